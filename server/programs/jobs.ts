/** The jobs of `npm start`; a hosted project runs them by pg_cron (supabase/schemas/91_jobs.sql). */
import type { Env } from '../../src/site/env.ts';
import type { Project } from '../../supabase/functions/_shared/callDatabase.ts';
import { readCalendars } from '../../supabase/functions/_shared/calendar/readCalendars.ts';
import { deliver } from '../../supabase/functions/_shared/mail/deliver.ts';
import { outboxOf } from '../../supabase/functions/_shared/mail/outbox.ts';
import type { EmbeddedBackend } from '../embedded/embedded.ts';
import { log } from '../log.ts';
import { printTransport, smtpFromEnv, smtpTransport } from '../mail/transports.ts';
import type { Job } from '../scheduler.ts';
import { secretOf } from '../secrets.ts';
import { ownProject } from '../translation.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Sends what is due in a project's outbox, over SMTP if SMTP_URL is set. */
export function mailJob(project: Project, siteUrl: string): Job {
  const outbox = outboxOf(project);
  const smtp = smtpFromEnv();
  const transport = smtp ? smtpTransport(smtp.url, smtp.from) : printTransport;
  return {
    name: 'mail',
    every: MINUTE,
    async run() {
      const delivered = await deliver({ outbox, transport, siteUrl, sends: smtp !== undefined });
      const { problems } = delivered;
      if (problems.length > 0) log(`Mails not sent: ${problems.join(', ')}`);
      return delivered;
    },
  };
}

/** The functions that run once a day, by their jobs. */
const DAILY = { retention: 'erase_expired_surveys', 'access-log': 'prune_access_log' };

/** The jobs of the embedded backend, by the names they have in a hosted project. */
export function embeddedJobs(
  backend: Pick<EmbeddedBackend, 'query' | 'fetch' | 'serviceKey'>,
  siteUrl: string,
): Job[] {
  const project = ownProject(backend);
  return [
    mailJob(project, siteUrl),
    {
      name: 'calendars',
      every: 10 * MINUTE,
      run: () => readCalendars(project),
    },
    ...Object.entries(DAILY).map(([name, work]) => ({
      name,
      every: 24 * HOUR,
      run: () => backend.query(`select private.${work}()`),
    })),
  ];
}

/**
 * The jobs that this machine does for a hosted project: sending its mails, which several senders
 * may share. Without SMTP_URL nothing is sent, because a printed mail would count as sent.
 */
export function hostedJobs({ supabaseUrl, siteUrl }: Env): Job[] {
  const key = secretOf('SUPABASE_SECRET_KEY');
  if (!key || !secretOf('SMTP_URL')) return [];
  return [mailJob({ url: supabaseUrl, key }, siteUrl)];
}

/** Whether this machine sends the mails of a hosted project, in words. */
export const mailNote = (jobs: readonly Job[]): string =>
  jobs.length > 0
    ? 'sent from here over SMTP'
    : 'not sent from here, which takes SMTP_URL and SUPABASE_SECRET_KEY';
