import { openAdminScreen } from '../support/adminArea';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';

test('@desktop a person has the admin area in English, and in Spanish again', async ({
  page,
  site,
}) => {
  await signIn(page, site.url, 'editor');
  await openAdminScreen(page, 'cuenta', 'Mi cuenta');
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.getByRole('group', { name: 'Idioma de esta zona' }).getByText('English').click();
  await expect(heading('My account')).toBeVisible();
  await expect(page).toHaveTitle('My account · Control panel');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(
    page.getByText(/^Since \d+ [A-Z][a-z]{2,3} \d{4}, \d\d:\d\d\. Last activity: /).first(),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(heading('Dashboard')).toBeVisible();
  await page.reload();
  await expect(heading('Dashboard')).toBeVisible();
  await page.getByRole('link', { name: 'My account' }).click();
  await page.getByRole('group', { name: 'Language of this area' }).getByText('Español').click();
  await expect(heading('Mi cuenta')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});
