import { island } from '@/hydration/island';

/** The footer of every public page. */
export const footerIsland = island(async () => (await import('./SiteFooter')).SiteFooter);
