import type { Browser } from '@playwright/test';

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
const LONG_TASK_MS = 50;

/** What a first load costs: ms until the largest paint, ms of blocking time, bytes. */
export interface SlowLoad {
  largestPaint: number;
  blocking: number;
  bytes: number;
}

type Observed = Window & { largest: number; blocked: number };

/**
 * Opens an address on a slow phone with a slow connection and an empty cache, without interacting.
 * The blocking time is what tasks take beyond 50 ms each, from the first paint until a while after
 * the page is interactive.
 */
export async function slowLoad(browser: Browser, url: string): Promise<SlowLoad> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'es',
  });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', CONNECTION);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    let bytes = 0;
    client.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.addInitScript((longest) => {
      const store = window as unknown as Observed;
      store.largest = 0;
      store.blocked = 0;
      new PerformanceObserver((list) => {
        store.largest = list.getEntries().at(-1)?.startTime ?? store.largest;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) => {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        for (const { startTime, duration } of list.getEntries())
          if (paint && startTime > paint.startTime) store.blocked += duration - longest;
      }).observe({ type: 'longtask', buffered: true });
    }, LONG_TASK_MS);
    await page.goto(url);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await page.waitForTimeout(SETTLE_MS);
    const { largest, blocked } = await page.evaluate(() => {
      const { largest: paint, blocked: blocking } = window as unknown as Observed;
      return { largest: paint, blocked: blocking };
    });
    return { largestPaint: largest, blocking: blocked, bytes };
  } finally {
    await context.close();
  }
}
