-- What a hosted project does by itself. `npm start` runs the same jobs by server/jobs.ts, and a test compares both
-- lists: the embedded backend has no pg_cron, so nothing happens here.
--
-- cron.schedule() replaces a job of the same name. Times are UTC.

do $$
begin
  -- By which a job calls an Edge Function.
  if exists (select from pg_available_extensions where name = 'pg_net') then
    create extension if not exists pg_net;
  end if;
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron with schema pg_catalog;

    perform cron.schedule('mail', '* * * * *', 'select private.call_mail_sender()');
    perform cron.schedule('retention', '20 2 * * *', 'select private.erase_expired_surveys()');
    perform cron.schedule('access-log', '30 2 * * *', 'select private.prune_access_log()');
  end if;
end;
$$;
