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
  -- Where alerts about enquiries are sent; null: the firm's own address.
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
    'sessions_ended', 'factor', 'password', 'email', 'post', 'replied', 'status', 'template', 'holiday', 'language',
    'compared', 'clients', 'review_link'
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

-- schemas/09_firm_facts.sql

-- What the firm has changed of its contact details and opening hours, in one row; null is what src/site/firm.ts says.
-- Both are read together (src/site/firmFacts.ts).

/* Opening hours as in src/site/firm.ts: by weekday, one to three spans 'HH:MM' in order, none beginning before the one
   before has ended. Days without hours are left out, but not all of them. */
create function private.are_opening_hours(hours jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select jsonb_typeof(hours) = 'object' and hours <> '{}' and not exists (
    select from jsonb_each_text(case jsonb_typeof(hours) when 'object' then hours end) as days (day, spans)
    where day !~ '^[0-6]$'
      or spans !~ '^\[\["([01]\d|2[0-3]):[0-5]\d", "([01]\d|2[0-3]):[0-5]\d"\](, \["([01]\d|2[0-3]):[0-5]\d", "([01]\d|2[0-3]):[0-5]\d"\]){0,2}\]$'
      or exists (
        select from (
          select found[1] as at, lag(found[1]) over (order by number) as before
          from regexp_matches(spans, '\d\d:\d\d', 'g') with ordinality as times (found, number)
        ) as times
        where at <= before
      )
  );
$$;

create table public.firm_facts (
  id boolean primary key default true check (id),
  -- E.164, as many as src/features/admin/firm allows.
  phones text[] check (
    array_ndims(phones) = 1 and array_position(phones, null) is null
    and array_to_string(phones, ' ') ~ '^\+[1-9][0-9]{6,14}( \+[1-9][0-9]{6,14}){0,3}$'
  ),
  chat_number text check (chat_number ~ '^\+[1-9][0-9]{6,14}$'),
  email text check (char_length(email) <= 254 and email ~ '^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$'),
  street text check (char_length(street) between 3 and 120 and street !~ '[\u0001-\u001f\u007f\u202a-\u202e\u2066-\u2069]'),
  postal_code text check (postal_code ~ '^[A-Z0-9][A-Z0-9 -]{1,8}[A-Z0-9]$'),
  opening_hours jsonb check (private.are_opening_hours(opening_hours))
);

insert into public.firm_facts default values;

alter table public.firm_facts enable row level security;

create policy "everyone reads the firm's facts"
  on public.firm_facts for select to anon, authenticated
  using (true);

create policy "admins change the firm's facts"
  on public.firm_facts for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

-- A changed number or address leads the firm's clients to somebody else.
create trigger firm_facts_proof before update on public.firm_facts
  for each statement when (current_user = 'authenticated') execute function private.ask_for_proof();

-- Days on which the office is closed despite its opening hours. The admin area computes from
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
    check (namespace in ('common', 'navigation', 'contact', 'blog', 'services', 'routes', 'terms')),
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
-- however the post was saved, and nothing changes it. A save that changed nothing that a version holds is in it only
-- with its author, for who saves on an older state of the post.

create table private.post_versions (
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  -- The value of blog_posts.version that the save gave.
  version integer not null,
  saved_at timestamptz not null,
  -- Null for the project's own key and the database's console. No foreign key: the version outlives the account.
  saved_by uuid,
  -- The columns that staff write, by name; null for a save that changed none of them, such as one of the cover alone.
  post jsonb,
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

/* Keeps the 50 newest versions of a post, and who made the saves since the oldest of them, 200 at most. */
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
    saved := null;
  end if;
  insert into private.post_versions (post_id, version, saved_at, saved_by, post)
    values (new.id, new.version, now(), auth.uid(), saved);
  delete from private.post_versions
  where post_id = new.id and version <= (
    select version from private.post_versions
    where post_id = new.id and post is not null order by version desc offset 50 limit 1
  );
  delete from private.post_versions
  where post_id = new.id and post is null and version <= new.version - 200;
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
    where pv.post_id = post_versions.post and pv.post is not null and (select private.is_staff())
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
  where p.id = post_version.post and v.version = number and v.post is not null and (select private.is_staff());
$$;

create function public.post_version(post uuid, number integer)
returns setof public.blog_posts
language sql
stable
set search_path = ''
as $$
  select * from private.post_version(post, number);
$$;

/* Whether all saves of a post since a version are the caller's own; false where the author of one is not known. Null for
   a post that is not there, and for anyone but staff. */
create function private.saved_only_by_me(post uuid, since integer)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select p.version - since = (
    select count(*) from private.post_versions as v
    where v.post_id = p.id and v.version > since and v.saved_by = auth.uid()
  )
  from public.blog_posts as p
  where p.id = saved_only_by_me.post and (select private.is_staff());
$$;

create function public.saved_only_by_me(post uuid, since integer)
returns boolean
language sql
stable
set search_path = ''
as $$
  select private.saved_only_by_me(post, since);
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
create trigger firm_facts_published after update on public.firm_facts
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

/* What has been counted from each address, as a hash, in the current minute: visits, or steps of visits. */
create table private.visits_by_caller (
  caller text not null,
  counted text not null check (counted in ('visit', 'step')),
  minute timestamptz not null,
  visits integer not null,
  primary key (caller, counted)
);

/* Whether the address may have one more counted: sixty of each a minute; more are not from readers. */
create function private.may_be_counted(what text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  hash text := private.caller_hash();
  so_far integer;
begin
  if hash is null then
    return true;
  end if;
  delete from private.visits_by_caller where minute < now() - interval '2 minutes' and caller <> hash;
  insert into private.visits_by_caller as v values (hash, what, date_trunc('minute', now()), 1)
    on conflict (caller, counted) do update set
      visits = case when v.minute = excluded.minute then v.visits + 1 else 1 end,
      minute = excluded.minute
    returning visits into so_far;
  return so_far <= 60;
end;
$$;

/* The rest is ignored without an error, which would tell a script to change its address. Triggers fire in the order of
   their names, this one first. */
create function private.limit_visits()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  return case when private.may_be_counted('visit') then new end;
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

-- What visits led to, beside the counters of the specification and without any identifier: a visit is one run of the
-- app in one language, and only its browser knows which pages it has seen (src/lib/visitSteps.ts).

create type public.page_kind as enum ('home', 'service', 'blog', 'post', 'testimonials', 'glossary', 'contact');

/* A page was seen, the enquiry form was begun, an enquiry was sent. */
create type public.visit_step as enum ('seen', 'opened', 'sent');

/* How many visits of a day that saw a kind of page got to each step; each visit counts once. */
create table private.visit_steps (
  day date not null,
  page public.page_kind not null,
  language text not null references public.language_settings (language_code),
  step public.visit_step not null,
  visits integer not null,
  primary key (day, page, language, step)
);

/* Counts a step of a visit for each kind of page that it saw. Staff are not counted. Figures older than thirteen months
   go. */
create function private.count_step(pages text[], lang text, reached public.visit_step)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not exists (select from public.language_settings as l where l.language_code = lang and l.is_active) then
    raise exception 'no such language' using errcode = '22023';
  end if;
  if private.is_staff() or not private.may_be_counted('step') then
    return;
  end if;
  delete from private.visit_steps where day < private.office_today() - interval '13 months';
  -- In the order of the pages, so that calls do not wait for each other's rows in a circle.
  insert into private.visit_steps as v (day, page, language, step, visits)
    select distinct private.office_today(), page::public.page_kind, lang, reached, 1 from unnest(pages) as page order by 2
    on conflict (day, page, language, step) do update set visits = v.visits + 1;
end;
$$;

create function public.count_step(pages text[], lang text, reached public.visit_step)
returns void
language sql
set search_path = ''
as $$
  select private.count_step(pages, lang, reached);
$$;

/* A number of visits, unless so few that it might tell of somebody. */
create function private.unless_few(visits bigint)
returns integer
language sql
immutable
set search_path = ''
as $$
  select case when visits not between 1 and 4 then visits::integer end;
$$;

/* For staff: how many visits of the last 30 or 365 days that saw a kind of page got to each step. One to four are null;
   there are no sums, from which these could be subtracted, and no other periods. */
create function private.visit_outcomes(days integer)
returns table (page public.page_kind, language text, seen integer, opened integer, sent integer)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if days not in (30, 365) then
    raise exception 'no such period' using errcode = '22023';
  end if;
  return query
    select v.page, v.language,
      private.unless_few(coalesce(sum(v.visits) filter (where v.step = 'seen'), 0)),
      private.unless_few(coalesce(sum(v.visits) filter (where v.step = 'opened'), 0)),
      private.unless_few(coalesce(sum(v.visits) filter (where v.step = 'sent'), 0))
    from private.visit_steps as v
    where v.day > private.office_today() - days and private.is_staff()
    group by v.page, v.language
    order by v.page, v.language;
end;
$$;

create function public.visit_outcomes(days integer)
returns table (page public.page_kind, language text, seen integer, opened integer, sent integer)
language sql
stable
set search_path = ''
as $$
  select * from private.visit_outcomes(days);
$$;

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
  -- The other party, by which the firm looks for a conflict of interest (45_conflicts.sql).
  opposing_party text check (char_length(btrim(opposing_party, E' \t\r\n')) between 1 and 120),
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
      || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g') || ' '
      || coalesce(opposing_party, '') || ' ' || message
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
  'Hemos recibido su consulta del {{fecha}} (referencia: {{referencia}}). La estamos estudiando y le contestaremos, a más tardar, el {{plazo}} (hora de nuestro despacho).

Si entretanto recibe una notificación o está a punto de vencerle un plazo, no espere a nuestra respuesta: llámenos al {{telefono}}.',
  'We have received your enquiry of {{fecha}} (reference: {{referencia}}). We are looking into it and will reply by {{plazo}} (time at our office).

If you receive an official notice in the meantime, or a deadline is about to expire, please do not wait for our reply: call us on {{telefono}}.',
  'Nous avons bien reçu votre demande du {{fecha}} (référence : {{referencia}}). Nous l’étudions et vous répondrons au plus tard le {{plazo}} (heure de notre cabinet).

Si vous recevez entre-temps une notification ou si un délai est sur le point d’expirer, n’attendez pas notre réponse : appelez-nous au {{telefono}}.',
  'Ihre Anfrage vom {{fecha}} ist bei uns eingegangen (Zeichen: {{referencia}}). Wir prüfen sie und antworten Ihnen bis zum {{plazo}} Uhr (Ortszeit unserer Kanzlei).

Sollten Sie inzwischen ein behördliches oder gerichtliches Schreiben erhalten oder eine Frist ablaufen, warten Sie bitte nicht auf unsere Antwort, sondern rufen Sie uns an: {{telefono}}.',
  'تلقّينا استفساركم المؤرخ في {{fecha}} (المرجع: {{referencia}})، ونحن ندرسه وسنردّ عليكم في موعد أقصاه {{plazo}} (بتوقيت مكتبنا).

إذا وصلكم في هذه الأثناء تبليغ رسمي أو أوشكت مهلة على الانتهاء، فلا تنتظروا ردّنا، بل اتصلوا بنا على الرقم {{telefono}}.',
  '我们已收到您于{{fecha}}提交的咨询（编号：{{referencia}}），目前正在研究，最晚于{{plazo}}（本所所在地时间）答复您。

在此期间，如果您收到官方通知，或有期限即将届满，请不要等待我们的答复，直接致电：{{telefono}}。',
  'Мы получили ваше обращение от {{fecha}} (номер: {{referencia}}). Мы изучаем его и ответим вам не позднее {{plazo}} (время нашего бюро).

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
  'Para hablar de su consulta del {{fecha}} (referencia: {{referencia}}) le proponemos esta cita: {{cita}} (hora de nuestro despacho). Puede ser en el despacho, por teléfono o por videollamada, como prefiera.

Por favor, confírmenos si le conviene. Si no, díganos qué días y horas le van bien o llámenos al {{telefono}}.',
  'To discuss your enquiry of {{fecha}} (reference: {{referencia}}), we suggest this appointment: {{cita}} (time at our office). It can be at our office, by telephone or by video call, as you prefer.

Please let us know whether it suits you. If not, tell us which days and times do, or call us on {{telefono}}.',
  'Pour parler de votre demande du {{fecha}} (référence : {{referencia}}), nous vous proposons ce rendez-vous : {{cita}} (heure de notre cabinet). Il peut avoir lieu au cabinet, par téléphone ou par visioconférence, comme vous préférez.

Merci de nous confirmer s’il vous convient. Sinon, indiquez-nous les jours et heures qui vous arrangent ou appelez-nous au {{telefono}}.',
  'um über Ihre Anfrage vom {{fecha}} (Zeichen: {{referencia}}) zu sprechen, schlagen wir Ihnen diesen Termin vor: {{cita}} Uhr (Ortszeit unserer Kanzlei). Er kann in der Kanzlei, am Telefon oder per Videogespräch stattfinden, ganz wie Sie möchten.

Bitte sagen Sie uns, ob er Ihnen passt. Wenn nicht, nennen Sie uns Tage und Uhrzeiten, die Ihnen recht sind, oder rufen Sie uns an: {{telefono}}.',
  'لمناقشة استفساركم المؤرخ في {{fecha}} (المرجع: {{referencia}}) نقترح عليكم هذا الموعد: {{cita}} (بتوقيت مكتبنا). ويمكن أن يكون في المكتب أو بالهاتف أو عبر مكالمة فيديو، كما تفضّلون.

نرجو تأكيد ما إذا كان الموعد مناسبًا لكم. وإلا فأخبرونا بالأيام والأوقات التي تناسبكم أو اتصلوا بنا على الرقم {{telefono}}.',
  '为了商谈您于{{fecha}}提交的咨询（编号：{{referencia}}），我们建议在以下时间会面：{{cita}}（本所所在地时间）。您可以选择来律所、电话或视频通话。

请告诉我们这个时间是否合适。如不合适，请告知您方便的日期和时间，或致电 {{telefono}}。',
  'Чтобы обсудить ваше обращение от {{fecha}} (номер: {{referencia}}), предлагаем вам встречу: {{cita}} (время нашего бюро). Она может пройти в офисе, по телефону или по видеосвязи, как вам удобнее.

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
  'Hemos estudiado su consulta del {{fecha}} (referencia: {{referencia}}) y podemos ocuparnos de ella. Le enviaremos por escrito, a más tardar el {{plazo}} (hora de nuestro despacho), un presupuesto con lo que incluye nuestro trabajo, los honorarios con IVA y los gastos previsibles, como tasas, procurador o traducciones.

El encargo empieza solo cuando usted acepte ese presupuesto por escrito. Hasta entonces no actuamos en su nombre y los plazos siguen corriendo: si alguno vence pronto, llámenos al {{telefono}}.',
  'We have studied your enquiry of {{fecha}} (reference: {{referencia}}) and can take care of it. By {{plazo}} (time at our office) we will send you a written quote stating what our work includes, our fees including VAT and the foreseeable expenses, such as official fees, court representative (procurador) or translations.

The engagement begins only once you accept that quote in writing. Until then we do not act on your behalf and deadlines continue to run: if one expires soon, call us on {{telefono}}.',
  'Nous avons étudié votre demande du {{fecha}} (référence : {{referencia}}) et pouvons nous en charger. Au plus tard le {{plazo}} (heure de notre cabinet), nous vous enverrons un devis écrit précisant le contenu de notre travail, les honoraires TVA comprise et les frais prévisibles, tels que droits et taxes, représentant devant le tribunal (procurador) ou traductions.

Notre mission ne commence que lorsque vous acceptez ce devis par écrit. D’ici là, nous n’agissons pas en votre nom et les délais continuent de courir : si l’un d’eux expire bientôt, appelez-nous au {{telefono}}.',
  'wir haben Ihre Anfrage vom {{fecha}} (Zeichen: {{referencia}}) geprüft und können sie übernehmen. Bis zum {{plazo}} Uhr (Ortszeit unserer Kanzlei) senden wir Ihnen einen schriftlichen Kostenvoranschlag mit dem Umfang unserer Arbeit, dem Honorar einschließlich Mehrwertsteuer und den absehbaren Auslagen, etwa amtliche Gebühren und Gerichtsgebühren, Prozessvertreter (procurador) oder Übersetzungen.

Das Mandat beginnt erst, wenn Sie diesen Kostenvoranschlag schriftlich annehmen. Bis dahin werden wir nicht für Sie tätig, und Fristen laufen weiter: Läuft eine bald ab, rufen Sie uns an: {{telefono}}.',
  'درسنا استفساركم المؤرخ في {{fecha}} (المرجع: {{referencia}}) ويمكننا تولّيه. وسنرسل إليكم في موعد أقصاه {{plazo}} (بتوقيت مكتبنا) عرضًا مكتوبًا بالأتعاب يبيّن ما يشمله عملنا والأتعاب مع ضريبة القيمة المضافة والمصاريف المتوقعة، مثل الرسوم ووكيل الإجراءات (procurador) والترجمات.

لا يبدأ التكليف إلا بعد قبولكم هذا العرض كتابيًا. وإلى ذلك الحين لا نتصرّف باسمكم، والمُهل القانونية مستمرة في السريان: إذا أوشكت مهلة على الانتهاء فاتصلوا بنا على الرقم {{telefono}}.',
  '我们已研究您于{{fecha}}提交的咨询（编号：{{referencia}}），我们可以接受您的委托。我们最晚于{{plazo}}（本所所在地时间）向您发送书面报价，说明服务内容、含增值税的律师费，以及可预见的开支，如规费、诉讼代理人（procurador）费用或翻译费。

只有在您书面接受该报价之后，委托才开始生效。在此之前我们不代表您采取行动，各项期限仍在计算：如有期限即将届满，请致电 {{telefono}}。',
  'Мы изучили ваше обращение от {{fecha}} (номер: {{referencia}}) и можем им заняться. Не позднее {{plazo}} (время нашего бюро) мы пришлём вам письменную смету: что входит в нашу работу, гонорар с учётом НДС и предполагаемые расходы, такие как пошлины, судебный представитель (procurador) или переводы.

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

/* After a change of the holidays, the opening hours or the time zone, all future times are computed again. */
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
create trigger firm_facts_warnings after update of opening_hours on public.firm_facts
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
    'facts', (select to_jsonb(f) from public.firm_facts as f),
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

create trigger firm_facts_log after update on public.firm_facts
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

-- The dashboard in one call. Parts that the caller's role may not see are null; all is null for anyone but staff.

/* What waits for somebody to do it, for the list 'Qué hacer hoy'. When an enquiry is due depends on opening hours and
   is computed by the client (src/site/answerClock.ts), from the oldest of each urgency. In PL/pgSQL, which may name
   tables that later files define. */
create function private.open_work()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_staff() then
    return null;
  end if;
  return jsonb_build_object(
    'enquiries', case when private.is_admin() then (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', oldest.id, 'name', oldest.name, 'urgency', oldest.urgency, 'createdAt', oldest.created_at)), '[]')
      from unnest(array['detained', 'deadline', 'normal']) as of_urgency (urgency)
      cross join lateral (
        select s.id, s.name, s.urgency, s.created_at from public.contact_surveys as s
        where s.status = 'new' and not s.overflow and s.urgency = of_urgency.urgency
        order by s.created_at, s.id limit 8
      ) as oldest
    ) end,
    'flagged', case when private.is_admin() then (
      select coalesce(jsonb_agg(to_jsonb(f)), '[]') from (
        select s.urgency = 'detained' as detained, count(*), min(s.created_at) as since
        from public.contact_surveys as s
        where s.status = 'new' and s.overflow and s.opened_at is null
        group by s.urgency = 'detained'
      ) as f
    ) end,
    'mails', case when private.is_admin() then (
      select coalesce(jsonb_agg(to_jsonb(m)), '[]') from (
        -- Mails of the last week still unsent after ten minutes, without content or recipient.
        select o.kind, count(*), min(o.created_at) as since, (array_agg(o.survey_id order by o.created_at))[1] as enquiry,
          bool_and(o.failed_at is not null) as "givenUp"
        from private.mail_outbox as o
        where o.sent_at is null and o.created_at between now() - interval '7 days' and now() - interval '10 minutes'
        group by o.kind
      ) as m
    ) end,
    'publication', (
      select jsonb_build_object('problem', b.problem, 'since', coalesce(b.wanted_since, now()))
      from private.build_hook as b where b.problem is not null
    ),
    'scheduled', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', p.id, 'title', p.title, 'at', to_char(p.publish_at, 'HH24:MI')) order by p.publish_at, p.id), '[]')
      from (
        select * from public.blog_posts as p
        where not p.hidden and p.deleted_at is null and p.date = private.office_today()
          and p.date + p.publish_at > private.office_now()
        order by p.publish_at, p.id limit 10
      ) as p
    ),
    -- Notes nobody has dealt with, approvals of the current text of a language that readers cannot see yet, and
    -- finished translations that nobody has taken or dismissed.
    'reviews', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.since), '[]') from (
        select p.id, p.title, coalesce(n.notes, 0) as notes, coalesce(a.languages, '{}') as languages,
          coalesce(t.languages, '{}') as translated, least(n.since, a.since, t.since) as since
        from public.blog_posts as p
        left join (
          select l.post_id, count(*) as notes, min(n.created_at) as since
          from private.review_notes as n join private.review_links as l on l.id = n.link_id
          where n.settled_at is null group by l.post_id
        ) as n on n.post_id = p.id
        left join (
          select l.post_id, array_agg(distinct a.language) as languages, min(a.approved_at) as since
          from private.review_approvals as a
          join private.review_links as l on l.id = a.link_id
          join public.blog_posts as d on d.id = l.post_id
          where (d.hidden or d.waiting_texts ? a.language) and a.withdrawn_at is null
            and a.fingerprint = private.text_fingerprint(d, a.language)
          group by l.post_id
        ) as a on a.post_id = p.id
        left join (
          select l.post_id, array_agg(distinct l.language) as languages, min(work.finished_at) as since
          from private.link_translations as work join private.review_links as l on l.id = work.link_id
          where work.finished_at is not null and work.decision is null group by l.post_id
        ) as t on t.post_id = p.id
        where p.deleted_at is null and coalesce(n.post_id, a.post_id, t.post_id) is not null
        order by since limit 10
      ) as r
    ),
    'opinions', (
      select jsonb_build_object(
        'waiting', count(*) filter (where not t.active), 'since', min(t.created_at) filter (where not t.active),
        'outdated', count(*) filter (where t.outdated_languages <> '{}'))
      from public.testimonials as t where t.deleted_at is null
    )
  );
end;
$$;

