-- The second factor: recovery codes, and removing a lost factor, which the authentication service lacks. The service
-- stores the factors and raises a session to 'aal2', which acting_role() requires (03_roles_and_session_limits.sql).

/* The hashes of recovery codes. A code has 125 random bits, too many to guess it or to find it from its hash. */
create table private.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  hash text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, hash)
);

/* Of what is typed, the letters i, l and o count as the digits that they look like; no code has them. */
create function private.recovery_hash(person uuid, code text)
returns text
immutable
return encode(sha256(convert_to(
  person || regexp_replace(translate(lower(code), 'ilo', '110'), '[^0-9a-z]', '', 'g'), 'UTF8')), 'hex');

/* Removes a person's factors and codes and ends their sessions; the person enrols again. */
create function private.remove_factors(person uuid)
returns void
language sql
as $$
  -- Whoever may call this has given a proof of their own.
  insert into private.announced_changes (person, what)
  select person, 'remove:' || f.id from auth.mfa_factors as f
  where f.user_id = person and f.status::text = 'verified'
    on conflict on constraint announced_changes_pkey do update set announced_at = now();
  delete from auth.mfa_factors where user_id = person;
  delete from private.recovery_codes where user_id = person;
  delete from auth.sessions where user_id = person;
$$;

/* Ten new codes for the caller, which replace the previous ones. They are shown only once. */
create function private.new_recovery_codes()
returns text[]
language sql
as $$
  select private.refuse_if(auth.jwt() ->> 'aal' is distinct from 'aal2', 'not allowed', code => '42501');
  delete from private.recovery_codes where user_id = auth.uid();
  with made as materialized (
    select (
      select rtrim(string_agg(
        substr('0123456789abcdefghjkmnpqrstvwxyz', get_byte(random, at) % 32 + 1, 1)
        || case when at % 5 = 4 then '-' else '' end, '' order by at), '-')
      from generate_series(0, 24) as at
    ) as code
    from generate_series(1, 10) as n,
      sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || n, 'UTF8')) as random
  ), stored as (
    insert into private.recovery_codes (user_id, hash)
    select auth.uid(), private.recovery_hash(auth.uid(), code) from made
  )
  select array_agg(code) from made;
$$;

/* Uses up a recovery code in place of one of the app. Returns how many are left; null if this one is wrong. */
create function private.use_recovery_code(code text)
returns integer
language plpgsql
as $$
declare
  caller uuid := auth.uid();
  session uuid := (auth.jwt() ->> 'session_id')::uuid;
begin
  perform private.refuse_if(not private.has_session(), 'not allowed', code => '42501');
  delete from private.recovery_codes
  where user_id = caller and hash = private.recovery_hash(caller, use_recovery_code.code)
    and private.has_verified_factor();
  if not found then
    return null;
  end if;
  -- As the service does after a code of the app. It derives the level of new tokens from the method.
  update auth.sessions set aal = 'aal2', factor_id = (
    select id from auth.mfa_factors where user_id = caller and status::text = 'verified' order by created_at limit 1
  ) where id = session;
  insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
  values (gen_random_uuid(), session, 'totp', now(), now())
    on conflict (session_id, authentication_method) do update set updated_at = now();
  delete from auth.sessions where user_id = caller and aal::text = 'aal1';
  insert into private.mail_outbox (kind, user_id, change) values ('credentials', caller, 'recovery code');
  perform private.log_access('factor', array[caller], 'recovery code');
  return (select count(*) from private.recovery_codes where user_id = caller);
end;
$$;

/* Removes somebody else's lost factor. */
create function private.reset_factor(person uuid)
returns void
language sql
as $$
  select private.refuse_if(person = auth.uid(), 'not allowed', code => '42501');
  select private.remove_factors(person);
$$;
