import { late } from '@/ui/late';

export const foot = late(async () => (await import('./Foot')).Foot);
