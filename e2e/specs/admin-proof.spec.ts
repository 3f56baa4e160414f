import { openAsBlob } from 'node:fs';
import { decodeArchive } from '../../src/lib/archiveFormat';
import { goToScreen } from '../support/adminArea';
import { ADMIN_PATH } from '../../src/site/adminPaths';
import { DEMO_STAFF } from '../../server/embedded/demoStaff';
import { expectAccessible } from '../support/accessibility';
import { insertEnquiries, sql } from '../support/database';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';

const PASSPHRASE = 'doce o más caracteres';

test('@desktop asks for the password again before an export, once, and replaces the session; then the whole site is downloaded, and the second factor switched on', async ({
  page,
  site,
  pageErrors,
}) => {
  // Of a wrong password, and of what the screen reads again without the factor that it has switched on.
  pageErrors.expected.push(/status of 40[03]/);
  await insertEnquiries(site.backend, [{ name: 'Prueba Uno' }]);
  await signIn(page, site.url, 'admin');
  await sql(site, `update auth.mfa_amr_claims set updated_at = now() - interval '11 minutes'`);
  await page.goto(`${ADMIN_PATH}/cuestionario`);
  const run = page.getByRole('button', { name: 'Exportar CSV' });
  const dialog = page.getByRole('dialog', { name: 'Confirme que es usted' });

  await page.getByRole('button', { name: 'Filtros', exact: true }).click();
  await run.click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'the proof', 'dialog[open]');
  await dialog.getByLabel('Contraseña').fill('otra-contraseña');
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await expect(dialog).toContainText('no son correctos');
  const csv = page.waitForEvent('download');
  await dialog.getByLabel('Contraseña').fill(DEMO_STAFF.admin.password);
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await csv;
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

  // The same proof lets the whole site be downloaded, as an encrypted file.
  await goToScreen(page, 'ajustes', 'Ajustes');
  const button = page.getByRole('button', { name: 'Descargar una copia' });
  const passphrase = page.getByLabel('Frase de cifrado');
  await passphrase.fill(PASSPHRASE);
  const downloading = page.waitForEvent('download');
  await button.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^copia-\d{4}-\d\d-\d\d\.jsonl\.gz\.age$/);
  const tables = new Set<string>();
  for await (const line of decodeArchive(await openAsBlob(await download.path()), PASSPHRASE)) {
    if ('table' in line) tables.add(line.table);
  }
  expect([...tables]).toEqual(
    expect.arrayContaining(['public.staff', 'public.blog_posts', 'public.testimonials']),
  );
  await expect(page.getByText(/^Última copia: /)).toBeVisible();
  // The settings say that the second factor is off, and lead to where it is added.
  await expect(page.getByText('El segundo paso está desactivado')).toBeVisible();
  await page.getByRole('button', { name: 'Activar el segundo paso' }).click();
  await expect(page.getByRole('heading', { name: 'Proteja su cuenta' })).toBeVisible();
});
