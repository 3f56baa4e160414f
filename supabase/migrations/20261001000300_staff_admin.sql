-- Managing staff, the same on a hosted project and in the embedded backend.

/* The firm must never lock itself out. */
create function public.keep_an_admin()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('staff.admins'));
  if not exists (select 1 from public.staff where role = 'admin') then
    raise exception 'the last admin cannot be removed' using errcode = 'P0001', hint = 'last_admin';
  end if;
  return null;
end;
$$;

create constraint trigger staff_keep_an_admin after update or delete on public.staff
  for each row when (old.role = 'admin') execute function public.keep_an_admin();

/* The people with their addresses, which live in the authentication schema. Empty for who is no admin. */
create function public.staff_members()
returns table (user_id uuid, email text, role public.staff_role, created_at timestamptz, last_sign_in_at timestamptz)
language sql
stable
security definer
set search_path = ''
as $$
  select s.user_id, u.email::text, s.role, s.created_at, u.last_sign_in_at::timestamptz
  from public.staff as s join auth.users as u on u.id = s.user_id
  where (select public.is_admin())
  order by u.email;
$$;

/* Makes an account without a password and gives it a role; the client then asks for the recovery mail, by which
   the person sets one. An address that has an account gets the role alone. */
create function public.invite_staff(email text, role public.staff_role)
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
  if address !~ '^[^@\s]+@[^@\s]+\.[^@\s.]{2,}$' then
    raise exception 'not an e-mail address' using errcode = 'P0001', hint = 'bad_email';
  end if;
  select id into person from auth.users as u where u.email = address;
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
  return person;
end;
$$;
