/**
 * The scheduled jobs of `npm start`. A hosted project runs the same jobs by pg_cron
 * (`supabase/schemas/91_jobs.sql`).
 */
import type { EmbeddedBackend } from '../embedded/embedded.ts';
import { mailSender } from '../mail/sender.ts';
import type { Job } from '../scheduler.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The jobs of the embedded backend, by the names they have in a hosted project. */
export function embeddedJobs(
  backend: Pick<EmbeddedBackend, 'query' | 'fetch' | 'serviceKey'>,
  siteUrl: string,
): Job[] {
  return [
    { name: 'mail', every: MINUTE, run: mailSender(backend, siteUrl) },
    {
      name: 'retention',
      every: 24 * HOUR,
      run: () => backend.query('select private.erase_expired_surveys()'),
    },
    {
      name: 'access-log',
      every: 24 * HOUR,
      run: () => backend.query('select private.prune_access_log()'),
    },
  ];
}
