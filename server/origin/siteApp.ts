import type { HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SOURCE_LANGUAGE, type Language } from '../../src/site/languages.ts';
import { REVIEW_PATH } from '../../src/site/adminPaths.ts';
import { addressOf, languageOfPath, pathOf, translatePath } from '../../src/site/pages.ts';
import { type Slugs } from '../../src/site/slugs.ts';
import { type SiteStamp, STAMP_PATH } from '../../src/site/siteStamp.ts';
import {
  ASSET_HEADERS,
  CACHE,
  CORP,
  IMAGE_CORP,
  REVIEW_HEADERS,
  securityHeaders,
} from '../headers.ts';
import {
  ASSETS,
  FEED_PATHS,
  FEED_TYPE,
  HIDDEN_FILES,
  IMAGES,
  isShellPath,
  meantPath,
  REDIRECTS,
} from '../hostRules.ts';
import type { Published } from '../publication/followPublished.ts';
import { ENTRY_HEADERS, entryLanguage, isEntryPath } from './entryLanguage.ts';

const addEtag = etag();

/** No page has a longer address, and file systems fail on one. */
const MAX_TARGET_LENGTH = 2048;

/** Browsers read a backslash as a slash and drop control characters: neither may reach a redirect. */
const MALFORMED_PATH = /[\\\p{Cc}]|%(5c|[01][0-9a-f]|7f)/iu;

/** Options of `siteApp`. */
export interface SiteOptions {
  /** Serve the prerendered pages, or the empty shell for every page. Default true. */
  prerendered?: boolean;
  /** The hosted backend that the build was made for, if it is not the embedded one. */
  hostedUrl?: string | undefined;
  /** Which prerendered pages may be served; all of them if left out. */
  published?: Published | undefined;
}

/** Handles requests with the socket they came by. */
export type SiteApp = Hono<{ Bindings: HttpBindings }>;

