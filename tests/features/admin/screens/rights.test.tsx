import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { insertEnquiries } from '../../../../e2e/support/database';
import { GREETINGS } from '@/lib/admin/replies/greetings';
import { firmCountry } from '@/site/firmCountry';
import {
  choose,
  find,
  has,
  having,
  press,
  read,
  useAdmin,
  write,
} from '../../../support/adminScreen';
import { NEXT_YEAR } from '../../../database/enquiryRow';
import { called, OTHER } from '../../../support/languages';

const admin = useAdmin();

const ANA = {
  name: 'Ana Gil',
  email: 'ana@rights.example',
  phone: '+34 600 000 001',
  language: OTHER,
  message: 'Ich habe eine Frage zu meinem Vertrag.',
} as const;

const dialog = (name: string) => find('dialog', name);
const openAna = async () => {
  const [id] = await insertEnquiries(admin.backend, [ANA]);
  await admin.open('admin', `cuestionario?id=${id}`, 'Consultas');
};

it('a request is recorded, seen with its month, and answered in the person’s language', async () => {
  await openAna();
  await press('link', 'Solicitud o datos de esta persona');
  expect(await within(await find('main')).findByLabelText('Quién lo pide')).toHaveValue('Ana Gil');
  await press('button', 'Anotar');
  await read('Anotada.');
  // The next one is another person's.
  const form = within(await find('main'));
  expect(form.getByLabelText('Quién lo pide')).toHaveValue('');
  expect(form.queryByText(/Queda unida/)).toBeNull();
  const request = await having('listitem', 'Acceso, Ana Gil', await find('list', 'Solicitudes'));
  expect(request).toHaveTextContent(/Quedan \d\d días: vence el/);
  await admin.open('admin', 'dashboard', 'Panel');
  await press('link', 'Ana Gil, acceso');
  await userEvent.click(await read(/Acceso, Ana Gil/));
  await press('link', 'Datos de esta persona');
  const contact = () => screen.getByLabelText<HTMLInputElement>('Correo o teléfono').value;
  await expect.poll(contact).toBe(ANA.email);
  expect(admin.address()).not.toContain(ANA.name.split(' ')[0]?.toLowerCase());
  await choose('Plantilla de la respuesta', 'Derechos: acceso');
  const text = await within(await find('main')).findByLabelText<HTMLTextAreaElement>(
    `Texto en ${called(OTHER)}`,
  );
  await expect.poll(() => text.value).toContain(`${GREETINGS[OTHER].opening(ANA.name)}\n\n`);
  expect(text.value).toContain(firmCountry.supervisoryAuthority.name);
  // What is of this case alone is written by hand.
  expect(text.value).not.toMatch(/\{\{(?!detalle\}\})/);
  expect(has('link', 'Escribir el correo')).toBe(false);
  await write(`Texto en ${called(OTHER)}`, text.value.replace('{{detalle}}', '.'));
  await find('link', 'Escribir el correo');
  await press('button', 'Dar por contestada');
  await read(/Atendida el/);
  await admin.sql(
    `insert into public.rights_requests (kind, name, contact, channel, received_on)
     values ('withdrawal', 'Eva', 'Calle Mayor 1', 'post', private.office_today())`,
  );
  await admin.open('admin', 'dashboard', 'Panel');
  await find('link', 'Eva, retirada del consentimiento');
  expect(has('link', 'Ana Gil, acceso')).toBe(false);
});

it('a correction keeps what a colleague has corrected meanwhile', async () => {
  await openAna();
  await press('button', 'Corregir los datos');
  const correct = await dialog('Corregir los datos');
  await admin.sql(`update public.contact_surveys set phone = '+34600000002' where true`);
  await write('Nombre', 'Ana Gil Soler', correct);
  await write('Motivo', 'Faltaba un apellido', correct);
  await press('button', 'Corregir', correct);
  await find('list', 'Correcciones');
  expect(await admin.sql('select name, phone from public.contact_surveys')).toEqual([
    { name: 'Ana Gil Soler', phone: '+34600000002' },
  ]);
});

