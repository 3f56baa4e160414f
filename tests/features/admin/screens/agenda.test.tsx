import { within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { firm } from '@/site/firm';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { dayOf, insertAppointments } from '../../../../e2e/support/appointments';
import { find, press, read, shows, useAdmin, write } from '../../../support/adminScreen';
import { called, OTHER } from '../../../support/languages';

const admin = useAdmin();

const statusOf = async (name: string) =>
  (
    await admin.sql(
      `select a.status, a.word, to_char(a.starts_at at time zone '${firm.timeZone}', 'YYYY-MM-DD HH24:MI') as at
       from public.appointments as a join public.contact_surveys as s on s.id = a.survey_id where s.name = $1`,
      [name],
    )
  )[0];
const absences = () =>
  admin.sql(
    `select to_char(ends_at at time zone '${firm.timeZone}', 'YYYY-MM-DD HH24:MI') as until, note
     from public.absences`,
  );
const dialog = () => find('dialog');
const closed = () => expect.poll(() => document.querySelector('dialog[open]')).toBeNull();

async function open(name: string) {
  const [one] = await within(await find('main')).findAllByRole('button', {
    name: new RegExp(name),
  });
  one?.click();
}

/** Of two buttons of a name, the first opens a form that the second sends. */
async function send(name: string) {
  const buttons = await within(await dialog()).findAllByRole('button', { name });
  buttons.at(-1)?.click();
}

beforeEach(async () => {
  await insertAppointments(admin, [
    ['Li Wei', `${dayOf(0)} 10:00`, 'confirmed'],
    ['Анна Каренина', `${dayOf(1)} 10:00`, 'pending'],
    ['Peter Schmidt', `${dayOf(2)} 16:00`, 'pending'],
    ['Marie Curie', `${dayOf(3)} 11:30`, 'confirmed'],
  ]);
  await admin.open('admin', `agenda?day=${dayOf(0)}`, 'Agenda');
});

it('an appointment is confirmed, declined with a text, and moved where no other is', async () => {
  const next = await find('button', undefined, await find('region', 'A continuación'));
  expect(next).toHaveTextContent(/lunes, .*10:00 a 10:30.*Videoconsulta.*Confirmada/i);
  await open('Анна');
  await press('button', 'Confirmar', await dialog());
  await send('Confirmar');
  await closed();
  expect(await statusOf('Анна Каренина')).toMatchObject({ status: 'confirmed' });

  await open('Peter');
  await press('button', 'Rechazar', await dialog());
  await write(new RegExp(`Unas palabras al cliente, en ${called(OTHER)}`), 'Leider nicht.');
  await send('Rechazar');
  await closed();
  expect(await statusOf('Peter Schmidt')).toMatchObject({
    status: 'declined',
    word: 'Leider nicht.',
  });

  await open('Marie');
  await press('button', 'Cambiar la hora', await dialog());
  await write('Día y hora', `${dayOf(0)}T10:15`);
  await shows(await dialog(), 'ya hay una cita: Li Wei');
  await send('Cambiar la hora');
  await shows(await dialog(), 'ya hay otra cita');
  await write('Día y hora', `${dayOf(5)}T21:00`);
  await send('Cambiar la hora');
  await closed();
  expect(await statusOf('Marie Curie')).toMatchObject({
    status: 'confirmed',
    at: `${dayOf(5)} 21:00`,
  });
});

it('a fortnight is blocked, with the appointments that stand in it, and shortened', async () => {
  await press('button', 'Bloquear tiempo');
  await write('Desde', `${dayOf(3)}T00:00`);
  await write('Hasta', `${dayOf(17)}T00:00`);
  await shows(await dialog(), 'Marie Curie');
  await write(/Motivo/, 'Vacaciones');
  await press('button', 'Bloquear', await dialog());
  await read('Bloqueado.', await dialog());
  expect(await absences()).toEqual([{ until: `${dayOf(17)} 00:00`, note: 'Vacaciones' }]);
  await press('button', /Cambiar.*bloqueo/, await dialog());
  await write('Hasta', `${dayOf(10)}T14:00`);
  await press('button', 'Guardar el cambio', await dialog());
  await expect.poll(absences).toEqual([{ until: `${dayOf(10)} 14:00`, note: 'Vacaciones' }]);
});

it('somebody who has called is entered, with an enquiry', async () => {
  await press('button', 'Anotar una cita');
  await write('Día y hora', `${dayOf(4)}T12:00`);
  await write('Nombre', 'Rosa Luxemburg');
  await write('Teléfono', '+34 600 000 111');
  await press('button', 'Anotar', await dialog());
  await closed();
  expect(await statusOf('Rosa Luxemburg')).toMatchObject({
    status: 'confirmed',
    at: `${dayOf(4)} 12:00`,
  });
  await open('Rosa');
  await press('link', 'Abrir la consulta', await dialog());
  await find('heading', 'Rosa Luxemburg');
});

it('the firm sets its price and rules, and calendars read its agenda and are read', async () => {
  await admin.sql(
    `update public.appointment_kinds set offered = true, hours = '{"1": [["09:00", "14:00"]]}' where true`,
  );
  await admin.open('admin', 'despacho', 'Datos del despacho');
  const part = (name: string) => find('region', name);
  const price = await part('Precio de la primera consulta');
  await write(new RegExp(`en ${called(SOURCE_LANGUAGE)}`), '80 €, IVA incluido', price);
  await press('button', 'Guardar', price);
  await read(/Guardado\./, price);
  expect(
    await admin.sql(
      `select consultation_price ->> '${SOURCE_LANGUAGE}' as price from public.firm_facts`,
    ),
  ).toEqual([{ price: '80 €, IVA incluido' }]);

  const rules = within(await part('Citas en la web'))
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent.startsWith('Llamadas')) as HTMLElement;
  await write('Cuánto dura (minutos)', '45', rules);
  await press('button', 'Guardar', rules);
  await read('Guardado. La web lo mostrará en breve.', rules);
  expect(rules.querySelector('summary')).toHaveTextContent('de 45 minutos');
  await read('Las próximas horas libres, según lo guardado:', rules);

  const feed = await part('Las citas en su calendario');
  const address = async () => within(feed).findByLabelText<HTMLInputElement>(/La dirección/);
  await press('button', 'Crear una con nombres', feed);
  const first = (await address()).value;
  await press('button', 'Crear una que solo diga «Ocupado»', feed);
  await read(/que solo dice «Ocupado»/, feed);
  expect((await address()).value).not.toBe(first);

  const calendars = await part('Horas ocupadas en otros calendarios');
  await write('Nombre', 'Google', calendars);
  await write(/Dirección secreta/, 'webcal://calendar.example/x.ics', calendars);
  await press('button', 'Añadir el calendario', calendars);
  await shows(calendars, 'Google, se leerá en diez minutos');
  expect(await admin.sql('select url from public.busy_calendars')).toEqual([
    { url: 'https://calendar.example/x.ics' },
  ]);
});
