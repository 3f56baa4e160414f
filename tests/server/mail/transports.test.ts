import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { printTransport, smtpTransport } from '../../../server/mail/transports';
import type { Mail } from '../../../supabase/functions/_shared/mail/body';
import type { ClaimedMail, MailProblem } from '../../../supabase/functions/_shared/mail/outbox';
import { firm } from '../../../src/site/firm';
import { type SmtpServer, startSmtpServer } from '../../../e2e/support/smtp';
import { OTHER } from '../../support/languages';

const mail: Mail = {
  id: '20000000-0000-4000-8000-000000000001',
  to: 'ana@client.example',
  replyTo: 'despacho@firm.example',
  subject: 'Hemos recibido su consulta',
  text: 'Buenos días',
  html: '<p>Buenos días</p>',
};
const about: ClaimedMail = {
  id: mail.id,
  attempt: 1,
  kind: 'confirmation',
  credentials: null,
  enquiry: {
    id: mail.id,
    email: mail.to,
    language: OTHER,
    urgency: 'normal',
    channel: 'email',
    receivedAt: '2026-11-23T10:00:00Z',
  },
};

let smtp: SmtpServer;
beforeAll(async () => {
  smtp = await startSmtpServer();
});
afterAll(() => smtp.close());
beforeEach(() => {
  smtp.answer = '250 ok';
  smtp.received.length = 0;
  smtp.recipients.length = 0;
});

const problemOf = (sending: Promise<void>) =>
  sending.then(
    () => undefined,
    (problem: unknown) => problem as MailProblem,
  );

const send = (change: Partial<Mail> = {}, url = smtp.url) =>
  smtpTransport(url, 'web@firm.example')({ ...mail, ...change });

it('SMTP sends both forms from the firm, under an id that each attempt has', async () => {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await send();
    for (const part of [
      `<${mail.id}@${new URL(firm.website).hostname}>`,
      '<web@firm.example>',
      'To: ana@client.example',
      'Reply-To: despacho@firm.example',
      'text/plain',
      'text/html',
    ])
      expect(smtp.received[attempt]).toContain(part);
  }
});

it('SMTP reads no list and no name in an address', async () => {
  await send({ to: 'Ana <ana@client.example>, other@client.example' }).catch(() => undefined);
  expect(smtp.recipients).not.toContain('<other@client.example>');
  expect(smtp.recipients.length).toBeLessThanOrEqual(1);
});

it('SMTP gives a mail up that is refused for good, and tries again what may pass', async () => {
  smtp.answer = '550 no such user';
  expect(await problemOf(send())).toMatchObject({ code: 'smtp 550', final: true });
  smtp.answer = '451 later';
  expect(await problemOf(send())).toMatchObject({ code: 'smtp 451', final: false });
  const nobody = send({}, 'smtp://127.0.0.1:1');
  expect(await problemOf(nobody)).toMatchObject({ code: 'smtp esocket', final: false });
});

it('SMTP never sends a password, or a mail to another machine, unencrypted', async () => {
  // The second leads here too, but by its name to another machine.
  for (const host of ['//user:secret@127.0.0.1', '//0.0.0.0'])
    expect(await problemOf(send({}, smtp.url.replace('//127.0.0.1', host))), host).toBeDefined();
  expect(smtp.received).toEqual([]);
});

it('without SMTP a mail is printed without personal data', async () => {
  const print = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await printTransport(mail, about);
  const said = `Mail to the client \\(${OTHER}\\), not sent without SMTP_URL: ${mail.subject}`;
  expect(print.mock.calls).toEqual([[expect.stringMatching(`^\\S+Z ${said}\n$`)]]);
});
