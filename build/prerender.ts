/**
 * Writes an HTML file for each localized page, and for each published post in each language it
 * exists in; then sitemap, feeds and the configuration files of static hosts. What the folder
 * already has, made from the same data, stays.
 *
 * Vite builds this program with the app, into `.vite/server` of the build: it always belongs to the
 * app whose pages it writes, and starts without a compiler.
 * server/publication/prerenderProcess.ts runs it.
 *
 *   --backend=URL  the address of the embedded backend; a hosted one is part of the build
 */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createReader, env, hostedUrl, type Reader, type Texts } from '../src/entry-server.tsx';
import type { PublishedPost } from '../src/features/public/blog/publishedPosts.ts';
import { UUID } from '../src/features/public/blog/queries.ts';
import { NAMESPACES } from '../src/i18n/namespaces.ts';
import { publicationRevision, publishedAddresses } from '../src/lib/publication.ts';
import { SOURCE_LANGUAGE, type Language, LANGUAGES } from '../src/site/languages.ts';
import { feedPathOf, FIXED_PATHS, postPathOf, translatePath } from '../src/site/pages.ts';
import { slugIn } from '../src/site/slugs.ts';
import { type Redirect, redirectsOf } from '../src/site/redirects.ts';
import { securityHeaders } from '../server/headers.ts';
import { netlifyHeaders, netlifyRedirects, nginxMaps, nginxRules } from './hostFiles.ts';
import {
  digestOfApp,
  type PublicationResult,
  publish,
  readStamp,
  type Site,
  writeStamp,
} from './publish.ts';
import type { PageJob } from './renderPages.ts';
import { feed, languagesOf, robots, SECURITY_TXT, securityTxt, sitemap } from './seoFiles.ts';

const SERVER_BUILD = dirname(fileURLToPath(import.meta.url));

/** How many pages are read at a time: a hosted project is tens of milliseconds away. */
const READ_TOGETHER = 8;

/** How many failed pages are reported: they usually share one reason. */
const MAX_REPORTS = 5;

async function readTexts(out: string): Promise<Texts> {
  const texts: Texts = {};
  for (const language of LANGUAGES) {
    texts[language] = {};
    for (const namespace of NAMESPACES) {
      const file = join(out, 'locales', language, `${namespace}.json`);
      texts[language][namespace] = JSON.parse(await readFile(file, 'utf8')) as object;
    }
  }
  return texts;
}

/** Redirects backend calls to its address: built code addresses it by the site's origin. */
function callBackendAt(address: string): void {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    return fetch(new URL(pathname + search, address), init);
  };
}

/**
 * All pages in all active languages, and each post in the languages it is written in. The posts that
 * changed last come first, since their editor is waiting.
 */
function pagesOf(posts: readonly PublishedPost[], active: readonly Language[]): PageJob[] {
  const latest = posts.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  const paths = active.flatMap((language) =>
    FIXED_PATHS.map((path) => translatePath(path, language)),
  );
  return [
    ...[...paths, '/404'].map((path) => ({ path })),
    ...latest.flatMap((post) =>
      languagesOf(post, active).map((language) => ({
        path: postPathOf(slugIn(post.slugs, language), language),
        version: post.updatedAt,
      })),
    ),
  ];
}

/** The addresses of all posts in the active languages. */
const addressesOf = (posts: readonly PublishedPost[], active: readonly Language[]) =>
  posts.flatMap(({ slugs, texts }) =>
    active.map((language) => ({
      language,
      isWritten: texts[language] !== undefined,
      path: postPathOf(slugIn(slugs, language), language),
      /** With the Spanish slug, which leads there too. */
      unnamed: postPathOf(slugIn(slugs, SOURCE_LANGUAGE), language),
      /** In Spanish, whose address has no prefix. */
      entry: postPathOf(slugIn(slugs, SOURCE_LANGUAGE), SOURCE_LANGUAGE),
    })),
  );

