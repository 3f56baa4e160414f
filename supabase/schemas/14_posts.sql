-- Posts of the blog (SPEC 3.4). Columns without a language are Spanish; a null translation falls back to them.

/* Whether a value holds the texts of languages that wait, no longer than their columns allow. */
create function private.are_waiting_texts(texts jsonb)
returns boolean
immutable
return jsonb_typeof(texts) = 'object' and not exists (
  select from jsonb_each(texts) as waiting (language, fields)
  where jsonb_typeof(fields) <> 'object'
    or fields - '{title,excerpt,content,image_alt,slug}'::text[] <> '{}'
    or char_length(fields ->> 'title') > 200
    or char_length(fields ->> 'excerpt') > 600
    or char_length(fields ->> 'content') > 100000
    or char_length(fields ->> 'image_alt') > 300
    or char_length(fields ->> 'slug') > 80
);

/* Whether a value is a list of at most 20 sources, each with a title and, if it has one, an address. */
create function private.are_sources(sources jsonb)
returns boolean
immutable
return case when jsonb_typeof(sources) = 'array' then jsonb_array_length(sources) <= 20 and not exists (
  select from jsonb_array_elements(sources) as source
  where case when jsonb_typeof(source) = 'object' then
    source - '{title,url}'::text[] <> '{}'
    or jsonb_typeof(source -> 'title') is distinct from 'string'
    or char_length(source ->> 'title') not between 1 and 300
    or jsonb_typeof(source -> 'url') is distinct from 'string'
    or char_length(source ->> 'url') > 1000
    or source ->> 'url' !~ '^(https?://[^[:space:]]+)?$'
  else true end
) else false end;

create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  -- SPEC 5 caps a slug at 70 characters; the rest is room for the -1, -2 that make it unique.
  slug text not null unique
    check (slug ~ '^[a-z0-9_]+(-[a-z0-9_]+)*$' and char_length(slug) <= 80),
  -- Of the translations; null where a translation has the same.
  slug_en text, slug_fr text, slug_de text, slug_ar text, slug_zh text, slug_ru text,
  date date not null default private.office_today(),
  -- The time of day on `date`, by the office's clock, from which it is public.
  publish_at time not null default '00:00',
  hidden boolean not null default false,
  show_on_homepage boolean not null default false,
  -- When it was moved to the bin.
  deleted_at timestamptz,
  -- Incremented by each save. An update filters by the version it is based on: no row means a conflict.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  category text not null default 'General' references public.categories (name) on update cascade,
  additional_categories text[] not null default '{}' check (cardinality(additional_categories) <= 10),
  show_additional_categories boolean not null default false,
  -- The categories that readers see.
  shown_categories text[] not null generated always as (
    array[category] || case when show_additional_categories then additional_categories else '{}' end
  ) stored,

  -- Set by prepare_post(), so that lists need not read whole texts: the languages that it can be read in; those with
  -- any text; those, waiting or not, with a title and each paragraph; and those made from a text that has changed.
  languages text[] not null default '{}',
  written_languages text[] not null default '{}',
  complete_languages text[] not null default '{}',
  outdated_languages text[] not null default '{}',
  -- All titles, folded, for the search in the admin area.
  search_titles text not null default '',

  image text not null default '',
  image_alt text not null default '' check (char_length(image_alt) <= 300),
  title text not null check (char_length(title) between 1 and 200),
  excerpt text not null default '' check (char_length(excerpt) <= 600),
  content text not null default '' check (char_length(content) <= 100000),
  title_en text, excerpt_en text, content_en text,
  title_fr text, excerpt_fr text, content_fr text,
  title_de text, excerpt_de text, content_de text,
  title_ar text, excerpt_ar text, content_ar text,
  title_zh text, excerpt_zh text, content_zh text,
  title_ru text, excerpt_ru text, content_ru text,
  -- The cover's description in each language.
  image_alt_en text, image_alt_fr text, image_alt_de text, image_alt_ar text, image_alt_zh text, image_alt_ru text,
  -- Translations that are not published yet, by language: {"ar": {"title", "excerpt", "content", "image_alt", "slug"}}.
  -- Their own columns are null, so that everything that reads those treats the translation as missing.
  waiting_texts jsonb not null default '{}' check (private.are_waiting_texts(waiting_texts)),
  -- Who vouches for it, by the lawyer's id in src/site/firm.ts; empty where nobody is named.
  author text not null default '' check (author ~ '^([a-z0-9]+(-[a-z0-9]+)*)?$' and char_length(author) <= 60),
  reviewer text not null default '' check (reviewer ~ '^([a-z0-9]+(-[a-z0-9]+)*)?$' and char_length(reviewer) <= 60),
  reviewed_on date,
  -- The day whose law it states.
  law_as_of date,
  -- [{"title", "url"}], in the order in which they are shown.
  sources jsonb not null default '[]' check (private.are_sources(sources)),

  constraint blog_posts_translations_fit check (
    private.longest(title_en, title_fr, title_de, title_ar, title_zh, title_ru) <= 200
    and private.longest(excerpt_en, excerpt_fr, excerpt_de, excerpt_ar, excerpt_zh, excerpt_ru) <= 600
    and private.longest(content_en, content_fr, content_de, content_ar, content_zh, content_ru) <= 100000
    and private.longest(image_alt_en, image_alt_fr, image_alt_de, image_alt_ar, image_alt_zh, image_alt_ru) <= 300
  ),
  constraint blog_posts_slugs_fit check (
    private.longest(slug_en, slug_fr, slug_de, slug_ar, slug_zh, slug_ru) <= 80
    and slug_en ~ '^[a-z0-9_]+(-[a-z0-9_]+)*$'
    and slug_fr ~ '^[a-z0-9_]+(-[a-z0-9_]+)*$'
    and slug_de ~ '^[a-z0-9_]+(-[a-z0-9_]+)*$'
    and slug_ar ~ '^[a-z0-9_]+(-[a-z0-9_]+)*$'
    and slug_zh ~ '^[a-z0-9_]+(-[a-z0-9_]+)*$'
    and slug_ru ~ '^[a-z0-9_]+(-[a-z0-9_]+)*$'
  ),
  constraint blog_posts_reviewed_on_a_day check (reviewer = '' or reviewed_on is not null),
  constraint blog_posts_image_address check (private.is_image_address(image))
);

