import { expect, test } from '../support/fixtures';
import { inOneViewport } from '../support/viewports';
import { firm } from '../../src/site/firm';
import { pathOf } from '../../src/site/pages';

const PAGES = [
  ['/', 'es'],
  ['/contacto', 'es'],
  ['/de/blog', 'de'],
  ['/ar', 'ar'],
  [pathOf('service-civil', 'zh'), 'zh'],
  ['/blog/nie-extranjeros-marina-alta-guia-practica', 'es'],
] as const;

for (const [path, language] of PAGES) {
  test(
    `${path} is complete without JavaScript and hydrates without a mismatch`,
    inOneViewport(language),
    async ({ page, request }) => {
      const html = await (await request.get(path)).text();
      expect(html).toContain(`<html lang="${language}"`);
      for (const element of [/<title>/g, /<main[ >]/g]) expect(html.match(element)).toHaveLength(1);

      const requests: string[] = [];
      page.on('request', (sent) => requests.push(new URL(sent.url()).pathname));
      await page.goto(path);
      await expect(page.locator('title')).toHaveCount(1);
      await expect(page.locator('main')).toHaveCount(1);
      expect(requests.filter((pathname) => pathname.startsWith('/locales/'))).toEqual([]);
    },
  );
}

test(
  "a visitor with another language than the page's gets the whole page in it",
  { tag: '@desktop' },
  async ({ browser, site }) => {
    const context = await browser.newContext({ locale: 'de-DE' });
    const page = await context.newPage();
    await page.goto(`${site.url}/`);
    await expect(page).toHaveTitle(new RegExp(`Anwälte in ${firm.address.city}`));
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.locator('main')).toHaveCount(1);
    await context.close();
  },
);
