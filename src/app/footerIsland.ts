import { island } from '@/hydration/island';

export const footerIsland = island(async () => (await import('./SiteFooter')).SiteFooter);
