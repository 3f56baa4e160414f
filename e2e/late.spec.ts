import { expect, test } from './fixtures';
import { textsOf } from './texts';

test.use({ prerendered: true });

test('what is below the first screen is there, and its code comes with the first touch', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('#services article')).toHaveCount(5);
  expect(asked.filter((url) => url.includes('/HomeSections-'))).toEqual([]);

  await page.evaluate(() => scrollBy(0, 400));
  await expect(page.locator('[data-late]')).toHaveCount(0);
  expect(asked.filter((url) => url.includes('/HomeSections-'))).toHaveLength(1);
});

for (const [home, language] of [
  ['/', 'es'],
  ['/ar', 'ar'],
] as const) {
  test(`a press that comes before its code is kept: ${home}`, async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/HomeSections-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(home);
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    const toggle = page.locator('#service-labor-toggle');
    await toggle.click();
    await expect(toggle).toHaveText(textsOf(language, 'services').viewMore);
    release();
    await expect(toggle).toHaveText(textsOf(language, 'services').viewLess);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  });
}

test('a language chosen before it is there changes the whole page', async ({ page }) => {
  await page.goto('/de');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Deutsch/ })
    .click();
  await page.getByRole('banner').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/fr');
  await expect(page.locator('#services h2')).toHaveText(textsOf('fr', 'services').heading);
});