create function public.dashboard()
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'enquiries', case when (select private.is_admin()) then (
      select jsonb_build_object('new', count(*), 'urgent', count(*) filter (where urgency <> 'normal'))
      from public.contact_surveys where status = 'new' and not overflow) end,
    'posts', (
      select jsonb_build_object(
        'published', published, 'scheduled', scheduled, 'hidden', hidden, 'outdated', outdated, 'wanted', wanted)
      from private.post_counts()),
    'translations', (
      select jsonb_object_agg(language, jsonb_build_object('done', done, 'outdated', outdated))
      from private.translation_counts()),
    'testimonials', (
      select jsonb_build_object('active', count(*) filter (where active), 'total', count(*))
      from public.testimonials where deleted_at is null),
    'work', private.open_work()
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
    private.translated_characters, private.mail_outbox, private.answer_warnings, private.letters,
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

-- schemas/44_letters.sql

-- Generated from any-ascii (ISC, Hunter WB) by `npm run schema:letters`: the Latin form of each letter of Cyrillic,
-- Arabic, Chinese and extended Latin, by which 45_conflicts.sql compares names.

create table private.letters (
  letter text primary key,
  latin text not null
);

insert into private.letters (letter, latin)
select letter, latin
from (values
  ('a', 'ÀÁÂÃÄÅàáâãäåĀāĂăĄąǍǎǞǟǠǡǺǻȀȁȂȃȦȧȺɅḀḁẚẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặАаӐӑӒӓӘәӬӭآأاةعىَٰٓٞٲٵ吖啊錒锕阿'),
  ('ae', 'ÆæǢǣǼǽӔӕ'),
  ('c', 'ÇçĆćĈĉĊċČčƇƈǀȻȼḈḉЋћҸҹ'),
  ('e', 'ÈÉÊËèéêëĒēĔĕĖėĘęĚěƎƏƐǝȄȅȆȇȨȩɆɇḔḕḖḗḘḙḚḛḜḝẸẹẺẻẼẽẾếỀềỂểỄễỆệЀЁЕЭеэѐёѢѣѦѧӖӗӚӛٜ٘ٙٛٴۀێېےۓ俄偔僫匎卾厄吪呃呝咢咹噁噩囮垩堊堨堮妸妿姶娥娿婀屙屵岋峉峨峩崿廅恶悪惡愕戹扼搤搹擜枙櫮歞歺涐湂珴琧痾皒睋砈砐砨硆磀礘腭苊莪萼蕚蚅蛾蝁覨訛詻誐諤譌讍讹谔豟軛軶轭迗遌遏遻鄂鈋鈪鋨鍔鑩锇锷閼阨阸頋頞頟額顎颚额餓餩饿騀魤魥鰐鰪鱷鳄鵈鵝鵞鶚鹅鹗齃齶'),
  ('i', 'ÌÍÎÏìíîïĨĩĪīĬĭĮįİıƖƗǏǐȈȉȊȋḬḭḮḯỈỉỊịІЇЍИиіїѝӢӣӤӥؖإئؾؿِٖٸ'),
  ('d', 'ÐðĎďĐđƉƊƋƌȡḊḋḌḍḎḏḐḑḒḓẟДдضڈډڊڏڐڗ'),
  ('n', 'ÑñŃńŅņŇňŉƝƞǸǹȠȵṄṅṆṇṈṉṊṋНнنڃڱڹںڻڼڿ'),
  ('o', 'ÒÓÔÕÖØòóôõöøŌōŎŏŐőƆƟƠơǑǒǪǫǬǭǾǿȌȍȎȏȪȫȬȭȮȯȰȱṌṍṎṏṐṑṒṓỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợОоѠѡѪѫѺѻѼѽӦӧӨөٚٝٶۄۅۆ哦喔噢'),
  ('u', 'ÙÚÛÜùúûüŨũŪūŬŭŮůŰűŲųƯưƱǓǔǕǖǗǘǙǚǛǜȔȕȖȗɄṲṳṴṵṶṷṸṹṺṻỤụỦủỨứỪừỬửỮữỰựЎУуўѸѹҮүҰұӮӯӰӱӲӳؤُٟٳٷۇۈۉۊ'),
  ('y', 'ÝýÿŶŷŸƳƴȜȝȲȳɎɏẎẏẙỲỳỴỵỶỷỸỹỾỿЙЫйыѴѵѶѷӪӫӸӹؠؽيی'),
  ('th', 'ÞþҬҭثٺٿڟ'),
  ('ss', 'ßẞ'),
  ('g', 'ĜĝĞğĠġĢģƓƔǤǥǦǧǴǵḠḡЃГгѓҐґҜҝػؼڨګڬگڲڳڴ'),
  ('h', 'ĤĥĦħȞȟḢḣḤḥḦḧḨḩḪḫẖҲҳҺһӀӏӾӿحهھہۂۃ'),
  ('ij', 'Ĳĳ'),
  ('j', 'ĴĵǰȷɈɉЈјҖҗҶҷӞӟجڄ'),
  ('k', 'ĶķƘƙǨǩḰḱḲḳḴḵЌКкќکڪ'),
  ('q', 'ĸǃɊɋҀҁҚқҞҟҠҡӃӄقٯڧ'),
  ('l', 'ĹĺĻļĽľĿŀŁłƚƛȴȽḶḷḸḹḺḻḼḽЛлلڵڶڷڸ'),
  ('ng', 'ŊŋҢңҤҥӇӈڠڭ嗯'),
  ('oe', 'Œœ'),
  ('r', 'ŔŕŖŗŘřƦȐȑȒȓɌɍṘṙṚṛṜṝṞṟРрرڑڒړڔڕڙ'),
  ('s', 'ŚśŜŝŞşŠšſȘșȿṠṡṢṣṤṥṦṧṨṩẛẜẝСсҪҫصڛ'),
  ('t', 'ŢţŤťŦŧƫƬƭƮȚțȶȾṪṫṬṭṮṯṰṱẗТтٹټٽ'),
  ('w', 'ŴŵƜƿǷẀẁẂẃẄẅẆẇẈẉẘҨҩو'),
  ('z', 'ŹźŻżŽžƍƵƶȤȥɀẐẑẒẓẔẕЗзҘҙ'),
  ('b', 'ƀƁƂƃɃḂḃḄḅḆḇБбبٮٻ'),
  ('6', 'Ƅƅ'),
  ('f', 'ƑƒḞḟФфѲѳفڡڢ'),
  ('hw', 'ƕǶ'),
  ('gh', 'ƢƣҒғҔҕӶӷغ'),
  ('p', 'ƤƥṔṕṖṗПпپڣ'),
  ('2', 'Ƨƨ'),
  ('sh', 'ƩƪШшشښ'),
  ('v', 'ƲṼṽṾṿỼỽВвڤڥۋۏ'),
  ('zh', 'ƷƺǮǯЖжږژ'),
  ('', 'ƸƹɁɂЪЬъь҃҄҅҆҇Ҍҍؘؙؚؐؑؒؓؔؕؗءـًٌٍّْٕٔٗٱ龳龴龶龷龸龹龺龽龾龿鿀鿅鿑鿒鿓鿖鿗鿘鿙鿚鿛鿜鿝鿞鿟鿠鿡鿢鿣鿤鿥鿦鿧鿨鿩鿪鿯鿽'),
  ('dz', 'ƻǄǅǆǱǲǳЅѕӠӡځڂ'),
  ('5', 'Ƽƽ'),
  ('ts', 'ƾЦцҴҵڅڝ'),
  ('x', 'ǁẊẋẌẍӼӽ'),
  ('qc', 'ǂ'),
  ('lj', 'ǇǈǉЉљ'),
  ('nj', 'ǊǋǌЊњ'),
  ('ou', 'Ȣȣ偶吘呕嘔塸怄慪櫙欧歐殴毆沤漚熰瓯甌筽耦腢膒蕅藕藲謳讴鏂鴎鷗鸥齵'),
  ('db', 'ȸ'),
  ('qp', 'ȹ'),
  ('m', 'ḾḿṀṁṂṃМмم呒呣'),
  ('ll', 'Ỻỻ'),
  ('dj', 'Ђђ'),
  ('ie', 'ЄєѤѥѨѩ'),
  ('dzh', 'ЏџӋӌӜӝ'),
  ('kh', 'Ххخ'),
  ('ch', 'ЧчҼҽҾҿچڇڜڞ'),
  ('shch', 'Щщ'),
  ('yu', 'Юю与乻予于亐伃伛余俁俞俣俼偊傴儥兪匬唹喅喐喩喻噊噳圄圉域堉堣堬妤妪娛娯娱媀嫗嬩宇寓寙屿峪崳嵎嵛嶎嶼庽庾彧御忬悆惐愈愉愚慾懙戫扜扵挧揄敔斔斞於旕旟昱杅桙棛棜棫楀楡楰榆櫲欎欝欤欲歈歟歶毓浴淢淤淯渔渝湡滪漁潏澚澞澦灪焴煜燏燠爩牏狱狳獄玉玗玙琙瑀瑜璵畭瘀瘉瘐癒盂盓睮矞砡硢硲礇礖礜祤禦禹禺秗稢稶穥穻窬窳竽箊篽籅籞籲紆緎繘纡罭羭羽聿肀育腴臾舁舆與艅艈芋芌茟茰萭萮萸蒮蓣蓹蕍蕷蘌蘛虞虶蜟蜮蝓螸衧袬裕褕覦觎誉語諛諭謣譽语谀谕豫貐踰軉輍輿轝込迂迃逳逾遇遹邘郁鄅酑醧鈺銉鋊鋙錥鍝鐭钰閾阈陓隅雓雨雩霱預頨预飫餘饇饫馀馭騟驈驭骬髃鬰鬱鬻魊魚鮽鯲鰅鱊鱼鳿鴥鴧鴪鵒鷠鷸鸆鸒鹆鹬麌齬龉龥'),
  ('ya', 'Яя丫乛亚亜亞伢俹劜厊压厑厓呀哑唖啞圔圠圧垭埡堐壓娅婭孲岈崕崖庌庘押挜掗揠枒桠椏氩氬涯漄牙犽猚猰玡琊瑘痖瘂睚砑稏窫笌聐芽蕥蚜衙襾訝讶軋轧迓錏鐚铔雅鴉鴨鵶鸦鸭齖齾'),
  ('io', 'Ѭѭ'),
  ('ks', 'Ѯѯ'),
  ('ps', 'Ѱѱ'),
  ('ot', 'Ѿѿ'),
  ('100000', '҈'),
  ('1000000', '҉'),
  ('jh', 'Ҋҋ'),
  ('rh', 'Ҏҏ'),
  ('ph', 'Ҧҧڦ'),
  ('gi', 'Ӂӂ'),
  ('lh', 'Ӆӆ'),
  ('nh', 'Ӊӊ'),
  ('mh', 'Ӎӎ'),
  ('tsh', 'Ӵӵ'),
  ('xh', 'Ӻӻ'),
  ('te', 'تط忑忒慝特蟘貣鋱铽'),
  ('de', 'د嘚地得徳德恴悳惪棏淂的脦鍀锝'),
  ('dh', 'ذظڌڍڎ'),
  ('ze', 'ز仄伬则則唶啧嘖夨嫧崱帻幘庂択择捑擇昃昗樍歵汄沢泎泽溭澤皟瞔矠礋笮箦簀舴蔶蠌襗諎謮責賾责赜迮鸅齚齰'),
  ('se', 'س啬嗇懎擌栜歮歰涩渋澀澁濇濏瀒琗瑟璱瘷穑穡穯繬色譅轖銫鏼铯閪雭飋'),
  ('ke', 'ك克刻勀勊匼可嗑坷堁壳娔客尅岢嵑嵙嶱恪愙揢搕敤柯棵榼樖殼氪渇渴溘炣牁犐珂疴瞌砢碦磕礊礚科稞窠緙缂翗胢艐苛萪薖蝌課课趷軻轲醘鈳钶锞顆颏颗騍骒髁'),
  ('bh', 'ڀ'),
  ('dd', 'ڋ'),
  ('kp', 'ڮ'),
  ('gg', 'ڰ'),
  ('ny', 'ڽۑ'),
  ('ey', 'ۍ'),
  ('yi', '一乁乂义乊乙亄亦亿以仪伇伊伿佁佚佾侇依俋倚偯儀億兿冝刈劓劮勚勩匇匜医吚呓呭呹咦咿唈噫囈圛圯坄垼埶埸墿壱壹夁夷奕姨媐嫕嫛嬄嬑嬟宐宜宧寱寲屹峄峓崺嶧嶬嶷已巸帟帠幆庡廙异弈弋弌弬彛彜彝彞役忆怈怡怿恞悒悘悥意憶懌懿扅扆抑拸挹掜揖撎攺敡敼斁旑旖易晹暆曀曎杙枍枻柂栘栧栺桋棭椅椬椸榏槸檍檥檹欥欭歝殔殪殹毅毉沂沶泆洢浂浥浳渏湙溢漪潩澺瀷炈焲熠熤熪熼燚燡燱狋猗獈玴珆瑿瓵畩異疑疫痍痬瘗瘞瘱癔益眙睪瞖矣硛礒祎禕秇移稦穓竩笖箷簃籎縊繄繶繹绎缢羛羠義羿翊翌翳翼耛耴肄肊胰膉臆舣艗艤艺芅苅苡苢萓萟蓺薏藙藝蘙虉蚁蛜蛡蛦蜴螔螘螠蟻衣衤衪衵袘袣裔裛裿褹襼觺訑訲訳詍詑詒詣誃誼謻譩譯議讉讛议译诒诣谊豙豛豷貖貤貽賹贀贻跇跠踦軼輢轙轶辷迆迤迻逘逸遗遺邑郼酏醫醳醷釔釴鈘鈠鉯銥鎰鏔鐿钇铱镒镱陭隿霬靾頉頤頥顊顗颐飴饐饴駅驛驿骮鮨鯣鳦鶂鶃鶍鷁鷊鷖鷧鷾鸃鹝鹢鹥黓黟黳齮齸'),
  ('ding', '丁仃叮啶奵定嵿帄忊椗濎玎疔盯矴碇碠磸耵聢腚萣薡虰蝊訂订酊釘鋌錠鐤钉锭靪頂顁顶飣饤鼎鼑'),
  ('kao', '丂尻拷攷栲洘烤犒考銬铐靠髛鮳鯌鲓'),
  ('qi', '七乞亓亝企俟倛僛其凄剘启呮咠唘唭啓啔啟嘁噐器圻埼夡奇契妻娸婍屺岂岐岓崎嵜帺弃忔忯悽愭慼慽憇憩懠戚捿掑摖攲斉斊旂旗晵暣期杞柒栔栖桤桼棄棊棋棨棲榿槭檱櫀欫欹欺歧气気氣汔汽沏泣洓淇淒湆湇漆濝炁猉玂玘琦琪璂甈畦疧盀盵矵砌碁碕碛碶磜磧磩祁祇祈祺禥竒簯簱籏粸紪綥綦綨綺緀緕纃绮缼罊耆肵脐臍艩芑芞芪萁萋萕葺蕲藄蘄蚑蚔蚚蛣蛴蜝蜞螧蟿蠐褀褄訖諆諬諿讫豈起跂踑蹊軝迄迉邔郪釮錡鏚锜闙霋頎颀騎騏騹骐骑鬐鬿魌鯕鰭鲯鳍鵸鶀鶈麒麡鼜齊齐'),
  ('shang', '丄上伤傷商垧墒尙尚恦慯扄晌殇殤滳漡熵緔绱蔏螪裳觞觴謪賞贘赏鑜鞝鬺'),
  ('xia', '丅下乤侠俠傄匣叚吓呷嚇圷夏夓峡峽懗敮暇柙梺炠烚煆狎狭狹珨瑕疜疨睱瞎硖硤碬磍祫筪縀縖罅翈舝舺蕸虲虾蝦谺赮轄辖遐鍜鎋鎼鏬閕閜陜陿霞颬騢魻鰕鶷黠'),
  ('han', '丆佄傼兯函凾厈含咁哻唅喊圅垾娢嫨寒屽岾崡嵅悍憨憾扞捍撖撼旱晗晘暵梒歛汉汗浛浫涆涵漢澏瀚焊焓熯爳猂琀甝皔睅筨罕翰肣莟菡蔊蘫虷蚶蛿蜬蜭螒譀谽豃邗邯酣釬銲鋎鋡閈闬雗韓韩頇頷顄顸颔馠馯駻鬫魽鶾鼾鿰'),
  ('wan', '万丸倇刓剜卍卐唍埦塆壪婉婠完宛岏帵弯彎忨惋抏挽捖捥晚晥晩晼杤梚椀汍湾潫澫灣烷玩琓琬畹皖盌睕瞣碗笂紈綩綰纨绾翫脕脘腕芄菀萖萬薍蜿蟃豌貦贃贎踠輐輓鋄鋔錽鎫頑顽'),
  ('zhang', '丈仉仗傽墇嫜嶂帐帳幛幥张張彰慞扙掌暲杖樟涨涱漲漳獐璋痮瘬瘴瞕礃章粀粻胀脹蔁蟑賬账遧鄣鏱長长障餦騿鱆麞'),
  ('san', '三仐伞俕傘厁叁壭帴弎散橵毵毶毿犙糁糂糝糣糤繖鏒鏾閐饊馓鬖'),
  ('ji', '丌丮乩亟亼亽伋伎佶偈偮僟兾冀几击刉刏剂剞剤劑勣卙即卽及叝叽吉咭哜唧喞嗘嘰嚌圾坖垍基堲塈塉墼妀妓姞姫姬嫉季寂寄屐岌峜嵆嵇嵴嶯己幾庴廭彐彑彶徛忌忣急悸惎愱懻戟戢技挤掎揤撃撠擊擠敧旡既旣暨暩曁朞机极枅梞棘楫極槉槣樭機橶檕檝檵櫅殛毄汲泲洎济済湒漃漈潗激濈濟瀱焏犄犱狤玑璣畸畿疾痵瘠癠癪皀皍矶磯祭禝禨积稘稩稷稽穄穊積穖穧笄笈筓箕箿簊籍紀紒級継緝績繋繼级纪继绩缉罽羁羇羈耤耭肌脊膌臮艥芨芰茍茤荠葪蒺蓟蔇蕀蕺薊薺藉蘎蘮蘻虀虮螏蟣裚襀襋覉覊覬觊觙觭計記誋諅譏譤计讥记谻賫賷赍趌跡跻跽踖蹐蹟躋躤躸輯轚辑迹郆鄿銈銡錤鍓鏶鐖鑇鑙际際隮集雞雦雧霁霵霽鞿韲飢饑饥驥骥髻鬾魕魢鯚鰶鰿鱀鱭鱾鲚鲫鳮鵋鶏鶺鷄鷑鸄鸡鹡麂齌齎齏齑龭'),
  ('bu', '不佈勏卟吥咘哺喸埔埗埠峬布庯廍怖悑抪捕捗晡柨步歨歩瓿篰簿荹蔀补補誧踄轐逋部郶醭鈈鈽钚钸餔餢鳪鵏鸔鿻'),
  ('mian', '丏偭免冕勉勔喕娩婂媔嬵宀愐杣棉檰櫋汅沔渑湎澠眄眠矈矊矏糆絻綿緜緬绵缅腼臱芇葂蝒面靣鮸麪麫麵麺黽'),
  ('gai', '丐乢侅匃匄垓姟峐忋戤摡改晐杚概槩槪溉漑瓂畡盖祴絠絯荄葢蓋該该豥賅賌赅郂鈣钙阣陔隑'),
  ('chou', '丑丒仇侴俦偢儔吜嚋嬦帱幬怞惆愁懤抽搊杻杽栦椆殠燽犨犫畴疇瘳皗瞅矁稠筹篘籌紬絒綢绸臭臰菗薵裯讎讐踌躊遚酧酬醜醻雔雠魗'),
  ('zhuan', '专僎叀啭囀堟塼嫥孨専專撰灷瑑瑼甎砖磗磚竱篆篹籑腞膞蒃蟤襈諯譔賺赚転轉转鄟顓颛饌馔鱄'),
  ('qie', '且切匧厒妾怯悏惬愜挈朅洯淁穕窃竊笡箧篋籡緁聺苆藒蛪踥郄鍥鐑锲鯜'),
  ('pi', '丕仳伓伾僻劈匹啤噼噽嚊嚭圮坯埤壀媲嫓屁岯崥庀悂憵批披抷揊擗旇朇枇毗毘毞淠潎澼炋焷狉狓琵甓疈疋疲痞癖皮睥砒磇礔礕秛秠稫篺紕纰罴羆翍耚肶脴脾腗膍苉蚍蚽蚾蜱螷蠯諀譬豼豾貔辟邳郫釽鈚鈹鉟銔銢錃錍铍闢阰陂陴霹駓髬魮魾鮍鲏鴄鵧鷿鸊鼙'),
  ('shi', '世丗乨乭亊事仕佦使侍兘冟势勢匙十卋叓史呞呩嗜噬埘塒士失奭始姼媞嬕实実室宩寔實尸屍屎峕崼嵵市师師式弑弒徥忕恀恃戺拭拾揓施时旹是昰時枾柹柿栻榁榯氏浉湜湤湿溡溮溼澨濕炻烒煶狮獅瑡眂眎眡睗矢石示礻祏竍笶筮篒簭籂絁舐舓莳葹蒒蒔蓍虱蚀蝕蝨螫褷襫襹視视觢試詩誓諟諡謚識识试诗谥豕貰贳軾轼辻适逝遈適遾邿酾釈释釋釶鈰鉂鉃鉇鉈鉐鉽銴鍦铈食飠飾餙餝饣饰駛驶鮖鯴鰘鰣鰤鲥鲺鳲鳾鶳鸤鼫鼭'),
  ('qiu', '丘丠俅叴唒囚坵媝崷巯巰恘扏搝梂楸殏毬求汓泅浗渞湭煪犰玌球璆皳盚秋秌穐篍糗紌絿緧肍莍萩蓲蘒虬虯蚯蛷蝤蝵蟗蠤裘觓觩訄訅賕赇趥逎逑遒邱酋醔釚釻銶鞦鞧鮂鯄鰌鰍鰽鳅鶖鹙鼽龝'),
  ('bing', '丙並仌仒併倂偋傡兵冫冰垪寎并幷庰怲抦掤摒昞昺柄栤棅氷炳病眪禀秉稟窉竝苪蛃誁邴鈵鉼鋲陃靐鞆鞞餅餠饼鮩'),
  ('ye', '业也亪亱倻僷冶叶吔啘嘢噎嚈埜墷壄夜嶪嶫抴捓捙掖揶擛擨擪擫晔暍曄曅曗曳曵枼枽椰業歋殗洂液漜潱澲烨燁爗爷爺璍皣瞱瞸礏耶腋葉蠮謁谒邺鄓鄴野釾鋣鍱鎁鎑鐷铘靥靨頁页餣饁馌驜鵺鸈'),
  ('cong', '丛从匆叢囪囱婃孮従徖從忩怱悤悰慒憁暰枞棇樅樬樷欉淙漎漗潀潨灇焧熜爜琮瑽璁瞛篵緫繱聡聦聪聰苁茐葱蓯蔥藂蟌誴謥賨賩鍯鏦騘驄骢'),
  ('dong', '东侗倲働冬冻凍动動咚垌埬墥姛娻嬞岽峒崠崬徚恫懂戙挏昸東栋棟氡氭洞涷湩硐笗箽絧胨胴腖苳菄董蕫蝀諌迵霘駧鮗鯟鶇鶫鸫鼕鿴'),
  ('si', '丝亖似佀価俬儩兕凘厮厶司咝嗣嘶噝四姒娰媤孠寺巳廝思恖撕斯杫柶楒榹死汜泀泗泤洍涘澌瀃燍牭磃祀禗禠禩私竢笥籭糹絲緦纟缌罳耜肂肆蕬蕼虒蛳蜤螄蟖蟴覗貄釲鈶鈻鉰銯鋖鐁锶颸飔飤飼饲駟騦驷鷥鸶鼶'),
  ('cheng', '丞乗乘侱偁僜呈城埕堘塍塖娍宬峸庱徎悜惩憆憕懲成承挰掁摚撐撑晟朾枨柽棖棦椉橕橙檉檙泟洆浾湞溗澂澄瀓爯牚珵珹琤畻睈瞠碀秤称程稱穪窚竀筬絾緽罉脀脭荿蛏蟶裎誠诚赪赬逞郕酲鋮鏳鏿鐣铖阷靗頳饓騁騬骋鯎'),
  ('diu', '丟丢銩铥'),
  ('liang', '両两亮俍兩凉哴唡啢喨墚悢掚晾梁椋樑涼湸煷粮粱糧綡緉脼良蜽裲諒谅踉輌輛輬辆辌量鍄魉魎鿄鿌'),
  ('you', '丣亴优佑侑偤優卣又友右呦哊唀嚘囿姷孧宥尤峟峳幼幽庮忧怣怮悠憂懮攸斿有柚栯梄楢槱櫌櫾沋油泑浟游湵滺瀀牖牗牰犹狖猶猷由疣祐禉秞糿纋羐羑耰聈肬脜苃莜莠莸蒏蕕蚰蚴蜏蝣訧誘诱貁輏輶迶逌逰遊邮郵鄾酉酭釉鈾銪铀铕駀魷鮋鱿鲉麀黝鼬'),
  ('yan', '严乵俨偃偐偣傿儼兖兗剦匽厌厣厭厳厴咽唁啱喭噞嚥嚴堰塩墕壛壧夵奄妍妟姲姸娫娮嫣嬊嬮嬿孍宴岩崦嵃嵒嵓嶖巌巖巗巘巚延弇彥彦恹愝懕懨戭扊抁掞掩揅揜敥昖晏暥曕曣曮棪椻椼楌樮檐檿櫩欕沇沿淊淹渰渷湮溎滟演漹灎灔灧灩炎烟烻焉焑焔焰焱煙熖燄燕爓牪狿猒珚琂琰甗盐眼研砚硏硯硽碞礹筵篶簷綖縯罨胭腌臙艳艶艷芫莚菸萒葕蔅虤蜒蝘衍裺褗覎觃觾言訁訮詽諺讌讞讠谚谳豓豔贋贗赝躽軅遃郔郾鄢酀酓酽醃醶醼釅閆閹閻闫阉阎阏隁隒雁顏顔顩颜餍饜騐験騴驗驠验鬳魇魘鰋鳫鴈鴳鶠鷃鷰鹽麣黡黤黫黬黭黶鼴鼹齞齴龑'),
  ('sang', '丧喪嗓搡桑桒槡磉褬鎟顙颡'),
  ('gun', '丨惃棍滚滾璭睔睴磙緄绲蓘蔉衮袞謴輥辊鮌鯀鲧'),
  ('jiu', '丩久乆九乣倃僦勼匓匛匶厩咎啾奺就廄廏廐慦捄揂揪揫摎救旧朻杦柩柾桕樛欍殧氿汣灸牞玖疚究糺糾紤纠臼舅舊舏萛赳酒镹阄韭韮鬏鬮鯦鳩鷲鸠鹫麔齨'),
  ('ge', '个仡佮個割匌各呄咯哥哿嗝嗰圪塥彁愅戈戓戨挌搁搿擱敋格槅櫊歌滆滒牫牱犵獦疙硌箇肐胳膈臵舸茖葛虼蛒袼裓觡諽謌輵轕鉻鎶铬镉閣閤阁隔革鞈鞷韐韚騔骼鬲鮯鴐鴚鴿鸽鿔'),
  ('qiang', '丬呛唴嗆嗴墏墙墻嫱嬙嶈廧強强戕戗戧抢搶斨枪椌槍樯檣溬漒炝熗牄牆猐獇玱瑲篬繈繦羌羗羟羥羫羻腔艢蔃蔷薔蘠蜣襁謒跄蹌蹡錆鎗鏘鏹锖锵镪'),
  ('zhong', '中仲伀众偅冢刣喠堹塚塜妐妕媑尰幒彸忠柊歱汷泈炂煄狆瘇盅眾祌种種筗籦終终肿腫舯茽蔠蚛螤螽衆衳衶衷諥踵蹱重鈡銿鍾鐘钟锺鴤鼨'),
  ('jie', '丯介借倢偼傑刦刧刼劫劼卩卪吤喈喼嗟堦堺姐婕媎媘媫嫅孑尐屆届岊岕崨嵥嶻巀幯庎徣悈戒截拮捷接掲掶揭擑擮昅杢杰桀桔桝椄楐楬楶榤檞櫭毑洁湝滐潔煯犗玠琾界畍疌疖疥痎癤皆睫砎碣礍秸稭竭節結絜结羯脻节芥莭菨蓵蚧蛶蜐蝍蝔蠘蠞蠽街衱衸袺褯解觧訐詰誡誱謯讦诘诫踕迼鉣鍻鎅阶階鞂鞊颉飷骱魝魪鮚鲒鶛'),
  ('feng', '丰仹俸偑僼冯凤凨凬凮唪堸夆奉妦寷封峯峰崶捀摓枫桻楓檒沣沨浲湗溄漨灃烽焨煈犎猦琒甮疯瘋盽砜碸篈綘縫缝艂葑蘴蜂蠭覂諷讽豐賵赗逢鄷酆鋒鎽鏠锋闏霻靊風飌风馮鳯鳳鴌麷'),
  ('guan', '丱倌关冠官悹悺惯慣掼摜棺樌毌泴涫潅灌爟琯瓘痯瘝癏盥矔礶祼窤筦管罆罐舘莞蒄覌観觀观貫贯躀輨遦錧鏆鑵関闗關雚館馆鰥鱞鱹鳏鳤鸛鹳'),
  ('chuan', '串传傳僢剶喘巛川暷椽歂氚汌猭玔瑏穿篅舛舡舩船荈賗踳輲遄釧钏鶨'),
  ('chan', '丳产僝儃儳冁刬剗剷劖啴嘽嚵囅壥婵嬋孱嵼巉幝幨廛忏懴懺掺搀摌摲攙斺旵梴棎欃毚浐湹滻潹潺澶瀍瀺灛煘燀獑產産硟磛禅禪簅緾繟纏纒缠羼艬蒇蕆蝉蟬蟾裧襜覘觇誗諂譂讇讒谄谗躔辴辿鄽酁鉆鋋鋓鏟鑱铲镡镵閳闡阐韂顫颤饞馋骣'),
  ('lin', '临亃僯冧凛凜厸吝啉壣崊嶙廩廪恡悋懍懔拎撛斴晽暽林橉檁檩淋潾澟瀶焛燐獜琳璘甐疄痳癛癝瞵碄磷箖粦粼繗翷膦臨菻蔺藺賃赁蹸躏躙躪轔轥辚遴邻鄰鏻閵隣霖驎鱗鳞麐麟'),
  ('zhuo', '丵倬劅卓叕啄啅圴妰娺彴拙捉撯擆擢斀斫斱斲斵晫桌梲棁棳椓槕櫡汋浊浞涿濁濯灂灼炪烵犳琸硺禚穛穱窡窧篧籗籱罬茁蠗蠿諁諑謶诼酌鋜鐯鐲镯鵫鷟'),
  ('zhu', '丶主伫佇住侏劚助劯嘱囑坾墸壴孎宔嵀拄斸曯朱杼柱柷株槠樦橥櫧櫫欘殶泏注洙渚潴濐瀦灟炢炷烛煑煮燭爥猪珠疰瘃眝瞩矚砫硃祝祩秼窋竚竹竺笁笜筑筯箸築篫簗紵紸絑纻罜羜翥舳苎茱茿莇著蛀蛛蝫蠋蠩蠾袾註詝誅諸诛诸豬貯贮跓跦躅軴迬逐邾鉒銖鋳鑄钃铢铸陼霔馵駐駯驻鮢鯺鱁鴸麆麈鼄'),
  ('ba', '丷仈八叐叭吧哵坝坺垻墢壩夿妭岜峇巴巼弝扒把抜拔捌朳柭欛灞炦爸犮玐疤癹矲笆粑紦罢罷羓耙胈芭茇菝蚆覇詙豝跁跋軷釛釟鈀钯霸靶颰魃魞鮊鲃鲅鼥鿱'),
  ('dan', '丹亶伔但僤儋刐勯匰单単啖啗啿單嘾噉嚪妉媅帎弹弾彈惮憚憺抌担掸撢撣擔旦柦殚殫氮沊泹淡澸澹狚玬瓭甔疍疸瘅癉癚眈砃禫窞箪簞紞繵耼耽聃聸胆腅膽萏蓞蛋蜑衴褝襌觛誕诞贉赕躭郸鄲霮頕饏馾駳髧鴠黕黮鿕'),
  ('wei', '为亹伟伪位偉偎偽僞儰卫危厃叞味唯喂喡喴囗围圍圩墛壝委威娓媁媙媦寪尉尾屗峗峞崣嵔嵬嶶巍帏帷幃廆徫微惟愄愇慰懀捤揋揻撱斖暐未桅梶椲椳楲欈沩洈洧浘涠渨渭湋溈溦潍潙潿濰濻瀢炜為烓煀煒煟煨熭燰爲犚犩猥猬玮琟瑋璏畏痏痿癓硙碨磈磑維緭緯縅纬维罻胃腲艉芛苇苿荱菋萎葦葨葳蒍蓶蔚蔿薇薳藯蘶蜲蜼蝛蝟螱衛衞褽覣覹詴諉謂讆讏诿谓踓躗躛軎轊违逶違鄬醀鍏鍡鏏闈闱隇隈隗霨霺韋韑韙韡韦韪頠颹餧餵饖骩骪骫魏鮇鮠鮪鰃鰄鲔鳂鳚'),
  ('jing', '丼井京亰俓倞傹儆兢净凈刭剄坓坕坙境妌婙婛婧宑巠幜弪弳径徑惊憬憼敬旌旍景晶暻曔桱梷橸汫汬泾浄涇淨瀞燝猄獍璄璟璥痉痙睛秔稉穽竞竟竧竫競竸粳精経經经聙肼胫脛腈茎荆荊莖菁葏蟼誩警踁迳逕鏡镜阱靓靖静靚靜頚頸颈驚鯨鲸鵛鶁鶄麖麠鼱'),
  ('li', '丽例俐俚俪傈儮儷兣凓刕利剓剺劙力励勵历厉厘厤厯厲吏呖哩唎唳喱嚟嚦囄囇坜塛壢娌娳婯嫠孋孷屴岦峢峲巁廲悡悧悷慄戾搮攊攦攭斄暦曆曞朸李杝枥栃栎栗栛梨梩梸棃棙樆檪櫔櫟櫪欐欚歴歷沥沴浬涖溧漓澧濿瀝灕爄爏犁犂犡狸猁珕理琍瑮璃瓅瓈瓑瓥疠疬痢癘癧皪盠盭睝砅砺砾磿礪礫礰礼禮禲离秝穲立竰笠筣篥篱籬粒粝粴糎糲綟縭纚缡罹脷艃苈苙茘荔荲莅莉菞蒚蒞蓠蔾藜藶蘺蚸蛎蛠蜊蜧蝷蟍蟸蠇蠡蠣蠫裏裡褵觻詈謧讈豊貍赲跞躒轢轣轹逦邌邐郦酈醨醴里鉝鋫鋰錅鎘鏫鑗锂隶隷隸離雳靂靋驪骊鬁鯉鯏鯬鱧鱱鱳鱺鲡鲤鳢鳨鴗鵹鷅鸝鹂麗麜黎黧'),
  ('ju', '举乬侷俱倨倶僪具冣凥剧劇勮匊句咀啹埧埾壉姖娵婅婮寠局居屦屨岠崌巈巨巪弆怇怐怚惧愳懅懼抅拒拘拠挙挶据掬據擧昛梮椇椈椐榉榘橘檋櫸欅歫毩毱沮泃泦洰涺淗湨澽炬烥焗爠犋犑狊狙琚疽痀眗矩砠秬窭窶筥簴粔粷罝耟聚聥腒舉艍苣苴莒菊蒟蘜虡蚷蜛袓裾襷詎諊讵豦貗趄趜跔跙距跼踘踞踽蹫躆躹輂遽邭郹醵鉅鋦鋸鐻钜锔锯閰陱雎鞠鞫颶飓駏駒駶驧驹鮈鮔鴡鵙鵴鶋鶪鼰鼳齟龃龱'),
  ('pie', '丿嫳撆撇暼氕瞥苤鐅'),
  ('fu', '乀乶付伏伕佛俌俘俛俯偩傅冨冹凫刜副匐呋咈咐哹嘸坿垘垺复夫妇妋姇娐婦媍嬔孚孵富尃岪峊巿幅幞府弗弣彿復怤怫懯扶抚拂拊捬撨撫敷斧旉服枎柎柫栿桴棴椨椱榑氟泭洑浮涪滏澓炥烰焤父玞玸琈甫甶畉畐痡癁盙砆砩祓祔福禣秿稃稪竎符笰筟箙簠粰糐紨紱紼絥綍綒緮縛绂绋缚罘罦翇肤胕腐腑腹膚艀艴芙芣苻茀茯荂荴莩菔萯葍蕧虙蚥蚨蚹蛗蜅蜉蝜蝠蝮衭袝袱複褔襆襥覄覆訃詂諨讣豧負賦賻负赋赙赴趺跗踾輔輹輻辅辐邞郙郛鄜酜釜釡鈇鉘鉜鍑鍢阜阝附陚韍韨頫颫馥駙驸髴鬴鮄鮒鮲鰒鲋鳆鳧鳬鳺鴔鵩鶝麩麬麱麸黻黼龲'),
  ('nai', '乃佴倷奈奶妳嬭孻廼摨柰氖渿熋疓耏耐腉艿萘螚褦迺釢錼鼐'),
  ('wu', '乄乌五仵伆伍侮俉倵儛兀剭务務勿午卼吳吴吾呉呜唔啎嗚圬坞塢奦妩娪娬婺嫵寤屋屼岉峿嵍嵨巫庑廡弙忢忤怃悞悟悮憮戊扤捂摀敄无旿晤杇杌梧橆歍武毋汙汚污洖洿浯溩潕烏焐無熃熓物牾玝珷珸瑦璑甒痦矹碔祦禑窏窹箼粅舞芜芴茣莁蕪蘁蜈螐蟱誈誣誤譕诬误躌迕逜邬郚鄔鋈錻鎢钨铻阢隖雺雾霚霧靰騖骛鯃鰞鴮鵐鵡鶩鷡鹀鹉鹜鼯鼿齀鿉'),
  ('tuo', '乇仛佗侂咃唾圫坨堶妥媠嫷岮庹彵托扡拕拖挩捝杔柁柝椭楕槖橐橢毤毻汑沰沱沲涶狏砣砤碢箨籜紽脫脱莌萚蘀袉袥託讬跅跎迱酡陀陁飥饦馱駄駝駞騨驒驝驮驼鬌魠鮀鰖鴕鵎鸵鼉鼍鼧鿳鿸'),
  ('me', '么嚒嚜濹癦麼'),
  ('zhi', '之乿侄俧倁値值偫傂儨凪制劕劧卮厔只吱咫嗭址坁坧垁埴執墆墌夂妷姪娡嬂寘峙崻巵帋帙帜幟庢庤廌彘徏徔徝徵志忮怾恉慹憄懥懫戠执扺扻抧挃指挚掷搘搱摭摯擲擳支旘旨晊智枝枳柣栀栉桎梔梽植椥楖榰樴櫍櫛止殖汁汥汦沚治泜洔洷淔淽滍滞滯漐潌瀄炙熫犆狾猘瓆瓡畤疐疷疻痔痣直知砋礩祉祑祗祬禃禔秓秖秩秪秲秷稙稚稺穉窒筫紙紩絷綕緻縶織纸织置翐聀职職肢胑胝脂膣膱至致臸芖芝芷藢蘵蛭蜘螲蟙衹衼袟袠製襧覟觗觯觶訨誌豑豒豸貭質贄质贽趾跖跱踬踯蹠躑躓軄軹軽輊轵轾迣郅酯釞鉄銍鋕鑕铚锧阤阯陟隲隻雉馶馽駤騭騺驇骘鯯鳷鴙鴲鷙鸷黹鼅鿵'),
  ('zha', '乍偧劄厏吒咤哳喳奓宱扎抯拃挓揸搩搾摣札柞柤査栅楂榨樝渣溠灹炸煠牐甴痄皶皻眨砟箚耫苲蚱蚻觰詐譇譗诈踷醡鍘铡閘闸霅鮓鮺鲊鲝齄齇'),
  ('hu', '乎乕乥乯互俿冱冴匢匫呼唬唿喖嗀嘑嘝嚛囫垀壶壷壺婟媩嫭嫮寣岵帍幠弖弧忽怘怙恗惚戯戶户戸戽扈抇护搰摢斛昈昒曶枑楛楜槲槴歑汻沍沪泘浒淴湖滬滸滹瀫烀焀煳熩狐猢琥瑚瓠瓳祜笏箶簄粐糊絗綔縠胡膴芐苸萀葫蔛蔰虍虎虖虝蝴螜衚觳謼護軤轷鄠醐錿鍙鍸雐雽韄頀頶餬鬍魱鯱鰗鱯鳠鳸鵠鶘鶦鸌鹕鹱'),
  ('fa', '乏伐佱傠发垡姂彂栰橃沷法浌灋珐琺疺発發瞂砝笩筏罚罰罸茷蕟藅醱鍅閥阀髪髮'),
  ('le', '乐了仂叻忇扐楽樂氻泐玏砳竻簕艻阞韷餎饹鰳鳓'),
  ('yin', '乑乚侌冘凐印吟吲喑噖噾嚚囙因圁垔垠垽堙堷夤姻婣婬寅尹峾崟崯嶾廕廴引愔慇慭憖憗懚斦朄栶檃檭檼櫽歅殥殷氤泿洇洕淫淾湚溵滛濥濦烎犾狺猌珢璌瘖瘾癊癮硍碒磤禋秵窨筃粌絪緸胤苂茚茵荫荶蒑蔩蔭蘟蚓螾蟫裀訔訚訡誾諲讔赺趛輑鄞酳鈏鈝銀銦铟银闉阥阴陰陻隂隐隠隱霒霠霪靷鞇音韾飮飲饮駰骃鮣鷣齗龂龈'),
  ('ping', '乒俜凭凴呯坪塀娉屏屛岼帡帲幈平慿憑枰檘泙洴涄焩玶瓶甁甹砯竮箳簈缾聠胓艵苹荓萍蓱蘋蚲蛢評评軿輧郱頩鮃鲆'),
  ('pang', '乓厐嗙嫎庞彷徬旁沗滂炐耪肨胖胮膖舽螃覫逄雱霶鳑龎龐'),
  ('qiao', '乔侨俏僑僺劁喬嘺墝墽嫶峭嵪巧帩幧悄愀憔撬撽敲桥槗樵橇橋殻毃燆犞癄瞧硗硚磽礄窍竅繑缲翘翹荍荞菬蕎藮誚譙诮谯趫趬跷踍蹺躈郻鄡鄥釥鍫鍬鐈鐰锹陗鞒鞘鞩鞽韒頝顦骹髚髜'),
  ('guai', '乖叏夬怪恠拐掴摑枴柺箉'),
  ('mie', '乜吀咩哶孭幭懱搣櫗滅灭烕篾蔑薎蠛衊覕鑖鱴鴓'),
  ('xi', '习係俙傒僖兮凞匸卌卥厀吸呬咥唏唽喜喺嘻噏嚱囍墍壐夕奚媳嬆嬉屃屖屣屭嵠嶍嶲巇希席徆徙徯忚忥怬怸恄恓息悉悕惁惜慀憘憙戏戱戲扱扸昔晞晰晳暿曦析枲桸椞椺榽槢樨橀橲檄欯欷歖氥汐洗浠淅渓溪滊漇漝潝潟澙烯焁焈焟焬煕熂熄熈熙熹熺熻燨爔牺犀犔犠犧狶玺琋璽瘜皙盻睎瞦矖矽硒磎磶礂禊禧稀稧穸窸粞糦系細綌緆縘縰繥繫细绤羲習翕翖肸肹膝舃舄舾莃菥葈葸蒠蒵蓆蓰蕮薂虩蜥螅螇蟋蟢蠵衋袭襲西覀覡覤觋觹觽觿諰謑謵譆谿豀豨豯貕赥赩趇趘蹝躧邜郋郗郤鄎酅醯釐釳釸鈢鉨鉩錫鎴鏭鑴铣锡闟阋隙隟隰隵雟霫霼飁餏餼饩饻騱騽驨鬩鯑鰼鱚鳛鵗鸂黖鼷'),
  ('xiang', '乡享亯佭像勨厢向响啌嚮塂姠嶑巷庠廂忀想晑曏栙楿橡欀湘珦瓖瓨相祥稥箱絴緗缃缿翔膷芗萫葙薌蚃蟓蠁衖襄襐詳详象跭郷鄉鄊鄕銄銗鐌鑲镶響項项飨餉饗饟饷香驤骧鮝鯗鱌鱜鱶鲞麘'),
  ('shu', '书侸倏倐儵叔咰塾墅姝婌孰尌尗属屬庶庻怷恕戍抒捒掓摅攄数數暏暑曙書朮术束杸枢树梳樞樹橾殊殳毹毺沭淑漱潄潻澍濖瀭焂熟瑹璹疎疏癙秫竖竪糬紓絉綀纾署腧舒荗菽蒁蔬薥薯藷虪蜀蠴術裋襡襩豎贖赎跾踈軗輸输述鄃鉥錰鏣陎隃鮛鱪鱰鵨鶐鸀黍鼠鼡'),
  ('dou', '乧兜兠吺唗唞抖斗斣枓梪橷毭浢痘窦竇篼脰荳蔸蚪豆逗郖都酘鈄钭閗闘阧陡餖饾鬥鬦鬪鬬鬭'),
  ('nang', '乪儾嚢囊囔擃攮曩欜灢蠰譨饢馕鬞齉'),
  ('jia', '乫价伽佳假傢價加唊嘉圿埉夹夾婽嫁家岬幏徦忦恝戛戞扴抸拁斚斝架枷梜椵榎榢槚檟毠泇浃浹犌猳玾珈甲痂瘕稼笳糘耞胛腵茄荚莢葭蛱蛺袈裌豭貑賈贾跏跲迦郏郟鉀鉫鉿鋏鎵钾铗镓頬頰颊餄駕驾鴶鵊麚鿼'),
  ('mao', '乮兞冃冇冐冒卯堥夘媢峁帽愗懋戼旄昴暓枆柕楙毛毷氂泖渵牦犛猫瑁皃眊瞀矛笷罞耄芼茂茅茆萺蓩蝐蝥蟊袤覒貌貓貿贸軞鄚鄮酕鉚錨铆锚髦髳鶜'),
  ('mai', '买佅劢勱卖唛嘪埋売脈脉荬蕒薶衇買賣迈邁霡霢霾鷶麥麦鿏鿺'),
  ('luan', '乱亂卵圝圞奱娈孌孪孿峦巒挛攣曫栾欒滦灓灤癴癵羉脔臠虊釠銮鑾鵉鸞鸾龻'),
  ('zi', '乲仔倳兹剚吇呰咨啙嗞姉姊姕姿子字孜孳孶崰嵫恣杍栥梓椔榟橴淄渍湽滋滓漬澬牸玆璾眥眦矷禌秄秭秶稵笫籽粢紎紫緇缁耔胏胔胾自芓茊茡茲荢葘蓻虸觜訾訿諮谘貲資赀资赼趑趦輜輺辎鄑釨鈭錙鍿鎡锱镃頾頿髭鯔鰦鲻鶅鼒齍龇鿊'),
  ('ru', '乳侞儒入嗕嚅如媷嬬孺嶿帤扖擩曘杁桇汝洳渪溽濡燸筎縟缛肗茹蒘蓐蕠薷蝡蠕袽褥襦辱邚鄏醹銣铷顬颥鱬鳰鴑鴽'),
  ('xue', '乴削吷噱坹壆学學岤峃嶨斈桖樰泶澩瀥燢狘疶穴膤艝茓蒆薛血袕觷謔谑趐踅轌辥辪雤雪靴鞾鱈鳕鷽鸴'),
  ('sha', '乷倽傻儍刹剎厦唦唼啑啥喢嗄帹廈杀桬榝樧歃殺毮沙煞猀痧砂硰箑粆紗繌纱翜翣莎萐蔱裟鎩铩閯霎魦鯊鯋鲨'),
  ('na', '乸吶呐哪嗱妠娜拏拿挐捺笝納纳肭蒳衲袦豽貀軜那鈉鎿钠镎雫靹魶'),
  ('gan', '乹亁仠倝凎凲坩尲尴尶尷干幹忓感擀攼敢旰杆柑桿榦橄檊汵泔淦漧澉灨玕甘疳皯盰矸秆稈竿笴筸簳粓紺绀肝芉苷衦詌贑贛赣赶趕迀酐骭魐鰔鱤鳡鳱龩'),
  ('suo', '乺傞唆唢嗍嗦嗩娑惢所摍暛桫梭溑溹琐琑瑣璅睃簑簔索縮缩羧莏蓑蜶褨趖逤鎈鎍鎖鎻鏁锁髿鮻'),
  ('cui', '乼伜倅催凗啐啛墔崔嶉忰悴慛摧榱槯毳淬漼濢焠獕璀疩瘁皠磪竁粋粹紣綷縗缞翆翠脃脆脺膬膵臎萃襊趡鏙顇'),
  ('zhe', '乽厇哲啠啫喆嗻嚞埑嫬悊折摺晢晣柘樜歽浙淛潪着矺砓磔禇籷粍者蔗虴蛰蜇蟄蟅袩褶襵詟謫謺讁讋谪赭輒輙轍辄辙这這遮銸鍺锗馲鮿鷓鹧'),
  ('qian', '乾仟仱伣佥俔倩偂傔僉儙兛凵刋前千嗛圱圲堑塹墘壍奷婜媊嬱孯岍岒嵌嵰忴悓悭愆慊慳扦扲拑拪掔掮揵搴撁攐攑攓杄棈椠榩槏槧橬檶櫏欠欦歉歬汘汧浅淺潛潜濳灊牵牽瓩皘竏签箝箞篏篟簽籖籤粁綪縴繾缱羬肷脥膁臤芊芡茜茾蒨蔳蕁虔蚈蜸褰諐謙譴谦谴谸軡輤迁遣遷釺鈆鈐鉗鉛銭錢鎆鏲鑓钎钤钱钳铅阡雃靬韆顅騚騝騫骞鬜鬝鰜鰬鵮鹐黔黚'),
  ('gui', '亀佹刽刿劊劌匦匭匱厬圭垝妫姽媯嫢嬀宄嶡巂帰庋庪归恑摫撌攰攱昋晷朹柜桂桧椝椢槶槻槼檜櫃櫷歸湀猤珪瑰璝瓌癐癸皈瞡瞶硅祪禬窐筀簂簋胿膭茥蓕蛫螝蟡袿襘規规觤詭诡貴贵跪軌轨邽郌閨闺陒鞼騩鬶鬹鬼鮭鱖鱥鲑鳜龜龟'),
  ('jue', '亅倔傕决刔劂勪匷厥噘嚼孒孓屩屫崛嶥弡彏憠憰戄抉挗捔掘撅撧攫斍桷橛橜欔欮殌氒決泬灍焳熦爑爝爴爵獗玃玦玨珏瑴疦瘚矍矡砄絕絶绝臄芵蕝蕨虳蚗蟨蟩覐覚覺觉觖觼訣譎诀谲貜赽趉趹蹶蹷蹻躩逫鈌鐍鐝钁镢駃鴂鴃鶌鷢龣'),
  ('ma', '亇傌吗嗎嘛嘜妈媽嫲嬤孖杩榪溤犘犸獁玛瑪痲睰码碼礣祃禡罵蔴蚂螞蟆蟇遤鎷閁馬駡马骂鬕鰢鷌麻'),
  ('zheng', '争佂凧埩塣姃媜峥崝崢幀征徰徴怔愸抍拯挣掙掟揁撜政整晸正氶炡烝爭狰猙症癥眐睁睜筝箏篜糽聇蒸証諍證证诤踭郑鄭鉦錚钲铮鬇鯖鴊鿇'),
  ('er', '二侕儿児兒刵厼咡唲尒尓尔峏弍弐栭栮樲毦洏洱爾珥粫而耳聏胹荋薾衈袻誀貮貳贰趰輀轜迩邇鉺铒陑隭餌饵駬髵鮞鲕鴯鸸'),
  ('chu', '亍俶傗储儊儲処出刍初厨嘼埱处媰岀幮廚怵憷拀搐摴敊斶杵椘楚楮榋樗橱橻檚櫉櫥欪歜滀滁濋犓珿琡璴畜矗础礎竌竐篨絀绌耡臅芻蒢蒭蓫蕏藸處蜍蟵褚触觸諔豖豠貙趎踀蹰躇躕鄐鉏鋤锄閦除雏雛鶵黜齣齭齼'),
  ('kui', '亏傀刲匮喟喹嘳夔奎媿嬇尯岿巋巙悝愦愧憒戣揆晆暌楏楑樻櫆欳溃潰煃犪盔睽瞆窥窺篑簣籄聧聩聭聵腃葵蒉蕢藈蘬蘷虁虧蝰謉跬蹞躨逵鄈鍨鍷鐀鑎闚頄頍頯顝餽饋馈馗騤骙魁'),
  ('yun', '云伝傊允勻匀喗囩夽奫妘孕恽惲愠愪慍抎抣昀晕暈枟橒殒殞氲氳沄涢溳澐煴熅熉熨狁畇眃磒秐筠筼篔紜緷緼縕縜繧纭缊耘耺腪芸荺蒀蒕蒷蕓蕴薀藴蘊蝹褞賱贇赟运運郓郧鄆鄖酝醖醞鈗鋆阭陨隕雲霣韗韞韫韵韻頵餫馧馻齫齳'),
  ('sui', '亗倠哸埣夊嬘岁嵗旞檖歲歳浽滖澻濉瀡煫熣燧璲瓍眭睟睢砕碎祟禭穂穗穟綏繀繐繸绥膸芕荽荾虽襚誶譢谇賥遀遂邃鐆鐩隋随隧隨雖鞖韢髄髓'),
  ('gen', '亘亙哏揯搄根艮茛跟'),
  ('xie', '些亵伳偕偞偰僁写冩劦勰协協卨卸嗋噧垥塮夑奊娎媟寫屑屓屟屧峫嶰廨徢恊愶懈拹挟挾揳携撷擕擷攜斜旪暬械楔榍榭歇泄泻洩渫澥瀉瀣灺炧炨烲焎熁燮燲爕猲獬瑎祄禼糏紲絏絬綊緤緳繲纈绁缬缷翓胁脅脇脋膎薢薤藛蝎蝢蟹蠍蠏衺褉褻襭諧謝讗谐谢躞邂邪鞋鞢鞵韰頡齂齘齛齥龤'),
  ('tou', '亠偷偸头妵婾媮投敨紏綉緰蘣透鋀鍮頭飳骰黈'),
  ('wang', '亡亾仼兦妄尢尣尩尪尫彺往徃徍忘惘旺暀望朢枉棢汪瀇王盳網网罒罔莣菵蚟蛧蝄誷輞辋迋魍龬'),
  ('kang', '亢伉匟囥嫝嵻康忼慷扛抗摃槺漮炕犺砊穅粇糠躿邟鈧鏮钪閌闶鱇'),
  ('da', '亣剳匒呾咑哒嗒噠垯墶大妲怛打搭撘汏沓溚炟燵畗畣瘩眔笚笪答繨羍耷荅荙薘蟽褡詚跶躂达迏迖迚逹達鎉鎝鐽靼鞑韃龖龘'),
  ('jiao', '交佼侥僥僬儌剿劋叫呌嘂嘄嘦噍噭姣娇嬌嬓孂峤峧嶕嶠嶣徺徼恔憍憿挍挢捁搅摷撟撹攪敎教敫敽敿斠晈暞曒椒櫵浇湫湬滘漖潐澆灚烄焦煍燋燞狡獥珓璬皎皦皭矫矯礁穚窌窖笅簥絞繳纐绞缴胶脚腳膠膲臫艽芁茭茮蕉藠虠蛟蟜蟭角訆譑譥賋趭跤踋較轇轎轿较郊酵醮釂鉸鐎铰隦餃饺驕骄鮫鱎鲛鵁鵤鷦鷮鹪'),
  ('hai', '亥咍咳嗐嗨嚡塰妎孩害氦海烸胲还還酼醢頦餀饚駭駴骇骸'),
  ('heng', '亨哼啈堼姮恆恒悙桁横橫涥烆珩胻脝蘅衡鑅鴴鵆鸻'),
  ('mu', '亩仫凩募坶墓墲姆峔幕幙慔慕拇暮木朰楘母毣毪氁沐炑牡牧牳狇畆畒畝畞畮目睦砪穆縸胟艒苜莯蚞踇鉧鉬钼雮霂鞪'),
  ('ting', '亭侹停厅厛听圢娗婷嵉庁庭廰廳廷挺桯梃楟榳汀涏渟烃烴烶珽町甼筳綎耓聤聴聼聽脡艇艼莛葶蜓蝏誔諪邒铤閮霆鞓頲颋鼮'),
  ('qin', '亲侵勤吢吣唚嗪噙坅埁媇嫀寑寝寢寴嵚嶔庈慬懃懄抋捦揿搇撳擒斳昑梫檎欽沁溱澿瀙珡琴琹瘽禽秦笉綅耹芩芹菣菦菳藽蚙螓螼蠄衾親誛赾鈙鈫鋟钦锓雂靲顉駸骎鬵鮼鳹鵭'),
  ('bo', '亳仢伯侼僠僰剝剥勃博卜哱啵嚗孹嶓帗帛愽懪拨挬搏撥播擘檗欂波浡淿渤溊煿牔犦犻狛猼玻瓝瓟癶癷盋砵碆礡礴秡箔箥簙簸糪紴缽肑胉脖膊舶艊苩菠萡葧蔔蕃蘗袚袯袰袹襏襮譒豰跛踣蹳郣鈸鉑鉢鋍鎛鑮钵钹铂镈餑餺饽馎馛馞駁駮驋驳髆髉鮁鱍鲌鵓鹁'),
  ('lian', '亷僆劆匲匳嗹噒堜奁奩媡嫾嬚帘廉怜恋慩憐戀摙敛斂梿楝槤櫣殓殮浰涟湅溓漣潋澰濂濓瀲炼煉熑燫琏瑓璉磏簾籢籨練縺纞练羷翴联聨聫聮聯脸臁臉莲萰蓮蔹薕蘝蘞螊蠊裢裣褳襝覝謰蹥连連鄻錬鍊鎌鏈鐮链镰鬑鰊鰱鲢'),
  ('duo', '亸凙刴剁剟剫咄哆哚喥嚉嚲垛垜埵堕墮墯多夛夺奪奲尮崜嶞惰憜挅挆掇敓敚敠敪朵朶柮桗椯毲畓痥綞缍舵裰趓跢跥跺踱躱躲軃鈬鐸铎陊陏飿饳鮵鵽'),
  ('ren', '人亻仁仞仭任刃刄壬妊姙屻岃忈忍忎扨朲杒栠栣梕棯牣祍秂秹稔紉紝絍綛纫纴肕腍芢荏荵葚衽袵訒認认讱躵軔轫鈓銋靭靱韌韧飪餁饪魜鵀'),
  ('shen', '什伸侁侺兟呻哂堔妽姺娠婶嬸审宷審屾峷弞愼慎扟敒昚曋曑柛棽椹榊氠沈涁深渖渗滲瀋燊珅甚甡甧申瘆瘮眒眘瞫矤矧砷神祳穼籶籸紳绅罙罧肾胂脤腎莘葠蓡蔘薓蜃蜄裑覾訠訷詵諗讅诜谂谉身邥鋠頣駪魫鯓鯵鰰鰺鲹鵢'),
  ('jin', '仅今伒侭僅僸儘兓凚劤劲勁卺厪唫噤嚍埐堇堻墐壗妗嫤嬧寖尽嶜巹巾廑惍搢斤晉晋枃槿歏殣津浕浸溍漌濅濜烬煡燼珒琎琻瑨瑾璡璶盡矜矝砛祲禁筋紟紧緊縉缙荕荩菫蓳藎衿襟覲觐觔謹谨賮贐赆近进進金釒釿錦钅锦靳饉馑鹶黅齽'),
  ('pu', '仆僕匍噗圃圑圤墣巬巭扑撲擈攴攵普暜曝朴樸檏氆浦溥潽濮瀑炇烳獛璞瞨穙纀脯舖舗莆菐菩葡蒱蒲諩譜谱贌蹼酺鋪鏷鐠铺镤镨陠鯆'),
  ('reng', '仍扔礽芿辸陾'),
  ('fo', '仏坲梻'),
  ('lun', '仑伦侖倫囵圇埨婨崘崙惀抡掄棆沦淪溣碖磮稐綸纶耣腀菕蜦論论踚輪轮錀陯鯩'),
  ('cang', '仓仺伧倉傖嵢欌沧滄濸獊舱艙苍蒼藏螥賶鑶鶬鸧'),
  ('ta', '他侤咜嚃嚺塌塔墖她它崉拓挞搨撻榙榻橽毾涾溻澾濌牠狧獭獺祂禢褟誻譶趿踏蹋蹹躢遝遢錔铊闒闥闧闼阘鞜鞳鮙鰨鳎鿎'),
  ('xian', '仙仚伭佡僊僩僲僴先冼县咞咸哯唌啣嘕垷壏奾妶姭娊娨娴娹婱嫌嫺嫻嬐孅宪尟尠屳岘峴崄嶮幰廯弦忺憪憲憸挦掀搟撊撏攇攕显晛暹杴枮橌櫶毨氙涀涎湺澖瀗灦烍燹狝猃献獫獮獻玁现珗現甉痫癇癎県睍瞯礥祆禒秈稴筅箲籼粯糮絃絤綫線縣繊纎纖纤线缐羡羨胘腺臔臽舷苋苮莧莶薟藓藖蘚蚬蚿蛝蜆衔衘褼襳誢誸諴譣豏賢贒贤赻跣跹蹮躚輱酰醎銑銛銜鋧錎鍁鍌鑦铦锨閑閒闲限陥险陷険險霰韅韯韱顕顯餡馅馦鮮鱻鲜鶱鷳鷴鷼鹇鹹麙麲鼸'),
  ('hong', '仜叿吰吽呍哄唝嗊嚝垬妅娂宏宖弘彋揈撔晎汯泓洪浤渱渹潂澋澒灴烘焢玒玜硔硡竑竤粠紅紘紭綋红纮翃翝耾苰荭葒葓蕻薨虹訇訌讧谹谼谾軣輷轟轰鈜鉷銾鋐鍧閎閧闀闂闳霐霟鞃鬨魟鴻鸿黉黌'),
  ('tong', '仝佟僮勭同哃嗵囲峂峝庝彤恸慟憅捅晍曈朣桐桶樋橦氃浵潼炵烔燑犝狪獞痌痛眮瞳砼秱穜童筒筩粡統綂统膧茼蓪蚒衕詷赨通酮鉖鉵銅铜餇鮦鲖'),
  ('dai', '代侢傣叇呆呔垈埭岱帒带帯帶廗待怠懛戴曃柋歹殆瀻獃玳瑇甙簤紿緿绐艜蚮袋襶貸贷蹛軑軚軩轪迨逮霴靆骀鮘鴏黛黱'),
  ('ling', '令伶凌刢另呤囹坽夌姈婈孁岭岺嶺彾掕昤朎柃棂櫺欞泠淩澪瀮灵炩燯爧狑玲琌瓴皊砱祾秢竛笭紷綾绫羚翎聆舲苓菱蓤蔆蕶蘦蛉衑袊裬詅跉軨酃醽鈴錂铃閝阾陵零霊霗霛霝靈領领駖魿鯪鲮鴒鸰鹷麢齡齢龄龗'),
  ('chao', '仦仯勦吵嘲巐巢巣弨怊抄晁朝樔欩漅潮炒焣焯煼牊眧窲罺耖觘訬謿超轈鄛鈔钞麨鼂鼌'),
  ('chang', '仧仩伥倀倡偿僘償兏厂厰唱嘗嚐场場塲娼嫦尝常廠徜怅悵惝敞昌昶晿暢椙氅淐焻猖琩瑒瑺瓺甞畅畼肠腸膓苌菖萇蟐裮誯鋹鋿錩鏛锠镸閶阊韔鬯鯧鱨鲳鲿鼚'),
  ('sa', '仨卅挱挲摋撒櫒泧洒潵灑脎萨薩虄訯躠鈒钑隡靸颯飒馺'),
  ('men', '们們呇悶懑懣扪捫暪椚焖燜玧璊菛虋鍆钔門閅门闷'),
  ('fan', '仮凡凢凣勫匥反噃墦奿婏嬎嬏帆幡忛憣払旙旛杋柉梵棥樊橎氾汎泛渢滼瀪瀿烦煩燔犯璠瓰畈番盕矾礬笲笵範籓籵緐繁繙羳翻膰舤舧范薠藩蘩蠜襎訉販贩蹯軓軬轓返釩鐇鐢钒颿飜飯飰饭鱕鷭'),
  ('yang', '仰佒佯傟养劷咉坱垟央姎岟崵崸徉怏恙慃懩扬抰揚攁敭旸昜暘杨柍样楊楧様樣殃氜氧氱泱洋漾瀁炀炴烊煬玚珜疡痒瘍癢眏眻礢禓秧紻羊羏羕羪胦蛘蝆詇諹軮輰鉠鍚鐊钖阦阳陽雵霷鞅颺飏養駚鰑鴦鴹鸉鸯'),
  ('wo', '仴倭偓卧唩婐媉幄我挝捰捾握撾擭斡枂楃沃涡涴涹渥渦濣焥猧瓁瞃硪窝窩肟腛臒臥莴萵蜗蝸踒雘齷龌'),
  ('jian', '件俭俴倹健僭儉兼冿减剑剣剪剱劍劎劒劔劗囏囝坚堅堿墹奸姦姧寋尖幵建弿彅徤惤戋戔戩戬拣挸捡揀揃搛撿擶旔暕枧柬栫梘检検椷椾楗榗樫橺檢櫼歼殱殲毽洊涧渐減湔湕溅漸澗濺瀐瀳瀸瀽煎熞熸牋牮犍猏玪珔瑊瑐监監睑睷瞷瞼硷碊碱磵礀礆礛笕笺筧简箋箭篯簡籛糋絸緘縑繝繭缄缣翦肩腱臶舰艦艰艱茧荐菅菺葌葥蒹蔪蕑蕳薦藆虃螹蠒袸裥襇襉襺見覵覸见詃諓諫謇謭譼譾谏谫豜豣賎賤贱趝趼践踐踺蹇轞釼鉴鋻鍳鍵鏩鐗鐧鐱鑑鑒鑬鑯鑳锏键間间鞬鞯韀韉餞餰饯馢鬋鰎鰹鲣鳒鳽鵳鶼鹣鹸鹻鹼麉'),
  ('yao', '仸倄偠傜吆咬喓嗂垚堯夭妖姚婹媱宎尧尭岆峣崾嶢嶤幺徭愮抭揺搖摇摿暚曜杳枖柼楆榚榣殀溔滧烑熎燿爻狕猺獟珧瑤瑶眑矅磘祅穾窅窈窑窔窯窰筄繇纅耀肴腰舀艞苭药葯葽蓔薬藥蘨袎要覞訞詏謠謡讑谣軺轺遙遥邀邎銚鎐鑰钥闄靿顤颻飖餆餚騕鰩鳐鴁鴢鷂鷕鹞鼼齩'),
  ('fen', '份偾僨兝兺分吩哛坟墳奋奮妢岎帉幩弅忿愤憤昐朆朌枌梤棻棼橨氛汾濆瀵炃焚燌燓瞓秎竕粉粪糞紛纷羒羵翂肦膹芬蒶蕡蚠蚡衯訜豮豶躮轒酚鈖鐼隫雰餴饙馚馩魵鱝鲼黂黺鼖鼢'),
  ('di', '仾低俤偙僀厎呧唙啇啲嘀嚁坔坘坻埊埞堤墑墬奃娣媂嫡嶳帝底廸弟弤彽怟慸抵拞掋摕敌敵旳杕枤柢梊梑棣樀氐涤渧滌滴焍牴狄玓珶甋眱睇砥碲磾祶禘笛第篴籴糴締缔羝翟聜腣苖茋荻菂菧蒂蔋蔐蔕藡蝃螮袛覿觌觝詆諦诋谛豴趆踶蹢軧迪递逓遞遰邸釱鉪鍉鏑镝阺隄靮鞮頔馰骶髢鬄鯳鸐'),
  ('fang', '仿倣匚坊埅堏妨房放方旊昉昘枋汸淓牥瓬眆紡纺肪舫芳蚄訪访趽邡鈁錺钫防髣魴鰟鲂鴋鶭'),
  ('pei', '伂佩俖呸培姵嶏帔怌斾旆柸毰沛浿珮肧胚蓜衃裴裵賠赔轡辔配醅锫阫陪霈馷駍'),
  ('diao', '伄凋刁刟叼吊奝屌弔弴彫扚掉殦汈琱瘹瞗碉窎窵竨簓蓧藋虭蛁訋調调貂釣鈟銱鋽鑃钓铞铫雕雿魡鮉鯛鲷鳭鵰鼦'),
  ('dun', '伅吨噸囤墩墪庉惇撉撴敦楯橔沌潡炖燉犜獤盹盾砘碷礅蜳趸踲蹲蹾躉逇遁遯鈍钝镦頓顿驐'),
  ('xin', '伈伩信俽噺囟妡嬜孞廞心忄忻惞新昕杺枔欣歆炘焮盺脪舋芯薪衅襑訢訫軐辛邤釁鈊鋅鐔鑫锌阠顖馨馫馸'),
  ('ai', '伌僾凒叆哀哎唉啀嗌嗳嘊噯埃塧壒娭娾嫒嬡愛懓懝挨捱敱敳昹暧曖欸毐溰溾濭爱瑷璦癌皑皚皧瞹矮砹硋碍礙艾蔼薆藹譪譺躷銰鎄鑀锿閡隘霭靄靉餲馤騃鱫鴱'),
  ('xiu', '休俢修咻嗅岫峀庥朽樇溴滫潃烋烌珛琇璓秀糔綇繍繡绣羞脙脩臹苬螑袖褎褏貅銝銹鎀鏅鏥鏽锈飍饈馐髤髹鮴鱃鵂鸺齅'),
  ('tang', '伖倘偒傏傥儻劏唐啺嘡坣埫堂塘帑戃搪摥曭棠榶樘橖汤淌湯溏漟烫煻燙爣瑭矘磄禟篖糃糖糛羰耥膅膛蓎薚蝪螗螳赯趟踼蹚躺鄌醣鎕鎲鏜鐋钂铴镋镗闛隚鞺餳餹饄鶶鼞'),
  ('huo', '伙佸俰剨劐吙咟嚄嚯嚿夥奯惑或捇掝攉旤曤楇檴沎活湱漷濩瀖火獲癨眓矆矐祸禍秮秳穫耠耯臛艧获蒦藿蠖謋豁貨货邩鈥鍃鑊钬锪镬閄霍靃騞'),
  ('hui', '会佪僡儶匯卉咴哕喙嘒噅噕噦嚖囘回囬圚婎媈嬒孈寭屶屷幑廻廽彗彙彚徻徽恚恛恢恵悔惠慧憓懳拻挥揮撝晖晦暉暳會楎槥橞檅檓櫘殨毀毁毇汇泋洃洄浍湏滙潓澮濊瀈灰灳烠烣烩煇燬燴獩璤璯痐瘣睳瞺硊禈秽穢篲絵繢繪绘缋翙翚翬翽芔茴荟蔧蕙薈薉藱蘳虺蚘蛔蛕蜖蟪袆褘詯詼誨諱譓譭譿讳诙诲豗賄贿輝辉迴逥鏸鐬闠阓隓隳靧頮顪颒餯鮰鰴麾'),
  ('che', '伡俥偖勶唓坼屮彻徹扯掣撤撦澈烢爡瞮砗硨硩聅莗蛼車车迠頙'),
  ('xun', '伨侚偱勋勛勲勳卂噀噚嚑坃埙塤壎壦奞寻尋峋巡巺巽廵徇循恂愻揗攳旬曛杊栒桪樳殉殾毥汛洵浔潠潯灥焄熏燅燖燻爋狥獯珣璕畃矄稄紃纁臐荀荨蔒蕈薫薰蘍蟳訊訓訙詢训讯询賐迅迿逊遜鄩醺鑂顨馴駨驯鱏鱘鲟'),
  ('nu', '伮傉努女奴孥弩怒恧搙朒沑砮笯籹胬衂衄釹钕駑驽'),
  ('gu', '估傦僱凅古呱咕唂唃啒嘏固堌夃姑嫴孤尳崓崮愲扢故柧梏棝榖榾橭毂汩沽泒淈濲瀔牯牿痼皷皼盬瞽祻稒穀笟箍箛篐糓縎罛罟羖股脵臌苽菇菰蓇薣蛄蛊蛌蠱觚詁诂谷軱軲轂轱辜逧酤鈲鈷錮钴锢雇顧顾餶馉骨鮕鯝鲴鴣鶻鸪鹄鹘鼓鼔'),
  ('ni', '伱伲你倪儗儞匿坭埿堄妮婗嫟嬺孴尼屔屰怩惄愵抳拟擬旎昵晲暱柅棿檷氼泥淣溺狔猊眤睨秜籾縌聣聻胒腝腻膩臡苨薿蚭蜺觬誽貎跜輗迡逆郳鈮铌隬霓馜鯢鲵麑齯鿭'),
  ('ban', '伴办半坂坢姅岅怑扮扳拌搬攽斑斒昄板柈湴版班瓣瓪瘢癍秚粄絆绊舨般蝂螁螌褩辦辬鈑鉡钣闆阪靽頒颁魬鳻'),
  ('xu', '伵侐俆偦冔勖勗卹叙吁呴喣嘘噓垿墟壻姁婿媭嬃幁序徐怴恤慉戌揟敍敘旭旴昫晇暊朂栩楈槒欨欰欻歔殈汿沀洫湑溆漵潊烅烼煦獝珝珬疞盢盨盱瞁瞲稰稸窢糈絮続緒緖縃繻續绪续聓聟胥芧蒣蓄蓿蕦藇藚虗虚虛蝑裇訏許訹詡諝譃许诩谞賉鄦酗醑銊鑐需須頊须顼驉鬚魆魖魣鱮'),
  ('zhou', '伷侜僽冑周呪咒咮喌噣妯婤宙州帚徟掫昼晝晭洲淍炿烐珘甃疛皱皺盩睭矪碡箒籀籒籕粙粥紂縐纣绉肘胄舟荮菷葤詋詶謅譸诌诪賙赒軸輈輖轴辀週郮酎銂霌駎駲騆驟骤鯞鵃鸼'),
  ('qu', '伹佉佢刞劬匤区區厺去取呿唟坥娶屈岖岨岴嶇忂憈戵抾敺斪曲朐欋氍浀淭渠灈璖璩癯瞿磲祛竘竬筁籧粬紶絇翑耝胊胠臞菃葋蕖蘧蛆蛐蝺螶蟝蠷蠼衐衢袪覰覷覻觑詓詘誳诎趋趣趨躣躯軀軥迲鑺镼閴闃阒阹駆駈驅驱髷魼鰸鱋鴝鸜鸲麮麯麴麹黢鼁鼩齲龋'),
  ('ci', '伺佌佽偨刺刾呲垐嬨庛慈朿柌栨次此泚濨玼珁瓷甆疵皉磁礠祠糍絘縒茈茦茨莿薋蛓螆蠀詞词賜赐趀跐辝辞辤辭雌飺餈骴髊鮆鴜鶿鷀鹚齹'),
  ('beng', '伻傰嘣埄埲塴奟崩嵭揼泵琣琫甏甭痭祊絣綳繃绷菶蹦迸逬鏰镚閍鞛'),
  ('dian', '佃傎典厧嚸坫垫墊壂奌奠婝婰嵮巅巓巔店惦扂掂攧敁敟椣槇槙橂橝殿淀滇澱点猠玷琔电甸瘨癜癫癲碘簟蒧蕇蜔跕踮蹎钿阽電靛顚顛颠驔點齻'),
  ('bi', '佊佖俾偪匕吡咇哔啚嗶坒堛壁夶奰妣妼婢嬖嬶屄币幣幤庇庳廦弊弻弼彃彼必怭怶愊愎敝斃朼枈柀柲梐楅榌比毕毖毙毴沘湢滗滭潷濞煏熚狴獘獙珌璧畀畁畢疕疪痹痺皕睤碧禆秕笓笔筆筚箄箅箆篦篳粃粊綼縪繴罼聛腷臂舭芘苾荜荸萆萞蓖蓽蔽薜蜌螕袐裨襅襞襣觱詖诐豍貏貱賁贔赑跸蹕躃躄逼避邲鄙鄨鄪鉍鎞鏎鐴铋閇閉閟闭陛鞸韠飶饆馝駜驆髀髲魓鮅鰏鲾鵖鷝鷩鼊鼻'),
  ('zhao', '佋兆召啁垗妱巶找招旐昭曌枛棹櫂沼炤照燳爪爫狣瑵皽盄瞾窼笊罀罩羄肁肇肈詔诏赵趙釗鉊鍣钊駋鮡'),
  ('zuo', '佐作侳做咗唑嘬坐岝岞左座怍捽昨椊琢祚秨稓筰糳繓胙莋葃葄蓙袏酢鈼阼飵'),
  ('ti', '体倜偍剃剔厗啼嗁嚏嚔屉屜崹徲悌悐惕惖惿戻挮掦提揥擿替朑梯楴歒殢洟涕漽瑅瓋碮禵稊笹籊綈緹绨缇罤苐荑蕛薙蝭裼褅褆謕趧趯踢蹄蹏躰軆逖逷遆醍銻鍗锑題题騠骵體髰鬀鮧鮷鯷鳀鴺鵜鶗鶙鷈鷉鷤鹈'),
  ('zhan', '佔偡占噡嫸展崭嶃嶄嶘惉战戦戰搌斩斬旃旜枬栈栴桟棧榐橏毡氈氊沾湛琖盏盞瞻站粘綻绽菚薝蘸虥虦蛅覱詀詹譧譫讝谵趈輚輾轏辗邅醆閚霑颭飐飦饘驏驙魙鱣鳣鸇鹯黵龪'),
  ('he', '何佫劾合呵咊和哬啝喝嗃嗬垎壑姀寉峆惒抲敆曷柇核楁欱毼河涸渮澕焃煂熆熇燺爀狢癋皬盇盉盍盒碋礉禾秴穒篕籺粭紇纥翮翯荷菏萂蚵螛蠚袔褐覈訶訸詥謞诃貈賀贺赫郃鉌鑉闔阂阖隺靍靎靏鞨頜颌饸魺鲄鶡鶮鶴鸖鹖鹤麧齕龁龢'),
  ('she', '佘厍厙奢射弽慑慴懾捨摂摄摵攝檨欇歙涉涻渉滠灄猞畬畲社舌舍舎蔎虵蛇蛥蠂設设賒賖赊赦輋韘騇麝'),
  ('gou', '佝冓勾坸垢够夠姤媾岣彀搆撀构枸構沟溝煹狗玽笱篝簼緱缑耇耈耉芶苟茩蚼袧褠覯觏訽詬诟豿購购遘鈎鉤钩雊鞲韝'),
  ('ning', '佞侫倿儜凝咛嚀嬣宁寍寕寗寜寧拧擰柠橣檸泞澝濘狞獰甯矃聍聹苧薴鑏鬡鸋'),
  ('yong', '佣俑傛傭勇勈咏喁嗈噰埇塎墉壅嫞嵱庸廱彮怺恿悀惥愑愹慂慵拥揘擁柡栐槦永泳涌湧滽澭灉牅用甬痈癕癰砽硧禜臃苚蛹詠踊踴邕郺鄘醟鏞镛雍雝顒颙饔鯒鰫鱅鲬鳙鷛'),
  ('wa', '佤劸咓哇嗗嗢娃娲媧屲挖搲攨洼溛漥瓦瓲畖砙穵窊窪聉腽膃蛙袜襪邷韈韤鼃'),
  ('ka', '佧卡咔咖喀垰擖胩衉裃鉲'),
  ('bao', '佨保儤勹勽包堡堢報媬嫑孢宝宲寚寳寶忁怉报抱暴曓枹煲爆珤窇笣緥胞苞菢葆蕔薄藵虣蚫袌褒褓襃豹賲趵鉋鑤铇闁雹靌靤飹飽饱駂骲髱鮑鲍鳵鴇鸨齙龅'),
  ('lao', '佬僗劳労勞咾哰唠嗠嘮姥嫪崂嶗恅憥憦捞撈朥栳橯浶涝澇烙牢狫珯痨癆硓磱窂簩粩老耂耢耮荖蛯蟧躼軂轑酪醪銠鐒铑铹顟髝鮱鿲'),
  ('bai', '佰庍拜拝挀捭掰摆擺敗柏栢猈瓸白百稗竡粨粺絔薭襬贁败韛'),
  ('ming', '佲冥凕名命姳嫇慏掵明暝朙椧榠洺溟猽眀眳瞑茗蓂螟覭詺鄍酩銘铭鳴鸣'),
  ('hen', '佷很恨拫狠痕詪鞎'),
  ('quan', '佺全券劝勧勸啳圈圏埢奍姾婘孉峑巏弮恮悛惓拳搼权棬椦楾権權汱泉洤湶烇牶牷犈犬犭瑔畎痊硂筌絟綣縓绻荃葲虇蜷蠸觠詮诠跧踡輇辁醛銓鐉铨闎韏顴颧駩騡鬈鰁鳈齤'),
  ('tiao', '佻嬥宨岧岹庣恌挑斢旫晀朓条條樤眺祒祧窕窱笤粜糶絩聎脁芀萔蓚蓨蜩螩覜誂趒跳迢鋚鎥鞗髫鯈鰷鲦齠龆'),
  ('xing', '侀倖兴刑哘型垶姓娙婞嬹幸形性悻惺擤星曐杏洐涬滎煋猩瑆皨睲硎箵篂緈腥臖興荇荥莕蛵行裄觪觲謃邢郉醒鈃鉶銒鋞钘铏陉陘饧騂骍鮏鯹鿿'),
  ('kan', '侃偘冚刊勘坎埳堪塪墈崁嵁惂戡栞槛檻欿歁看瞰矙砍磡竷莰衎輡轗闞阚顑龕龛'),
  ('lai', '來俫倈唻婡崃崍庲徕徠来梾棶櫴涞淶濑瀨瀬猍琜癞癩睐睞筙箂籁籟莱萊藾襰賚賴赉赖逨郲錸铼頼顂騋鯠鵣鶆麳'),
  ('chi', '侈侙傺勅勑卶叱叺吃呎哧啻喫嗤噄垑墀妛媸尺岻弛彨彲彳恜恥慗憏懘抶持摛攡敕斥杘欼歭歯池湁漦灻炽烾熾瓻痓痴痸瘈瘛癡眵瞝硳竾笞筂箎篪粚絺翄翅翤翨耻肔胣胵腟茌荎蚇蚩蚳螭袲袳裭褫訵誺謘豉貾赤赿趍趩跮踟迟遅遟遫遲鉓鉹銐雴飭饎饬馳驰魑鴟鵄鶒鷘鸱麶黐齒齝齿'),
  ('kua', '侉咵垮夸姱挎胯舿誇跨銙骻'),
  ('guang', '侊俇僙光咣垙姯广広廣撗桄欟洸灮炗炚炛烡犷獷珖胱臦臩茪輄逛銧黆'),
  ('mi', '侎冖冞冪咪嘧塓孊宓宻密峚幂幎幦弥弭彌戂擟攠敉榓樒櫁汨沕沵泌洣淧渳滵漞濔濗瀰灖熐爢猕獼瓕眫眯瞇祕祢禰秘簚米粎糜糸縻羃羋脒芈葞蒾蔝蔤藌蘼蜜袮覓覔覛觅詸謎謐谜谧迷醚醾醿釄銤镾靡鸍麊麋麛鼏鿹'),
  ('an', '侒俺儑唵啽垵埯堓婩媕安岸峖庵按揞晻暗案桉氨洝犴玵痷盦盫罯胺腤荌菴萻葊蓭誝諳谙豻貋銨錌铵闇隌雸鞌鞍韽馣鮟鵪鶕鹌黯鿷'),
  ('lu', '侓侣侶僇儢剹勎勠勴卢卤吕呂噜嚕嚧圥坴垆垏塶塷壚娽寽屡屢履峍嵂庐廘廬彔录律慮戮挔捋捛掳摝撸擄擼攎旅曥枦栌梠椂榈樐樚橹櫓櫖櫚櫨氀氇氌氯泸淕淥渌滤滷漉潞澛濾瀂瀘炉焒熝爈爐獹率玈琭璐璷瓐甪盝盧睩矑硉硵碌磠祣祿禄稆稑穋穞穭箓箻簏簬簵簶籙籚粶絽綠緑縷繂纑绿缕罏胪膂膐膔膟膢臚舮舻艣艪艫芦菉葎蓾蔍蕗藘蘆虂虏虑虜螰蠦褛褸觮謢賂赂趢路踛蹗輅轆轤轳辂辘逯郘醁鈩鋁錄録錴鏀鏕鏴鐪鑢鑥鑪铝镥閭闾陆陸露顱颅馿騄騼驢驴髗魯魲鯥鱸鲁鲈鵦鵱鷜鷺鸕鸬鹭鹵鹿麓黸'),
  ('mou', '侔劺哞恈某洠牟眸瞴繆缪蛑謀谋踎鉾鍪鴾麰龯'),
  ('cha', '侘偛叉嗏垞奼姹察岔嵖差扠挿插揷搽杈查槎檫汊猹疀碴秅紁肞臿艖茬茶衩詧詫诧蹅銟鍤鑔锸镲靫餷馇'),
  ('gong', '供公共功匑匔厷塨宫宮工巩幊廾弓恭愩慐拱拲攻杛栱汞熕珙碽糼羾肱莻蚣觥觵貢贡躬躳輁鞏髸龏龔龚'),
  ('cun', '侟刌吋存寸忖拵村澊皴竴籿膥踆邨'),
  ('zhen', '侦侲偵圳塦嫃寊屒帧帪弫抮挋振揕搸敶斟昣朕枕栕栚桢桭楨榛樼殝浈潧澵獉珍珎瑧甄甽畛疹眕眞真眹砧碪祯禎禛稹箴籈紖紾絼縥纼缜聄胗臻萙葴蒖蓁薽袗裖診誫诊貞賑贞赈軫轃轸遉酖酙針鉁鋴錱鍼鎭鎮针镇阵陣震靕駗鬒鱵鴆鸩黰'),
  ('ce', '侧側冊册厕厠墄廁恻惻憡拺敇测測畟笧策筞筴箣簎粣荝萗萴蓛鿈'),
  ('kuai', '侩儈凷哙噲圦块塊墤巜廥快擓旝狯獪筷糩脍膾蒯郐鄶鱠鲙'),
  ('chai', '侪儕喍囆拆柴犲瘥祡芆茝虿蠆袃訍豺釵钗齜'),
  ('nong', '侬儂农哝噥弄挊挵檂欁浓濃燶癑禯秾穠繷脓膿蕽襛農辳醲齈'),
  ('hou', '侯候厚后吼喉垕堠帿後洉犼猴瓱瘊睺矦篌糇翭翵葔豞逅郈鄇鍭餱骺鮜鯸鱟鲎鲘齁'),
  ('jiong', '侰僒冂冋冏囧坰埛扃泂浻澃炅炯烱煚煛熲燛窘絅綗蘏蘔褧迥逈颎駉駫'),
  ('tui', '侻俀僓娧尵弚推煺穨腿蓷藬蘈蛻蜕褪蹆蹪退隤頹頺頽颓駾骽魋'),
  ('nan', '侽南喃囡娚婻戁抩揇暔枏柟楠湳煵男畘腩莮萳蝻諵赧遖难難'),
  ('xiao', '侾俲傚効呺咲哓哮啸嘋嘐嘨嘯嘵嚣嚻囂婋孝宯宵小崤庨彇恷憢揱效敩斅斆晓暁曉枭枵校梟櫹歊歗殽毊洨消涍淆潇瀟灱灲焇熽猇獢痚痟皛皢硝硣穘窙笑筊筱筿箫篠簘簫綃绡翛肖膮萧萷蕭藃虈虓蟂蟏蟰蠨訤詨誟誵謏踃逍郩銷销霄驍骁髇髐魈鴞鴵鷍鸮'),
  ('bian', '便匾卞变変峅弁徧忭惼扁抃揙昪汳汴炞煸牑猵獱玣甂砭碥稨窆笾箯籩糄編緶缏编艑苄萹藊蝙褊覍變貶贬辡辧辨辩辫辮辯边辺遍邉邊釆鍽閞鞭鯾鯿鳊鴘'),
  ('cu', '促噈媨徂憱殂猝瘄瘯簇粗縬脨蔟觕誎趗踧蹙蹴蹵醋顣麁麄麤鼀'),
  ('ku', '俈刳哭喾嚳圐堀崫库庫廤扝枯桍焅狜瘔矻秙窟絝绔苦袴裤褲趶跍郀酷骷鮬'),
  ('jun', '俊儁军君呁均埈姰寯峻懏捃攈攟晙桾棞汮浚濬焌燇珺畯皲皸皹碅竣箘箟莙菌葰蚐蜠袀覠軍郡鈞銁銞鍕钧陖餕馂駿骏鮶鲪鵔鵕鵘麇麏麕'),
  ('zu', '俎傶卆卒哫唨崒崪族爼珇祖租箤組组菹葅蒩詛诅足踤踿鎺鏃镞阻靻'),
  ('hun', '俒倱圂堚婚忶惛慁掍昏昬梡棔殙浑涽混渾溷焝珲琿睧睯碈繉荤葷觨諢诨轋閽阍餛馄魂鼲'),
  ('su', '俗傃僳嗉囌塐塑夙嫊宿愫愬憟梀榡樎樕橚櫯殐泝洬涑溯溸潚潥玊珟璛甦碿稣穌窣簌粛粟素縤肃肅膆苏莤蔌藗蘇蘓觫訴謖诉谡趚蹜速遡遬酥鋉餗驌骕鯂鱐鷫鹔'),
  ('lia', '俩倆'),
  ('pai', '俳哌廹徘拍排棑派渒湃牌犤猅簰簲蒎輫鎃'),
  ('biao', '俵儦墂婊幖彪摽杓标標檦淲滮瀌灬熛爂猋瘭磦穮脿膘臕藨表裱褾諘謤贆錶鏢鑣镖镳颩颮颷飆飇飈飊飑飙飚驃驫骉骠髟鰾鳔'),
  ('fei', '俷剕匪厞吠啡奜妃婓婔屝废廃廢悱扉斐昲暃曊朏杮棐榧櫠沸淝渄濷狒猆疿痱癈篚緋绯翡肥肺胇胐腓芾菲萉蕜蜚蜰蟦裶誹诽費费鐨镄陫霏靅非靟飛飝飞餥馡騑騛鯡鲱鼣'),
  ('bei', '俻倍偝偹備僃北卑呗唄备孛悖悲惫愂憊揹昁杯桮梖棓椑焙牬犕狈狽珼琲盃碑碚禙糒背苝蓓藣蛽被褙誖貝贝軰輩辈邶郥鄁鉳鋇鐾钡鞁鞴骳鵯鹎'),
  ('zong', '倊倧偬傯堫宗嵏嵕嵸总惣惾愡捴揔搃摠昮朡棕椶潈熧燪猔猣疭瘲碂磫稯粽糉糭綜緃総緵縂縦縱總纵综翪腙葼蓗蝬豵踨踪蹤錝鍐鏓鑁騌騣骔鬃鬉鬷鯮鯼'),
  ('tian', '倎兲唺塡填天婖屇忝恬悿掭搷晪殄沺淟添湉琠瑱璳甛甜田畋畑畠痶盷睓睼碵磌窴緂胋腆舔舚菾覥觍賟酟鈿錪鍩闐阗靔靝靦餂鴫鷆鷏黇鿬'),
  ('dao', '倒刀刂到叨噵壔导導岛島嶋嶌嶹忉悼捣捯搗擣朷椡槝檤氘燾瓙盗盜祷禂禱稲稻箌纛翢翿舠艔菿衜衟蹈軇道釖陦隝隯魛鱽'),
  ('tan', '倓傝僋叹嗿嘆坍坛坦埮墰墵壇壜婒忐怹惔憛憳憻探摊擹攤昙暺曇榃檀歎毯湠滩潭灘炭燂璮痑痰瘫癱碳磹罈罎舑舕菼藫袒襢覃談譚譠谈谭貚貪賧贪郯醈醓醰鉭錟钽锬顃餤'),
  ('chui', '倕吹圌垂埀捶搥棰槌炊箠腄菙錘鎚锤陲顀龡'),
  ('peng', '倗剻匉嘭堋塳弸彭怦恲憉抨挷捧掽朋梈棚椖椪槰樥淎淜漰澎烹熢皏砰硑硼碰磞稝竼篣篷纄膨芃莑蓬蘕蟚蟛踫軯輣錋鑝閛韸韼騯髼鬅鬔鵬鹏'),
  ('kong', '倥埪孔崆恐悾控涳硿空箜躻錓鞚鵼'),
  ('juan', '倦劵勌勬卷呟埍奆姢娟巻帣慻捐捲桊涓淃焆狷獧瓹眷睊睠絭絹縳绢罥羂脧臇菤蔨蠲裐鄄錈鎸鐫锩镌隽雋飬餋鵑鹃'),
  ('luo', '倮儸剆啰囉峈摞攞曪椤欏泺洛洜漯濼犖猡玀珞瘰癳硦笿箩籮絡纙络罖罗羅脶腡臝荦萝落蓏蘿螺蠃裸覙覶覼躶逻邏鏍鑼锣镙雒頱饠駱騾驘骆骡鮥鴼鵅鸁'),
  ('song', '倯傱凇娀宋崧嵩嵷庺忪怂悚愯慫憽松枀枩柗梥楤檧淞濍硹竦耸聳菘蜙訟誦讼诵送鍶鎹頌颂餸駷鬆'),
  ('leng', '倰冷堎塄崚愣棱楞睖碐稜薐踜輘'),
  ('ben', '倴坋坌奔奙捹撪本栟桳楍泍渀犇獖畚笨翉苯贲輽逩錛锛'),
  ('cai', '倸偲啋埰婇寀彩才採材棌毝猜睬綵縩纔菜蔡裁財财跴踩采'),
  ('zhai', '债債夈宅寨捚摘斋斎榸檡瘵砦窄粂鉙齋'),
  ('qing', '倾傾儬凊剠勍卿圊埥夝寈庆庼廎情慶掅擎擏晴暒棾樈檠檾櫦殑殸氢氫氰淸清漀濪甠硘碃磬箐綮罄苘葝蜻請謦请輕轻郬鑋靑青靘頃顷鲭黥'),
  ('ying', '偀僌啨営嘤噟嚶塋婴媖媵嫈嬰嬴孆孾巊应廮影応愥應摬撄攍攖映暎朠桜梬楹樱櫻櫿浧渶溁溋滢潁潆濙濚濴瀅瀛瀠瀯瀴灐灜煐熒營珱瑛瑩璎瓔甇甖瘿癭盁盈矨硬碤礯穎籝籯緓縈纓绬缨罂罃罌膡膺英茔荧莹莺萤营萦萾蓥藀蘡蛍蝇蝧蝿螢蠅蠳褮覮謍譍譻賏贏赢軈迎郢鍈鎣鐛鑍锳霙鞕韺頴颍颕颖鱦鴬鶑鶧鶯鷪鷹鸎鸚鹦鹰'),
  ('ruan', '偄堧壖媆撋朊瑌瓀碝礝緛耎軟輭软阮'),
  ('chun', '偆唇堾媋惷旾春暙杶椿槆橁櫄浱淳湻滣漘犉瑃睶箺純纯脣莼萅萶蒓蓴蝽蠢賰輴醇醕錞陙鯙鰆鶉鶞鹑'),
  ('ruo', '偌叒婼嵶弱捼楉渃焫爇箬篛若蒻鄀鰙鰯鶸'),
  ('pian', '偏囨媥楄楩片犏篇翩胼腁覑諚諞谝貵賆跰蹁鍂駢騈騗騙骈骗骿魸鶣'),
  ('sheng', '偗剩剰勝升呏圣墭声嵊憴斘昇晠曻枡栍榺橳殅泩渻湦焺牲狌珄琞生甥盛省眚竔笙縄繩绳聖聲胜苼蕂譝貹賸鉎鍟阩陞陹鵿鼪'),
  ('huang', '偟兤凰喤堭塃墴奛媓宺崲巟幌徨怳恍惶愰慌晃晄曂朚楻榥櫎湟滉潢炾煌熀熿獚瑝璜癀皇皝皩磺穔篁篊簧縨肓艎荒葟蝗蟥衁詤諻謊谎趪遑鍠鎤鐄锽隍韹餭騜鰉鱑鳇鷬黃黄'),
  ('duan', '偳剬塅媏断斷椴段毈煅瑖短碫端簖籪緞缎耑腶葮褍躖鍛鍴锻'),
  ('za', '偺匝咂咋喒囋囐帀拶杂沞沯砸磼紥紮臜臢襍迊鉔雑雜雥韴魳'),
  ('lou', '偻僂剅喽嘍塿娄婁屚嵝嶁廔慺搂摟楼樓溇漊漏熡甊瘘瘺瘻瞜篓簍耧耬艛蒌蔞蝼螻謱軁遱鏤镂陋鞻髅髏'),
  ('sou', '傁凁叜叟嗖嗽嗾廀廋捜搜摉摗擞擻櫢溲獀瘶瞍籔艘蒐蓃薮藪螋鄋醙鎪锼颼颾飕餿馊騪'),
  ('yuan', '傆元円冤剈原厡厵员員噮囦园圆圎園圓垣垸塬夗妧妴媛媴嫄嬽寃怨悁惌愿掾援杬棩榞榬橼櫞沅淵渁渆渊渕湲源溒灁爰猨猿獂瑗盶眢禐笎箢緣縁缘羱肙苑茒葾蒝蒬薗蚖蜎蜵蝝蝯螈衏袁裫裷褑褤謜貟贠轅辕远逺遠邍邧酛鈨鋺鎱院願駌騵魭鳶鴛鵷鶢鶰鸢鸳鹓黿鼋鼘鼝'),
  ('rong', '傇冗坈媶嫆嬫宂容峵嵘嵤嶸巆戎搈搑曧栄榕榮榵毧氄溶瀜烿熔爃狨瑢穁穃絨縙绒羢肜茙茸荣蓉蝾融螎蠑褣軵鎔镕駥髶'),
  ('jiang', '傋僵勥匞匠壃夅奖奨奬姜将將嵹弜弶彊摪摾桨槳橿櫤殭江洚浆滰漿犟獎畕畺疅疆礓糡糨絳繮绛缰翞耩膙茳葁蒋蔣薑螀螿袶講謽讲豇酱醤醬降韁顜鱂鳉'),
  ('bang', '傍垹塝帮幇幚幫捠搒梆棒榜浜牓玤磅稖綁縍绑膀艕蒡蚌蜯謗谤邦邫鎊镑鞤髈'),
  ('hao', '傐儫号哠嗥嘷噑嚆嚎壕好恏悎昊昦晧暤暭曍椃毜毫浩淏滈澔濠灏灝獆獋獔皓皜皞皡皥秏竓籇耗聕茠蒿薃薅薧號蚝蠔諕譹豪貉郝鄗鎬顥颢鰝'),
  ('shan', '傓僐删刪剡剼善嘇圸埏墠墡姍姗嬗山嶦幓彡扇挻搧擅敾晱杉柵椫樿檆歚汕潬潸澘灗炶煔煽熌狦珊疝痁睒磰笘縿繕缮羴羶脠膳膻舢芟苫蟮蟺衫覢訕謆譱讪贍赡赸跚軕邖鄯釤銏鐥钐閃閊闪陕陝饍騸骟鯅鱓鱔鳝鿃'),
  ('zai', '傤儎再哉在宰崽扗栽洅渽溨災灾烖甾睵縡菑賳載载酨'),
  ('bin', '傧儐宾彬摈擯斌梹椕槟檳殡殯氞汃滨濒濱濵瀕玢瑸璸砏繽缤膑臏虨豩豳賓賔邠鑌镔霦顮髌髕髩鬂鬓鬢'),
  ('nuo', '傩儺喏愞懦懧挪掿搦搻梛榒橠稬穤糑糥糯諾诺蹃逽郍锘'),
  ('can', '傪儏参參叄叅喰嬠惨惭慘慙慚憯摻朁残殘湌澯灿燦爘璨穇篸粲薒蚕蝅蠶蠺謲飡餐驂骖黪黲'),
  ('lei', '傫儡儽勒厽嘞垒塁壘壨嫘擂攂樏檑櫐櫑欙泪洡涙淚灅瓃瓼甅畾癗矋磊磥礌礧礨禷类累絫縲纇纍纝缧罍羸耒肋腂蔂蕌蕾藟蘱蘲蘽虆蠝誄讄诔轠酹銇錑鐳鑘鑸镭雷靁頛頪類颣鱩鸓鼺'),
  ('zao', '傮凿唕唣喿噪慥早枣栆梍棗澡灶煰燥璪皁皂竃竈簉糟繰艁薻藻蚤譟趮蹧躁造遭醩鑿'),
  ('ao', '傲凹厫嗷嗸坳垇墺奡奥奧媪媼嫯岙岰嶅嶴廒慠懊扷抝拗摮擙敖柪梎滶澳熬爊獒獓璈磝翱翶翺聱芺蔜薁螯袄襖謷謸軪遨鏊鏖镺隞隩驁骜鰲鳌鷔鼇鿫'),
  ('chuang', '傸凔刅创刱剏剙創噇幢床怆愴摐摤牀牎牕疮瘡磢窓窗窻闖闯'),
  ('piao', '僄剽勡嘌嫖彯徱慓旚殍漂犥瓢皫瞟票篻縹缥翲蔈薸螵醥闝顠飃飄飘魒'),
  ('man', '僈墁姏嫚屘幔悗慢慲摱曼槾樠満满滿漫澷熳獌睌瞒瞞矕縵缦蔄蔓蘰蛮螨蟎蠻襔謾谩鄤鏋鏝镘鞔顢颟饅馒鬗鬘鰻鳗'),
  ('zun', '僔噂墫壿尊嶟捘撙樽繜罇譐遵銌鐏鱒鳟鶎鷷'),
  ('liao', '僚叾嘹嫽寥寮尞尥尦屪嵺嶚嶛廖廫憀憭撂撩敹料暸曢橑漻潦炓燎爎爒獠璙疗療瞭窷竂簝繚缭聊膋膫蓼藔蟟豂賿蹘蹽辽遼鄝釕鐐钌镣镽飉髎鷯鹩'),
  ('tie', '僣呫帖怗聑萜蛈貼贴銕鐡鐵铁飻餮驖鴩'),
  ('seng', '僧鬙'),
  ('min', '僶冺刡勄垊姄岷崏忞怋悯惽愍慜憫抿捪敃敏敯旻旼暋民泯湣潣珉琘琝瑉痻皿盿砇笢笽簢緍緡缗罠苠蠠鈱錉鍲閔閩闵闽鰵鳘鴖黾'),
  ('sai', '僿嗮嘥噻塞愢揌毢毸簺腮賽赛顋鰓鳃'),
  ('dang', '儅党凼噹圵垱壋婸宕嵣当愓挡擋攩档檔欓氹潒澢灙珰璗璫瓽當盪瞊砀碭礑筜簜簹艡荡菪蕩蘯蟷裆襠譡讜谠趤逿鐺铛闣雼黨'),
  ('xuan', '儇吅咺喧塇媗嫙宣弲怰悬愃愋懁懸揎旋昍昡晅暄暶梋楥楦檈泫渲漩炫烜煊玄玹琁琄瑄璇璿痃癣癬眩眴睻矎碹禤箮絢縇縼繏绚翧翾萱萲蓒蔙蕿藼蘐蜁蝖蠉衒袨諠諼譞讂谖贙軒轩选選鉉鋗鍹鏇铉镟鞙顈颴駽鰚'),
  ('tai', '儓冭台囼坮太夳嬯孡忲态態抬擡旲枱檯汰泰溙炱炲燤箈籉粏肽胎臺舦苔菭薹跆邰酞鈦钛颱駘鮐鲐'),
  ('lan', '儖兰厱嚂囒囕壈婪嬾孄孏岚嵐幱惏懒懢懶拦揽擥攔攬斓斕栏榄欄欖欗浨滥漤澜濫瀾灆灠灡烂燗燣燷爁爛爤爦璼瓓礷篮籃籣糷繿纜缆罱葻蓝藍蘭褴襕襤襴襽覧覽览譋讕谰躝醂鑭钄镧闌阑韊顲'),
  ('meng', '儚冡勐夢夣孟幪懜懞懵掹擝曚朦梦橗檬氋溕濛猛獴瓾甍甿盟瞢矇矒礞艋艨莔萌蒙蕄蘉虻蜢蝱蠓鄳鄸錳锰霥霿靀顭饛鯍鯭鸏鹲鼆'),
  ('qiong', '儝卭宆惸憌桏橩焪焭煢熍琼璚瓊瓗睘瞏穷穹窮竆笻筇舼茕藑藭蛩蛬赹跫邛銎'),
  ('lie', '儠冽列劣劽咧哷埒埓姴峛巤挒挘捩擸栵毟洌浖烈烮煭犣猎猟獵睙聗脟茢蛚裂趔躐迾颲鬛鬣鮤鱲鴷'),
  ('kuang', '儣况劻匡匩卝哐圹壙夼岲忹恇懬懭抂旷昿曠框況洭爌狂狅眖眶矌矿砿硄礦穬筐筺絋絖纊纩誆誑诓诳貺贶軖軠軦軭邝邼鄺鉱鋛鑛鵟黋'),
  ('zan', '儧儹兂咱噆寁揝撍攅攒攢昝暂暫桚濽灒瓉瓒瓚禶簪簮糌襸讃讚賛贊赞趱趲蹔鄼酂酇錾鏨鐕鐟饡'),
  ('chen', '儭嗔嚫塵墋夦宸尘忱愖抻捵揨敐晨曟梣榇樄櫬沉煁琛疢瘎瞋硶碜磣綝縝臣茞莀莐蔯薼螴衬襯訦諃諶謓讖谌谶賝贂趁趂趻踸軙辰迧郴醦鈂鍖陈陳霃鷐麎齓齔龀'),
  ('teng', '儯幐滕漛熥疼痋籐籘縢腾膯藤虅螣誊謄邆霯駦騰驣鰧鼟'),
  ('long', '儱咙哢嚨垄垅壟壠屸嶐巃巄徿拢攏昽曨朧栊梇槞櫳泷湰滝漋瀧爖珑瓏癃眬矓砻礱礲窿竉竜笼篢篭籠聋聾胧茏蕯蘢蠪蠬襱豅贚躘鏧鑨陇隆隴霳靇驡鸗龍龒龓龙'),
  ('rang', '儴勷嚷壌壤懹攘瀼爙獽瓤禳穣穰纕蘘譲讓让躟鬤'),
  ('xiong', '兄兇凶匂匈哅夐忷恟敻汹洶焸焽熊胷胸芎訩詗詾讻诇賯雄'),
  ('chong', '充冲嘃宠寵崇崈徸忡憃憧揰摏沖浺漴爞珫緟罿翀舂艟茺虫蝩蟲衝褈蹖銃铳隀'),
  ('dui', '兊兌兑垖堆塠对対對嵟怼憝憞懟濧瀩痽碓磓祋綐薱襨譈譵鐓鐜队陮隊頧鴭'),
  ('tu', '兎兔凃凸吐唋図图圕圖圗土圡堍堗塗宊屠峹嵞嶀庩廜徒怢悇捈捸揬梌汢涂涋湥潳痜瘏禿秃稌突筡腯荼莵菟葖蒤跿迌途酴釷鈯鋵鍎钍馟駼鵌鵚鵵鶟鷋鷵鼵'),
  ('sap', '兙瓧'),
  ('baak', '兡'),
  ('nei', '內内娞氝脮腇錗餒馁鮾鯘'),
  ('liu', '六刘劉嚠塯媹嬼嵧廇懰旈旒柳栁桞桺榴橊橮沠流浏溜澑瀏熘熮珋琉瑠瑬璢畂畄留畱疁瘤癅硫磂磟綹绺罶羀翏蒥蓅藰蟉裗蹓遛鋶鎏鎦鏐鐂锍镏镠雡霤飀飂飅飗餾馏駠駵騮驑骝鬸鰡鶹鷚鹠鹨麍'),
  ('shou', '兽収受售垨壽夀守寿手扌授收涭狩獣獸痩瘦綬绶膄艏鏉首龵'),
  ('ran', '冄冉呥嘫姌媣染橪然燃珃繎肰苒蒅蚦蚺衻袇袡髥髯'),
  ('gang', '冈冮刚剛堈堽岗岡崗戅戆掆杠棡槓港焵焹牨犅疘矼筻綱纲缸罁罓罡肛釭鋼鎠钢鿍'),
  ('gua', '冎刮剐剮劀卦叧啩坬寡挂掛栝歄煱瓜絓緺罣罫胍褂詿诖趏踻銽颪颳騧鴰鸹'),
  ('kou', '冦剾劶口叩宼寇彄扣抠摳敂滱眍瞉瞘窛筘簆芤蔲蔻釦鷇'),
  ('pan', '冸判叛媻幋拚搫攀槃沜泮洀溿潘瀊炍爿牉畔畨盘盤盼眅磐磻縏聁萠蒰蟠袢襻詊跘蹒蹣鋬鎜鑻鞶頖鵥'),
  ('qia', '冾圶峠帢恰愘拤掐殎洽硈葜袷跒酠鞐髂'),
  ('mei', '凂呅坆堳塺妹娒媄媒媚媺嬍寐嵄嵋徾抺挴攗旀昧枚栂梅楣楳槑毎每沒没沬浼渼湄湈煝煤燘猸玫珻瑂痗眉眛睂睸矀祙禖穈篃美脄脢腜苺莓葿蘪蝞袂跊躾郿酶鋂鎂鎇镁镅霉韎鬽魅鶥鹛黣黴'),
  ('zhun', '准凖埻宒準稕窀綧肫衠訰諄谆迍'),
  ('cou', '凑湊腠輳辏'),
  ('du', '凟剢匵厾嘟堵妒妬嬻帾度杜椟櫝殬殰毒涜渎渡瀆牍牘犊犢独獨琽瓄皾督睹秺笃篤肚芏荰蝳螙蠧蠹裻覩読讀讟读豄賭贕赌醏錖鍍鑟镀闍阇靯韇韣韥騳髑黩黷'),
  ('kai', '凯凱剀剴勓嘅垲塏奒嵦开忾恺愒愷愾慨揩暟楷欬炌炏烗蒈輆鍇鎎鎧鐦铠锎锴開闓闿颽'),
  ('deng', '凳噔墱嬁嶝戥朩櫈灯燈璒登瞪磴竳等簦艠覴豋蹬邓鄧鐙镫隥'),
  ('wen', '刎匁吻呚呡問塭妏彣忟抆揾搵文昷桽榅榲殟汶渂温溫炆玟珳瑥璺瘒瘟稳穏穩紊紋纹聞肳脗芠莬蕰蚉蚊螡蟁豱輼轀辒鎾閺閿闅闦问闻阌雯鞰顐饂馼駇魰鰛鰮鳁鳼鴍鼤'),
  ('hua', '划劃化华哗嘩埖夻姡婲婳嫿嬅崋搳摦撶杹枠桦椛槬樺滑澅猾画畫畵砉硴磆糀繣舙花芲華蒊蕐蘤螖觟話誮諙諣譁譮话釪釫鋘錵鏵铧驊骅鷨黊'),
  ('yue', '刖妜嬳岄岳嶽彟彠恱悅悦戉抈捳曰曱月樾瀹爚玥矱礿禴箹篗籆籥籰粤粵約约蘥蚎蚏越跀跃躍軏鈅鉞钺閱閲阅鸑鸙黦龠'),
  ('bie', '別别彆徶憋瘪癟癿莂虌蛂蟞襒蹩鱉鳖鼈龞'),
  ('pao', '刨匏咆垉奅庖抛拋泡炮炰爮狍疱皰砲礟礮脬萢袍褜跑軳鞄麃麅麭'),
  ('geng', '刯哽埂堩峺庚挭暅更梗椩浭焿畊絚綆緪縆绠羮羹耕耿莄菮賡赓郠骾鯁鲠鶊鹒'),
  ('shua', '刷唰耍誜'),
  ('cuo', '剉剒厝夎嵯嵳挫措搓撮斮棤瑳痤睉矬磋脞莝莡蒫蓌蔖虘蹉躦逪遳醝銼錯锉错鹺鹾'),
  ('kei', '剋'),
  ('la', '剌啦喇嚹垃拉揦揧搚攋旯柆楋溂爉瓎瘌砬磖翋腊臈臘菈藞蜡蝋蝲蠟辢辣邋鑞镴鞡鬎鯻'),
  ('pou', '剖咅哣娝婄抔抙捊掊犃箁裒錇'),
  ('tuan', '剸团団團彖慱抟摶槫檲湍湪漙煓猯疃篿糰褖貒鏄鷒鷻'),
  ('mo', '劘劰唜嗼嚤嚩嚰圽塻墨妺嫫嫼嬷寞尛帓帞庅怽懡抹摩摸摹擵昩暯末枺模橅歾歿殁沫湐漠瀎爅獏瘼皌眜眽眿瞐瞙砞磨礳秣粖糢絈纆耱膜茉莈莫蓦藦蘑蛨蟔謨謩谟貃貊貘銆鏌镆陌靺饃饝馍驀髍魔魩魹麽麿默黙'),
  ('keng', '劥吭坑妔挳摼牼硁硜硻誙銵鍞鏗铿阬'),
  ('shao', '劭勺卲哨娋少弰捎旓柖梢潲烧焼燒玿睄稍筲紹綤绍艄芍苕莦蕱蛸袑輎邵韶颵髾鮹'),
  ('gao', '勂吿告夰峼搞暠杲槀槁槔槹橰檺櫜滜皋皐睾祮祰禞稁稾稿筶篙糕縞缟羔羙膏臯菒藁藳誥诰郜鋯锆镐韟餻高髙鷎鷱鼛'),
  ('lang', '勆唥啷埌塱嫏崀廊斏朖朗朤桹榔樃欴浪烺狼琅瑯硠稂筤艆莨蒗蓈蓢蜋螂誏躴郎郒郞鋃鎯锒閬阆駺鿶鿾'),
  ('weng', '勜嗡塕奣嵡攚暡滃瓮甕瞈罋翁聬蓊蕹螉鎓鶲鹟齆'),
  ('tao', '匋咷啕夲套嫍幍弢慆掏搯桃梼槄檮洮涛淘滔濤焘瑫祹絛綯縚縧绦绹萄蜪裪討詜謟讨轁迯逃醄鋾錭陶鞀鞉鞱韜韬飸饀饕駣騊鼗'),
  ('nao', '匘呶垴堖夒嫐孬峱嶩巎怓恼悩惱憹挠撓淖猱獶獿瑙硇碙碯脑脳腦臑蛲蟯詉譊鐃铙閙闹鬧'),
  ('zang', '匨塟奘弉牂羘脏臓臟臧葬蔵賍賘贓贜赃銺駔驵髒'),
  ('suan', '匴狻痠祘笇筭算蒜酸'),
  ('nian', '卄哖唸埝姩年廿念拈捻撚撵攆涊淰焾碾秊秥簐艌蔫跈蹍蹨躎輦辇鮎鯰鲇鲶鵇黏'),
  ('shuai', '卛帅帥摔甩蟀衰'),
  ('ang', '卬岇昂昻枊盎肮醠骯'),
  ('que', '却卻埆塙墧崅悫愨慤搉榷炔燩琷瘸皵硞确碏確碻礐礭缺蒛趞闋闕阕阙雀鵲鹊'),
  ('mang', '厖吂哤壾娏尨庬忙恾杗杧氓汒浝漭牤牻狵痝盲硥硭笀芒茫茻莽莾蛖蟒蠎邙釯鋩铓駹'),
  ('zui', '厜嗺嘴噿嶊嶵晬最朘栬槜樶檇檌璻祽稡穝絊纗罪蕞蟕辠酔酻醉鋷錊'),
  ('rou', '厹媃宍揉柔楺渘煣瑈瓇禸粈糅肉腬葇蝚蹂輮鍒鞣韖騥鰇鶔'),
  ('shuang', '双塽孀孇慡樉欆漺灀爽礵縔艭鏯雙霜騻驦骦鷞鸘鹴'),
  ('die', '叠哋喋垤堞峌嵽幉恎惵戜挕揲昳曡楪殜氎爹牃牒瓞畳疂疉疊眣眰碟絰绖耊耋胅臷艓苵蜨蝶褋褺詄諜谍趃跌蹀迭镻鰈鲽'),
  ('rui', '叡壡婑枘桵橤汭瑞甤睿緌繠芮蕊蕋蕤蘂蘃蚋蜹銳鋭锐'),
  ('po', '叵嘙坡婆尀岥岶敀昢桲櫇泊泼洦溌潑烞珀皤破砶笸粕蒪蔢謈迫鄱酦醗釙鉕鏺钋钷頗颇駊魄'),
  ('tun', '吞呑啍噋坉屯忳旽暾朜氽涒焞畽臀臋芚豘豚軘霕飩饨魨鲀黗'),
  ('fou', '否妚殕紑缶缹缻裦雬鴀'),
  ('shun', '吮橓瞚瞬舜蕣順顺鬊'),
  ('guo', '呙咼啯嘓囯囶囻国圀國埚堝墎崞帼幗彉彍惈慖果椁槨淉漍濄猓瘑粿綶聒聝腘膕菓蔮虢蜾蝈蟈裹褁輠过過郭鈛錁鍋鐹锅餜馃馘'),
  ('pen', '呠喯喷噴歕湓瓫盆翸葐'),
  ('ne', '呢抐疒眲訥讷'),
  ('huai', '咶坏壊壞徊怀懐懷槐櫰淮瀤耲蘹蘾褢褱踝'),
  ('pin', '品嚬姘娦嫔嬪拼榀汖牝玭琕矉礗穦聘薲蠙貧贫頻顰频颦馪驞'),
  ('ha', '哈奤蛤铪'),
  ('yo', '哟唷喲'),
  ('shuo', '哾妁搠朔槊欶烁爍獡矟硕碩箾蒴說説说鎙鑠铄'),
  ('huan', '唤喚喛嚾圜奂奐嬛宦寏寰峘嵈幻患愌懽换換擐攌桓梙槵欢歓歡洹浣涣渙漶澣澴烉焕煥犿狟獾环瑍環瓛痪瘓睆糫絙綄緩繯缓缳羦肒荁萈萑藧讙豢豲貆貛轘逭郇酄鉮鍰鐶锾镮闤阛雈驩鬟鯇鯶鰀鲩鴅鵍鹮'),
  ('nou', '啂槈檽獳羺耨譳鎒鐞'),
  ('ken', '啃垦墾恳懇掯肎肯肻裉褃豤錹齦'),
  ('chuai', '啜揣搋膗膪踹'),
  ('pa', '啪妑帊帕怕掱杷潖爬琶皅筢舥葩袙趴'),
  ('nie', '啮喦嗫噛嚙囁囓圼孼孽嵲嶭巕帇惗捏揑摰敜枿槷櫱涅湼痆篞籋糱糵聂聶臬臲苶菍蘖蠥讘踂踗踙蹑躡錜鎳鑈鑷钀镊镍闑陧隉顳颞齧'),
  ('wai', '喎外夞崴歪竵顡'),
  ('miao', '喵妙媌嫹庙庿廟描杪淼渺玅眇瞄秒竗篎緢緲缈苗藐邈鱙鶓鹋'),
  ('gaa', '嗧'),
  ('dia', '嗲'),
  ('cao', '嘈嶆愺懆撡操曹曺槽漕糙肏艚艸艹草蓸螬褿襙鄵鏪騲'),
  ('ga', '嘎嘠噶尕尜尬旮玍釓錷钆魀'),
  ('hei', '嘿潶黑黒鿋'),
  ('ceng', '噌层層嶒曽曾竲蹭驓'),
  ('hm', '噷'),
  ('ca', '嚓囃擦攃礤礸遪'),
  ('chuo', '嚽娕娖婥惙戳擉歠涰磭綽繛绰腏趠踔輟辍辵辶逴酫鑡齪龊'),
  ('zen', '囎怎譖譛谮'),
  ('lo', '囖'),
  ('nin', '囜您拰脌'),
  ('kun', '困坤堃堒壸壼婫尡崐崑悃捆昆晜梱涃潉焜熴猑琨瑻睏硱祵稇稛綑菎蜫裈裍裩褌貇醌錕锟閫閸阃騉髠髡髨鯤鲲鵾鶤鹍'),
  ('qun', '囷夋宭峮帬羣群裙裠逡'),
  ('ri', '囸日釰鈤馹驲'),
  ('lue', '圙掠擽略畧稤鋝鋢锊'),
  ('zhui', '坠墜娷惴桘椎沝甀畷硾礈笍綴縋缀缒膇諈贅赘轛追醊錐錣鑆锥隹餟騅骓鵻'),
  ('hang', '垳夯斻杭沆笐筕絎绗航苀蚢貥迒頏颃魧'),
  ('sao', '埽嫂慅扫掃掻搔氉溞瘙矂繅缫臊螦騒騷骚髞鰠鱢鳋'),
  ('zeng', '増增憎橧熷璔甑矰磳繒缯罾譄贈赠鄫鋥锃鱛'),
  ('zhuang', '壮壯壵妆妝娤庄庒戇撞桩梉樁湷焋状狀粧糚荘莊装裝'),
  ('en', '奀峎恩摁煾蒽'),
  ('zou', '奏揍棷棸楱箃緅菆諏诹走赱邹郰鄒鄹陬騶驺鯐鯫鲰黀齱齺龰'),
  ('nuan', '奻暖渜煖煗餪'),
  ('niu', '妞忸扭汼炄牛牜狃紐纽莥鈕钮靵'),
  ('rao', '娆嬈扰擾桡橈繞绕荛蕘襓遶隢饒饶'),
  ('niang', '娘嬢孃酿醸釀'),
  ('niao', '嫋嬝嬲尿樢脲茑蔦袅裊褭鳥鸟'),
  ('nen', '嫩嫰恁'),
  ('sun', '孙孫损損搎榫槂狲猻笋筍箰簨荪蓀蕵薞鎨隼飧飱鶽'),
  ('kuan', '宽寛寬欵款歀窽窾臗鑧髋髖'),
  ('cen', '岑嵾涔笒'),
  ('cuan', '巑撺攛櫕欑殩汆熶爨穳窜竄篡簒蹿躥鋑鑹镩'),
  ('shui', '帨水氵氺涗涚睡祱稅税脽裞誰閖'),
  ('kuo', '廓懖扩拡括挄擴桰濶筈萿葀蛞闊阔霩鞟鞹韕頢髺鬠'),
  ('re', '惹热熱'),
  ('zei', '戝蠈賊贼鯽鰂鱡鲗'),
  ('den', '扥扽'),
  ('zhua', '抓檛簻膼髽'),
  ('shuan', '拴栓涮腨閂闩'),
  ('zhuai', '拽跩'),
  ('rua', '挼'),
  ('zuan', '攥籫繤纂纉纘缵躜鑚鑽钻'),
  ('shai', '晒曬筛篩簁簛繺釃閷'),
  ('lung', '桛'),
  ('sen', '森椮槮襂龼'),
  ('run', '橍润潤瞤膶閏閠闰'),
  ('chua', '歘'),
  ('gwaan', '烪'),
  ('nue', '疟瘧硸虐'),
  ('gei', '給给'),
  ('neng', '能'),
  ('fiao', '覅'),
  ('ei', '誒诶'),
  ('miu', '謬谬'),
  ('shei', '谁'),
  ('eng', '鞥'),
  ('nun', '黁'),
  ('soeng', '龦'),
  ('syu', '龧'),
  ('zeoi', '龨'),
  ('gon', '龫'),
  ('jik', '龮'),
  ('hung', '鿁'),
  ('kashidori', '鿂'),
  ('futsu', '鿆'),
  ('zau', '鿐'),
  ('seki', '鿮')
) as sounds (latin, letters), string_to_table(letters, null) as letter;

