import { expect, test } from './fixtures';

test('the home page is served in Spanish and in German', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Abogados en Dénia/);
  await page.goto('/de');
  await expect(page).toHaveTitle(/Rechtsanwälte in Dénia/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});
