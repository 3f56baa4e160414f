import { matchRoutes } from 'react-router-dom';
import type { AppRouter } from './router';
import type { RouteHandle } from './routes';
import { withoutReload } from './staleChunk';

/** What a visitor does before following a link: points at it, puts a finger on it, comes to it by key. */
const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const;

/** On the way down: React keeps events from going up out of a part that it has not taken over yet. */
const OPTIONS = { capture: true, passive: true };

/**
 * Fetches a page's code, texts and data when a visitor is about to open it, so that a click paints at once.
 * @returns a function that ends it.
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
    void withoutReload(handle.prefetch(new URL(link.href), match?.params.slug));
  };
  for (const name of INTENTS) addEventListener(name, onIntent, OPTIONS);
  return () => {
    for (const name of INTENTS) removeEventListener(name, onIntent, OPTIONS);
  };
}

/** Whether the visitor has asked for as few bytes as possible; browsers that cannot tell say nothing. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
