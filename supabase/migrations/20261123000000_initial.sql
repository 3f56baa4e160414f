-- Generated from supabase/schemas by `npm run schema:migration`: read and edit those.

-- schemas/00_schemas.sql

-- The schemas, the default privileges, and functions that many files use.
--
-- public: the tables and functions that the API exposes, and nothing else.
-- private: what policies, triggers and those functions use. The API does not expose this schema, so all functions
--          with their owner's rights ('security definer') are in it.

create schema if not exists extensions;
create schema private;

-- A second API to the same tables, which older hosted projects have and nothing here uses.
drop extension if exists pg_graphql;

-- Substring search (19_post_search.sql).
create extension if not exists pg_trgm with schema extensions;

-- By default everyone may execute a new function, and hosted projects made before 30 October 2026 grant new tables to
-- the API's roles. Here nothing is granted but by 90_grants.sql.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

create function private.touch_updated_at()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

/* Sets the time of a deletion by the database's clock, whatever value the update sends. */
create function private.stamp_deletion()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.deleted_at is not null then
    new.deleted_at := coalesce(old.deleted_at, now());
  end if;
  return new;
end;
$$;

/* Text as searches compare it: in lower case, without Latin accents, the dots of the Russian ё, and the letter
   variants and vowel marks of Arabic. So 'extranjeria' finds 'Extranjería'. */
create function private.fold(value text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select translate(
    lower(value),
    'áàâäãåéèêëíìîïóòôöõúùûüñçÿёأإآىةًٌٍَُِّْـ',
    'aaaaaaeeeeiiiiooooouuuuncyеااايه'
  );
$$;

/* A LIKE pattern that finds a text anywhere and takes '%', '_' and '\' literally. */
create function private.containing(value text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select '%' || replace(replace(replace(value, '\', '\\'), '%', '\%'), '_', '\_') || '%';
$$;

-- schemas/01_settings.sql

-- The firm's settings, in one row, and the office's clock, which depends on them.

create table public.settings (
  id boolean primary key default true check (id),
  -- An enquiry that led to no engagement is erased after this many months (PRODUCT 6): at most as many as the data
  -- notice promises (src/site/retention.ts).
  survey_retention_months integer not null default 12 check (survey_retention_months between 1 and 12),
  -- The conversion fails for an unknown time zone.
  time_zone text not null default 'Europe/Madrid'
    check (timestamptz '2026-01-01 00:00Z' at time zone time_zone is not null),
  last_archive_at timestamptz,
  -- Whether admins need a second factor. While it is on, only a session with one can switch it off.
  require_factor boolean not null default true,
  -- Where alerts about enquiries are sent; null: the firm's own address (src/site/firm.ts).
  alert_email text check (char_length(alert_email) <= 254 and alert_email ~ '^[^@\s]+@[^@\s]+\.[^@\s.]{2,}$'),
  summary_mail text not null default 'none' check (summary_mail in ('none', 'daily', 'weekly')),
  -- The admin area locks after this many minutes without use, and asks for the password again after this many hours.
  idle_minutes integer not null default 30 check (idle_minutes between 5 and 60),
  session_hours integer not null default 12 check (session_hours between 1 and 12),
  updated_at timestamptz not null default now()
);

insert into public.settings default values;

create trigger settings_touch before update on public.settings
  for each row execute function private.touch_updated_at();

-- Its policies are in 03_roles.sql, because the roles depend on these settings.
alter table public.settings enable row level security;

/* The office's calendar day at an instant. Security definer, because only admins may read the settings. */
create function private.office_day(instant timestamptz)
returns date
language sql
stable
security definer
set search_path = ''
as $$
  select (instant at time zone (select time_zone from public.settings))::date;
$$;

/* The current instant; tests replace it. */
create function private.office_instant()
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select now();
$$;

/* The time on the office's clock, at which a post appears. Security definer, because policies for everyone use it. */
create function private.office_now()
returns timestamp
language sql
stable
security definer
set search_path = ''
as $$
  select private.office_instant() at time zone (select time_zone from public.settings);
$$;

create function private.office_today()
returns date
language sql
stable
set search_path = ''
as $$
  select private.office_now()::date;
$$;

-- schemas/02_access_log.sql

-- The access log: who read, exported or erased enquiries, signed in, or changed roles, settings, languages and texts.
-- The database writes each line in the transaction that the line records; its hash covers the previous line, so that
-- later changes are detected. No line contains what an enquiry says.

create table private.access_log (
  seq bigint primary key,
  at timestamptz not null,
  -- Null for the service key, jobs and the SQL console. No foreign key: the line outlives the account.
  person uuid,
  action text not null check (action in (
    'signed_in', 'second_factor', 'opened', 'exported', 'archived', 'erased', 'role', 'setting', 'texts',
    'sessions_ended', 'factor', 'password', 'email', 'post', 'replied', 'status', 'template', 'holiday', 'language'
  )),
  -- The enquiries, the person or the post concerned.
  subjects uuid[] not null,
  detail text not null,
  hash text not null
);

create index access_log_by_person on private.access_log (person, seq);
create index access_log_by_time on private.access_log (at);
create index access_log_by_subject on private.access_log using gin (subjects);

/* Both ends of the chain: the last line that was removed for its age, and the newest one. Writers lock this row, so
   that lines are written one after another. */
create table private.access_log_ends (
  id boolean primary key default true check (id),
  first bigint not null default 0,
  first_hash text not null default '',
  last bigint not null default 0,
  last_hash text not null default ''
);

insert into private.access_log_ends default values;

/* Hashed as JSON, so that no two different lines have the same text. */
create function private.access_log_hash(previous text, line private.access_log)
returns text
language sql
stable
set search_path = ''
as $$
  select encode(sha256(convert_to(jsonb_build_array(
    previous, line.seq, extract(epoch from line.at), line.person, line.action, line.subjects, line.detail
  )::text, 'UTF8')), 'hex');
$$;

/* Adds a line. No role may call it, only the database's own functions. */
create function private.log_access(
  action text, subjects uuid[] default '{}', detail text default '', person uuid default auth.uid()
)
returns void
language plpgsql
set search_path = ''
as $$
declare
  ends private.access_log_ends;
  line private.access_log;
begin
  select * into ends from private.access_log_ends for update;
  line := (ends.last + 1, clock_timestamp(), person, action, subjects, left(detail, 1000), '');
  line.hash := private.access_log_hash(ends.last_hash, line);
  insert into private.access_log select line.*;
  update private.access_log_ends set last = line.seq, last_hash = line.hash;
end;
$$;

/* Lines are kept for two years: enquiries for one at most, and a client may ask for another who read theirs. */
create function private.access_log_start()
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select now() - interval '24 months';
$$;

/* Refuses all changes but the removal of lines that are too old. */
create function private.keep_access_log()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and old.at < private.access_log_start() then
    return old;
  end if;
  raise exception 'the access log is not changed' using errcode = '42501';
end;
$$;

create trigger access_log_kept before update or delete on private.access_log
  for each row execute function private.keep_access_log();
create trigger access_log_not_emptied before truncate on private.access_log
  for each statement execute function private.keep_access_log();

/* The number of the first line that was changed or is missing; null if none. */
create function private.broken_access_log()
returns bigint
language sql
stable
set search_path = ''
as $$
  select coalesce(
    (
      select min(l.seq) from (
        select
          line.seq, line.hash,
          private.access_log_hash(lag(line.hash, 1, e.first_hash) over numbered, line) as proper,
          lag(line.seq, 1, e.first) over numbered + 1 as expected
        from private.access_log as line cross join private.access_log_ends as e
        window numbered as (order by line.seq)
      ) as l
      where l.seq <> l.expected or l.hash <> l.proper
    ),
    -- Lines are missing at the end.
    (
      select e.last from private.access_log_ends as e
      where (e.last, e.last_hash) <> (
        select l.seq, l.hash from (
          select seq, hash from private.access_log union all select e.first, e.first_hash
        ) as l
        order by l.seq desc limit 1
      )
    )
  );
$$;

/* Removes lines that are too old. A broken chain is kept as evidence. */
create function private.prune_access_log()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  oldest private.access_log;
begin
  perform from private.access_log_ends for update;
  select * into oldest from private.access_log where at < private.access_log_start() order by seq desc limit 1;
  if oldest is null or private.broken_access_log() is not null then
    return;
  end if;
  update private.access_log_ends set first = oldest.seq, first_hash = oldest.hash;
  delete from private.access_log where seq <= oldest.seq;
end;
$$;

-- schemas/03_roles.sql

-- Staff and their roles (PRODUCT 5). Policies use is_staff() and is_admin(), which use acting_role(): it gives a role
-- only to a session that still exists, that began with a password or has set one since, and that has the second factor
-- if one is required.

create type public.staff_role as enum ('admin', 'editor');

create table public.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role public.staff_role not null,
  created_at timestamptz not null default now()
);

comment on table public.staff is 'Staff and their roles (PRODUCT 5). An account without a row has no role.';

/* When mouse or keyboard were last used in a session, as the admin area reports (my_session()). A refresh of the
   tokens does not count, because an unattended screen refreshes them too. */
create table private.session_uses (
  session_id uuid primary key references auth.sessions (id) on delete cascade,
  used_at timestamptz not null
);

create function private.last_use(session uuid, began timestamptz)
returns timestamptz
language sql
stable
security definer
set search_path = ''
as $$
  select greatest(began, (select used_at from private.session_uses where session_id = session));
$$;

/* Whether a session is neither too old nor unused for longer than the firm allows, plus a minute, by which the admin
   area may be late in reporting a use. */
create function private.is_within_limits(session uuid, began timestamptz, not_after timestamptz)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select (is_within_limits.not_after is null or is_within_limits.not_after > now())
    and began > now() - make_interval(hours => session_hours)
    and private.last_use(session, began) > now() - make_interval(mins => idle_minutes + 1)
  from public.settings;
$$;

/* Whether the access token's session still exists, is in use and is not too old: the token alone stays valid for up to
   an hour after its session has ended. */
create function private.has_session()
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return exists (
    select from auth.sessions
    where id = (auth.jwt() ->> 'session_id')::uuid
      and user_id = auth.uid()
      and private.is_within_limits(id, created_at, not_after)
  );
end;
$$;

/* When each person last set a password. */
create table private.password_changes (
  user_id uuid primary key references auth.users (id) on delete cascade,
  changed_at timestamptz not null
);

/* Whether the session began with the password, or the password has been set since. The session of an invitation or
   recovery link may set one and do nothing else before. */
create function private.has_password()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from auth.mfa_amr_claims
    where session_id = (auth.jwt() ->> 'session_id')::uuid and authentication_method = 'password'
  ) or exists (
    select from auth.sessions as s join private.password_changes as c on c.user_id = s.user_id
    where s.id = (auth.jwt() ->> 'session_id')::uuid and c.changed_at >= s.created_at
  );
$$;

create function private.has_verified_factor()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select from auth.mfa_factors where user_id = auth.uid() and status::text = 'verified');
$$;

/* Whether the session has the second factor, or the caller needs none: admins need one unless the firm has switched
   that off, others once they have enrolled one. The session is checked besides its token, since its factor may have
   been removed. */
create function private.has_second_factor()
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if auth.jwt() ->> 'aal' = 'aal2' and exists (
    select from auth.sessions where id = (auth.jwt() ->> 'session_id')::uuid and aal::text = 'aal2'
  ) then
    return true;
  end if;
  return not private.has_verified_factor() and not exists (
    select from public.staff as s cross join public.settings as f
    where s.user_id = auth.uid() and s.role = 'admin' and f.require_factor);
end;
$$;

/* The role that the caller may act in now; null for none. Security definer, because the policies on staff use it and
   would otherwise recurse. */
create function private.acting_role()
returns public.staff_role
language sql
stable
security definer
set search_path = ''
as $$
  select role from public.staff
  where user_id = auth.uid()
    and private.has_session() and private.has_password() and private.has_second_factor();
$$;

create function private.is_staff()
returns boolean
language sql
stable
set search_path = ''
as $$
  select private.acting_role() is not null;
$$;

create function private.is_admin()
returns boolean
language sql
stable
set search_path = ''
as $$
  select private.acting_role() is not distinct from 'admin';
$$;

/* One row for the interface: the caller's role, what the session lacks to act in it, and whether the firm requires a
   second factor. */
create function private.own_access()
returns table (role public.staff_role, missing text, require_factor boolean)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
    select (select s.role from public.staff as s where s.user_id = auth.uid() and private.has_session()),
           case when private.has_verified_factor() and not private.has_second_factor() then 'code'
                when not private.has_password() then 'password'
                when not private.has_second_factor() then 'factor' end,
           (select f.require_factor from public.settings as f);
end;
$$;

create function public.own_access()
returns table (role public.staff_role, missing text, require_factor boolean)
language sql
stable
set search_path = ''
as $$
  select * from private.own_access();
$$;

alter table public.staff enable row level security;

create policy "staff see their own role, admins see all"
  on public.staff for select to authenticated
  using ((user_id = (select auth.uid()) and (select private.has_session())) or (select private.is_admin()));

create policy "admins add staff"
  on public.staff for insert to authenticated
  with check ((select private.is_admin()));

create policy "admins change the roles of others"
  on public.staff for update to authenticated
  using ((select private.is_admin()) and user_id <> (select auth.uid()))
  with check ((select private.is_admin()));

create policy "admins remove others"
  on public.staff for delete to authenticated
  using ((select private.is_admin()) and user_id <> (select auth.uid()));

create policy "admins read the settings"
  on public.settings for select to authenticated
  using ((select private.is_admin()));

create policy "admins change the settings"
  on public.settings for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

-- schemas/04_proof.sql

-- Re-authentication: sensitive operations require a password or a code given within the last ten minutes.

/* Whether a person has given a password or a factor's code within the last ten minutes: in one session, or in any. */
create function private.has_recent_proof(person uuid, session uuid default null)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from auth.mfa_amr_claims as m join auth.sessions as s on s.id = m.session_id
    where s.user_id = person and (session is null or s.id = session)
      and m.authentication_method in ('password', 'totp')
      and m.updated_at > now() - interval '10 minutes'
  );
$$;

/* Refuses an operation without a recent proof, so that an open screen or a stolen token is not enough for it. The
   interface then prompts for the code or the password and calls again (src/lib/admin/proof.ts). */
create function private.require_proof()
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.has_recent_proof(auth.uid(), (auth.jwt() ->> 'session_id')::uuid) then
    raise exception 'a recent proof of who calls is needed' using errcode = 'P0001', hint = 'proof_needed';
  end if;
end;
$$;

create function public.require_proof()
returns void
language sql
stable
set search_path = ''
as $$
  select private.require_proof();
$$;

/* The same as a trigger, for writes to a table. */
create function private.ask_for_proof()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.require_proof();
  return null;
end;
$$;

create trigger staff_proof before insert or update or delete on public.staff
  for each statement when (current_user = 'authenticated') execute function private.ask_for_proof();

create trigger settings_proof before update of require_factor on public.settings
  for each statement when (current_user = 'authenticated') execute function private.ask_for_proof();

/* Requires a recent proof before a new address or factor. The authentication service does not say which session makes
   the change, so a proof in any of the person's sessions counts; an account without sessions is just being created. */
create function private.require_proof_of_owner()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  person uuid := (to_jsonb(new) ->> tg_argv[0])::uuid;
begin
  if exists (select from auth.sessions where user_id = person) and not private.has_recent_proof(person) then
    raise exception 'a recent proof of who calls is needed' using errcode = 'P0001', hint = 'proof_needed';
  end if;
  return new;
end;
$$;

create trigger users_prove_email before update of email_change on auth.users
  for each row when (new.email_change <> '' and new.email_change is distinct from old.email_change)
  execute function private.require_proof_of_owner('id');
create trigger mfa_factors_prove before insert on auth.mfa_factors
  for each row execute function private.require_proof_of_owner('user_id');

-- schemas/05_staff.sql

-- Staff: at least one admin, the list with e-mail addresses, and invitations.

/* At least one admin remains, or nobody could give out roles any more. */
create function private.keep_an_admin()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('staff.admins'));
  if not exists (select 1 from public.staff where role = 'admin') then
    raise exception 'the last admin cannot be removed' using errcode = 'P0001', hint = 'last_admin';
  end if;
  return null;
end;
$$;

create constraint trigger staff_keep_an_admin after update or delete on public.staff
  for each row when (old.role = 'admin') execute function private.keep_an_admin();

/* Ends the sessions of somebody removed from the staff. Otherwise they would regain the role by a new invitation. */
create function private.end_sessions_of_removed()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from auth.sessions where user_id = old.user_id;
  return null;
end;
$$;

create trigger staff_end_sessions after delete on public.staff
  for each row execute function private.end_sessions_of_removed();

/* Staff with their e-mail addresses, which are in the auth schema. Empty for anyone but admins. */
create function private.staff_members()
returns table (user_id uuid, email text, role public.staff_role, created_at timestamptz, last_sign_in_at timestamptz)
language sql
stable
security definer
set search_path = ''
as $$
  select s.user_id, u.email::text, s.role, s.created_at, u.last_sign_in_at::timestamptz
  from public.staff as s join auth.users as u on u.id = s.user_id
  where (select private.is_admin())
  order by u.email;
$$;

create function public.staff_members()
returns table (user_id uuid, email text, role public.staff_role, created_at timestamptz, last_sign_in_at timestamptz)
language sql
stable
set search_path = ''
as $$
  select * from private.staff_members();
$$;

/* Creates an account without a password, which its owner sets by the recovery mail. */
create function private.add_account(id uuid, email text, created_at timestamptz)
returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into auth.users (
    id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
    confirmation_token, recovery_token, email_change, email_change_token_new, email_change_token_current,
    phone_change, phone_change_token, reauthentication_token, created_at, updated_at
  ) values (
    add_account.id, 'authenticated', 'authenticated', add_account.email, '', add_account.created_at,
    '{"provider":"email","providers":["email"]}', '{}', '', '', '', '', '', '', '', '',
    add_account.created_at, add_account.created_at
  );
  insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
  values (gen_random_uuid(), 'email', add_account.id::text, add_account.id,
          jsonb_build_object('sub', add_account.id::text, 'email', add_account.email, 'email_verified', true),
          add_account.created_at, add_account.created_at);
  -- Hosted projects look users up by instance; the embedded backend has no such column.
  if exists (
    select from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'
  ) then
    execute 'update auth.users set instance_id = ''00000000-0000-0000-0000-000000000000'' where id = $1'
      using add_account.id;
  end if;
end;
$$;

/* Creates an account with a role; the client then requests the recovery mail by which the person sets a password. An
   existing account only gets the role, and somebody who has one already keeps it ('already_staff'): roles are changed
   in the list of staff. */
create function private.invite_staff(email text, role public.staff_role)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text := lower(trim(invite_staff.email));
  person uuid;
begin
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  perform private.require_proof();
  if char_length(address) > 254 or address !~ '^[^@\s]+@[^@\s]+\.[^@\s.]{2,}$' then
    raise exception 'not an e-mail address' using errcode = 'P0001', hint = 'bad_email';
  end if;
  select id into person from auth.users as u where lower(u.email) = address;
  if person is null then
    person := gen_random_uuid();
    perform private.add_account(person, address, now());
  end if;
  insert into public.staff (user_id, role) values (person, invite_staff.role)
    on conflict (user_id) do nothing;
  if not found then
    raise exception 'already one of the staff' using errcode = 'P0001', hint = 'already_staff';
  end if;
  return person;
end;
$$;

create function public.invite_staff(email text, role public.staff_role)
returns uuid
language sql
set search_path = ''
as $$
  select private.invite_staff(email, role);
$$;

-- schemas/06_sessions.sql

-- Sessions, which are in the auth schema: staff see and end their own, admins also those of others.

create function private.may_manage_sessions(person uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select case when person = auth.uid() then private.is_staff() else private.is_admin() end;
$$;

/* A person's sessions, the most recently used first. Empty for anyone who may not see them. */
create function private.sessions_of(person uuid)
returns table (id uuid, started_at timestamptz, last_seen_at timestamptz, user_agent text, is_current boolean)
language sql
stable
security definer
set search_path = ''
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

create function public.sessions_of(person uuid)
returns table (id uuid, started_at timestamptz, last_seen_at timestamptz, user_agent text, is_current boolean)
language sql
stable
set search_path = ''
as $$
  select * from private.sessions_of(person);
$$;

/* Ends one session of a person, or all if `session` is null. Returns how many. */
create function private.end_sessions(person uuid, session uuid)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  ended integer;
begin
  if not private.may_manage_sessions(person) then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  perform private.require_proof();
  delete from auth.sessions where user_id = person and (session is null or id = session);
  get diagnostics ended = row_count;
  if person <> auth.uid() then
    perform private.log_access('sessions_ended', array[person]);
  end if;
  return ended;
end;
$$;

create function public.end_sessions(person uuid, session uuid default null)
returns integer
language sql
set search_path = ''
as $$
  select private.end_sessions(person, session);
$$;

/* The keys that encrypt the drafts in browsers. A draft can be read only in a session of its author, and a key is
   deleted when its owner leaves the staff. */
create table private.draft_keys (
  person uuid primary key references public.staff (user_id) on delete cascade,
  key text not null
);

/* The caller's session with its limits and, for staff who may act in it, the key of their drafts; no row once the
   session has ended. It also records how long ago somebody used the session. */
create function private.my_session(idle_seconds integer)
returns table (ends_at timestamptz, idle_minutes integer, draft_key text)
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  acting boolean := private.is_staff();
begin
  if not private.has_session() then
    return;
  end if;
  if idle_seconds >= 0 then
    insert into private.session_uses as u
      values ((auth.jwt() ->> 'session_id')::uuid, now() - make_interval(secs => idle_seconds))
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
    select least(s.created_at + make_interval(hours => f.session_hours), s.not_after), f.idle_minutes, k.key
    from auth.sessions as s cross join public.settings as f
      left join private.draft_keys as k on k.person = caller and acting
    where s.id = (auth.jwt() ->> 'session_id')::uuid;
end;
$$;

create function public.my_session(idle_seconds integer default null)
returns table (ends_at timestamptz, idle_minutes integer, draft_key text)
language sql
volatile
set search_path = ''
as $$
  select * from private.my_session(idle_seconds);
$$;

-- schemas/07_recovery_codes.sql

-- The second factor: recovery codes, and removing a lost factor, which the authentication service lacks. The service
-- stores the factors and raises a session to 'aal2', which acting_role() requires (03_roles.sql).

/* The hashes of recovery codes. A code has 128 random bits, too many to guess it or to find it from its hash. */
create table private.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  hash text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, hash)
);