-- schemas/45_conflicts.sql

-- Possible conflicts of interest (PRODUCT 5): the other party of an enquiry is compared with the firm's clients and with
-- those who wrote, and who wrote with the other parties. Names are compared in Latin letters by how they sound, so that
-- 'Шевченко' meets 'Schewtschenko', and 'محمد' meets 'Mohamed'.

/* The firm's clients, by name only, as an admin has imported them. */
create table public.clients (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (char_length(btrim(name, E' \t\r\n')) between 2 and 120),
  created_at timestamptz not null default now()
);

alter table public.clients enable row level security;

create policy "admins read clients"
  on public.clients for select to authenticated
  using ((select private.is_admin()));

create policy "admins add clients"
  on public.clients for insert to authenticated
  with check ((select private.is_admin()));

create policy "admins remove clients"
  on public.clients for delete to authenticated
  using ((select private.is_admin()));

/* Imports an array of names, skipping those already there, and returns how many there are then. With `replacing`, names that are
   not in the import are removed. */
create function public.import_clients(names jsonb, replacing boolean)
returns integer
language plpgsql
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  if replacing then
    delete from public.clients where not names ? name;
  end if;
  insert into public.clients (name) select distinct jsonb_array_elements_text(names) on conflict do nothing;
  return (select count(*) from public.clients);
