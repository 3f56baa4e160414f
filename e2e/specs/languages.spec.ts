import type { Page } from '@playwright/test';
import { LANGUAGE_FACTS, type Language, SOURCE_LANGUAGE } from '../../src/site/languages';
import { pathOf } from '../../src/site/pages';
import { expect, test } from '../support/fixtures';
import { switcher } from '../support/languageSwitcher';
import { openPage, scrollTo } from '../support/scroll';
import { textsOf } from '../support/texts';
import { ANOTHER, OTHER } from '../support/languages';

async function choose(page: Page, from: Language, to: Language): Promise<void> {
  await switcher(page, from).button.click();
  await switcher(page, from).item(to).click();
  await expect(page.locator('html')).toHaveAttribute('lang', to);
}

const stored = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem('selectedLanguage'),
    localStorage.getItem('preferredLanguage'),
  ]);

// What the list has: tests/features/public/language-switcher.
test(
  'the switcher shows a flag or a code, and is named by the code',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(pathOf('contact', ANOTHER));
    const { button } = switcher(page, ANOTHER);
    const code = new RegExp(`^(${LANGUAGE_FACTS[ANOTHER].flag}|${ANOTHER})$`);
    for (const width of [360, 700, 1100, 1400]) {
      await page.setViewportSize({ width, height: 700 });
      // On Windows a flag is drawn as the same letters.
      await expect(button.locator('span:visible', { hasText: code })).toHaveCount(1);
      if (width === 700 || width === 1400) continue;
      await expect(button.getByText(ANOTHER, { exact: true })).toBeVisible();
      await expect(button).toHaveAccessibleName(new RegExp(`\\b${ANOTHER}$`, 'i'));
    }
  },
);

test(
  'switching keeps scroll position, focus and history',
  { tag: '@desktop' },
  async ({ page }) => {
    await openPage(page, pathOf('service-civil', SOURCE_LANGUAGE));
    await scrollTo(page, 700);
    const tops = () =>
      page
        .locator('main :is(h2, h3, p, li)')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    const before = await tops();
    const read = before.findIndex((top) => top > 100);
    await choose(page, SOURCE_LANGUAGE, OTHER);
    await expect(page).toHaveURL(pathOf('service-civil', OTHER));
    // The content in view keeps its position, except for lines that wrap differently. Polled: the
    // address changes before the page of that address is in place.
    await expect
      .poll(async () => Math.abs(((await tops())[read] ?? NaN) - (before[read] ?? NaN)))
      .toBeLessThan(100);
    await expect(page.locator('main')).not.toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(pathOf('service-civil', SOURCE_LANGUAGE));
    // An entry of the history is shown in the language that it had; the choice stays.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      textsOf(SOURCE_LANGUAGE, 'services').civil.heading,
    );
    expect(await stored(page)).toEqual([OTHER, OTHER]);
  },
);

test.describe('at an unprefixed URL in an English browser', () => {
  test.use({ locale: 'en-GB' });

  test(
    'every language can be chosen, Spanish at the same URL',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto(pathOf('contact', SOURCE_LANGUAGE));
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await switcher(page, 'en').button.click();
      await expect(switcher(page, 'en').item(SOURCE_LANGUAGE)).toHaveAttribute(
        'href',
        pathOf('contact', SOURCE_LANGUAGE),
      );
      await expect(switcher(page, 'en').item('en')).toHaveAttribute(
        'href',
        pathOf('contact', 'en'),
      );
      const before = await page.evaluate(() => history.length);
      await switcher(page, 'en').item(SOURCE_LANGUAGE).click();
      await expect(page.locator('html')).toHaveAttribute('lang', SOURCE_LANGUAGE);
      await expect(page).toHaveURL(pathOf('contact', SOURCE_LANGUAGE));
      await expect(page).toHaveTitle(textsOf(SOURCE_LANGUAGE, 'routes').contact.title);
      expect(await page.evaluate(() => history.length)).toBe(before);
      await choose(page, SOURCE_LANGUAGE, 'fr');
      await expect(page).toHaveURL(pathOf('contact', 'fr'));
      expect(await stored(page)).toEqual(['fr', 'fr']);
    },
  );
});
