import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../e2e/support/chromium.ts';
import { startEmbedded } from '../../server/embedded/embedded.ts';
import { listen, originApp } from '../../server/origin/originServer.ts';
import { DIST } from '../../server/paths.ts';
import { type Language, SOURCE_LANGUAGE } from '../../src/site/languages.ts';
import { pathOf, postPathOf } from '../../src/site/pages.ts';

/** Starts a backend with the demo, a server of the build and Chromium, and ends them after the work. */
export async function withSite(
  work: (browser: Browser, url: string) => Promise<void>,
): Promise<void> {
  const backend = await startEmbedded({ captureEmails: true });
  const site = await listen(originApp(backend, DIST), 0);
  const browser = await chromium.launch(findChromium());
  try {
    await work(browser, site.url);
  } finally {
    await browser.close();
    await site.close();
    await backend.close();
  }
}

/** A demo post that exists in all languages. */
export const POST = 'nie-extranjeros-marina-alta-guia-practica';

/** One page of each kind, by language. */
export const SAMPLE_PAGES = {
  home: (language: Language) => pathOf('home', language),
  blog: (language: Language) => pathOf('blog', language),
  post: (language: Language) => postPathOf(POST, language),
  contact: (language: Language) => pathOf('contact', language),
  service: (language: Language) => pathOf('service-immigration', language),
};

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

export interface Conditions {
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
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...PHONE, deviceScaleFactor, locale: language });
  try {
    const page = await context.newPage();
    // The compiler's helper for functions that have a name.
    await page.addInitScript('globalThis.__name = (named) => named');
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    if (isLineSlow) await client.send('Network.emulateNetworkConditions', SLOW_CONNECTION);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowed });
    return await act(page);
  } finally {
    await context.close();
  }
}
