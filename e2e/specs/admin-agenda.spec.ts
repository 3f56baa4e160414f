import { SOURCE_LANGUAGE } from '../../src/site/languages';
import type { Page } from '@playwright/test';
import { firm } from '../../src/site/firm';
import { openAdminScreen } from '../support/adminArea';
import { dayOf, type EnteredAppointment, insertAppointments } from '../support/booking';
import { expect, test } from '../support/fixtures';
import { sql, type Site } from '../support/database';
import { signIn } from '../support/session';
import { called, OTHER } from '../support/languages';

const STATES: EnteredAppointment[] = [
  ['Li Wei', `${dayOf(0)} 10:00`, 'confirmed'],
  ['Анна Каренина', `${dayOf(1)} 10:00`, 'pending'],
  ['Peter Schmidt', `${dayOf(2)} 16:00`, 'pending'],
  ['Marie Curie', `${dayOf(3)} 11:30`, 'confirmed'],
];

const statusOf = async (site: Site, name: string) =>
  (
    await sql(
      site,
      `select a.status, a.word, to_char(a.starts_at at time zone '${firm.timeZone}', 'YYYY-MM-DD HH24:MI') as at
       from public.appointments as a join public.contact_surveys as s on s.id = a.survey_id where s.name = $1`,
      [name],
    )
  )[0];

const absences = (site: Site) =>
  sql(
    site,
    `select to_char(starts_at at time zone '${firm.timeZone}', 'YYYY-MM-DD HH24:MI') as since,
       to_char(ends_at at time zone '${firm.timeZone}', 'YYYY-MM-DD HH24:MI') as until, note
     from public.absences`,
  );

const openOne = (page: Page, name: string) =>
  page
    .getByRole('region', { name: /^(A continuación|Por confirmar|.* de .*)$/ })
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .click();

test.beforeEach(async ({ site, page }) => {
  await insertAppointments(site, STATES);
  await signIn(page, site.url, 'admin');
  await openAdminScreen(page, `agenda?day=${dayOf(0)}`, 'Agenda');
});

test('@phone shows the next one first, and confirms, moves and declines with a text', async ({
  page,
  site,
  pageErrors,
}) => {
  pageErrors.expected.push(/status of 400/);
  const dialog = page.getByRole('dialog');
  await expect(
    page.getByRole('region', { name: 'A continuación' }).getByRole('button'),
  ).toContainText(/lunes, .*10:00 a 10:30. Videoconsulta. Confirmada./i);

  await openOne(page, 'Анна');
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await dialog.getByRole('button', { name: 'Confirmar' }).last().click();
  await expect(dialog).toHaveCount(0);
  expect(await statusOf(site, 'Анна Каренина')).toMatchObject({ status: 'confirmed' });

  await openOne(page, 'Peter');
  await dialog.getByRole('button', { name: 'Rechazar' }).click();
  await dialog
    .getByLabel(new RegExp(`Unas palabras al cliente, en ${called(OTHER)}`))
    .fill('Leider nicht.');
  await dialog.getByRole('button', { name: 'Rechazar' }).last().click();
  await expect(dialog).toHaveCount(0);
  expect(await statusOf(site, 'Peter Schmidt')).toMatchObject({
    status: 'declined',
    word: 'Leider nicht.',
  });

  await openOne(page, 'Marie');
  await dialog.getByRole('button', { name: 'Cambiar la hora' }).click();
  await dialog.getByLabel('Día y hora').fill(`${dayOf(0)}T10:15`);
  await expect(dialog.getByRole('status').first()).toContainText('ya hay una cita: Li Wei');
  await dialog.getByRole('button', { name: 'Cambiar la hora' }).last().click();
  await expect(dialog.getByRole('alert')).toContainText('ya hay otra cita');
  await dialog.getByLabel('Día y hora').fill(`${dayOf(5)}T21:00`);
  await dialog.getByRole('button', { name: 'Cambiar la hora' }).last().click();
  await expect(dialog).toHaveCount(0);
  expect(await statusOf(site, 'Marie Curie')).toMatchObject({
    status: 'confirmed',
    at: `${dayOf(5)} 21:00`,
  });
});

