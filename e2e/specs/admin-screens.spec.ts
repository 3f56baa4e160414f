/** Three screens of the admin area in both viewports; `npm run audit` covers all of them. */
import { signIn } from '../support/session';
import { ADMIN_PATH } from '../../src/site/adminPaths';
import { expectAccessibleAtBothWidths } from '../support/accessibility';
import { openAdminScreen } from '../support/adminArea';
import { insertEnquiries } from '../support/database';
import { expectTabStopsMarked } from '../support/keyboard';
import { expect, test } from '../support/fixtures';

test('@desktop three screens are accessible at both widths, and every tab stop is marked', async ({
  page,
  site,
}) => {
  await insertEnquiries(site.backend, [{ name: 'Wolfeschlegelsteinhausenbergerdorff' }]);
  await signIn(page, site.url, 'admin');
  for (const [path, heading] of [
    ['dashboard', 'Panel'],
    ['post/new', 'Nueva entrada'],
    ['cuestionario', 'Consultas'],
  ] as const) {
    await openAdminScreen(page, path, heading);
    await expect(page.getByRole('button', { name: 'Cerrar la sesión' })).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await expectTabStopsMarked(page, path);
  }
});

test('@desktop the menu marks where one is, also in the editor and the categories', async ({
  page,
  site,
}) => {
  await signIn(page, site.url, 'admin');
  const marked = page.getByRole('navigation', { name: 'Administración' }).locator('[aria-current]');
  for (const [path, heading, entry, current] of [
    ['posts', 'Entradas', 'Entradas', 'page'],
    ['post/new', 'Nueva entrada', 'Entradas', 'true'],
    ['categorias', 'Categorías', 'Entradas', 'true'],
    ['opiniones', 'Opiniones', 'Opiniones', 'page'],
  ] as const) {
    await openAdminScreen(page, path, heading);
    await expect(marked).toHaveText(entry);
    await expect(marked).toHaveAttribute('aria-current', current);
  }
});

test('@phone menu and account are behind a button, an enquiry covers its list', async ({
  page,
  site,
}) => {
  const [id = ''] = await insertEnquiries(site.backend, [{ name: 'Móvil Uno' }]);
  await signIn(page, site.url, 'admin');
  await openAdminScreen(page, 'ajustes', 'Ajustes');
  const menu = page.getByRole('navigation', { name: 'Administración' });
  await page.getByRole('button', { name: 'Menú' }).tap();
  for (const entry of ['Panel', 'Ajustes'])
    await expect(menu.getByRole('link', { name: entry })).toBeInViewport();
  await page.goto(`${ADMIN_PATH}/cuestionario?id=${id}`);
  await page.getByRole('button', { name: 'Cerrar y volver a la lista' }).tap();
  await expect(page.getByRole('link', { name: /^Móvil Uno/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Menú' }).tap();
  await expect(page.getByRole('button', { name: 'Cerrar la sesión' })).toBeVisible();
});
