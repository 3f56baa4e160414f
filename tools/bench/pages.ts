import { chromium } from '@playwright/test';
import { Hono } from 'hono';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Manifest } from 'vite';
import { findChromium } from '../../e2e/support/chromium.ts';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '../../src/site/languages.ts';
import { pathOf, postPathOf } from '../../src/site/pages.ts';
import { startEmbedded } from '../../server/embedded/embedded.ts';
import { DIST } from '../../server/paths.ts';
import { listen, originApp } from '../../server/origin/originServer.ts';
import { printTable, round } from './table.ts';
import { firstLoad, type Loaded } from './load.ts';
import { POST } from './samplePages.ts';

/**
 * The delay of each response in the second run: a request that depends on another one is sent a
 * whole delay later.
 */
const DELAY_MS = 600;

const PAGES: [name: string, path: string, language: Language][] = [
  ['home', '/', 'es'],
  ['blog', pathOf('blog', 'es'), 'es'],
  ['post', postPathOf(POST, 'es'), 'es'],
  ['popup', `${pathOf('blog', 'es')}?post=${POST}`, 'es'],
  ['contact', pathOf('contact', 'es'), 'es'],
  ['testimonials', pathOf('testimonials', 'es'), 'es'],
  ['service', pathOf('service-civil', 'es'), 'es'],
  ['404', '/nada', 'es'],
  ...LANGUAGES.filter((code) => !['es', 'en', 'fr'].includes(code)).map(
    (language): [string, string, Language] => [
      `home ${language}`,
      pathOf('home', language),
      language,
    ],
  ),
];

/** What must not be in a public page's first load, by strings that only it contains. */
const UNWANTED: Record<string, RegExp> = {
  'supabase-js': /GoTrueClient|RealtimeClient|StorageFileApi/,
  zod: /ZodError/,
};

function adminFiles(): string[] {
  const text = readFileSync(join(DIST, '.vite/manifest.json'), 'utf8');
  return Object.entries(JSON.parse(text) as Manifest)
    .filter(([source]) => source.startsWith('src/pages/admin/'))
    .map(([, { file }]) => `/${file}`);
}

const ofType = (loaded: readonly Loaded[], ...types: string[]) =>
  loaded.filter(({ type }) => types.includes(type));

const kilobytes = (loaded: readonly Loaded[]) =>
  round(loaded.reduce((sum, { size }) => sum + size, 0) / 1000);

/** What a first load contains although it must not. */
function unwantedIn(loaded: readonly Loaded[], language: Language): string {
  const scripts = ofType(loaded, 'script');
  const code = scripts.map(({ body }) => body).join('\n');
  const admin = adminFiles();
  const texts = new Set(
    loaded.flatMap(({ url }) => /^\/locales\/(\w+)\//.exec(url.pathname)?.[1] ?? []),
  );
  texts.delete(language);
  const found = [
    ...Object.keys(UNWANTED).filter((name) => UNWANTED[name]?.test(code)),
    ...(scripts.some(({ url }) => admin.includes(url.pathname)) ? ['admin code'] : []),
    ...[...texts].map((name) => `texts ${name}`),
  ];
  return found.join(', ') || 'none';
}

/** The names of scripts and queries by the number of responses they depend on. */
function waves(loaded: readonly Loaded[]): string[][] {
  const deep: string[][] = [];
  for (const { url, at } of ofType(loaded, 'script', 'fetch', 'xhr')) {
    const depth = Math.max(1, Math.round(at / DELAY_MS)) - 1;
    const name = url.pathname
      .replace(/^\/(assets|rest\/v1|locales)\//, '')
      .replace(/-[\w-]{8}\.js/, '');
    while (deep.length <= depth) deep.push([]);
    deep[depth]?.push(name);
  }
  return deep;
}

/**
 * Measures what each public page loads without interaction, in a real browser on the production
 * build.
 */
export async function benchPages(): Promise<void> {
  const backend = await startEmbedded({ captureEmails: true });
  const app = originApp(backend, DIST);
  const delayed = new Hono();
  delayed.use(async (_, next) => {
    await wait(DELAY_MS);
    await next();
  });
  delayed.route('/', app);
  const [near, far] = [await listen(app, 0), await listen(delayed, 0)];
  const browser = await chromium.launch(findChromium());
  const sizes = [];
  const depths = [];
  const chunks = new Map<string, { size: number; pages: string[] }>();
  try {
    for (const [name, path, language] of PAGES) {
      const { requests, shift } = await firstLoad(browser, near.url + path, language);
      sizes.push([
        name,
        ...['document', 'script', 'stylesheet', 'font', 'image'].map((type) =>
          kilobytes(ofType(requests, type)),
        ),
        kilobytes(ofType(requests, 'fetch', 'xhr')),
        kilobytes(requests),
        requests.length,
        round(shift, 4),
        unwantedIn(requests, language),
      ]);
      for (const { url, size } of ofType(requests, 'script')) {
        const chunk = chunks.get(url.pathname) ?? { size, pages: [] };
        chunks.set(url.pathname, { size, pages: [...chunk.pages, name] });
      }
      if (language !== DEFAULT_LANGUAGE) continue;
      const slow = await firstLoad(browser, far.url + path, language);
      const [afterHtml = [], afterScript = [], ...deeper] = waves(slow.requests);
      depths.push([
        name,
        1 + Number(afterScript.length > 0) + deeper.length,
        afterHtml.length,
        afterScript.join(' ') || '–',
        deeper.flat().join(' ') || '–',
      ]);
    }
  } finally {
    await browser.close();
    await near.close();
    await far.close();
    await backend.close();
  }
  printTable(
    'First load of each page on a phone (360 px), untouched; kB as sent (limit: 130 kB of JavaScript, shift 0)',
    [
      'page',
      'HTML',
      'JS',
      'CSS',
      'fonts',
      'images',
      'data',
      'all',
      'requests',
      'shift',
      'not wanted',
    ],
    sizes,
  );
  printTable(
    `What waits for what, every answer delayed by ${DELAY_MS} ms (limit: depth 2, html -> js -> data)`,
    ['page', 'depth', 'scripts after html', 'after these', 'deeper'],
    depths,
  );
  printTable(
    'Scripts in these loads, kB as sent',
    ['script', 'kB', 'pages'],
    [...chunks]
      .sort(([, a], [, b]) => b.size - a.size)
      .filter(([, { size }]) => size >= 500)
      .map(([path, { size, pages }]) => [
        path.replace('/assets/', ''),
        round(size / 1000),
        pages.length === PAGES.length ? 'all' : pages.join(', '),
      ]),
  );
}
