/** Prerendered pages on which single requests fail, and a visit that makes all their requests. */
import type { Page, TestDetails } from '@playwright/test';
import { type Language, SOURCE_LANGUAGE } from '../../src/site/languages';
import { pathOf } from '../../src/site/pages';
import { expect } from './fixtures';
import { nextLayout } from './layout';
import { textsOf } from './texts';
import { OTHER, ANOTHER } from './languages';
import { inOneViewport } from './viewports';

export interface TriedPage {
  name: string;
  language: Language;
  path: string;
  /** The page that a link in it leads to. */
  next: string;
  details: TestDetails;
  /** Uses what the page's code does, which requests more. */
  use?: (page: Page) => Promise<void>;
}

export const TRIED_PAGES = {
  home: {
    name: 'the home page',
    language: SOURCE_LANGUAGE,
    path: pathOf('home', SOURCE_LANGUAGE),
    details: inOneViewport(SOURCE_LANGUAGE),
    next: pathOf('contact', SOURCE_LANGUAGE),
  },
  blog: {
    name: 'the blog',
    language: OTHER,
    path: pathOf('blog', OTHER),
    details: inOneViewport(ANOTHER),
    next: pathOf('home', OTHER),
    use: async (page) => {
      await page.getByRole('main').getByRole('article').getByRole('link').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.getByRole('button', { name: textsOf(OTHER, 'blog').popup.close }).click();
      await expect(page).toHaveURL(pathOf('blog', OTHER));
    },
  },
} satisfies Record<string, TriedPage>;

/** The texts of a prerendered page, which has to stay readable. */
export async function prerenderedTexts(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  return page.evaluate((source) => {
    const main = new DOMParser().parseFromString(source, 'text/html').querySelector('main');
    return [...(main?.querySelectorAll('h1, h2, h3, article p') ?? [])].map((element) =>
      element.textContent.replace(/\s+/g, ' ').trim(),
    );
  }, html);
}

/** Scrolls an open page and uses it once, which loads everything below its first screen too. */
export async function useOnce(page: Page, { use }: TriedPage): Promise<void> {
  await page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }));
  await expect(page.locator('[data-island=""]')).toHaveCount(0);
  await use?.(page);
}

/** Follows a link of the page to the next one, as visitors do. */
export async function followLink(page: Page, { next }: TriedPage): Promise<void> {
  const link = page.locator(`a[href="${next}"]:visible`).first();
  // Scrolling to it lays out the whole page, which may move it while it is pressed.
  await link.scrollIntoViewIfNeeded();
  await nextLayout(page);
  await link.click();
  await expect(page).toHaveURL(next);
}

/** Checks that an open page shows these texts, and no error in place of them. */
export async function expectReadable(page: Page, texts: readonly string[]): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  const shown = (await main.textContent())?.replace(/\s+/g, ' ') ?? '';
  expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
  await expectNoErrorScreen(page);
}

/** Checks that a page shows neither an error screen nor the keys of missing texts. */
export async function expectNoErrorScreen(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  const keys = await page
    .locator('main :is(h1, h2, h3, p, label, legend, button, a, option)')
    .filter({ hasText: /^\s*[a-z]\w*(\.\w+)+\s*$/ })
    .allTextContents();
  expect(keys, 'keys in place of texts').toEqual([]);
}
