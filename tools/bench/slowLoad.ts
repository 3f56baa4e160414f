import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { resolve } from 'node:path';
import { findChromium } from '../../e2e/support/chromium.ts';
import { startEmbedded } from '../../server/embedded/embedded.ts';
import { DIST } from '../../server/paths.ts';
import { type Listening, listen, originApp } from '../../server/origin/originServer.ts';
import { type Language, SOURCE_LANGUAGE } from '../../src/site/languages.ts';
import { SAMPLE_PAGES } from './samplePages.ts';
import { percentile, printTable, round } from './table.ts';

/** Lighthouse's slow connection (its `devtools` throttling), and how much slower its phone is. */
const CONNECTION = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const SLOWED = 4;
/** After the page is interactive, for the web fonts. */
const SETTLE_MS = 1500;
/** From the first paint to the first tap. */
const TAP_AFTER_MS = 3000;
/** After a tap, for the events that it causes later. */
const TOUCH_MS = 300;
const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: SOURCE_LANGUAGE,
};

/** The largest paint, ms of tasks beyond 50 ms each after the first paint, the slowest interaction. */
interface Figures {
  largest: number;
  blocked: number;
  tapped: number;
}

type Observed = Window & Figures;

/** Runs in every document. */
function observe(): void {
  const store = Object.assign(window as unknown as Observed, { largest: 0, blocked: 0, tapped: 0 });
  new PerformanceObserver((list) => {
    store.largest = list.getEntries().at(-1)?.startTime ?? store.largest;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    for (const { startTime, duration } of list.getEntries())
      if (paint && startTime > paint.startTime) store.blocked += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) store.tapped = Math.max(store.tapped, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** A page on a slow phone with an empty cache. */
async function openPhone(browser: Browser, isLineSlow: boolean) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  if (isLineSlow) await client.send('Network.emulateNetworkConditions', CONNECTION);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  return { context, page, client };
}

async function onSlowPhone(
  browser: Browser,
  url: string,
  isLineSlow: boolean,
  act: (page: Page) => Promise<unknown>,
): Promise<Figures & { bytes: number }> {
  const { context, page, client } = await openPhone(browser, isLineSlow);
  try {
    let bytes = 0;
    client.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'commit' });
    await act(page);
    const figures = await page.evaluate(() => {
      const { largest, blocked, tapped } = window as unknown as Observed;
      return { largest, blocked, tapped };
    });
    return { ...figures, bytes };
  } finally {
    await context.close();
  }
}

/** Waits until a page has loaded all that it loads by itself. */
async function settle(page: Page): Promise<void> {
  await page.locator('html[data-web-fonts]').waitFor({ state: 'attached' });
  await page.waitForTimeout(SETTLE_MS);
}

async function tapMenu(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  await page.waitForTimeout(TAP_AFTER_MS);
  const box = await page.locator('header button[aria-haspopup=dialog]').boundingBox();
  if (!box) throw new Error('There is no menu to tap on');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.locator('dialog[open]').waitFor();
  await page.waitForTimeout(TOUCH_MS);
}

/**
 * Prints what each page costs on a slow phone and connection, and the first tap on the menu, in
 * builds of the site by turns; the paint also in times that of the first build.
 * @param languages of the pages.
 * @param folders `name:folder` of each build, which `npm run build -- --out=FOLDER` made.
 */
export async function benchSlowLoads(
  folders: readonly string[] = [`site:${DIST}`],
  rounds = 5,
  languages: readonly Language[] = [SOURCE_LANGUAGE],
): Promise<void> {
  const backend = await startEmbedded({ captureEmails: true });
  const browser = await chromium.launch(findChromium());
  const builds: { name: string; site: Listening; runs: number[][][]; taps: number[] }[] = [];
  const pages = languages.flatMap((language) =>
    Object.entries(SAMPLE_PAGES).map(([name, pathIn]) => [`${name} ${language}`, pathIn(language)]),
  );
  try {
    for (const entry of folders) {
      const [name = '', folder = ''] = entry.split(':');
      const site = await listen(originApp(backend, resolve(folder)), 0);
      builds.push({ name, site, runs: pages.map(() => []), taps: [] });
    }
    // The first round warms the machine up.
    for (let turn = -1; turn < rounds; turn += 1) {
      for (const [index, [, path = '/']] of pages.entries()) {
        for (const { site, runs } of builds) {
          const url = site.url + path;
          const { largest, blocked, bytes } = await onSlowPhone(browser, url, true, settle);
          if (turn >= 0) runs[index]?.push([largest, blocked, bytes / 1024]);
        }
      }
      for (const { site, taps } of builds) {
        const { tapped } = await onSlowPhone(browser, site.url, false, tapMenu);
        if (turn >= 0) taps.push(tapped);
      }
    }
  } finally {
    await browser.close();
    await Promise.all(builds.map(({ site }) => site.close()));
    await backend.close();
  }
  const medians = (runs: readonly number[][]) =>
    [0, 1, 2].map((figure) =>
      percentile(
        runs.map((run) => run[figure] ?? NaN),
        0.5,
      ),
    );
  const rows = pages.flatMap(([page], index) =>
    builds.map(({ name, runs }) => {
      const [paint = NaN, blocking = NaN, size = NaN] = medians(runs[index] ?? []);
      const [first = NaN] = medians(builds[0]?.runs[index] ?? []);
      return [
        page ?? '',
        name,
        ...[paint, blocking, size].map(Math.round),
        round(paint / first, 2),
      ];
    }),
  );
  const taps = builds.map(({ name, taps: times }) => `${name} ${percentile(times, 0.5)}`);
  printTable(
    `On a phone slowed ${SLOWED} times and a slow connection, medians of ${rounds}`,
    ['page', 'build', 'largest paint ms', 'blocking ms', 'KiB', 'paint, x the first build'],
    rows,
  );
  console.log(
    `\nFirst tap on the menu, ${TAP_AFTER_MS / 1000} s after the first paint, ms: ${taps.join(', ')}`,
  );
}
