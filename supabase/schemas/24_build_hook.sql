-- For a hosted project whose site is built by a host such as Netlify: its build hook is called after what is public has
-- changed, and each night (docs/deploy.md, 5). The hook's address is a secret of the Edge Function build-site.

create table private.build_hook (
  id boolean primary key default true check (id),
  -- The revision at the last look, since when it has been the same, and since when a call has been wanted.
  revision text,
  revision_since timestamptz,
  wanted_since timestamptz,
  -- When the next call may be made. A claim postpones it, so that another one follows if the function dies.
  due_at timestamptz not null default '-infinity',
  -- Of the call in progress, and of the last accepted one: null where a build is wanted whatever the revision.
  claimed_revision text,
  accepted_revision text,
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
  where wanted_since is null and revision is distinct from accepted_revision;
  select exists (
    select from private.build_hook
    where due_at <= now() and (
      accepted_revision is null
      or revision <> accepted_revision
        -- Less than the minute after which the job looks again.
        and (revision_since <= now() - interval '50 seconds' or wanted_since <= now() - interval '10 minutes'))
  );
$$;

/* Takes the call that is due, for five minutes, and answers with the revision that its build will contain; null if there
   is none, or another function has it. */
create function private.claim_build()
returns text
language plpgsql
as $$
declare
  answer text;
begin
  perform from private.build_hook for update;
  if private.build_is_due() then
    update private.build_hook set claimed_revision = revision, due_at = now() + interval '5 minutes'
    where true returning claimed_revision into answer;
  end if;
  return answer;
end;
$$;

/* Records the outcome of a claimed call. After a failure the next one waits for as long as it has been wanted, between a
   minute and an hour. */
create function private.record_build_result(claim text, problem text default null)
returns void
language sql
as $$
  update private.build_hook set
    claimed_revision = null, accepted_revision = claim, due_at = now(), problem = null, wanted_since = null
  where claimed_revision = claim and record_build_result.problem is null;
  update private.build_hook set
    claimed_revision = null, problem = record_build_result.problem,
    due_at = now() + least(interval '1 hour', greatest(interval '1 minute', now() - wanted_since))
  where claimed_revision = claim;
$$;

/* Requests a build regardless of the revision: each night by a job, and for staff by publish_now(). */
create function private.ask_for_build()
returns void
language sql
as $$
  update private.build_hook set
    accepted_revision = null, due_at = case when claimed_revision is null then now() else due_at end
  where true;
$$;

/* The job: calls the Edge Function when a build is due. */
create function private.call_build_hook()
returns void
language sql
as $$
  select private.call_edge_function('build-site') where private.build_is_due();
$$;

/* Why the host does not build what has been published; null if nothing is known. */
create function private.build_problem()
returns text
language sql
stable
as $$
  select problem from private.build_hook;
$$;

/* Publishes all pages again; a host's build hook is called without the minute's wait after a save. */
create function private.publish_now()
returns void
language sql
as $$
  update private.publication set revision = revision + 1 where true;
  select private.ask_for_build();
$$;
