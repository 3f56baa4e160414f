import { isAdminPath } from './adminPaths.ts';
import { SOURCE_LANGUAGE, isLanguage, type Language, LANGUAGES } from './languages.ts';
import { addressOf, PAGE_IDS, PARENTS, pathOf, postPathOf } from './pages.ts';
import { urlOf } from './urls.ts';

/**
 * Redirects of an older site's addresses (supabase/schemas/14_posts.sql), for the server, the rules
 * of static hosts, the admin area and imports.
 */
export const REDIRECT_KINDS = ['exact', 'prefix', 'dated'] as const;

export type RedirectKind = (typeof REDIRECT_KINDS)[number];

/** A redirect with the path that it leads to. */
export interface Redirect {
  kind: RedirectKind;
  source: string;
  /** May end in '/*', which takes the last part of the address. */
  target: string;
}

/** As `published_addresses()` returns it: to a path, or to a post by its slug. */
export interface PublishedRedirect {
  kind: RedirectKind;
  source: string;
  target: string | null;
  slug: string | null;
  language: string | null;
}

/** What serves files, the backend and the admin area, which no redirect may take. */
const RESERVED = /^\/(assets|images|locales|fonts|auth|rest|storage|functions|\.well-known)(\/|$)/;

/** Parameters by which WordPress numbers its pages. */
const NUMBERED = ['p', 'page_id', 'cat'];

/** Whether the site has a page of its own at a path, which is shown instead of a redirect. */
const isOwnPath = (path: string) =>
  (addressOf(path) !== undefined && addressOf(path)?.page !== 'post') ||
  isAdminPath(path) ||
  RESERVED.test(path);

/** Whether pages of the site are below a path, such as the posts below the blog. */
const hasPagesBelow = (path: string) =>
  LANGUAGES.some(
    (language) =>
      PAGE_IDS.some((page) => pathOf(page, language).startsWith(`${path}/`)) ||
      Object.values(PARENTS).some((page) => pathOf(page, language) === path),
  );

/**
 * The form in which an old address is stored and found: decoded, in lower case, without host and
 * without slash at its end, with the one number of its query that names a page.
 * @returns undefined for what is no address.
 */
export function sourceOf(address: string): string | undefined {
  const url = urlOf(address.trim(), 'https://old.example');
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  let path;
  try {
    path = decodeURIComponent(url.pathname).normalize('NFC').toLowerCase();
  } catch {
    return undefined;
  }
  path = path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  const name = NUMBERED.find((each) => /^\d{1,10}$/.test(url.searchParams.get(each) ?? ''));
  return name ? `${path}?${name}=${url.searchParams.get(name) ?? ''}` : path;
}

/** Why an address cannot be redirected: 'form', or 'own' if the site has a page there; else undefined. */
export function sourceProblem(kind: RedirectKind, source: string): 'form' | 'own' | undefined {
  const isForm =
    source.length <= 500 &&
    /^(\/|(\/[a-z0-9._~+@\u00a1-\u1fff\u2070-\u2fff\u3001-\ud7ff\uf900-\ufdff\u{10000}-\u{10ffff}-]+)+)(\?(p|page_id|cat)=\d{1,10})?$/u.test(
      source,
    ) &&
    !/(^|\/)\.{1,2}(\/|$)/.test(source) &&
    (kind === 'exact' || !source.includes('?')) &&
    (kind === 'dated' || source !== '/');
  if (!isForm) return 'form';
  const [path = ''] = source.split('?');
  if (path !== source) return undefined;
  const isOwn =
    (kind === 'exact' && isOwnPath(path)) ||
    (kind === 'prefix' && (isAdminPath(path) || hasPagesBelow(path))) ||
    RESERVED.test(path);
  return isOwn ? 'own' : undefined;
}

/** The narrower redirect first, as all hosts try them. */
const byKind = (a: Redirect, b: Redirect) =>
  Number(b.kind === 'exact') - Number(a.kind === 'exact') || b.source.length - a.source.length;

/** The redirects as paths, in the order to try them, without those that the site does not follow. */
export function redirectsOf(
  published: readonly PublishedRedirect[],
  languages: ReadonlySet<Language>,
): Redirect[] {
  const followed = published.flatMap(({ kind, source, target, slug, language }): Redirect[] => {
    if (sourceProblem(kind, source)) return [];
    if (target) return [{ kind, source, target }];
    if (!slug) return [];
    const shown = isLanguage(language) && languages.has(language) ? language : SOURCE_LANGUAGE;
    const path = postPathOf(slug, shown);
    return path === source ? [] : [{ kind, source, target: path }];
  });
  return followed.sort(byKind);
}

/** What follows the year in a dated address, and its last part. */
const DATED = /^\/\d{4}(?:\/\d{2}(?:\/\d{2})?)?(?:\/([^/]+))?$/;
const LAST_PART = /\/([a-z0-9_-]+)$/;

function targetOf({ target }: Redirect, path: string): string | undefined {
  if (!target.endsWith('/*')) return target;
  const [, part] = LAST_PART.exec(path) ?? [];
  return part && target.slice(0, -1) + part;
}

/** Where an old address leads, and whether by its number, for which the site has no page of its own. */
export interface Found {
  target: string;
  byNumber: boolean;
}

/** Finds where an address leads. @param redirects as `redirectsOf` orders them. */
export function redirectFinder(
  redirects: readonly Redirect[],
): (address: string) => Found | undefined {
  const exact = new Map<string, Redirect>();
  const patterns = redirects.filter(({ kind }) => kind !== 'exact');
  for (const redirect of redirects) {
    if (redirect.kind === 'exact') exact.set(redirect.source, redirect);
  }
  return (address) => {
    if (redirects.length === 0) return undefined;
    const source = sourceOf(address);
    if (source === undefined) return undefined;
    const [path = ''] = source.split('?');
    const numbered = path === source ? undefined : exact.get(source);
    if (numbered) return { target: numbered.target, byNumber: true };
    if (isOwnPath(path)) return undefined;
    const found = exact.get(path);
    if (found) return { target: found.target, byNumber: false };
    for (const redirect of patterns) {
      const start = redirect.source === '/' ? '' : redirect.source;
      if (!path.startsWith(`${start}/`)) continue;
      const rest = path.slice(start.length);
      if (redirect.kind === 'dated') {
        const dated = DATED.exec(rest);
        if (!dated || (redirect.target.endsWith('/*') && !dated[1])) continue;
      }
      const target = targetOf(redirect, path);
      if (target) return { target, byNumber: false };
    }
    return undefined;
  };
}
