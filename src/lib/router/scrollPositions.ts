import type { Entry } from './entry';

/** The cookie policy names it (legal/): it is React Router's, which the site used before. */
const STORAGE_KEY = 'react-router-scroll-positions';

/** The first entry of every document has the same key, so its position is kept by its address. */
function keyOf({ key, pathname, search }: Entry): string {
  return key === 'default' ? pathname + search : key;
}

/** How far each entry of the history was scrolled, in earlier documents of the tab too. */
export class ScrollPositions {
  #positions: Record<string, number> = {};

  constructor() {
    try {
      const stored = sessionStorage.getItem(STORAGE_KEY);
      if (stored) this.#positions = JSON.parse(stored) as Record<string, number>;
    } catch {
      // Some private windows refuse the storage, and prerendering has none.
    }
  }

  of(entry: Entry): number | undefined {
    return this.#positions[keyOf(entry)];
  }

  save(entry: Entry): void {
    this.#positions[keyOf(entry)] = window.scrollY;
  }

  /** Keeps them for the next document. */
  store(): void {
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(this.#positions));
    } catch {
      // As above: the next document starts at its top.
    }
  }
}

/** Whether the document is neither reloaded nor reached along the history, and begins at its top. */
export function isOpenedAnew(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}