-- No two posts have an address in common, in whatever languages (private.free_slug()).
create unique index blog_posts_slug_en on public.blog_posts (slug_en);
create unique index blog_posts_slug_fr on public.blog_posts (slug_fr);
create unique index blog_posts_slug_de on public.blog_posts (slug_de);
create unique index blog_posts_slug_ar on public.blog_posts (slug_ar);
create unique index blog_posts_slug_zh on public.blog_posts (slug_zh);
create unique index blog_posts_slug_ru on public.blog_posts (slug_ru);
-- For the public: the list, the home page, a category.
create index blog_posts_public_order on public.blog_posts (date desc, id desc) where not hidden;
create index blog_posts_featured on public.blog_posts (date desc) where not hidden and show_on_homepage;
create index blog_posts_shown_categories on public.blog_posts using gin (shown_categories);
-- For staff: the list, the bin, the number of posts in each state.
create index blog_posts_all_by_date on public.blog_posts (date desc, id desc);
create index blog_posts_bin on public.blog_posts (date desc, id desc) where deleted_at is not null;
create index blog_posts_states on public.blog_posts (hidden, date, publish_at) where deleted_at is null;
create index blog_posts_outdated on public.blog_posts (date desc, id desc)
  where outdated_languages <> '{}' and deleted_at is null;
create index blog_posts_waiting on public.blog_posts (date desc, id desc)
  where waiting_texts <> '{}' and deleted_at is null;
-- For renaming and removing a category.
create index blog_posts_by_category on public.blog_posts (category);
create index blog_posts_by_additional_category on public.blog_posts using gin (additional_categories);

/* The slugs of a post in all languages, each once. */
create function private.slugs_of(post public.blog_posts)
returns text[]
immutable
return (
  select array_agg(distinct slug)
  from unnest(array[
    post.slug, post.slug_en, post.slug_fr, post.slug_de, post.slug_ar, post.slug_zh, post.slug_ru
  ]) as slug
  where slug is not null
);

/* What the public may read of a post, but for the columns that each save sets. */
create function private.public_columns(post public.blog_posts)
returns jsonb
stable
return to_jsonb(post) - array[
  'version', 'updated_at', 'waiting_texts', 'shown_categories', 'written_languages', 'complete_languages',
  'outdated_languages', 'search_titles'
];

/* Whether the public sees a post. Policies and queries of many posts write the condition out, to read the clock once. */
create function private.is_public(post public.blog_posts)
returns boolean
stable
return not post.hidden and post.deleted_at is null and post.date + post.publish_at <= private.office_now();

