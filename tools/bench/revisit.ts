import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../e2e/support/chromium.ts';
import { startEmbedded } from '../../server/embedded/embedded.ts';
import { DIST } from '../../server/paths.ts';
import { listen, originApp } from '../../server/origin/originServer.ts';
import { SOURCE_LANGUAGE } from '../../src/site/languages.ts';
import { SAMPLE_PAGES } from './samplePages.ts';
import { observe, openPhone, settle } from './slowLoad.ts';
import { printTable, round } from './table.ts';

const CHANGES = [5, 50];

/** The largest paint in ms and KiB of a page, at the first visit and when it is opened again. */
async function twice(browser: Browser, url: string): Promise<number[]> {
  const { context, page, client } = await openPhone(browser, true);
  let bytes = 0;
  client.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.addInitScript(observe);
  const figures: number[] = [];
  for (const visit of [1, 2]) {
    bytes = 0;
    if (visit > 1) await page.goto('about:blank');
    await page.goto(url);
    await settle(page);
    figures.push(await page.evaluate(() => (window as unknown as { largest: number }).largest));
    figures.push(bytes / 1024);
  }
  await context.setOffline(true);
  const response = await page.reload().catch(() => null);
  await context.close();
  return [...figures.map(Math.round), response ? 1 : 0];
}

/** Goes around three pages by the app's own links. @returns KiB of the heap after CHANGES. */
async function goAround(page: Page): Promise<number[]> {
  const client = await page.context().newCDPSession(page);
  const paths = (['blog', 'contact', 'home'] as const).map((id) =>
    SAMPLE_PAGES[id](SOURCE_LANGUAGE),
  );
  const sizes: number[] = [];
  for (let change = 1; change <= Math.max(...CHANGES); change += 1) {
    const path = paths[change % paths.length] ?? '/';
    await page.locator(`header nav a[href="${path}"]`).first().click();
    await page.waitForURL(`**${path}`);
    await page.waitForFunction(() => !document.querySelector('[data-island=""]'));
    await page.waitForTimeout(300);
    if (!CHANGES.includes(change)) continue;
    for (let time = 0; time < 3; time += 1) await client.send('HeapProfiler.collectGarbage');
    const { usedSize } = (await client.send('Runtime.getHeapUsage')) as { usedSize: number };
    sizes.push(usedSize / 1024);
  }
  return sizes;
}

/** Prints what a second visit costs, and what 50 changes of page leave in the memory. */
export async function benchRevisits(): Promise<void> {
  const backend = await startEmbedded({ captureEmails: true });
  const site = await listen(originApp(backend, DIST), 0);
  const browser = await chromium.launch(findChromium());
  try {
    const rows: (string | number)[][] = [];
    for (const [name, pathIn] of Object.entries(SAMPLE_PAGES)) {
      const [paint = NaN, size = NaN, again = NaN, sizeAgain = NaN, offline] = await twice(
        browser,
        site.url + pathIn(SOURCE_LANGUAGE),
      );
      rows.push([name, paint, size, again, sizeAgain, offline ? 'yes' : 'no']);
    }
    printTable(
      'A first and a second visit on a slow phone and connection',
      ['page', 'paint ms', 'KiB', 'again: paint ms', 'KiB ', 'readable offline'],
      rows,
    );
    const page = await browser.newPage({ locale: SOURCE_LANGUAGE });
    await page.goto(site.url);
    await settle(page);
    const [few = NaN, many = NaN] = await goAround(page);
    printTable(
      'Heap after changes of page, KiB',
      [...CHANGES.map((changes) => `after ${changes}`), 'ratio'],
      [[Math.round(few), Math.round(many), round(many / few, 3)]],
    );
  } finally {
    await browser.close();
    await site.close();
    await backend.close();
  }
}
