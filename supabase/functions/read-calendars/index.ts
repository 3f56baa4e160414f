/** Reads when the firm is busy from its own calendars. pg_cron calls it (supabase/schemas/91_jobs.sql). */
import { readCalendars } from '../_shared/calendar/readCalendars.ts';
import { ownProject, serveJob } from '../_shared/jobRequest.ts';

serveJob(async () => ({ calendars: await readCalendars(ownProject()) }));
