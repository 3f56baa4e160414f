import { afterPaint } from '@/hydration/firstInteraction';
import type { SiteNavigation } from './router';

/** Events that precede following a link: pointing at it, touching it, focusing it. */
const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * In the capture phase: React stops events from bubbling out of a boundary that is not hydrated
 * yet.
 */
const OPTIONS = { capture: true, passive: true };

/**
 * Prefetches a page's code, texts and data when the visitor is about to open it, so that a click
 * paints at once. The answer to the event itself comes first: opening the menu focuses a link.
 * @returns a function that stops it.
 */
export function prefetchOnIntent(navigation: SiteNavigation): () => void {
  let last: string | undefined;
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.target || link.origin !== location.origin || link.href === last) return;
    last = link.href;
    if (!savesData()) void afterPaint().then(() => prefetch(navigation, new URL(link.href)));
  };
  for (const name of INTENTS) addEventListener(name, onIntent, OPTIONS);
  return () => {
    for (const name of INTENTS) removeEventListener(name, onIntent, OPTIONS);
  };
}

function prefetch({ pageOf }: SiteNavigation, url: URL): void {
  // A failure is reported once the page is really opened.
  pageOf(url.pathname)
    .needs?.prefetch(url)
    .catch(() => undefined);
}

/** Whether the visitor has turned on data saving; false in browsers without the API. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
