import { ADMIN_PATH } from '../../src/site/adminPaths';
import { expectAccessibleScreen } from '../support/accessibility';
import { insertEnquiries, sql } from '../support/database';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';
import { called, LAST } from '../support/languages';
import { GREETINGS } from '../../src/features/admin/enquiries/replies/greetings';
import { type Language, SOURCE_LANGUAGE } from '../../src/site/languages';
import { beginningWith, dayIn } from '../support/texts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const IRINA = {
  name: 'Ирина Соколова',
  email: 'irina@client.example',
  phone: '+7 900 000 00 01',
  language: LAST,
  message: 'Моего мужа задержали вчера вечером.',
};

test('@desktop a Russian reply is written from a template, beside its Spanish meaning', async ({
  page,
  site,
}) => {
  const [id = ''] = await insertEnquiries(site.backend, [{ ...IRINA, urgency: 'deadline' }]);
  await sql(site, `update public.contact_surveys set channel = 'chat' where id = $1`, [id]);
  await signIn(page, site.url, 'admin');
  await page.goto(`${ADMIN_PATH}/cuestionario?id=${id}`);
  const detail = page.getByRole('article', { name: 'Consulta' });
  const sent = detail.getByLabel(`Lo que se envía, en ${called(LAST)}`);
  // What is written survives a change of template and a reload.
  await sent.fill('Мой текст');
  await expect(detail.getByRole('link', { name: 'Contestar por correo' })).toHaveAttribute(
    'href',
    /^mailto:irina@client\.example\?.*&body=%D0%9C%D0%BE%D0%B9%20/,
  );
  await page.reload();
  await expect(sent).toHaveValue('Мой текст');
  await detail.getByLabel('Plantilla').selectOption('Faltan documentos');
  await expect(sent).not.toHaveValue('Мой текст');
  await page.getByRole('button', { name: 'Recuperar el texto que había escrito' }).click();
  await expect(sent).toHaveValue('Мой текст');
  await detail.getByLabel('Plantilla').selectOption('Propuesta de cita');
  const meaning = detail.getByLabel(`Lo que dice, en ${called(SOURCE_LANGUAGE)}`);
  await expect(sent).toHaveValue(beginningWith(`${GREETINGS[LAST].opening(IRINA.name)}\n\n`));
  await expect(meaning).toHaveValue(
    beginningWith(`${GREETINGS[SOURCE_LANGUAGE].opening(IRINA.name)}\n\n`),
  );

  // The client's own channel is the main one. Nothing is opened while something is missing.
  await page.evaluate(() => {
    addEventListener('click', (event) => {
      if ((event.target as Element).closest('a[href^="https://wa.me"]')) event.preventDefault();
    });
  });
  const chat = detail.getByRole('link', { name: /Llamar|Contestar/ }).first();
  await expect(chat).toHaveText(/WhatsApp/);
  await chat.click();
  await expect(detail.getByRole('alert').filter({ hasText: 'Falta rellenar' })).toHaveText(
    'Falta rellenar: fecha y hora de la cita.',
  );
  await detail.getByLabel('Fecha y hora de la cita').fill('2027-01-12T10:30');
  const meeting = (language: Language) => `${dayIn(language, '2027-01-12')}.{1,2}10:30`;
  await expect(sent).toHaveValue(new RegExp(meeting(LAST)));
  await expect(meaning).toHaveValue(new RegExp(meeting(SOURCE_LANGUAGE)));
  await expectAccessibleScreen(page);

  await sent.fill(`${await sent.inputValue()}\nP. S.`);
  await expect(
    detail.getByText(`el ${called(SOURCE_LANGUAGE)} puede no decir lo mismo`),
  ).toBeVisible();
  // Nothing of the reply is in WhatsApp's address; it is on the clipboard.
  await expect(chat).not.toHaveAttribute('href', /2027|%D1%82%D1%80%D0%B5%D1%87/);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await chat.click();
  await expect(detail.getByText('El texto está copiado')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await sent.inputValue());

  const question = detail.getByRole('group', { name: '¿Marcar como respondida?' });
  await question.getByRole('button', { name: 'Sí, queda contactada' }).click();
  await expect(question).toHaveCount(0);
  // The line of the reply was sent, and no request has any of the texts.
  await expect.poll(() => requests.join()).toContain('record_reply');
  const lines = (await sent.inputValue()).split('\n').filter((line) => line.length > 30);
  expect(lines).not.toEqual([]);
  for (const line of lines) expect(decodeURIComponent(requests.join())).not.toContain(line);
  await expect(detail).toContainText(/Contestada.*por WhatsApp/);
  const history = detail.getByRole('region', { name: 'Historial' });
  await expect(history.getByRole('listitem')).toHaveText([
    /Nueva → Contactada · admin@demo\.example$/,
    /Respuesta por WhatsApp con la plantilla «Propuesta de cita» · admin@demo\.example$/,
    /Nombres comparados · admin@demo\.example$/,
    /Abierta · admin@demo\.example$/,
  ]);
});
