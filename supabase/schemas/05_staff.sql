-- Staff: at least one admin, the list with e-mail addresses, and invitations.

/* At least one admin remains, or nobody could give out roles any more. */
create function private.keep_an_admin()
returns trigger
language plpgsql
as $$
begin
  perform pg_advisory_xact_lock(hashtext('staff.admins'));
  perform private.refuse_if(
    not exists (select from public.staff where role = 'admin'), 'the last admin cannot be removed', 'last_admin');
  return null;
end;
$$;

create constraint trigger staff_keep_an_admin after update or delete on public.staff
  for each row when (old.role = 'admin') execute function private.keep_an_admin();

/* By which colleagues know a person; null for an account that is gone. */
create function private.name_of(person uuid)
returns text
language sql
stable
as $$
  select coalesce(s.name, u.email::text)
  from auth.users as u left join public.staff as s on s.user_id = u.id
  where u.id = person;
$$;

/* A person's e-mail address, also for what the service key calls, which may not read accounts. */
create function private.address_of(person uuid)
returns text
language sql
stable
security definer
as $$
  select email from auth.users where id = person;
$$;

/* Names a member of staff: an admin anybody, others themselves. */
create function private.name_staff(person uuid, new_name text)
returns void
language sql
as $$
  select private.refuse_if(person <> auth.uid() and not private.is_admin(), 'not allowed', code => '42501');
  update public.staff set name = nullif(btrim(new_name), '') where user_id = person;
$$;

/* Staff with their e-mail addresses, which are in the auth schema. */
create function private.staff_members()
returns table (
  user_id uuid, email text, name text, role public.staff_role, created_at timestamptz, last_sign_in_at timestamptz
)
language sql
stable
as $$
  select s.user_id, u.email::text, s.name, s.role, s.created_at, u.last_sign_in_at::timestamptz
  from public.staff as s join auth.users as u on u.id = s.user_id
  order by u.email;
$$;

/* Creates an account without a password, which its owner sets by the recovery mail. */
create function private.add_account(id uuid, email text, created_at timestamptz)
returns void
language sql
as $$
  -- Hosted projects look users up by instance; the embedded backend has no such column.
  select private.insert_row('auth.users', '{
    "instance_id": "00000000-0000-0000-0000-000000000000", "aud": "authenticated", "role": "authenticated",
    "encrypted_password": "", "raw_app_meta_data": {"provider": "email", "providers": ["email"]},
    "raw_user_meta_data": {}, "confirmation_token": "", "recovery_token": "", "email_change": "",
    "email_change_token_new": "", "email_change_token_current": "", "phone_change": "", "phone_change_token": "",
    "reauthentication_token": ""
  }' || jsonb_build_object(
    'id', id, 'email', email, 'email_confirmed_at', created_at, 'created_at', created_at, 'updated_at', created_at));
  insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
  values (gen_random_uuid(), 'email', add_account.id::text, add_account.id,
    jsonb_build_object('sub', add_account.id, 'email', add_account.email, 'email_verified', true),
    add_account.created_at, add_account.created_at);
$$;

/* Creates an account with a role; the client then requests the recovery mail by which the person sets a password. An
   existing account only gets the role, and somebody who has one already keeps it ('already_staff'). */
create function private.invite_staff(email text, role public.staff_role)
returns uuid
language plpgsql
as $$
declare
  address text := lower(trim(invite_staff.email));
  person uuid;
begin
  perform private.refuse_if(not private.is_mail_address(address), 'not an e-mail address', 'bad_email');
  select id into person from auth.users as u where lower(u.email) = address;
  if person is null then
    person := gen_random_uuid();
    perform private.add_account(person, address, now());
  end if;
  insert into public.staff (user_id, role) values (person, invite_staff.role)
    on conflict (user_id) do nothing;
  perform private.refuse_if(not found, 'already one of the staff', 'already_staff');
  return person;
end;
$$;
