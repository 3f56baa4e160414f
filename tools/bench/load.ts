import type { Browser, Page, Request } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import type { Language } from '../../src/site/languages.ts';
import { onPhone } from './phone.ts';

const QUIET_MS = 600;

/** A finished request. */
export interface Loaded {
  url: URL;
  /** Playwright's resource type. */
  type: string;
  /** The transferred size of the body, in bytes. */
  size: number;
  /** For documents, scripts and styles; else ''. */
  body: string;
}

/** What the first load of a page costs. */
export interface FirstLoad {
  requests: Loaded[];
  /** The sum of all layout shifts. */
  shift: number;
}

/**
 * Opens an address on a phone with an empty cache, and waits until the network has been idle for a
 * while.
 */
export function firstLoad(browser: Browser, url: string, language: Language): Promise<FirstLoad> {
  return onPhone(browser, { deviceScaleFactor: 3, language }, async (page) => {
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
  });
}

async function requestsOf(page: Page, url: string): Promise<Loaded[]> {
  const seen: Request[] = [];
  const pending = new Set<Request>();
  let lastChange = performance.now();
  page.on('request', (request) => {
    lastChange = performance.now();
    seen.push(request);
    pending.add(request);
  });
  const finish = (request: Request) => {
    lastChange = performance.now();
    pending.delete(request);
  };
  page.on('requestfinished', finish);
  page.on('requestfailed', finish);
  await page.goto(url);
  while (pending.size > 0 || performance.now() - lastChange < QUIET_MS) await wait(50);
  return Promise.all(
    seen.map(async (request) => {
      const response = await request.response();
      const isCode = /script|stylesheet|document/.test(request.resourceType());
      return {
        url: new URL(request.url()),
        type: request.resourceType(),
        size: response ? (await request.sizes()).responseBodySize : 0,
        body: isCode && response ? await response.text() : '',
      };
    }),
  );
}
