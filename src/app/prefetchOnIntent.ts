import { afterPaint } from '@/hydration/firstInteraction';
import type { Navigation } from '@/lib/router/navigation';

/** Events that precede following a link: pointing at it, touching it, focusing it. */
const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Prefetches a page's code, texts and data when the visitor is about to open it, so that a click
 * paints at once. The answer to the event itself comes first: opening the menu focuses a link.
 * @returns a function that stops it.
 */
export function prefetchOnIntent({ pageOf }: Pick<Navigation, 'pageOf'>): () => void {
  let last: string | undefined;
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.target || link.origin !== location.origin || link.href === last) return;
    last = link.href;
    const url = new URL(link.href);
    // A failure is reported once the page is really opened.
    const prefetch = () => Promise.allSettled(pageOf(url.pathname).load?.(url, true) ?? []);
    if (!savesData()) void afterPaint().then(prefetch);
  };
  const ended = new AbortController();
  // In the capture phase: React stops events from bubbling out of a boundary that is not hydrated yet.
  const options = { capture: true, passive: true, signal: ended.signal };
  for (const name of INTENTS) addEventListener(name, onIntent, options);
  return () => ended.abort();
}

/** Whether the visitor has turned on data saving; false in browsers without the API. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
