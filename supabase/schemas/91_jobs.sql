-- The jobs of a hosted project. `npm start` runs them itself, also on a server with pg_cron
-- (server/programs/jobs.ts), except pg_cron's own; a test compares both lists.
--
-- cron.schedule() replaces a job of the same name. Times are UTC.

do $$
begin
  if to_regnamespace('embedded') is not null then
    return;
  end if;

  -- With it a job calls the Edge Function.
  if exists (select from pg_available_extensions where name = 'pg_net') then
    create extension if not exists pg_net;
  end if;
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron with schema pg_catalog;

    perform cron.schedule('mail', '* * * * *', 'select private.call_mail_sender()');
    perform cron.schedule('calendars', '*/10 * * * *', 'select private.call_calendar_reader()');
    perform cron.schedule('retention', '20 2 * * *', 'select private.erase_expired_surveys()');
    perform cron.schedule('access-log', '30 2 * * *', 'select private.prune_access_log()');
    -- pg_cron keeps a row for every run for ever: 1,440 a day for the mail alone. Rows are compared by number, since a
    -- run that could not begin has no time.
    perform cron.schedule('job-history', '40 2 * * *', $job$
      delete from cron.job_run_details where runid <= (
        select max(runid) from cron.job_run_details where end_time < now() - interval '7 days')
    $job$);
  end if;
end;
$$;
