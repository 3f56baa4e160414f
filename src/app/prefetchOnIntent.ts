import { matchRoutes } from 'react-router-dom';
import type { AppRouter } from './router';
import type { RouteHandle } from './routes';

/** Events that precede following a link: pointing at it, touching it, focusing it. */
const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * In the capture phase: React stops events from bubbling out of a boundary that is not hydrated
 * yet.
 */
const OPTIONS = { capture: true, passive: true };

/**
 * Prefetches a page's code, texts and data when the visitor is about to open it, so that a click
 * paints at once.
 * @returns a function that stops it.
 */
export function prefetchOnIntent(router: AppRouter): () => void {
  let last: string | undefined;
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.target || link.origin !== location.origin || link.href === last) return;
    last = link.href;
    if (savesData()) return;
    const match = matchRoutes(router.routes, link)?.at(-1);
    const handle = match?.route.handle as RouteHandle | undefined;
    if (!handle) return;
    // A failure is reported once the page is really opened.
    handle.prefetch(new URL(link.href), match?.params.slug).catch(() => undefined);
  };
  for (const name of INTENTS) addEventListener(name, onIntent, OPTIONS);
  return () => {
    for (const name of INTENTS) removeEventListener(name, onIntent, OPTIONS);
  };
}

/** Whether the visitor has turned on data saving; false in browsers without the API. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
