import { expect, test } from './fixtures';

test.use({ prerendered: true });

const POST = '/blog/nie-extranjeros-marina-alta-guia-practica';

for (const path of ['/', '/ar/contact', POST]) {
  test(`a page is read before its faces come, and its styles are not fetched again: ${path}`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    await page.waitForLoadState('networkidle');
    await page.dispatchEvent('h1', 'pointerdown');
    expect(asked.filter((file) => /\.(woff2|css)$/.test(file))).toEqual([]);

    await page.evaluate(() => scrollBy(0, 200));
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.fonts].filter((f) => f.status === 'loaded').map((f) => f.family),
        ),
      )
      .toContain(path.startsWith('/ar') ? 'Markazi Text' : 'Spectral');
    expect(asked.filter((file) => file.includes('/index-') && file.endsWith('.css'))).toEqual([]);
  });
}

test('the faces come when the mouse moves, not when it rests', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await page.evaluate(() =>
    dispatchEvent(new MouseEvent('mousemove', { movementX: 0, movementY: 0 })),
  );
  await page.waitForLoadState('networkidle');
  expect(fonts).toEqual([]);
  await page.mouse.move(100, 100);
  await page.mouse.move(140, 120);
  await expect.poll(() => fonts.length).toBeGreaterThan(0);
});