function siteFiles(
  reader: Reader,
  posts: readonly PublishedPost[],
  former: readonly string[],
  active: readonly Language[],
  redirects: readonly Redirect[],
): Site['files'] {
  const { siteUrl } = env;
  const feeds = active.map((language) => {
    const title = reader.text(language, 'blog.title');
    const subtitle = reader.text(language, 'blog.description');
    return [feedPathOf(language).slice(1), feed(siteUrl, language, { title, subtitle }, posts)];
  });
  const headers = securityHeaders(hostedUrl);
  const addresses = addressesOf(posts, active);
  const others = addresses.filter(({ language }) => language !== SOURCE_LANGUAGE);
  const translations = others
    .filter(({ isWritten }) => isWritten)
    .map(({ entry, language, path }) => ({ path: entry, language, shown: path }));
  const unwritten = [
    ...others.filter(({ isWritten }) => !isWritten).map(({ path }) => path),
    ...active
      .filter((language) => language !== SOURCE_LANGUAGE)
      .flatMap((language) => former.map((slug) => postPathOf(slug, language))),
  ];
  const renamed = addresses
    .filter(({ isWritten, path, unnamed }) => isWritten && path !== unnamed)
    .map(({ path, unnamed }): Redirect => ({ kind: 'exact', source: unnamed, target: path }));
  return {
    'sitemap.xml': sitemap(siteUrl, posts, active),
    ...(Object.fromEntries(feeds) as Site['files']),
    'robots.txt': robots(siteUrl),
    [SECURITY_TXT]: securityTxt(siteUrl, reader.firm().email, new Date()),
    _redirects: netlifyRedirects(active, unwritten, translations, [...renamed, ...redirects]),
    _headers: netlifyHeaders(headers),
    '.nginx.conf': nginxRules(headers),
    '.nginx-http.conf': nginxMaps(redirects, renamed),
  };
}

/** The slugs that published posts once had. */
function formerSlugs(slugs: readonly string[], posts: readonly PublishedPost[]): string[] {
  const current = new Set(posts.flatMap(({ slugs: own }) => Object.values(own)));
  return slugs.filter((slug) => !current.has(slug) && !UUID.test(slug)).sort();
}

async function withData(reader: Reader, pages: readonly PageJob[]): Promise<PageJob[]> {
  const read: PageJob[] = [];
  for (let first = 0; first < pages.length; first += READ_TOGETHER) {
    const some = pages
      .slice(first, first + READ_TOGETHER)
      .map(async (page) => ({ ...page, queries: await reader.read(page.path) }));
    read.push(...(await Promise.all(some)));
  }
  return read;
}

/** Its message says what to do; the lines of the program would not. */
class UnreachableBackendError extends Error {}

/** Reads the data of all pages. @throws {UnreachableBackendError} */
async function readSite(texts: Texts): Promise<Site> {
  const reader = createReader(texts);
  // Read before the data, so that a change between the two reads is published by the next run.
  const revision = await publicationRevision().catch(() => '');
  const posts = await reader.publishedPosts().catch((cause: unknown) => {
    throw new UnreachableBackendError(
      `The backend at ${hostedUrl || 'this process'} does not answer, from whose data pages are rendered: ${String(cause)}`,
      { cause },
    );
  });
  const active = await reader.languages();
  const pages = await withData(reader, pagesOf(posts, active));
  const addresses = await publishedAddresses();
  const former = formerSlugs(addresses.slugs, posts);
  const redirects = redirectsOf(addresses.redirects, new Set(active)).filter(
    // A post with the same address is shown instead.
    ({ kind, source }) => kind !== 'exact' || !pages.some(({ path }) => path === source),
  );
  pages.push(...former.map((slug) => ({ path: postPathOf(slug, SOURCE_LANGUAGE) })));
  return { revision, pages, files: siteFiles(reader, posts, former, active, redirects) };
}

function report({ written, removed, failures }: PublicationResult, { pages }: Site): void {
  const seconds = (performance.now() / 1000).toFixed(1);
  // Not counting the 404 page, which has no address.
  const pagesOfSite = `Prerendered ${pages.length - 1} pages in ${seconds} s`;
  console.log(`${pagesOfSite} (${written} files written, ${removed} removed).`);
  for (const failure of [...failures.values()].slice(0, MAX_REPORTS)) console.error(failure);
  if (failures.size > 0) {
    console.error(`${failures.size} pages failed and were left as they are.`);
    process.exitCode = 1;
  }
}

const { backend } = parseArgs({ options: { backend: { type: 'string' } } }).values;
const out = join(SERVER_BUILD, '../..');
// Ends with the process that started it, which may be killed.
process.on('disconnect', () => process.exit());
const stop = new AbortController();
process.on('message', () => stop.abort());
try {
  if (backend) callBackendAt(backend);
  const texts = await readTexts(out);
  const site = await readSite(texts);
  process.send?.('read');
  const job = { out, serverBuild: SERVER_BUILD, texts };
  const app = digestOfApp(out, SERVER_BUILD, texts);
  stop.signal.throwIfAborted();
  report(await publish(job, app, site, stop.signal), site);
} catch (error) {
  process.exitCode = 1;
  if (!stop.signal.aborted) {
    console.error(error instanceof UnreachableBackendError ? error.message : error);
    writeStamp(out, { ...readStamp(out), failures: { '': (error as Error).message } });
  }
} finally {
  if (process.connected) process.disconnect();
}
