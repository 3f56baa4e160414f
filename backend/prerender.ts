/**
 * The second half of `npm run build`: one HTML file for every localized page, and for every published post in
 * every language it exists in; then what search engines, feed readers and static hosts read. Needs the backend:
 * without it the build stops or, with `--allow-empty`, makes every page an empty shell.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, loadEnv, type Manifest } from 'vite';
import type { PublishedPost } from '../src/features/blog/queries.ts';
import { parseEnv } from '../src/site/env.ts';
import {
  DEFAULT_LANGUAGE,
  type Language,
  LANGUAGE_FACTS,
  LANGUAGES,
} from '../src/site/languages.ts';
import { feedPathOf, languageOfPath, pathOf, postPathOf, PRERENDERED } from '../src/site/pages.ts';
import { startEmbedded } from './embedded.ts';
import { securityHeaders } from './headers.ts';
import { netlifyHeaders, netlifyRedirects, nginxRules } from './hostFiles.ts';
import { DIST, ROOT } from './paths.ts';
import { readPosts, UnreachableBackend } from './readPosts.ts';
import { feed, languagesOf, robots, sitemap } from './seoFiles.ts';

type Server = typeof import('../src/entry-server.tsx');
type Renderer = ReturnType<Server['createRenderer']>;

const SERVER_BUILD = join(ROOT, `node_modules/.cache/prerender-${process.pid}`);
const EMPTY_ROOT = '<div id="root"></div>';
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

/** The chunks of a page's code: those of its own module, and of the app that takes it over. */
function chunksOf(manifest: Manifest, modules: string[]): string[] {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  [...modules, 'src/main.tsx'].forEach(visit);
  return [...files];
}

/** The faces of a language's texts, and of the firm's name in them: see src/fonts.css. */
function facesOf(manifest: Manifest, language: Language): string[] {
  const scripts =
    language === 'ru' ? /latin|cyrillic/ : language === 'ar' ? /latin|arabic/ : /latin/;
  return (manifest['index.html']?.assets ?? []).filter(
    (file) => file.endsWith('.woff2') && scripts.test(file),
  );
}

function documentOf(template: string, language: Language, head: string, body: string): string {
  return template
    .replace(/<html[^>]*>/, `<html lang="${language}" dir="${LANGUAGE_FACTS[language].dir}">`)
    .replace('</head>', () => `${head}</head>`)
    .replace(EMPTY_ROOT, () => body);
}

async function write(name: string, content: string): Promise<void> {
  const file = join(DIST, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  // Vite's half has compressed the empty page that this one replaces: it would be sent in its place.
  for (const extension of ['.br', '.gz']) await rm(file + extension, { force: true });
}

async function loadServer(): Promise<Server> {
  await build({
    root: ROOT,
    logLevel: 'warn',
    build: {
      ssr: 'src/entry-server.tsx',
      outDir: SERVER_BUILD,
      emptyOutDir: true,
      manifest: false,
    },
  });
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

/** Writes one file for a path: the whole page or, without a renderer, the empty shell. */
async function writePages(server: Server, renderer: Renderer | null, paths: string[]) {
  const template = await readFile(join(DIST, 'index.html'), 'utf8');
  const manifest = JSON.parse(
    await readFile(join(DIST, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  // For what is not prerendered: posts newer than the build, the admin area.
  await write('shell.html', template);
  for (const path of [...paths, '/404']) {
    const language = languageOfPath(path) ?? DEFAULT_LANGUAGE;
    let head = '';
    let body = EMPTY_ROOT;
    if (renderer) {
      const page = await renderer.render(path);
      const preloads = chunksOf(manifest, page.modules).map(
        (file) => `<link rel="modulepreload" href="/${file}">`,
      );
      const faces = facesOf(manifest, language).map(
        (file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`,
      );
      head = page.head + [...faces, ...preloads].join('');
      body = `<div id="root">${page.html}</div>${server.pageDataElement(page.data)}`;
    }
    const file = path === '/' ? 'index.html' : `${path}.html`;
    await write(file, documentOf(template, language, head, body));
  }
}

async function writeSiteFiles(renderer: Renderer, posts: readonly PublishedPost[]) {
  await write('sitemap.xml', sitemap(siteUrl, posts));
  await write('robots.txt', robots(siteUrl));
  for (const language of LANGUAGES) {
    const title = renderer.text(language, 'blog.title');
    const subtitle = renderer.text(language, 'blog.description');
    await write(feedPathOf(language), feed(siteUrl, language, { title, subtitle }, posts));
  }
  const headers = securityHeaders(hosted);
  await write('_redirects', netlifyRedirects());
  await write('_headers', netlifyHeaders(headers));
  await write('.nginx.conf', nginxRules(headers));
}

const variables = loadEnv('production', ROOT);
const { siteUrl } = parseEnv(variables, 'http://localhost');
const hosted = variables.VITE_SUPABASE_URL;
const backend = hosted ? undefined : await startEmbedded();
if (backend) globalThis.fetch = (input, init) => backend.fetch(new Request(input, init));
try {
  const server = await loadServer();
  const renderer = server.createRenderer(await readTexts());
  const posts = await readPosts(renderer, hosted, process.argv.includes('--allow-empty'));
  const paths = pathsOf(posts ?? []);
  await writePages(server, posts && renderer, paths);
  await writeSiteFiles(renderer, posts ?? []);
  console.log(`${posts ? 'Prerendered' : 'Made empty shells of'} ${paths.length} pages.`);
} catch (error) {
  console.error(error instanceof UnreachableBackend ? error.message : error);
  // Half a build is none: `npm start` would take it for a whole one.
  await rm(DIST, { recursive: true, force: true });
  process.exitCode = 1;
} finally {
  await rm(SERVER_BUILD, { recursive: true, force: true });
  await backend?.close();
}
