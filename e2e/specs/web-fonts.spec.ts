import { expect, test } from '../support/fixtures';

test.use({ prerendered: true });

const POST = '/blog/nie-extranjeros-marina-alta-guia-practica';

for (const path of ['/', '/ar/contact', POST]) {
  test(`web fonts load when the visitor scrolls, not before: ${path}`, async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    await page.waitForLoadState('networkidle');
    await page.dispatchEvent('h1', 'pointerdown');
    expect(requested.filter((file) => /\.woff2$|fonts.*\.css$/.test(file))).toEqual([]);

    await page.evaluate(() => scrollBy(0, 200));
    expect(requested.filter((file) => file.endsWith('.woff2'))).toEqual([]);
    await page.dispatchEvent('h1', 'touchmove');
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.fonts].filter((f) => f.status === 'loaded').map((f) => f.family),
        ),
      )
      .toContain(path.startsWith('/ar') ? 'Markazi Text' : 'Spectral');
  });
}

test('the next page uses the web fonts', async ({ page }) => {
  await page.goto('/contacto');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await page.locator('header a[href="/"]').first().click();
  await expect(page).toHaveURL('/');
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].some(
          ({ family, status }) => family === 'Spectral' && status === 'loaded',
        ),
      ),
    )
    .toBe(true);
});