create function private.recovery_hash(person uuid, code text)
returns text
language sql
immutable
set search_path = ''
as $$
  select encode(sha256(convert_to(person || regexp_replace(lower(code), '[^0-9a-f]', '', 'g'), 'UTF8')), 'hex');
$$;

/* Removes a person's factors and codes and ends their sessions except `kept_session`; the person enrols again. */
create function private.remove_factors(person uuid, kept_session uuid default null)
returns void
language plpgsql
set search_path = ''
as $$
begin
  delete from auth.mfa_factors where user_id = person;
  delete from private.recovery_codes where user_id = person;
  delete from auth.sessions where user_id = person and id is distinct from kept_session;
  update auth.sessions set aal = 'aal1' where id = kept_session;
end;
$$;

/* Ten new codes for the caller, which replace the previous ones. They are shown only once. */
create function private.new_recovery_codes()
returns text[]
language plpgsql
security definer
set search_path = ''
as $$
declare
  codes text[];
begin
  if not private.is_staff() or auth.jwt() ->> 'aal' is distinct from 'aal2' then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  perform private.require_proof();
  select array_agg(rtrim(regexp_replace(
    substr(encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || n, 'UTF8')), 'hex'), 1, 32),
    '(.{4})', '\1-', 'g'), '-'))
  into codes from generate_series(1, 10) as n;
  delete from private.recovery_codes where user_id = auth.uid();
  insert into private.recovery_codes (user_id, hash)
  select auth.uid(), private.recovery_hash(auth.uid(), code) from unnest(codes) as code;
  return codes;
end;
$$;

create function public.new_recovery_codes()
returns text[]
language sql
set search_path = ''
as $$
  select private.new_recovery_codes();
$$;

