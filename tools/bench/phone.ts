import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { type Language, SOURCE_LANGUAGE } from '../../src/site/languages.ts';

/** Lighthouse's slow connection (its `devtools` throttling). */
const SLOW_CONNECTION = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

const PHONE = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
} satisfies BrowserContextOptions;

interface Conditions {
  /** How many times slower the processor is than this machine's. */
  slowed?: number;
  isLineSlow?: boolean;
  /**
   * Device pixels to a CSS pixel, by which pages choose pictures: 1 where frames are timed, which
   * browsers without a graphics processor draw pixel by pixel.
   */
  deviceScaleFactor: number;
  /** The browser's. */
  language?: Language;
}

/** Opens a page on a phone with an empty cache, and closes it. */
export async function onPhone<Result>(
  browser: Browser,
  { slowed = 1, isLineSlow, deviceScaleFactor, language = SOURCE_LANGUAGE }: Conditions,
  act: (page: Page, client: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...PHONE, deviceScaleFactor, locale: language });
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
