/**
 * The second half of `npm run build`: one HTML file for every localized page, and for every published post in
 * every language it exists in. Needs the backend; `--allow-empty` builds the shell alone, with a warning.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, loadEnv, type Manifest } from 'vite';
import { type Language, LANGUAGE_FACTS, LANGUAGES } from '../src/site/languages.ts';
import { PAGE_IDS, pathOf, postPathOf } from '../src/site/pages.ts';
import { startEmbedded } from './embedded.ts';
import { DIST, ROOT } from './paths.ts';

type Server = typeof import('../src/entry-server.tsx');

const SERVER_BUILD = join(ROOT, 'node_modules/.cache/prerender');
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

/** The chunks that a module needs at once, itself included, and their style sheets. */
function chunksOf(manifest: Manifest, module: string): string[] {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  visit(module);
  return [...files];
}

function documentOf(template: string, language: Language, head: string, body: string): string {
  return template
    .replace(/<html[^>]*>/, `<html lang="${language}" dir="${LANGUAGE_FACTS[language].dir}">`)
    .replace('</head>', () => `${head}</head>`)
    .replace('<div id="root"></div>', () => body);
}

async function write(path: string, html: string): Promise<void> {
  const file = join(DIST, path === '/' ? 'index.html' : `${path}.html`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}

async function prerenderAll(): Promise<number> {
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
  const server = (await import(
    pathToFileURL(join(SERVER_BUILD, 'entry-server.js')).href
  )) as Server;
  const template = await readFile(join(DIST, 'index.html'), 'utf8');
  const manifest = JSON.parse(
    await readFile(join(DIST, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const renderer = server.createRenderer(await readTexts());
  const posts = await renderer.publishedPosts();

  const paths = LANGUAGES.flatMap((language) => [
    ...PAGE_IDS.filter((page) => page !== 'services').map((page) => pathOf(page, language)),
    ...posts
      .filter((post) => post.languages.includes(language))
      .map(({ slug }) => postPathOf(slug, language)),
  ]);
  // The shell for what is not prerendered: posts newer than the build, the admin area.
  await writeFile(join(DIST, 'shell.html'), template);
  for (const path of [...paths, '/404']) {
    const page = await renderer.render(path);
    const preloads = page.modules
      .flatMap((module) => chunksOf(manifest, module))
      .map((file) => `<link rel="modulepreload" href="/${file}">`)
      .join('');
    const body = `<div id="root">${page.html}</div>${server.pageDataElement(page.data)}`;
    await write(path, documentOf(template, page.data.language, page.head + preloads, body));
  }
  await rm(SERVER_BUILD, { recursive: true });
  return paths.length;
}

const hosted = loadEnv('production', ROOT).VITE_SUPABASE_URL;
const backend = hosted ? undefined : await startEmbedded();
if (backend) globalThis.fetch = (input, init) => backend.fetch(new Request(input, init));
try {
  console.log(`Prerendered ${await prerenderAll()} pages.`);
} finally {
  await backend?.close();
}
