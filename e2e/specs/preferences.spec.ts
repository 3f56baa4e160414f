/** What visitors have set in their browser or system: contrast, window, no storage, less motion. */
import { expect, test } from '../support/fixtures';
import { postPathOf, pathOf } from '../../src/site/pages';
import { NIE } from '../support/seededPosts';
import { banner } from '../support/siteHeader';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { rgbOf } from '../support/contrast';
import { palette } from '../../src/styles/palette';
import { OTHER } from '../support/languages';
import { expectAtOffset } from '../support/scroll';
import { textsOf } from '../support/texts';

test(
  'with more contrast no text is muted and the header is opaque',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.emulateMedia({ contrast: 'more' });
    await page.goto('/blog');
    const date = page.getByRole('article').first().locator('time');
    await expect(date).toHaveCSS('color', rgbOf(palette.ink[950]));
    await expect(page.getByRole('searchbox')).toHaveCSS('border-color', rgbOf(palette.ink[900]));
    await page.mouse.wheel(0, 300);
    await expect(banner(page)).toHaveCSS('background-color', rgbOf(palette.ink[950]));
  },
);

test(
  'without storage, as in some private windows, site and language menu work',
  { tag: '@desktop' },
  async ({ page }) => {
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
    await banner(page)
      .getByRole('button', { name: textsOf(SOURCE_LANGUAGE, 'navigation').language })
      .click();
    await banner(page).locator(`a[hreflang=${OTHER}]`).click();
    await expect(page).toHaveURL(pathOf('contact', OTHER));
    await expect(page.locator('html')).toHaveAttribute('lang', OTHER);
    await banner(page)
      .getByRole('link', { name: textsOf(OTHER, 'navigation').blog })
      .click();
    await expect(page.getByRole('article').first()).toBeVisible();
  },
);

test.describe('prerendered pages', () => {
  test(
    'a browser that cannot read the scripts still has the page and its links',
    { tag: '@phone' },
    async ({ page, pageErrors }) => {
      pageErrors.expected.push(/SyntaxError|Invalid or unexpected token/);
      await page.route('**/*.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'from a later edition @' }),
      );
      await page.goto(postPathOf(NIE.slug, SOURCE_LANGUAGE), { waitUntil: 'load' });
      await expect(
        page.getByRole('heading', { level: 1, name: NIE[SOURCE_LANGUAGE] }),
      ).toBeVisible();
      await expect(page.locator('html')).not.toHaveAttribute('data-ready');
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: textsOf(SOURCE_LANGUAGE, 'navigation').blog })
        .click();
      await expect(page).toHaveURL('/blog');
      await expect(page.getByRole('article').first()).toBeVisible();
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
});
