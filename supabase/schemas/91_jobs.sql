-- What a hosted project does by itself. `npm start` runs the same jobs by server/jobs.ts, and a test compares both
-- lists: the embedded backend has no pg_cron, so nothing happens here.
--
-- cron.schedule() replaces a job of the same name. Times are UTC.

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;

    perform cron.schedule('retention', '20 2 * * *', 'select private.erase_expired_surveys()');
  end if;
end;
$$;
