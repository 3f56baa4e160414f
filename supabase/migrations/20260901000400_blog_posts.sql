-- The blog (SPEC 3.4). The bare columns are Spanish; a null variant falls back (SPEC 3.5).

/* What a search compares: case and the accents of the Latin alphabet do not count, so that 'extranjeria' finds
   'Extranjería'; nor do the Russian ё, and the letter variants and marks that Arabic writers leave out. */
create function public.fold(value text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select translate(
    lower(value),
    'áàâäãåéèêëíìîïóòôöõúùûüñçÿёأإآىةًٌٍَُِّْـ',
    'aaaaaaeeeeiiiiooooouuuuncyеااايه'
  );
$$;

create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique
    check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  date date not null default (now() at time zone 'Europe/Madrid')::date,
  category text not null default 'General' check (char_length(category) between 1 and 60),
  additional_categories text[] not null default '{}',
  show_additional_categories boolean not null default false,
  image text not null default '',
  image_alt text not null default '' check (char_length(image_alt) <= 300),
  hidden boolean not null default false,
  show_on_homepage boolean not null default false,
  title text not null check (char_length(title) between 1 and 200),
  excerpt text not null default '' check (char_length(excerpt) <= 600),
  content text not null default '' check (char_length(content) <= 100000),
  title_en text, excerpt_en text, content_en text,
  title_fr text, excerpt_fr text, content_fr text,
  title_de text, excerpt_de text, content_de text,
  title_ar text, excerpt_ar text, content_ar text,
  title_zh text, excerpt_zh text, content_zh text,
  title_ru text, excerpt_ru text, content_ru text,
  -- What a reader of each language sees of the post (fallback as SPEC 3.5), folded once when it is written:
  -- folding it for every search would take seconds with thousands of posts.
  search_es text generated always as (public.fold(title || ' ' || excerpt || ' ' || content)) stored,
  search_en text generated always as (public.fold(
    coalesce(nullif(title_en, ''), title) || ' ' || coalesce(nullif(excerpt_en, ''), excerpt) || ' ' ||
    coalesce(nullif(content_en, ''), content)
  )) stored,
  search_fr text generated always as (public.fold(
    coalesce(nullif(title_fr, ''), title) || ' ' || coalesce(nullif(excerpt_fr, ''), excerpt) || ' ' ||
    coalesce(nullif(content_fr, ''), content)
  )) stored,
  search_de text generated always as (public.fold(
    coalesce(nullif(title_de, ''), title) || ' ' || coalesce(nullif(excerpt_de, ''), excerpt) || ' ' ||
    coalesce(nullif(content_de, ''), content)
  )) stored,
  search_ar text generated always as (public.fold(
    coalesce(nullif(title_ar, ''), title) || ' ' || coalesce(nullif(excerpt_ar, ''), excerpt) || ' ' ||
    coalesce(nullif(content_ar, ''), content)
  )) stored,
  search_zh text generated always as (public.fold(
    coalesce(nullif(title_zh, ''), title) || ' ' || coalesce(nullif(excerpt_zh, ''), excerpt) || ' ' ||
    coalesce(nullif(content_zh, ''), content)
  )) stored,
  search_ru text generated always as (public.fold(
    coalesce(nullif(title_ru, ''), title) || ' ' || coalesce(nullif(excerpt_ru, ''), excerpt) || ' ' ||
    coalesce(nullif(content_ru, ''), content)
  )) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint blog_posts_translations_fit check (
    greatest(
      char_length(title_en), char_length(title_fr), char_length(title_de),
      char_length(title_ar), char_length(title_zh), char_length(title_ru)
    ) <= 200
    and greatest(
      char_length(excerpt_en), char_length(excerpt_fr), char_length(excerpt_de),
      char_length(excerpt_ar), char_length(excerpt_zh), char_length(excerpt_ru)
    ) <= 600
    and greatest(
      char_length(content_en), char_length(content_fr), char_length(content_de),
      char_length(content_ar), char_length(content_zh), char_length(content_ru)
    ) <= 100000
  )
);

comment on column public.blog_posts.slug is
  'SPEC 5 caps a slug at 70 characters; the rest is room for the -1, -2 that make it unique.';

-- The blog list and the latest-posts fallback; then the featured carousel; then the category filter.
create index blog_posts_public_order on public.blog_posts (date desc, id desc) where not hidden;
create index blog_posts_featured on public.blog_posts (date desc) where not hidden and show_on_homepage;
create index blog_posts_by_category on public.blog_posts (category, date desc, id desc) where not hidden;
create index blog_posts_additional_categories on public.blog_posts using gin (additional_categories);

create trigger blog_posts_touch before update on public.blog_posts
  for each row execute function public.touch_updated_at();

/* The office's calendar day: a post dated tomorrow appears at midnight in Dénia, not in UTC. */
create function public.office_today()
returns date
language sql
stable
set search_path = ''
as $$
  select (now() at time zone 'Europe/Madrid')::date;
$$;

alter table public.blog_posts enable row level security;

create policy "everyone reads published posts"
  on public.blog_posts for select to anon, authenticated
  using ((not hidden and date <= (select public.office_today())) or (select public.is_staff()));

create policy "staff write posts"
  on public.blog_posts for insert to authenticated
  with check ((select public.is_staff()));

create policy "staff change posts"
  on public.blog_posts for update to authenticated
  using ((select public.is_staff()))
  with check ((select public.is_staff()));

create policy "staff remove posts"
  on public.blog_posts for delete to authenticated
  using ((select public.is_staff()));

/* The blog list's search, as the caller may see it (security invoker): filter, order and page it like a table.
   No 'set search_path', which would keep the planner from inlining it; every name is qualified instead. */
create function public.search_posts(query text, lang text)
returns setof public.blog_posts
language sql
stable
as $$
  select post.*
  from public.blog_posts as post
  where not post.hidden
    and case lang
      when 'en' then post.search_en
      when 'fr' then post.search_fr
      when 'de' then post.search_de
      when 'ar' then post.search_ar
      when 'zh' then post.search_zh
      when 'ru' then post.search_ru
      else post.search_es
    end like '%' || replace(replace(replace(public.fold(trim(query)), '\', '\\'), '%', '\%'), '_', '\_') || '%';
$$;

/* The categories a reader can filter by: each one in use, once. */
create function public.post_categories()
returns setof text
language sql
stable
set search_path = ''
as $$
  select category from public.blog_posts where not hidden and date <= (select public.office_today())
  union
  select unnest(additional_categories)
  from public.blog_posts
  where not hidden and show_additional_categories and date <= (select public.office_today())
  order by 1;
$$;
