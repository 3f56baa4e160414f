/**
 * The second half of `npm run build`: one HTML file for every localized page, and for every published post in
 * every language it exists in; then what search engines, feed readers and static hosts read. Needs the backend:
 * without it the build stops or, with `--allow-empty`, makes every page an empty shell.
 *
 *   --out=FOLDER   where `vite build` has left its half (default dist)
 *   --data=FOLDER  the embedded backend's data; without it, the demo's
 */
import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Reader, Texts } from '../src/entry-server.tsx';
import type { PublishedPost } from '../src/features/blog/queries.ts';
import { LANGUAGES } from '../src/site/languages.ts';
import { feedPathOf, pathOf, postPathOf, PRERENDERED } from '../src/site/pages.ts';
import { startEmbedded } from './embedded.ts';
import { securityHeaders } from './headers.ts';
import { netlifyHeaders, netlifyRedirects, nginxRules } from './hostFiles.ts';
import { DIST, ROOT } from './paths.ts';
import { QUICK, writeCompressed } from './precompress.ts';
import { readPosts, UnreachableBackend } from './readPosts.ts';
import { type PageToMake, renderPages } from './renderPages.ts';
import { feed, languagesOf, robots, sitemap } from './seoFiles.ts';

type Server = typeof import('../src/entry-server.tsx');

const SERVER_BUILD = join(ROOT, `node_modules/.cache/prerender-${process.pid}`);
const NAMESPACES = ['common', 'navigation', 'contact', 'blog', 'services', 'routes'];

async function readTexts() {
  const texts: Texts = {};
  for (const language of LANGUAGES) {
    texts[language] = {};
    for (const namespace of NAMESPACES) {
      const file = join(ROOT, 'public/locales', language, `${namespace}.json`);
      texts[language][namespace] = JSON.parse(await readFile(file, 'utf8')) as object;
    }
  }
  return texts;
}

/** The server's half of the app. Vite makes it in a process of its own, whose memory is free again afterwards. */
async function buildServer(): Promise<Server> {
  // Vite writes for one of React's builds by this, and React picks it by this; the one for development takes several
  // times as long.
  process.env.NODE_ENV = 'production';
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const args = ['build', '--ssr', '--outDir', SERVER_BUILD];
  await promisify(execFile)(
    process.execPath,
    [vite, ...args, '--emptyOutDir', '--logLevel', 'warn'],
    { cwd: ROOT },
  );
  const server: unknown = await import(pathToFileURL(join(SERVER_BUILD, 'entry-server.js')).href);
  return server as Server;
}

/** Pages in all languages, and each post in those it has been written in. */
function pathsOf(posts: readonly PublishedPost[]): string[] {
  return [
    ...LANGUAGES.flatMap((language) => PRERENDERED.map((page) => pathOf(page, language))),
    ...posts.flatMap((post) =>
      languagesOf(post).map((language) => postPathOf(post.slug, language)),
    ),
  ];
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Runs `read` with a backend behind `fetch`: the embedded one, for just as long, unless a hosted one is named. */
async function withBackend<T>(server: Server, read: () => Promise<T>): Promise<T> {
  if (server.hostedUrl) return read();
  const { fetch } = globalThis;
  const backend = await startEmbedded({ dataDir: options.data });
  globalThis.fetch = (input, init) => backend.fetch(new Request(input, init));
  try {
    return await read();
  } finally {
    globalThis.fetch = fetch;
    await backend.close();
    // The threads need its 200 MB, and while it waits for them V8 collects nothing here.
    collectGarbage();
  }
}

/** Reads all that the site shows; without a backend, where its pages may be empty, `posts` is null. */
async function readSite(server: Server, reader: Reader) {
  const posts = await readPosts(reader, server.hostedUrl, options['allow-empty']);
  const pages: PageToMake[] = [];
  for (const path of [...pathsOf(posts ?? []), '/404']) {
    pages.push({ path, queries: posts ? await reader.read(path) : undefined });
  }
  return { posts, pages };
}

function writeSiteFiles(server: Server, reader: Reader, posts: readonly PublishedPost[]) {
  const { siteUrl } = server.env;
  // These grow with the posts, and nobody waits for them.
  writeCompressed(out, 'sitemap.xml', sitemap(siteUrl, posts), QUICK);
  for (const language of LANGUAGES) {
    const title = reader.text(language, 'blog.title');
    const subtitle = reader.text(language, 'blog.description');
    const content = feed(siteUrl, language, { title, subtitle }, posts);
    writeCompressed(out, feedPathOf(language), content, QUICK);
  }
  writeCompressed(out, 'robots.txt', robots(siteUrl));
  const headers = securityHeaders(server.hostedUrl);
  writeCompressed(out, '_redirects', netlifyRedirects());
  writeCompressed(out, '_headers', netlifyHeaders(headers));
  writeCompressed(out, '.nginx.conf', nginxRules(headers));
}

const start = performance.now();
const { values: options } = parseArgs({
  options: {
    out: { type: 'string', default: DIST },
    data: { type: 'string' },
    'allow-empty': { type: 'boolean', default: false },
  },
});
const out = resolve(options.out);
try {
  const server = await buildServer();
  const texts = await readTexts();
  const reader = server.createReader(texts);
  const { posts, pages } = await withBackend(server, () => readSite(server, reader));
  writeCompressed(out, 'shell.html', await readFile(join(out, 'index.html'), 'utf8'));
  await renderPages({ out, serverBuild: SERVER_BUILD, texts }, pages);
  writeSiteFiles(server, reader, posts ?? []);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const { user, system } = process.cpuUsage();
  const processor = ((user + system) / 1e6).toFixed(1);
  const megabytes = (process.resourceUsage().maxRSS / 1024).toFixed(0);
  // The 404 page has no address of its own.
  console.log(
    `${posts ? 'Prerendered' : 'Made empty shells of'} ${pages.length - 1} pages ` +
      `in ${seconds} s (${processor} s of processor time, ${megabytes} MB of memory at most).`,
  );
} catch (error) {
  console.error(error instanceof UnreachableBackend ? error.message : error);
  // Half a build is none: `npm start` would take it for a whole one.
  await rm(out, { recursive: true, force: true });
  process.exitCode = 1;
} finally {
  await rm(SERVER_BUILD, { recursive: true, force: true });
}
