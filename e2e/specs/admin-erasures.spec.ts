import { ADMIN_PATH } from '../../src/site/adminPaths';
import { insertEnquiries, sql } from '../support/database';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';

test('@desktop shows the history of erasures page by page, newest first', async ({
  page,
  site,
}) => {
  await sql(
    site,
    `insert into public.survey_erasures (erased_at, received_on, reason)
    select '2026-03-01 12:00Z'::timestamptz - (n / 2) * interval '1 hour', date '2026-01-01' + n, 'retention'
    from generate_series(0, 30) as n`,
  );
  await signIn(page, site.url, 'admin');
  await page.goto(`${ADMIN_PATH}/cuestionario?view=erasures`);
  const history = page.getByRole('region', { name: 'Historial de borrados' });
  const count = page.getByRole('status').filter({ hasText: 'borradas' });
  const days = history.locator('tbody td:nth-child(3)');
  await expect(count).toHaveText('Más de 25 consultas borradas');
  const first = await days.allTextContents();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(count).toHaveText('6 consultas borradas en esta página');
  const second = await days.allTextContents();
  expect(new Set([...first, ...second]).size).toBe(31);
  await page.getByRole('button', { name: 'Anterior' }).click();
  await expect(days).toHaveText(first);
});

test('@desktop blocks one of two enquiries from a shared phone, until a day', async ({
  page,
  site,
}) => {
  await insertEnquiries(site.backend, [
    { name: 'Marta Gil', email: 'marta@phone.example', phone: '+34 600 000 001' },
    { name: 'Luis Gil', email: 'luis@phone.example', phone: '600000001', status: 'engaged' },
  ]);
  await signIn(page, site.url, 'admin');
  await page.goto(`${ADMIN_PATH}/cuestionario`);
  await page.getByRole('link', { name: 'Marta Gil' }).click();
  await page.getByRole('button', { name: 'Borrar los datos de esta persona' }).click();
  const dialog = page.getByRole('dialog', { name: 'Borrar los datos de esta persona' });
  const other = dialog.getByRole('checkbox', { name: 'Luis Gil' });
  await expect(other).not.toBeChecked();
  await expect(dialog).toContainText('mismo teléfono; llegó a encargo');
  const confirm = dialog.getByRole('button', { name: 'Bloquear' });
  await other.check();
  await expect(confirm).toBeDisabled();
  await other.uncheck();
  await dialog.getByLabel('Hasta el').fill('2029-05-31');
  await confirm.click();
  await expect(page.getByText('Se ha bloqueado 1 consulta.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Marta Gil' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Luis Gil' })).toBeVisible();

  await page.getByRole('link', { name: 'Historial de borrados' }).click();
  const blocked = page.getByRole('region', { name: 'Bloqueadas' });
  await expect(blocked).toContainText('Posibles responsabilidades del tratamiento');
  await expect(blocked).toContainText('31/05/2029');
  await blocked.getByRole('button', { name: 'Para una autoridad' }).click();
  const given = page.getByRole('dialog', { name: 'Entregar una consulta bloqueada' });
  await given.getByLabel('Quién la pide').fill('Juzgado n.º 1 de Dénia, 12/2026');
  const download = page.waitForEvent('download');
  await given.getByRole('button', { name: 'Descargar' }).click();
  expect((await download).suggestedFilename()).toContain('consulta-bloqueada-');
});
