import { ADMIN_PATH } from '../../src/site/adminPaths';
import { expectAccessibleWithoutOverflow } from '../support/accessibility';
import { openAdminScreen } from '../support/adminArea';
import { insertEnquiries, sql } from '../support/database';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';
import { textsOf } from '../support/texts';
import { SOURCE_LANGUAGE } from '../../src/site/languages';

test('@desktop new enquiries are counted in menu and tab title without a reload', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await signIn(page, site.url, 'admin');
  await openAdminScreen(page, 'dashboard', 'Panel');
  await expect(page).toHaveTitle('Panel · Panel de control');
  await insertEnquiries(site.backend, [{ name: 'Recién Llegada' }]);
  const arrived = page.getByRole('link', { name: 'Recién Llegada' });
  // Minute by minute: the first reads may still be under way when the enquiry arrives.
  await expect
    .poll(
      async () => {
        await page.clock.fastForward('01:01');
        return [await page.title(), await arrived.count()];
      },
      { intervals: [2_000] },
    )
    .toEqual(['(1) Panel · Panel de control', 1]);
  const menu = page.getByRole('navigation', { name: 'Administración' });
  await expect(menu.getByRole('link', { name: 'Consultas 1 nueva' })).toBeVisible();
  await expect(arrived).toBeVisible();
});

