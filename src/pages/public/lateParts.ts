import { late } from '@/ui/late';

/** The home page from its second screen on. */
export const homeSections = late(async () => (await import('./HomeSections')).HomeSections);

export const survey = late(async () => (await import('@/features/survey/Survey')).Survey);