/* Removes the caller's lost factor in exchange for a recovery code; false if the code is wrong. */
create function private.use_recovery_code(code text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.has_session() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  if not exists (
    select from private.recovery_codes
    where user_id = auth.uid() and hash = private.recovery_hash(auth.uid(), code)
  ) then
    return false;
  end if;
  perform private.remove_factors(auth.uid(), (auth.jwt() ->> 'session_id')::uuid);
  return true;
end;
$$;

create function public.use_recovery_code(code text)
returns boolean
language sql
set search_path = ''
as $$
  select private.use_recovery_code(code);
$$;

/* Removes somebody else's lost factor; for admins. */
create function private.reset_factor(person uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() or person = auth.uid() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  perform private.require_proof();
  perform private.remove_factors(person);
end;
$$;

create function public.reset_factor(person uuid)
returns void
language sql
set search_path = ''
as $$
  select private.reset_factor(person);
$$;

-- schemas/08_languages.sql

-- The languages of the site (SPEC 3.2); every table that names a language refers to these rows. Another language
-- needs a row here, and its columns in categories, blog_posts and testimonials.

create table public.language_settings (
  language_code text primary key check (language_code ~ '^[a-z]{2}$'),
  language_name text not null check (char_length(language_name) between 1 and 60),
  is_active boolean not null default true,
  is_default boolean not null default false,
  check (is_active or not is_default)
);

create unique index language_settings_one_default
  on public.language_settings (is_default) where is_default;

insert into public.language_settings (language_code, language_name, is_default) values
  ('es', 'Español', true),
  ('en', 'English', false),
  ('fr', 'Français', false),
  ('de', 'Deutsch', false),
  ('ar', 'العربية', false),
  ('zh', '中文', false),
  ('ru', 'Русский', false);

alter table public.language_settings enable row level security;

create policy "everyone reads active languages"
  on public.language_settings for select to anon, authenticated
  using (is_active or (select private.is_staff()));

create policy "admins switch languages on and off"
  on public.language_settings for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

/* The languages that texts are translated into. Security definer, to include inactive ones. */
create function private.translations()
returns setof text
language sql
stable
security definer
set search_path = ''
as $$
  select language_code from public.language_settings where not is_default;
$$;

-- schemas/09_holidays.sql

-- Days on which the office is closed despite its opening hours (src/site/firm.ts). The admin area computes from
-- both by when an enquiry must be answered (src/site/answerClock.ts).

create table public.holidays (
  day date primary key,
  name text not null default '' check (char_length(name) <= 80)
);

alter table public.holidays enable row level security;

create policy "admins read holidays"
  on public.holidays for select to authenticated
  using ((select private.is_admin()));

create policy "admins add holidays"
  on public.holidays for insert to authenticated
  with check ((select private.is_admin()));

create policy "admins remove holidays"
  on public.holidays for delete to authenticated
  using ((select private.is_admin()));

-- schemas/10_texts.sql

-- Interface texts that the firm has changed (PRODUCT 5); they override the shipped translation files.

create table public.text_overrides (
  language text not null references public.language_settings (language_code),
  namespace text not null
    check (namespace in ('common', 'navigation', 'contact', 'blog', 'services', 'routes')),
  key text not null check (key ~ '^[A-Za-z0-9_.-]{1,200}$'),
  -- '$t(' would insert another text, and invisible characters, such as those that change the writing direction, would
  -- garble it. Tab and line feed are allowed.
  value text not null check (
    char_length(value) <= 10000
    and strpos(value, '$t(') = 0
    and value !~ '[\u0001-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]'
  ),
  updated_at timestamptz not null default now(),
  -- The Spanish text that a translation was saved for; null for Spanish, and where it is not known.
  source text check (char_length(source) <= 10000),
  primary key (language, namespace, key)
);

create trigger text_overrides_touch before update on public.text_overrides
  for each row execute function private.touch_updated_at();

alter table public.text_overrides enable row level security;

create policy "everyone reads the texts"
  on public.text_overrides for select to anon, authenticated
  using (true);

create policy "staff add texts"
  on public.text_overrides for insert to authenticated
  with check ((select private.is_staff()));

create policy "staff change texts"
  on public.text_overrides for update to authenticated
  using ((select private.is_staff()))
  with check ((select private.is_staff()));

create policy "staff reset texts"
  on public.text_overrides for delete to authenticated
  using ((select private.is_staff()));

/* Saves all changes or none, and overwrites no text that somebody else has changed meanwhile. `changes` is a list of
   { language, namespace, key, value, expected, source }: the new text, null for the shipped one; the override that the
   person saw, null for none; and the Spanish text that a translation is right for. Raises 'text_changed' if the stored text is neither the expected nor the new one. */
create function public.save_texts(changes jsonb)
returns void
language plpgsql
set search_path = ''
as $$
begin
  -- Under the policies a delete by anyone else would change nothing and raise no error.
  if not private.is_staff() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtext('text_overrides'));
  if exists (
    select from jsonb_to_recordset(changes)
      as c (language text, namespace text, key text, value text, expected text)
    left join public.text_overrides as t using (language, namespace, key)
    where t.value is distinct from c.expected and t.value is distinct from c.value
  ) then
    raise exception 'a text has been changed by somebody else' using errcode = 'P0001', hint = 'text_changed';
  end if;
  delete from public.text_overrides as t
    using jsonb_to_recordset(changes) as c (language text, namespace text, key text, value text)
    where c.value is null
      and (t.language, t.namespace, t.key) = (c.language, c.namespace, c.key);
  insert into public.text_overrides as t (language, namespace, key, value, source)
    select c.language, c.namespace, c.key, c.value, c.source
    from jsonb_to_recordset(changes) as c (language text, namespace text, key text, value text, source text)
    where c.value is not null
    on conflict (language, namespace, key) do update set value = excluded.value, source = excluded.source
      where (t.value, t.source) is distinct from (excluded.value, excluded.source);
end;
$$;

-- schemas/11_images.sql

-- Pictures of posts and testimonials: everyone may read one by its address, staff list and write them.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('images', 'images', true, 2097152, array['image/webp', 'image/jpeg', 'image/png', 'image/avif'])
on conflict (id) do nothing;

-- Reading by address needs no policy, because the bucket is public. Only staff may list it: there are pictures of
-- posts that are not published yet.
create policy "staff list the images"
  on storage.objects for select to authenticated
  using (bucket_id = 'images' and (select private.is_staff()));

/* Names are generated: a folder, a random id and the type. A picture of a post has its width and height after the id,
   then the widths of its smaller files: ID-1600x1200-1200-720.webp has ID-1200.webp and ID-720.webp (src/lib/image.ts).
   Pictures of earlier versions have no size, or no smaller files. */
create function private.is_image_name(name text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select name ~ (
    '^(posts|testimonials)/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
    || '(-[1-9][0-9]{1,3}|-[1-9][0-9]{1,3}x[1-9][0-9]{0,3}(-[1-9][0-9]{1,3}){0,2})?\.(webp|jpeg|png|avif)$'
  );
$$;

/* Whether a row may name a picture at this address: one of the site's own illustrations, or one in the bucket. The
   database does not know the project's own host; the Content-Security-Policy allows pictures from no other
   (server/headers.ts). */
create function private.is_image_address(address text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select address = '' or address ~ '^/images/([a-z0-9-]+/)*[a-z0-9-]+\.(svg|webp|jpeg|png|avif)$'
    or (
      address ~ '^https?://[a-z0-9.:\[\]-]+/storage/v1/object/public/images/[^/]+/[^/]+$'
      and private.is_image_name(substring(address from '/public/images/(.*)$'))
    );
$$;

/* Whether the caller has stored fewer than 300 files within a day, which limits them to 600 MB. Security definer,
   so that the count does not depend on what the caller may list. */
create function private.may_store_image()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select count(*) < 300 from storage.objects
  where bucket_id = 'images' and owner_id = auth.uid()::text and created_at > now() - interval '1 day';
$$;

create policy "staff add images"
  on storage.objects for insert to authenticated
  with check (
    bucket_id = 'images' and (select private.is_staff())
    and private.is_image_name(name) and (select private.may_store_image())
  );

create policy "staff replace images"
  on storage.objects for update to authenticated
  using (bucket_id = 'images' and (select private.is_staff()))
  with check (bucket_id = 'images' and (select private.is_staff()) and private.is_image_name(name));

create policy "staff remove images"
  on storage.objects for delete to authenticated
  using (bucket_id = 'images' and (select private.is_staff()));

-- schemas/12_testimonials.sql

-- Testimonials (SPEC 3.3). Columns without a language are Spanish; a null translation falls back to them (SPEC 3.5).

create table public.testimonials (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 120),
  role text not null default '' check (char_length(role) <= 160),
  testimonial text not null check (char_length(testimonial) between 1 and 2000),
  name_en text, role_en text, testimonial_en text,
  name_fr text, role_fr text, testimonial_fr text,
  name_de text, role_de text, testimonial_de text,
  name_ar text, role_ar text, testimonial_ar text,
  name_zh text, role_zh text, testimonial_zh text,
  name_ru text, role_ru text, testimonial_ru text,
  -- The language that the client wrote in; texts in another one are translations.
  original_language text not null default 'es' references public.language_settings (language_code),
  -- Set by record_testimonial_sources(): for each translation the Spanish texts that it is right for, as
  -- {"de": {"name", "role", "testimonial"}}, and the translations whose Spanish texts have changed since.
  translation_sources jsonb not null default '{}',
  outdated_languages text[] not null default '{}',
  image text,
  platform_logo text,
  platform_name text check (char_length(platform_name) between 1 and 60),
  active boolean not null default false,
  consent_date date check (consent_date <= private.office_today()),
  verification text check (char_length(verification) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint testimonials_translations_fit check (
    greatest(
      char_length(name_en), char_length(name_fr), char_length(name_de),
      char_length(name_ar), char_length(name_zh), char_length(name_ru)
    ) <= 120
    and greatest(
      char_length(role_en), char_length(role_fr), char_length(role_de),
      char_length(role_ar), char_length(role_zh), char_length(role_ru)
    ) <= 160
    and greatest(
      char_length(testimonial_en), char_length(testimonial_fr), char_length(testimonial_de),
      char_length(testimonial_ar), char_length(testimonial_zh), char_length(testimonial_ru)
    ) <= 2000
  ),
  constraint testimonials_consent_before_activation
    check (not active or (consent_date is not null and verification is not null and verification ~ '\S')),
  constraint testimonials_image_address check (private.is_image_address(image)),
  constraint testimonials_platform_logo_address check (private.is_image_address(platform_logo))
);

comment on column public.testimonials.verification is
  'How the firm verified that the testimonial is a real client''s (Directive (EU) 2019/2161). Not public.';
comment on column public.testimonials.platform_name is
  'What the logo shows, for those who do not see it. A proper name, the same in all languages.';
comment on column public.testimonials.deleted_at is
  'When it was moved to the bin. `active` is kept, so that restoring it needs nothing else.';

create index testimonials_public_order on public.testimonials (created_at desc)
  where active and deleted_at is null;

create trigger testimonials_stamp_deletion before update of deleted_at on public.testimonials
  for each row execute function private.stamp_deletion();
create trigger testimonials_touch before update on public.testimonials
  for each row execute function private.touch_updated_at();

/* Records the Spanish texts for each translation that is new or has changed, or that the save no longer lists as
   outdated, which is how staff confirm one; then which translations are outdated. A text is a few sentences, so unlike in
   a post a correction confirms all of it. */
create function private.record_testimonial_sources()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  after jsonb := to_jsonb(new);
  before jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
  spanish jsonb := jsonb_build_object('name', new.name, 'role', new.role, 'testimonial', new.testimonial);
  lang text;
  texts text[];
  is_confirmed boolean;
begin
  -- Set here, whatever is written.
  new.translation_sources := coalesce(before -> 'translation_sources', '{}');
  for lang in select * from private.translations() loop
    texts := array[after ->> ('name_' || lang), after ->> ('role_' || lang), after ->> ('testimonial_' || lang)];
    is_confirmed := tg_op = 'UPDATE'
      and lang = any (old.outdated_languages) and not lang = any (new.outdated_languages);
    if concat(variadic texts) = '' then
      new.translation_sources := new.translation_sources - lang;
    elsif is_confirmed or texts is distinct from
      array[before ->> ('name_' || lang), before ->> ('role_' || lang), before ->> ('testimonial_' || lang)]
    then
      new.translation_sources := new.translation_sources || jsonb_build_object(lang, spanish);
    elsif not new.translation_sources ? lang then
      -- From a copy of an older database: taken to be right for what it stood beside.
      new.translation_sources := new.translation_sources || jsonb_build_object(
        lang, jsonb_build_object('name', old.name, 'role', old.role, 'testimonial', old.testimonial));
    end if;
  end loop;
  new.outdated_languages := array(
    select language from jsonb_each(new.translation_sources) as source (language, texts)
    where source.texts <> spanish
    order by language
  );
  return new;
end;
$$;

create trigger testimonials_record_sources before insert or update on public.testimonials
  for each row execute function private.record_testimonial_sources();

alter table public.testimonials enable row level security;

create policy "everyone reads active testimonials"
  on public.testimonials for select to anon, authenticated
  using ((active and deleted_at is null) or (select private.is_staff()));

create policy "staff add testimonials"
  on public.testimonials for insert to authenticated
  with check ((select private.is_staff()));

create policy "staff change testimonials"
  on public.testimonials for update to authenticated
  using ((select private.is_staff()))
  with check ((select private.is_staff()));

create policy "staff remove testimonials"
  on public.testimonials for delete to authenticated
  using ((select private.is_staff()));

/* Whole rows, those in the bin included; none for anyone but staff. Consent and verification are not granted to the
   role 'authenticated', which accounts without a staff role have too. */
create function private.testimonials_for_staff()
returns setof public.testimonials
language sql
stable
security definer
set search_path = ''
as $$
  select * from public.testimonials where (select private.is_staff()) order by created_at desc;
$$;

create function public.testimonials_for_staff()
returns setof public.testimonials
language sql
stable
set search_path = ''
as $$
  select * from private.testimonials_for_staff();
$$;

/* Puts testimonials into an order, which is that of their dates (SPEC 7.1): the dates stay and change hands, a
   millisecond apart where they were equal. Returns how many have moved: none for anyone but staff. */
create function public.order_testimonials(ids uuid[])
returns integer
language sql
set search_path = ''
as $$
  with listed as (
    select id, created_at,
      row_number() over (order by array_position(ids, id)) as wanted,
      row_number() over (order by created_at desc, id) as place
    from public.testimonials
    where id = any (ids)
  ), dates as (
    select place,
      min(created_at + place * interval '1 millisecond') over (order by place) - place * interval '1 millisecond' as at
    from listed
  ), moved as (
    update public.testimonials as t
    set created_at = dates.at
    from listed join dates on dates.place = listed.wanted
    where t.id = listed.id and t.created_at <> dates.at
    returning 1
  )
  select count(*)::integer from moved;
$$;

-- schemas/13_categories.sql

-- The categories of posts, with a name per language. A post names its categories in Spanish (SPEC 3.4).

create table public.categories (
  name text primary key check (char_length(name) between 1 and 60 and name = btrim(name)),
  -- The name that it was created with, by which the site finds a practice area's category (src/site/services.ts).
  key text unique,
  name_en text,
  name_fr text,
  name_de text,
  name_ar text,
  name_zh text,
  name_ru text,
  constraint categories_translations_fit check (
    greatest(
      char_length(name_en), char_length(name_fr), char_length(name_de),
      char_length(name_ar), char_length(name_zh), char_length(name_ru)
    ) <= 60
  )
);

-- 'vivienda' and 'Vivienda' are the same category.
create unique index categories_by_folded_name on public.categories (private.fold(name));

/* A category that takes over the former name of another one has no key. */
create function private.key_category()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.key is null and not exists (select from public.categories where key = new.name) then
    new.key := new.name;
  end if;
  return new;
end;
$$;

create trigger categories_key before insert on public.categories
  for each row execute function private.key_category();

-- The default category (SPEC 9).
insert into public.categories (name, name_en, name_fr, name_de, name_ar, name_zh, name_ru) values
  ('General', 'General', 'Généralités', 'Allgemeines', 'عام', '综合', 'Общее');

alter table public.categories enable row level security;

create policy "staff add categories"
  on public.categories for insert to authenticated
  with check ((select private.is_staff()));

create policy "staff change categories"
  on public.categories for update to authenticated
  using ((select private.is_staff()))
  with check ((select private.is_staff()));

create policy "staff remove categories"
  on public.categories for delete to authenticated
  using ((select private.is_staff()));

/* The stored name of a category that is given in any case and with or without accents; null if there is none. */
create function private.category_named(name text)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select c.name from public.categories as c where private.fold(c.name) = private.fold(btrim(category_named.name));
$$;

-- The policy for reading is in 15_post_categories.sql, because it depends on posts.

-- schemas/14_posts.sql

-- Posts of the blog (SPEC 3.4). Columns without a language are Spanish; a null translation falls back to them
-- (SPEC 3.5).

/* Whether a value holds the texts of languages that wait: for each, a title, excerpt, content and description of the
   cover, no longer than their columns allow. */
create function private.are_waiting_texts(texts jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select jsonb_typeof(texts) = 'object' and not exists (
    select from jsonb_each(texts) as waiting (language, fields)
    where jsonb_typeof(fields) <> 'object'
      or fields - '{title,excerpt,content,image_alt}'::text[] <> '{}'
      or char_length(fields ->> 'title') > 200
      or char_length(fields ->> 'excerpt') > 600
      or char_length(fields ->> 'content') > 100000
      or char_length(fields ->> 'image_alt') > 300
  );
$$;

create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  -- SPEC 5 caps a slug at 70 characters; the rest is room for the -1, -2 that make it unique.
  slug text not null unique
    check (slug ~ '^[a-z0-9_]+(-[a-z0-9_]+)*$' and char_length(slug) <= 80),
  date date not null default private.office_today(),
  publish_at time not null default '00:00',
  hidden boolean not null default false,
  show_on_homepage boolean not null default false,
  deleted_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  category text not null default 'General' references public.categories (name) on update cascade,
  additional_categories text[] not null default '{}' check (cardinality(additional_categories) <= 10),
  show_additional_categories boolean not null default false,
  -- The categories that readers see.
  shown_categories text[] not null generated always as (
    array[category] || case when show_additional_categories then additional_categories else '{}' end
  ) stored,

  -- Set by prepare_post() (17_post_saving.sql), so that lists need not read whole texts.
  languages text[] not null default '{}',
  written_languages text[] not null default '{}',
  outdated_languages text[] not null default '{}',
  search_titles text not null default '',

  image text not null default '',
  image_alt text not null default '' check (char_length(image_alt) <= 300),
  title text not null check (char_length(title) between 1 and 200),
  excerpt text not null default '' check (char_length(excerpt) <= 600),
  content text not null default '' check (char_length(content) <= 100000),
  title_en text, excerpt_en text, content_en text,
  title_fr text, excerpt_fr text, content_fr text,
  title_de text, excerpt_de text, content_de text,
  title_ar text, excerpt_ar text, content_ar text,
  title_zh text, excerpt_zh text, content_zh text,
  title_ru text, excerpt_ru text, content_ru text,
  -- The cover's description in each language.
  image_alt_en text, image_alt_fr text, image_alt_de text, image_alt_ar text, image_alt_zh text, image_alt_ru text,
  waiting_texts jsonb not null default '{}' check (private.are_waiting_texts(waiting_texts)),

  constraint blog_posts_translations_fit check (
    greatest(
      char_length(title_en), char_length(title_fr), char_length(title_de),
      char_length(title_ar), char_length(title_zh), char_length(title_ru)
    ) <= 200
    and greatest(
      char_length(excerpt_en), char_length(excerpt_fr), char_length(excerpt_de),
      char_length(excerpt_ar), char_length(excerpt_zh), char_length(excerpt_ru)
    ) <= 600
    and greatest(
      char_length(content_en), char_length(content_fr), char_length(content_de),
      char_length(content_ar), char_length(content_zh), char_length(content_ru)
    ) <= 100000
    and greatest(
      char_length(image_alt_en), char_length(image_alt_fr), char_length(image_alt_de),
      char_length(image_alt_ar), char_length(image_alt_zh), char_length(image_alt_ru)
    ) <= 300
  ),
  constraint blog_posts_image_address check (private.is_image_address(image))
);

comment on column public.blog_posts.version is
  'Incremented by each save. An update filters by the version it is based on: no row means a conflict.';
comment on column public.blog_posts.publish_at is
  'The time of day on `date`, by the office''s clock, from which it is public.';
comment on column public.blog_posts.waiting_texts is
  'Translations that are not published yet, by language: {"ar": {"title", "excerpt", "content", "image_alt"}}. Their
  own columns are null, so that everything that reads those treats the translation as missing.';
comment on column public.blog_posts.deleted_at is 'When it was moved to the bin.';
comment on column public.blog_posts.languages is
  'Languages it can be read in: Spanish, and each with a title and a content.';
comment on column public.blog_posts.written_languages is 'Translations with any text.';
comment on column public.blog_posts.outdated_languages is
  'Translations made from a Spanish text that has changed since.';
comment on column public.blog_posts.search_titles is 'All titles, folded, for the search in the admin area.';

-- For the public: the list, the home page, a category.
create index blog_posts_public_order on public.blog_posts (date desc, id desc) where not hidden;
create index blog_posts_featured on public.blog_posts (date desc) where not hidden and show_on_homepage;
create index blog_posts_shown_categories on public.blog_posts using gin (shown_categories);
-- For staff: the list, the bin, the number of posts in each state.
create index blog_posts_all_by_date on public.blog_posts (date desc, id desc);
create index blog_posts_bin on public.blog_posts (date desc, id desc) where deleted_at is not null;
create index blog_posts_states on public.blog_posts (hidden, date, publish_at) where deleted_at is null;
create index blog_posts_outdated on public.blog_posts (date desc, id desc)
  where outdated_languages <> '{}' and deleted_at is null;
create index blog_posts_waiting on public.blog_posts (date desc, id desc)
  where waiting_texts <> '{}' and deleted_at is null;
-- For renaming and removing a category.
create index blog_posts_by_category on public.blog_posts (category);
create index blog_posts_by_additional_category on public.blog_posts using gin (additional_categories);

create trigger blog_posts_stamp_deletion before update of deleted_at on public.blog_posts
  for each row execute function private.stamp_deletion();

/* What the public may read of a post, but for the columns that each save sets. */
create function private.public_columns(post public.blog_posts)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select to_jsonb(post) - array[
    'version', 'updated_at', 'waiting_texts', 'shown_categories', 'written_languages', 'outdated_languages',
    'search_titles'
  ];
$$;

alter table public.blog_posts enable row level security;

create policy "everyone reads published posts"
  on public.blog_posts for select to anon, authenticated
  using (
    (not hidden and deleted_at is null and date + publish_at <= (select private.office_now()))
    or (select private.is_staff())
  );

create policy "staff write posts"
  on public.blog_posts for insert to authenticated
  with check ((select private.is_staff()));

create policy "staff change posts"
  on public.blog_posts for update to authenticated
  using ((select private.is_staff()))
  with check ((select private.is_staff()));

create policy "staff remove posts"
  on public.blog_posts for delete to authenticated
  using ((select private.is_staff()));

/* Former slugs, so that old links still find a post. */
create table public.post_old_slugs (
  slug text primary key,
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  created_at timestamptz not null default now()
);

create index post_old_slugs_by_post on public.post_old_slugs (post_id);

alter table public.post_old_slugs enable row level security;

create policy "everyone finds a published post by an old address"
  on public.post_old_slugs for select to anon, authenticated
  using (exists (select 1 from public.blog_posts where id = post_id));

-- schemas/15_post_categories.sql

-- The rules of categories that depend on posts.

/* Whether a published post shows this category. Security definer, because under the policy of blog_posts the planner
   would not use the index on shown_categories. Without sequential scans, because the planner expects one to find a
   post early, and reads all posts where none has the category. */
create function private.is_shown_category(name text)
returns boolean
language sql
stable
security definer
set search_path = ''
set enable_seqscan = off
as $$
  select exists (
    select from public.blog_posts as p
    where p.category = is_shown_category.name
      and not p.hidden and p.deleted_at is null and p.date + p.publish_at <= (select private.office_now())
  ) or exists (
    select from public.blog_posts as p
    where p.shown_categories @> array[is_shown_category.name]
      and not p.hidden and p.deleted_at is null and p.date + p.publish_at <= (select private.office_now())
  );
$$;

create policy "everyone reads categories that lead to a post"
  on public.categories for select to anon, authenticated
  using ((select private.is_staff()) or private.is_shown_category(name));

/* The default category keeps its name, which SPEC 9 sets, and a category in use cannot be removed. */
create function private.keep_categories()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.name = old.name then
    return new;
  end if;
  if old.name = 'General' then
    raise exception 'the default category stays' using errcode = 'P0001', hint = 'default_category';
  end if;
  if tg_op = 'DELETE' then
    if exists (
      select from public.blog_posts
      where category = old.name or additional_categories @> array[old.name]
    ) then
      raise exception 'posts have this category' using errcode = 'P0001', hint = 'category_in_use';
    end if;
    return old;
  end if;
  return new;
end;
$$;

create trigger categories_keep before update or delete on public.categories
  for each row execute function private.keep_categories();

/* The foreign key renames `category` only, not the names within an array. */
create function private.rename_additional_category()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.blog_posts
  set additional_categories = array_replace(additional_categories, old.name, new.name)
  where additional_categories @> array[old.name];
  return null;
end;
$$;

create trigger categories_renamed after update of name on public.categories
  for each row when (old.name <> new.name) execute function private.rename_additional_category();

-- schemas/16_post_translations.sql

-- Which Spanish text each translation was made from, and so which translations are outdated; and which are wanted.

/* The Spanish text that each translation corresponds to: the one it was made from, in which each paragraph that an
   editor has confirmed since is replaced. A translation is outdated while this differs from the post's Spanish text. */
create table public.post_translation_sources (
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  language text not null references public.language_settings (language_code),
  title text not null,
  excerpt text not null,
  content text not null,
  translated_at timestamptz not null default now(),
  primary key (post_id, language)
);

alter table public.post_translation_sources enable row level security;

create policy "staff read what translations were made from"
  on public.post_translation_sources for select to authenticated
  using ((select private.is_staff()));

/* A post as JSON with the texts of waiting languages in their columns, and these languages in `waiting_languages`. */
create function private.with_waiting_texts(post jsonb)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select (post - 'waiting_texts') || coalesce((
    select jsonb_object_agg(field || '_' || language, texts -> field)
    from jsonb_each(post -> 'waiting_texts') as waiting (language, texts),
      unnest(array['title', 'excerpt', 'content', 'image_alt']) as field
  ), '{}') || jsonb_build_object('waiting_languages', coalesce((
    select jsonb_agg(language order by language) from jsonb_object_keys(post -> 'waiting_texts') as language
  ), '[]'));
$$;

/* The title, excerpt and content of one translation, waiting or not, from a post as JSON; null if all are empty. */
create function private.translation_of(post jsonb, lang text)
returns text[]
language sql
immutable
set search_path = ''
as $$
  select case when concat(variadic texts) <> '' then texts end
  from (
    select case
      when post -> 'waiting_texts' ? lang then array[
        post #>> array['waiting_texts', lang, 'title'], post #>> array['waiting_texts', lang, 'excerpt'],
        post #>> array['waiting_texts', lang, 'content']
      ]
      else array[post ->> ('title_' || lang), post ->> ('excerpt_' || lang), post ->> ('content_' || lang)]
    end as texts
  ) as translation;
$$;

/* Records the Spanish text for each translation that is new, or that was up to date and has changed together with it.
   Changing an outdated one confirms nothing: one corrected paragraph says nothing about the others. */
create function private.record_translation_sources(before jsonb, after jsonb)
returns void
language plpgsql
set search_path = ''
as $$
declare
  post uuid := after ->> 'id';
  lang text;
  texts text[];
begin
  for lang in select * from private.translations() loop
    texts := private.translation_of(after, lang);
    if texts is null then
      delete from public.post_translation_sources where post_id = post and language = lang;
    elsif texts is distinct from private.translation_of(before, lang) then
      insert into public.post_translation_sources as source (post_id, language, title, excerpt, content)
        values (post, lang, after ->> 'title', after ->> 'excerpt', after ->> 'content')
        on conflict (post_id, language) do update set
          title = excluded.title, excerpt = excluded.excerpt, content = excluded.content,
          translated_at = now()
        where (source.title, source.excerpt, source.content)
          is not distinct from (before ->> 'title', before ->> 'excerpt', before ->> 'content');
    end if;
  end loop;
end;
$$;

/* Records that an editor has confirmed an outdated translation against a Spanish text, of which some paragraphs may be
   older ones; without `spanish`, against that of version `seen`. Returns the post's new version; null, and changes
   nothing, if somebody has saved since. */
create function private.confirm_translation(post uuid, lang text, seen integer, spanish jsonb)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  saved integer;
begin
  if not private.is_staff() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  perform from public.blog_posts where id = post and version = seen for update;
  if not found then
    return null;
  end if;
  update public.post_translation_sources as source
  set title = coalesce(spanish ->> 'title', p.title),
      excerpt = coalesce(spanish ->> 'excerpt', p.excerpt),
      content = coalesce(spanish ->> 'content', p.content),
      translated_at = now()
  from public.blog_posts as p
  where p.id = post and source.post_id = post and source.language = lang;
  -- The trigger recomputes which translations are outdated.
  update public.blog_posts set outdated_languages = '{}' where id = post returning version into saved;
  return saved;
end;
$$;

create function public.confirm_translation(post uuid, lang text, seen integer, spanish jsonb default null)
returns integer
language sql
set search_path = ''
as $$
  select private.confirm_translation(post, lang, seen, spanish);
$$;

/* How often readers have wished for a post in a language that it lacks. No trace of who did. */
create table private.translation_wishes (
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  language text not null references public.language_settings (language_code),
  wishes integer not null,
  primary key (post_id, language)
);

/* The wishes of the day from each address, as a hash that changes daily (private.caller_hash()). */
create table private.wishes_by_caller (
  caller text not null,
  post_id uuid not null,
  language text not null,
  day date not null default current_date,
  primary key (caller, post_id, language)
);

/* Counts a reader's wish for a published post in an active language that it lacks: once a day for each address, and at
   most twenty from one. Anything else, and staff's own, is ignored without an error, which would tell a script what to
   change. */
create function private.wish_translation(post uuid, lang text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  hash text := private.caller_hash();
begin
  if private.is_staff() or not exists (
    select from public.blog_posts as p, public.language_settings as l
    where p.id = post and not p.hidden and p.deleted_at is null and p.date + p.publish_at <= private.office_now()
      and l.language_code = lang and l.is_active and lang <> all (p.languages)
  ) then
    return;
  end if;
  if hash is not null then
    delete from private.wishes_by_caller where day < current_date;
    if (select count(*) from private.wishes_by_caller where caller = hash) >= 20 then
      return;
    end if;
    insert into private.wishes_by_caller (caller, post_id, language) values (hash, post, lang) on conflict do nothing;
    if not found then
      return;
    end if;
  end if;
  insert into private.translation_wishes as w (post_id, language, wishes) values (post, lang, 1)
    on conflict (post_id, language) do update set wishes = w.wishes + 1;
end;
$$;

create function public.wish_translation(post uuid, lang text)
returns void
language sql
set search_path = ''
as $$
  select private.wish_translation(post, lang);
$$;

-- schemas/17_post_saving.sql

-- Saving a post: its version, a unique slug, former slugs, and the columns that lists read.

/* The wanted slug, or with -1, -2 … if another post has or had it (SPEC 5). The lock serializes saves: the second one
   gets '-1' instead of an error. */
create function private.free_slug(wanted text, post uuid)
returns text
language plpgsql
set search_path = ''
as $$
declare
  free text := wanted;
  number integer := 0;
begin
  perform pg_advisory_xact_lock(hashtext('blog_posts.slug'));
  while exists (select from public.blog_posts where slug = free and id <> post)
     or exists (select from public.post_old_slugs where slug = free and post_id <> post)
  loop
    number := number + 1;
    free := wanted || '-' || number;
  end loop;
  return free;
end;
$$;

/* The stored names of categories, without duplicates. Raises 'unknown_category' for one that is not in the table. */
create function private.known_categories(names text[])
returns text[]
language plpgsql
stable
set search_path = ''
as $$
declare
  name text;
  known text;
  result text[] := '{}';
begin
  foreach name in array names loop
    known := private.category_named(name);
    if known is null then
      raise exception 'there is no category "%"', name using errcode = 'P0001', hint = 'unknown_category';
    end if;
    if known <> all (result) then
      result := result || known;
    end if;
  end loop;
  return result;
end;
$$;

/* Before a save: a free slug, the stored names of categories, the next version, and the columns that lists read. */
create function private.prepare_post()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  post jsonb := to_jsonb(new);
  lang text;
  texts text[];
begin
  if tg_op = 'INSERT' or new.slug <> old.slug then
    new.slug := private.free_slug(new.slug, new.id);
  end if;
  if tg_op = 'INSERT' or new.category <> old.category then
    new.category := (private.known_categories(array[new.category]))[1];
  end if;
  if tg_op = 'INSERT' or new.additional_categories <> old.additional_categories then
    new.additional_categories := private.known_categories(new.additional_categories);
  end if;

  if new.waiting_texts - array(select private.translations()) <> '{}' then
    raise exception 'only translations can wait' using errcode = 'check_violation';
  end if;

  new.languages := '{es}';
  new.written_languages := '{}';
  new.search_titles := private.fold(new.title);
  for lang in select * from private.translations() loop
    if new.waiting_texts ? lang
      and concat(
        post ->> ('title_' || lang), post ->> ('excerpt_' || lang), post ->> ('content_' || lang),
        post ->> ('image_alt_' || lang)
      ) <> ''
    then
      raise exception 'a waiting translation has no public text' using errcode = 'check_violation';
    end if;
    texts := private.translation_of(post, lang);
    continue when texts is null;
    new.written_languages := new.written_languages || lang;
    new.search_titles := new.search_titles || ' ' || private.fold(coalesce(texts[1], ''));
    if texts[1] <> '' and texts[3] <> '' and not new.waiting_texts ? lang then
      new.languages := new.languages || lang;
    end if;
  end loop;

  if tg_op = 'INSERT' then
    new.version := 1;
    new.outdated_languages := '{}';
    return new;
  end if;

  if new.slug <> old.slug then
    insert into public.post_old_slugs (slug, post_id) values (old.slug, new.id)
      on conflict (slug) do nothing;
    delete from public.post_old_slugs where slug = new.slug;
  end if;
  perform private.record_translation_sources(to_jsonb(old), post);
  new.version := old.version + 1;
  -- When readers last saw something change.
  new.updated_at := case
    when private.public_columns(new) = private.public_columns(old) then old.updated_at
    else now() end;
  new.outdated_languages := coalesce((
    select array_agg(language order by language)
    from public.post_translation_sources
    where post_id = new.id
      and (title, excerpt, content) is distinct from (new.title, new.excerpt, new.content)
  ), '{}');
  return new;
end;
$$;

create trigger blog_posts_prepare before insert or update on public.blog_posts
  for each row execute function private.prepare_post();

/* After the insert, because the recorded texts refer to the post. */
create function private.record_new_post()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.record_translation_sources(null, to_jsonb(new));
  return null;
end;
$$;

create trigger blog_posts_record after insert on public.blog_posts
  for each row execute function private.record_new_post();

/* A hidden copy of a post with its own slug, each translation as current or outdated as the original's; returns its
   id, or null if there is no such post. The copy needs its own picture, `image`, because deleting a post deletes its
   picture. */
create function private.duplicate_post(post uuid, image text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  original public.blog_posts;
  copy uuid := gen_random_uuid();
begin
  if not private.is_staff() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  select * into original from public.blog_posts where id = post;
  if not found then
    return null;
  end if;
  -- Columns are named because a generated one takes no value.
  insert into public.blog_posts (
    id, slug, date, category, additional_categories, show_additional_categories, image, image_alt, hidden,
    title, excerpt, content,
    title_en, excerpt_en, content_en, title_fr, excerpt_fr, content_fr, title_de, excerpt_de, content_de,
    title_ar, excerpt_ar, content_ar, title_zh, excerpt_zh, content_zh, title_ru, excerpt_ru, content_ru,
    image_alt_en, image_alt_fr, image_alt_de, image_alt_ar, image_alt_zh, image_alt_ru,
    waiting_texts
  )
  select
    copy, rtrim(left(o.slug, 70), '-'), private.office_today(), o.category, o.additional_categories,
    o.show_additional_categories, duplicate_post.image, o.image_alt, true,
    left(o.title, 190) || ' (copia)', o.excerpt, o.content,
    o.title_en, o.excerpt_en, o.content_en, o.title_fr, o.excerpt_fr, o.content_fr,
    o.title_de, o.excerpt_de, o.content_de, o.title_ar, o.excerpt_ar, o.content_ar,
    o.title_zh, o.excerpt_zh, o.content_zh, o.title_ru, o.excerpt_ru, o.content_ru,
    o.image_alt_en, o.image_alt_fr, o.image_alt_de, o.image_alt_ar, o.image_alt_zh, o.image_alt_ru,
    o.waiting_texts
  from public.blog_posts as o
  where o.id = post;
  update public.post_translation_sources as own
  set title = case
        when source.title = original.title then left(original.title, 190) || ' (copia)'
        else source.title end,
      excerpt = source.excerpt, content = source.content, translated_at = source.translated_at
  from public.post_translation_sources as source
  where own.post_id = copy and source.post_id = post and source.language = own.language;
  -- The trigger recomputes which translations are outdated.
  update public.blog_posts set outdated_languages = '{}' where id = copy;
  return copy;
end;
$$;

create function public.duplicate_post(post uuid, image text)
returns uuid
language sql
set search_path = ''
as $$
  select private.duplicate_post(post, image);
$$;

-- schemas/18_post_versions.sql

-- The history of posts, for comparing and restoring: what each save changed, and who made it. A trigger writes it,
-- however the post was saved, and nothing changes it.

create table private.post_versions (
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  -- The value of blog_posts.version that the save gave.
  version integer not null,
  saved_at timestamptz not null,
  -- Null for the project's own key and the database's console. No foreign key: the version outlives the account.
  saved_by uuid,
  -- The columns that staff write, by name.
  post jsonb not null,
  primary key (post_id, version)
);

/* What a version holds of a post. The cover is not part of it: its file is deleted when it is replaced. */
create function private.versioned_columns(post public.blog_posts)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select to_jsonb(post) - array[
    'id', 'version', 'created_at', 'updated_at', 'deleted_at', 'image', 'image_alt',
    'image_alt_en', 'image_alt_fr', 'image_alt_de', 'image_alt_ar', 'image_alt_zh', 'image_alt_ru',
    'shown_categories', 'languages',
    'written_languages', 'outdated_languages', 'search_titles'
  ];
$$;

/* Keeps the 50 newest versions of a post. */
create function private.record_post_version()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  saved jsonb := private.versioned_columns(new);
begin
  if tg_op = 'UPDATE' and saved = private.versioned_columns(old) then
    return null;
  end if;
  insert into private.post_versions (post_id, version, saved_at, saved_by, post)
    values (new.id, new.version, now(), auth.uid(), saved);
  delete from private.post_versions
  where post_id = new.id and version <= (
    select version from private.post_versions
    where post_id = new.id order by version desc offset 50 limit 1
  );
  return null;
end;
$$;

create trigger blog_posts_keep_version after insert or update on public.blog_posts
  for each row execute function private.record_post_version();

/* The versions of a post, the newest first, each with the columns that it changed; the oldest names none. Empty for
   anyone but staff. */
create function private.post_versions(post uuid)
returns table (version integer, saved_at timestamptz, email text, changed text[])
language sql
stable
security definer
set search_path = ''
as $$
  select v.version, v.saved_at, u.email::text,
    coalesce((
      select array_agg(now.key order by now.key)
      from jsonb_each(private.with_waiting_texts(v.post)) as now
        join jsonb_each(private.with_waiting_texts(v.before)) as was using (key)
      where now.value <> was.value
    ), '{}')
  from (
    select pv.version, pv.saved_at, pv.saved_by, pv.post, lag(pv.post) over (order by pv.version) as before
    from private.post_versions as pv
    where pv.post_id = post_versions.post and (select private.is_staff())
  ) as v
  left join auth.users as u on u.id = v.saved_by
  order by v.version desc;
$$;

create function public.post_versions(post uuid)
returns table (version integer, saved_at timestamptz, email text, changed text[])
language sql
stable
set search_path = ''
as $$
  select * from private.post_versions(post);
$$;

/* One version of a post in the form of post_for_staff(), with today's cover. Empty for anyone but staff. */
create function private.post_version(post uuid, number integer)
returns setof public.blog_posts
language sql
stable
security definer
set search_path = ''
as $$
  select earlier.*
  from public.blog_posts as p join private.post_versions as v on v.post_id = p.id,
    -- Versions from before languages could wait do not name any.
    jsonb_populate_record(p, '{"waiting_texts": {}}' || v.post || private.with_waiting_texts(v.post)) as earlier
  where p.id = post_version.post and v.version = number and (select private.is_staff());
$$;

create function public.post_version(post uuid, number integer)
returns setof public.blog_posts
language sql
stable
set search_path = ''
as $$
  select * from private.post_version(post, number);
$$;

-- schemas/19_post_search.sql

-- The blog's search, equally fast whether or not anything is found, and with many posts.

/* A post's texts as readers of each language see them (SPEC 3.5), folded on each save. */
create table private.post_search (
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  language text not null references public.language_settings (language_code),
  text text not null,
  primary key (language, post_id)
);

create index post_search_by_post on private.post_search (post_id);
create index post_search_by_text on private.post_search using gin (text extensions.gin_trgm_ops);

/* A text without its Markdown (docs/decisions/0018): 'lex artis' finds '**lex** artis', and addresses of links are
   not searched. */
create function private.without_markup(content text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case when content ~ '[]#>|*\\]' then
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    content,
    '!?\[([^]\n]*)\]\([^\s()]*\)', '\1', 'g'),
    '(^|\n)[ \t]*(#{2,3}|>)[ \t]+', '\1', 'g'),
    '\n\|[-|: \t]+(?=\n|$)', '', 'g'),
    '(^|\n)\||[ \t]*\|(?=\n|$)', '\1', 'g'),
    '\*{1,3}|\\(?=[[:punct:]\n])', '', 'g') else content end;
$$;

create function private.index_post()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  post jsonb := to_jsonb(new);
begin
  insert into private.post_search as s (post_id, language, text)
  select new.id, l.language_code, private.fold(concat_ws(
    ' ',
    coalesce(nullif(post ->> ('title_' || l.language_code), ''), new.title),
    coalesce(nullif(post ->> ('excerpt_' || l.language_code), ''), new.excerpt),
    private.without_markup(coalesce(nullif(post ->> ('content_' || l.language_code), ''), new.content))
  ))
  from public.language_settings as l
  on conflict (language, post_id) do update set text = excluded.text where s.text <> excluded.text;
  return null;
end;
$$;

create trigger blog_posts_index after insert or update on public.blog_posts
  for each row execute function private.index_post();

/* The published posts that contain a text, or all if it is empty: newest first, `amount` of them after `skipped`.
   Security definer, because LIKE cannot use an index under a policy; so the function itself checks what is published.

   The newest posts are searched first, which is enough for a common word. Otherwise the trigram index is used, which
   needs three letters in a row; for shorter texts all posts are searched. */
create function private.find_posts(query text, lang text, in_category text, skipped integer, amount integer)
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  newest constant integer := 500;
  words text := private.fold(btrim(query));
  reader text := coalesce((select language_code from public.language_settings where language_code = lang), 'es');
  found uuid[];
begin
  found := array(
    select p.id
    from (
      select id, date, shown_categories from public.blog_posts
      where not hidden and deleted_at is null and date + publish_at <= (select private.office_now())
      order by date desc, id desc limit newest
    ) as p
    join private.post_search as s on s.post_id = p.id and s.language = reader
    where (in_category = '' or p.shown_categories @> array[in_category]) and strpos(s.text, words) > 0
    order by p.date desc, p.id desc
    limit amount offset skipped
  );
  if cardinality(found) = amount then
    return query select unnest(found);
  elsif words ~ '[[:alnum:]]{3}' then
    return query
      select p.id
      from private.post_search as s join public.blog_posts as p on p.id = s.post_id
      where s.text like private.containing(words) and s.language = reader
        and not p.hidden and p.deleted_at is null and p.date + p.publish_at <= (select private.office_now())
        and (in_category = '' or p.shown_categories @> array[in_category])
      order by p.date desc, p.id desc
      limit amount offset skipped;
  else
    return query
      select p.id
      from private.post_search as s join public.blog_posts as p on p.id = s.post_id
      where strpos(s.text, words) > 0 and s.language = reader
        and not p.hidden and p.deleted_at is null and p.date + p.publish_at <= (select private.office_now())
        and (in_category = '' or p.shown_categories @> array[in_category])
      order by p.date desc, p.id desc
      limit amount offset skipped;
  end if;
end;
$$;

/* One page of the blog's search, with the columns of a card, newest first. */
create function public.search_posts(
  query text, lang text, in_category text default '', skipped integer default 0, amount integer default 12
)
returns table (
  id uuid, slug text, date date, category text, shown_categories text[], image text, image_alt text, hidden boolean,
  show_on_homepage boolean, languages text[], updated_at timestamptz, title text, excerpt text,
  title_en text, excerpt_en text, title_fr text, excerpt_fr text, title_de text, excerpt_de text,
  title_ar text, excerpt_ar text, title_zh text, excerpt_zh text, title_ru text, excerpt_ru text
)
language sql
stable
set search_path = ''
as $$
  select
    p.id, p.slug, p.date, p.category, p.shown_categories, p.image, p.image_alt, p.hidden, p.show_on_homepage,
    p.languages, p.updated_at, p.title, p.excerpt,
    p.title_en, p.excerpt_en, p.title_fr, p.excerpt_fr, p.title_de, p.excerpt_de,
    p.title_ar, p.excerpt_ar, p.title_zh, p.excerpt_zh, p.title_ru, p.excerpt_ru
  from private.find_posts(left(query, 100), lang, in_category, greatest(skipped, 0), least(amount, 100))
    with ordinality as found (id, place)
  join public.blog_posts as p on p.id = found.id
  order by found.place;
$$;

-- schemas/20_posts_for_staff.sql

-- Posts as the admin area reads them: one to edit, the list, and the numbers of each state.

/* A whole post to edit, in the bin or not, with the texts of waiting languages in their columns; none for anyone but
   staff. Others may read only the columns that the site shows. */
create function private.post_for_staff(post uuid)
returns setof public.blog_posts
language sql
stable
security definer
set search_path = ''
as $$
  select whole.*
  from public.blog_posts as p, jsonb_populate_record(p, private.with_waiting_texts(to_jsonb(p))) as whole
  where p.id = post and (select private.is_staff());
$$;

create function public.post_for_staff(post uuid)
returns setof public.blog_posts
language sql
stable
set search_path = ''
as $$
  select * from private.post_for_staff(post);
$$;

/* A page of posts, newest first, after the one with this date and id; empty for anyone but staff. `in_state` is
   published, scheduled, hidden, outdated, missing, waiting, wanted or bin; any other value means all but the bin.
   `in_language` narrows outdated, missing, waiting and wanted to one translation. `wanted` counts readers' wishes by
   language. */
create function private.posts_for_staff(
  query text,
  in_state text,
  in_category text,
  in_language text,
  after_date date,
  after_id uuid,
  page_size integer
)
returns table (
  id uuid, slug text, title text, date date, publish_at time, category text, image text, hidden boolean,
  show_on_homepage boolean, deleted_at timestamptz, written text[], complete text[], outdated text[],
  waiting text[], wanted jsonb
)
language plpgsql
stable
security definer
set search_path = ''
-- Planned for the filter of each call: a generic plan would read every post.
set plan_cache_mode = force_custom_plan
as $$
begin
  return query
  select
    p.id, p.slug, p.title, p.date, p.publish_at, p.category, p.image, p.hidden, p.show_on_homepage, p.deleted_at,
    p.written_languages, p.languages, p.outdated_languages, array(select jsonb_object_keys(p.waiting_texts)),
    (
      select coalesce(jsonb_object_agg(w.language, w.wishes), '{}')
      from private.translation_wishes as w where w.post_id = p.id and w.language <> all (p.languages)
    )
  from public.blog_posts as p
  where (select private.is_staff())
    and (p.date, p.id) < (after_date, after_id)
    and (p.deleted_at is not null) = (in_state = 'bin')
    and case in_state
      when 'published' then not p.hidden and p.date + p.publish_at <= (select private.office_now())
      when 'scheduled' then not p.hidden and p.date + p.publish_at > (select private.office_now())
      when 'hidden' then p.hidden
      when 'outdated' then
        case in_language when '' then p.outdated_languages <> '{}' else in_language = any (p.outdated_languages) end
      when 'waiting' then
        p.waiting_texts <> '{}' and (in_language = '' or p.waiting_texts ? in_language)
      when 'wanted' then exists (
        select from private.translation_wishes as w
        where w.post_id = p.id and w.language <> all (p.languages) and (in_language = '' or w.language = in_language)
      )
      when 'missing' then
        case in_language
          when '' then cardinality(p.written_languages) < (select count(*) from private.translations())
          else in_language <> all (p.written_languages) end
      else true
    end
    and (in_category = '' or p.category = in_category or in_category = any (p.additional_categories))
    and (query = '' or p.search_titles like private.containing(private.fold(btrim(query))))
  order by p.date desc, p.id desc
  limit least(page_size, 101);
end;
$$;

create function public.posts_for_staff(
  query text default '',
  in_state text default '',
  in_category text default '',
  in_language text default '',
  after_date date default 'infinity',
  after_id uuid default 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  page_size integer default 25
)
returns table (
  id uuid, slug text, title text, date date, publish_at time, category text, image text, hidden boolean,
  show_on_homepage boolean, deleted_at timestamptz, written text[], complete text[], outdated text[],
  waiting text[], wanted jsonb
)
language sql
stable
set search_path = ''
as $$
  select * from private.posts_for_staff(
    left(query, 200), in_state, in_category, in_language, after_date, after_id, page_size);
$$;

/* The number of posts in each state of the list; zero for anyone but staff. Security definer, so that the indexes
   suffice for counting. */
create function private.post_counts()
returns table (
  every bigint, published bigint, scheduled bigint, hidden bigint, outdated bigint, waiting bigint, wanted bigint,
  bin bigint
)
language sql
stable
security definer
set search_path = ''
as $$
  select
    live.every, live.every - live.hidden - live.scheduled, live.scheduled, live.hidden,
    outdated.posts, waiting.posts, wanted.posts, bin.posts
  from
    (
      select
        count(*) as every,
        count(*) filter (where p.hidden) as hidden,
        count(*) filter (where not p.hidden and p.date + p.publish_at > (select private.office_now())) as scheduled
      from public.blog_posts as p where p.deleted_at is null and (select private.is_staff())
    ) as live,
    (
      select count(*) as posts from public.blog_posts as p
      where p.outdated_languages <> '{}' and p.deleted_at is null and (select private.is_staff())
    ) as outdated,
    (
      select count(*) as posts from public.blog_posts as p
      where p.waiting_texts <> '{}' and p.deleted_at is null and (select private.is_staff())
    ) as waiting,
    (
      select count(*) as posts from public.blog_posts as p
      where p.deleted_at is null and (select private.is_staff()) and exists (
        select from private.translation_wishes as w where w.post_id = p.id and w.language <> all (p.languages)
      )
    ) as wanted,
    (
      select count(*) as posts from public.blog_posts as p
      where p.deleted_at is not null and (select private.is_staff())
    ) as bin;
$$;

create function public.post_counts()
returns table (
  every bigint, published bigint, scheduled bigint, hidden bigint, outdated bigint, waiting bigint, wanted bigint,
  bin bigint
)
language sql
stable
set search_path = ''
as $$
  select * from private.post_counts();
$$;

/* For each language, how many posts are translated, and how many of these translations are outdated. */
create function private.translation_counts()
returns table (language text, done bigint, outdated bigint)
language sql
stable
security definer
set search_path = ''
as $$
  select
    lang,
    (select count(*) from public.blog_posts where deleted_at is null and lang = any (written_languages)),
    (select count(*) from public.blog_posts where deleted_at is null and lang = any (outdated_languages))
  from private.translations() as lang
  where (select private.is_staff());
$$;

-- schemas/21_unused_images.sql

-- Pictures that can be removed.

/* Files of pictures that no post, version of a post or testimonial uses, those in the bins included, such as uploads
   whose save failed. Those of the last hour are left out, since a save may be under way. Empty for anyone but
   staff. */
create function private.unused_images()
returns setof text
language sql
stable
security definer
set search_path = ''
as $$
  with used as (
    -- A picture's files share a folder and a random id. These are extracted to be compared by equality, so that
    -- thousands of pictures can be joined with thousands of rows.
    select substring(url from '/images/((?:posts|testimonials)/[0-9a-f-]{36})') as id
    from (
      select image from public.blog_posts
      union all
      select image from public.testimonials
      union all
      select platform_logo from public.testimonials
    ) as pictures (url)
    union all
    select picture[1]
    from (
      select concat(content, content_en, content_fr, content_de, content_ar, content_zh, content_ru, waiting_texts)
      from public.blog_posts
      union all
      select post::text from private.post_versions
    ) as texts (text),
      regexp_matches(texts.text, '/images/(posts/[0-9a-f-]{36})', 'g') as picture
  )
  select o.name
  from storage.objects as o
  where (select private.is_staff())
    and o.bucket_id = 'images'
    and (o.name like 'posts/%' or o.name like 'testimonials/%')
    and o.created_at < now() - interval '1 hour'
    and not exists (select from used where used.id = substring(o.name from '^[a-z]+/[0-9a-f-]{36}'))
  limit 100;
$$;

create function public.unused_images()
returns setof text
language sql
stable
set search_path = ''
as $$
  select * from private.unused_images();
$$;

-- schemas/22_publication.sql

-- The revision of everything that is public. A server of prerendered pages compares it with the revision that these
-- were made from (docs/decisions/0017-publication.md).

create table private.publication (
  id boolean primary key default true check (id),
  revision bigint not null default 1
);

insert into private.publication default values;

/* The update serializes changes of public content, so that a revision covers all changes before it. */
create function private.raise_revision()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.publication set revision = revision + 1;
  return null;
end;
$$;

create trigger language_settings_published after insert or update or delete on public.language_settings
  for each statement execute function private.raise_revision();
create trigger categories_published after insert or update or delete on public.categories
  for each statement execute function private.raise_revision();
create trigger text_overrides_published after insert or update or delete on public.text_overrides
  for each statement execute function private.raise_revision();
-- The time zone decides when a post appears.
create trigger settings_published after update of time_zone on public.settings
  for each statement execute function private.raise_revision();

/* Of posts and testimonials only those that the public could read before or can read now, never drafts. */
create function private.raise_revision_of_post()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  present timestamp := private.office_now();
begin
  -- A waiting translation changes nothing that the public could read.
  if tg_op = 'UPDATE' and private.public_columns(old) = private.public_columns(new) then
    return null;
  end if;
  if not old.hidden and old.deleted_at is null and old.date + old.publish_at <= present
     or not new.hidden and new.deleted_at is null and new.date + new.publish_at <= present
  then
    update private.publication set revision = revision + 1;
  end if;
  return null;
end;
$$;

create trigger blog_posts_published after insert or update or delete on public.blog_posts
  for each row execute function private.raise_revision_of_post();

create function private.raise_revision_of_testimonial()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if old.active and old.deleted_at is null or new.active and new.deleted_at is null then
    update private.publication set revision = revision + 1;
  end if;
  return null;
end;
$$;

create trigger testimonials_published after insert or update or delete on public.testimonials
  for each row execute function private.raise_revision_of_testimonial();

/* Contains the time of the newest published post, because a scheduled post appears without a change of any row. */
create function private.publication_revision()
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select p.revision || coalesce('-' || (
    select to_char(max(date + publish_at), 'YYYY-MM-DD-HH24-MI') from public.blog_posts
    where not hidden and deleted_at is null and date + publish_at <= (select private.office_now())
  ), '')
  from private.publication as p;
$$;

/* Changes whenever the public may read something else than before, and never for a draft; it reveals nothing else. */
create function public.publication_revision()
returns text
language sql
stable
set search_path = ''
as $$
  select private.publication_revision();
$$;

/* What has pages: the active languages, and published posts by slug, id and former slugs; the languages in which the
   public may read anything of each, since lists show a title alone; and the testimonials that are shown. One value,
   because the API returns at most a thousand rows. Security definer, because the public may not read publish_at; so the
   function itself checks what is published. */
create function private.published_addresses()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with posts as (
    select id, slug, (
      select array_agg(text.language) from (values
        ('es', false),
        ('en', (title_en, excerpt_en, content_en) is null),
        ('fr', (title_fr, excerpt_fr, content_fr) is null),
        ('de', (title_de, excerpt_de, content_de) is null),
        ('ar', (title_ar, excerpt_ar, content_ar) is null),
        ('zh', (title_zh, excerpt_zh, content_zh) is null),
        ('ru', (title_ru, excerpt_ru, content_ru) is null)
      ) as text (language, is_missing)
      where not text.is_missing
    ) as languages
    from public.blog_posts
    where not hidden and deleted_at is null and date + publish_at <= (select private.office_now())
  )
  select jsonb_build_object(
    'languages', (select jsonb_agg(language_code) from public.language_settings where is_active),
    'slugs', (
      select coalesce(jsonb_agg(slug), '[]') from (
        select unnest(array[slug, id::text]) as slug from posts
        union all
        select old.slug from public.post_old_slugs as old join posts on posts.id = old.post_id
      ) as addresses
    ),
    'translations', (select coalesce(jsonb_object_agg(slug, languages), '{}') from posts),
    'testimonials', (
      select coalesce(jsonb_agg(id), '[]') from public.testimonials where active and deleted_at is null
    )
  );
$$;

create function public.published_addresses()
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.published_addresses();
$$;

-- schemas/23_edge_functions.sql

-- How the jobs of a hosted project call its Edge Functions.

/* The token that a job sends to an Edge Function: the time, and its HMAC with the secret that both know. It is valid
   for five minutes (supabase/functions/_shared/jobToken.ts), so that no lasting credential is sent. A dynamic query,
   because the embedded backend, whose jobs call nothing, lacks pgcrypto. */
create function private.job_token(secret text)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  made text := floor(extract(epoch from now()))::text;
  code text;
begin
  execute 'select encode(extensions.hmac($1, $2, ''sha256''), ''hex'')' into code using made, secret;
  return made || '.' || code;
end;
$$;

/* Calls an Edge Function from a job of a hosted project, which has pg_net and, in its Vault, the project's address and
   the functions' secret (docs/deploy.md). */
create function private.call_edge_function(name text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  project text;
  secret text;
begin
  execute $query$
    select (select decrypted_secret from vault.decrypted_secrets where name = 'project_url'),
           (select decrypted_secret from vault.decrypted_secrets where name = 'cron_secret')
  $query$ into project, secret;
  if project is null or secret is null then
    raise exception 'the Vault lacks project_url or cron_secret';
  end if;
  execute 'select net.http_post(url := $1, body := ''{}'', headers := $2, timeout_milliseconds := 60000)'
    using project || '/functions/v1/' || name,
          jsonb_build_object(
            'Authorization', 'Bearer ' || private.job_token(secret), 'Content-Type', 'application/json');
end;
$$;

-- schemas/24_build_hook.sql

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
language plpgsql
set search_path = ''
as $$
declare
  present constant text := private.publication_revision();
begin
  update private.build_hook set revision = present, revision_since = now()
  where revision is distinct from present;
  update private.build_hook set wanted_since = now()
  where wanted_since is null and (asked_at is not null or revision is distinct from accepted_revision);
  return exists (
    select from private.build_hook
    where due_at <= now() and (
      asked_at is not null
      or revision is distinct from accepted_revision
        -- Less than the minute after which the job looks again.
        and (revision_since <= now() - interval '50 seconds' or wanted_since <= now() - interval '10 minutes'))
  );
end;
$$;

/* Takes the call that is due, for five minutes; null if there is none, or another function has it. */
create function public.claim_build()
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  answer uuid;
begin
  perform from private.build_hook for update;
  if private.build_is_due() then
    update private.build_hook set
      claim = gen_random_uuid(), claimed_at = now(), claimed_revision = revision,
      attempts = attempts + 1, due_at = now() + interval '5 minutes'
    returning claim into answer;
  end if;
  return answer;
end;
$$;

/* Records the outcome of a claimed call. After a failure the next one waits for 1, 2, 4 … minutes, an hour at most. */
create function public.record_build_result(claim uuid, problem text default null)
returns void
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
begin
  if record_build_result.problem is null then
    update private.build_hook set
      claim = null, attempts = 0, due_at = now(), problem = null, wanted_since = null,
      asked_at = case when asked_at > claimed_at then asked_at end,
      accepted_revision = claimed_revision, accepted_at = now()
    where claim = record_build_result.claim;
  else
    update private.build_hook set
      claim = null, problem = record_build_result.problem,
      due_at = now() + least(interval '1 hour', interval '1 minute' * power(2, least(attempts, 10) - 1))
    where claim = record_build_result.claim;
  end if;
end;
$$;

/* Requests a build regardless of the revision: each night by a job, and for staff by publish_now(). */
create function private.ask_for_build()
returns void
language sql
set search_path = ''
as $$
  update private.build_hook set
    asked_at = clock_timestamp(), attempts = 0, due_at = case when claim is null then now() else due_at end;
$$;

/* The job: calls the Edge Function when a build is due. */
create function private.call_build_hook()
returns void
language plpgsql
set search_path = ''
as $$
begin
  if private.build_is_due() then
    perform private.call_edge_function('build-site');
  end if;
end;
$$;

/* Why the host does not build what has been published; null if nothing is known, and for anyone but staff. */
create function private.build_problem()
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select problem from private.build_hook where (select private.is_staff());
$$;

create function public.build_problem()
returns text
language sql
stable
set search_path = ''
as $$
  select private.build_problem();
$$;

/* Publishes all pages again, for staff whose change has not appeared on the site. A host's build hook is called
   without the minute's wait after a save. */
create function private.publish_now()
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  update private.publication set revision = revision + 1;
  perform private.ask_for_build();
end;
$$;

create function public.publish_now()
returns void
language sql
set search_path = ''
as $$
  select private.publish_now();
$$;

-- schemas/25_callers.sql

-- Callers are told apart for rate limits without storing their addresses.

/* The salt of the hashes. Each day has its own and the previous one is deleted, so that nothing links the hashes of
   two days, or a hash and an address. */
create table private.daily_salt (
  day date primary key,
  salt text not null
);

/* The caller's address, of IPv6 the /64 network, as a hash that changes every day; null without an address, as in the
   SQL console. The host in front of the API sets the header and replaces what the caller sends. */
create function private.caller_hash()
returns text
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  headers jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  address text := coalesce(headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', 1));
  today_salt text;
begin
  if coalesce(address, '') = '' then
    return null;
  end if;
  if address ~ '^[0-9a-f:]+:[0-9a-f:]*$' then
    begin
      address := network(set_masklen(address::inet, 64))::text;
    exception when invalid_text_representation then
      null; -- Not an address; hashed as it is.
    end;
  end if;
  select salt into today_salt from private.daily_salt where day = current_date;
  if today_salt is null then
    delete from private.daily_salt where day < current_date;
    insert into private.daily_salt values (current_date, gen_random_uuid()::text || gen_random_uuid()::text)
      on conflict do nothing;
    select salt into today_salt from private.daily_salt where day = current_date;
  end if;
  return encode(sha256(convert_to(today_salt || trim(address), 'UTF8')), 'hex');
end;
$$;

-- schemas/26_visits.sql

-- Visit counters (SPEC 3.7, 4.4, 7.1; PRODUCT 6). The site sends a PATCH with a new number; the database ignores it
-- and adds one, so that no visit is lost and nobody can set a counter.

create table public.stats_realtime (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  web_visitors bigint not null default 0,
  blog_visitors bigint not null default 0,
  web_unique_visitors bigint not null default 0,
  blog_unique_visitors bigint not null default 0
);

create index stats_realtime_latest on public.stats_realtime (created_at desc);

create table public.stats_daily (
  day date primary key,
  web_visitors bigint not null default 0,
  blog_visitors bigint not null default 0,
  web_unique_visitors bigint not null default 0,
  blog_unique_visitors bigint not null default 0
);

/* One trigger for each counter: 'update of' fires for a column that the update names, even if its value stays the
   same. */
create function private.count_one_visit()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  case tg_argv[0]
    when 'web_visitors' then new.web_visitors := old.web_visitors + 1;
    when 'blog_visitors' then new.blog_visitors := old.blog_visitors + 1;
    when 'web_unique_visitors' then new.web_unique_visitors := old.web_unique_visitors + 1;
    when 'blog_unique_visitors' then new.blog_unique_visitors := old.blog_unique_visitors + 1;
  end case;
  return new;
end;
$$;

create trigger count_web before update of web_visitors on public.stats_realtime
  for each row execute function private.count_one_visit('web_visitors');
create trigger count_blog before update of blog_visitors on public.stats_realtime
  for each row execute function private.count_one_visit('blog_visitors');
create trigger count_web_unique before update of web_unique_visitors on public.stats_realtime
  for each row execute function private.count_one_visit('web_unique_visitors');
create trigger count_blog_unique before update of blog_unique_visitors on public.stats_realtime
  for each row execute function private.count_one_visit('blog_unique_visitors');

/* The visits counted from each address, as a hash, in the current minute. */
create table private.visits_by_caller (
  caller text primary key,
  minute timestamptz not null,
  visits integer not null
);

/* Counts at most sixty visits a minute from one address; more are not from readers. The rest is ignored without an
   error, which would tell a script to change its address. Triggers fire in the order of their names, this one first. */
create function private.limit_visits()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  hash text := private.caller_hash();
  so_far integer;
begin
  if hash is null then
    return new;
  end if;
  delete from private.visits_by_caller where minute < now() - interval '2 minutes' and caller <> hash;
  insert into private.visits_by_caller as v values (hash, date_trunc('minute', now()), 1)
    on conflict (caller) do update set
      visits = case when v.minute = excluded.minute then v.visits + 1 else 1 end,
      minute = excluded.minute
    returning visits into so_far;
  return case when so_far <= 60 then new end;
end;
$$;

create trigger a_limit_visits before update on public.stats_realtime
  for each row execute function private.limit_visits();

/* Security definer, because the public changes the daily counters only through this trigger. */
create function private.keep_daily_visits()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.stats_daily as d
    (day, web_visitors, blog_visitors, web_unique_visitors, blog_unique_visitors)
  values (
    private.office_today(),
    new.web_visitors - old.web_visitors,
    new.blog_visitors - old.blog_visitors,
    new.web_unique_visitors - old.web_unique_visitors,
    new.blog_unique_visitors - old.blog_unique_visitors
  )
  on conflict (day) do update set
    web_visitors = d.web_visitors + excluded.web_visitors,
    blog_visitors = d.blog_visitors + excluded.blog_visitors,
    web_unique_visitors = d.web_unique_visitors + excluded.web_unique_visitors,
    blog_unique_visitors = d.blog_unique_visitors + excluded.blog_unique_visitors;
  return null;
end;
$$;

create trigger keep_daily after update on public.stats_realtime
  for each row execute function private.keep_daily_visits();

alter table public.stats_realtime enable row level security;
alter table public.stats_daily enable row level security;

/* Security definer, because the policies that use it would otherwise recurse. */
create function private.current_stats_id()
returns uuid
language sql
stable
security definer
set search_path = ''
as $$
  select id from public.stats_realtime order by created_at desc limit 1;
$$;

create policy "everyone reads the current counters"
  on public.stats_realtime for select to anon, authenticated
  using (id = (select private.current_stats_id()) or (select private.is_staff()));

create policy "everyone bumps the current counters"
  on public.stats_realtime for update to anon, authenticated
  using (id = (select private.current_stats_id()))
  with check (id = (select private.current_stats_id()));

create policy "staff read the history"
  on public.stats_daily for select to authenticated
  using ((select private.is_staff()));

-- The row of the counters, which a hosted project needs as well.
insert into public.stats_realtime default values;

-- schemas/27_enquiries.sql

-- Enquiries (PRODUCT 4): everyone may send one, only admins read them (PRODUCT 5).

/* What an enquiry can be about: a practice area of the site (SPEC 3.6), or anything else. */
create table private.practice_areas (
  id text primary key
);

insert into private.practice_areas values
  ('civil'), ('family'), ('labor'), ('immigration'), ('inheritance'), ('other');

create table public.contact_surveys (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null check (char_length(btrim(name, E' \t\r\n')) between 2 and 120),
  email text check (char_length(email) <= 254 and email ~ '^[^@\s]+@[^@\s]+\.[^@\s.]{2,}$'),
  phone text check (phone ~ '^\+?[0-9][0-9 ().\-]{5,24}$'),
  language text not null references public.language_settings (language_code),
  channel text not null check (channel in ('call', 'email', 'chat', 'video')),
  practice_area text not null references private.practice_areas (id),
  urgency text not null check (urgency in ('normal', 'deadline', 'detained')),
  message text not null check (char_length(btrim(message, E' \t\r\n')) between 10 and 4000),
  source text check (source in ('search', 'recommendation', 'social', 'reviews', 'press', 'other')),
  consent boolean not null check (consent),
  consent_at timestamptz not null default now(),
  consent_language text not null references public.language_settings (language_code),
  -- The date of the data notice that was accepted. It is not compared with a list, which would close the form if a
  -- new notice were published before the list has it.
  consent_version text not null
    check (consent_version ~ '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$' and consent_version <= private.office_today()::text),
  -- A person needs longer. There is no upper limit, since a form may stay open for days.
  fill_seconds integer not null check (fill_seconds >= 3),
  -- The form's proof of work, and whether the enquiry is probably automatic: 28_enquiry_limits.sql.
  proof integer check (proof >= 0),
  overflow boolean not null default false,
  -- 'engaged': the person became a client, whose file has its own retention.
  status text not null default 'new' check (status in ('new', 'contacted', 'engaged', 'closed')),
  notes text not null default '' check (char_length(notes) <= 10000),
  -- When an admin first opened it, and when and how it was first answered: note_survey_progress().
  opened_at timestamptz,
  answered_at timestamptz,
  answered_via text check (answered_via in ('call', 'email', 'chat')),
  updated_at timestamptz not null default now(),
  -- The part of the message that the list shows.
  message_start text generated always as (left(message, 160)) stored,
  -- Folded on insert: folding in each search took ten seconds for 50,000 enquiries, reading this column 0.1.
  search_text text generated always as (
    private.fold(
      name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' '
      || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g') || ' ' || message
    )
  ) stored,
  constraint contact_surveys_reachable check (email is not null or phone is not null),
  constraint contact_surveys_channel_reachable
    check (case when channel in ('call', 'chat') then phone is not null
                when channel = 'email' then email is not null
                else true end)
);

create index contact_surveys_order on public.contact_surveys (created_at desc, id desc);
create index contact_surveys_by_status on public.contact_surveys (status, created_at desc, id desc);
create index contact_surveys_unopened_detentions on public.contact_surveys (created_at)
  where urgency = 'detained' and status = 'new' and opened_at is null;
create index contact_surveys_by_email on public.contact_surveys (lower(email));
-- The last nine digits identify a phone, with or without the country's prefix.
create index contact_surveys_by_phone
  on public.contact_surveys (right(regexp_replace(phone, '[^0-9]', '', 'g'), 9));

create trigger contact_surveys_touch before update on public.contact_surveys
  for each row execute function private.touch_updated_at();

/* Keeps the times of the first opening and the first answer, by the database's clock. An enquiry set back to new
   waits for an answer again. */
create function private.note_survey_progress()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.opened_at is distinct from old.opened_at then
    new.opened_at := coalesce(old.opened_at, now());
  end if;
  if new.status = 'new' then
    new.answered_at := null;
    new.answered_via := null;
  elsif old.status = 'new' then
    new.answered_at := now();
  end if;
  return new;
end;
$$;

create trigger contact_surveys_progress before update on public.contact_surveys
  for each row execute function private.note_survey_progress();

alter table public.contact_surveys enable row level security;

create trigger contact_surveys_proof before delete on public.contact_surveys
  for each statement when (current_user = 'authenticated') execute function private.ask_for_proof();

create policy "everyone sends enquiries"
  on public.contact_surveys for insert to anon, authenticated
  with check (status = 'new' and notes = '');

create policy "admins read enquiries"
  on public.contact_surveys for select to authenticated
  using ((select private.is_admin()));

create policy "admins update enquiries"
  on public.contact_surveys for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "admins erase enquiries"
  on public.contact_surveys for delete to authenticated
  using ((select private.is_admin()));

-- schemas/28_enquiry_limits.sql

-- Limits that keep robots away without refusing a person (PRODUCT 4). An enquiry beyond a limit is stored and flagged
-- ('overflow'); the admin area lists it separately, as probably automatic.

/* The networks of the last hour's enquiries, for counting only; they do not refer to an enquiry. */
create table private.survey_senders (
  id bigint generated always as identity primary key,
  received_at timestamptz not null default now(),
  network text not null,
  urgency text not null
);

create index survey_senders_order on private.survey_senders (received_at);

/* Checks the form's proof of work: its script tries numbers until the hash begins with ten zero bits
   (src/features/public/enquiry-form/proofOfWork.ts). A person does not notice the work; a sender of thousands does. */
create function private.has_proof(proof integer, email text, phone text, message text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select proof is not null and get_byte(hash, 0) = 0 and get_byte(hash, 1) < 64
  from sha256(
    convert_to(concat(proof, ':', email, ':', phone, ':', message), 'UTF8')
  ) as hash;
$$;

/* The limits of an hour: five enquiries from one e-mail address or phone, ten from one network, sixty in all. Each
   urgency counts by itself, and 'detained' needs no proof. An enquiry is refused only so that a robot cannot fill the
   disk: beyond fifty from one network, and beyond 300 flagged ones of its urgency, 1,000 if somebody is detained. The
   form then offers e-mail and chat. */
create function private.limit_contact_surveys()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  sender text;
  by_network integer := 0;
  by_person integer;
  by_everybody integer;
  flagged integer;
begin
  -- Serialized: two concurrent enquiries would not count each other.
  perform pg_advisory_xact_lock(hashtext('contact_surveys.limit'));
  delete from private.survey_senders where received_at < now() - interval '1 hour';
  sender := private.caller_hash();
  if sender is not null then
    select count(*) into by_network from private.survey_senders
    where network = sender and urgency = new.urgency;
    insert into private.survey_senders (network, urgency) values (sender, new.urgency);
  end if;
  select
    count(*) filter (
      where lower(email) = lower(new.email)
        or right(regexp_replace(phone, '\D', '', 'g'), 9) = right(regexp_replace(new.phone, '\D', '', 'g'), 9)),
    count(*) filter (where not overflow),
    count(*) filter (where overflow)
  into by_person, by_everybody, flagged
  from public.contact_surveys
  where created_at > now() - interval '1 hour' and urgency = new.urgency;

  new.overflow := by_person >= 5 or by_network >= 10 or by_everybody >= 60
    or not (new.urgency = 'detained' or private.has_proof(new.proof, new.email, new.phone, new.message));
  if new.overflow and (by_network >= 50 or flagged >= case new.urgency when 'detained' then 1000 else 300 end) then
    raise exception 'too many enquiries' using errcode = 'P0001', hint = 'rate_limited';
  end if;
  return new;
end;
$$;

/* Only for callers of the API, not for the project's own servers and scripts. */
create trigger contact_surveys_limit before insert on public.contact_surveys
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.limit_contact_surveys();

-- schemas/29_enquiries_for_admins.sql

-- Enquiries as the admin area reads them: the search, one whole enquiry, and an export. The last two are logged.

/* The enquiries that contain a text, a phone number in any notation; none for anyone but admins. Security definer,
   because the searched column is granted to nobody. */
create function private.find_surveys(query text)
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select survey.id
  from public.contact_surveys as survey
  where (select private.is_admin()) and survey.search_text like private.containing(
    case
      when query ~ '^[0-9 +().\-]{4,}$' then regexp_replace(left(query, 200), '[^0-9]', '', 'g')
      else private.fold(btrim(left(query, 200)))
    end
  );
$$;

/* The same with the list's columns, to be filtered, sorted and paged like a table. Without 'set search_path', which
   would keep the planner from inlining it. */
create function public.search_surveys(query text)
returns table (
  id uuid, created_at timestamptz, name text, language text, practice_area text, urgency text, status text,
  overflow boolean, message_start text
)
language sql
stable
as $$
  select s.id, s.created_at, s.name, s.language, s.practice_area, s.urgency, s.status, s.overflow, s.message_start
  from public.contact_surveys as s
  where s.id in (select private.find_surveys(left(query, 200)));
$$;

/* One whole enquiry. Its sensitive columns are granted to nobody, so that only this function and export_surveys()
   read them. Opening it again within ten minutes, as after each save, adds no line. */
create function private.open_survey(survey uuid)
returns setof public.contact_surveys
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  if exists (select from public.contact_surveys where id = survey) and not exists (
    select from private.access_log
    where at > now() - interval '10 minutes' and person = auth.uid() and action = 'opened'
      and subjects = array[survey]
  ) then
    perform private.log_access('opened', array[survey]);
  end if;
  return query select * from public.contact_surveys where id = survey;
end;
$$;

create function public.open_survey(survey uuid)
returns setof public.contact_surveys
language sql
set search_path = ''
as $$
  select * from private.open_survey(survey);
$$;

/* Whole enquiries, for a file. */
create function private.export_surveys(surveys uuid[])
returns setof public.contact_surveys
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  perform private.require_proof();
  perform private.log_access('exported', surveys);
  return query
    select * from public.contact_surveys where id = any (surveys) order by created_at desc, id desc;
end;
$$;

create function public.export_surveys(surveys uuid[])
returns setof public.contact_surveys
language sql
set search_path = ''
as $$
  select * from private.export_surveys(surveys);
$$;

-- schemas/30_erasures.sql

-- Erasing enquiries, and a record of each erasure without personal data.

create table public.survey_erasures (
  id uuid primary key default gen_random_uuid(),
  erased_at timestamptz not null default now(),
  erased_by uuid references auth.users (id) on delete set null,
  -- The day the enquiry came in: enough to match a request for erasure, and no personal data.
  received_on date not null,
  reason text not null check (reason in ('request', 'retention'))
);

create index survey_erasures_order on public.survey_erasures (erased_at desc, id desc);
create index survey_erasures_by_person on public.survey_erasures (erased_by);

alter table public.survey_erasures enable row level security;

create policy "admins read what was erased"
  on public.survey_erasures for select to authenticated
  using ((select private.is_admin()));

/* Records every deletion, however it was made. */
create function private.record_survey_erasure()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.survey_erasures (erased_by, received_on, reason)
  values (
    auth.uid(),
    private.office_day(old.created_at),
    coalesce(nullif(current_setting('app.erasure_reason', true), ''), 'request')
  );
  return null;
end;
$$;

create trigger contact_surveys_erased after delete on public.contact_surveys
  for each row execute function private.record_survey_erasure();

/* All enquiries with the same e-mail address or phone as this one; none for anyone but admins. Security definer,
   because the indexes on expressions would not be used under a policy. */
create function private.surveys_of_person(survey uuid)
returns table (id uuid, name text, created_at timestamptz)
language sql
stable
security definer
set search_path = ''
as $$
  select person.id, person.name, person.created_at from (
    select s.* from public.contact_surveys as s
    where s.id = survey
    union
    select s.* from public.contact_surveys as one
    join public.contact_surveys as s on lower(s.email) = lower(one.email)
    where one.id = survey
    union
    select s.* from public.contact_surveys as one
    join public.contact_surveys as s
      on right(regexp_replace(s.phone, '[^0-9]', '', 'g'), 9)
       = right(regexp_replace(one.phone, '[^0-9]', '', 'g'), 9)
    where one.id = survey
  ) as person
  where (select private.is_admin());
$$;

create function public.surveys_of_person(survey uuid)
returns table (id uuid, name text, created_at timestamptz)
language sql
stable
set search_path = ''
as $$
  select * from private.surveys_of_person(survey);
$$;

/* Erases what surveys_of_person() returns, and returns how many. Callers who may not erase get an error, not 0. */
create function public.erase_person(survey uuid)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  erased integer;
begin
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  delete from public.contact_surveys
  where id in (select person.id from private.surveys_of_person(survey) as person);
  get diagnostics erased = row_count;
  return erased;
end;
$$;

/* Enquiries that led to no engagement and are older than the settings allow. Inlined like search_surveys(). */
create function public.expired_surveys()
returns table (id uuid, created_at timestamptz)
language sql
stable
as $$
  select s.id, s.created_at from public.contact_surveys as s
  where s.status <> 'engaged'
    and s.created_at < now() - make_interval(months => (select survey_retention_months from public.settings))
    -- Flagged as automatic, and still unhandled after a month.
    or s.overflow and s.status = 'new' and s.created_at < now() - interval '30 days';
$$;

/* Erases what expired_surveys() returns, and returns how many. It runs as the caller, so that the trigger asks for
   proof. */
create function public.erase_expired_surveys()
returns integer
language plpgsql
set search_path = ''
as $$
declare
  erased integer;
begin
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  perform set_config('app.erasure_reason', 'retention', true);
  delete from public.contact_surveys where id in (select expired.id from public.expired_surveys() as expired);
  get diagnostics erased = row_count;
  perform set_config('app.erasure_reason', '', true);
  return erased;
end;
$$;

/* The same as a nightly job (91_jobs.sql), with nobody signed in. */
create function private.erase_expired_surveys()
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  erased integer;
begin
  perform set_config('app.erasure_reason', 'retention', true);
  delete from public.contact_surveys where id in (select expired.id from public.expired_surveys() as expired);
  get diagnostics erased = row_count;
  perform set_config('app.erasure_reason', '', true);
  return erased;
end;
$$;

/* A page of the erasures, newest first, after the one with this time and id, with the e-mail addresses of those who
   made them, which are in the auth schema. Empty for anyone but admins. */
create function private.survey_erasure_history(after_time timestamptz, after_id uuid, page_size integer)
returns table (id uuid, erased_at timestamptz, erased_by text, received_on date, reason text)
language sql
stable
security definer
set search_path = ''
as $$
  select e.id, e.erased_at, u.email::text, e.received_on, e.reason
  from public.survey_erasures as e left join auth.users as u on u.id = e.erased_by
  where (select private.is_admin()) and (e.erased_at, e.id) < (after_time, after_id)
  order by e.erased_at desc, e.id desc
  limit least(page_size, 101);
$$;

create function public.survey_erasure_history(
  after_time timestamptz default 'infinity',
  after_id uuid default 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  page_size integer default 25
)
returns table (id uuid, erased_at timestamptz, erased_by text, received_on date, reason text)
language sql
stable
set search_path = ''
as $$
  select * from private.survey_erasure_history(after_time, after_id, page_size);
$$;

-- schemas/31_replies.sql

-- Answering enquiries: texts to answer with, and the history of each enquiry, which is its part of the access log.

/* Texts that staff choose when they answer. `body` is Spanish; null where a language has none. Words in double braces
   are filled in when a reply is written (src/features/admin/enquiries/replies/fields.ts). */
create table public.reply_templates (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (char_length(btrim(name)) between 1 and 80),
  body text not null check (char_length(btrim(body)) between 1 and 4000),
  body_en text, body_fr text, body_de text, body_ar text, body_zh text, body_ru text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint reply_templates_translations_fit check (
    greatest(
      char_length(body_en), char_length(body_fr), char_length(body_de),
      char_length(body_ar), char_length(body_zh), char_length(body_ru)
    ) <= 4000
  )
);

create trigger reply_templates_touch before update on public.reply_templates
  for each row execute function private.touch_updated_at();

alter table public.reply_templates enable row level security;

create policy "admins read reply templates"
  on public.reply_templates for select to authenticated
  using ((select private.is_admin()));

create policy "admins add reply templates"
  on public.reply_templates for insert to authenticated
  with check ((select private.is_admin()));

create policy "admins change reply templates"
  on public.reply_templates for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "admins remove reply templates"
  on public.reply_templates for delete to authenticated
  using ((select private.is_admin()));

/* Logs that somebody has opened a mail, chat or call to answer an enquiry, and with which template. The enquiry's
   status says whether the reply was sent. */
create function private.record_reply(survey uuid, via text, template uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  if via not in ('call', 'email', 'chat') then
    raise exception 'no such channel' using errcode = '22023';
  end if;
  if exists (select from public.contact_surveys where id = survey) then
    perform private.log_access('replied', array[survey], concat_ws(
      ' ', via, (select name from public.reply_templates where id = template)));
  end if;
end;
$$;

create function public.record_reply(survey uuid, via text, template uuid default null)
returns void
language sql
set search_path = ''
as $$
  select private.record_reply(survey, via, template);
$$;

/* What was done with one enquiry and by whom, newest first. Empty for anyone but admins. */
create function private.survey_history(survey uuid)
returns table (seq bigint, at timestamptz, person uuid, email text, action text, detail text)
language sql
stable
security definer
set search_path = ''
as $$
  select l.seq, l.at, l.person, u.email::text, l.action, l.detail
  from private.access_log as l left join auth.users as u on u.id = l.person
  where l.subjects @> array[survey] and (select private.is_admin())
  order by l.seq desc
  limit 50;
$$;

create function public.survey_history(survey uuid)
returns table (seq bigint, at timestamptz, person uuid, email text, action text, detail text)
language sql
stable
set search_path = ''
as $$
  select * from private.survey_history(survey);
$$;

-- schemas/32_reply_texts.sql

-- The templates that a new project has; the firm changes them in the admin area.

insert into public.reply_templates (name, body, body_en, body_fr, body_de, body_ar, body_zh, body_ru) values
(
  'Recibida: cuándo contestamos',
  'Hemos recibido su consulta del {{fecha}} (referencia: {{referencia}}). La estamos estudiando y le contestaremos, a más tardar, el {{plazo}} (hora peninsular española).

Si entretanto recibe una notificación o está a punto de vencerle un plazo, no espere a nuestra respuesta: llámenos al {{telefono}}.',
  'We have received your enquiry of {{fecha}} (reference: {{referencia}}). We are looking into it and will reply by {{plazo}} (time in mainland Spain).

If you receive an official notice in the meantime, or a deadline is about to expire, please do not wait for our reply: call us on {{telefono}}.',
  'Nous avons bien reçu votre demande du {{fecha}} (référence : {{referencia}}). Nous l’étudions et vous répondrons au plus tard le {{plazo}} (heure de l’Espagne péninsulaire).

Si vous recevez entre-temps une notification ou si un délai est sur le point d’expirer, n’attendez pas notre réponse : appelez-nous au {{telefono}}.',
  'Ihre Anfrage vom {{fecha}} ist bei uns eingegangen (Zeichen: {{referencia}}). Wir prüfen sie und antworten Ihnen bis zum {{plazo}} Uhr (Ortszeit des spanischen Festlands).

Sollten Sie inzwischen ein behördliches oder gerichtliches Schreiben erhalten oder eine Frist ablaufen, warten Sie bitte nicht auf unsere Antwort, sondern rufen Sie uns an: {{telefono}}.',
  'تلقّينا استفساركم المؤرخ في {{fecha}} (المرجع: {{referencia}})، ونحن ندرسه وسنردّ عليكم في موعد أقصاه {{plazo}} (بتوقيت البر الرئيسي الإسباني).

إذا وصلكم في هذه الأثناء تبليغ رسمي أو أوشكت مهلة على الانتهاء، فلا تنتظروا ردّنا، بل اتصلوا بنا على الرقم {{telefono}}.',
  '我们已收到您于{{fecha}}提交的咨询（编号：{{referencia}}），目前正在研究，最晚于{{plazo}}（西班牙本土时间）答复您。

在此期间，如果您收到官方通知，或有期限即将届满，请不要等待我们的答复，直接致电：{{telefono}}。',
  'Мы получили ваше обращение от {{fecha}} (номер: {{referencia}}). Мы изучаем его и ответим вам не позднее {{plazo}} (время материковой Испании).

Если за это время вы получите официальное уведомление или у вас будет истекать срок, не ждите нашего ответа: позвоните нам по телефону {{telefono}}.'
),
(
  'Faltan documentos',
  'Para contestar con fundamento a su consulta del {{fecha}} (referencia: {{referencia}}) necesitamos copia de estos documentos:

{{documentos}}

Bastan fotografías que se lean bien o archivos PDF; no nos envíe los originales. Si le falta alguno, díganoslo y veremos cómo conseguirlo.',
  'To give you a well-founded answer to your enquiry of {{fecha}} (reference: {{referencia}}), we need copies of the following documents:

{{documentos}}

Legible photographs or PDF files are enough; please do not send the originals. If you do not have one of them, let us know and we will see how to obtain it.',
  'Pour répondre de façon fondée à votre demande du {{fecha}} (référence : {{referencia}}), nous avons besoin d’une copie des documents suivants :

{{documentos}}

Des photographies lisibles ou des fichiers PDF suffisent ; n’envoyez pas les originaux. S’il vous en manque un, dites-le-nous et nous verrons comment l’obtenir.',
  'um Ihre Anfrage vom {{fecha}} (Zeichen: {{referencia}}) fundiert beantworten zu können, benötigen wir Kopien der folgenden Unterlagen:

{{documentos}}

Gut lesbare Fotos oder PDF-Dateien genügen; bitte senden Sie uns keine Originale. Falls Ihnen etwas davon fehlt, sagen Sie uns Bescheid: Wir sehen dann, wie es sich beschaffen lässt.',
  'لكي نجيب عن استفساركم المؤرخ في {{fecha}} (المرجع: {{referencia}}) إجابة مدروسة، نحتاج إلى نسخ من الوثائق التالية:

{{documentos}}

تكفي صور واضحة أو ملفات PDF، ونرجو عدم إرسال النسخ الأصلية. وإذا لم تتوفر لديكم إحدى هذه الوثائق فأخبرونا لنرى كيف يمكن الحصول عليها.',
  '为了对您于{{fecha}}提交的咨询（编号：{{referencia}}）作出有依据的答复，我们需要以下文件的副本：

{{documentos}}

清晰的照片或 PDF 文件即可，请勿寄送原件。如果缺少其中某份文件，请告诉我们，我们会看看如何取得。',
  'Чтобы обоснованно ответить на ваше обращение от {{fecha}} (номер: {{referencia}}), нам нужны копии следующих документов:

{{documentos}}

Достаточно чётких фотографий или файлов PDF; оригиналы присылать не нужно. Если какого-то документа у вас нет, сообщите нам, и мы подумаем, как его можно получить.'
),
(
  'Propuesta de cita',
  'Para hablar de su consulta del {{fecha}} (referencia: {{referencia}}) le proponemos esta cita: {{cita}} (hora peninsular española). Puede ser en el despacho, por teléfono o por videollamada, como prefiera.

Por favor, confírmenos si le conviene. Si no, díganos qué días y horas le van bien o llámenos al {{telefono}}.',
  'To discuss your enquiry of {{fecha}} (reference: {{referencia}}), we suggest this appointment: {{cita}} (time in mainland Spain). It can be at our office, by telephone or by video call, as you prefer.

Please let us know whether it suits you. If not, tell us which days and times do, or call us on {{telefono}}.',
  'Pour parler de votre demande du {{fecha}} (référence : {{referencia}}), nous vous proposons ce rendez-vous : {{cita}} (heure de l’Espagne péninsulaire). Il peut avoir lieu au cabinet, par téléphone ou par visioconférence, comme vous préférez.

Merci de nous confirmer s’il vous convient. Sinon, indiquez-nous les jours et heures qui vous arrangent ou appelez-nous au {{telefono}}.',
  'um über Ihre Anfrage vom {{fecha}} (Zeichen: {{referencia}}) zu sprechen, schlagen wir Ihnen diesen Termin vor: {{cita}} Uhr (Ortszeit des spanischen Festlands). Er kann in der Kanzlei, am Telefon oder per Videogespräch stattfinden, ganz wie Sie möchten.

Bitte sagen Sie uns, ob er Ihnen passt. Wenn nicht, nennen Sie uns Tage und Uhrzeiten, die Ihnen recht sind, oder rufen Sie uns an: {{telefono}}.',
  'لمناقشة استفساركم المؤرخ في {{fecha}} (المرجع: {{referencia}}) نقترح عليكم هذا الموعد: {{cita}} (بتوقيت البر الرئيسي الإسباني). ويمكن أن يكون في المكتب أو بالهاتف أو عبر مكالمة فيديو، كما تفضّلون.

نرجو تأكيد ما إذا كان الموعد مناسبًا لكم. وإلا فأخبرونا بالأيام والأوقات التي تناسبكم أو اتصلوا بنا على الرقم {{telefono}}.',
  '为了商谈您于{{fecha}}提交的咨询（编号：{{referencia}}），我们建议在以下时间会面：{{cita}}（西班牙本土时间）。您可以选择来律所、电话或视频通话。

请告诉我们这个时间是否合适。如不合适，请告知您方便的日期和时间，或致电 {{telefono}}。',
  'Чтобы обсудить ваше обращение от {{fecha}} (номер: {{referencia}}), предлагаем вам встречу: {{cita}} (время материковой Испании). Она может пройти в офисе, по телефону или по видеосвязи, как вам удобнее.

Пожалуйста, сообщите, подходит ли вам это время. Если нет, напишите, какие дни и часы вам удобны, или позвоните по телефону {{telefono}}.'
),
(
  'No podemos llevar el asunto',
  'Hemos leído su consulta del {{fecha}} (referencia: {{referencia}}). Lamentamos no poder hacernos cargo de este asunto, por su materia o por obligaciones profesionales sobre las que no podemos dar detalles. No es una opinión sobre su caso.

Le aconsejamos que acuda pronto a otro abogado, porque los plazos siguen corriendo. El colegio de la abogacía de su zona puede informarle, también sobre la asistencia jurídica gratuita.',
  'We have read your enquiry of {{fecha}} (reference: {{referencia}}). We are sorry that we cannot take on this matter, either because of its subject or because of professional obligations that we may not explain. This is not an opinion on your case.

We advise you to consult another lawyer soon, because deadlines continue to run. The bar association (colegio de la abogacía) in your area can inform you, also about legal aid.',
  'Nous avons lu votre demande du {{fecha}} (référence : {{referencia}}). Nous regrettons de ne pouvoir nous charger de cette affaire, en raison de sa matière ou d’obligations professionnelles que nous ne pouvons pas détailler. Il ne s’agit pas d’un avis sur votre dossier.

Nous vous conseillons de consulter rapidement un autre avocat, car les délais continuent de courir. Le barreau (colegio de la abogacía) de votre lieu de résidence peut vous renseigner, également sur l’aide juridictionnelle.',
  'wir haben Ihre Anfrage vom {{fecha}} (Zeichen: {{referencia}}) gelesen. Leider können wir diese Angelegenheit nicht übernehmen, sei es wegen des Rechtsgebiets oder wegen beruflicher Pflichten, zu denen wir nichts Näheres sagen dürfen. Das ist keine Einschätzung Ihres Falles.

Bitte wenden Sie sich bald an eine andere Kanzlei, denn Fristen laufen weiter. Die Anwaltskammer (colegio de la abogacía) vor Ort gibt Auskunft, auch über Prozesskostenhilfe.',
  'قرأنا استفساركم المؤرخ في {{fecha}} (المرجع: {{referencia}}). ويؤسفنا أنه لا يمكننا تولّي هذه القضية، إما بسبب موضوعها أو بسبب التزامات مهنية لا يجوز لنا الإفصاح عنها. ولا يُعدّ هذا رأيًا في قضيتكم.

ننصحكم بمراجعة محامٍ آخر في أقرب وقت، لأن المُهل القانونية مستمرة في السريان. ويمكن لنقابة المحامين (colegio de la abogacía) في منطقتكم أن تفيدكم بالمعلومات، بما في ذلك عن المساعدة القضائية المجانية.',
  '我们已阅读您于{{fecha}}提交的咨询（编号：{{referencia}}）。很抱歉，由于事务领域或我们不便说明的职业义务，我们无法接受此项委托。这并不代表我们对您案件的看法。

由于期限仍在计算，建议您尽快咨询其他律师。您所在地区的律师公会（colegio de la abogacía）可以提供信息，包括免费法律援助方面的信息。',
  'Мы прочитали ваше обращение от {{fecha}} (номер: {{referencia}}). К сожалению, мы не можем взяться за это дело: либо из-за его тематики, либо в силу профессиональных обязанностей, о которых не вправе говорить подробнее. Это не оценка вашего дела.

Советуем как можно скорее обратиться к другому адвокату, поскольку сроки продолжают идти. Коллегия адвокатов (colegio de la abogacía) в вашем районе может дать информацию, в том числе о бесплатной юридической помощи.'
),
(
  'Persona detenida: qué hacer ahora',
  'Llámenos ahora al {{telefono}} y díganos cómo se llama la persona detenida, dónde está y desde cuándo. Entretanto, esto es lo que debe saber esa persona:

1. Tiene derecho a un abogado desde el primer momento: que pida que avisen a {{despacho}}, teléfono {{telefono}}. Si no contestamos, que pida el abogado de guardia y no espere.
2. Tiene derecho a guardar silencio. Que no declare sobre los hechos antes de hablar a solas con el abogado.
3. Tiene derecho a un intérprete gratuito, si no entiende bien el español.
4. Puede pedir que se avise a un familiar y a su consulado, y que le vea un médico.',
  'Call us now on {{telefono}} and tell us the detained person’s name, where they are and since when. Meanwhile, this is what that person should know:

1. They have the right to a lawyer from the very first moment: they should ask for {{despacho}} to be called, telephone {{telefono}}. If we do not answer, they should ask for the duty lawyer (abogado de guardia) and not wait.
2. They have the right to remain silent. They should make no statement about the facts before speaking to the lawyer in private.
3. They have the right to an interpreter free of charge if they do not understand Spanish well.
4. They may ask for a relative and their consulate to be informed, and to be seen by a doctor.',
  'Appelez-nous maintenant au {{telefono}} et dites-nous comment s’appelle la personne arrêtée, où elle se trouve et depuis quand. En attendant, voici ce que cette personne doit savoir :

1. Elle a droit à un avocat dès le premier instant : qu’elle demande que l’on prévienne {{despacho}}, téléphone {{telefono}}. Si nous ne répondons pas, qu’elle demande l’avocat de permanence (abogado de guardia) sans attendre.
2. Elle a le droit de garder le silence. Qu’elle ne fasse aucune déclaration sur les faits avant d’avoir parlé seule à seul avec l’avocat.
3. Elle a droit à un interprète gratuit si elle ne comprend pas bien l’espagnol.
4. Elle peut demander que l’on prévienne un proche et son consulat, et à être examinée par un médecin.',
  'rufen Sie uns jetzt an: {{telefono}}. Sagen Sie uns, wie die festgenommene Person heißt, wo sie ist und seit wann. Bis dahin sollte sie Folgendes wissen:

1. Sie hat vom ersten Moment an das Recht auf anwaltlichen Beistand: Sie soll verlangen, dass {{despacho}} verständigt wird, Telefon {{telefono}}. Erreicht man uns nicht, soll sie den anwaltlichen Notdienst (abogado de guardia) verlangen und nicht warten.
2. Sie hat das Recht zu schweigen. Sie soll zur Sache nichts aussagen, bevor sie unter vier Augen anwaltlich beraten wurde.
3. Sie hat das Recht auf kostenlose Dolmetscherhilfe, wenn sie nicht gut Spanisch versteht.
4. Sie kann verlangen, dass Angehörige und ihr Konsulat verständigt werden und dass sie ärztlich untersucht wird.',
  'اتصلوا بنا الآن على الرقم {{telefono}} وأخبرونا باسم الشخص الموقوف ومكان وجوده ومنذ متى. وفي هذه الأثناء، هذا ما ينبغي أن يعرفه ذلك الشخص:

1. له الحق في محامٍ منذ اللحظة الأولى: فليطلب إبلاغ {{despacho}}، هاتف {{telefono}}. وإذا لم نُجب فليطلب المحامي المناوب (abogado de guardia) دون انتظار.
2. له الحق في التزام الصمت. فلا يُدلِ بأقوال عن الوقائع قبل أن يتحدث مع المحامي على انفراد.
3. له الحق في مترجم شفوي مجاني إذا كان لا يفهم الإسبانية جيدًا.
4. يمكنه أن يطلب إبلاغ أحد أقاربه وقنصلية بلده، وأن يفحصه طبيب.',
  '请立即致电 {{telefono}}，告诉我们被拘留者的姓名、所在地点以及被拘留的时间。在此期间，被拘留者应当知道：

1. 从一开始就有权获得律师帮助：请要求通知 {{despacho}}，电话 {{telefono}}。如果我们没有接听，请要求值班律师（abogado de guardia），不要等待。
2. 有权保持沉默。在与律师单独交谈之前，请不要就案情作任何陈述。
3. 如果不太懂西班牙语，有权获得免费的口译。
4. 可以要求通知一位亲属和本国领事馆，并要求医生检查身体。',
  'Позвоните нам прямо сейчас по телефону {{telefono}} и сообщите, как зовут задержанного, где он находится и с какого времени. Пока же задержанный должен знать следующее:

1. Он имеет право на адвоката с первой минуты: пусть потребует сообщить в {{despacho}}, телефон {{telefono}}. Если мы не ответим, пусть просит дежурного адвоката (abogado de guardia) и не ждёт.
2. Он имеет право хранить молчание. Не следует давать показаний по существу до разговора с адвокатом наедине.
3. Он имеет право на бесплатного переводчика, если плохо понимает по-испански.
4. Он может попросить сообщить о задержании родственнику и консульству своей страны и показать его врачу.'
),
(
  'Enviaremos presupuesto',
  'Hemos estudiado su consulta del {{fecha}} (referencia: {{referencia}}) y podemos ocuparnos de ella. Le enviaremos por escrito, a más tardar el {{plazo}} (hora peninsular española), un presupuesto con lo que incluye nuestro trabajo, los honorarios con IVA y los gastos previsibles, como tasas, procurador o traducciones.

El encargo empieza solo cuando usted acepte ese presupuesto por escrito. Hasta entonces no actuamos en su nombre y los plazos siguen corriendo: si alguno vence pronto, llámenos al {{telefono}}.',
  'We have studied your enquiry of {{fecha}} (reference: {{referencia}}) and can take care of it. By {{plazo}} (time in mainland Spain) we will send you a written quote stating what our work includes, our fees including VAT and the foreseeable expenses, such as official fees, court representative (procurador) or translations.

The engagement begins only once you accept that quote in writing. Until then we do not act on your behalf and deadlines continue to run: if one expires soon, call us on {{telefono}}.',
  'Nous avons étudié votre demande du {{fecha}} (référence : {{referencia}}) et pouvons nous en charger. Au plus tard le {{plazo}} (heure de l’Espagne péninsulaire), nous vous enverrons un devis écrit précisant le contenu de notre travail, les honoraires TVA comprise et les frais prévisibles, tels que droits et taxes, représentant devant le tribunal (procurador) ou traductions.

Notre mission ne commence que lorsque vous acceptez ce devis par écrit. D’ici là, nous n’agissons pas en votre nom et les délais continuent de courir : si l’un d’eux expire bientôt, appelez-nous au {{telefono}}.',
  'wir haben Ihre Anfrage vom {{fecha}} (Zeichen: {{referencia}}) geprüft und können sie übernehmen. Bis zum {{plazo}} Uhr (Ortszeit des spanischen Festlands) senden wir Ihnen einen schriftlichen Kostenvoranschlag mit dem Umfang unserer Arbeit, dem Honorar einschließlich Mehrwertsteuer und den absehbaren Auslagen, etwa amtliche Gebühren und Gerichtsgebühren, Prozessvertreter (procurador) oder Übersetzungen.

Das Mandat beginnt erst, wenn Sie diesen Kostenvoranschlag schriftlich annehmen. Bis dahin werden wir nicht für Sie tätig, und Fristen laufen weiter: Läuft eine bald ab, rufen Sie uns an: {{telefono}}.',
  'درسنا استفساركم المؤرخ في {{fecha}} (المرجع: {{referencia}}) ويمكننا تولّيه. وسنرسل إليكم في موعد أقصاه {{plazo}} (بتوقيت البر الرئيسي الإسباني) عرضًا مكتوبًا بالأتعاب يبيّن ما يشمله عملنا والأتعاب مع ضريبة القيمة المضافة والمصاريف المتوقعة، مثل الرسوم ووكيل الإجراءات (procurador) والترجمات.

لا يبدأ التكليف إلا بعد قبولكم هذا العرض كتابيًا. وإلى ذلك الحين لا نتصرّف باسمكم، والمُهل القانونية مستمرة في السريان: إذا أوشكت مهلة على الانتهاء فاتصلوا بنا على الرقم {{telefono}}.',
  '我们已研究您于{{fecha}}提交的咨询（编号：{{referencia}}），我们可以接受您的委托。我们最晚于{{plazo}}（西班牙本土时间）向您发送书面报价，说明服务内容、含增值税的律师费，以及可预见的开支，如规费、诉讼代理人（procurador）费用或翻译费。

只有在您书面接受该报价之后，委托才开始生效。在此之前我们不代表您采取行动，各项期限仍在计算：如有期限即将届满，请致电 {{telefono}}。',
  'Мы изучили ваше обращение от {{fecha}} (номер: {{referencia}}) и можем им заняться. Не позднее {{plazo}} (время материковой Испании) мы пришлём вам письменную смету: что входит в нашу работу, гонорар с учётом НДС и предполагаемые расходы, такие как пошлины, судебный представитель (procurador) или переводы.

Поручение вступает в силу только после того, как вы письменно примете эту смету. До этого мы не действуем от вашего имени, а сроки продолжают идти: если какой-то из них скоро истекает, позвоните нам по телефону {{telefono}}.'
);

-- schemas/33_mail_outbox.sql

-- Mails about enquiries (PRODUCT 5) and accounts, each queued in the transaction that causes it, so that none is
-- lost. A sender (server/mail, supabase/functions/send-mail) claims what is due and reports the outcome. Rows hold no
-- data of clients: address and language are read from the enquiry when a mail is claimed.

create table private.mail_outbox (
  -- Also the key by which the mail service recognizes a mail that it has accepted already.
  id uuid primary key default gen_random_uuid(),
  kind text not null
    check (kind in ('alert', 'detained', 'confirmation', 'warning', 'flagged', 'summary', 'credentials')),
  survey_id uuid references public.contact_surveys (id) on delete cascade,
  -- The day of a summary, the hour of a notice about flagged enquiries, the minute of a mail about all detentions.
  period timestamptz,
  -- Whose credentials were changed, and which. The former address is kept until the mail is sent to it: a thief who
  -- changed the address reads the new one.
  user_id uuid references auth.users (id) on delete cascade,
  change text check (change in ('password', 'email', 'factor', 'no factor')),
  former_email text,
  created_at timestamptz not null default now(),
  -- When it may be claimed next. A claim postpones it, so that another sender takes over if this one dies.
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  sent_at timestamptz,
  failed_at timestamptz,
  -- Why the last attempt failed: a status or code, never an address. Null while a sender tries again.
  problem text check (problem ~ '^[a-z0-9 ]{1,40}$'),
  unique (survey_id, kind),
  unique (kind, period),
  check ((survey_id is not null) = (kind in ('alert', 'confirmation', 'warning'))),
  check ((period is not null) = (kind in ('detained', 'flagged', 'summary'))),
  check ((user_id is not null and change is not null) = (kind = 'credentials'))
);

create index mail_outbox_open on private.mail_outbox (due_at) where sent_at is null and failed_at is null;
create index mail_outbox_user on private.mail_outbox (user_id);

/* Queues a mail about all detentions that nobody has opened, one a minute at most; one that waits for a sender already
   is enough. Locking that one keeps senders from claiming it before this transaction ends, and so from leaving out an
   enquiry that it adds. */
create function private.queue_detention_mail()
returns void
language plpgsql
set search_path = ''
as $$
begin
  -- Serialized: two concurrent transactions would each add one.
  perform pg_advisory_xact_lock(hashtext('mail_outbox.detained'));
  perform from private.mail_outbox
  where kind = 'detained' and sent_at is null and failed_at is null and (attempts = 0 or problem is not null)
  for update;
  if found then
    return;
  end if;
  insert into private.mail_outbox (kind, period, due_at)
  select 'detained', next.minute, next.minute
  from (
    select greatest(now(), max(period) + interval '1 minute') as minute
    from private.mail_outbox where kind = 'detained'
  ) as next;
end;
$$;

/* An alert and a confirmation. A flagged enquiry, probably from a robot, sends nothing to the address that it names; its
   detention is part of one mail about all of them, so that a robot cannot flood the firm's mailbox. */
create function private.queue_mails_of_survey()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.overflow then
    perform private.queue_detention_mail();
    return null;
  end if;
  insert into private.mail_outbox (kind, survey_id) values ('alert', new.id);
  if new.email is not null then
    insert into private.mail_outbox (kind, survey_id) values ('confirmation', new.id);
  end if;
  return null;
end;
$$;

create trigger contact_surveys_mails after insert on public.contact_surveys
  for each row when (new.status = 'new' and (not new.overflow or new.urgency = 'detained'))
  execute function private.queue_mails_of_survey();

-- schemas/34_answer_warnings.sql

-- When the firm is warned that an answer will soon be late. A mail sender computes the time by opening hours and
-- holidays (src/site/answerClock.ts) soon after the enquiry has come in; queue_mails_by_clock() queues the mail.

create table private.answer_warnings (
  survey_id uuid primary key references public.contact_surveys (id) on delete cascade,
  -- 'infinity' if it was too late for a warning when the time was computed.
  at timestamptz not null
);

/* New enquiries without a time yet. One without an alert came with an archive, whose original warns of it. */
create function private.unplanned_warnings()
returns setof public.contact_surveys
language sql
stable
set search_path = ''
as $$
  select s.* from public.contact_surveys as s
  where s.status = 'new'
    and not exists (select from private.answer_warnings as w where w.survey_id = s.id)
    and exists (select from private.mail_outbox as m where m.survey_id = s.id and m.kind = 'alert')
  order by s.created_at
  limit 50;
$$;

/* Stores the times that a sender has computed, by the ids of the enquiries. */
create function public.plan_warnings(times jsonb)
returns void
language sql
set search_path = ''
as $$
  insert into private.answer_warnings (survey_id, at)
  select s.id, t.value::timestamptz
  from jsonb_each_text(times) as t join public.contact_surveys as s on s.id = t.key::uuid
  on conflict do nothing;
$$;

/* After a change of the holidays or the time zone, all future times are computed again. */
create function private.plan_warnings_again()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.answer_warnings where at > private.office_instant();
  return null;
end;
$$;

create trigger holidays_warnings after insert or delete on public.holidays
  for each statement execute function private.plan_warnings_again();
create trigger settings_warnings after update of time_zone on public.settings
  for each statement execute function private.plan_warnings_again();

-- schemas/35_mail_sending.sql

-- Sending mails: what is due, claims, and outcomes.

/* The detentions that the firm has not opened yet. */
create function private.unopened_detentions()
returns setof public.contact_surveys
language sql
stable
set search_path = ''
as $$
  select * from public.contact_surveys where urgency = 'detained' and status = 'new' and opened_at is null;
$$;

/* Queues what is due by the clock; two concurrent senders add one row. This is another mail about the detentions that
   nobody has opened, fifteen minutes after the last about any of them, warnings before an answer is late
   (34_answer_warnings.sql), a notice about other flagged enquiries, once an hour at most, and the summary, from eight
   in the morning, on Mondays if weekly. */
create function private.queue_mails_by_clock()
returns void
language plpgsql
set search_path = ''
as $$
declare
  last_mail timestamptz;
  office public.settings;
  clock timestamp;
begin
  -- An unsent one counts as sent later. A copy from an archive, whose outbox is empty, repeats nothing.
  select max(coalesce(sent_at, failed_at, 'infinity')) into last_mail from private.mail_outbox where kind = 'detained';
  if coalesce(last_mail <= now() - interval '15 minutes', true) and exists (
    select from private.unopened_detentions() as s
    left join private.mail_outbox as m on m.survey_id = s.id and m.kind = 'alert'
    where coalesce(m.sent_at, m.failed_at) <= now() - interval '15 minutes' or (s.overflow and last_mail is not null)
  ) then
    perform private.queue_detention_mail();
  end if;

  insert into private.mail_outbox (kind, survey_id)
  select 'warning', w.survey_id
  from private.answer_warnings as w join public.contact_surveys as s on s.id = w.survey_id
  where w.at <= private.office_instant() and s.status = 'new'
  on conflict do nothing;
  delete from private.mail_outbox as m using public.contact_surveys as s
  where m.kind = 'warning' and m.sent_at is null and s.id = m.survey_id and s.status <> 'new';

  insert into private.mail_outbox (kind, period)
  select 'flagged', date_trunc('hour', now())
  from (select max(created_at) as at from private.mail_outbox where kind = 'flagged') as last
  where coalesce(last.at <= now() - interval '1 hour', true) and exists (
    select from public.contact_surveys
    where overflow and urgency <> 'detained' and status = 'new' and opened_at is null
      and created_at > coalesce(last.at, '-infinity')
  )
  on conflict do nothing;

  select * into office from public.settings;
  clock := private.office_now();
  if extract(hour from clock) >= 8
    and (office.summary_mail = 'daily' or office.summary_mail = 'weekly' and extract(isodow from clock) = 1)
  then
    insert into private.mail_outbox (kind, period)
    values ('summary', date_trunc('day', clock) at time zone office.time_zone) on conflict do nothing;
  end if;
end;
$$;

/* A person's e-mail address. Security definer, because the API's roles have no access to accounts. */
create function private.address_of(person uuid)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select email from auth.users where id = person;
$$;

/* Claims due mails for one sender for five minutes; other senders skip them. Alerts come first, those about
   detentions before others; after a hundred attempts, about a day, a mail is given up. */
create function public.claim_mails(batch integer default 5)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  answer jsonb;
begin
  perform private.queue_mails_by_clock();
  update private.mail_outbox set failed_at = now(), former_email = null
  where sent_at is null and failed_at is null and due_at <= now() and attempts >= 100;

  with due as materialized (
    select m.id, (m.kind in ('alert', 'detained', 'warning', 'flagged'))::int
        + (m.kind = 'detained' or coalesce(s.urgency, '') = 'detained')::int as rank
    from private.mail_outbox as m left join public.contact_surveys as s on s.id = m.survey_id
    where m.sent_at is null and m.failed_at is null and m.due_at <= now()
    order by rank desc, m.due_at
    limit least(greatest(batch, 1), 50)
    for update of m skip locked
  ), claimed as (
    update private.mail_outbox as m
    set attempts = m.attempts + 1, problem = null, due_at = now() + interval '5 minutes'
    from due where m.id = due.id
    returning m.*, due.rank
  )
  select jsonb_build_object(
    'now', private.office_instant(),
    'alertEmail', (select alert_email from public.settings),
    'office', jsonb_build_object(
      'timeZone', (select time_zone from public.settings),
      'holidays', (select coalesce(jsonb_agg(day order by day), '[]') from public.holidays)),
    'unplanned', (
      select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'urgency', u.urgency, 'receivedAt', u.created_at)), '[]')
      from private.unplanned_warnings() as u),
    'waiting', (
      select jsonb_build_object(
        'new', count(*) filter (where not overflow),
        'urgent', count(*) filter (where not overflow and urgency <> 'normal'),
        'flagged', count(*) filter (where overflow and urgency <> 'detained'),
        'flaggedDeadlines', count(*) filter (where overflow and urgency = 'deadline'))
      from public.contact_surveys where status = 'new'),
    'mails', coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'attempt', c.attempts, 'kind', c.kind,
      'enquiry', case when s.id is not null then jsonb_build_object(
        'id', s.id, 'email', s.email, 'language', s.language, 'urgency', s.urgency, 'channel', s.channel,
        'receivedAt', s.created_at) end,
      'credentials', case when c.user_id is not null then jsonb_build_object(
        'email', coalesce(c.former_email, private.address_of(c.user_id)), 'change', c.change, 'at', c.created_at) end
    ) order by c.rank desc, c.created_at), '[]'))
  into answer
  from claimed as c left join public.contact_surveys as s on s.id = c.survey_id;
  -- Read after the claim, with what was committed meanwhile.
  return answer || jsonb_build_object(
    'detentions', (
      select jsonb_build_object(
        'count', count(*), 'flagged', count(*) filter (where overflow),
        'first', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'id', f.id, 'language', f.language, 'receivedAt', f.created_at, 'flagged', f.overflow)), '[]')
          from (select * from private.unopened_detentions() order by overflow, created_at desc limit 10) as f))
      from private.unopened_detentions()));
