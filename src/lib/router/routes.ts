import type { ComponentType, ReactNode } from 'react';

export type Params = Partial<Record<string, string>>;

/** What loading a route may read. `signal` is aborted once another navigation replaces this one. */
export interface LoadContext {
  url: URL;
  params: Params;
  signal: AbortSignal;
}

/** A page, or what is around several. Paths are relative to the route around, unless absolute. */
export interface Route {
  /** With `:name` for a segment of any text; `*` for all other paths. Without: around `children`. */
  path?: string;
  /** What is shown; the route below is its `Outlet`. */
  Component?: ComponentType;
  /** Replaces `Component` where it, or a route below without one, fails. */
  errorElement?: ReactNode;
  /** Loads what `Component` needs; undefined where that is there already. */
  load?: (context: LoadContext) => Promise<unknown> | undefined;
  /** Leads to another address instead. */
  redirect?: string;
  handle?: unknown;
  children?: Route[];
}

/** The routes of an address, from the root down, and the texts of their `:names`. */
export interface Match {
  branch: readonly Route[];
  params: Params;
}

const keyOf = (path: string) => path.replace(/(?<=.)\/$/, '').toLowerCase();

/** Segment by segment: a decoded one may contain a slash. */
function decodePath(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}

/**
 * Finds the routes of addresses, regardless of case and of a slash at the end. Paths without names
 * are found first, by one look-up: on a slow phone trying all takes longer than rendering a page.
 */
export function createMatcher(routes: readonly Route[]): (pathname: string) => Match {
  const fixed = new Map<string, readonly Route[]>();
  const named: { pattern: RegExp; branch: readonly Route[] }[] = [];
  let others: readonly Route[] = [];

  const add = (route: Route, parents: readonly Route[], base: string) => {
    const branch = [...parents, route];
    const { path = '', children } = route;
    const full = path.startsWith('/') ? path : [base, path].filter(Boolean).join('/');
    if (children) for (const child of children) add(child, branch, full);
    else if (path === '*') others = branch;
    else if (full.includes(':')) named.push({ pattern: patternOf(full), branch });
    else fixed.set(keyOf(full), branch);
  };
  for (const route of routes) add(route, [], '');

  return (pathname) => {
    const path = decodePath(pathname);
    const branch = fixed.get(keyOf(path));
    if (branch) return { branch, params: {} };
    for (const { pattern, branch } of named) {
      const found = pattern.exec(path)?.groups;
      if (found) {
        const params = Object.entries(found).map(([k, v]) => [k, v.replaceAll('%2F', '/')]);
        return { branch, params: Object.fromEntries(params) as Params };
      }
    }
    return { branch: others, params: {} };
  };
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i');
}
