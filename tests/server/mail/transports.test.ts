import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('SMTP', () => {
  it('sends both forms from the firm, under an id that each attempt has', async () => {
    const transport = smtpTransport(smtp.url, 'web@firm.example');
    await transport(mail);
    await transport(mail);
    expect(smtp.received).toHaveLength(2);
    for (const message of smtp.received) {
      expect(message).toContain(`<${mail.id}@${new URL(firm.website).hostname}>`);
      expect(message).toContain('<web@firm.example>');
      expect(message).toContain('To: ana@client.example');
      expect(message).toContain('Reply-To: despacho@firm.example');
      expect(message).toContain('text/plain');
      expect(message).toContain('text/html');
    }
  });

  it('reads no list and no name in an address', async () => {
    const to = 'Ana <ana@client.example>, other@client.example';
    await smtpTransport(smtp.url, 'web@firm.example')({ ...mail, to }).catch(() => undefined);
    expect(smtp.recipients).not.toContain('<other@client.example>');
    expect(smtp.recipients.length).toBeLessThanOrEqual(1);
  });

  it.each([
    ['550 no such user', { code: 'smtp 550', final: true }],
    ['451 later', { code: 'smtp 451', final: false }],
  ])('answered with %s', async (line, problem) => {
    smtp.answer = line;
    expect(await problemOf(smtpTransport(smtp.url, 'web@firm.example')(mail))).toMatchObject(
      problem,
    );
  });

  it('without a server is tried again, and names no address', async () => {
    const nobody = smtpTransport('smtp://127.0.0.1:1', 'web@firm.example');
    const problem = await problemOf(nobody(mail));
    expect(problem).toMatchObject({ code: 'smtp esocket', final: false });
  });

  it.each([
    ['a password', '//user:secret@127.0.0.1'],
    // Which leads here too, but by its name to another machine.
    ['a mail to another machine', '//0.0.0.0'],
  ])('never sends %s unencrypted', async (_what, host) => {
    const open = smtp.url.replace('//127.0.0.1', host);
    expect(await problemOf(smtpTransport(open, 'web@firm.example')(mail))).toBeDefined();
    expect(smtp.received).toEqual([]);
  });
});

it('without SMTP a mail is printed without personal data', async () => {
  const print = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await printTransport(mail, about);
  expect(print.mock.calls.map(([line]) => line)).toEqual([
    expect.stringMatching(
      new RegExp(
        `^\\S+Z Mail to the client \\(${OTHER}\\), not sent without SMTP_URL: Hemos recibido su consulta\n$`,
      ),
    ),
  ]);
  print.mockRestore();
});
