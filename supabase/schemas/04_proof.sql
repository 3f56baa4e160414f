-- Re-authentication: sensitive operations require a password or a code given within the last ten minutes.

/* Refuses an operation without the password or a factor's code of the last ten minutes, in this session: an open screen
   or a stolen token is not enough. The interface then asks for it and calls again (src/lib/admin/proof.ts). */
create function private.require_proof()
returns void
language sql
stable
as $$
  select private.refuse_if(not exists (
    select from auth.mfa_amr_claims as m join auth.sessions as s on s.id = m.session_id
    where s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = auth.uid()
      and m.authentication_method in ('password', 'totp')
      and m.updated_at > now() - interval '10 minutes'
  ), 'a recent proof of who calls is needed', 'proof_needed');
$$;

/* The same as a trigger, for writes to a table by callers of the API (88_tables.sql). */
create function private.ask_for_proof()
returns trigger
language plpgsql
as $$
begin
  if current_user = 'authenticated' then
    perform private.require_proof();
  end if;
  return null;
end;
$$;

/* What people are about to change: the new address, the name of the new factor, or 'remove:' and the id of one. */
create table private.announced_changes (
  person uuid references auth.users (id) on delete cascade,
  what text,
  announced_at timestamptz not null default now(),
  primary key (person, what)
);

/* Announces a new address or factor, or a removal, which the authentication service may then write within a minute. It
   does not say which session makes a change; by this call it can only be one that has given the proof. */
create function private.announce_change(what text)
returns void
language sql
as $$
  -- The session of a link from a mail sets the password and does nothing else. Whoever has an app needs it here too: a
  -- session with the password alone would announce what another one does.
  select private.refuse_if(not (private.has_session() and private.has_password()
    and (private.has_second_factor() or not private.has_verified_factor())), 'not allowed', code => '42501');
  select private.require_proof();
  delete from private.announced_changes where announced_at < now() - interval '1 minute';
  insert into private.announced_changes values (auth.uid(), lower(left(announce_change.what, 254)))
    on conflict on constraint announced_changes_pkey do update set announced_at = now();
$$;

/* Refuses a new address or factor, and the removal of one, that was not announced. An account without sessions is just
   being created, and one that is being deleted keeps no factor. */
create function private.require_proof_of_owner()
returns trigger
language plpgsql
as $$
declare
  changed jsonb := to_jsonb(coalesce(new, old));
  account uuid := (changed ->> tg_argv[0])::uuid;
  change text := case
    when tg_op = 'DELETE' then 'remove:' || (changed ->> 'id')
    else changed ->> case tg_table_name when 'users' then 'email_change' else 'friendly_name' end
  end;
begin
  if tg_op <> 'DELETE' and exists (select from auth.sessions where user_id = account)
    or tg_op = 'DELETE'
    and exists (select from auth.users as u where u.id = account and to_jsonb(u) ->> 'deleted_at' is null)
  then
    delete from private.announced_changes
    where person = account and what = lower(change) and announced_at > now() - interval '1 minute';
    perform private.refuse_if(not found, 'a recent proof of who calls is needed', 'proof_needed');
  end if;
  return coalesce(new, old);
end;
$$;

create trigger users_prove_email before update of email_change on auth.users
  for each row when (new.email_change <> '' and new.email_change is distinct from old.email_change)
  execute function private.require_proof_of_owner('id');
create trigger mfa_factors_prove before insert on auth.mfa_factors
  for each row execute function private.require_proof_of_owner('user_id');
create trigger mfa_factors_prove_removal before delete on auth.mfa_factors
  for each row when (old.status::text = 'verified') execute function private.require_proof_of_owner('user_id');
