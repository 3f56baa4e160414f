import type { Location } from './location';

/** The cookie policy names it (legal/): it is React Router's, which the site used before. */
const STORAGE_KEY = 'react-router-scroll-positions';

/**
 * The first history entry of every document has the same key, so its scroll position is stored by
 * its address.
 */
function keyOf({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

/** How far each entry of the history was scrolled. */
export class ScrollPositions {
  #positions: Record<string, number> = {};
  #isRestored = false;

  save(location: Location): void {
    this.#positions[keyOf(location)] = window.scrollY;
  }

  of(location: Location): number | undefined {
    return this.#positions[keyOf(location)];
  }

  /** Reads those that earlier documents stored. @returns that of the first location, once. */
  restore(location: Location): number | undefined {
    if (this.#isRestored) return undefined;
    this.#isRestored = true;
    try {
      const stored = sessionStorage.getItem(STORAGE_KEY);
      if (stored) this.#positions = JSON.parse(stored) as Record<string, number>;
    } catch {
      // Some private windows refuse the storage.
    }
    return this.of(location);
  }

  store(current: Location | undefined): void {
    if (current) this.save(current);
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(this.#positions));
    } catch {
      // As above: the next document starts at its top.
    }
  }
}