it('the data of one person are a page and a file, without notes and without others', async () => {
  const luis = { name: 'Luis Gil', email: 'luis@rights.example', phone: '600 000 001' };
  await insertEnquiries(admin.backend, [ANA, luis]);
  await admin.sql(`update public.contact_surveys set notes = 'Nota privada' where true`);
  await admin.open('admin', 'derechos', 'Derechos');
  await write('Correo o teléfono', '600 000 001');
  await press('button', 'Reunir los datos');
  expect(await having('article', 'Ana Gil')).toHaveTextContent(ANA.message);
  await userEvent.click(
    within(await having('article', 'Luis Gil')).getByLabelText('Es de esta persona'),
  );
  await press('button', 'Descargar (JSON)');
  await expect.poll(() => admin.downloads.length).toBe(1);
  const file = await (admin.downloads[0] as Blob).text();
  expect(JSON.parse(file)).toMatchObject({
    enquiries: [{ name: 'Ana Gil', email: ANA.email, message: ANA.message }],
  });
  for (const other of ['Luis', 'Nota privada']) {
    expect(file).not.toContain(other);
  }
  expect(
    await admin.sql(`select detail from private.access_log where action = 'exported'`),
  ).toEqual([{ detail: 'person' }]);
});

it('one of two enquiries from a shared phone is blocked, given to an authority and brought back', async () => {
  const luis = {
    name: 'Luis Gil',
    email: 'luis@rights.example',
    phone: '600000001',
    status: 'engaged',
  };
  const [id] = await insertEnquiries(admin.backend, [ANA, luis]);
  await admin.open('admin', `cuestionario?id=${id}`, 'Consultas');
  await press('button', 'Borrar los datos de esta persona');
  const erase = await dialog('Borrar los datos de esta persona');
  const other = await find('checkbox', /Luis Gil/, erase);
  expect(other).not.toBeChecked();
  expect(erase).toHaveTextContent('mismo teléfono; llegó a encargo');
  await userEvent.click(other);
  expect(await find('checkbox', /Incluye un encargo/, erase)).toBeInvalid();
  await userEvent.click(other);
  await write('Hasta el', NEXT_YEAR, erase);
  await press('button', 'Bloquear', erase);
  await read('Se ha bloqueado 1 consulta.');
  await expect.poll(() => has('link', /^Ana Gil/)).toBe(false);
  expect(has('link', /^Luis Gil/)).toBe(true);

  await press('link', 'Bloqueos y borrados');
  const blocked = await find('region', 'Bloqueadas');
  await read(new RegExp(NEXT_YEAR.split('-').reverse().join('/')), blocked);
  await press('button', 'Para una autoridad', blocked);
  const given = await dialog('Entregar una consulta bloqueada');
  await write(/Quién la pide/, 'Juzgado n.º 1', given);
  await press('button', 'Descargar', given);
  await expect.poll(() => admin.downloads.length).toBe(1);
  await press('button', 'Cambiar el plazo', blocked);
  const change = await dialog('Cambiar el plazo del bloqueo');
  await write('Qué se hace', 'lift', change);
  await write('Motivo', 'Se pidió por error', change);
  await press('button', 'Levantar el bloqueo', change);
  await read('No hay nada bloqueado.');
  await press('link', 'Recibidas');
  await find('link', /^Ana Gil/);
});

it('the log says who opened an enquiry, page by page, and whether it was changed', async () => {
  await admin.sql(`select private.log_access('archived') from generate_series(1, 60)`);
  const [id] = await insertEnquiries(admin.backend, [ANA]);
  await admin.clients.admin.rpc('open_survey', { survey: id });
  await admin.open('admin', 'registro', 'Registro de accesos');
  await read(/^Registro íntegro: \d+ líneas/);
  const table = await find('region', 'Registro de accesos');
  // The name is read from the enquiry, and goes with it: the log itself keeps none.
  const opened = await having('row', 'Abierta', table);
  expect(opened).toHaveTextContent('Ana Gil');
  expect(opened).toHaveTextContent('admin@tests.example');
  expect(within(table).getAllByRole('row')).toHaveLength(51);
  admin.answer = ({ url }) =>
    url.includes('/rpc/access_log_page') ? Response.json({}, { status: 503 }) : undefined;
  await press('button', 'Ver anteriores');
  await read(/No se han podido cargar las anteriores/);
  expect(within(table).getAllByRole('row')).toHaveLength(51);
  admin.answer = () => undefined;
  await press('button', 'Ver anteriores');
  await expect.poll(() => within(table).getAllByRole('row').length).toBeGreaterThan(55);
  await choose('Persona', 'editor@tests.example');
  await expect
    .poll(async () => (await find('region', 'Registro de accesos')).textContent)
    .not.toContain('admin@tests.example');

  await admin.sql(
    `do $$ begin
       set local session_replication_role = replica;
       update private.access_log set person = null where action = 'opened';
     end $$`,
  );
  await admin.open('admin', 'registro', 'Registro de accesos');
  expect(await find('alert')).toHaveTextContent(/la línea \d+ no es como se escribió/);
});
