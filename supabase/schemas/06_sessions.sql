-- Sessions, which are in the auth schema: staff see and end their own, admins also those of others.

create function private.may_manage_sessions(person uuid)
returns boolean
stable
return case when person = auth.uid() then private.is_staff() else private.is_admin() end;

/* A person's sessions, the most recently used first. Empty for anyone who may not see them. */
create function private.sessions_of(person uuid)
returns table (id uuid, started_at timestamptz, last_seen_at timestamptz, user_agent text, is_current boolean)
language sql
stable
as $$
  select
    s.id, s.created_at,
    greatest(private.last_use(s.id, s.created_at), s.refreshed_at at time zone 'UTC') as last_seen_at,
    s.user_agent, s.id = (auth.jwt() ->> 'session_id')::uuid
  from auth.sessions as s
  where s.user_id = sessions_of.person
    and private.is_within_limits(s.id, s.created_at, s.not_after)
    and (select private.may_manage_sessions(sessions_of.person))
  order by last_seen_at desc, s.id;
$$;

/* Ends one session of a person, or all if `session` is null. Returns how many. */
create function private.end_sessions(person uuid, session uuid default null)
returns integer
language sql
as $$
  select private.refuse_if(not private.may_manage_sessions(person), 'not allowed', code => '42501');
  select private.require_proof();
  select private.log_access('sessions_ended', array[person]) where person <> auth.uid();
  with ended as (
    delete from auth.sessions where user_id = person and (session is null or id = session) returning 1
  )
  select count(*)::integer from ended;
$$;

/* The keys that encrypt the drafts in browsers. A draft can be read only in a session of its author, and a key is
   deleted when its owner leaves the staff. */
create table private.draft_keys (
  person uuid primary key references public.staff (user_id) on delete cascade,
  key text not null
);

/* One row for the interface: the caller's role, what the session lacks to act in it, whether the firm requires a second
   factor, when the session ends, null once it has, and for staff who may act in it the key of their drafts. It also
   records how long ago somebody used the session. */
create function private.own_access(idle_seconds integer default null)
returns table (
  role public.staff_role, missing text, require_factor boolean, ends_at timestamptz, idle_minutes integer, draft_key text
)
language plpgsql
as $$
declare
  caller uuid := auth.uid();
  session uuid := (auth.jwt() ->> 'session_id')::uuid;
  lasts boolean := private.has_session();
  acting boolean := private.is_staff();
begin
  if lasts and idle_seconds >= 0 then
    insert into private.session_uses as u values (session, now() - make_interval(secs => idle_seconds))
      on conflict (session_id) do update set used_at = excluded.used_at
      -- Not for a difference of rounding.
      where excluded.used_at > u.used_at + interval '2 seconds';
  end if;
  if acting and not exists (select from private.draft_keys where person = caller) then
    insert into private.draft_keys
      values (caller, encode(sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea), 'hex'))
      on conflict do nothing;
  end if;
  return query
    select
      (select p.role from public.staff as p where p.user_id = caller and lasts),
      case when private.has_verified_factor() and not private.has_second_factor() then 'code'
           when not private.has_password() then 'password'
           when not private.has_second_factor() then 'factor' end,
      f.require_factor, least(s.created_at + make_interval(hours => f.session_hours), s.not_after), f.idle_minutes, k.key
    from public.settings as f
      left join auth.sessions as s on s.id = session and lasts
      left join private.draft_keys as k on k.person = caller and acting;
end;
$$;
