-- What people sign in with. The accounts live in the authentication schema, which the service alone changes.

/* Tells the person, at the address that the account had until then. */
create function private.tell_of_credentials()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.encrypted_password is distinct from old.encrypted_password and new.encrypted_password <> '' then
    insert into private.mail_outbox (kind, user_id, change) values ('credentials', new.id, 'password');
  end if;
  if new.email is distinct from old.email and old.email is not null then
    insert into private.mail_outbox (kind, user_id, change, former_email)
    values ('credentials', new.id, 'email', old.email);
  end if;
  return null;
end;
$$;

create trigger users_tell_of_credentials after update of encrypted_password, email on auth.users
  for each row execute function private.tell_of_credentials();
