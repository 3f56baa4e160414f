import { fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { insertEnquiries } from '../../../../e2e/support/database';
import { ADMIN_PATH } from '@/site/adminPaths';
import { firm } from '@/site/firm';
import { SOURCE_LANGUAGE } from '@/site/languages';
import {
  find,
  has,
  having,
  press,
  read,
  shows,
  useAdmin,
  write,
} from '../../../support/adminScreen';
import { called, labelled, OTHER } from '../../../support/languages';

const admin = useAdmin();

it('alerts, summary, the end of sessions and a shorter retention are stored, which blocks what is older', async () => {
  await insertEnquiries(admin.backend, [{ name: 'Caducada', status: 'contacted' }], '11 months');
  await insertEnquiries(admin.backend, [{ name: 'Cliente', status: 'engaged' }], '11 months');
  await admin.open('admin', 'ajustes', 'Ajustes');
  await write('Correo que recibe los avisos', 'guardia@firm.example');
  await write('Resumen de lo que está sin contestar', 'weekly');
  // Of all the forms it saves the one that has the focus.
  await userEvent.click(
    await within(document.body).findByLabelText('Correo que recibe los avisos'),
  );
  await userEvent.keyboard('{Control>}s{/Control}');
  await read('Avisos guardados.');

  const sessions = await find('region', 'Duración de las sesiones');
  const minutes = 'Minutos sin uso hasta que se cierra la sesión';
  await write(minutes, '10', sessions);
  await press('button', 'Guardar', sessions);
  await read('Guardado.', sessions);
  expect(
    await admin.sql('select alert_email, summary_mail, idle_minutes from public.settings'),
  ).toEqual([{ alert_email: 'guardia@firm.example', summary_mail: 'weekly', idle_minutes: 10 }]);

  const retention = await find('region', 'Conservación de las consultas');
  const months = 'Meses que se guardan las consultas sin encargo';
  await read('Ninguna consulta ha cumplido el plazo.', retention);
  await write(months, '10', retention);
  await press('button', 'Guardar', retention);
  await read('1 consulta ha cumplido el plazo y se bloqueará esta noche.', retention);
});

it('phone and hours are checked and stored, or nothing where they are the original ones; a fortnight is closed at once', async () => {
  const saved = () =>
    admin.sql(`select phones, opening_hours #>> '{1,0,0}' as monday from public.firm_facts`);
  const click = async (text: string) => userEvent.click(await read(text));
  await admin.open('admin', 'despacho', 'Datos del despacho');
  const phone = await within(document.body).findByLabelText('Teléfono 1');
  await write('Teléfono 1', '300 000');
  await click('Guardar los datos');
  await waitFor(() => expect(phone).toHaveFocus());
  expect(phone).toHaveAccessibleDescription(/Escriba el número con su país/);
  const [from] = await within(document.body).findAllByLabelText('Lunes, desde');
  fireEvent.change(from as HTMLElement, { target: { value: '10:15' } });
  await write('Teléfono 1', '+34 300 000 009');
  await click('Guardar los datos');
  await read('Guardado.');
  expect(await saved()).toEqual([
    { phones: ['+34300000009', ...firm.phones.slice(1)], monday: '10:15' },
  ]);
  await write('Teléfono 1', firm.phones[0]);
  fireEvent.change(from as HTMLElement, { target: { value: firm.openingHours[1]?.[0]?.[0] } });
  await click('Guardar los datos');
  await waitFor(async () => expect(await saved()).toEqual([{ phones: null, monday: null }]));

  const [days] = await admin.sql(
    `select private.office_today()::text as first, (private.office_today() + 13)::text as last`,
  );
  await write('Primer día cerrado', String(days?.first));
  await write('Último día (vacío: solo ese)', String(days?.last));
  await write('Nombre (opcional)', 'Vacaciones');
  await press('button', 'Añadir los días');
  const entry = await having('listitem', 'Vacaciones');
  expect(entry).toHaveTextContent('Ausencia');
  const count = 'select count(*)::int from public.holidays';
  expect(await admin.sql(count)).toEqual([{ count: 14 }]);
  await press('button', /^Quitar/, entry);
  await read('No hay ningún día cerrado por venir.');
  expect(await admin.sql(count)).toEqual([{ count: 0 }]);
  await userEvent.click(await read(/^Festivos de .* por añadir/));
  await press('button', /^Añadir los \d+ marcados$/);
  await read(/^25\/12\/\d{4} · /);
});

it('the firm sets its price and rules, and calendars read its agenda and are read', async () => {
  await admin.sql(
    `update public.appointment_kinds set offered = true, hours = '{"1": [["09:00", "14:00"]]}' where true`,
  );
  await admin.open('admin', 'despacho', 'Datos del despacho');
  const part = (name: string) => find('region', name);
  const price = await part('Precio de la primera consulta');
  await within(price).findByLabelText(new RegExp(`en ${called(SOURCE_LANGUAGE)}`));
  // What a colleague saves meanwhile stays.
  await admin.sql(
    `update public.firm_facts set consultation_price = '{"${OTHER}": "60"}' where true`,
  );
  await admin.sql('update public.appointment_kinds set buffer = 7 where true');
  await write(new RegExp(`en ${called(SOURCE_LANGUAGE)}`), '80 €, IVA incluido', price);
  await press('button', 'Guardar', price);
  await read(/Guardado\./, price);
  await read(/^Otro importe que en /, price);
  expect(
    await admin.sql(
      `select consultation_price ->> '${SOURCE_LANGUAGE}' as price,
         consultation_price ->> '${OTHER}' as other from public.firm_facts`,
    ),
  ).toEqual([{ price: '80 €, IVA incluido', other: '60' }]);

  const rules = within(await part('Citas en la web'))
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent.startsWith('Llamadas')) as HTMLElement;
  const warned = vi.spyOn(console, 'error');
  await write('Cuánto dura (minutos)', '', rules);
  expect(warned).not.toHaveBeenCalled();
  await write('Cuánto dura (minutos)', '45', rules);
  await press('button', 'Guardar', rules);
  await read('Guardado. La web lo mostrará en breve.', rules);
  expect(rules.querySelector('summary')).toHaveTextContent('de 45 minutos, con 7 de pausa');
  await read('Las próximas horas libres, según lo guardado:', rules);

  const feed = await part('Las citas en su calendario');
  const address = async () => within(feed).findByLabelText<HTMLInputElement>('Enlace nuevo');
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

it('the dashboard links its figures to where they are acted on', async () => {
  await admin.sql('delete from public.stats_daily where true');
  await admin.sql(
    `insert into public.stats_daily (day, web_visitors, blog_visitors, web_unique_visitors, blog_unique_visitors)
     select private.office_today() - ago, 10, 5, 3, 2 from generate_series(0, 40) as ago
     where ago <> 3`,
  );
  // As a language that the site has dropped stays in the database.
  await admin.sql(
    `insert into public.language_settings (language_code, language_name, is_active) values ('xx', 'Xx', false)`,
  );
  await admin.open('admin', 'dashboard', 'Panel');
  const figures = await find('region', 'Visitas: 7 días');
  await find('link', '60', figures);
  const blog = await find('link', '30', figures);
  expect(blog).toHaveAttribute('href', `${ADMIN_PATH}/posts?state=published`);
  const language = await having('row', labelled(OTHER));
  expect(await find('link', /, textos: (\d+) de \1/, language)).toHaveAttribute(
    'href',
    `${ADMIN_PATH}/traducciones?state=missing&languages=${OTHER}`,
  );
});

it('the dashboard of an editor reads nothing of enquiries', async () => {
  await insertEnquiries(admin.backend, [{ name: 'Panel Secreto' }]);
  await admin.open('editor', 'dashboard', 'Panel');
  await find('region', 'Visitas: Hoy');
  await find('heading', 'Qué hacer hoy');
  expect(has('link', /Panel Secreto/)).toBe(false);
  expect(admin.requests.filter(({ url }) => url.includes('survey'))).toEqual([]);
});

it('what cannot be read is said, and read again on request', async () => {
  admin.answer = ({ url }) =>
    url.endsWith('/mail_health') ? new Response('{}', { status: 500 }) : undefined;
  await admin.open('admin', 'ajustes', 'Ajustes');
  const mail = await find('region', 'Avisos de consultas');
  const retry = await find('button', 'Volver a probar', mail);
  admin.answer = () => undefined;
  await userEvent.click(retry);
  await find('button', 'Enviarme un aviso de prueba', mail);
});