end;
$$;

/* A name in lower-case Latin letters. A Chinese name gets its family name apart, as it has in Latin script; in Arabic
   the article is left out, and the letters of long vowels are vowels unless they begin a word. */
create function private.latin(name text)
returns text
language sql
stable
set search_path = ''
as $$
  -- A subquery, because a join would read all letters for each name.
  select lower(string_agg(
    coalesce((select l.latin from private.letters as l where l.letter = c.letter), c.letter), '' order by c.place))
  from string_to_table(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      normalize(name, NFKC),
      '^\s*((?:欧阳|歐陽|司马|司馬|上官|诸葛|諸葛|司徒)(?=[一-鿿])|[一-鿿])([一-鿿]{1,2})\s*$', '\1 \2'),
      '(^|[\s-])ال(?=\S)', '\1', 'g'),
      '(\S)و', '\1u', 'g'),
      '(\S)ي', '\1i', 'g'),
      '[''’‘ʼ`]', '', 'g'),
    null) with ordinality as c (letter, place);
$$;

/* The words of a name without titles, particles and legal forms; all of them if there are no others. */
create function private.words_of_name(name text)
returns text[]
language sql
stable
set search_path = ''
as $$
  with words as (
    select word, word <> all ('{
      sr,sra,srta,don,dona,mr,mrs,ms,dr,dra,herr,frau,mme,mlle,m,
      de,del,la,las,los,le,el,al,y,e,i,and,und,et,von,van,der,den,zu,da,do,dos,du,di,bin,ibn,bn,
      s,l,a,sl,slu,sa,sau,sc,gmbh,ag,kg,co,ltd,llc,inc,ooo,sarl
    }'::text[]) as tells
    from regexp_split_to_table(
      regexp_replace(regexp_replace(
        private.latin(name),
        -- Written as one word or two: Abderrahman, Noureddine.
        '\m(abd)(?:[aeu][lr])?(?=[ -]?[a-z])[ -]?', '\1 ', 'g'), '(?<=[a-z]{2})[aeu]dd[ie]+ne?\M', ' din', 'g'),
      '[^a-z0-9]+'
    ) as word
    where word <> ''
  )
  select coalesce(array_agg(word) filter (where tells), array_agg(word), '{}') from words;
