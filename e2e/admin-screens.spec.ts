/** The admin area at both sizes: three screens here, all of them in `npm run audit`. */
import { signIn } from './admin';
import {
  addEnquiries,
  ADMIN,
  expectSoundAtBothWidths,
  expectTabStopsMarked,
  openScreen,
} from './adminScreen';
import { expect, test } from './fixtures';

test('@desktop three screens are whole at both widths, and Tab shows where it is', async ({
  page,
  site,
}) => {
  await addEnquiries(site.backend, [{ name: 'Wolfeschlegelsteinhausenbergerdorff' }]);
  await signIn(page, site.url, 'admin');
  for (const [path, heading] of [
    ['dashboard', 'Panel'],
    ['post/new', 'Nueva entrada'],
    ['cuestionario', 'Consultas'],
  ] as const) {
    await openScreen(page, path, heading);
    await expectSoundAtBothWidths(page);
    await expectTabStopsMarked(page, path);
  }
});

test('@phone the account is behind its button, the menu slides, the enquiry covers its list', async ({
  page,
  site,
}) => {
  const [id = ''] = await addEnquiries(site.backend, [{ name: 'Móvil Uno' }]);
  await signIn(page, site.url, 'admin');
  await openScreen(page, 'ajustes', 'Ajustes');
  const menu = page.getByRole('navigation', { name: 'Administración' });
  await expect(menu.getByRole('link', { name: 'Ajustes' })).toBeInViewport();
  await page.goto(`${ADMIN}/cuestionario?id=${id}`);
  await page.getByRole('button', { name: 'Cerrar y volver a la lista' }).tap();
  await expect(page.getByRole('link', { name: /^Móvil Uno/ }).first()).toBeVisible();
  await page.locator('summary').tap();
  await expect(page.getByRole('button', { name: 'Cerrar la sesión' })).toBeVisible();
});
