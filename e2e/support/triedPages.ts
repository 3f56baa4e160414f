/** A prerendered page on which single requests fail, and a visit that makes all its requests. */
import type { Page } from '@playwright/test';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { pathOf } from '../../src/site/pages';
import { expect } from './fixtures';
import { nextLayout } from './layout';

export const TRIED_PATH = pathOf('home', SOURCE_LANGUAGE);

/** The page that a link in it leads to. */
const NEXT = pathOf('contact', SOURCE_LANGUAGE);

/** The texts of the page as it is prerendered, which have to stay readable. */
export async function prerenderedTexts(page: Page): Promise<string[]> {
  const html = await (await page.request.get(TRIED_PATH)).text();
  return page.evaluate((source) => {
    const main = new DOMParser().parseFromString(source, 'text/html').querySelector('main');
    return [...(main?.querySelectorAll('h1, h2, h3, article p') ?? [])].map((element) =>
      element.textContent.replace(/\s+/g, ' ').trim(),
    );
  }, html);
}

/** Scrolls the open page, which loads everything below its first screen too. */
export async function useOnce(page: Page): Promise<void> {
  await page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }));
  await expect(page.locator('[data-island=""]')).toHaveCount(0);
}

/** Follows a link of the page to the next one, as visitors do. */
export async function followLink(page: Page): Promise<void> {
  const link = page.locator(`a[href="${NEXT}"]:visible`).first();
  // Scrolling to it lays out the whole page, which may move it while it is pressed.
  await link.scrollIntoViewIfNeeded();
  await nextLayout(page);
  await link.click();
  await expect(page).toHaveURL(NEXT);
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