create policy "everyone reads published posts"
  on public.blog_posts for select to anon, authenticated
  using (
    (not hidden and deleted_at is null and date + publish_at <= (select private.office_now()))
    or (select private.is_staff())
  );

/* Former slugs, of all languages, so that old links still find a post. */
create table public.post_old_slugs (
  slug text primary key,
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  created_at timestamptz not null default now()
);

create policy "everyone finds a published post by an old address"
  on public.post_old_slugs for select to anon, authenticated
  using (exists (select 1 from public.blog_posts where id = post_id));

/* Addresses of an older site, and the page or post that each leads to now. A living page at the same address is shown
   instead (src/site/redirects.ts). */
create table public.redirects (
  id uuid primary key default gen_random_uuid(),
  -- exact: this address. prefix: all below it. dated: those below it that begin with a year. No others may be slow.
  kind text not null default 'exact' check (kind in ('exact', 'prefix', 'dated')),
  -- Decoded, without a slash at its end. An exact one may have the number of WordPress: '/?p=123'.
  source text not null check (
    char_length(source) <= 500
    and source !~ '(^|/)\.{1,2}(/|$)'
    and source ~ '^(/|(/[a-z0-9._~+@\u00a1-\u1fff\u2070-\u2fff\u3001-\ud7ff\uf900-\ufdff-]+)+)(\?(p|page_id|cat)=[0-9]{1,10})?$'
  ),
  -- A path of the site; one that ends in '/*' takes the last part of the address there.
  target text check (
    char_length(target) <= 500
    and target ~ '^/([a-z0-9._~%+@-]+/)*([a-z0-9._~%+@-]*|\*)(\?[a-z0-9=&%._~+-]+)?(#[a-z0-9-]+)?$'
  ),
  post_id uuid references public.blog_posts (id) on delete cascade,
  -- Of the post's page.
  language text references public.language_settings (language_code),
  created_at timestamptz not null default now(),
  unique (source, kind),
  constraint redirects_one_target check (
    (target is null) <> (post_id is null) and (language is null) = (post_id is null)
  ),
  constraint redirects_kinds check (
    case kind
      when 'exact' then source <> '/' and strpos(coalesce(target, ''), '*') = 0
      when 'prefix' then source !~ '^/$|\?'
      else strpos(source, '?') = 0
    end
  )
);

/* Whether a redirect applies to a path of the site. */
create function private.is_redirected(kind text, source text, path text)
returns boolean
immutable
return case kind
  when 'exact' then path = source
  when 'prefix' then starts_with(path, source || '/')
  else starts_with(path, rtrim(source, '/'))
    and substr(path, char_length(rtrim(source, '/')) + 1) ~ '^/[0-9]{4}(/|$)'
end;

/* A redirect leads to a page, never to another one, nor to another spelling of an address, which would hide one. The
   lock keeps two that are added at once from leading to each other. */
create function private.keep_redirects_single()
returns trigger
language plpgsql
as $$
begin
  perform pg_advisory_xact_lock(hashtext('redirects'));
  -- A part of the address right after the first slash could be read as a host.
  perform private.refuse_if(new.target = '/*'
    or new.target ~ '^(?=/)[^?#]*(%|[^?#]/($|[?#])|/\.{1,2}(/|$|[?#]))|[?&](p|page_id|cat|[^=&]*%[^=&]*)=' or exists (
    select from public.redirects as r
    where private.is_redirected(r.kind, r.source, regexp_replace(new.target, '[?#].*$', ''))
      -- What takes a part of the address may lead anywhere below its target.
      or new.target like '%/*' and starts_with(r.source, rtrim(new.target, '*'))
      or r.id <> new.id and private.is_redirected(new.kind, new.source, regexp_replace(r.target, '[?#].*$', ''))
      or r.target like '%/*' and starts_with(new.source, rtrim(r.target, '*'))
  ) or private.is_redirected(new.kind, new.source, regexp_replace(new.target, '[?#].*$', '')),
    'a redirect would lead to another one', 'redirect_chain');
  return new;
end;
$$;

create trigger redirects_single before insert or update on public.redirects
  for each row execute function private.keep_redirects_single();

/* What an import has taken from another system, so that it takes nothing twice, nor what was deleted here. */
create table private.imported_posts (
  source text not null,
  -- The system's own key of the post, in one language.
  source_id text not null,
  post_id uuid references public.blog_posts (id) on delete set null,
  -- Of what was taken, to tell when the source has changed since.
  digest text not null,
  imported_at timestamptz not null default now(),
  primary key (source, source_id)
);

