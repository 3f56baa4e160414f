-- Demo content: staff here; categories, testimonials and posts in seeds/ (config.toml lists the order).
-- The two accounts exist for the demo only. A hosted project makes its first admin as docs/deploy.md says.

create extension if not exists pgcrypto with schema extensions;

insert into auth.users (
  id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
  confirmation_token, recovery_token, email_change, email_change_token_new, email_change_token_current,
  phone_change, phone_change_token, reauthentication_token, created_at, updated_at
)
select
  account.id::uuid, 'authenticated', 'authenticated', account.email,
  extensions.crypt(account.password, extensions.gen_salt('bf', 10)), now(),
  '{"provider":"email","providers":["email"]}', '{}',
  '', '', '', '', '', '', '', '', now(), now()
from (values
  ('00000000-0000-4000-8000-00000000000a', 'admin@demo.example', 'demo-admin-2026'),
  ('00000000-0000-4000-8000-00000000000e', 'editor@demo.example', 'demo-editor-2026')
) as account (id, email, password);

-- Hosted Supabase looks users up by instance; the embedded backend has no such column.
do $$
begin
  if exists (
    select from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'
  ) then
    execute $sql$update auth.users set instance_id = '00000000-0000-0000-0000-000000000000'
                 where email like '%@demo.example'$sql$;
  end if;
end $$;

insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
select gen_random_uuid(), 'email', u.id::text, u.id,
       jsonb_build_object('sub', u.id::text, 'email', u.email, 'email_verified', true), now(), now()
from auth.users as u where u.email like '%@demo.example';

insert into public.staff (user_id, role) values
  ('00000000-0000-4000-8000-00000000000a', 'admin'),
  ('00000000-0000-4000-8000-00000000000e', 'editor');

-- So that a newcomer gets in with the printed password alone. A hosted project begins with the second factor on.
update public.settings set require_factor = false;

-- Appointments, so that the demo shows booking, and what the first one costs.
update public.appointment_kinds set
  offered = true,
  hours = (
    select jsonb_object_agg(day, case id
      when 'office' then '[["10:00", "13:00"]]'::jsonb
      else '[["09:00", "14:00"], ["16:00", "19:00"]]'::jsonb end)
    from generate_series(1, 5) as day);
update public.settings set appointment_room = 'https://meet.example/ejemplo-abogados', appointment_room_each = true;
update public.firm_facts set consultation_price = '{
  "es": "60 €, IVA incluido", "en": "€60, VAT included", "fr": "60 €, TVA comprise",
  "de": "60 €, inkl. MwSt.", "ar": "60 يورو، شاملة ضريبة القيمة المضافة", "zh": "60 欧元，含增值税",
  "ru": "60 €, включая НДС"
}';