/** Serves the production build by the rules that docs/deploy.md has for other hosts. */
export function siteApp(
  dist: string,
  { prerendered = true, hostedUrl, published }: SiteOptions = {},
): SiteApp {
  const app: SiteApp = new Hono();
  const headers = Object.entries(securityHeaders(hostedUrl));
  const assetHeaders = Object.entries(ASSET_HEADERS);

  app.use(async (c, next) => {
    await next();
    const immutable = c.res.ok && c.req.path.startsWith(ASSETS);
    for (const [name, value] of immutable ? assetHeaders : headers) c.header(name, value);
    if (c.res.ok && c.req.path.startsWith(IMAGES)) c.header(CORP, IMAGE_CORP);
    c.header('Cache-Control', immutable ? CACHE.assets : CACHE.others);
    if (c.req.path === REVIEW_PATH) {
      for (const [name, value] of Object.entries(REVIEW_HEADERS)) c.header(name, value);
    }
    if (isEntryPath(c.req.path)) {
      for (const [name, value] of Object.entries(ENTRY_HEADERS))
        c.header(name, value, { append: true });
    }
    if (c.res.ok && FEED_PATHS.includes(c.req.path)) c.header('Content-Type', FEED_TYPE);
  });
  app.use((c, next) => {
    // The ETag is a digest of the body, which for a range is only a part of the file.
    const untagged = c.req.path.startsWith(ASSETS) || c.req.header('Range');
    return untagged ? next() : addEtag(c, next);
  });
  app.use(async (c, next) => {
    const { method, url: target = '/' } = c.env.incoming;
    if (!/^(GET|HEAD)$/.test(method ?? ''))
      return c.text('Method not allowed', 405, { Allow: 'GET, HEAD' });
    if (target.length > MAX_TARGET_LENGTH) return c.text('URI too long', 414);
    if (MALFORMED_PATH.test(target.split('?', 1).join())) return c.text('Not found', 404);
    await next();
  });
  // Before the slash at the end is removed, since WordPress has it: one redirect, not two.
  app.use(async (c, next) => {
    const address = c.env.incoming.url ?? '/';
    const found = published?.redirect(address);
    if (!found) return next();
    // What the site has itself is shown instead, such as a post with the same address.
    const [path = ''] = address.split('?', 1);
    const own = path.replace(/\/+$/, '');
    const file = found.byNumber || own === '' ? undefined : fileOf(own, dist, false);
    const isOwn = file === '/shell.html' ? await published?.has(own) : file !== undefined;
    return isOwn ? next() : c.redirect(found.target, 301);
  });
  app.use(async (c, next) => {
    const [path = '', ...query] = (c.env.incoming.url ?? '/').split('?');
    if (path.endsWith('/') && !/^\/*$/.test(path)) {
      // Never with two leading slashes: browsers read what follows as a host.
      const target = `/${path.replace(/^\/+|\/+$/g, '')}`;
      return c.redirect([target, ...query].join('?'), 301);
    }
    await next();
  });
  for (const { from, to } of REDIRECTS) app.get(from, (c) => c.redirect(to, 301));
  app.get('*', async (c, next) => {
    const isPublic = async (path: string) =>
      !prerendered || !published || (await published.has(path));
    const meant = meantPath(c.req.path);
    if (meant && (await isPublic(meant))) {
      return c.redirect(meant + new URL(c.req.url).search, 301);
    }
    // A post at the slug of another language.
    const slugs = (await isPublic(c.req.path)) ? published?.slugsAt(c.req.path) : undefined;
    const own =
      slugs && translatePath(c.req.path, languageOfPath(c.req.path) ?? SOURCE_LANGUAGE, slugs);
    if (own && own !== c.req.path) return c.redirect(own + new URL(c.req.url).search, 301);
    const wanted = entryLanguage({
      cookie: c.req.header('Cookie'),
      acceptLanguage: c.req.header('Accept-Language'),
      userAgent: c.req.header('User-Agent'),
    });
    const language = (await isPublic(pathOf('home', wanted))) ? wanted : SOURCE_LANGUAGE;
    let file = (await isPublic(c.req.path))
      ? fileOf(c.req.path, dist, prerendered && language, slugs)
      : undefined;
    if (file === STAMP_PATH && published) {
      const stamp = JSON.parse(readFileSync(join(dist, file), 'utf8')) as SiteStamp;
      const withoutWithdrawn = async <T>(byPath: Record<string, T>) => {
        const paths = Object.keys(byPath);
        const kept = await Promise.all(paths.map(isPublic));
        return Object.fromEntries(Object.entries(byPath).filter((_, index) => kept[index]));
      };
      const posts = await withoutWithdrawn(stamp.posts);
      return c.json({ ...stamp, posts, failures: await withoutWithdrawn(stamp.failures) });
    }
    if (file && /\.(html|xml)$/.test(file) && published?.isOutdated(file)) {
      // The browser reads the page's data itself; a feed or the sitemap is written in seconds.
      if (!file.endsWith('.html')) return c.text('Try again', 503, { 'Retry-After': '10' });
      file = '/shell.html';
    }
    if (!file && /\.\w+$/.test(c.req.path)) return c.text('Not found', 404);
    if (!file) c.req.raw.headers.delete('Range');
    const send = serveStatic({ root: dist, path: file ?? '/404.html', precompressed: true });
    const response = await send(c, next);
    // The length was read before the file was opened, which publishing may have replaced meanwhile.
    if (!c.req.header('Range')) response?.headers.delete('Content-Length');
    return file || !response
      ? response
      : new Response(response.body, { status: 404, headers: response.headers });
  });
  return app;
}

/**
 * The file to serve for a path, relative to the build; undefined for an address the site does not have.
 * @param language of a page without prefix in its address; false serves the shell for all pages.
 */
function fileOf(
  path: string,
  dist: string,
  language: Language | false,
  slugs?: Slugs,
): string | undefined {
  const has = (name: string) =>
    !name.includes('..') &&
    statSync(join(dist, name), { throwIfNoEntry: false })?.isFile() === true;
  if (!addressOf(path) && !isShellPath(path)) {
    return has(path) && !HIDDEN_FILES.test(path) ? path : undefined;
  }
  if (!language) return '/shell.html';
  const shown = isEntryPath(path) ? [translatePath(path, language, slugs), path] : [path];
  const pages = shown.map((page) => (page === '/' ? '/index.html' : `${page}.html`));
  return pages.find(has) ?? '/shell.html';
}
