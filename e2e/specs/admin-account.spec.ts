import { DEMO_STAFF } from '../../server/embedded/demoStaff';
import { openAdminScreen } from '../support/adminArea';
import { expect, test } from '../support/fixtures';
import { clientOnOtherDevice, signIn } from '../support/session';

test('@desktop a person lists their own sessions and ends one', async ({ page, site }) => {
  const other = await clientOnOtherDevice(site.url, 'editor');
  await signIn(page, site.url, 'editor');
  await openAdminScreen(page, 'opiniones', 'Opiniones');
  await page.getByRole('link', { name: 'Mi cuenta' }).click();
  const sessions = page.getByRole('region', { name: 'Dónde está abierta su cuenta' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByText('(este dispositivo)')).toHaveCount(1);
  expect((await other.rpc('dashboard')).data).not.toBeNull();
  await sessions.getByRole('button', { name: /^Cerrar la sesión de/ }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  expect((await other.rpc('dashboard')).data).toBeNull();
});

test('@desktop an admin ends the sessions of another person', async ({ page, site }) => {
  const other = await clientOnOtherDevice(site.url, 'editor');
  await signIn(page, site.url, 'admin');
  await openAdminScreen(page, 'equipo', 'Equipo');
  const { email } = DEMO_STAFF.editor;
  await page.getByRole('button', { name: `Cerrar sesiones de ${email}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar sesiones' }).click();
  await expect(page.getByText(`Sesiones de ${email} cerradas.`)).toBeVisible();
  expect((await other.rpc('dashboard')).data).toBeNull();
});

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
