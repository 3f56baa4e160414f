import type { Page } from '@playwright/test';
import { ADMIN_PATH } from '../../src/site/adminPaths';
import { DEMO_STAFF } from '../../server/embedded/demoStaff';
import { insertEnquiries, sql } from '../support/database';
import { expect, test } from '../support/fixtures';
import { holdRequests } from '../support/requests';
import { called, OTHER } from '../support/languages';
import { expectAccessible } from '../support/accessibility';
import { REFUSED_AFTER_SESSION_END, signIn } from '../support/session';

const CLIENT = { name: 'Clara Reservada', message: 'Asunto muy privado de Clara.' };

const reSignIn = (page: Page) => page.getByRole('dialog', { name: 'Su sesión ha terminado' });

async function enterAgain(page: Page): Promise<void> {
  await reSignIn(page).getByLabel('Contraseña').fill(DEMO_STAFF.admin.password);
  await reSignIn(page).getByRole('button', { name: 'Entrar' }).click();
}

/** No data of the client is in the document, visible or hidden. */
async function expectNothingOfClient(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.outerHTML))
    .not.toMatch(/Clara|muy privado/);
}

test('@desktop a sign-out removes client data from every tab without asking the server, and from the cache; the password is asked for in place, over what was typed', async ({
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
  const texts = await context.newPage();
  await texts.goto(`${ADMIN_PATH}/traducciones?languages=${OTHER}&search=common/newTab`);
  await texts.getByRole('button', { name: `Editar newTab, ${called(OTHER)}` }).click();
  const field = texts.getByRole('textbox', { name: `newTab (${called(OTHER)})` });
  await field.fill('(öffnet ein neues Fenster)');

  const other = await context.newPage();
  await other.goto(`${ADMIN_PATH}/opiniones`);
  // The question whether the session is still valid, asked every fifteen seconds.
  const release = await holdRequests(page, '**/rest/v1/rpc/own_access*');
  await other.getByRole('button', { name: 'Cerrar la sesión' }).click();
  await expect(other).toHaveURL(/admin-login/);
  await expectNothingOfClient(page);
  release();
  await expect(reSignIn(page)).toBeVisible();
  await expect(page.locator('main')).toBeHidden();

  // A second Escape must not reach the field below the dialog, where it would discard the typed
  // text.
  await expect(reSignIn(texts)).toContainText(DEMO_STAFF.admin.email);
  await texts.keyboard.press('Escape');
  await texts.keyboard.press('Escape');
  await expect(reSignIn(texts)).toBeVisible();
  await expectAccessible(texts, texts.url());

  // Signed in again while the backend does not answer: the page has nothing cached to show.
  await page.route(/\/rest\/v1\/(contact_surveys|rpc\/open_survey)/, (route) => route.abort());
  await enterAgain(page);
  await expect(page.getByText(/No se han podido cargar las consultas/)).toBeVisible();
  await expectNothingOfClient(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Volver a probar' }).first().click();
  await expect(page.getByText(CLIENT.name).first()).toBeVisible();

  // Signing in again in one tab signs the others in.
  await expect(reSignIn(texts)).toHaveCount(0);
  await expect(field).toHaveValue('(öffnet ein neues Fenster)');
  await expect(field).toBeFocused();
  await field.press('Control+s');
  await expect(texts.getByText(`Guardado: newTab (${called(OTHER)}).`)).toBeVisible();
});

test('@desktop the admin area locks after the idle time that the firm sets, and when the session is too old', async ({
  page,
  site,
  pageErrors,
}) => {
  pageErrors.expected.push(REFUSED_AFTER_SESSION_END);
  const [id] = await insertEnquiries(site.backend, [CLIENT], '1 minute');
  await signIn(page, site.url, 'admin');
  await sql(site, 'update public.settings set idle_minutes = 10');
  await page.clock.install();
  await page.goto(`${ADMIN_PATH}/cuestionario?id=${id}`);
  const enquiry = page.getByRole('article', { name: 'Consulta' });
  await expect(enquiry).toContainText(CLIENT.message);
  await page.clock.fastForward('10:05');
  await expect(reSignIn(page)).toBeVisible();
  await expectNothingOfClient(page);
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
    .not.toContain('access_token');
  await enterAgain(page);
  await expect(enquiry).toContainText(CLIENT.message);

  // Ended elsewhere, or too old.
  await sql(site, `update auth.sessions set created_at = now() - interval '12 hours'`);
  await page.clock.fastForward('00:15');
  await expect(reSignIn(page)).toBeVisible();
  await expectNothingOfClient(page);
  await enterAgain(page);
  await expect(enquiry).toContainText(CLIENT.message);

  // Opened afresh, the page asks at the sign-in screen.
  await sql(site, `update auth.sessions set created_at = now() - interval '12 hours'`);
  await page.reload();
  await expect(page).toHaveURL(/admin-login\?next=/);
});

test('@desktop unsaved notes are kept for their author alone, and encrypted after the session', async ({
  page,
  site,
  pageErrors,
}) => {
  pageErrors.expected.push(/Failed to load resource|status of 4\d\d/);
  const [id] = await insertEnquiries(site.backend, [CLIENT], '1 minute');
  const path = `${ADMIN_PATH}/cuestionario?id=${id}`;
  await signIn(page, site.url, 'admin');
  await page.goto(path);
  const notes = page.getByLabel('Notas privadas');
  await page.route('**/rest/v1/contact_surveys**', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
  );
  await notes.fill('Clara teme a su hermano.');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Cerrar la sesión' }).click();
  await expect(page).toHaveURL(/admin-login/);
  await page.unrouteAll();
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).toContain(`notes_${id}`);
  expect(stored).not.toMatch(/Clara|hermano/);

  // Another admin, and then the same one again.
  await sql(site, `update public.staff set role = 'admin'`);
  await signIn(page, site.url, 'editor');
  await page.goto(path);
  await expect(notes).toHaveValue('');
  await signIn(page, site.url, 'admin', { isOtherDevice: true });
  await page.goto(path);
  await expect(notes).toHaveValue('Clara teme a su hermano.');
  await expect(page.getByText('Sin guardar.')).toBeVisible();
});
