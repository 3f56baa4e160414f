import { insertEnquiries, type Site, sql } from '../support/database';
import { ADMIN_PATH } from '../../src/site/adminPaths';
import { expectAccessibleAtBothWidths } from '../support/accessibility';
import { openAdminScreen } from '../support/adminArea';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';

/** Changes the log without its triggers, which the requests of pages meanwhile keep. */
const asIntruder = (site: Site, statements: string) =>
  sql(
    site,
    `do $$ begin
       set local session_replication_role = replica;
       ${statements};
     end $$`,
  );

test('@desktop the log shows who opened an enquiry, and whether it was changed', async ({
  page,
  site,
}) => {
  const [id = ''] = await insertEnquiries(site.backend, [{ name: 'Registro Uno' }]);
  await signIn(page, site.url, 'editor');
  await signIn(page, site.url, 'admin');
  await page.goto(`${ADMIN_PATH}/cuestionario?id=${id}`);
  await expect(page.getByRole('heading', { name: 'Registro Uno' })).toBeVisible();

  await openAdminScreen(page, 'registro', 'Registro de accesos');
  await expect(page.getByText(/^Registro íntegro: \d+ líneas/)).toBeVisible();
  const table = page.getByRole('region', { name: 'Registro de accesos' });
  const opened = table
    .getByRole('row')
    .filter({ hasText: /Ha abierto (la|una) consulta/ })
    .first();
  await expect(opened).toContainText('admin@demo.example');
  // The name is read from the enquiry, and goes with it: the log itself keeps none.
  await expect(opened).toContainText('Registro Uno');
  await expectAccessibleAtBothWidths(page);

  await page.getByLabel('Persona').selectOption('editor@demo.example');
  await expect(table.getByRole('row').nth(1)).toContainText('editor@demo.example');
  await expect(table).not.toContainText('admin@demo.example');
  await page.getByLabel('Persona').selectOption('Todas');
  await opened.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Registro Uno' })).toBeVisible();

  await asIntruder(site, `update private.access_log set person = null where action = 'opened'`);
  const [line] = await sql<{ seq: number }>(
    site,
    `select min(seq)::int as seq from private.access_log where action = 'opened'`,
  );
  await openAdminScreen(page, 'registro', 'Registro de accesos');
  await expect(page.getByRole('alert')).toContainText(
    `la línea ${line?.seq} no es como se escribió`,
  );
});

test('@desktop the log is shown page by page', async ({ page, site }) => {
  await sql(site, `select private.log_access('archived') from generate_series(1, 120)`);
  await signIn(page, site.url, 'admin');
  await openAdminScreen(page, 'registro', 'Registro de accesos');
  const rows = page.getByRole('region', { name: 'Registro de accesos' }).getByRole('row');
  await expect(rows).toHaveCount(51);
  await page.getByRole('button', { name: 'Ver anteriores' }).click();
  await expect(rows).toHaveCount(101);
});
