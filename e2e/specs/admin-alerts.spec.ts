import { openAdminScreen } from '../support/adminArea';
import { insertEnquiries } from '../support/database';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';

test('@desktop new enquiries are counted in menu and tab title without a reload', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await signIn(page, site.url, 'admin');
  await openAdminScreen(page, 'dashboard', 'Panel');
  await expect(page).toHaveTitle('Panel · Panel de control');
  await insertEnquiries(site.backend, [{ name: 'Recién Llegada' }]);
  const arrived = page.getByRole('link', { name: 'Recién Llegada' });
  // Minute by minute: the first reads may still be under way when the enquiry arrives.
  await expect
    .poll(
      async () => {
        await page.clock.fastForward('01:01');
        return [await page.title(), await arrived.count()];
      },
      { intervals: [2_000] },
    )
    .toEqual(['(1) Panel · Panel de control', 1]);
  const menu = page.getByRole('navigation', { name: 'Administración' });
  await expect(menu.getByRole('link', { name: 'Consultas 1 nueva' })).toBeVisible();
  await expect(arrived).toBeVisible();
});
