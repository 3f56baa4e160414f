import { within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { firm } from '@/site/firm';
import { dayOf, insertAppointments } from '../../../../e2e/support/appointments';
import { find, has, press, read, shows, useAdmin, write } from '../../../support/adminScreen';
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
    ['Peter Schmidt', `${dayOf(2)} 16:00`, 'pending'],
    ['Marie Curie', `${dayOf(3)} 11:30`, 'confirmed'],
    ['Olga Lejos', `${dayOf(150)} 10:00`, 'pending'],
  ]);
  await admin.sql(
    `update public.reply_templates set kind = 'engagement' where name like 'Enviaremos%'`,
  );
  await admin.open('admin', `agenda?day=${dayOf(0)}`, 'Agenda');
});

it('an appointment is declined with a text, and moved where no other is', async () => {
  const next = await find('button', undefined, await find('region', 'A continuación'));
  expect(next).toHaveTextContent(/lunes, .*10:00 a 10:30.*Videoconsulta.*Confirmada/i);
  expect(await find('region', 'Por confirmar')).toHaveTextContent('Olga Lejos');
  await open('Peter');
  await press('button', 'Rechazar', await dialog());
  await find('option', 'Faltan documentos', await dialog());
  expect(has('option', /^Enviaremos/, await dialog())).toBe(false);
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
  await open('Marie');
  await press('link', 'Abrir la consulta: teléfono y correo', await dialog());
  await find('heading', 'Marie Curie');
});

it('what could not be read is not taken for nothing', async () => {
  const isAbsences = ({ url }: Request) => url.includes('/absences?');
  admin.answer = (request) =>
    isAbsences(request) ? Response.json({}, { status: 503 }) : undefined;
  await admin.open('admin', 'agenda?day=2026-02-31', 'Agenda');
  await read('No se ha podido cargar el tiempo bloqueado.');
  await press('button', 'Anotar una cita');
  await shows(await dialog(), 'No se ha podido comprobar si a esa hora ya hay algo.');
});

it('who has called is entered, and a fortnight blocked, with the appointments in it', async () => {
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

  await press('button', 'Bloquear tiempo');
  await write('Desde', `${dayOf(3)}T00:00`);
  await write('Hasta', `${dayOf(17)}T00:00`);
  await shows(await dialog(), 'Marie Curie');
  await shows(await dialog(), 'Rosa Luxemburg');
  await write(/Motivo/, 'Vacaciones');
  await press('button', 'Bloquear', await dialog());
  await read('Bloqueado.', await dialog());
  expect(await absences()).toEqual([{ until: `${dayOf(17)} 00:00`, note: 'Vacaciones' }]);
  await admin.open('admin', `agenda?day=${dayOf(0)}`, 'Agenda');
  await shows(await find('region', /^jueves/), 'Vacaciones');
  await press('button', 'Bloquear tiempo');
  await press('button', /^Quitar.*Vacaciones/, await dialog());
  await expect.poll(absences).toEqual([]);
  await admin.open('admin', `agenda?day=${dayOf(-7)}`, 'Agenda');
  await read('No hay nada en estos días.');
});
