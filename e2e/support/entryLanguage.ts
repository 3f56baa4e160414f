/** Observes a page's language, and sets up a host that does not choose it. */
import type { Page } from '@playwright/test';
import { loadEnv } from 'vite';
import { DIST, ROOT } from '../../server/paths';
import { listen, originApp } from '../../server/origin/originServer';
import { parseEnv } from '../../src/site/env';
import { LANGUAGES, type Language, SOURCE_LANGUAGE } from '../../src/site/languages';
import { expect, type test } from './fixtures';
import { withoutLanguages } from './plainHost';

const { siteUrl } = parseEnv(loadEnv('production', ROOT), 'http://localhost');

/** For `test.use`: a host that does not choose the language. */
export const PLAIN_HOST: Parameters<typeof test.use>[0] = {
  baseURL: async ({ site }, use) => {
    const server = await listen(withoutLanguages(originApp(site.backend, DIST)), 0);
    await use(server.url);
    await server.close();
  },
};

interface Seen {
  languages: string[];
  titles: string[];
  headings: string[];
}

interface Watched extends Window {
  seen: Seen;
  first?: Element | null;
}

/** Records every language, title and first heading of a page from its first element on. */
export async function watch(page: Page): Promise<() => Promise<Seen & { hydrated: boolean }>> {
  await page.addInitScript(() => {
    const seen: Seen = { languages: [], titles: [], headings: [] };
    const watched = window as unknown as Watched;
    watched.seen = seen;
    const add = (list: string[], value: string | null | undefined) => {
      if (value != null && list.at(-1) !== value) list.push(value);
    };
    const look = () => {
      add(seen.languages, document.querySelector('html')?.lang);
      add(seen.headings, document.querySelector('h1')?.textContent);
      if (document.querySelector('body')) add(seen.titles, document.title);
    };
    new MutationObserver(look).observe(document, {
      attributes: true,
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  return () =>
    page.evaluate(() => {
      const { seen, first } = window as unknown as Watched;
      return { ...seen, hydrated: document.querySelector('main') === first };
    });
}

/** Remembers the page's content, to tell later whether it was hydrated or rendered again. */
export const mark = (page: Page) =>
  page.evaluate(() => {
    (window as unknown as Watched).first = document.querySelector('main');
  });

export const isReady = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-ready', '', { timeout: 15_000 });

export async function expectAddresses(
  page: Page,
  pathIn: (language: Language) => string,
  is: Language,
) {
  const own = siteUrl + pathIn(is);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', own);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', own);
  const alternates = await page
    .locator('link[hreflang]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(alternates).toEqual([...LANGUAGES, SOURCE_LANGUAGE].map((each) => siteUrl + pathIn(each)));
}