$$;

/* How a word sounds, roughly: its consonants in classes that languages spell differently, '0' for a vowel that it
   begins with. Few regular expressions, because PostgreSQL keeps only 32 compiled. */
create function private.sound(word text)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  sound text := regexp_replace(word, '(.)\1+', '\1', 'g');
begin
  if sound like 'ye%' then -- Yelena, Elena
    sound := substr(sound, 2);
  end if;
  -- José and Хосе, Gamal and Джамал, Yusuf and Jusuf: '1' until all rules about 'h' are applied.
  sound := regexp_replace(sound, '^y|dzh|dsch|dj|j|kh', '1', 'g');
  sound := regexp_replace(sound, 't?sch|shch|zh|sh|t?ch|t[sz]|cz|c(?=[eiy])|^x|z', 's', 'g');
  sound := replace(replace(replace(replace(sound, 'gh', 'g'), 'ph', 'f'), 'th', 't'), 'dh', 'd');
  sound := replace(replace(replace(sound, 'qu', 'k'), 'ck', 'k'), 'x', 'ks');
  sound := regexp_replace(translate(sound, 'vwpcq', 'ffbkk'), '^[aeiou]+', '0');
  if sound like '%ng' then -- Wang, Ван
    sound := left(sound, -1);
  end if;
  return coalesce(nullif(translate(sound, '1gaeiouy', 'hh'), ''), word);
