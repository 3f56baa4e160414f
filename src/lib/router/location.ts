/** A place on the site, with what its entry of the history keeps. */
export interface Location {
  pathname: string;
  /** With '?', or empty. */
  search: string;
  /** With '#', or empty. */
  hash: string;
  state: unknown;
  /** Of the entry of the history; 'default' for the first one of a document. */
  key: string;
}

export type Path = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Where a link leads: a path from '/' on, a query or a hash of the current page, or their parts. */
export type To = string | Partial<Path>;

export function createPath({ pathname, search, hash }: Path): string {
  return pathname + search + hash;
}

const withSign = (sign: '?' | '#', text = '') =>
  text && text !== sign ? sign + (text.startsWith(sign) ? text.slice(1) : text) : '';

/** Where a link on a page leads; without a path to the page itself, without its query and hash. */
export function resolvePath(to: To, { pathname: current }: Path): Path {
  const parts = typeof to === 'string' ? partsOf(to) : to;
  return {
    pathname: parts.pathname ?? current,
    search: withSign('?', parts.search),
    hash: withSign('#', parts.hash),
  };
}

/** The parts of a path that are there. */
export function partsOf(path: string): Partial<Path> {
  const [, pathname, search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
  return { ...(pathname && { pathname }), search, hash };
}

/** A path as a browser writes it in its address bar. */
export function encodePath(path: Path): Path {
  const { pathname, search, hash } = new URL(createPath(path), 'http://localhost');
  return { pathname, search, hash };
}
