-- The blog (SPEC 3.4). The bare columns are Spanish; a null variant falls back (SPEC 3.5).

create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique
    check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  date date not null default current_date,
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
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
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

/* Folds case and the accents of the Latin alphabet, so that 'extranjeria' finds 'Extranjería'. */
create function public.fold(value text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select translate(
    lower(value),
    'áàâäãåéèêëíìîïóòôöõúùûüñçÿё',
    'aaaaaaeeeeiiiiooooouuuuncyе'
  );
$$;

/* What a reader of a language sees of a post, in one text to search in (fallback as SPEC 3.5). */
create function public.post_search_text(post public.blog_posts, lang text)
returns text
language sql
immutable
set search_path = ''
as $$
  select public.fold(concat_ws(
    ' ',
    case lang
      when 'en' then coalesce(nullif(post.title_en, ''), post.title)
      when 'fr' then coalesce(nullif(post.title_fr, ''), post.title)
      when 'de' then coalesce(nullif(post.title_de, ''), post.title)
      when 'ar' then coalesce(nullif(post.title_ar, ''), post.title)
      when 'zh' then coalesce(nullif(post.title_zh, ''), post.title)
      when 'ru' then coalesce(nullif(post.title_ru, ''), post.title)
      else post.title
    end,
    case lang
      when 'en' then coalesce(nullif(post.excerpt_en, ''), post.excerpt)
      when 'fr' then coalesce(nullif(post.excerpt_fr, ''), post.excerpt)
      when 'de' then coalesce(nullif(post.excerpt_de, ''), post.excerpt)
      when 'ar' then coalesce(nullif(post.excerpt_ar, ''), post.excerpt)
      when 'zh' then coalesce(nullif(post.excerpt_zh, ''), post.excerpt)
      when 'ru' then coalesce(nullif(post.excerpt_ru, ''), post.excerpt)
      else post.excerpt
    end,
    case lang
      when 'en' then coalesce(nullif(post.content_en, ''), post.content)
      when 'fr' then coalesce(nullif(post.content_fr, ''), post.content)
      when 'de' then coalesce(nullif(post.content_de, ''), post.content)
      when 'ar' then coalesce(nullif(post.content_ar, ''), post.content)
      when 'zh' then coalesce(nullif(post.content_zh, ''), post.content)
      when 'ru' then coalesce(nullif(post.content_ru, ''), post.content)
      else post.content
    end
  ));
$$;

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
    and public.post_search_text(post, lang)
      like '%' || replace(replace(replace(public.fold(trim(query)), '\', '\\'), '%', '\%'), '_', '\_') || '%';
$$;

/* The categories a reader can filter by: each one in use, once. */
create function public.post_categories()
returns setof text
language sql
stable
set search_path = ''
as $$
  select category from public.blog_posts where not hidden and date <= public.office_today()
  union
  select unnest(additional_categories)
  from public.blog_posts
  where not hidden and show_additional_categories and date <= public.office_today()
  order by 1;
$$;
