/** Reads when the firm is busy from its own calendars. pg_cron calls it (supabase/schemas/91_jobs.sql). */
import { readCalendars } from '../_shared/calendar/readCalendars.ts';
import { ownProject, serveJob } from '../_shared/jobRequest.ts';
import ical from 'npm:ical.js@2.2.1';

serveJob(async () => ({ calendars: await readCalendars(ownProject(), ical) }));
