-- A proof belongs to the session that gave it, everybody on the staff has a second factor, a recovery code leaves the
-- factor, and the owner of an account is told of wrong codes.

/* Whether the session has the second factor, or the caller needs none: the staff need one unless the firm has switched
   that off, and whoever has enrolled one. The session is checked besides its token, since its factor may have
   been removed. */
create or replace function private.has_second_factor()
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
    where s.user_id = auth.uid() and f.require_factor);
end;
$$;



/* Whether the caller has given the password or a factor's code within the last ten minutes, in this session. */
create or replace function private.has_recent_proof()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from auth.mfa_amr_claims as m join auth.sessions as s on s.id = m.session_id
    where s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = auth.uid()
      and m.authentication_method in ('password', 'totp')
      and m.updated_at > now() - interval '10 minutes'
  );
$$;

/* Refuses an operation without a recent proof, so that an open screen or a stolen token is not enough for it. The
   interface then prompts for the code or the password and calls again (src/lib/admin/proof.ts). */
create or replace function private.require_proof()
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.has_recent_proof() then
    raise exception 'a recent proof of who calls is needed' using errcode = 'P0001', hint = 'proof_needed';
  end if;
end;
$$;

/* What people are about to change of their accounts: the new address, or the name of the new factor. */
create table private.announced_changes (
  person uuid references auth.users (id) on delete cascade,
  what text,
  announced_at timestamptz not null default now(),
  primary key (person, what)
);

/* Announces a new address or factor, which the authentication service may then write within a minute. The service does
   not say which session makes a change; by this call it can only be one that has given the proof. */
create function private.announce_change(what text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- The session of a link from a mail sets the password and does nothing else.
  if not (private.has_session() and private.has_password()) then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  perform private.require_proof();
  delete from private.announced_changes where announced_at < now() - interval '1 minute';
  insert into private.announced_changes values (auth.uid(), lower(left(announce_change.what, 254)))
    on conflict on constraint announced_changes_pkey do update set announced_at = now();
end;
$$;

create function public.announce_change(what text)
returns void
language sql
set search_path = ''
as $$
  select private.announce_change(what);
$$;


/* Of what is typed, the letters i, l and o count as the digits that they look like; no code has them. */
create or replace function private.recovery_hash(person uuid, code text)
returns text
language sql
immutable
set search_path = ''
as $$
  select encode(sha256(convert_to(
    person || regexp_replace(translate(lower(code), 'ilo', '110'), '[^0-9a-z]', '', 'g'), 'UTF8')), 'hex');
$$;

/* Ten new codes for the caller, which replace the previous ones. They are shown only once. */
create or replace function private.new_recovery_codes()
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
  select array_agg(code) into codes
  from (
    select (
      select rtrim(string_agg(
        substr('0123456789abcdefghjkmnpqrstvwxyz', get_byte(random, at) % 32 + 1, 1)
        || case when at % 5 = 4 then '-' else '' end, '' order by at), '-')
      from generate_series(0, 24) as at
    ) as code
    from generate_series(1, 10) as n,
      sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || n, 'UTF8')) as random
  ) as made;
  delete from private.recovery_codes where user_id = auth.uid();
  insert into private.recovery_codes (user_id, hash)
  select auth.uid(), private.recovery_hash(auth.uid(), code) from unnest(codes) as code;
  return codes;
end;
$$;

/* Refuses a new address or factor that was not announced. An account without sessions is just being created. */
create or replace function private.require_proof_of_owner()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  account uuid := (to_jsonb(new) ->> tg_argv[0])::uuid;
  change text := to_jsonb(new) ->> case tg_table_name when 'users' then 'email_change' else 'friendly_name' end;
begin
  if exists (select from auth.sessions where user_id = account) then
    delete from private.announced_changes
    where person = account and what = lower(change) and announced_at > now() - interval '1 minute';
    if not found then
      raise exception 'a recent proof of who calls is needed' using errcode = 'P0001', hint = 'proof_needed';
    end if;
  end if;
  return new;
end;
$$;

drop function private.has_recent_proof(uuid, uuid);

/* A header, the accounts of staff without credentials, each row of the tables, and the names of the pictures. */
create or replace function private.archive_lines()
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
    private.announced_changes, private.build_hook, private.review_calls
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

drop function public.use_recovery_code(text);
drop function private.use_recovery_code(text);

/* Uses up a recovery code in place of a code of the app, which stays in the account. Returns how many codes are left;
   null if this one is wrong. */
create or replace function private.use_recovery_code(code text)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  session uuid := (auth.jwt() ->> 'session_id')::uuid;
begin
  if not private.has_session() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  if not private.has_verified_factor() then
    return null;
  end if;
  delete from private.recovery_codes
  where user_id = caller and hash = private.recovery_hash(caller, use_recovery_code.code);
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

create or replace function public.use_recovery_code(code text)
returns integer
language sql
set search_path = ''
as $$
  select private.use_recovery_code(code);
$$;

alter table private.mail_outbox drop constraint mail_outbox_change_check;
alter table private.mail_outbox add constraint mail_outbox_change_check
  check (change in ('password', 'email', 'factor', 'no factor', 'recovery code', 'wrong codes'));

/* Tells the owner of an account of five codes in ten minutes that were not right, once an hour at most: whoever enters
   them knows the password. Each attempt begins with a challenge, whichever session makes it. */
create function private.watch_codes()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  person uuid := (select user_id from auth.mfa_factors where id = new.factor_id and status::text = 'verified');
begin
  if person is not null
    and (
      select count(*) from auth.mfa_challenges
      where factor_id = new.factor_id and verified_at is null and created_at > now() - interval '10 minutes'
    ) > 5
    and not exists (
      select from private.mail_outbox
      where user_id = person and change = 'wrong codes' and created_at > now() - interval '1 hour'
    )
  then
    insert into private.mail_outbox (kind, user_id, change) values ('credentials', person, 'wrong codes');
    perform private.log_access('factor', array[person], 'wrong codes', null);
  end if;
  return null;
end;
$$;

create trigger mfa_challenges_watch after insert on auth.mfa_challenges
  for each row execute function private.watch_codes();

grant execute on function public.announce_change(text), public.use_recovery_code(text) to authenticated;
grant execute on function private.announce_change(text), private.use_recovery_code(text) to authenticated;
grant select, insert, update, delete on private.announced_changes to service_role;
grant execute on function
  private.has_recent_proof(), private.watch_codes(),
  private.announce_change(text), public.announce_change(text),
  private.use_recovery_code(text), public.use_recovery_code(text)
  to service_role;
