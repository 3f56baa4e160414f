import { allowed } from '../allowed';
import type { Entry } from './entry';

/** The cookie policy names it (legal/): it is React Router's, which the site used before. */
const STORAGE_KEY = 'react-router-scroll-positions';

/** The first entry of every document has the same key, so its position is kept by its address. */
function keyOf({ key, pathname, search }: Entry): string {
  return key === 'default' ? pathname + search : key;
}

/** How far each entry of the history was scrolled, in earlier documents of the tab too. */
export class ScrollPositions {
  /** None where the storage is refused, or in prerendering, which has none. */
  #positions =
    allowed(
      () => JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>,
    ) ?? {};

  of(entry: Entry): number | undefined {
    return this.#positions[keyOf(entry)];
  }

  save(entry: Entry): void {
    this.#positions[keyOf(entry)] = window.scrollY;
  }

  /** Keeps them for the next document, which else starts at its top. */
  store(): void {
    allowed(() => sessionStorage.setItem(STORAGE_KEY, JSON.stringify(this.#positions)));
  }
}

/** Whether the document is neither reloaded nor reached along the history, and begins at its top. */
export function isOpenedAnew(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}