end;
$$;

/* How alike two names are, from 0 to 1: each word of the shorter one with the most similar word of the other, by its
   trigrams and its sound; of names of the same length also the other way round. A short sound says little, and so does
   one word of several. */
create function private.name_score(words text[], sounds text[], other_words text[], other_sounds text[])
returns real
language sql
immutable
set search_path = ''
as $$
  with pairs as (
    select a.place as a, b.place as b,
      greatest(
        extensions.similarity(a.word, b.word),
        case when a.sound = b.sound
          then case length(a.sound) when 1 then 0.4 when 2 then 0.65 else 0.8 end
            + 0.2 * extensions.similarity(a.word, b.word)
          else 0.8 * extensions.similarity(a.sound, b.sound)
        end) as alike
    from unnest(words, sounds) with ordinality as a (word, sound, place)
    cross join unnest(other_words, other_sounds) with ordinality as b (word, sound, place)
  )
  select case
    when cardinality(words) = cardinality(other_words) then least(forth.score, back.score)
    when least(cardinality(words), cardinality(other_words)) = 1 then 0.8 * greatest(forth.score, back.score)
    when cardinality(words) < cardinality(other_words) then forth.score
    else back.score
  end::real
  from (select avg(best) from (select max(alike) as best from pairs group by a) as words) as forth (score),
    (select avg(best) from (select max(alike) as best from pairs group by b) as words) as back (score);
