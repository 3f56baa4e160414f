import type { Page } from '@playwright/test';

/** Holds requests to `pattern` until the returned function is called. */
export async function holdRequests(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release!: () => void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** A file of every origin that the site is served from. */
const PROBE = '/robots.txt';

/**
 * Makes `route` resolve once it intercepts what the open page sends: Chromium takes a moment for
 * that, and on a loaded machine a request within it reached the server.
 */
export function interceptingAtOnce(page: Page): Page {
  const route = page.route.bind(page);
  page.route = async (...args) => {
    const disposable = await route(...args);
    if (page.url().startsWith('http')) {
      await route(`**${PROBE}`, (probe) => probe.fulfill({ status: 204 }));
      await page.waitForFunction(
        (probe) => fetch(probe).then(({ status }) => status === 204),
        PROBE,
      );
      await page.unroute(`**${PROBE}`);
    }
    return disposable;
  };
  return page;
}
