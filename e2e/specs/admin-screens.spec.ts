/** Three screens of the admin area; `npm run audit` covers all of them, at both widths. */
import { REFUSED_AFTER_SESSION_END, signIn } from '../support/session';
import { ADMIN_PATH, LOGIN_PATH } from '../../src/site/adminPaths';
import { expectAccessibleScreen } from '../support/accessibility';
import { goToScreen, openAdminScreen } from '../support/adminArea';
import { insertEnquiries } from '../support/database';
import { expectTabStopsMarked } from '../support/keyboard';
import { expect, test } from '../support/fixtures';

test('@desktop three screens are accessible, and every tab stop of two is marked', async ({
  page,
  site,
}) => {
  await insertEnquiries(site.backend, [{ name: 'Wolfeschlegelsteinhausenbergerdorff' }]);
  await signIn(page, site.url, 'admin');
  await openAdminScreen(page, 'cuestionario', 'Consultas');
  await expectAccessibleScreen(page);
  await expectTabStopsMarked(page, 'cuestionario');
  await goToScreen(page, 'post/new', 'Nueva entrada');
  await expectAccessibleScreen(page);
  await expectTabStopsMarked(page, 'post/new');
  await goToScreen(page, 'dashboard', 'Panel');
  await expectAccessibleScreen(page);
});

test('@phone menu and account are behind a button, an enquiry covers its list', async ({
  page,
  site,
  pageErrors,
}) => {
  const [id = ''] = await insertEnquiries(site.backend, [{ name: 'Móvil Uno' }]);
  pageErrors.expected.push(REFUSED_AFTER_SESSION_END);
  await signIn(page, site.url, 'admin');
  // The sign-in page forwards who is signed in.
  await page.goto(LOGIN_PATH);
  await expect(page.getByRole('heading', { level: 1, name: 'Panel' })).toBeVisible();
  await goToScreen(page, 'ajustes', 'Ajustes');
  const menu = page.getByRole('navigation', { name: 'Administración' });
  await page.getByRole('button', { name: 'Menú' }).tap();
  for (const entry of ['Panel', 'Ajustes'])
    await expect(menu.getByRole('link', { name: entry })).toBeInViewport();
  await page.goto(`${ADMIN_PATH}/cuestionario?id=${id}`);
  await page.getByRole('button', { name: 'Cerrar y volver a la lista' }).tap();
  await expect(page.getByRole('link', { name: /^Móvil Uno/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Menú' }).tap();
  await page.getByRole('button', { name: 'Cerrar la sesión' }).tap();
  await expect(page).toHaveURL(/admin-login/);
});