$$;

/* What is compared: the words of each client, of who wrote an enquiry and of the other party. */
create table private.names (
  id uuid primary key default gen_random_uuid(),
  part text not null check (part in ('client', 'sender', 'opponent')),
  client_id uuid references public.clients (id) on delete cascade,
  survey_id uuid references public.contact_surveys (id) on delete cascade,
  words text[] not null,
  sounds text[] not null
);

create index names_by_client on private.names (client_id);
create index names_by_survey on private.names (survey_id);
create index names_by_sound on private.names using gin (sounds);

create function private.keep_name(part text, client uuid, survey uuid, name text)
returns void
language sql
set search_path = ''
as $$
  insert into private.names (part, client_id, survey_id, words, sounds)
  select part, client, survey, words, array(select private.sound(word) from unnest(words) as word)
  from private.words_of_name(name) as words
  where name is not null;
$$;

create function private.keep_client_name()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.keep_name('client', new.id, null, new.name);
  return null;
end;
$$;

create trigger clients_names after insert on public.clients
  for each row execute function private.keep_client_name();

create function private.keep_survey_names()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.keep_name('sender', null, new.id, new.name);
  perform private.keep_name('opponent', null, new.id, new.opposing_party);
  return null;
end;
$$;

create trigger contact_surveys_names after insert on public.contact_surveys
  for each row execute function private.keep_survey_names();

/* The names that may belong to a conflict of each of these enquiries. Security definer, for admins only through the
   two functions below; enquiries that are probably automatic count for nobody. */
create function private.matching_names(surveys uuid[])
returns table (of_survey uuid, part text, client_id uuid, survey_id uuid, score real)
language sql
stable
set search_path = ''
as $$
  select own.survey_id, other.part, other.client_id, other.survey_id, alike.score
  from private.names as own
  join private.names as other on other.sounds && own.sounds
    and (own.part = 'opponent' and other.part in ('client', 'sender')
      or own.part = 'sender' and other.part = 'opponent')
    and other.survey_id is distinct from own.survey_id
    -- Cheaper than the score by far, which leaves out most of those who share a common name.
    and (least(cardinality(own.words), cardinality(other.words)) = 1 or extensions.similarity(
      array_to_string(own.sounds, ' '), array_to_string(other.sounds, ' ')) >= 0.3)
  cross join lateral private.name_score(own.words, own.sounds, other.words, other.sounds) as alike (score)
  where own.survey_id = any (surveys) and alike.score >= 0.7;
$$;

/* The possible conflicts of an enquiry, the most similar names first. The log says that names were compared. */
create function private.conflicts(survey uuid)
returns table (part text, survey_id uuid, name text, received_at timestamptz, compared text, score real)
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
    where at > now() - interval '10 minutes' and person = auth.uid() and action = 'compared'
      and subjects = array[survey]
  ) then
    perform private.log_access('compared', array[survey]);
  end if;
  return query
    select m.part, m.survey_id, coalesce(c.name, case m.part when 'sender' then s.name else s.opposing_party end),
      s.created_at, case m.part when 'opponent' then own.name else own.opposing_party end, m.score
    from private.matching_names(array[survey]) as m
    join public.contact_surveys as own on own.id = m.of_survey
    left join public.clients as c on c.id = m.client_id
    left join public.contact_surveys as s on s.id = m.survey_id
    where m.client_id is not null or not s.overflow
    order by m.score desc, s.created_at desc nulls first
    limit 10;
end;
$$;

create function public.conflicts(survey uuid)
returns table (part text, survey_id uuid, name text, received_at timestamptz, compared text, score real)
language sql
set search_path = ''
as $$
  select * from private.conflicts(survey);
$$;

/* Which of these enquiries have possible conflicts, for the list; none for anyone but admins. It names nobody, so it is
   not logged. */
create function private.with_conflicts(surveys uuid[])
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select distinct m.of_survey
  from private.matching_names(surveys[1:600]) as m
  left join public.contact_surveys as s on s.id = m.survey_id
  where (select private.is_admin()) and (m.client_id is not null or not s.overflow);
$$;

create function public.with_conflicts(surveys uuid[])
returns setof uuid
language sql
stable
set search_path = ''
as $$
  select private.with_conflicts(surveys);
$$;

/* Imports and removals of clients, without their names. */
create function private.log_clients()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  changed integer := (select count(*) from names);
begin
  if changed > 0 then
    perform private.log_access('clients', '{}', case tg_op when 'INSERT' then 'added ' else 'removed ' end || changed);
  end if;
  return null;
end;
$$;

create trigger clients_log_insert after insert on public.clients
  referencing new table as names for each statement execute function private.log_clients();
create trigger clients_log_delete after delete on public.clients
  referencing old table as names for each statement execute function private.log_clients();

-- schemas/46_review_links.sql

-- Links with which somebody without an account reads a post that is not public yet, comments on it and approves it in
-- each language, or translates it into one (47_link_translations.sql). Nothing here can be read or written but through
-- the functions below.

create table private.review_links (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  -- The language to translate into; null for a link to read the post in all of them.
  language text references public.language_settings (language_code),
  -- SHA-256 of the token; the token itself is known only to those who have the link.
  token_hash text not null unique,
  -- Who it was made for, as staff call them.
  reader text not null check (char_length(reader) between 1 and 80),
  created_at timestamptz not null default now(),
  -- No foreign key: the link outlives the account.
  created_by uuid,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opened_at timestamptz,
  check (expires_at <= created_at + case when language is null then interval '30 days' else interval '90 days' end)
);

create index review_links_by_post on private.review_links (post_id);

create table private.review_notes (
  id uuid primary key default gen_random_uuid(),
  link_id uuid not null references private.review_links (id) on delete cascade,
  language text not null references public.language_settings (language_code),
  author text not null check (char_length(author) between 1 and 80),
  body text not null check (char_length(body) between 1 and 2000),
  -- The post that was read: its version, and its texts in the language (private.text_fingerprint).
  version integer not null,
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  settled_at timestamptz
);

create index review_notes_by_link on private.review_notes (link_id);

