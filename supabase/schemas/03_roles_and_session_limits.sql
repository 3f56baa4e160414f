-- Staff and their roles (PRODUCT 5). acting_role() gives one only to a session that still exists, that began with a
-- password or has set one since, and that has the second factor if one is required.

create type public.staff_role as enum ('admin', 'editor');

/* An account without a row has no role. */
create table public.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role public.staff_role not null,
  -- By which colleagues know the person; null: by the e-mail address.
  name text check (char_length(btrim(name)) between 1 and 80),
  created_at timestamptz not null default now()
);

/* When mouse or keyboard were last used, as own_access() is told: an unattended screen refreshes its tokens too. */
create table private.session_uses (
  session_id uuid primary key references auth.sessions (id) on delete cascade,
  used_at timestamptz not null
);

/* Whether a session is neither too old nor unused for too long, plus a minute, by which a use may be reported late. */
create function private.is_within_limits(session uuid, began timestamptz, not_after timestamptz)
returns boolean
language sql
stable
as $$
  select (is_within_limits.not_after is null or is_within_limits.not_after > now())
    and began > now() - make_interval(hours => session_hours)
    and greatest(began, (select used_at from private.session_uses where session_id = session))
      > now() - make_interval(mins => idle_minutes + 1)
  from public.settings;
$$;

/* Whether the token's session is there and within its limits: the token alone stays valid for up to an hour longer. */
create function private.has_session()
returns boolean
language plpgsql
stable
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
as $$
  select exists (select from auth.mfa_factors where user_id = auth.uid() and status::text = 'verified');
$$;

/* Whether the session has the second factor, or the caller needs none: staff do unless the firm has switched that off,
   and whoever has enrolled one. The session is asked too, since its factor may have been removed. */
create function private.has_second_factor()
returns boolean
language sql
stable
as $$
  select coalesce(auth.jwt() ->> 'aal', '') = 'aal2' and exists (
    select from auth.sessions where id = (auth.jwt() ->> 'session_id')::uuid and aal::text = 'aal2'
  ) or not private.has_verified_factor() and not exists (
    select from public.staff as s cross join public.settings as f
    where s.user_id = auth.uid() and f.require_factor);
$$;

/* The role that the caller may act in now; null for none. */
create function private.acting_role()
returns public.staff_role
language sql
stable
as $$
  select role from public.staff
  where user_id = auth.uid()
    and private.has_session() and private.has_password() and private.has_second_factor();
$$;

create function private.is_staff()
returns boolean
stable
return private.acting_role() is not null;

create function private.is_admin()
returns boolean
stable
return private.acting_role() is not distinct from 'admin';

create function private.require_staff()
returns void
stable
return private.refuse_if(not private.is_staff(), 'not allowed', code => '42501');

create function private.require_admin()
returns void
stable
return private.refuse_if(not private.is_admin(), 'not allowed', code => '42501');

create policy "staff see their own role, admins see all"
  on public.staff for select to authenticated
  using ((user_id = (select auth.uid()) and (select private.has_session())) or (select private.is_admin()));

create policy "admins change the roles of others"
  on public.staff for update to authenticated
  using ((select private.is_admin()) and user_id <> (select auth.uid()))
  with check ((select private.is_admin()));

create policy "admins remove others"
  on public.staff for delete to authenticated
  using ((select private.is_admin()) and user_id <> (select auth.uid()));
