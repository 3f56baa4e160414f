-- Sessions, which are in the auth schema: staff see and end their own, admins also those of others.

/* A person's sessions, the most recently used first. */
create function private.sessions_of(person uuid)
returns table (id uuid, started_at timestamptz, last_seen_at timestamptz, user_agent text, is_current boolean)
language sql
stable
as $$
  select
    s.id, s.created_at,
    greatest(s.created_at, u.used_at, s.refreshed_at at time zone 'UTC') as last_seen_at,
    s.user_agent, s.id = (auth.jwt() ->> 'session_id')::uuid
  from auth.sessions as s left join private.session_uses as u on u.session_id = s.id
  where s.user_id = sessions_of.person
    and private.is_within_limits(s.id, s.created_at, s.not_after)
    and (sessions_of.person = auth.uid() or (select private.is_admin()))
  order by last_seen_at desc, s.id;
$$;

/* Ends one session of a person, or all if `session` is null. Returns how many. */
create function private.end_sessions(person uuid, session uuid default null)
returns integer
language sql
as $$
  select private.refuse_if(person <> auth.uid() and not private.is_admin(), 'not allowed', code => '42501');
  select private.log_access('sessions_ended', array[person]) where person <> auth.uid();
  with ended as (
    delete from auth.sessions where user_id = person and (session is null or id = session) returning 1
  )
  select count(*)::integer from ended;
$$;

/* The keys that encrypt the drafts in browsers, each for its author's sessions; it goes when they leave the staff. */
create table private.draft_keys (
  person uuid primary key references public.staff (user_id) on delete cascade,
  key text not null
);

/* One row for the interface: the caller's role, what the session lacks to act in it, when it ends, null once it has,
   and for staff who may act in it the key of their drafts. It also records how long ago somebody used the session. */
create function private.own_access(idle_seconds integer default null)
returns table (
  role public.staff_role, missing text, require_factor boolean, ends_at timestamptz, idle_minutes integer, draft_key text
)
language sql
as $$
  insert into private.session_uses as u
    select (auth.jwt() ->> 'session_id')::uuid, now() - make_interval(secs => idle_seconds)
    where idle_seconds >= 0 and private.has_session()
    on conflict (session_id) do update set used_at = excluded.used_at
    -- Not for a difference of rounding.
    where excluded.used_at > u.used_at + interval '2 seconds';
  insert into private.draft_keys
    select auth.uid(), encode(sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea), 'hex')
    where private.is_staff()
    on conflict do nothing;
  select
    (select p.role from public.staff as p where p.user_id = auth.uid() and private.has_session()),
    case when private.has_verified_factor() and not private.has_second_factor() then 'code'
         when not private.has_password() then 'password'
         when not private.has_second_factor() then 'factor' end,
    f.require_factor, least(s.created_at + make_interval(hours => f.session_hours), s.not_after), f.idle_minutes, k.key
  from public.settings as f
    left join auth.sessions as s on s.id = (auth.jwt() ->> 'session_id')::uuid and private.has_session()
    left join private.draft_keys as k on k.person = auth.uid() and private.is_staff();
$$;
