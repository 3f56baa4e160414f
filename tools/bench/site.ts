import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../e2e/support/chromium.ts';
import { startEmbedded } from '../../server/embedded/embedded.ts';
import { listen, originApp } from '../../server/origin/originServer.ts';
import { DIST } from '../../server/paths.ts';

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
