-- The languages of the site (SPEC 3.2); every table that names a language refers to these rows. Another language
-- needs a row here, and its columns in categories, blog_posts and testimonials.

create table public.language_settings (
  language_code text primary key check (language_code ~ '^[a-z]{2}$'),
  language_name text not null check (char_length(language_name) between 1 and 60),
  is_active boolean not null default true,
  is_default boolean not null default false,
  check (is_active or not is_default)
);

create unique index language_settings_one_default
  on public.language_settings (is_default) where is_default;

insert into public.language_settings (language_code, language_name, is_default) values
  ('es', 'Español', true),
  ('en', 'English', false),
  ('fr', 'Français', false),
  ('de', 'Deutsch', false),
  ('ar', 'العربية', false),
  ('zh', '中文', false),
  ('ru', 'Русский', false);

create policy "everyone reads active languages"
  on public.language_settings for select to anon, authenticated
  using (is_active or (select private.is_staff()));

/* The languages that texts are translated into, inactive ones included. */
create function private.translations()
returns setof text
language sql
stable
as $$
  select language_code from public.language_settings where not is_default;
$$;
