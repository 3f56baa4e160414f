-- What people sign in with. The accounts live in the authentication schema, which the service alone changes.

/* Notes when a password was set, and tells the person of each change, at the address that the account had until then. */
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