create table private.review_approvals (
  link_id uuid not null references private.review_links (id) on delete cascade,
  language text not null references public.language_settings (language_code),
  author text not null check (char_length(author) between 1 and 80),
  -- Of the text that was read (private.text_fingerprint).
  fingerprint text not null,
  approved_at timestamptz not null default now(),
  -- When the reader took it back; whoever relied on it sees that.
  withdrawn_at timestamptz,
  primary key (link_id, language)
);

/* What is written by a link to translate: one translation, whole (47_link_translations.sql). */
create table private.link_translations (
  link_id uuid primary key references private.review_links (id) on delete cascade,
  -- The Spanish texts that it was written for (private.texts_in()).
  spanish jsonb not null,
  texts jsonb not null check (private.are_waiting_texts(jsonb_build_object('texts', texts))),
  -- The paragraphs of all texts beside the Spanish that each is for, as the translator's page keeps them, so that a
  -- paragraph without a translation does not move the others.
  paragraphs jsonb not null default '[]'
    check (jsonb_typeof(paragraphs) = 'array' and char_length(paragraphs::text) <= 600000),
  -- Null until the translator has written something.
  saved_at timestamptz,
  -- The opening of the page that saved it: another must not overwrite what it has not read.
  saved_by_page uuid,
  -- When the translator said that it is done for that Spanish.
  finished_at timestamptz,
  -- No foreign key: what was decided outlives the account.
  decision text check (decision in ('accepted', 'dismissed')),
  decided_by uuid,
  decided_at timestamptz,
  check ((decision is null) = (decided_at is null))
);

/* What each caller has done in the current hour (private.caller_hash()). */
create table private.review_calls (
  caller text not null,
  action text not null,
  hour timestamptz not null,
  calls integer not null,
  primary key (caller, action, hour)
);

/* The texts of a post in one language, waiting or not. */
create function private.texts_in(post public.blog_posts, lang text)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_object_agg(
    field, coalesce(whole ->> (field || case lang when 'es' then '' else '_' || lang end), '') order by field)
  from private.with_waiting_texts(to_jsonb(post)) as whole,
    unnest(array['title', 'excerpt', 'content', 'image_alt']) as field;
$$;

/* Identifies the texts of a post in one language, so that an approval refers to what was read. */
create function private.text_fingerprint(post public.blog_posts, lang text)
returns text
language sql
stable
set search_path = ''
as $$
  select encode(sha256(convert_to(private.texts_in(post, lang)::text, 'UTF8')), 'hex');
$$;

/* The languages that a post can be read in by link: Spanish, and each with any text. */
create function private.review_languages(post public.blog_posts)
returns text[]
language sql
stable
set search_path = ''
as $$
  select array['es'] || array(
    select lang from private.translations() as lang
    where private.translation_of(to_jsonb(post), lang) is not null
  );
$$;

/* Counts a call, and refuses it once its caller has made too many within the hour. */
create function private.count_review_call(kind text, most integer)
returns void
language plpgsql
set search_path = ''
as $$
declare
  hash text := private.caller_hash();
  this_hour timestamptz := date_trunc('hour', now());
begin
  if hash is null then
    return;
  end if;
  delete from private.review_calls where hour < this_hour;
  insert into private.review_calls as c values (hash, kind, this_hour, 1)
    on conflict (caller, action, hour) do update set calls = c.calls + 1 where c.calls < most;
  if not found then
    raise exception 'too many calls' using errcode = 'P0001', hint = 'rate_limited';
  end if;
end;
$$;

/* The link of a token that can be used now to read a post or to translate it, locked; no row for one that is unknown,
   expired, revoked or of the other kind, or whose post is in the bin. */
create function private.usable_link(token text, to_translate boolean)
returns setof private.review_links
language sql
set search_path = ''
as $$
  select l.*
  from private.review_links as l join public.blog_posts as p on p.id = l.post_id
  where l.token_hash = encode(sha256(convert_to(token, 'UTF8')), 'hex')
    and (l.language is not null) = to_translate
    and l.revoked_at is null and l.expires_at > now() and p.deleted_at is null
  for update of l;
$$;

/* Makes a link of which the answer is the only copy of the token; 244 of its bits are random. With `lang`, it is for
   translating the post into that language. */
create function private.make_review_link(post uuid, days integer, reader text, lang text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  if not private.is_staff() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  if days not between 1 and (case when lang is null then 30 else 90 end)
    or lang not in (select * from private.translations())
  then
    raise exception 'no such link' using errcode = '22023';
  end if;
  perform from public.blog_posts as p where p.id = make_review_link.post and p.deleted_at is null;
  if not found then
    return null;
  end if;
  insert into private.review_links (post_id, language, token_hash, reader, created_by, expires_at)
    values (
      post, lang, encode(sha256(convert_to(token, 'UTF8')), 'hex'), btrim(reader), auth.uid(),
      now() + make_interval(days => days));
  perform private.log_access('review_link', array[post], concat_ws(' ', 'made', days, lang));
  return token;
end;
$$;

create function public.make_review_link(post uuid, days integer, reader text, lang text default null)
returns text
language sql
set search_path = ''
as $$
  select private.make_review_link(post, days, reader, lang);
$$;

/* Ends a link at once. */
create function private.revoke_review_link(link uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  post uuid;
begin
  if not private.is_staff() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  update private.review_links set revoked_at = now() where id = link and revoked_at is null returning post_id into post;
  if found then
    perform private.log_access('review_link', array[post], 'revoked');
  end if;
end;
$$;

create function public.revoke_review_link(link uuid)
returns void
language sql
set search_path = ''
as $$
  select private.revoke_review_link(link);
$$;

/* Marks a note as dealt with, or not. */
create function private.settle_review_note(note uuid, settled boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  update private.review_notes set settled_at = case when settled then now() end where id = note;
end;
$$;

create function public.settle_review_note(note uuid, settled boolean)
returns void
language sql
set search_path = ''
as $$
  select private.settle_review_note(note, settled);
$$;

/* What a reader of a link sees; null for a link that cannot be used, whatever the reason. */
create function private.open_review(token text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  link private.review_links;
  p public.blog_posts;
  whole jsonb;
begin
  perform private.count_review_call('open', 300);
  select * into link from private.usable_link(token, false);
  if not found then
    return null;
  end if;
  update private.review_links set opened_at = now() where id = link.id;
  select * into p from public.blog_posts where id = link.post_id;
  whole := private.with_waiting_texts(to_jsonb(p));
  return jsonb_build_object(
    'reader', link.reader, 'expires_at', link.expires_at, 'version', p.version,
    'post', (
      select jsonb_object_agg(key, value) from jsonb_each(whole)
      where key in ('id', 'slug', 'date', 'category', 'shown_categories', 'image', 'updated_at')
        or key ~ '^(title|excerpt|content|image_alt)(_..)?$'
    ) || jsonb_build_object('languages', private.review_languages(p)),
    'fingerprints', (
      select jsonb_object_agg(lang, private.text_fingerprint(p, lang)) from unnest(private.review_languages(p)) as lang
    ),
    'notes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', n.id, 'language', n.language, 'author', n.author, 'body', n.body, 'settled', n.settled_at is not null,
        'current', n.fingerprint = private.text_fingerprint(p, n.language)
      ) order by n.created_at, n.id), '[]')
      from private.review_notes as n where n.link_id = link.id
    ),
    'approvals', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'language', a.language, 'author', a.author, 'current', a.fingerprint = private.text_fingerprint(p, a.language)
      ) order by a.language), '[]')
      from private.review_approvals as a where a.link_id = link.id and a.withdrawn_at is null
    )
  );
end;
$$;

create function public.open_review(token text)
returns jsonb
language sql
set search_path = ''
as $$
  select private.open_review(token);
$$;

/* Leaves a note about the text that `seen` identifies, of a version of the post; false for a link that cannot be used. */
create function private.add_review_note(
  token text, lang text, author text, note text, seen text, version integer)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  link private.review_links;
  latest integer;
begin
  perform private.count_review_call('write', 60);
  select * into link from private.usable_link(token, false);
  if not found then
    return false;
  end if;
  if (select count(*) from private.review_notes where link_id = link.id) >= 200 then
    raise exception 'too many notes' using errcode = 'P0001', hint = 'rate_limited';
  end if;
  select p.version into latest from public.blog_posts as p where p.id = link.post_id;
  insert into private.review_notes (link_id, language, author, body, version, fingerprint)
    values (link.id, lang, btrim(author), btrim(note), greatest(1, least(add_review_note.version, latest)), seen);
  return true;
end;
$$;

create function public.add_review_note(
  token text, lang text, author text, note text, seen text, version integer)
returns boolean
language sql
set search_path = ''
as $$
  select private.add_review_note(token, lang, author, note, seen, version);
$$;

/* Approves the text that `seen` identifies: 'approved'; 'changed' where it is no longer the post's; null for a link
   that cannot be used. */
create function private.approve_review(token text, lang text, seen text, author text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  link private.review_links;
  now_is text;
begin
  perform private.count_review_call('write', 60);
  select * into link from private.usable_link(token, false);
  if not found then
    return null;
  end if;
  select private.text_fingerprint(p, lang) into now_is
  from public.blog_posts as p where p.id = link.post_id and lang = any (private.review_languages(p));
  if now_is is distinct from seen then
    return 'changed';
  end if;
  insert into private.review_approvals (link_id, language, author, fingerprint)
    values (link.id, lang, btrim(author), seen)
    on conflict (link_id, language) do update set
      author = excluded.author, fingerprint = excluded.fingerprint, approved_at = now(), withdrawn_at = null;
  return 'approved';
end;
$$;

create function public.approve_review(token text, lang text, seen text, author text)
returns text
language sql
set search_path = ''
as $$
  select private.approve_review(token, lang, seen, author);
$$;

/* Takes back the approval of the text that `seen` identifies, given by the same link: false where there is none; null
   for a link that cannot be used. */
create function private.withdraw_approval(token text, lang text, seen text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  link uuid;
begin
  perform private.count_review_call('write', 60);
  select id into link from private.usable_link(token, false);
  if not found then
    return null;
  end if;
  update private.review_approvals set withdrawn_at = now()
  where link_id = link and language = lang and fingerprint = seen and withdrawn_at is null;
  return found;
end;
$$;

create function public.withdraw_approval(token text, lang text, seen text)
returns boolean
language sql
set search_path = ''
as $$
  select private.withdraw_approval(token, lang, seen);
$$;

/* What staff see of a post's reviews: the links that can be used, and the notes and approvals of all of them; null for
   anyone else. */
create function private.reviews_of_post(post uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'links', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', l.id, 'language', l.language, 'reader', l.reader, 'made_by', u.email,
        'created_at', l.created_at, 'expires_at', l.expires_at, 'opened_at', l.opened_at,
        'saved_at', work.saved_at, 'finished_at', work.finished_at, 'decision', work.decision
      ) order by l.created_at desc, l.id), '[]')
      from private.review_links as l
        left join private.link_translations as work on work.link_id = l.id
        left join auth.users as u on u.id = l.created_by
      where l.post_id = p.id and l.revoked_at is null and l.expires_at > now()
    ),
    'notes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', n.id, 'language', n.language, 'author', n.author, 'reader', l.reader, 'body', n.body,
        'created_at', n.created_at, 'settled', n.settled_at is not null,
        'current', n.fingerprint = private.text_fingerprint(p, n.language),
        -- Null where the history no longer has that version.
        'text_saved_at', (
          select v.saved_at from private.post_versions as v
          where v.post_id = p.id and v.version <= n.version and v.post is not null
          order by v.version desc limit 1
        )
      ) order by n.settled_at is not null, n.created_at desc, n.id), '[]')
      from private.review_notes as n join private.review_links as l on l.id = n.link_id
      where l.post_id = p.id
    ),
    'approvals', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'link', l.id, 'language', a.language, 'author', a.author, 'reader', l.reader, 'approved_at', a.approved_at,
        'withdrawn_at', a.withdrawn_at,
        'current', a.fingerprint = private.text_fingerprint(p, a.language)
      ) order by a.language, a.approved_at desc), '[]')
      from private.review_approvals as a join private.review_links as l on l.id = a.link_id
      where l.post_id = p.id
    )
  )
  from public.blog_posts as p
  where p.id = reviews_of_post.post and (select private.is_staff());
$$;

create function public.reviews_of_post(post uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.reviews_of_post(post);
$$;

/* Deletes links with all that came by them 90 days after their end, and the counts of past hours. */
create function private.remove_old_review_links()
returns void
language sql
set search_path = ''
as $$
  delete from private.review_links where least(revoked_at, expires_at) < now() - interval '90 days';
  delete from private.review_calls where hour < date_trunc('hour', now());
$$;

-- schemas/47_link_translations.sql

-- Translations that somebody without an account writes by a link, in a table of 46_review_links.sql. They change no
-- post: staff compare them with the editor's text, and put them into it.

/* What a translator sees of a link; null for a link that cannot be used, whatever the reason. The translation begins
   with the post's own, which is for the Spanish that it was last confirmed against. */
create function private.open_translation(token text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  link private.review_links;
  p public.blog_posts;
  work private.link_translations;
begin
  perform private.count_review_call('open', 300);
  select * into link from private.usable_link(token, true);
  if not found then
    return null;
  end if;
  update private.review_links set opened_at = now() where id = link.id;
  select * into p from public.blog_posts where id = link.post_id;
  insert into private.link_translations (link_id, spanish, texts)
    values (
      link.id,
      private.texts_in(p, 'es') || coalesce((
        select jsonb_build_object('title', s.title, 'excerpt', s.excerpt, 'content', s.content)
        from public.post_translation_sources as s where s.post_id = p.id and s.language = link.language
      ), '{}'),
      private.texts_in(p, link.language))
    on conflict do nothing;
  select * into work from private.link_translations where link_id = link.id;
  return jsonb_build_object(
    'reader', link.reader, 'language', link.language, 'expires_at', link.expires_at, 'post', p.id, 'slug', p.slug,
    'spanish', private.texts_in(p, 'es'), 'seen', private.text_fingerprint(p, 'es'),
    'before', work.spanish, 'texts', work.texts, 'paragraphs', work.paragraphs,
    'saved_at', work.saved_at, 'finished_at', work.finished_at, 'decided', work.decision is not null
  );
end;
$$;

create function public.open_translation(token text)
returns jsonb
language sql
set search_path = ''
as $$
  select private.open_translation(token);
$$;

/* Saves a translation, and with `finished` says that it is done for the Spanish that `seen` identifies: 'saved';
   'changed' where it is saved but not done, since the Spanish is no longer that; 'elsewhere' where another page than
   `page` has saved since the time that this one read as `saved_at`, and 'decided' where staff have dealt with it, and
   nothing is saved; null for a link that cannot be used. */
create function private.save_translation(
  token text, seen text, page uuid, since timestamptz, texts jsonb, paragraphs jsonb, finished boolean
)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  link private.review_links;
  p public.blog_posts;
  done boolean;
begin
  perform private.count_review_call('save', 240);
  select * into link from private.usable_link(token, true);
  if not found then
    return null;
  end if;
  select * into p from public.blog_posts where id = link.post_id;
  done := finished and private.text_fingerprint(p, 'es') = seen;
  perform from private.link_translations as work
  where work.link_id = link.id and work.decision is null
    and work.saved_at is distinct from since and work.saved_by_page is distinct from page;
  if found then
    return 'elsewhere';
  end if;
  update private.link_translations as work
  set texts = (
        select jsonb_object_agg(field, btrim(coalesce(save_translation.texts ->> field, ''), E' \n\r\t'))
        from unnest(array['title', 'excerpt', 'content', 'image_alt']) as field),
      paragraphs = save_translation.paragraphs,
      spanish = case when done then private.texts_in(p, 'es') else work.spanish end,
      saved_at = now(),
      saved_by_page = page,
      finished_at = case when done then now() end
  where work.link_id = link.id and work.decision is null;
  if not found then
    return 'decided';
  end if;
  return case when finished and not done then 'changed' else 'saved' end;
end;
$$;

create function public.save_translation(
  token text, seen text, page uuid, since timestamptz, texts jsonb, paragraphs jsonb, finished boolean
)
returns text
language sql
set search_path = ''
as $$
  select private.save_translation(token, seen, page, since, texts, paragraphs, finished);
$$;

/* What came by the links of a post for its translation into a language, the latest first; empty for anyone but
   staff. */
create function private.link_translations(post uuid, lang text)
returns table (
  link uuid, reader text, spanish jsonb, texts jsonb, saved_at timestamptz, finished_at timestamptz,
  decision text, decided_by text, decided_at timestamptz
)
language sql
stable
security definer
set search_path = ''
as $$
  select l.id, l.reader, work.spanish, work.texts, work.saved_at, work.finished_at,
    work.decision, u.email::text, work.decided_at
  from private.review_links as l
    join private.link_translations as work on work.link_id = l.id
    left join auth.users as u on u.id = work.decided_by
  where l.post_id = post and l.language = lang and work.saved_at is not null and (select private.is_staff())
  order by work.saved_at desc
  limit 20;
$$;

create function public.link_translations(post uuid, lang text)
returns table (
  link uuid, reader text, spanish jsonb, texts jsonb, saved_at timestamptz, finished_at timestamptz,
  decision text, decided_by text, decided_at timestamptz
)
language sql
stable
set search_path = ''
as $$
  select * from private.link_translations(post, lang);
$$;

/* Records that the caller has put a translation into the editor or dismissed it, as it was saved at `seen`. False if it
   has been saved or decided on since. */
create function private.decide_link_translation(link uuid, seen timestamptz, decision text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  update private.link_translations as work
  set decision = decide_link_translation.decision, decided_by = auth.uid(), decided_at = now()
  where work.link_id = link and work.saved_at = seen and work.decision is null;
  return found;
end;
$$;

create function public.decide_link_translation(link uuid, seen timestamptz, decision text)
returns boolean
language sql
set search_path = ''
as $$
  select private.decide_link_translation(link, seen, decision);
$$;

-- schemas/90_grants.sql

-- What each role may attempt; policies decide the rest. Nothing is granted elsewhere (00_schemas.sql), so this file
-- lists what the API offers, and tests/database compare it.

revoke all on all tables in schema public from anon, authenticated, service_role;
revoke all on all functions in schema public, private from public, anon, authenticated, service_role;

grant usage on schema public, private to anon, authenticated, service_role;

-- Everyone: what the public site shows, the counters, and sending an enquiry.

grant select on public.language_settings, public.categories, public.firm_facts to anon, authenticated;
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
  name, email, phone, language, channel, practice_area, urgency, opposing_party, message, source,
  consent, consent_language, consent_version, fill_seconds, proof
) on public.contact_surveys to anon, authenticated;

grant execute on function
  public.search_posts(text, text, text, integer, integer),
  public.publication_revision(), public.published_addresses(), public.wish_translation(uuid, text),
  public.count_step(text[], text, public.visit_step),
  public.open_review(text), public.add_review_note(text, text, text, text, text, integer),
  public.approve_review(text, text, text, text), public.withdraw_approval(text, text, text),
  public.open_translation(text),
  public.save_translation(text, text, uuid, timestamptz, jsonb, jsonb, boolean)
  to anon, authenticated;

-- Signed-in accounts; the policies restrict this to staff or admins.

grant update (is_active) on public.language_settings to authenticated;
grant update (phones, chat_number, email, street, postal_code, opening_hours) on public.firm_facts to authenticated;

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
grant select, insert (name), delete on public.clients to authenticated;
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
  public.saved_only_by_me(uuid, integer),
  public.translation_allowance(), public.charge_translation(integer),
  public.translation_proposals(uuid, text), public.decide_proposals(uuid[], text),
  public.make_review_link(uuid, integer, text, text), public.revoke_review_link(uuid),
  public.reviews_of_post(uuid), public.settle_review_note(uuid, boolean),
  public.link_translations(uuid, text), public.decide_link_translation(uuid, timestamptz, text),
  public.testimonials_for_staff(), public.order_testimonials(uuid[]), public.unused_images(),
  public.search_surveys(text), public.open_survey(uuid), public.export_surveys(uuid[]),
  public.surveys_of_person(uuid), public.erase_person(uuid),
  public.expired_surveys(), public.erase_expired_surveys(), public.survey_erasure_history(timestamptz, uuid, integer),
  public.record_reply(uuid, text, uuid), public.survey_history(uuid),
  public.import_clients(jsonb, boolean), public.conflicts(uuid), public.with_conflicts(uuid[]),
  public.save_texts(jsonb), public.dashboard(), public.visit_outcomes(integer), public.archive(),
  public.access_log_page(uuid, bigint), public.access_log_state(), public.health()
  to authenticated;

-- What these and the policies use; the API does not expose it.

grant execute on function
  private.has_session(), private.has_password(), private.has_verified_factor(), private.has_second_factor(),
  private.acting_role(), private.is_staff(), private.is_admin(),
  private.office_day(timestamptz), private.office_now(), private.office_today(),
  private.translations(), private.is_shown_category(text), private.current_stats_id(), private.fold(text),
  private.containing(text), private.find_posts(text, text, text, integer, integer),
  private.publication_revision(), private.published_addresses(), private.wish_translation(uuid, text),
  private.count_step(text[], text, public.visit_step),
  private.open_review(text), private.add_review_note(text, text, text, text, text, integer),
  private.approve_review(text, text, text, text), private.withdraw_approval(text, text, text),
  private.open_translation(text),
  private.save_translation(text, text, uuid, timestamptz, jsonb, jsonb, boolean)
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
  private.post_counts(), private.translation_counts(), private.open_work(),
  private.visit_outcomes(integer), private.post_versions(uuid), private.post_version(uuid, integer),
  private.saved_only_by_me(uuid, integer), private.unused_images(),
  private.translation_allowance(), private.charge_translation(integer),
  private.translation_proposals(uuid, text), private.decide_proposals(uuid[], text),
  private.make_review_link(uuid, integer, text, text), private.revoke_review_link(uuid),
  private.reviews_of_post(uuid), private.settle_review_note(uuid, boolean),
  private.link_translations(uuid, text), private.decide_link_translation(uuid, timestamptz, text),
  private.is_image_name(text), private.is_image_address(text), private.may_store_image(),
  private.are_waiting_texts(jsonb), private.are_opening_hours(jsonb), private.testimonials_for_staff(),
  private.find_surveys(text), private.open_survey(uuid), private.export_surveys(uuid[]),
  private.surveys_of_person(uuid), private.survey_erasure_history(timestamptz, uuid, integer),
  private.conflicts(uuid), private.with_conflicts(uuid[]),
  private.record_reply(uuid, text, uuid), private.survey_history(uuid), private.archive(),
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
    perform cron.schedule('review-links', '35 2 * * *', 'select private.remove_old_review_links()');
    -- pg_cron keeps a row for every run for ever: 1,440 a day for the mail alone. Rows are compared by number, since a
    -- run that could not begin has no time.
    perform cron.schedule('job-history', '40 2 * * *', $job$
      delete from cron.job_run_details where runid <= (
        select max(runid) from cron.job_run_details where end_time < now() - interval '7 days')
    $job$);
  end if;
end;
$$;
