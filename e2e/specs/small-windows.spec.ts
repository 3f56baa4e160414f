import type { Locator, Page } from '@playwright/test';
import { LANGUAGES, SOURCE_LANGUAGE } from '../../src/site/languages';
import { pathOf } from '../../src/site/pages';
import { palette } from '../../src/styles/palette';
import { findChromium } from '../support/chromium';
import { rgbOf } from '../support/contrast';
import { expect, test } from '../support/fixtures';
import { banner, servicesMenu } from '../support/siteHeader';
import { textsOf } from '../support/texts';

/** Tab scrolls each link fully into view. */
async function expectReachable(page: Page, links: Locator): Promise<void> {
  for (const link of await links.all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    // Not 1: positions are fractions of a pixel.
    await expect(link).toBeInViewport({ ratio: 0.98 });
  }
}

test(
  'in low windows every language and practice area can be chosen, and the offline notice, styled without any interaction, hides no focused control',
  { tag: '@desktop' },
  async ({ page, context, pageErrors }) => {
    pageErrors.expected.push(/ERR_INTERNET_DISCONNECTED/);
    // 1280x1024 at 400 % zoom.
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(pathOf('contact', SOURCE_LANGUAGE));
    await expect(page.locator('form [name=name]')).toBeVisible();
    await context.setOffline(true);
    const notice = page.getByRole('status').getByText(textsOf(SOURCE_LANGUAGE, 'common').offline);
    await expect(notice).toHaveCSS('background-color', rgbOf(palette.ink[950]));
    for (const name of ['name', 'channel', 'email']) {
      const control = page.locator(`form [name=${name}]`);
      await control.focus();
      const [over, under] = [await notice.boundingBox(), await control.boundingBox()];
      expect(over?.y).toBeGreaterThanOrEqual((under?.y ?? 0) + (under?.height ?? 0));
    }
    await context.setOffline(false);
    await expect(notice).toBeHidden();

    await page.setViewportSize({ width: 1280, height: 300 });
    await servicesMenu(page).button.click();
    await expectReachable(page, banner(page).locator('li li a'));
    await page.keyboard.press('Escape');
    const t = textsOf(SOURCE_LANGUAGE, 'navigation');
    const languages = banner(page).getByRole('button', { name: new RegExp(t.language) });
    const links = banner(page).locator('a[hreflang]');
    await page.setViewportSize({ width: 320, height: 256 });
    await languages.click();
    await expect(links).toHaveCount(LANGUAGES.length);
    await expectReachable(page, links);
    await page.keyboard.press('Escape');
    // A low laptop window with 200 % text.
    await page.setViewportSize({ width: 683, height: 310 });
    await page.addStyleTag({ content: 'html { font-size: 34px !important }' });
    await languages.click();
    await expectReachable(page, links);
  },
);

test(
  'the open menu leaves no gap where scroll bars take room',
  { tag: '@desktop' },
  async ({ playwright, site }) => {
    const browser = await playwright.chromium.launch({
      ...findChromium(),
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
    const page = await browser.newPage({
      viewport: { width: 800, height: 600 },
      reducedMotion: 'reduce',
    });
    await page.goto(site.url);
    const width = () => page.evaluate(() => document.documentElement.clientWidth);
    await expect(banner(page)).toBeVisible();
    expect(await width()).toBeLessThan(800);
    const { openMenu } = textsOf(SOURCE_LANGUAGE, 'navigation');
    await banner(page).getByRole('button', { name: openMenu }).click();
    const panel = page.getByRole('dialog');
    await expect(panel).toBeVisible();
    expect((await panel.boundingBox())?.width).toBe(800);
    await browser.close();
  },
);
