import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Request } from '@playwright/test';
import type { Manifest } from 'vite';
import { type Language, LANGUAGES, SOURCE_LANGUAGE } from '../../src/site/languages.ts';
import { pathOf, postPathOf } from '../../src/site/pages.ts';
import { DIST } from '../../server/paths.ts';
import { onPhone, POST, withSite } from './site.ts';
import { printTable, round } from './table.ts';

const PAGES: [name: string, path: string, language: Language][] = [
  ['home', '/', SOURCE_LANGUAGE],
  ['blog', pathOf('blog', SOURCE_LANGUAGE), SOURCE_LANGUAGE],
  ['post', postPathOf(POST, SOURCE_LANGUAGE), SOURCE_LANGUAGE],
  ['popup', `${pathOf('blog', SOURCE_LANGUAGE)}?post=${POST}`, SOURCE_LANGUAGE],
  ['contact', pathOf('contact', SOURCE_LANGUAGE), SOURCE_LANGUAGE],
  ['testimonials', pathOf('testimonials', SOURCE_LANGUAGE), SOURCE_LANGUAGE],
  ['service', pathOf('service-civil', SOURCE_LANGUAGE), SOURCE_LANGUAGE],
  ['404', '/nada', SOURCE_LANGUAGE],
  ...LANGUAGES.filter((code) => ![SOURCE_LANGUAGE, 'en', 'fr'].includes(code)).map(
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

/** A finished request. */
interface Loaded {
  url: URL;
  /** Playwright's resource type. */
  type: string;
  /** The transferred size of the body, in bytes. */
  size: number;
  /** For documents and scripts; else ''. */
  body: string;
}

async function loadedBy(request: Request): Promise<Loaded> {
  const [response, type] = [await request.response(), request.resourceType()];
  return {
    url: new URL(request.url()),
    type,
    size: response ? (await request.sizes()).responseBodySize : 0,
    body: response && /script|document/.test(type) ? await response.text() : '',
  };
}

type Observed = Window & { shift: number };

/** Runs in every document: the sum of all layout shifts. */
function observe(): void {
  const store = Object.assign(window as unknown as Observed, { shift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      store.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Opens a page with an empty cache, and waits for its web fonts and until nothing is loaded. */
const firstLoad = (browser: Browser, url: string, language: Language) =>
  onPhone(browser, { deviceScaleFactor: 3, language }, async (page) => {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.addInitScript(observe);
    await page.goto(url);
    await page.locator('html[data-web-fonts]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(() => (window as unknown as Observed).shift);
    return { requests: await Promise.all(requests.map(loadedBy)), shift };
  });

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

/**
 * Measures what each public page loads without interaction, in a real browser on the production
 * build.
 */
export async function benchPages(): Promise<void> {
  const sizes: (string | number)[][] = [];
  await withSite(async (browser, site) => {
    for (const [name, path, language] of PAGES) {
      const { requests, shift } = await firstLoad(browser, site + path, language);
      sizes.push([
        name,
        round(Buffer.byteLength(ofType(requests, 'document')[0]?.body ?? '') / 1000),
        ...['document', 'script', 'stylesheet', 'font', 'image'].map((type) =>
          kilobytes(ofType(requests, type)),
        ),
        kilobytes(ofType(requests, 'fetch', 'xhr')),
        kilobytes(requests),
        requests.length,
        round(shift, 4),
        unwantedIn(requests, language),
      ]);
    }
  });
  printTable(
    'First load of each page on a phone (360 px), untouched; kB as sent (limit: 122.9 kB of JavaScript, shift 0)',
    [
      'page',
      'raw HTML',
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
}