end;
$$;

/* Records the outcome of a claimed mail. Without a problem it is sent; otherwise it is tried again after 1, 2, 4, 8
   and then every 15 minutes, unless `final`. A failure counts only for the latest claim, a success always. */
create function public.record_mail_result(
  mail uuid, attempt integer, problem text default null, final boolean default false
)
returns void
language sql
set search_path = ''
as $$
  update private.mail_outbox as m set
    sent_at = case when record_mail_result.problem is null then now() end,
    failed_at = case when record_mail_result.problem is not null and final then now() end,
    former_email = case when record_mail_result.problem is not null and not final then m.former_email end,
    problem = record_mail_result.problem,
    due_at = now() + least(interval '15 minutes', interval '1 minute' * power(2, least(m.attempts, 10) - 1))
  where m.id = mail and m.sent_at is null and (m.attempts = attempt or record_mail_result.problem is null);
$$;

/* Calls the Edge Function send-mail when a mail is due; each minute in a hosted project (91_jobs.sql). */
create function private.call_mail_sender()
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.queue_mails_by_clock();
  if exists (
    select from private.mail_outbox where sent_at is null and failed_at is null and due_at <= now()
  ) or exists (select from private.unplanned_warnings()) then
    perform private.call_edge_function('send-mail');
  end if;
