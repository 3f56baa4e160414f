/**
 * The second half of `npm run build`: writes an HTML file for each localized page, and for each
 * published post in each language it exists in; then sitemap, feeds and the configuration files of
 * static hosts. Needs the backend: without it the build fails or, with `--allow-empty`, writes
 * empty shells.
 *
 *   --out=FOLDER   the folder of the Vite build (default dist)
 *   --data=FOLDER  the data directory of the embedded backend; by default the demo content
 */
import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Reader, Texts } from '../src/entry-server.tsx';
import type { PublishedPost } from '../src/features/public/blog/queries.ts';
import { LANGUAGES } from '../src/site/languages.ts';
import { feedPathOf, pathOf, postPathOf, PRERENDERED_PAGES } from '../src/site/pages.ts';
import { startEmbedded } from '../server/embedded/embedded.ts';
import { securityHeaders } from '../server/headers.ts';
import { netlifyHeaders, netlifyRedirects, nginxMaps, nginxRules } from './hostFiles.ts';
import { DIST, ROOT } from '../server/paths.ts';
import { FAST_COMPRESSION, writeCompressed } from './precompress.ts';
import { readPosts, UnreachableBackendError } from './readPosts.ts';
import { type PageJob, renderPages } from './renderPages.ts';
import { SECURITY_TXT, securityTxt } from './securityTxt.ts';
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

/**
 * Builds the app for the server, in a process of its own, so that Vite's memory is freed
 * afterwards.
 */
async function buildServer(): Promise<Server> {
  // Vite and React choose React's build by this; its development build takes several times as long.
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

/** The paths of all pages in all languages, and of each post in the languages it is written in. */
function pathsOf(posts: readonly PublishedPost[]): string[] {
  return [
    ...LANGUAGES.flatMap((language) => PRERENDERED_PAGES.map((page) => pathOf(page, language))),
    ...posts.flatMap((post) =>
      languagesOf(post).map((language) => postPathOf(post.slug, language)),
    ),
  ];
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Runs `read` with `fetch` answered by the embedded backend, unless a hosted one is configured. */
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
    // Frees its 200 MB for the threads: V8 would collect nothing while this thread waits for them.
    collectGarbage();
  }
}

/** Reads the data of all pages; `posts` is null without a backend, if --allow-empty is set. */
async function readSite(server: Server, reader: Reader) {
  const posts = await readPosts(reader, server.hostedUrl, options['allow-empty']);
  const pages: PageJob[] = [];
  for (const path of [...pathsOf(posts ?? []), '/404']) {
    pages.push({ path, queries: posts ? await reader.read(path) : undefined });
  }
  return { posts, pages };
}

function writeSiteFiles(server: Server, reader: Reader, posts: readonly PublishedPost[]) {
  const { siteUrl } = server.env;
  // Sitemap and feeds grow with the posts, and no visitor waits for them.
  writeCompressed(out, 'sitemap.xml', sitemap(siteUrl, posts), FAST_COMPRESSION);
  for (const language of LANGUAGES) {
    const title = reader.text(language, 'blog.title');
    const subtitle = reader.text(language, 'blog.description');
    const content = feed(siteUrl, language, { title, subtitle }, posts);
    writeCompressed(out, feedPathOf(language), content, FAST_COMPRESSION);
  }
  writeCompressed(out, 'robots.txt', robots(siteUrl));
  writeCompressed(out, SECURITY_TXT, securityTxt(siteUrl, new Date()));
  const headers = securityHeaders(server.hostedUrl);
  writeCompressed(out, '_redirects', netlifyRedirects());
  writeCompressed(out, '_headers', netlifyHeaders(headers));
  writeCompressed(out, '.nginx.conf', nginxRules(headers));
  writeCompressed(out, '.nginx-http.conf', nginxMaps());
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
  // Not counting the 404 page, which has no address.
  console.log(
    `${posts ? 'Prerendered' : 'Wrote empty shells for'} ${pages.length - 1} pages ` +
      `in ${seconds} s (${processor} s of processor time, ${megabytes} MB of memory at most).`,
  );
} catch (error) {
  console.error(error instanceof UnreachableBackendError ? error.message : error);
  // `npm start` would take half a build for a complete one.
  await rm(out, { recursive: true, force: true });
  process.exitCode = 1;
} finally {
  await rm(SERVER_BUILD, { recursive: true, force: true });
}
