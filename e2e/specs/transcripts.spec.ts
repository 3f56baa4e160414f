import type { Page } from '@playwright/test';
import { pathOf } from '../../src/site/pages';
import { expect, test } from '../support/fixtures';
import { openHydrated } from '../support/publicPages';
import { ScreenReader } from '../support/screenReader';
import { textsOf } from '../support/texts';

/**
 * What a screen reader says on the main journeys, in e2e/transcripts: to be read like code when it
 * changes. `--update-snapshots` writes them anew.
 */
test.describe('@desktop', () => {
  test.use({ prerendered: true });
  test.beforeEach(({ pageErrors }) => {
    // The reader's own, when a page that it has begun to read is taken away.
    pageErrors.expected.push(/getElementById is not a function/);
  });

  for (const language of ['es', 'de', 'ar'] as const) {
    test(`finds a practice area in ${language}`, async ({ page }) => {
      const t = textsOf(language, 'services');
      const reader = await opened(page, pathOf('home', language));
      const link = page.getByRole('main').getByRole('link', { name: t.labor.title, exact: true });
      await reader.hear('the link', () => link.focus(), /^link/);
      await reader.hear('Enter', () => page.keyboard.press('Enter'), /^polite/);
      await reader.readUntil(/level 2/);
      expect(reader.transcript()).toMatchSnapshot(`service.${language}.txt`);
    });

    test(`switches the language from ${language}`, async ({ page }) => {
      const t = textsOf(language, 'navigation');
      const reader = await opened(page, pathOf('contact', language));
      const button = page.getByRole('banner').getByRole('button', { name: new RegExp(t.language) });
      await reader.hear('the switcher', () => button.focus(), /^button/);
      await reader.hear('Enter, Tab', () => pressAll(page, ['Enter', 'Tab']), /^link/);
      const french = page.getByRole('banner').getByRole('link', { name: 'Français' });
      await reader.hear('another language', () => french.focus(), /^link.*Français/);
      await reader.hear('Enter', () => page.keyboard.press('Enter'), /^polite/);
      expect(reader.transcript()).toMatchSnapshot(`language.${language}.txt`);
    });
  }
});

async function opened(page: Page, path: string): Promise<ScreenReader> {
  await openHydrated(page, path);
  const reader = new ScreenReader(page);
  await reader.start();
  return reader;
}

async function pressAll(page: Page, keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}
