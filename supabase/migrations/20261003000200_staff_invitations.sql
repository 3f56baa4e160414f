-- An invitation that would change nothing says so: a role is changed in the list of staff, not by inviting again.

create or replace function public.invite_staff(email text, role public.staff_role)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text := lower(trim(invite_staff.email));
  person uuid;
begin
  if not public.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  if char_length(address) > 254 or address !~ '^[^@\s]+@[^@\s]+\.[^@\s.]{2,}$' then
    raise exception 'not an e-mail address' using errcode = 'P0001', hint = 'bad_email';
  end if;
  select id into person from auth.users as u where lower(u.email) = address;
  if person is null then
    person := gen_random_uuid();
    insert into auth.users (
      id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
      confirmation_token, recovery_token, email_change, email_change_token_new, email_change_token_current,
      phone_change, phone_change_token, reauthentication_token, created_at, updated_at
    ) values (
      person, 'authenticated', 'authenticated', address, '', now(),
      '{"provider":"email","providers":["email"]}', '{}', '', '', '', '', '', '', '', '', now(), now()
    );
    insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
    values (gen_random_uuid(), 'email', person::text, person,
            jsonb_build_object('sub', person::text, 'email', address, 'email_verified', true), now(), now());
    if exists (
      select from information_schema.columns
      where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'
    ) then
      execute 'update auth.users set instance_id = ''00000000-0000-0000-0000-000000000000'' where id = $1'
        using person;
    end if;
  end if;
  insert into public.staff (user_id, role) values (person, invite_staff.role)
    on conflict (user_id) do nothing;
  if not found then
    raise exception 'already one of the staff' using errcode = 'P0001', hint = 'already_staff';
  end if;
  return person;
end;
$$;
