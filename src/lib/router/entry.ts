/** An entry of the history: an address and what is kept with it. */
export interface Entry {
  pathname: string;
  /** With '?', or empty. */
  search: string;
  /** With '#', or empty. */
  hash: string;
  state: unknown;
  /** 'default' for the first entry of a document. */
  key: string;
}

/** State of an entry that is reached without scrolling to its hash or its top. */
export interface KeptScroll {
  keepScroll: true;
}

/** What an entry keeps in the browser's history, in the format that React Router had. */
export interface Kept {
  usr?: unknown;
  key?: string;
  /** Its place in the history, to take back a step that is refused. */
  idx?: number;
}

/** Path, query and hash. */
export const hrefOf = ({ pathname, search, hash }: Entry) => pathname + search + hash;
/** A path as the base of others; its origin means nothing. */
export const urlOf = (path: string) => new URL(`http://localhost${path}`);
/** What the browser's present entry keeps. */
export const kept = () => (history.state ?? {}) as Kept;
export const browserEntry = () => entryOf(new URL(location.href), kept());

/** An entry of an address and what is kept with it. */
export function entryOf(url: URL, { usr: state = null, key = 'default' }: Kept): Entry {
  const { pathname, search, hash } = url;
  return { pathname, search, hash, state, key };
}
