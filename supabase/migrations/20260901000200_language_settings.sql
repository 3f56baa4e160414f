-- The languages a visitor can choose (SPEC 3.2, 2.8).

create table public.language_settings (
  language_code text primary key
    check (language_code in ('es', 'en', 'fr', 'de', 'ar', 'zh', 'ru')),
  language_name text not null check (char_length(language_name) between 1 and 60),
  is_active boolean not null default true,
  is_default boolean not null default false,
  check (is_active or not is_default)
);

create unique index language_settings_one_default
  on public.language_settings (is_default) where is_default;

alter table public.language_settings enable row level security;

create policy "everyone reads active languages"
  on public.language_settings for select to anon, authenticated
  using (is_active or (select public.is_staff()));

create policy "admins add languages"
  on public.language_settings for insert to authenticated
  with check ((select public.is_admin()));

create policy "admins change languages"
  on public.language_settings for update to authenticated
  using ((select public.is_admin()))
  with check ((select public.is_admin()));

create policy "admins remove languages"
  on public.language_settings for delete to authenticated
  using ((select public.is_admin()));
