-- The jobs of a hosted project, which `npm start` runs too (server/jobs.ts); a test compares both lists. The embedded
-- backend, which has a schema of its own, runs them itself, also on a server with pg_cron.
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
    perform cron.schedule('retention', '20 2 * * *', 'select private.erase_expired_surveys()');
    perform cron.schedule('access-log', '30 2 * * *', 'select private.prune_access_log()');
  end if;
end;
$$;
