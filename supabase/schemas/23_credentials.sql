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

/* Requires a recent proof before a new address or factor. The authentication service does not tell by which session,
   so a proof in any of the person's sessions counts; an account without sessions is just being created. */
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
