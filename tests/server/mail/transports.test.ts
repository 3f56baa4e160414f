import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { printTransport, smtpTransport } from '../../../server/mail/transports';
import type { Mail } from '../../../supabase/functions/_shared/mail/body';
import type { ClaimedMail, MailProblem } from '../../../supabase/functions/_shared/mail/outbox';
import { firm } from '../../../src/site/firm';

const mail: Mail = {
  id: '20000000-0000-4000-8000-000000000001',
  to: 'ana@client.example',
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
    language: 'de',
    urgency: 'normal',
    channel: 'email',
    receivedAt: '2026-11-23T10:00:00Z',
  },
};

let server: Server;
let url: string;
/** The answer to RCPT TO, and the messages received. */
let answer: string;
let received: string[];

/** A minimal SMTP server, sufficient for nodemailer. */
beforeAll(async () => {
  server = createServer((socket) => {
    let message: string | undefined;
    socket.setEncoding('utf8').on('error', () => undefined);
    socket.write('220 test\r\n');
    socket.on('data', (chunk: string) => {
      if (message !== undefined) {
        message += chunk;
        if (!message.endsWith('\r\n.\r\n')) return;
        received.push(message);
        message = undefined;
        socket.write('250 stored\r\n');
      } else if (chunk.startsWith('RCPT')) socket.write(`${answer}\r\n`);
      else if (chunk.startsWith('DATA')) {
        message = '';
        socket.write('354 go on\r\n');
      } else if (chunk.startsWith('QUIT')) socket.end('221 bye\r\n');
      else socket.write('250 test\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  answer = '250 ok';
  received = [];
});

const problemOf = (sending: Promise<void>) =>
  sending.then(
    () => undefined,
    (problem: unknown) => problem as MailProblem,
  );

describe('SMTP', () => {
  it('sends both forms from the firm, under an id that each attempt has', async () => {
    const transport = smtpTransport(url, 'web@firm.example');
    await transport(mail, about);
    await transport(mail, about);
    expect(received).toHaveLength(2);
    for (const message of received) {
      expect(message).toContain(`<${mail.id}@${new URL(firm.website).hostname}>`);
      expect(message).toContain('<web@firm.example>');
      expect(message).toContain('To: ana@client.example');
      expect(message).toContain('text/plain');
      expect(message).toContain('text/html');
    }
  });

  it.each([
    ['550 no such user', { code: 'smtp 550', final: true }],
    ['451 later', { code: 'smtp 451', final: false }],
  ])('answered with %s', async (line, problem) => {
    answer = line;
    expect(await problemOf(smtpTransport(url, 'web@firm.example')(mail, about))).toMatchObject(
      problem,
    );
  });

  it('without a server is tried again, and names no address', async () => {
    const nobody = smtpTransport('smtp://127.0.0.1:1', 'web@firm.example');
    const problem = await problemOf(nobody(mail, about));
    expect(problem).toMatchObject({ code: 'smtp esocket', final: false });
  });

  it('never sends a password unencrypted', async () => {
    const open = url.replace('//', '//user:secret@');
    expect(await problemOf(smtpTransport(open, 'web@firm.example')(mail, about))).toBeDefined();
    expect(received).toEqual([]);
  });
});

it('without SMTP a mail is printed without personal data', async () => {
  const print = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await printTransport(mail, about);
  expect(print.mock.calls.map(([line]) => line)).toEqual([
    expect.stringMatching(
      /^\S+Z Mail to the client \(de\), not sent without SMTP_URL: Hemos recibido su consulta\n$/,
    ),
  ]);
  print.mockRestore();
});
