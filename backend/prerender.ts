/**
 * The second half of `npm run build`: one HTML file for every localized page, and for every published post in
 * every language it exists in; then what search engines, feed readers and static hosts read. Needs the backend:
 * without it the build stops or, with `--allow-empty`, makes every page an empty shell.
 *
 *   --out=FOLDER   where `vite build` has left its half (default dist)
 *   --data=FOLDER  the embedded backend's data; without it, the demo's
 */
import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { PublishedPost } from '../src/features/blog/queries.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../src/site/languages.ts';
import {
  addressOf,
  feedPathOf,
  languageOfPath,
  pathOf,
  postPathOf,
  PRERENDERED,
} from '../src/site/pages.ts';
import { type EmbeddedBackend, startEmbedded } from './embedded.ts';
import { securityHeaders } from './headers.ts';
import { netlifyHeaders, netlifyRedirects, nginxRules } from './hostFiles.ts';
import { readDocuments } from './pageDocument.ts';
import { DIST, ROOT } from './paths.ts';
import { compressBeside, HARD, QUICK } from './precompress.ts';
import { readPosts, UnreachableBackend } from './readPosts.ts';
import { feed, languagesOf, robots, sitemap } from './seoFiles.ts';

type Server = typeof import('../src/entry-server.tsx');
type Renderer = ReturnType<Server['createRenderer']>;

const SERVER_BUILD = join(ROOT, `node_modules/.cache/prerender-${process.pid}`);
const NAMESPACES = ['common', 'navigation', 'contact', 'blog', 'services', 'routes'];

async function readTexts() {
  const texts: Record<string, Record<string, object>> = {};
  for (const language of LANGUAGES) {
    texts[language] = {};
    for (const namespace of NAMESPACES) {
      const file = join(ROOT, 'public/locales', language, `${namespace}.json`);
      texts[language][namespace] = JSON.parse(await readFile(file, 'utf8')) as object;
    }
  }
  return texts;
}

async function write(name: string, content: string, effort = HARD): Promise<void> {
  const file = join(out, name);
  const body = Buffer.from(content);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, body);
  if (!name.startsWith('_') && !name.startsWith('.')) await compressBeside(file, body, effort);
}

/** The server's half of the app. Vite makes it in a process of its own, whose memory is free again afterwards. */
async function loadServer(): Promise<Server> {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const args = ['build', '--ssr', 'src/entry-server.tsx', '--outDir', SERVER_BUILD];
  await promisify(execFile)(
    process.execPath,
    [vite, ...args, '--emptyOutDir', '--logLevel', 'warn'],
    { cwd: ROOT },
  );
  // React picks its build by this, and the one for development takes several times as long.
  process.env.NODE_ENV = 'production';
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

/** How many pages are compressed and written while the next is rendered. */
const AT_ONCE = 8;

/** After how many pages the garbage is collected: by itself V8 would take another 300 MB before it does. */
const COLLECT_AFTER = 300;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Writes one file for a path: the whole page or, without a renderer, the empty shell. */
async function writePages(server: Server, renderer: Renderer | null, paths: string[]) {
  const documents = await readDocuments(out, server.pageDataElement);
  await write('shell.html', documents.shell);
  const writing = new Set<Promise<void>>();
  for (const [index, path] of [...paths, '/404'].entries()) {
    if (index % COLLECT_AFTER === 0) collectGarbage();
    const language = languageOfPath(path) ?? DEFAULT_LANGUAGE;
    const content = await documents.documentOf(language, await renderer?.render(path));
    const file = path === '/' ? 'index.html' : `${path}.html`;
    // Posts may be thousands.
    const effort = addressOf(path)?.page === 'post' ? QUICK : HARD;
    const task = write(file, content, effort).finally(() => writing.delete(task));
    writing.add(task);
    if (writing.size >= AT_ONCE) await Promise.race(writing);
  }
  await Promise.all(writing);
}

async function writeSiteFiles(server: Server, renderer: Renderer, posts: readonly PublishedPost[]) {
  await write('sitemap.xml', sitemap(server.env.siteUrl, posts));
  await write('robots.txt', robots(server.env.siteUrl));
  for (const language of LANGUAGES) {
    const title = renderer.text(language, 'blog.title');
    const subtitle = renderer.text(language, 'blog.description');
    await write(
      feedPathOf(language),
      feed(server.env.siteUrl, language, { title, subtitle }, posts),
    );
  }
  const headers = securityHeaders(server.hostedUrl);
  await write('_redirects', netlifyRedirects());
  await write('_headers', netlifyHeaders(headers));
  await write('.nginx.conf', nginxRules(headers));
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
let backend: EmbeddedBackend | undefined;
try {
  const server = await loadServer();
  if (!server.hostedUrl) {
    const embedded = await startEmbedded({ dataDir: options.data });
    globalThis.fetch = (input, init) => embedded.fetch(new Request(input, init));
    backend = embedded;
  }
  const renderer = server.createRenderer(await readTexts());
  const posts = await readPosts(renderer, server.hostedUrl, options['allow-empty']);
  const paths = pathsOf(posts ?? []);
  await writePages(server, posts && renderer, paths);
  await writeSiteFiles(server, renderer, posts ?? []);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const { user, system } = process.cpuUsage();
  const processor = ((user + system) / 1e6).toFixed(1);
  const megabytes = (process.resourceUsage().maxRSS / 1024).toFixed(0);
  console.log(
    `${posts ? 'Prerendered' : 'Made empty shells of'} ${paths.length} pages ` +
      `in ${seconds} s (${processor} s of processor time, ${megabytes} MB of memory at most).`,
  );
} catch (error) {
  console.error(error instanceof UnreachableBackend ? error.message : error);
  // Half a build is none: `npm start` would take it for a whole one.
  await rm(out, { recursive: true, force: true });
  process.exitCode = 1;
} finally {
  await rm(SERVER_BUILD, { recursive: true, force: true });
  await backend?.close();
}
