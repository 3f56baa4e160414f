/** What visitors have set in their browser or system: contrast, no storage, less motion. */
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { pathOf } from '../../src/site/pages';
import { palette } from '../../src/styles/palette';
import { rgbOf } from '../support/contrast';
import { expect, test } from '../support/fixtures';
import { OTHER } from '../support/languages';
import { expectAtOffset } from '../support/scroll';
import { banner } from '../support/siteHeader';
import { textsOf } from '../support/texts';

test(
  'without storage, as in some private windows, site and language menu work; with more contrast no text is muted and the header is opaque',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.emulateMedia({ contrast: 'more' });
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'] as const) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('refused', 'SecurityError');
          },
        });
      }
    });
    await page.goto(pathOf('contact', SOURCE_LANGUAGE));
    await expect(page.locator('form [name=name]')).toBeVisible();
    await page.locator('form [name=name]').fill('Ana Pérez');
    const { language } = textsOf(SOURCE_LANGUAGE, 'navigation');
    await banner(page).getByRole('button', { name: language }).click();
    await banner(page).locator(`a[hreflang=${OTHER}]`).click();
    await expect(page).toHaveURL(pathOf('contact', OTHER));
    await expect(page.locator('html')).toHaveAttribute('lang', OTHER);
    await banner(page)
      .getByRole('link', { name: textsOf(OTHER, 'navigation').blog })
      .click();
    const date = page.getByRole('article').first().locator('time');
    await expect(date).toHaveCSS('color', rgbOf(palette.ink[950]));
    await expect(page.getByRole('searchbox')).toHaveCSS('border-color', rgbOf(palette.ink[900]));
    await page.mouse.wheel(0, 300);
    await expect(banner(page)).toHaveCSS('background-color', rgbOf(palette.ink[950]));
  },
);

test(
  'a document loaded at a hash ends there; a restored position counts as scrolling, for which Firefox fires no event',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/#contact');
    // With reduced motion the browser itself jumps, and the app does not scroll.
    await expect(page.locator('html')).toHaveAttribute('data-ready');
    await expect(page.locator('[data-island]')).toHaveCount(0);
    await expectAtOffset(page.locator('#contact'));

    await page.emulateMedia({ reducedMotion: null });
    await page.addInitScript(() => {
      addEventListener('scroll', (event) => event.stopImmediatePropagation(), { capture: true });
    });
    await page.goto('/', { waitUntil: 'load' });
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await expect(page.locator('[data-island=""]')).toHaveCount(0);
  },
);