end;
$$;

/* The last week's mails still unsent after ten minutes, without content or recipient. Empty for anyone but admins. */
create function private.undelivered_mails()
returns table (kind text, enquiry uuid, since timestamptz, given_up boolean)
language sql
stable
security definer
set search_path = ''
as $$
  select m.kind, m.survey_id, m.created_at, m.failed_at is not null
  from private.mail_outbox as m
  where m.sent_at is null and m.created_at between now() - interval '7 days' and now() - interval '10 minutes'
    and (select private.is_admin())
  order by m.created_at desc, m.kind;
$$;

create function public.undelivered_mails()
returns table (kind text, enquiry uuid, since timestamptz, given_up boolean)
language sql
stable
set search_path = ''
as $$
  select * from private.undelivered_mails();
$$;

-- schemas/36_credential_changes.sql

-- Changes of credentials. Accounts are in the auth schema, which only the authentication service writes.

/* Records when a password was set, and queues a mail about each change, to the address that the account had before. */
create function private.note_credentials()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.encrypted_password is distinct from old.encrypted_password and new.encrypted_password <> '' then
    insert into private.mail_outbox (kind, user_id, change) values ('credentials', new.id, 'password');
    insert into private.password_changes values (new.id, clock_timestamp())
      on conflict (user_id) do update set changed_at = excluded.changed_at;
    perform private.log_access('password', array[new.id]);
  end if;
  if new.email is distinct from old.email and old.email is not null then
    insert into private.mail_outbox (kind, user_id, change, former_email)
    values ('credentials', new.id, 'email', old.email);
    perform private.log_access('email', array[new.id]);
  end if;
  return null;
