import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { SOURCE_LANGUAGE } from '../../src/site/languages.ts';

/** Lighthouse's slow connection (its `devtools` throttling). */
const SLOW_CONNECTION = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

export const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: SOURCE_LANGUAGE,
} satisfies BrowserContextOptions;

/**
 * Opens a page on a slow phone with an empty cache, and closes it.
 * @param slowed how many times slower its processor is than this machine's.
 */
export async function onPhone<Result>(
  browser: Browser,
  { slowed, isLineSlow }: { slowed: number; isLineSlow: boolean },
  act: (page: Page, client: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    if (isLineSlow) await client.send('Network.emulateNetworkConditions', SLOW_CONNECTION);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowed });
    return await act(page, client);
  } finally {
    await context.close();
  }
}
