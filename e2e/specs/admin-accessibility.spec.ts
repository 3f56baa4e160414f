import { openAdminScreen } from '../support/adminArea';
import { insertEnquiries } from '../support/database';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';

test('@desktop a click anywhere in a row opens its enquiry, and covers nothing else', async ({
  page,
  site,
}) => {
  await insertEnquiries(site.backend, [{ name: 'Primera Fila' }, { name: 'Segunda Fila' }]);
  await signIn(page, site.url, 'admin');
  await openAdminScreen(page, 'cuestionario', 'Consultas');
  const row = page.getByRole('row', { name: /Primera Fila/ });
  await expect(row).toBeVisible();
  // A row is no containing block in WebKit: a link stretched over it would cover the page.
  const anchored = await page
    .locator('tr a')
    .evaluateAll(
      (links) =>
        links.filter((link) => getComputedStyle(link, '::after').position === 'absolute').length,
    );
  expect(anchored).toBe(0);
  await row.getByRole('cell').last().click();
  await expect(page.getByRole('heading', { level: 2, name: 'Primera Fila' })).toBeVisible();
});
