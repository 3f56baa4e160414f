import { ADMIN_PATH } from '../../src/site/adminPaths';
import { DEMO_STAFF } from '../../server/embedded/demoStaff';
import { expectAccessibleScreen } from '../support/accessibility';
import { insertEnquiries, sql } from '../support/database';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';

test('@desktop asks for the password again before an export, once, and replaces the session', async ({
  page,
  site,
  pageErrors,
}) => {
  pageErrors.expected.push(/status of 400/);
  await insertEnquiries(site.backend, [{ name: 'Prueba Uno' }]);
  await signIn(page, site.url, 'admin');
  await sql(site, `update auth.mfa_amr_claims set updated_at = now() - interval '11 minutes'`);
  await page.goto(`${ADMIN_PATH}/cuestionario`);
  const run = page.getByRole('button', { name: 'Exportar CSV' });
  const dialog = page.getByRole('dialog', { name: 'Confirme que es usted' });

  await page.getByRole('button', { name: 'Filtros', exact: true }).click();
  await run.click();
  await expect(dialog).toBeVisible();
  await expectAccessibleScreen(page);
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('alert').first()).toContainText('Falta confirmar que es usted.');

  await run.click();
  await dialog.getByLabel('Contraseña').fill('otra-contraseña');
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await expect(dialog).toContainText(/contraseña/i);
  const download = page.waitForEvent('download');
  await dialog.getByLabel('Contraseña').fill(DEMO_STAFF.admin.password);
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await download;
  await expect(dialog).toBeHidden();

  const again = page.waitForEvent('download');
  await run.click();
  await again;
  // The session before has ended.
  await expect
    .poll(() =>
      sql(
        site,
        `select count(*)::integer as sessions from auth.sessions as s
           join auth.users as u on u.id = s.user_id where u.email = $1`,
        [DEMO_STAFF.admin.email],
      ),
    )
    .toEqual([{ sessions: 1 }]);
});