end;
$$;

create trigger users_note_credentials after update of encrypted_password, email on auth.users
  for each row execute function private.note_credentials();

/* Logs that a second factor was added or removed, and queues a mail to the account's owner. */
create function private.tell_of_factor()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.status::text = 'verified' and old.status::text <> 'verified' then
    insert into private.mail_outbox (kind, user_id, change) values ('credentials', new.user_id, 'factor');
    perform private.log_access('factor', array[new.user_id], 'none > totp');
  elsif tg_op = 'DELETE' and old.status::text = 'verified'
    and exists (select from auth.users where id = old.user_id) then
    insert into private.mail_outbox (kind, user_id, change) values ('credentials', old.user_id, 'no factor');
    perform private.log_access('factor', array[old.user_id], 'totp > none');
  end if;
  return null;
end;
$$;

create trigger mfa_factors_tell after update or delete on auth.mfa_factors
  for each row execute function private.tell_of_factor();

-- schemas/37_access_log_triggers.sql

-- What triggers write to the access log. Functions log the rest: open_survey(), export_surveys(), record_reply(),
-- end_sessions(), archive().

create function private.log_erasure()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  erased uuid[] := (select array_agg(id order by id) from gone);
begin
  if erased is not null then
    perform private.log_access(
      'erased', erased, coalesce(nullif(current_setting('app.erasure_reason', true), ''), 'request'));
  end if;
  return null;
