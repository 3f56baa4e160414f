/** Replies to an enquiry in a language that nobody at the office need speak. */
import { within } from '@testing-library/react';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { GREETINGS } from '@/lib/admin/replies/greetings';
import { type Language, SOURCE_LANGUAGE } from '@/site/languages';
import { insertEnquiries } from '../../../../e2e/support/database';
import { startSmtpServer } from '../../../../e2e/support/smtp';
import { dayIn } from '../../../../e2e/support/texts';
import { mailJob } from '../../../../server/programs/jobs';
import { ownProject } from '../../../../server/translation';
import { choose, find, has, press, shows, useAdmin, write } from '../../../support/adminScreen';
import { called, LAST } from '../../../support/languages';

const admin = useAdmin();

const IRINA = {
  name: 'Ирина Соколова',
  email: 'irina@client.example',
  phone: '+7 900 000 00 01',
  language: LAST,
  message: 'Моего мужа задержали вчера вечером.',
};
const detail = () => find('article', 'Consulta');
const field = async (label: string) =>
  within(await detail()).findByLabelText<HTMLTextAreaElement>(label);
const sentText = () => field(`Lo que se envía, en ${called(LAST)}`);
const meaning = () => field(`Lo que dice, en ${called(SOURCE_LANGUAGE)}`);
const hasValue = (of: () => Promise<HTMLTextAreaElement>, value: string | RegExp) =>
  expect.poll(async () => (await of()).value).toMatch(value);

/** What the backend and others have been asked so far, as they read it. */
const asked = async () =>
  decodeURIComponent(
    (
      await Promise.all(admin.requests.map(async (one) => one.url + (await one.clone().text())))
    ).join(),
  );

let id = '';
const copied: string[] = [];
beforeEach(async () => {
  copied.length = 0;
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: (text: string) => Promise.resolve(copied.push(text)) },
  });
  [id = ''] = await insertEnquiries(admin.backend, [IRINA], '1 minute');
});
afterAll(() => Reflect.deleteProperty(navigator, 'clipboard'));
const open = () => admin.open('admin', `cuestionario?id=${id}`, 'Consultas');

it('is written from a template beside its meaning, and leaves by the client’s channel', async () => {
  await admin.sql(`update public.contact_surveys set channel = 'chat' where true`);
  await open();
  // What is written survives a change of template and a reload.
  await write(`Lo que se envía, en ${called(LAST)}`, 'Мой текст');
  expect(await find('link', 'Contestar por correo')).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:irina@client\.example\?.*&body=%D0%9C%D0%BE%D0%B9%20/),
  );
  await open();
  await hasValue(sentText, 'Мой текст');
  // This browser translates nothing.
  expect(has('button', /Traducir|Ver en /, await detail())).toBe(false);
  await choose('Plantilla', 'Faltan documentos', await detail());
  expect((await sentText()).value).not.toBe('Мой текст');
  await press('button', 'Recuperar el texto que había escrito');
  await hasValue(sentText, 'Мой текст');
  await choose('Plantilla', 'Propuesta de cita', await detail());
  await expect
    .poll(async () => (await sentText()).value)
    .toContain(`${GREETINGS[LAST].opening(IRINA.name)}\n\n`);
  expect((await meaning()).value).toContain(
    `${GREETINGS[SOURCE_LANGUAGE].opening(IRINA.name)}\n\n`,
  );

  // The client's own channel is the main one. Nothing is opened while something is missing.
  const [chat] = await within(await detail()).findAllByRole('link', { name: /Llamar|Contestar/ });
  expect(chat).toHaveTextContent('WhatsApp');
  chat?.addEventListener('click', (event) => event.preventDefault());
  chat?.click();
  await shows(await detail(), 'Falta rellenar: fecha y hora de la cita.');
  await write('Fecha y hora de la cita', '2027-01-12T10:30', await detail());
  const meeting = (language: Language) => new RegExp(`${dayIn(language, '2027-01-12')}.{1,2}10:30`);
  await hasValue(sentText, meeting(LAST));
  await hasValue(meaning, meeting(SOURCE_LANGUAGE));
  await write(`Lo que se envía, en ${called(LAST)}`, `${(await sentText()).value}\nP. S.`);
  await shows(await detail(), `el ${called(SOURCE_LANGUAGE)} puede no decir lo mismo`);
  // Nothing of the reply is in WhatsApp's address; it is on the clipboard.
  expect(decodeURIComponent(String(chat?.getAttribute('href')))).not.toMatch(/2027|встреч/);
  chat?.click();
  await shows(await detail(), 'El texto está copiado');
  expect(copied).toEqual([(await sentText()).value]);
  await press('button', 'Sí, queda contactada');
  await expect.poll(() => has('group', '¿Marcar como respondida?')).toBe(false);
  // The line of the reply was sent, and no request has any of the texts.
  await expect.poll(asked).toContain('record_reply');
  const lines = (await sentText()).value.split('\n').filter((line) => line.length > 30);
  expect(lines).not.toEqual([]);
  for (const line of lines) expect(await asked()).not.toContain(line);
  await shows(await detail(), 'por WhatsApp');
  const history = async () =>
    within(await find('region', 'Historial'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  await expect
    .poll(history)
    .toEqual(
      [
        'Nueva → Contactada',
        'Respuesta por WhatsApp con la plantilla «Propuesta de cita»',
        'Nombres comparados',
        'Abierta',
      ].map((line) => expect.stringContaining(`${line} · admin@tests.example`) as string),
    );
});

