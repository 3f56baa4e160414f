-- The categories of posts, with a name per language. A post names its categories in Spanish (SPEC 3.4).

create table public.categories (
  name text primary key check (char_length(name) between 1 and 60 and name = btrim(name)),
  -- The name that it was created with, by which the site finds a practice area's category (src/site/services.ts).
  key text unique,
  name_en text,
  name_fr text,
  name_de text,
  name_ar text,
  name_zh text,
  name_ru text,
  constraint categories_translations_fit check (
    private.longest(name_en, name_fr, name_de, name_ar, name_zh, name_ru) <= 60
  )
);

-- 'vivienda' and 'Vivienda' are the same category.
create unique index categories_by_folded_name on public.categories (private.fold(name));

-- The default category (SPEC 9).
insert into public.categories (name, key, name_en, name_fr, name_de, name_ar, name_zh, name_ru) values
  ('General', 'General', 'General', 'Généralités', 'Allgemeines', 'عام', '综合', 'Общее');

/* The stored name of a category that is given in any case and with or without accents; null if there is none. */
create function private.category_named(name text)
returns text
language sql
stable
as $$
  select c.name from public.categories as c where private.fold(c.name) = private.fold(btrim(category_named.name));
$$;

-- The policy for reading is in 15_post_categories.sql, because it depends on posts.
