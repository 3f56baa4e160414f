/** Sends the mails of the outbox from Node.js (supabase/functions/send-mail does it on Supabase). */
import type { Project } from '../../supabase/functions/_shared/callDatabase.ts';
import { deliver, type Delivered } from '../../supabase/functions/_shared/mail/deliver.ts';
import { outboxOf } from '../../supabase/functions/_shared/mail/outbox.ts';
import { log } from '../log.ts';
import { printTransport, smtpFromEnv, smtpTransport } from './transports.ts';

/** A function that sends what is due in a project's outbox, over SMTP if SMTP_URL is set. */
export function mailSender(
  project: Project,
  siteUrl: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): () => Promise<Delivered> {
  const outbox = outboxOf(project);
  const smtp = smtpFromEnv(env);
  const transport = smtp ? smtpTransport(smtp.url, smtp.from) : printTransport;
  return async () => {
    const delivered = await deliver({ outbox, transport, siteUrl, sends: smtp !== undefined });
    const { problems } = delivered;
    if (problems.length > 0) log(`Mails not sent: ${problems.join(', ')}`);
    return delivered;
  };
}