test('@desktop opening an enquiry ends its alerts, and a confirmed reply marks it as answered', async ({
  page,
  site,
}) => {
  const [id = ''] = await insertEnquiries(site.backend, [
    { name: 'Llamada Deseada', phone: '+34 600 000 009', urgency: 'detained' },
  ]);
  await sql(site, `update public.contact_surveys set channel = 'call' where id = $1`, [id]);
  const stored = () =>
    sql(
      site,
      `select opened_at is not null as opened, answered_at is not null as answered, answered_via,
         status from public.contact_surveys where id = $1`,
      [id],
    );
  await signIn(page, site.url, 'admin');
  await page.goto(`${ADMIN_PATH}/cuestionario?id=${id}`);
  const detail = page.getByRole('article', { name: 'Consulta' });
  await expect(detail).toContainText('Fuera de plazo desde');
  await expect
    .poll(stored)
    .toEqual([{ opened: true, answered: false, answered_via: null, status: 'new' }]);

  // The client's preferred channel comes first; the phone link must not navigate away here.
  const replies = detail.getByRole('link', { name: /Llamar|Contestar/ });
  await expect(replies).toHaveText([/Llamar/, /correo/, /WhatsApp/]);
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await replies.first().click();
  const question = detail.getByRole('group', { name: '¿Marcar como respondida?' });
  await question.getByRole('button', { name: 'Todavía no' }).click();
  await expect(question).toHaveCount(0);
  expect(await stored()).toMatchObject([{ answered: false, status: 'new' }]);
  await replies.first().click();
  await question.getByRole('button', { name: 'Sí, queda contactada' }).click();
  await expect(question).toHaveCount(0);
  await expect(detail.getByRole('button', { name: 'Contactada', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(detail).toContainText('por teléfono');
  await expect(detail).not.toContainText('Fuera de plazo');
  expect(await stored()).toEqual([
    { opened: true, answered: true, answered_via: 'call', status: 'contacted' },
  ]);
  await detail.getByRole('button', { name: 'Nueva' }).click();
  await expect(detail).toContainText('Todavía no');
});

test('@desktop lists new enquiries by the time they are due, people under arrest first', async ({
  page,
  site,
}) => {
  await insertEnquiries(site.backend, [{ name: 'Sin Prisa' }], '20 days');
  await insertEnquiries(site.backend, [{ name: 'Con Plazo', urgency: 'deadline' }], '10 days');
  await insertEnquiries(site.backend, [{ name: 'Recién Detenida', urgency: 'detained' }], '0 days');
  await insertEnquiries(site.backend, [{ name: 'Recién Sin Prisa' }], '0 days');
  await signIn(page, site.url, 'admin');
  await page.goto(`${ADMIN_PATH}/cuestionario?state=new`);
  const table = page.getByRole('table', { name: 'Consultas' });
  await expect(table.getByRole('link')).toHaveText([
    'Recién Detenida',
    'Sin Prisa',
    'Con Plazo',
    'Recién Sin Prisa',
  ]);
  await expect(table.getByRole('row').nth(2)).toContainText('Vence ya:');
  await expect(table.getByRole('row').nth(4)).toContainText('Fuera de plazo desde');
  await expectAccessibleWithoutOverflow(page);
});

test('@desktop any list begins with people under arrest who wait for an answer', async ({
  page,
  site,
}) => {
  const detained = { urgency: 'detained' };
  await insertEnquiries(site.backend, [{ ...detained, name: 'Ya Atendida', status: 'closed' }]);
  await insertEnquiries(site.backend, [{ ...detained, name: 'Aún Detenida' }], '2 days');
  await insertEnquiries(
    site.backend,
    Array.from({ length: 55 }, (_, number) => ({ name: `Persona ${number}`, status: 'contacted' })),
    '1 day',
  );
  await signIn(page, site.url, 'admin');
  await openAdminScreen(page, 'cuestionario', 'Consultas');
  const links = page.getByRole('table').getByRole('link');
  await expect(links.first()).toHaveText('Aún Detenida');
  await expect(links.nth(1)).toHaveText('Persona 0');
  // The next page goes on by date, without a gap.
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(links).toHaveText([
    'Persona 50',
    'Persona 51',
    'Persona 52',
    'Persona 53',
    'Persona 54',
    'Ya Atendida',
  ]);
  await page.goto(`${ADMIN_PATH}/cuestionario?urgency=normal`);
  await expect(links.first()).toHaveText('Persona 0');
});

test('@desktop the dashboard shows mails that were not delivered', async ({ page, site }) => {
  await insertEnquiries(site.backend, [{ name: 'Sin Aviso' }]);
  await sql(site, `update private.mail_outbox set created_at = now() - interval '1 hour'`);
  await signIn(page, site.url, 'admin');
  await openAdminScreen(page, 'dashboard', 'Panel');
  const notice = page.getByRole('link', { name: 'Aviso al despacho: sin entregar' });
  await expect(notice).toHaveAttribute('href', /\/cuestionario\?id=/);
  await expectAccessibleWithoutOverflow(page);
  await sql(site, 'update private.mail_outbox set sent_at = now()');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Sin Aviso' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('@desktop the settings store the address for alerts and the daily summary', async ({
  page,
  site,
}) => {
  await signIn(page, site.url, 'admin');
  await openAdminScreen(page, 'ajustes', 'Ajustes');
  const address = page.getByLabel('Correo que recibe los avisos');
  const save = page.getByRole('button', { name: 'Guardar los avisos' });
  await address.fill('guardia@');
  await save.click();
  await expect(page.getByText('Escriba una dirección completa, o nada.')).toBeVisible();
  await address.fill('guardia@firm.example');
  await page.getByLabel('Resumen de lo que está sin contestar').selectOption('weekly');
  await save.click();
  await expect(page.getByText('Avisos guardados.')).toBeVisible();
  expect(await sql(site, 'select alert_email, summary_mail from public.settings')).toEqual([
    { alert_email: 'guardia@firm.example', summary_mail: 'weekly' },
  ]);
  await expectAccessibleWithoutOverflow(page);
});

test('a fortnight is entered at once, announced in the preview, and removed at once', async ({
  page,
  site,
}) => {
  await signIn(page, site.url, 'admin');
  await openAdminScreen(page, 'despacho', 'Datos del despacho');
  const [days] = await sql<{ from: string; until: string }>(
    site,
    `select private.office_today()::text as from, (private.office_today() + 13)::text as until`,
  );
  const { from = '', until = '' } = days ?? {};
  await expect(page.getByLabel('Primer día cerrado')).toBeInViewport();
  await page.getByLabel('Primer día cerrado').fill(from);
  await page.getByLabel('Último día (vacío: solo ese)').fill(until);
  await page.getByLabel('Nombre (opcional)').fill('Vacaciones');
  await page.getByRole('button', { name: 'Añadir los días' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: 'Vacaciones' });
  await expect(entry).toHaveCount(1);
  await expect(entry).toContainText('Ausencia');
  const preview = page.getByRole('region', { name: 'Así se verá' });
  const [closed = ''] = textsOf(SOURCE_LANGUAGE, 'contact').hours.absent.split('{{');
  await expect(preview).toContainText(closed);
  expect(await sql(site, 'select count(*)::int from public.holidays')).toEqual([{ count: 14 }]);
  await page.getByText(/^Festivos de .+ por añadir/).click();
  await expectAccessibleWithoutOverflow(page);
  await entry.getByRole('button', { name: /^Quitar/ }).click();
  await expect(page.getByText('No hay ningún día cerrado por venir.')).toBeVisible();
  await page.getByRole('button', { name: /^Añadir los \d+ marcados$/ }).click();
  await expect(page.getByText(/^25\/12\/\d{4} · /).first()).toBeVisible();
});

test('@desktop warns at the top of unopened detentions that seem automatic, until they are reviewed', async ({
  page,
  site,
}) => {
  const robots = ['Robot Uno', 'Robot Dos'].map((name) => ({ name, urgency: 'detained' }));
  await insertEnquiries(site.backend, robots);
  await sql(site, 'update public.contact_surveys set overflow = true');
  await signIn(page, site.url, 'admin');
  await openAdminScreen(page, 'dashboard', 'Panel');
  const first = page.getByRole('listitem').filter({ hasText: 'Persona detenida' });
  await first.getByRole('link', { name: '2 consultas parecen automáticas' }).click();
  const warning = page.getByRole('alert').filter({ hasText: 'personas detenidas' });
  await expect(warning).toContainText('2 consultas sobre personas detenidas, sin abrir, parecen');
  await expectAccessibleWithoutOverflow(page);
  await expect(page.getByRole('link', { name: 'Robot Uno' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Robot Dos' })).toBeVisible();
  await warning.getByRole('button', { name: 'dejar de avisar' }).click();
  await expect(warning).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Robot Uno' })).toBeVisible();
  const open = 'select 1 from public.contact_surveys where opened_at is null';
  expect(await sql(site, open)).toEqual([]);
});
