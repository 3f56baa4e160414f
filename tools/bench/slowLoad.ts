import type { Browser } from '@playwright/test';
import { type Language, SOURCE_LANGUAGE } from '../../src/site/languages.ts';
import { SITE, withBuilds } from './builds.ts';
import { onPhone } from './phone.ts';
import { SAMPLE_PAGES } from './samplePages.ts';
import { percentile, printTable, round } from './table.ts';

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

/**
 * Prints what each page costs on a slow phone and connection, in builds of the site by turns; the
 * paint also in times that of the first build.
 * @param languages of the pages.
 * @param folders see `withBuilds`.
 */
export async function benchSlowLoads(
  folders: readonly string[] = [SITE],
  rounds = 5,
  languages: readonly Language[] = [SOURCE_LANGUAGE],
): Promise<void> {
  const pages = languages.flatMap((language) =>
    Object.entries(SAMPLE_PAGES).map(([name, pathIn]) => [`${name} ${language}`, pathIn(language)]),
  );
  const measured: { name: string; url: string; runs: number[][][] }[] = [];
  await withBuilds(folders, async (browser, builds) => {
    measured.push(...builds.map((build) => ({ ...build, runs: pages.map(() => []) })));
    // The first round warms the machine up.
    for (let turn = -1; turn < rounds; turn += 1) {
      for (const [index, [, path = '/']] of pages.entries()) {
        for (const { url, runs } of measured) {
          const { largest, blocked, bytes } = await load(browser, url + path);
          if (turn >= 0) runs[index]?.push([largest, blocked, bytes / 1024]);
        }
      }
    }
  });
  const medians = (runs: readonly number[][]) =>
    [0, 1, 2].map((figure) =>
      percentile(
        runs.map((run) => run[figure] ?? NaN),
        0.5,
      ),
    );
  const rows = pages.flatMap(([page], index) =>
    measured.map(({ name, runs }) => {
      const [paint = NaN, blocking = NaN, size = NaN] = medians(runs[index] ?? []);
      const [first = NaN] = medians(measured[0]?.runs[index] ?? []);
      return [
        page ?? '',
        name,
        ...[paint, blocking, size].map(Math.round),
        round(paint / first, 2),
      ];
    }),
  );
  printTable(
    `On a phone slowed ${SLOWED} times and a slow connection, medians of ${rounds}`,
    ['page', 'build', 'largest paint ms', 'blocking ms', 'KiB', 'paint, x the first build'],
    rows,
  );
}
