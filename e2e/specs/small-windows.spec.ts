import type { Locator, Page } from '@playwright/test';
import { LANGUAGES } from '../../src/site/languages';
import { banner, servicesMenu } from '../support/siteHeader';
import { expect, test } from '../support/fixtures';
import { textsOf } from '../support/texts';

/** A screen of 1280x1024 at 400 %, a phone lying down, a laptop's low window, also with texts of 200 %. */
const WINDOWS = [
  { width: 320, height: 256 },
  { width: 740, height: 360 },
  { width: 683, height: 310, fontSize: '34px' },
];

// The windows are the test's own.
test.describe('in low windows', { tag: '@desktop' }, () => {
  for (const { fontSize, ...size } of WINDOWS) {
    test(`every language can be chosen at ${size.width}x${size.height}`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto('/contacto');
      if (fontSize)
        await page.addStyleTag({ content: `html { font-size: ${fontSize} !important }` });
      const t = textsOf('es', 'navigation');
      await banner(page)
        .getByRole('button', { name: new RegExp(t.language) })
        .click();
      const links = banner(page).locator('a[hreflang]');
      await expect(links).toHaveCount(LANGUAGES.length);
      await expectReachable(page, links);
    });
  }

  test('every practice area can be chosen at 1280x300', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 300 });
    await page.goto('/contacto');
    const { button } = servicesMenu(page, 'es');
    await button.click();
    await expectReachable(page, banner(page).locator('li li a'));
  });
});

/** Tab brings each into view, whole. */
async function expectReachable(page: Page, links: Locator): Promise<void> {
  for (const link of await links.all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    // Not 1: positions are fractions of a pixel.
    await expect(link).toBeInViewport({ ratio: 0.98 });
  }
}
