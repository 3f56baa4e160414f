import { ADMIN_PATH } from '../../src/site/adminPaths';
import { mailSender } from '../../server/mail/sender';
import { startSmtpServer } from '../support/smtp';
import { expectAccessibleScreen } from '../support/accessibility';
import { goToScreen } from '../support/adminArea';
import { insertEnquiries, type Site, sql } from '../support/database';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';
import { LAST, called } from '../support/languages';

const IRINA = { name: 'Ирина Соколова', email: 'irina@client.example', language: LAST };

/** Sends what is due, as `npm start` does each minute. */
function senderOf({ backend }: Site, url: string) {
  const project = {
    url: 'http://localhost',
    key: backend.serviceKey,
    fetch: (input: RequestInfo | URL, init?: RequestInit) =>
      backend.fetch(new Request(input, init)),
  };
  return mailSender(project, 'https://site.example', { SMTP_URL: url });
}

test("@desktop a reply by template leaves from the firm's mail in three presses, and a refused one is sent again", async ({
  page,
  site,
}) => {
  const smtp = await startSmtpServer();
  const send = senderOf(site, smtp.url);
  await send();
  const [id = ''] = await insertEnquiries(site.backend, [IRINA]);
  await sql(site, 'update private.mail_outbox set sent_at = now() where sent_at is null');
  const enquiry = () =>
    sql(site, 'select status, answered_via from public.contact_surveys where id = $1', [id]);
  // In place of waiting for the next of the screen's own reads.
  const readAgain = async () => {
    await goToScreen(page, 'cuenta', 'Mi cuenta');
    await goToScreen(page, `cuestionario?id=${id}`, 'Consultas');
  };
  await signIn(page, site.url, 'admin');
  await page.goto(`${ADMIN_PATH}/cuestionario?id=${id}`);
  const detail = page.getByRole('article', { name: 'Consulta' });
  const button = detail.getByRole('button', { name: 'Enviar y dar por contestada' });
  await button.click();
  await expect(detail.getByRole('alert')).toContainText('Falta la respuesta');
  // On a phone the row of buttons leaves the enquiry its room, and stands beside the reply.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(button).not.toBeInViewport();
  await detail.getByRole('button', { name: 'No podemos llevar el asunto' }).click();
  await expect(button).toBeInViewport({ ratio: 1 });
  const body = await detail.getByLabel(`Lo que se envía, en ${called(LAST)}`).inputValue();
  await page.setViewportSize({ width: 1280, height: 800 });
  await button.click();
  const sent = detail.getByRole('region', { name: 'Respuestas enviadas' });
  await expect(sent).toContainText('En cola');
  await expect.poll(enquiry).toEqual([{ status: 'contacted', answered_via: 'email' }]);

  // The mail server refuses the address: the enquiry waits again, and says so.
  smtp.answer = '550 no such mailbox';
  await send();
  await readAgain();
  await expect(sent).toContainText('No se ha enviado: smtp 550');
  expect(await enquiry()).toEqual([{ status: 'new', answered_via: null }]);
  await expect(detail.getByRole('button', { name: 'Nueva', pressed: true })).toBeVisible();

  smtp.answer = '250 ok';
  await sent.getByRole('button', { name: 'Enviar otra vez' }).click();
  await expect(sent).toContainText('En cola');
  await send();
  await readAgain();
  await expect(sent).toContainText('Enviada el');
  expect(await enquiry()).toEqual([{ status: 'contacted', answered_via: 'email' }]);
  expect(smtp.recipients).toEqual(['<irina@client.example>', '<irina@client.example>']);
  expect(smtp.received).toHaveLength(1);
  const [message = ''] = smtp.received;
  expect(message).toMatch(/^Reply-To: \S+@/m);
  await sent.getByText(/^Texto/).click();
  await expect(sent).toContainText(body.slice(0, 40).split('\n')[0] ?? '');
  await expect(detail.getByRole('region', { name: 'Historial' })).toContainText(
    'Respuesta enviada desde aquí con la plantilla «No podemos llevar el asunto»',
  );
  await expectAccessibleScreen(page);
  await smtp.close();
});
