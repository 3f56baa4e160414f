-- Changes of credentials. Accounts are in the auth schema, which only the authentication service writes.

/* Records when a password was set, and queues a mail about each change, to the address that the account had before. */
create function private.note_credentials()
returns trigger
language plpgsql
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

/* Logs that a second factor was added or removed, and queues a mail to the account's owner. */
create function private.tell_of_factor()
returns trigger
language plpgsql
as $$
begin
  if tg_op = 'UPDATE' and new.status::text = 'verified' and old.status::text <> 'verified' then
    insert into private.mail_outbox (kind, user_id, change) values ('credentials', new.user_id, 'factor');
    perform private.log_access('factor', array[new.user_id], 'none > totp');
  elsif tg_op = 'DELETE' and old.status::text = 'verified'
    and exists (select from auth.users where id = old.user_id) then
    insert into private.mail_outbox (kind, user_id, change) values ('credentials', old.user_id, 'no factor');
    perform private.log_access('factor', array[old.user_id], 'totp > none');
  end if;
  return null;
end;
$$;

create trigger mfa_factors_tell after update or delete on auth.mfa_factors
  for each row execute function private.tell_of_factor();

/* Tells the owner of an account of five codes in ten minutes that were not right, once an hour at most: whoever enters
   them knows the password. Each attempt begins with a challenge, whichever session makes it. */
create function private.watch_codes()
returns trigger
language plpgsql
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
