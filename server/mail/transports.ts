import { createTransport } from 'nodemailer';
import type { Transport } from '../../supabase/functions/_shared/mail/deliver.ts';
import type { Mail } from '../../supabase/functions/_shared/mail/body.ts';
import { MailProblem } from '../../supabase/functions/_shared/mail/outbox.ts';
import { firm } from '../../src/site/firm.ts';
import { isThisMachine } from '../caller.ts';
import { log } from '../log.ts';
import { secretOf } from '../secrets.ts';

const TIMEOUT_MS = 10_000;

/**
 * Sends over SMTP. A server has no idempotency keys; the mail's id is its Message-ID, by which mail
 * programs recognise a second copy.
 * @param url as `smtps://user:password@host:465`; neither credentials nor mails go to another machine
 *   unencrypted.
 */
export function smtpTransport(url: string, from: string): (mail: Mail) => Promise<void> {
  const { username, protocol, hostname } = new URL(url);
  const smtp = createTransport({
    url,
    requireTLS: protocol === 'smtp:' && (username !== '' || !isThisMachine(hostname)),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  const domain = new URL(firm.website).hostname;
  return async ({ id, to, replyTo, subject, text, html, calendar }) => {
    const messageId = `<${id}@${domain}>`;
    const sender = { name: firm.name, address: from };
    await smtp
      .sendMail({
        messageId,
        from: sender,
        // As objects, since a text would be parsed, and could name others.
        replyTo: { name: '', address: replyTo },
        to: { name: '', address: to },
        subject,
        text,
        html,
        ...(calendar && { icalEvent: { ...calendar, filename: 'cita.ics' } }),
      })
      .catch((cause: unknown) => {
        const { code = 'error', responseCode } = cause as { code?: string; responseCode?: number };
        const isRefusal = code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500;
        throw new MailProblem(`smtp ${responseCode ?? code.toLowerCase()}`, {
          final: isRefusal,
          cause,
        });
      });
  };
}

/** Prints the subject of a mail that would be sent, and the kind of its recipient: the database keeps that none went. */
export const printTransport: Transport = ({ subject }, { kind, enquiry, appointment }) => {
  const recipient =
    {
      confirmation: `client (${enquiry?.language ?? ''})`,
      appointment: `client (${appointment?.language ?? ''})`,
      credentials: 'person of the account',
      test: 'person who asked for it',
    }[kind as string] ?? 'firm';
  log(`Mail to the ${recipient}, not sent without SMTP_URL: ${subject}`);
  return Promise.resolve('printed');
};

/** Where mails go over SMTP, and from whom; undefined without SMTP_URL. */
export function smtpFromEnv(): { url: string; from: string } | undefined {
  const url = secretOf('SMTP_URL');
  return url ? { url, from: process.env.MAIL_FROM ?? firm.email } : undefined;
}
