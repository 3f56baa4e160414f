/** 200 % text size (WCAG 1.4.4), set in the browser, so that rem in media queries grows too. */
import { LANGUAGES } from '../../src/site/languages';
import { findChromium } from '../support/chromium';
import { expect, test } from '../support/fixtures';
import { horizontalOverflow } from '../support/layout';
import { openAdminScreen } from '../support/adminArea';
import { pathsIn } from '../support/publicPages';
import { signIn } from '../support/session';
import { pathOf } from '../../src/site/pages';
import { OTHER } from '../support/languages';
import { banner } from '../support/siteHeader';

const { args = [], ...chromium } = findChromium();

test.use({
  launchOptions: { ...chromium, args: [...args, '--blink-settings=defaultFontSize=32'] },
  viewport: { width: 360, height: 740 },
});

// English and Chinese words are shorter than those of the other languages.
const WIDEST = LANGUAGES.filter((code) => code !== 'en' && code !== 'zh');

// As prerendered: these are put into one page one after the other, which takes a tenth of the time of
// opening them.
test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test(
    'no page scrolls sideways on a phone with text of twice the size',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto('/');
      for (const path of WIDEST.flatMap(pathsIn)) {
        await page.setContent(await (await page.request.get(path)).text());
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect.soft(await horizontalOverflow(page), path).toBe(0);
      }
    },
  );
});

// Chromium on Linux has no dictionaries to divide a word by; phones and other desktops have.
test(
  'no button of the header overlaps the firm, and headings are hyphenated, with text of twice the size',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(pathOf('home', OTHER));
    const bar = banner(page);
    await expect(bar.getByRole('button')).toHaveCount(2);
    const gaps = await bar.evaluate((header) => {
      const range = document.createRange();
      range.selectNodeContents(header.querySelector('a span') ?? header);
      const right = range.getBoundingClientRect().right;
      const buttons = [...header.querySelectorAll('button')].filter((one) => one.offsetWidth > 0);
      return buttons.map((button) => button.getBoundingClientRect().left - right);
    });
    for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(0);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCSS('hyphens', 'auto');
    await page.setViewportSize({ width: 800, height: 740 });
    await expect(heading).toHaveCSS('hyphens', 'manual');
  },
);

test(
  'no screen of the admin area scrolls sideways on a phone with text of twice the size',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await signIn(page, site.url, 'admin');
    for (const [path, heading] of [
      ['post/new', 'Nueva entrada'],
      ['cuestionario', 'Consultas'],
      ['ajustes', 'Ajustes'],
    ] as const) {
      await openAdminScreen(page, path, heading);
      await expect(page.getByText('Cargando...')).toHaveCount(0);
      expect.soft(await horizontalOverflow(page), path).toBe(0);
    }
  },
);
