import { join } from 'node:path';
import type { InMemoryEmailDriver } from '@supabase/lite';
import type { MailProblem } from '../../../supabase/functions/_shared/mail/outbox.ts';
import { firm } from '../../../src/site/firm.ts';
import { log } from '../../log.ts';
import { ACCOUNT_MAILS } from '../../mail/accountMails.ts';
import { smtpTransport } from '../../mail/transports.ts';
import { SUPABASE } from '../../paths.ts';

type Message = Parameters<InMemoryEmailDriver['send']>[0];

/** The part of @supabase/lite's drivers that it calls. */
interface Driver {
  send: (message: Message) => Promise<void>;
}

/** How long a link from a mail is valid, in s; also in supabase/config.toml. */
export const LINK_LIFETIME = 600;

/** The project's templates, as supabase/config.toml names them for a hosted project. */
export const MAIL_SETTINGS = {
  otp_expiry: LINK_LIFETIME,
  otp_length: 10,
  template: {
    recovery: {
      subject: ACCOUNT_MAILS.recovery.subject,
      content_path: join(SUPABASE, 'templates/recovery.html'),
    },
  },
};

/** The plain text of an HTML mail: its paragraphs, and the targets of its links. */
function textOf(html: string): string {
  return html
    .replaceAll(/<a href="([^"]*)">(.*?)<\/a>/g, '$2: $1')
    .replaceAll('</p>', '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .trim();
}

/**
 * Makes the plain-text part from the template: @supabase/lite's has another link, and the code.
 */
export function withTemplateText(driver: Driver): Driver {
  return { send: (message) => driver.send({ ...message, text: textOf(message.html ?? '') }) };
}

/**
 * Sends the mails about accounts over SMTP. The answer to a request does not wait for it, or the
 * time it takes would say who has an account.
 */
export function smtpDriver({ url, from }: { url: string; from: string }): Driver {
  const send = smtpTransport(url, from);
  return {
    send({ to, subject, html = '', text = '' }) {
      const id = crypto.randomUUID();
      send({ id, to, replyTo: firm.email, subject, text, html }).catch((error: unknown) => {
        log('Mail about an account not sent', error, { problem: (error as MailProblem).code });
      });
      return Promise.resolve();
    },
  };
}