test('@desktop blocks a fortnight, says which appointments stand in it, and shortens it', async ({
  page,
  site,
}) => {
  await page.getByRole('button', { name: 'Bloquear tiempo' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Desde').fill(`${dayOf(3)}T00:00`);
  await dialog.getByLabel('Hasta').fill(`${dayOf(17)}T00:00`);
  await expect(dialog.getByRole('status').first()).toContainText('Marie Curie');
  await dialog.getByLabel(/Motivo/).fill('Vacaciones');
  await dialog.getByRole('button', { name: 'Bloquear' }).click();
  await expect(dialog.getByText('Bloqueado.')).toBeVisible();
  await expect(dialog.getByText(/Vacaciones/)).toBeVisible();
  const vacation = { since: `${dayOf(3)} 00:00`, until: `${dayOf(17)} 00:00`, note: 'Vacaciones' };
  expect(await absences(site)).toEqual([vacation]);

  await dialog.getByRole('button', { name: 'Cambiar el bloqueo' }).click();
  await expect(dialog.getByLabel('Desde')).toBeFocused();
  await dialog.getByLabel('Hasta').fill(`${dayOf(10)}T14:00`);
  await dialog.getByRole('button', { name: 'Guardar el cambio' }).click();
  await expect(dialog.getByText('Bloqueado.')).toBeVisible();
  expect(await absences(site)).toEqual([{ ...vacation, until: `${dayOf(10)} 14:00` }]);
});

test('@desktop blocks what is dragged over the week, and opens it by a click', async ({
  page,
  site,
}) => {
  const dialog = page.getByRole('dialog');
  const pointTo = async (weekday: number, hour: number) => {
    const column = page.locator(`[data-day='${dayOf(weekday)}']`);
    await column.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const box = await column.boundingBox();
    // The columns begin at eight; an hour is 56 px.
    if (box) await page.mouse.move(box.x + box.width / 2, box.y + (hour - 8) * 56 + 3);
  };
  await pointTo(4, 9);
  await page.mouse.down();
  await page.mouse.up();
  await page.mouse.down();
  await pointTo(4, 12);
  await expect(page.getByText('9:00 a 12:00')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.getByText('9:00 a 12:00')).toHaveCount(0);
  await expect(dialog).toHaveCount(0);

  // Upwards and to the left: from Friday at half past one to Thursday at nine.
  await pointTo(4, 13.5);
  await page.mouse.down();
  await pointTo(3, 9);
  await page.mouse.up();
  await expect(dialog.getByLabel('Desde')).toHaveValue(`${dayOf(3)}T09:00`);
  await expect(dialog.getByLabel('Hasta')).toHaveValue(`${dayOf(4)}T13:30`);
  await expect(dialog.getByRole('status').first()).toContainText('Marie Curie');
  await dialog.getByRole('button', { name: 'Bloquear' }).click();
  await expect(dialog.getByText('Bloqueado.')).toBeVisible();
  const dragged = { since: `${dayOf(3)} 09:00`, until: `${dayOf(4)} 13:30`, note: '' };
  expect(await absences(site)).toEqual([dragged]);

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Bloqueado hasta las 13:30' }).click();
  await expect(dialog.getByLabel('Hasta')).toHaveValue(`${dayOf(4)}T13:30`);
  await dialog.getByLabel(/Motivo/).fill('Juicio');
  await dialog.getByRole('button', { name: 'Guardar el cambio' }).click();
  await expect(dialog.getByText('Bloqueado.')).toBeVisible();
  expect(await absences(site)).toEqual([{ ...dragged, note: 'Juicio' }]);
});

test('@desktop enters an appointment of somebody who has called', async ({ page, site }) => {
  await page.getByRole('button', { name: 'Anotar una cita' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Día y hora').fill(`${dayOf(4)}T12:00`);
  await dialog.getByLabel('Nombre').fill('Rosa Luxemburg');
  await dialog.getByLabel('Teléfono').fill('+34 600 000 111');
  await dialog.getByRole('button', { name: 'Anotar' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await statusOf(site, 'Rosa Luxemburg')).toMatchObject({
    status: 'confirmed',
    at: `${dayOf(4)} 12:00`,
  });
  await openOne(page, 'Rosa');
  await dialog.getByRole('link', { name: 'Abrir la consulta' }).click();
  await expect(page.getByRole('heading', { name: 'Rosa Luxemburg' })).toBeVisible();
});

test(
  'the firm sets its price and rules, and a second program subscribes to the agenda',
  { tag: '@desktop' },
  async ({ page, site }) => {
    // Price and address take a recent proof.
    await signIn(page, site.url, 'admin', { isOtherDevice: true });
    await openAdminScreen(page, 'despacho', 'Datos del despacho');
    const part = (name: string) => page.getByRole('region', { name });
    const price = part('Precio de la primera consulta');
    await price.getByLabel(new RegExp(`en ${called(SOURCE_LANGUAGE)}`)).fill('80 €, IVA incluido');
    await price.getByRole('button', { name: 'Guardar' }).click();
    await expect(price.getByRole('status')).toContainText('Guardado.');
    expect(
      await sql(
        site,
        `select consultation_price ->> '${SOURCE_LANGUAGE}' as price from public.firm_facts`,
      ),
    ).toEqual([{ price: '80 €, IVA incluido' }]);

    const rules = part('Citas en la web')
      .getByRole('listitem')
      .filter({ hasText: /^Llamadas/ });
    await rules.locator('summary').click();
    await rules.getByLabel('Cuánto dura (minutos)').fill('45');
    await rules.getByRole('button', { name: 'Guardar' }).click();
    await expect(rules.getByText('Guardado. La web lo mostrará en breve.')).toBeVisible();
    await expect(rules.locator('summary')).toContainText('de 45 minutos');
    await expect(rules.getByText('Las próximas horas libres, según lo guardado:')).toBeVisible();

    const feed = part('Las citas en su calendario');
    await feed.getByRole('button', { name: 'Crear una con nombres' }).click();
    const address = await feed.getByLabel(/La dirección/).inputValue();
    const answer = await fetch(address);
    expect(answer.headers.get('content-type')).toContain('text/calendar');
    expect(await answer.text()).toContain('SUMMARY:Li Wei · Videoconsulta');
    await feed.getByRole('button', { name: 'Crear una que solo diga «Ocupado»' }).click();
    await expect(feed.getByRole('status')).toContainText('que solo dice «Ocupado»');
    expect((await fetch(address)).status).toBe(404);

    const calendars = part('Horas ocupadas en otros calendarios');
    await calendars.getByLabel('Nombre').fill('Google');
    await calendars.getByLabel(/Dirección secreta/).fill('webcal://calendar.example/x.ics');
    await calendars.getByRole('button', { name: 'Añadir el calendario' }).click();
    await expect(calendars.getByText('Google, se leerá en diez minutos')).toBeVisible();
    expect(await sql(site, 'select url from public.busy_calendars')).toEqual([
      { url: 'https://calendar.example/x.ics' },
    ]);
  },
);