end;
$$;

create trigger contact_surveys_log after delete on public.contact_surveys
  referencing old table as gone
  for each statement execute function private.log_erasure();

create function private.log_survey_status()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.log_access('status', array[new.id], old.status || ' > ' || new.status);
  return null;
end;
$$;

create trigger contact_surveys_log_status after update of status on public.contact_surveys
  for each row when (old.status <> new.status) execute function private.log_survey_status();

create function private.log_role()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.role is distinct from old.role then
    perform private.log_access(
      'role', array[coalesce(new.user_id, old.user_id)],
      coalesce(old.role::text, 'none') || ' > ' || coalesce(new.role::text, 'none'));
  end if;
  return null;
end;
$$;

create trigger staff_log after insert or update or delete on public.staff
  for each row execute function private.log_role();

/* The names of changed settings, and the values of switches and numbers. */
create function private.log_setting()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  changes text := (
    select string_agg(
      n.key || case
        when jsonb_typeof(n.value) in ('number', 'boolean') then ': ' || o.value::text || ' > ' || n.value::text
        else '' end,
      ', ' order by n.key)
    from jsonb_each(to_jsonb(new)) as n join jsonb_each(to_jsonb(old)) as o using (key)
    where n.value <> o.value and n.key not in ('updated_at', 'last_archive_at')
  );
begin
  if changes is not null then
    perform private.log_access('setting', '{}', changes);
  end if;
  return null;
end;
$$;

create trigger settings_log after update on public.settings
  for each row execute function private.log_setting();

create function private.log_holiday()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.log_access('holiday', '{}', 'added ' || new.day);
  else
    perform private.log_access('holiday', '{}', 'removed ' || old.day);
  end if;
  return null;
end;
$$;

create trigger holidays_log after insert or delete on public.holidays
  for each row execute function private.log_holiday();

create function private.log_language()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.log_access(
    'language', '{}', case when new.is_active then 'on ' else 'off ' end || new.language_code);
  return null;
end;
$$;

create trigger language_settings_log after update on public.language_settings
  for each row when (old.is_active <> new.is_active) execute function private.log_language();

create function private.log_texts()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  names text := (
    select string_agg(concat_ws('.', language, namespace, key), ', ' order by language, namespace, key) from changed
  );
begin
  if names is not null then
    perform private.log_access('texts', '{}', names);
  end if;
  return null;
end;
$$;

create trigger text_overrides_log_insert after insert on public.text_overrides
  referencing new table as changed for each statement execute function private.log_texts();
create trigger text_overrides_log_update after update on public.text_overrides
  referencing new table as changed for each statement execute function private.log_texts();
create trigger text_overrides_log_delete after delete on public.text_overrides
  referencing old table as changed for each statement execute function private.log_texts();

/* Not the templates that the migration inserts. */
create function private.log_template()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if auth.uid() is not null then
    perform private.log_access('template', '{}', coalesce(new.name, old.name));
  end if;
  return null;
end;
$$;

create trigger reply_templates_log after insert or update or delete on public.reply_templates
  for each row execute function private.log_template();

/* What the public sees of a post. */
create function private.post_state(post public.blog_posts)
returns text
language sql
stable
set search_path = ''
as $$
  select case
    when post.deleted_at is not null then 'binned'
    when post.hidden then 'hidden'
    when post.date + post.publish_at > private.office_now() then 'scheduled'
    else 'published'
  end;
$$;

/* Publishing and hiding, with the post's address, and with the language if a published post changes in one only. Not
   drafts, nor posts inserted without a user, such as the demo's. */
create function private.log_post()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  before text := case tg_op when 'INSERT' then 'hidden' else private.post_state(old) end;
  after text := case tg_op when 'DELETE' then 'erased' else private.post_state(new) end;
  lang text;
begin
  if tg_op = 'UPDATE' and before = 'published' and after = 'published' and old.waiting_texts <> new.waiting_texts then
    for lang in select * from private.translations() loop
      continue when old.waiting_texts ? lang = new.waiting_texts ? lang;
      perform private.log_access(
        'post', array[new.id],
        case when new.waiting_texts ? lang then 'published > waiting ' else 'waiting > published ' end
          || new.slug || ' ' || lang);
    end loop;
  end if;
  if before <> after and (tg_op <> 'INSERT' or auth.uid() is not null) then
    perform private.log_access(
      'post', array[coalesce(new.id, old.id)], before || ' > ' || after || ' ' || coalesce(new.slug, old.slug));
  end if;
  return null;
end;
$$;

create trigger blog_posts_log after insert or update or delete on public.blog_posts
  for each row execute function private.log_post();

/* Logs a new session of staff, and one that gains the second factor. Refused attempts are missing, because the
   authentication service does not tell the database of them. */
create function private.log_sign_in()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (select from public.staff where user_id = new.user_id) then
    perform private.log_access(
      case tg_op when 'INSERT' then 'signed_in' else 'second_factor' end, '{}', '', new.user_id);
  end if;
  return null;
end;
$$;

create trigger sessions_log after insert on auth.sessions
  for each row execute function private.log_sign_in();
create trigger sessions_log_factor after update of aal on auth.sessions
  for each row when (new.aal::text = 'aal2' and old.aal::text is distinct from 'aal2')
  execute function private.log_sign_in();

-- schemas/38_access_log_for_admins.sql

-- The access log as admins read it.

/* The lines before a number, newest first, of everyone or one person: fifty, and one to know whether another page
   follows. Empty for anyone but admins. */
create function private.access_log_page(of_person uuid, before bigint)
returns table (
  seq bigint, at timestamptz, person uuid, email text, action text, subjects uuid[], about text, detail text
)
language sql
stable
security definer
set search_path = ''
as $$
  select l.seq, l.at, l.person, u.email::text, l.action, l.subjects[1:50], s.email::text, l.detail
  from private.access_log as l
  left join auth.users as u on u.id = l.person
  left join auth.users as s on s.id = l.subjects[1]
  where (select private.is_admin())
    and (of_person is null or l.person = of_person)
    and (before is null or l.seq < before)
  order by l.seq desc
  limit 51;
$$;

create function public.access_log_page(of_person uuid default null, before bigint default null)
returns table (
  seq bigint, at timestamptz, person uuid, email text, action text, subjects uuid[], about text, detail text
)
language sql
stable
set search_path = ''
as $$
  select * from private.access_log_page(of_person, before);
$$;

/* Whether the chain is intact, and who occurs in it. Null for anyone but admins. */
create function private.access_log_state()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'broken_at', private.broken_access_log(),
      'lines', e.last - e.first,
      'last_hash', e.last_hash,
      'people', (
        select coalesce(jsonb_agg(jsonb_build_object('id', p.person, 'email', u.email) order by u.email), '[]')
        from (select distinct person from private.access_log where person is not null) as p
        left join auth.users as u on u.id = p.person
      ))
    from private.access_log_ends as e);
end;
$$;

create function public.access_log_state()
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.access_log_state();
$$;

-- schemas/39_dashboard.sql

-- The dashboard's figures in one call. Parts that the caller's role may not see are null; all is null for anyone but
-- staff.

