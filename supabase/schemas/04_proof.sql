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
