-- Staff and their roles (PRODUCT 5), invitations, and the proof required before sensitive operations. Policies use
-- is_staff() and is_admin(), which use acting_role(): it gives a role only to a session that still exists, that began
-- with a password or has set one since, and that has the second factor if one is required.

create type public.staff_role as enum ('admin', 'editor');

create table public.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role public.staff_role not null,
  created_at timestamptz not null default now()
);

comment on table public.staff is 'Staff and their roles (PRODUCT 5). An account without a row has no role.';

/* Whether the access token's session still exists, is in use and is not too old: the token alone stays valid for up to
   an hour after its session has ended. PL/pgSQL, because is_within_limits() is defined later. */
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
   been removed. PL/pgSQL, because the settings are defined later. */
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

/* Refuses an operation to somebody who has found an open screen or stolen its tokens: the interface then asks for the
   code or the password and calls again (src/lib/admin/proof.ts). */
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

create trigger staff_proof before insert or update or delete on public.staff
  for each statement when (current_user = 'authenticated') execute function private.ask_for_proof();

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
