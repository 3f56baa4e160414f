-- What `npm run doctor` asks with the sign-in of an admin (server/doctor/health.ts): only counts, times and names.

/* The jobs of pg_cron, each with its last run, and with the first run of any job among the last 5,000; null where
   there is no pg_cron, as in the embedded backend. */
create function private.job_runs()
returns jsonb
language plpgsql
stable
as $$
declare
  answer jsonb;
begin
  if to_regclass('cron.job') is null then
    return null;
  end if;
  execute $query$
    with runs as materialized (
      select jobid, status, start_time from cron.job_run_details order by runid desc limit 5000
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'name', j.jobname, 'active', j.active, 'last', l.start_time, 'status', l.status,
      'since', (select min(start_time) from runs)) order by j.jobname), '[]')
    from cron.job as j left join lateral (
      select r.status, r.start_time from runs as r
      where r.jobid = j.jobid and r.status in ('succeeded', 'failed') order by r.start_time desc limit 1
    ) as l on true
  $query$ into answer;
  return answer;
end;
$$;

create function private.health()
returns jsonb
language sql
stable
as $$
  select jsonb_build_object(
    'now', now(),
    'migrations', private.applied_migrations(),
    'requires_factor', s.require_factor,
    'admins_without_factor', (
      select count(*) from public.staff as p
      where p.role = 'admin' and not exists (
        select from auth.mfa_factors as f where f.user_id = p.user_id and f.status = 'verified')),
    'jobs', private.job_runs(),
    'oldest_unsent_mail', (
      select min(created_at) from private.mail_outbox where sent_at is null and failed_at is null),
    'mails_given_up', (
      select count(*) from private.mail_outbox where failed_at > now() - interval '7 days'),
    'build_wanted_since', b.wanted_since,
    'build_problem', b.problem,
    'last_archive_at', s.last_archive_at,
    'access_log_broken_at', private.broken_access_log())
  from public.settings as s, private.build_hook as b;
$$;
