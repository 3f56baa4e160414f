import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { NIE } from '../support/seededPosts';

test.use({ prerendered: true });

const POST = `/blog/${NIE.slug}`;

/** Sums up all layout shifts from the first paint on; a shift after a tap or key is one as well. */
async function observeShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
  return async () => {
    // Shifts are reported after the frame in which they happen.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    );
    return page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    );
  };
}

const familiesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );

/** The families whose glyphs a text is drawn with, as the browser's developer tools tell. */
async function drawnWith(page: Page, selector: string): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  await client.detach();
  return fonts.map(({ familyName }) => familyName);
}

for (const [path, family] of [
  ['/', 'Spectral'],
  ['/de', 'Spectral'],
  ['/ru', 'Spectral'],
  ['/ar/contact', 'Markazi Text'],
  ['/de/dienstleistungen/erbrecht-denia', 'Spectral'],
  [POST, 'Spectral'],
  [`/de${POST}`, 'Spectral'],
] as const) {
  test(`the web fonts come without an interaction and move nothing: ${path}`, async ({ page }) => {
    const shifts = await observeShifts(page);
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-web-fonts', '');
    expect(await familiesOf(page)).toContain(family);
    expect(await drawnWith(page, 'h1, h1 *')).not.toContain('Liberation Serif');
    expect(await shifts()).toBe(0);
  });
}

test('a page without its web fonts stays as it is', async ({ page, pageErrors }) => {
  pageErrors.expected.push(/Failed to load resource/);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).not.toHaveAttribute('data-web-fonts');
});

test('on the next visit the web fonts, now cached, are loaded before the app', async ({ page }) => {
  const isBeforeApp = async (path: string) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-web-fonts', '');
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    const position = (file: RegExp) => loaded.findIndex((name) => file.test(name));
    return position(/\.woff2$/) < position(/\/app-.*\.js$/);
  };
  expect(await isBeforeApp('/')).toBe(false);
  expect(await isBeforeApp('/contacto')).toBe(true);
});