it('says that what was sent is not known, and shows a link that the browser does not copy', async () => {
  Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('refused')) });
  admin.answer = ({ url }) =>
    url.includes('/rpc/sent_replies') ? Response.json({}, { status: 503 }) : undefined;
  await open();
  await shows(await detail(), 'No se ha podido comprobar si ya se ha enviado una respuesta.');
  await press('button', /enlace para que envíe documentos/);
  expect((await field('Enlace nuevo')).value).toMatch(/#documents=[0-9a-f]{64}$/);
  await press('button', 'Copiar el enlace');
  await shows(await detail(), 'No se ha podido copiar.');
});

it('leaves from the firm’s mail, and is sent again when it was refused', async () => {
  const smtp = await startSmtpServer();
  vi.stubEnv('SMTP_URL', smtp.url);
  const { run: send } = mailJob(ownProject(admin.backend), 'https://site.example');
  await admin.sql('update private.mail_outbox set sent_at = now() where sent_at is null');
  await send();
  const enquiry = () => admin.sql('select status, answered_via from public.contact_surveys');
  await open();
  await press('button', 'Enviar y dar por contestada');
  await shows(await detail(), 'Falta la respuesta');
  await press('button', 'No podemos llevar el asunto', await detail());
  const body = (await sentText()).value;
  await press('button', 'Enviar y dar por contestada');
  const sent = () => find('region', 'Respuestas enviadas');
  await shows(await sent(), 'En cola');
  await expect.poll(enquiry).toEqual([{ status: 'contacted', answered_via: 'email' }]);

  // The mail server refuses the address: the enquiry waits again, and says so.
  smtp.answer = '550 no such mailbox';
  await send();
  await open();
  await shows(await sent(), 'No se ha enviado: smtp 550');
  expect(await enquiry()).toEqual([{ status: 'new', answered_via: null }]);
  expect(await find('button', 'Nueva')).toHaveAttribute('aria-pressed', 'true');
  smtp.answer = '250 ok';
  await press('button', 'Enviar otra vez', await sent());
  await shows(await sent(), 'En cola');
  await send();
  await open();
  await shows(await sent(), 'Enviada el');
  expect(await enquiry()).toEqual([{ status: 'contacted', answered_via: 'email' }]);
  expect(smtp.recipients).toEqual(Array(2).fill(`<${IRINA.email}>`));
  expect(smtp.received).toEqual([expect.stringMatching(/^Reply-To: \S+@/m)]);
  expect(await sent()).toHaveTextContent(body.slice(0, 40).split('\n')[0] ?? '');
  await shows(
    await find('region', 'Historial'),
    'Respuesta enviada desde aquí con la plantilla «No podemos llevar el asunto»',
  );
  await smtp.close();
});
