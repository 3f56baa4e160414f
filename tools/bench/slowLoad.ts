import type { Browser } from '@playwright/test';
import { type Language, SOURCE_LANGUAGE } from '../../src/site/languages.ts';
import { onPhone, SAMPLE_PAGES, withSite } from './site.ts';
import { percentile, printTable } from './table.ts';

/** How much slower Lighthouse's phone is. */
const SLOWED = 4;
/** After the web fonts. */
const SETTLE_MS = 1500;

/** The largest paint, ms of tasks beyond 50 ms each after the first paint, bytes received. */
interface Figures {
  largest: number;
  blocked: number;
  bytes: number;
}

type Observed = Window & Omit<Figures, 'bytes'>;

/** Runs in every document. */
function observe(): void {
  const store = Object.assign(window as unknown as Observed, { largest: 0, blocked: 0 });
  new PerformanceObserver((list) => {
    store.largest = list.getEntries().at(-1)?.startTime ?? store.largest;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    for (const { startTime, duration } of list.getEntries())
      if (paint && startTime > paint.startTime) store.blocked += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
}

/** Loads a page with all that it loads by itself. */
function load(browser: Browser, url: string): Promise<Figures> {
  return onPhone(
    browser,
    { slowed: SLOWED, isLineSlow: true, deviceScaleFactor: 2 },
    async (page, client) => {
      let bytes = 0;
      client.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
      await page.addInitScript(observe);
      await page.goto(url, { waitUntil: 'commit' });
      await page.locator('html[data-web-fonts]').waitFor({ state: 'attached' });
      await page.waitForTimeout(SETTLE_MS);
      const { largest, blocked } = await page.evaluate(() => {
        const store = window as unknown as Observed;
        return { largest: store.largest, blocked: store.blocked };
      });
      return { largest, blocked, bytes };
    },
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
      runs: [] as Figures[],
    })),
  );
  await withSite(async (browser, site) => {
    // The first round warms the machine up.
    for (let turn = -1; turn < rounds; turn += 1) {
      for (const { path, runs } of pages) {
        const figures = await load(browser, site + path);
        if (turn >= 0) runs.push(figures);
      }
    }
  });
  printTable(
    `On a phone slowed ${SLOWED} times and a slow connection, medians of ${rounds}`,
    ['page', 'largest paint ms', 'blocking ms', 'KiB'],
    pages.map(({ name, runs }) => {
      const median = (figure: keyof Figures) =>
        percentile(
          runs.map((run) => run[figure]),
          0.5,
        );
      return [
        name,
        ...[median('largest'), median('blocked'), median('bytes') / 1024].map(Math.round),
      ];
    }),
  );
}
