import { island } from '@/hydration/island';

export const footerIsland = island(
  async () => (await import('@/features/public/footer/Footer')).Footer,
);
