import { createPath, encodePath, type Location, partsOf } from './location';

/** The entries that going back and forward lead through. */
export interface History {
  readonly location: Location;
  push: (location: Location) => void;
  replace: (location: Location) => void;
  go: (delta: number) => void;
  /**
   * Calls back when going back or forward has changed the location, by `delta` entries where that is
   * known. @returns a function that stops it.
   */
  listen: (onPop: (delta: number | undefined) => void) => () => void;
}

/** What an entry of the browser's history keeps. */
interface Kept {
  usr?: unknown;
  key?: string;
  idx?: number;
}

/** The browser's own history. */
export function browserHistory(): History {
  const kept = () => (history.state ?? {}) as Kept;
  let index = kept().idx ?? 0;
  if (kept().idx === undefined) history.replaceState({ ...kept(), idx: index }, '');
  const entry = ({ state, key }: Location): Kept => ({ usr: state, key, idx: index });
  return {
    get location() {
      const { pathname, search, hash } = window.location;
      return { pathname, search, hash, state: kept().usr ?? null, key: kept().key ?? 'default' };
    },
    push(location) {
      index += 1;
      history.pushState(entry(location), '', createPath(location));
    },
    replace: (location) => history.replaceState(entry(location), '', createPath(location)),
    go: (delta) => history.go(delta),
    listen(onPop) {
      const onPopState = () => {
        const { idx } = kept();
        const delta = idx === undefined ? undefined : idx - index;
        index = idx ?? index;
        onPop(delta);
      };
      addEventListener('popstate', onPopState);
      return () => removeEventListener('popstate', onPopState);
    },
  };
}

/** A history without a browser: of a page that is rendered to a file, or in a test. */
export function memoryHistory(path: string): History {
  const first = encodePath({ pathname: '', search: '', hash: '', ...partsOf(path) });
  const entries: Location[] = [{ ...first, state: null, key: 'default' }];
  let index = 0;
  let listener: (delta: number) => void = () => undefined;
  return {
    get location() {
      return entries[index] as Location;
    },
    push(location) {
      entries.splice((index += 1), Infinity, location);
    },
    replace(location) {
      entries[index] = location;
    },
    go(delta) {
      index += delta;
      listener(delta);
    },
    listen(onPop) {
      listener = onPop;
      return () => undefined;
    },
  };
}
