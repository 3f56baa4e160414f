-- For a hosted project whose site is built by a host such as Netlify: the host's build hook is called after what is
-- public has changed, and each night (docs/deploy.md, 5). Two jobs of pg_cron do it where the firm has scheduled them.
-- The hook's address is a secret of the Edge Function build-site, and in no table.

create table private.build_hook (
  id boolean primary key default true check (id),
  -- The revision at the last look, since when it has been the same, and since when a call has been wanted.
  revision text,
  revision_since timestamptz,
  wanted_since timestamptz,
  -- When a build was requested regardless of the revision.
  asked_at timestamptz,
  -- When the next call may be made. A claim postpones it, so that another one follows if the function dies.
  due_at timestamptz not null default '-infinity',
  attempts integer not null default 0,
  -- The call in progress, and the revision that its build will contain.
  claim uuid,
  claimed_at timestamptz,
  claimed_revision text,
  -- The revision that the last accepted call was for.
  accepted_revision text,
  accepted_at timestamptz,
  -- The last failure since then: a status or code, never an address.
  problem text check (problem ~ '^[a-z0-9 ]{1,40}$')
);

insert into private.build_hook default values;

/* Whether to call the hook now: a build was requested, or the revision has changed since the last accepted call and
   has been the same for about a minute. Repeated saves delay the call by ten minutes at most. */
create function private.build_is_due()
returns boolean
language sql
as $$
  update private.build_hook set revision = present, revision_since = now()
  from private.publication_revision() as present where revision is distinct from present;
  update private.build_hook set wanted_since = now()
  where wanted_since is null and (asked_at is not null or revision is distinct from accepted_revision);
  select exists (
    select from private.build_hook
    where due_at <= now() and (
      asked_at is not null
      or revision is distinct from accepted_revision
        -- Less than the minute after which the job looks again.
        and (revision_since <= now() - interval '50 seconds' or wanted_since <= now() - interval '10 minutes'))
  );
$$;

/* Takes the call that is due, for five minutes; null if there is none, or another function has it. */
create function public.claim_build()
returns uuid
language plpgsql
as $$
declare
  answer uuid;
begin
  perform from private.build_hook for update;
  if private.build_is_due() then
    update private.build_hook set
      claim = gen_random_uuid(), claimed_at = now(), claimed_revision = revision,
      attempts = attempts + 1, due_at = now() + interval '5 minutes'
    where true returning claim into answer;
  end if;
  return answer;
end;
$$;

/* Records the outcome of a claimed call. After a failure the next one waits for 1, 2, 4 … minutes, an hour at most. */
create function public.record_build_result(claim uuid, problem text default null)
returns void
language sql
as $$
  update private.build_hook set
    claim = null, attempts = 0, due_at = now(), problem = null, wanted_since = null,
    asked_at = case when asked_at > claimed_at then asked_at end,
    accepted_revision = claimed_revision, accepted_at = now()
  where claim = record_build_result.claim and record_build_result.problem is null;
  update private.build_hook set
    claim = null, problem = record_build_result.problem,
    due_at = now() + least(interval '1 hour', interval '1 minute' * power(2, least(attempts, 10) - 1))
  where claim = record_build_result.claim;
$$;

/* Requests a build regardless of the revision: each night by a job, and for staff by publish_now(). */
create function private.ask_for_build()
returns void
language sql
as $$
  update private.build_hook set
    asked_at = clock_timestamp(), attempts = 0, due_at = case when claim is null then now() else due_at end
  where true;
$$;

/* The job: calls the Edge Function when a build is due. */
create function private.call_build_hook()
returns void
language sql
as $$
  select private.call_edge_function('build-site') where private.build_is_due();
$$;

/* Why the host does not build what has been published; null if nothing is known, and for anyone but staff. */
create function private.build_problem()
returns text
language sql
stable
as $$
  select problem from private.build_hook where (select private.is_staff());
$$;

/* Publishes all pages again, for staff whose change has not appeared on the site. A host's build hook is called
   without the minute's wait after a save. */
create function private.publish_now()
returns void
language sql
as $$
  select private.require_staff();
  update private.publication set revision = revision + 1 where true;
  select private.ask_for_build();
$$;
