import type { Page } from '@playwright/test';
import { ADMIN_PATH } from '../../src/site/adminPaths';
import { DEMO_STAFF } from '../../server/embedded/demoStaff';
import { insertEnquiries } from '../support/database';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';

const CLIENT = { name: 'Clara Reservada', message: 'Asunto muy privado de Clara.' };

const reSignIn = (page: Page) => page.getByRole('dialog', { name: 'Su sesión ha terminado' });

async function enterAgain(page: Page): Promise<void> {
  await reSignIn(page).getByLabel('Contraseña').fill(DEMO_STAFF.admin.password);
  await reSignIn(page).getByRole('button', { name: 'Entrar' }).click();
}

/** Nothing of the client is in the document, shown or not. */
async function expectNothingOfClient(page: Page, within = 7_000): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.outerHTML), { timeout: within })
    .not.toMatch(/Clara|muy privado/);
}

test('@desktop a sign-out takes clients off every tab within a second, and out of the cache', async ({
  page,
  site,
  context,
  pageErrors,
}) => {
  pageErrors.expected.push(/status of 4\d\d|Failed to load resource/);
  const [id] = await insertEnquiries(site.backend, [CLIENT], '1 minute');
  await signIn(page, site.url, 'admin');
  await page.goto(`${ADMIN_PATH}/cuestionario?id=${id}`);
  await expect(page.getByRole('article', { name: 'Consulta' })).toContainText(CLIENT.message);
  const dashboard = await context.newPage();
  await dashboard.goto(`${ADMIN_PATH}/dashboard`);
  await expect(dashboard.getByRole('link', { name: CLIENT.name })).toBeVisible();

  const other = await context.newPage();
  await other.goto(`${ADMIN_PATH}/opiniones`);
  await other.getByRole('button', { name: 'Cerrar la sesión' }).click();
  await expect(other).toHaveURL(/admin-login/);
  await Promise.all([page, dashboard].map((tab) => expectNothingOfClient(tab, 1_000)));
  await expect(reSignIn(page)).toBeVisible();
  await expect(dashboard.locator('main')).toBeHidden();

  // Signed in again without an answer from the backend, the page has nothing to show.
  await page.route('**/rest/v1/contact_surveys**', (route) => route.abort());
  await enterAgain(page);
  await expect(page.getByText(/No se han podido cargar las consultas/)).toBeVisible();
  await expectNothingOfClient(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Volver a probar' }).first().click();
  await expect(page.getByText(CLIENT.name).first()).toBeVisible();
});
