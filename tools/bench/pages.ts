import type { Browser, Request } from '@playwright/test';
import { type Language, LANGUAGES, SOURCE_LANGUAGE } from '../../src/site/languages.ts';
import { pathOf } from '../../src/site/pages.ts';
import { type Conditions, onPhone, POST, SAMPLE_PAGES, withSite } from './site.ts';
import { percentile, printTable, round } from './table.ts';

type Page = [name: string, path: string, language: Language];

const inSource = (name: string, path: string): Page => [name, path, SOURCE_LANGUAGE];

const PAGES: Page[] = [
  ...Object.entries(SAMPLE_PAGES).map(([name, pathIn]) => inSource(name, pathIn(SOURCE_LANGUAGE))),
  inSource('popup', `${pathOf('blog', SOURCE_LANGUAGE)}?post=${POST}`),
  inSource('testimonials', pathOf('testimonials', SOURCE_LANGUAGE)),
  inSource('404', '/nada'),
  ...LANGUAGES.filter((code) => ![SOURCE_LANGUAGE, 'en', 'fr'].includes(code)).map(
    (language): Page => [`home ${language}`, pathOf('home', language), language],
  ),
];

/** How much slower Lighthouse's phone is. */
const SLOWED = 4;
/** After the web fonts. */
const SETTLE_MS = 1500;

/** The largest paint, ms of tasks beyond 50 ms each after the first paint, the sum of all layout shifts. */
interface Observed {
  largest: number;
  blocked: number;
  shift: number;
}

/** Runs in every document. */
function observe(): void {
  const store = Object.assign(window as unknown as Observed, { largest: 0, blocked: 0, shift: 0 });
  const on = (type: string, note: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => (store.largest = startTime));
  on('layout-shift', ({ value = 0 }) => (store.shift += value));
  on('longtask', ({ startTime, duration }) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    if (paint && startTime > paint.startTime) store.blocked += duration - 50;
  });
}

/** A finished request: Playwright's type, the bytes received, and of a document its text. */
async function loadedBy(request: Request) {
  const [response, type] = [await request.response(), request.resourceType()];
  const sizes = response && (await request.sizes());
  return {
    type,
    body: sizes?.responseBodySize ?? 0,
    headers: sizes?.responseHeadersSize ?? 0,
    html: response && type === 'document' ? await response.text() : '',
  };
}

/** Opens a page with an empty cache, with all that it loads by itself and the web fonts. */
const load = (browser: Browser, url: string, conditions: Conditions) =>
  onPhone(browser, conditions, async (page) => {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator('html[data-web-fonts]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(SETTLE_MS);
    const observed = await page.evaluate(() => {
      const { largest, blocked, shift } = window as unknown as Observed;
      return { largest, blocked, shift };
    });
    return { ...observed, loaded: await Promise.all(requests.map(loadedBy)) };
  });

type Loaded = Awaited<ReturnType<typeof loadedBy>>[];

const kilobytes = (loaded: Loaded, ...types: string[]) =>
  round(loaded.reduce((sum, { type, body }) => sum + (types.includes(type) ? body : 0), 0) / 1000);

/** The columns of kilobytes, by Playwright's types. */
const COLUMNS = {
  HTML: ['document'],
  JS: ['script'],
  CSS: ['stylesheet'],
  fonts: ['font'],
  images: ['image'],
  data: ['fetch', 'xhr'],
};

/** Measures what each public page loads without interaction, in a real browser. */
export async function benchPages(): Promise<void> {
  const sizes: (string | number)[][] = [];
  await withSite(async (browser, site) => {
    for (const [name, path, language] of PAGES) {
      const conditions = { deviceScaleFactor: 3, language };
      const { loaded, shift } = await load(browser, site + path, conditions);
      const html = loaded.find(({ type }) => type === 'document')?.html ?? '';
      sizes.push([
        name,
        round(Buffer.byteLength(html) / 1000),
        ...Object.values(COLUMNS).map((types) => kilobytes(loaded, ...types)),
        kilobytes(loaded, ...loaded.map(({ type }) => type)),
        loaded.length,
        round(shift, 4),
      ]);
    }
  });
  printTable(
    'First load of each page on a phone (360 px), untouched; kB as sent (limit: 122.9 kB of JavaScript, shift 0)',
    ['page', 'raw HTML', ...Object.keys(COLUMNS), 'all', 'requests', 'shift'],
    sizes,
  );
}

/** Prints what each page costs on a slow phone and connection, in some languages, by turns. */
export async function benchSlowLoads(
  rounds = 5,
  languages: readonly Language[] = [SOURCE_LANGUAGE],
): Promise<void> {
  const pages = languages.flatMap((language) =>
    Object.entries(SAMPLE_PAGES).map(([name, pathIn]) => ({
      name: `${name} ${language}`,
      path: pathIn(language),
      runs: [] as [largest: number, blocked: number, kibibytes: number][],
    })),
  );
  const conditions = { slowed: SLOWED, isLineSlow: true, deviceScaleFactor: 2 };
  await withSite(async (browser, site) => {
    // The first round warms the machine up.
    for (let turn = -1; turn < rounds; turn += 1) {
      for (const { path, runs } of pages) {
        const { largest, blocked, loaded } = await load(browser, site + path, conditions);
        const bytes = loaded.reduce((sum, { body, headers }) => sum + body + headers, 0);
        if (turn >= 0) runs.push([largest, blocked, bytes / 1024]);
      }
    }
  });
  printTable(
    `On a phone slowed ${SLOWED} times and a slow connection, medians of ${rounds}`,
    ['page', 'largest paint ms', 'blocking ms', 'KiB'],
    pages.map(({ name, runs }) => [
      name,
      ...[0, 1, 2].map((column) => {
        const measured = runs.map((run) => run[column] ?? 0);
        return Math.round(percentile(measured, 0.5));
      }),
    ]),
  );
}