create function public.dashboard()
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'enquiries', case when (select private.is_admin()) then (
      select jsonb_build_object(
        'new', count(*) filter (where not overflow),
        'urgent', count(*) filter (where not overflow and urgency <> 'normal'),
        'overflow', count(*) filter (where overflow))
      from public.contact_surveys where status = 'new') end,
    'posts', (
      select jsonb_build_object(
        'published', published, 'scheduled', scheduled, 'hidden', hidden, 'outdated', outdated, 'wanted', wanted)
      from private.post_counts()),
    'translations', (
      select jsonb_object_agg(language, jsonb_build_object('done', done, 'outdated', outdated))
      from private.translation_counts()),
    'testimonials', (
      select jsonb_build_object('active', count(*) filter (where active), 'total', count(*))
      from public.testimonials where deleted_at is null)
  )
  where (select private.is_staff());
$$;

-- schemas/40_archive.sql

-- The whole site as lines of JSON, which `npm run archive` and the admin area write into a file and `npm run restore`
-- reads (src/lib/archive.ts, docs/operate.md). Tables are taken from the catalogue, so that a new one is archived
-- without being listed here.

/* The migrations of this database, as recorded by the Supabase CLI or the embedded backend. An archive is restored
   only into a project that knows all of them. */
create function private.applied_migrations()
returns text[]
language plpgsql
stable
set search_path = ''
as $$
declare
  versions text[];
begin
  if to_regclass('embedded.migrations') is not null then
    execute 'select array_agg(version order by version) from embedded.migrations' into versions;
  elsif to_regclass('supabase_migrations.schema_migrations') is not null then
    execute 'select array_agg(version::text order by version) from supabase_migrations.schema_migrations' into versions;
  end if;
  return coalesce(versions, '{}');
end;
$$;

/* A header, the accounts of staff without credentials, each row of the tables, and the names of the pictures. */
create function private.archive_lines()
returns setof jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  -- Hashes of addresses last a day. A copy must not send mails again; it builds a site of its own, has no sessions or
  -- drafts, and its staff set passwords and factors anew.
  left_out constant text[] := '{
    private.daily_salt, private.survey_senders, private.visits_by_caller, private.wishes_by_caller,
    private.translated_characters, private.mail_outbox, private.answer_warnings,
    private.session_uses, private.draft_keys, private.password_changes, private.recovery_codes,
    private.build_hook
  }';
  archived text[];
  source text;
begin
  select array_agg(name order by name) into archived
  from (
    select n.nspname || '.' || c.relname
    from pg_catalog.pg_class as c join pg_catalog.pg_namespace as n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private') and c.relkind = 'r'
  ) as tables (name)
  where name <> all (left_out);
  return next jsonb_build_object(
    'archive', 1, 'made_at', now(), 'migrations', private.applied_migrations(), 'tables', archived);
  return query
    select jsonb_build_object('table', 'auth.users', 'row',
      jsonb_build_object('id', u.id, 'email', u.email, 'created_at', u.created_at))
    from auth.users as u join public.staff as s on s.user_id = u.id
    order by u.id;
  foreach source in array archived loop
    return query execute format(
      'select jsonb_build_object(''table'', %L, ''row'', to_jsonb(t)) from %s as t', source, source);
  end loop;
  return query
    select jsonb_build_object('object', o.name, 'type', coalesce(o.metadata ->> 'mimetype', 'application/octet-stream'))
    from storage.objects as o where o.bucket_id = 'images' order by o.name;
end;
$$;

/* One value, because the API limits the number of rows. */
create function private.archive()
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  perform private.require_proof();
  perform private.log_access('archived');
  return (
    select jsonb_agg(line order by number)
    from private.archive_lines() with ordinality as lines (line, number));
end;
$$;

create function public.archive()
returns jsonb
language sql
set search_path = ''
as $$
  select private.archive();
$$;

-- schemas/41_health.sql

-- What `npm run doctor` asks with the sign-in of an admin (server/doctor/health.ts): only counts, times and names.

/* The jobs of pg_cron, each with its last run, and with the first run of any job among the last 5,000; null where
   there is no pg_cron, as in the embedded backend. */
create function private.job_runs()
returns jsonb
language plpgsql
stable
set search_path = ''
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
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    return null;
  end if;
  return (
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
    from public.settings as s, private.build_hook as b);
end;
$$;

create function public.health()
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.health();
$$;

-- schemas/42_translation_terms.sql

-- The firm's vocabulary for translations: which word of each language stands for a Spanish term, and which terms stay
-- Spanish.

create table public.translation_terms (
  id uuid primary key default gen_random_uuid(),
  term text not null check (char_length(btrim(term)) between 1 and 80),
  -- Never translated, in any language.
  keep boolean not null default false,
  -- Null where the language has no word of its own for it.
  term_en text, term_fr text, term_de text, term_ar text, term_zh text, term_ru text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint translation_terms_fit check (
    greatest(
      char_length(term_en), char_length(term_fr), char_length(term_de),
      char_length(term_ar), char_length(term_zh), char_length(term_ru)
    ) <= 120
  ),
  constraint translation_terms_kept check (
    not keep or coalesce(term_en, term_fr, term_de, term_ar, term_zh, term_ru) is null
  )
);

create unique index translation_terms_once on public.translation_terms (lower(btrim(term)));

create trigger translation_terms_touch before update on public.translation_terms
  for each row execute function private.touch_updated_at();

alter table public.translation_terms enable row level security;

create policy "staff read the terms of translations"
  on public.translation_terms for select to authenticated
  using ((select private.is_staff()));

create policy "staff add terms of translations"
  on public.translation_terms for insert to authenticated
  with check ((select private.is_staff()));

create policy "staff change terms of translations"
  on public.translation_terms for update to authenticated
  using ((select private.is_staff()))
  with check ((select private.is_staff()));

create policy "staff remove terms of translations"
  on public.translation_terms for delete to authenticated
  using ((select private.is_staff()));

-- schemas/43_translation_proposals.sql

-- What a translation service has proposed for posts, and who has read it. The service is called by the Edge Function
-- `translate` or by `npm start` (supabase/functions/_shared/translation).

/* The characters that each person has had translated today. A service is paid by the character, so that a stolen
   session is limited too. */
create table private.translated_characters (
  person uuid primary key references auth.users (id) on delete cascade,
  day date not null,
  characters integer not null
);

/* How many characters a person may have translated in a day: a long post in all languages, three times. */
create function private.translation_limit()
returns integer
language sql
immutable
set search_path = ''
as $$
  select 200000;
$$;

/* How many characters the caller may still have translated today; null for anyone but staff. */
create function private.translation_allowance()
returns integer
language sql
stable
security definer
set search_path = ''
as $$
  select private.translation_limit() - coalesce((
    select characters from private.translated_characters where person = auth.uid() and day = current_date
  ), 0)
  where private.is_staff();
$$;

create function public.translation_allowance()
returns integer
language sql
stable
set search_path = ''
as $$
  select private.translation_allowance();
$$;

/* Counts characters that the caller is about to have translated, and refuses those over the day's limit. They count
   before they are sent, so that calls at the same time cannot exceed it. Returns the caller. */
create function private.charge_translation(characters integer)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  if characters <= 0 then
    raise exception 'no characters' using errcode = '22023';
  end if;
  insert into private.translated_characters as spent (person, day, characters)
    select auth.uid(), current_date, charge_translation.characters
    where charge_translation.characters <= private.translation_limit()
    on conflict (person) do update set
      day = excluded.day,
      characters = excluded.characters + case spent.day when excluded.day then spent.characters else 0 end
    where excluded.characters + case spent.day when excluded.day then spent.characters else 0 end
      <= private.translation_limit();
  if not found then
    raise exception 'the day''s limit is reached' using errcode = 'P0001', hint = 'translation_limit';
  end if;
  return auth.uid();
end;
$$;

create function public.charge_translation(characters integer)
returns uuid
language sql
set search_path = ''
as $$
  select private.charge_translation(characters);
$$;

/* A proposal for one paragraph of a post. The people have no foreign keys: as with versions, what was decided outlives
   the account. */
create table private.translation_proposals (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  language text not null references public.language_settings (language_code),
  field text not null check (field in ('title', 'excerpt', 'content')),
  -- The paragraph's place among those proposed together.
  place integer not null,
  -- The paragraph that was translated; the proposal is stale when the post no longer has it.
  spanish text not null,
  proposed text not null,
  -- Why it cannot be used; null if it can.
  flaw text check (flaw in ('empty', 'length', 'links', 'marks', 'kept', 'structure')),
  -- Terms of the firm that it should have used, as objects with `term` and `translation`.
  terms jsonb not null,
  service text not null,
  asked_by uuid not null,
  asked_at timestamptz not null default now(),
  decision text check (decision in ('accepted', 'dismissed', 'replaced')),
  decided_by uuid,
  decided_at timestamptz
);

create index translation_proposals_post on private.translation_proposals (post_id, language, asked_at);

/* Stores the proposals of one call for a person who was charged for it. Those of the same paragraphs that nobody has
   decided on are replaced. For the project's own key only: nobody can pass off a text as a machine's. */
create function private.record_proposals(post uuid, lang text, service text, person uuid, proposals jsonb)
returns void
language plpgsql
set search_path = ''
as $$
begin
  update private.translation_proposals as p
  set decision = 'replaced', decided_by = person, decided_at = now()
  from jsonb_array_elements(proposals) as one
  where p.post_id = post and p.language = lang and p.decision is null
    and p.field = one ->> 'field' and p.spanish = one ->> 'spanish';
  insert into private.translation_proposals
    (post_id, language, field, place, spanish, proposed, flaw, terms, service, asked_by)
  select post, lang, one ->> 'field', place, one ->> 'spanish', one ->> 'proposed', one ->> 'flaw', one -> 'terms',
    record_proposals.service, person
  from jsonb_array_elements(proposals) with ordinality as list (one, place);
end;
$$;

create function public.record_proposals(post uuid, lang text, service text, person uuid, proposals jsonb)
returns void
language sql
set search_path = ''
as $$
  select private.record_proposals(post, lang, service, person, proposals);
$$;

/* The proposals for a translation, the latest first and in the order of the text; empty for anyone but staff. Replaced
   ones were never read and are left out. */
create function private.translation_proposals(post uuid, lang text)
returns table (
  id uuid, field text, spanish text, proposed text, flaw text, terms jsonb, service text,
  asked_by text, asked_at timestamptz, decision text, decided_by text, decided_at timestamptz
)
language sql
stable
security definer
set search_path = ''
as $$
  select p.id, p.field, p.spanish, p.proposed, p.flaw, p.terms, p.service,
    asker.email::text, p.asked_at, p.decision, decider.email::text, p.decided_at
  from private.translation_proposals as p
    left join auth.users as asker on asker.id = p.asked_by
    left join auth.users as decider on decider.id = p.decided_by
  where p.post_id = post and p.language = lang and p.decision is distinct from 'replaced'
    and (select private.is_staff())
  order by p.asked_at desc, p.place
  limit 500;
$$;

create function public.translation_proposals(post uuid, lang text)
returns table (
  id uuid, field text, spanish text, proposed text, flaw text, terms jsonb, service text,
  asked_by text, asked_at timestamptz, decision text, decided_by text, decided_at timestamptz
)
language sql
stable
set search_path = ''
as $$
  select * from private.translation_proposals(post, lang);
$$;

/* Records that the caller has accepted or dismissed proposals, or with null that they are open again, and returns how
   many. One that cannot be used is never accepted, and another person's decision stays. */
create function private.decide_proposals(ids uuid[], decision text)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  decided integer;
begin
  if not private.is_staff() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  if decide_proposals.decision not in ('accepted', 'dismissed') then
    raise exception 'no such decision' using errcode = '22023';
  end if;
  update private.translation_proposals as p
  set decision = decide_proposals.decision,
      decided_by = case when decide_proposals.decision is not null then auth.uid() end,
      decided_at = case when decide_proposals.decision is not null then now() end
  where p.id = any (ids)
    and (p.decision is null or p.decided_by = auth.uid() and p.decision <> 'replaced')
    and (p.flaw is null or decide_proposals.decision is distinct from 'accepted');
  get diagnostics decided = row_count;
  return decided;
end;
$$;

create function public.decide_proposals(ids uuid[], decision text default null)
returns integer
language sql
set search_path = ''
as $$
  select private.decide_proposals(ids, decision);
$$;

-- schemas/90_grants.sql

-- What each role may attempt; policies decide the rest. Nothing is granted elsewhere (00_schemas.sql), so this file
-- lists what the API offers, and tests/database compare it.

revoke all on all tables in schema public from anon, authenticated, service_role;
revoke all on all functions in schema public, private from public, anon, authenticated, service_role;

grant usage on schema public, private to anon, authenticated, service_role;

-- Everyone: what the public site shows, the counters, and sending an enquiry.

grant select on public.language_settings, public.categories to anon, authenticated;
grant select (language, namespace, key, value) on public.text_overrides to anon, authenticated;
grant select (slug, post_id) on public.post_old_slugs to anon, authenticated;

-- The other columns are read by post_for_staff(). `deleted_at` is null in all that the public may read; it is granted
-- for the site's filter, which matters when staff look at it.
grant select (
  id, slug, date, category, shown_categories, image, image_alt, hidden, show_on_homepage,
  languages, updated_at, deleted_at, title, excerpt, content,
  title_en, excerpt_en, content_en, title_fr, excerpt_fr, content_fr, title_de, excerpt_de, content_de,
  title_ar, excerpt_ar, content_ar, title_zh, excerpt_zh, content_zh, title_ru, excerpt_ru, content_ru,
  image_alt_en, image_alt_fr, image_alt_de, image_alt_ar, image_alt_zh, image_alt_ru
) on public.blog_posts to anon, authenticated;

-- Consent and verification are read by testimonials_for_staff().
grant select (
  id, name, role, testimonial, original_language, image, platform_logo, platform_name, active, created_at, updated_at,
  deleted_at,
  name_en, role_en, testimonial_en, name_fr, role_fr, testimonial_fr, name_de, role_de, testimonial_de,
  name_ar, role_ar, testimonial_ar, name_zh, role_zh, testimonial_zh, name_ru, role_ru, testimonial_ru
) on public.testimonials to anon, authenticated;

grant select on public.stats_realtime to anon, authenticated;
grant update (web_visitors, blog_visitors, web_unique_visitors, blog_unique_visitors)
  on public.stats_realtime to anon, authenticated;

grant insert (
  name, email, phone, language, channel, practice_area, urgency, message, source,
  consent, consent_language, consent_version, fill_seconds, proof
) on public.contact_surveys to anon, authenticated;

grant execute on function
  public.search_posts(text, text, text, integer, integer),
  public.publication_revision(), public.published_addresses(), public.wish_translation(uuid, text)
  to anon, authenticated;

-- Signed-in accounts; the policies restrict this to staff or admins.

grant update (is_active) on public.language_settings to authenticated;

grant insert (name, name_en, name_fr, name_de, name_ar, name_zh, name_ru),
  update (name, name_en, name_fr, name_de, name_ar, name_zh, name_ru), delete
  on public.categories to authenticated;

-- Whether a post is public yet, and the version that a save is based on.
grant select (publish_at, version) on public.blog_posts to authenticated;
grant
  insert (
    id, slug, date, publish_at, category, additional_categories, show_additional_categories, image, image_alt, hidden,
    show_on_homepage, title, excerpt, content,
    title_en, excerpt_en, content_en, title_fr, excerpt_fr, content_fr, title_de, excerpt_de, content_de,
    title_ar, excerpt_ar, content_ar, title_zh, excerpt_zh, content_zh, title_ru, excerpt_ru, content_ru,
    image_alt_en, image_alt_fr, image_alt_de, image_alt_ar, image_alt_zh, image_alt_ru,
    waiting_texts
  ),
  update (
    id, slug, date, publish_at, category, additional_categories, show_additional_categories, image, image_alt, hidden,
    show_on_homepage, deleted_at, title, excerpt, content,
    title_en, excerpt_en, content_en, title_fr, excerpt_fr, content_fr, title_de, excerpt_de, content_de,
    title_ar, excerpt_ar, content_ar, title_zh, excerpt_zh, content_zh, title_ru, excerpt_ru, content_ru,
    image_alt_en, image_alt_fr, image_alt_de, image_alt_ar, image_alt_zh, image_alt_ru,
    waiting_texts
  ),
  delete
  on public.blog_posts to authenticated;
grant select on public.post_translation_sources to authenticated;

grant
  insert (
    id, name, role, testimonial, original_language, outdated_languages, image, platform_logo, platform_name, active,
    consent_date, verification, created_at,
    name_en, role_en, testimonial_en, name_fr, role_fr, testimonial_fr, name_de, role_de, testimonial_de,
    name_ar, role_ar, testimonial_ar, name_zh, role_zh, testimonial_zh, name_ru, role_ru, testimonial_ru
  ),
  update (
    name, role, testimonial, original_language, outdated_languages, image, platform_logo, platform_name, active,
    consent_date, verification, created_at, deleted_at,
    name_en, role_en, testimonial_en, name_fr, role_fr, testimonial_fr, name_de, role_de, testimonial_de,
    name_ar, role_ar, testimonial_ar, name_zh, role_zh, testimonial_zh, name_ru, role_ru, testimonial_ru
  ),
  delete
  on public.testimonials to authenticated;

-- The other columns are read by open_survey() and export_surveys(), which log it.
grant select (
    id, created_at, name, language, practice_area, urgency, status, overflow, message_start, opened_at, updated_at
  ),
  update (status, notes, opened_at, answered_via), delete
  on public.contact_surveys to authenticated;
grant select, insert (name, body, body_en, body_fr, body_de, body_ar, body_zh, body_ru),
  update (name, body, body_en, body_fr, body_de, body_ar, body_zh, body_ru), delete
  on public.reply_templates to authenticated;
grant select, insert (term, keep, term_en, term_fr, term_de, term_ar, term_zh, term_ru),
  update (term, keep, term_en, term_fr, term_de, term_ar, term_zh, term_ru), delete
  on public.translation_terms to authenticated;
grant select on public.survey_erasures, public.stats_daily to authenticated;
grant select, insert, delete on public.holidays to authenticated;
grant select,
  update (
    survey_retention_months, require_factor, time_zone, last_archive_at, alert_email, summary_mail, idle_minutes,
    session_hours
  )
  on public.settings to authenticated;
grant select (source), insert (language, namespace, key, value, source), update (value, source), delete
  on public.text_overrides to authenticated;
grant select, insert (user_id, role), update (role), delete on public.staff to authenticated;

grant execute on function
  public.own_access(), public.require_proof(),
  public.new_recovery_codes(), public.use_recovery_code(text), public.reset_factor(uuid),
  public.staff_members(), public.invite_staff(text, public.staff_role),
  public.sessions_of(uuid), public.end_sessions(uuid, uuid), public.my_session(integer),
  public.publish_now(), public.build_problem(),
  public.confirm_translation(uuid, text, integer, jsonb), public.duplicate_post(uuid, text),
  public.post_for_staff(uuid), public.posts_for_staff(text, text, text, text, date, uuid, integer),
  public.post_counts(), public.post_versions(uuid), public.post_version(uuid, integer),
  public.translation_allowance(), public.charge_translation(integer),
  public.translation_proposals(uuid, text), public.decide_proposals(uuid[], text),
  public.testimonials_for_staff(), public.order_testimonials(uuid[]), public.unused_images(),
  public.search_surveys(text), public.open_survey(uuid), public.export_surveys(uuid[]),
  public.surveys_of_person(uuid), public.erase_person(uuid),
  public.expired_surveys(), public.erase_expired_surveys(), public.survey_erasure_history(timestamptz, uuid, integer),
  public.record_reply(uuid, text, uuid), public.survey_history(uuid),
  public.save_texts(jsonb), public.dashboard(), public.archive(), public.undelivered_mails(),
  public.access_log_page(uuid, bigint), public.access_log_state(), public.health()
  to authenticated;

-- What these and the policies use; the API does not expose it.

grant execute on function
  private.has_session(), private.has_password(), private.has_verified_factor(), private.has_second_factor(),
  private.acting_role(), private.is_staff(), private.is_admin(),
  private.office_day(timestamptz), private.office_now(), private.office_today(),
  private.translations(), private.is_shown_category(text), private.current_stats_id(), private.fold(text),
  private.containing(text), private.find_posts(text, text, text, integer, integer),
  private.publication_revision(), private.published_addresses(), private.wish_translation(uuid, text)
  to anon, authenticated;
grant execute on function
  private.own_access(), private.require_proof(),
  private.new_recovery_codes(), private.use_recovery_code(text), private.reset_factor(uuid),
  private.staff_members(), private.invite_staff(text, public.staff_role),
  private.may_manage_sessions(uuid), private.sessions_of(uuid), private.end_sessions(uuid, uuid),
  private.my_session(integer),
  private.publish_now(), private.build_problem(),
  private.confirm_translation(uuid, text, integer, jsonb), private.duplicate_post(uuid, text),
  private.post_for_staff(uuid), private.posts_for_staff(text, text, text, text, date, uuid, integer),
  private.post_counts(), private.translation_counts(), private.post_versions(uuid),
  private.post_version(uuid, integer), private.unused_images(),
  private.translation_allowance(), private.charge_translation(integer),
  private.translation_proposals(uuid, text), private.decide_proposals(uuid[], text),
  private.is_image_name(text), private.is_image_address(text), private.may_store_image(),
  private.are_waiting_texts(jsonb), private.testimonials_for_staff(),
  private.find_surveys(text), private.open_survey(uuid), private.export_surveys(uuid[]),
  private.surveys_of_person(uuid), private.survey_erasure_history(timestamptz, uuid, integer),
  private.record_reply(uuid, text, uuid), private.survey_history(uuid), private.archive(), private.undelivered_mails(),
  private.access_log_page(uuid, bigint), private.access_log_state(), private.health()
  to authenticated;

-- The service key, for servers and scripts; policies do not apply to it.

grant select, insert, update, delete on all tables in schema public, private to service_role;
grant execute on all functions in schema public, private to service_role;
-- Only the database itself writes the access log.
revoke insert, update, delete on private.access_log, private.access_log_ends from service_role;
revoke execute on function private.log_access(text, uuid[], text, uuid) from service_role;

-- schemas/91_jobs.sql

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
