import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../e2e/support/chromium.ts';
import { startEmbedded } from '../../server/embedded/embedded.ts';
import { listen, originApp } from '../../server/origin/originServer.ts';
import { DIST } from '../../server/paths.ts';
import type { Language } from '../../src/site/languages.ts';
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
