import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { parseOfficeTime } from '@/lib/admin/format';
import { type Language, SOURCE_LANGUAGE } from '@/site/languages';
import { insertEnquiries } from '../../../../e2e/support/database';
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
import { ANOTHER, called, labelled, LAST, OTHER } from '../../../support/languages';

const admin = useAdmin();

const openList = (query = '') => admin.open('admin', `cuestionario${query}`, 'Consultas');
const listed = async () =>
  within(await find('table', 'Consultas'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const detail = () => find('article', 'Consulta');
const insert = (...rows: Parameters<typeof insertEnquiries>[1]) =>
  insertEnquiries(admin.backend, rows);

describe('an enquiry', () => {
  it('is answered, annotated beside a colleague, closed and erased', async () => {
    const name = 'Jörg Groß';
    const [id] = await insert({
      name,
      email: 'joerg@life.example',
      language: OTHER,
      urgency: 'deadline',
    });
    await admin.sql('update public.contact_surveys set special_consent = false where true');
    await openList(`?id=${id}`);
    const state = await find('group', 'Estado de la consulta');
    await press('button', 'Contactada', state);
    await read('Marcada como contactada.', state);
    await write('Notas privadas', 'Lo mío.');
    await admin.sql(`update public.contact_surveys set notes = 'Lo suyo.' where true`);
    await userEvent.keyboard('{Control>}s{/Control}');
    await read('Otra persona ha escrito también: están las dos notas, guardadas.');
    await press('button', 'Cerrada', state);
    await read('Marcada como cerrada.', state);
    await openList(`?id=${id}`);
    expect(await within(await detail()).findByLabelText('Notas privadas')).toHaveValue(
      'Lo suyo.\n\nLo mío.',
    );
    expect(await find('button', 'Cerrada', await detail())).toHaveAttribute('aria-pressed', 'true');
    await read(/no consintió el uso de datos sensibles/, await detail());

    await press('button', 'Borrar los datos de esta persona', await detail());
    const dialog = await find('dialog', 'Borrar los datos de esta persona');
    expect(await find('checkbox', new RegExp(name), dialog)).toBeChecked();
    await userEvent.click(within(dialog).getByLabelText(/Bloquear primero/));
    await write(/Escriba BORRAR/, 'borrar', dialog);
    await press('button', 'Borrar para siempre', dialog);
    await read('Se ha borrado 1 consulta.');
    await press('link', 'Bloqueos y borrados');
    await press('link', 'registro de accesos');
    await having('row', 'Ha borrado 1 consulta: a petición');
    expect(await find('main')).not.toHaveTextContent('Jörg');
  });

  it('is answered by the channel that its person prefers, once somebody says so', async () => {
    const [id] = await insert({ name: 'Llamada', phone: '+34 600 000 009', urgency: 'detained' });
    await admin.sql(`update public.contact_surveys set channel = 'call' where id = $1`, [id]);
    const stored = () =>
      admin.sql(
        `select opened_at is not null as opened, answered_via, status from public.contact_surveys`,
      );
    await openList(`?id=${id}`);
    await read(/Fuera de plazo desde/, await detail());
    const replies = await within(await detail()).findAllByRole('link', {
      name: /Llamar|Contestar/,
    });
    const names = replies.map(({ textContent }) => textContent).join();
    expect(names).toMatch(/Llamar.*correo.*WhatsApp/);
    replies[0]?.addEventListener('click', (event) => event.preventDefault());
    await press('link', /Llamar/);
    const question = () => find('group', '¿Marcar como respondida?');
    await press('button', 'Todavía no', await question());
    expect(await stored()).toEqual([{ opened: true, answered_via: null, status: 'new' }]);
    await press('link', /Llamar/);
    await press('button', 'Sí, queda contactada', await question());
    await read(/por teléfono/, await detail());
    await expect.poll(async () => (await detail()).textContent).not.toContain('Fuera de plazo');
    expect(await stored()).toEqual([{ opened: true, answered_via: 'call', status: 'contacted' }]);
  });

  it('stays engaged where a colleague was faster than the answer', async () => {
    const [id] = await insert({ name: 'Llamada', phone: '+34 600 000 009' });
    await openList(`?id=${id}`);
    const call = await find('link', /^Teléfono/, await detail());
    call.addEventListener('click', (event) => event.preventDefault());
    await press('link', /^Teléfono/);
    await shows(await find('region', 'Historial'), 'Respuesta por teléfono');
    const question = await find('group', '¿Marcar como respondida?');
    await admin.sql(`update public.contact_surveys set status = 'engaged' where id = $1`, [id]);
    await press('button', 'Sí, queda contactada', question);
    await expect.poll(() => question.isConnected).toBe(false);
    expect(await admin.sql('select status from public.contact_surveys')).toEqual([
      { status: 'engaged' },
    ]);
    // What a colleague does is seen by who comes back to the tab.
    await admin.sql(`update public.contact_surveys set status = 'closed' where id = $1`, [id]);
    fireEvent(window, new Event('visibilitychange'));
    const closed = () => screen.getByRole('button', { name: 'Cerrada', pressed: true });
    await waitFor(closed);
  });
});

it('erases the person whose enquiry is shown, and folds the restricted message of each', async () => {
  const ids = await insert(
    { name: 'Primera', email: 'una@life.example' },
    { name: 'Segunda', email: 'otra@life.example' },
  );
  await admin.sql(
    `update public.contact_surveys set limited_on = current_date, limited_reason = 'A petición' where true`,
  );
  const fold = async () =>
    (await read('Leer el mensaje', await detail())).closest('details') as HTMLDetailsElement;
  await openList(`?id=${ids[0]}`);
  await find('heading', 'Primera');
  // Nobody may answer what is restricted.
  await read('No queda ninguna sin contestar.');
  await press('link', 'Segunda');
  await find('heading', 'Segunda');
  (await fold()).open = true;
  await press('link', 'Primera');
  await find('heading', 'Primera');
  expect((await fold()).open).toBe(false);
  await press('button', 'Borrar los datos de esta persona', await detail());
  expect(await find('checkbox', /Primera/, await find('dialog'))).toBeChecked();
});

it('notes typed while others are saved are saved too when the field is left', async () => {
  const [id] = await insert({ name: 'Llamada' });
  await openList(`?id=${id}`);
  const notes = await within(await detail()).findByLabelText('Notas privadas');
  let arrive = () => {};
  const gate = new Promise<void>((resolve) => (arrive = resolve));
  admin.answer = (request) =>
    request.method === 'PATCH' ? gate.then(() => admin.backend.fetch(request)) : undefined;
  for (const value of ['Uno', 'Uno y dos']) {
    fireEvent.change(notes, { target: { value } });
    fireEvent.blur(notes);
    await read('Guardando');
  }
  arrive();
  await read('Notas guardadas.');
  expect(await admin.sql('select notes from public.contact_surveys')).toEqual([
    { notes: 'Uno y dos' },
  ]);
});

it('a day that is typed digit by digit takes effect once it is left', async () => {
  const [id] = await insert({ name: 'Llamada' });
  await openList(`?id=${id}`);
  await press('button', 'Filtros');
  for (const label of ['Desde', 'Volver a mirar el']) {
    const day = await within(await find('main')).findByLabelText(label);
    for (const year of ['0002', '0020', '0202', '2026']) {
      fireEvent.keyDown(day, { key: '2' });
      fireEvent.change(day, { target: { value: `${year}-12-01` } });
      expect(day).toHaveValue(`${year}-12-01`);
    }
    expect(admin.address()).not.toContain('from=0');
    fireEvent.blur(day);
  }
  await read('Estará en «Qué hacer hoy» el 01/12/2026.');
  expect(admin.address()).toContain('from=2026-12-01');
});

describe('the list', () => {
  it('keeps filters and page in the address, but not the search', async () => {
    await insert(
      ...Array.from({ length: 53 }, (_, number) => ({
        name: `Persona ${number}`,
        ...(number < 3 && { language: ANOTHER }),
        urgency: number === 1 ? 'detained' : 'normal',
        status: number === 2 ? 'closed' : 'contacted',
        message: 'Una consulta sobre Páginas y listas.',
      })),
      { name: 'Otra' },
    );
    await openList();
    await find('link', 'Otra');
    fireEvent.change(await find('searchbox'), { target: { value: 'paginas y listas' } });
    fireEvent.keyDown(await find('searchbox'), { key: 'Enter' });
    await read('Más de 50 consultas');
    expect(admin.address()).not.toContain('paginas');
    await press('button', 'Siguiente');
    await read('3 consultas en esta página');
    expect(admin.address()).toContain('after=');
    expect(await find('button', 'Siguiente')).toHaveAttribute('aria-disabled', 'true');
    await press('button', 'Anterior');
    await read('Más de 50 consultas');
    await press('button', 'Filtros');
    await write('Idioma', ANOTHER);
    await read('3 consultas');
    await write('Urgencia', 'urgent');
    await read('1 consulta');
    await write('Estado', 'closed');
    await read('Ninguna consulta cumple estos filtros.');
    await openList(admin.address().split('cuestionario')[1]);
    expect(await find('searchbox')).toHaveValue('');
    await read('Ninguna consulta cumple estos filtros.');
    await press('button', 'Quitar los filtros');
    await expect.poll(admin.address).toMatch(/cuestionario$/);
  });

  it('has what is due first, a period to the last minute of its last day, and robots apart', async () => {
    const at = { 'el día antes': -1, 'al empezar': 0, 'al acabar': 2879, 'al otro día': 2880 };
    const first = parseOfficeTime('2026-06-01').getTime();
    await insert(
      ...Object.keys(at).map((name) => ({ name, urgency: 'deadline', status: 'closed' })),
    );
    for (const [name, minute] of Object.entries(at))
      await admin.sql('update public.contact_surveys set created_at = $2 where name = $1', [
        name,
        new Date(first + minute * 60_000),
      ]);
    await openList('?from=2026-06-01&to=2026-06-02');
    await read('2 consultas');
    expect(await listed()).toEqual(['al acabar', 'al empezar']);

    await admin.sql('delete from public.contact_surveys where true');
    await insertEnquiries(admin.backend, [{ name: 'Sin Prisa' }], '20 days');
    await insertEnquiries(admin.backend, [{ name: 'Con Plazo', urgency: 'deadline' }], '10 days');
    const arrested = { urgency: 'detained', name: 'Ya Atendida', status: 'closed' };
    const robot = { name: 'Robot', urgency: 'detained' };
    await insertEnquiries(
      admin.backend,
      [{ urgency: 'detained', name: 'Detenida' }, arrested, robot],
      '2 days',
    );
    await admin.sql(`update public.contact_surveys set overflow = true where name = 'Robot'`);
    await insertEnquiries(admin.backend, [{ name: 'Reciente' }], '0 days');
    const byDue = ['Detenida', 'Sin Prisa', 'Con Plazo', 'Reciente'];
    await openList();
    expect(await listed()).toEqual([...byDue, 'Ya Atendida']);
    expect(await having('row', 'Reciente')).toHaveTextContent(/Antes de|Vence ya:/);
    expect(await having('row', 'Con Plazo')).toHaveTextContent('Fuera de plazo desde');
    // Probably automatic ones warn of an arrest among them until they are seen.
    await press('link', 'Probablemente automáticas');
    await expect.poll(listed).toEqual(['Robot']);
    await press('button', /dejar de avisar/, await find('alert'));
    await expect.poll(() => has('alert')).toBe(false);
    const opened = 'select name from public.contact_surveys where opened_at is not null';
    expect(await admin.sql(opened)).toEqual([{ name: 'Robot' }]);
  });

  it('that fails to load, and a state that fails to save, are reported', async () => {
    const [id] = await insert({ name: 'Fallo' });
    const fail = ({ url }: Request) =>
      url.includes('/contact_surveys?') ? Response.json({}, { status: 503 }) : undefined;
    admin.answer = fail;
    await openList();
    await read(/No se han podido cargar las consultas/);
    admin.answer = () => undefined;
    await press('button', 'Volver a probar');
    await find('link', 'Fallo');
    await openList(`?id=${id}`);
    const state = await find('group', 'Estado de la consulta');
    admin.answer = fail;
    await press('button', 'Cerrada', state);
    await read(/El estado no se ha guardado\./, state);
  });
});

it('an editor is refused what admins alone see', async () => {
  for (const path of [
    'cuestionario',
    'cuestionario?view=erasures',
    'agenda',
    'derechos',
    'idiomas',
    'equipo',
    'despacho',
    'ajustes',
    'registro',
    'redirecciones',
  ])
    await admin.open('editor', path, 'Sin acceso');
  const menu = within(await find('navigation', 'Administración')).getAllByRole('link');
  expect(menu.map(({ textContent }) => textContent)).toEqual([
    'Panel',
    'Entradas',
    'Opiniones',
    'Textos',
  ]);
});

const inLanguage = (code: Language) => new RegExp(`^${labelled(code)}`);

it('a template is written with its places in each language, and is removed', async () => {
  await openList('?view=templates');
  const added = await find('region', 'Nueva plantilla');
  await write('Nombre de la plantilla', 'Sin novedad', added);
  await write(inLanguage(SOURCE_LANGUAGE), 'Nada desde el {{fecha}}.', added);
  await write(inLanguage(OTHER), 'Nichts.', added);
  await press('button', 'Guardar la plantilla', added);
  await read(`Falta {{fecha}}, que está en el texto ${called(SOURCE_LANGUAGE)}.`);
  await write(inLanguage(OTHER), 'Nichts seit {{fecha}}.', added);
  await press('button', 'Guardar la plantilla', added);
  await read('Plantilla guardada.');
  const row = await having(
    'listitem',
    'Sin novedad',
    await find('list', 'Plantillas de respuesta'),
  );
  await userEvent.click(await read(/^Sin novedad/, row));
  const name = within(row).getByLabelText('Nombre de la plantilla');
  fireEvent.change(name, { target: { value: 'Nada nuevo' } });
  await admin.sql(`update public.reply_templates set body_fr = 'Rien.' where name = 'Sin novedad'`);
  await press('button', 'Guardar la plantilla', row);
  await read(/u otra persona ha cambiado esta entretanto/, row);
  // What is not saved is not left without a word.
  await press('link', 'Recibidas');
  await press('button', 'Seguir editando', await find('dialog'));
  await press('button', /Borrar.*Sin novedad/, row);
  await press('button', 'Borrar', await find('dialog'));
  await read('Se ha borrado «Sin novedad».');
});

it('names that are on the list of clients withhold a message until it is asked for', async () => {
  const story = 'Моего мужа задержали.';
  await openList('?view=clients');
  await write('Nombres, uno por línea', 'Taras Shevchenko\nKlaus Weber');
  await press('button', 'Añadir a la lista');
  await read('Hay 2 nombres en la lista.');
  const [id] = await insert({ name: 'Ольга Новикова', language: LAST, message: story });
  await admin.sql(`update public.contact_surveys set opposing_party = 'Тарас Шевченко' where true`);
  await openList(`?id=${id}`);
  expect(await find('region', 'Posible conflicto de intereses')).toHaveTextContent(
    'Тарас Шевченко, la otra parte, se parece a Taras Shevchenko, en la lista de clientes',
  );
  await having('row', 'Posible conflicto');
  expect(document.body).not.toHaveTextContent('задержали');
  await press('button', 'Leer el mensaje de todos modos');
  await shows(await detail(), story);
});
