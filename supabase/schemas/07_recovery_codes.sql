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
