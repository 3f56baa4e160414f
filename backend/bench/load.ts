import type { Browser, Page, Request } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import type { Language } from '../../src/site/languages.ts';

const QUIET_MS = 600;

export interface Loaded {
  url: URL;
  /** Playwright's resource type. */
  type: string;
  /** The body's bytes as sent, that is compressed. */
  size: number;
  /** When it was asked for, in ms from the start. */
  at: number;
  /** Of documents, scripts and styles. */
  body: string;
}

export interface FirstLoad {
  requests: Loaded[];
  /** The sum of all layout shifts. */
  shift: number;
}

/** Opens an address on a phone that was never there, and waits until no request has been under way for a while. */
export async function firstLoad(
  browser: Browser,
  url: string,
  language: Language,
): Promise<FirstLoad> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
    locale: language,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      const store = globalThis as unknown as { layoutShift: number };
      store.layoutShift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          store.layoutShift += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const requests = await requestsOf(page, url);
    const shift = await page.evaluate(
      () => (globalThis as unknown as { layoutShift: number }).layoutShift,
    );
    return { requests, shift };
  } finally {
    await context.close();
  }
}

async function requestsOf(page: Page, url: string): Promise<Loaded[]> {
  const start = performance.now();
  const seen: { request: Request; at: number }[] = [];
  const underWay = new Set<Request>();
  let lastChange = start;
  page.on('request', (request) => {
    lastChange = performance.now();
    seen.push({ request, at: lastChange - start });
    underWay.add(request);
  });
  const finish = (request: Request) => {
    lastChange = performance.now();
    underWay.delete(request);
  };
  page.on('requestfinished', finish);
  page.on('requestfailed', finish);
  await page.goto(url);
  while (underWay.size > 0 || performance.now() - lastChange < QUIET_MS) await wait(50);
  return Promise.all(
    seen.map(async ({ request, at }) => {
      const response = await request.response();
      const isCode = /script|stylesheet|document/.test(request.resourceType());
      return {
        url: new URL(request.url()),
        type: request.resourceType(),
        size: response ? (await request.sizes()).responseBodySize : 0,
        at,
        body: isCode && response ? await response.text() : '',
      };
    }),
  );
}
