-- A slug of its own for each translation of a post; where there is none, the Spanish one.

drop function "public"."search_posts"(text, text, text, integer, integer);

alter table public.blog_posts
  add column slug_en text,
  add column slug_fr text,
  add column slug_de text,
  add column slug_ar text,
  add column slug_zh text,
  add column slug_ru text;

create or replace function private.are_waiting_texts (
  texts jsonb
)
  returns boolean
  language sql
  immutable
  set search_path to ''
  AS $function$
  select jsonb_typeof(texts) = 'object' and not exists (
    select from jsonb_each(texts) as waiting (language, fields)
    where jsonb_typeof(fields) <> 'object'
      or fields - '{title,excerpt,content,image_alt,slug}'::text[] <> '{}'
      or char_length(fields ->> 'title') > 200
      or char_length(fields ->> 'excerpt') > 600
      or char_length(fields ->> 'content') > 100000
      or char_length(fields ->> 'image_alt') > 300
      or char_length(fields ->> 'slug') > 80
  );
$function$;

create or replace function private.free_slug (
  wanted text,
  post   uuid
)
  returns text
  language plpgsql
  set search_path to ''
  AS $function$
declare
  free text := wanted;
  number integer := 0;
begin
  perform pg_advisory_xact_lock(hashtext('blog_posts.slug'));
  while exists (
      select from public.blog_posts
      where free in (slug, slug_en, slug_fr, slug_de, slug_ar, slug_zh, slug_ru) and id <> post
    )
     or exists (select from public.post_old_slugs where slug = free and post_id <> post)
  loop
    number := number + 1;
    free := wanted || '-' || number;
  end loop;
  return free;
end;
$function$;

create or replace function private.prepare_post()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  post jsonb := to_jsonb(new);
  before jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
  lang text;
  texts text[];
  own text;
begin
  if tg_op = 'INSERT' or new.slug <> old.slug then
    new.slug := private.free_slug(new.slug, new.id);
  end if;
  for lang in select * from private.translations() loop
    own := post ->> ('slug_' || lang);
    if own is distinct from before ->> ('slug_' || lang) then
      own := private.free_slug(own, new.id);
    end if;
    new := jsonb_populate_record(new, jsonb_build_object('slug_' || lang, nullif(own, new.slug)));
  end loop;
  if tg_op = 'INSERT' or new.category <> old.category then
    new.category := (private.known_categories(array[new.category]))[1];
  end if;
  if tg_op = 'INSERT' or new.additional_categories <> old.additional_categories then
    new.additional_categories := private.known_categories(new.additional_categories);
  end if;

  if new.waiting_texts - array(select private.translations()) <> '{}' then
    raise exception 'only translations can wait' using errcode = 'check_violation';
  end if;

  new.languages := '{es}';
  new.written_languages := '{}';
  new.complete_languages := '{}';
  new.search_titles := private.fold(new.title);
  for lang in select * from private.translations() loop
    if new.waiting_texts ? lang
      and concat(
        post ->> ('title_' || lang), post ->> ('excerpt_' || lang), post ->> ('content_' || lang),
        post ->> ('image_alt_' || lang)
      ) <> ''
    then
      raise exception 'a waiting translation has no public text' using errcode = 'check_violation';
    end if;
    texts := private.translation_of(post, lang);
    continue when texts is null;
    new.written_languages := new.written_languages || lang;
    new.search_titles := new.search_titles || ' ' || private.fold(coalesce(texts[1], ''));
    if texts[1] <> '' and texts[3] <> '' and not new.waiting_texts ? lang then
      new.languages := new.languages || lang;
    end if;
    if texts[1] <> '' and texts[3] <> '' and private.is_whole(new.content, texts[3]) then
      new.complete_languages := new.complete_languages || lang;
    end if;
  end loop;

  if tg_op = 'INSERT' then
    new.version := 1;
    new.outdated_languages := '{}';
    return new;
  end if;

  -- An address that readers have seen still finds the post when it gets another, or is withdrawn and gets another
  -- then. One of a draft may say what nobody should read: it is forgotten.
  if private.is_public(old) then
    insert into public.post_old_slugs (slug, post_id)
      select known, new.id from unnest(private.slugs_of(old)) as known
      where known <> all (private.slugs_of(new)) or not private.is_public(new)
      on conflict (slug) do nothing;
  end if;
  if private.is_public(new) then
    delete from public.post_old_slugs where slug = any (private.slugs_of(new));
  end if;
  perform private.record_translation_sources(before, post);
  new.version := old.version + 1;
  -- When readers last saw something change.
  new.updated_at := case
    when private.public_columns(new) = private.public_columns(old) then old.updated_at
    else now() end;
  new.outdated_languages := coalesce((
    select array_agg(language order by language)
    from public.post_translation_sources
    where post_id = new.id
      and (title, excerpt, content) is distinct from (new.title, new.excerpt, new.content)
  ), '{}');
  return new;
end;
$function$;

create or replace function private.published_addresses()
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with posts as (
    select id, slug, array[slug, slug_en, slug_fr, slug_de, slug_ar, slug_zh, slug_ru] as slugs,
      jsonb_strip_nulls(jsonb_build_object(
        'en', slug_en, 'fr', slug_fr, 'de', slug_de, 'ar', slug_ar, 'zh', slug_zh, 'ru', slug_ru
      )) as own_slugs, (
      select array_agg(text.language) from (values
        ('es', false),
        ('en', (title_en, excerpt_en, content_en) is null),
        ('fr', (title_fr, excerpt_fr, content_fr) is null),
        ('de', (title_de, excerpt_de, content_de) is null),
        ('ar', (title_ar, excerpt_ar, content_ar) is null),
        ('zh', (title_zh, excerpt_zh, content_zh) is null),
        ('ru', (title_ru, excerpt_ru, content_ru) is null)
      ) as text (language, is_missing)
      where not text.is_missing
    ) as languages
    from public.blog_posts
    where not hidden and deleted_at is null and date + publish_at <= (select private.office_now())
  )
  select jsonb_build_object(
    'languages', (select jsonb_agg(language_code) from public.language_settings where is_active),
    'slugs', (
      select coalesce(jsonb_agg(slug), '[]') from (
        select unnest(array_remove(slugs, null) || id::text) as slug from posts
        union all
        select old.slug from public.post_old_slugs as old join posts on posts.id = old.post_id
      ) as addresses
    ),
    'translations', (select coalesce(jsonb_object_agg(slug, languages), '{}') from posts),
    'own_slugs', (select coalesce(jsonb_object_agg(slug, own_slugs) filter (where own_slugs <> '{}'), '{}') from posts),
    'testimonials', (
      select coalesce(jsonb_agg(id), '[]') from public.testimonials where active and deleted_at is null
    ),
    'redirects', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', r.kind, 'source', r.source, 'target', r.target, 'language', r.language,
        'slug', coalesce(posts.own_slugs ->> r.language, posts.slug)
      ) order by r.source, r.kind), '[]')
      from public.redirects as r left join posts on posts.id = r.post_id
      where r.target is not null or posts.id is not null
    )
  );
$function$;

create or replace function private.slugs_of (
  post public.blog_posts
)
  returns text[]
  language sql
  immutable
  set search_path to ''
  AS $function$
  select array_agg(distinct slug)
  from unnest(array[
    post.slug, post.slug_en, post.slug_fr, post.slug_de, post.slug_ar, post.slug_zh, post.slug_ru
  ]) as slug
  where slug is not null;
$function$;

create or replace function private.with_waiting_texts (
  post jsonb
)
  returns jsonb
  language sql
  immutable
  set search_path to ''
  AS $function$
  select (post - 'waiting_texts') || coalesce((
    select jsonb_object_agg(field || '_' || language, texts -> field)
    from jsonb_each(post -> 'waiting_texts') as waiting (language, texts),
      unnest(array['title', 'excerpt', 'content', 'image_alt', 'slug']) as field
  ), '{}') || jsonb_build_object('waiting_languages', coalesce((
    select jsonb_agg(language order by language) from jsonb_object_keys(post -> 'waiting_texts') as language
  ), '[]'));
$function$;

create or replace function public.search_posts (
  query       text,
  lang        text,
  in_category text    default ''::text,
  skipped     integer default 0,
  amount      integer default 12
)
  returns table (
    id               uuid,
    slug             text,
    slug_en          text,
    slug_fr          text,
    slug_de          text,
    slug_ar          text,
    slug_zh          text,
    slug_ru          text,
    date             date,
    category         text,
    shown_categories text[],
    image            text,
    image_alt        text,
    hidden           boolean,
    show_on_homepage boolean,
    languages        text[],
    updated_at       timestamp with time zone,
    title            text,
    excerpt          text,
    title_en         text,
    excerpt_en       text,
    title_fr         text,
    excerpt_fr       text,
    title_de         text,
    excerpt_de       text,
    title_ar         text,
    excerpt_ar       text,
    title_zh         text,
    excerpt_zh       text,
    title_ru         text,
    excerpt_ru       text
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  select
    p.id, p.slug, p.slug_en, p.slug_fr, p.slug_de, p.slug_ar, p.slug_zh, p.slug_ru,
    p.date, p.category, p.shown_categories, p.image, p.image_alt, p.hidden, p.show_on_homepage,
    p.languages, p.updated_at, p.title, p.excerpt,
    p.title_en, p.excerpt_en, p.title_fr, p.excerpt_fr, p.title_de, p.excerpt_de,
    p.title_ar, p.excerpt_ar, p.title_zh, p.excerpt_zh, p.title_ru, p.excerpt_ru
  from private.find_posts(left(query, 100), lang, in_category, greatest(skipped, 0), least(amount, 100))
    with ordinality as found (id, place)
  join public.blog_posts as p on p.id = found.id
  order by found.place;
$function$;

alter table "public"."blog_posts"
  add constraint "blog_posts_slugs_fit"
    check
    (((GREATEST(char_length(slug_en), char_length(slug_fr), char_length(slug_de),
    char_length(slug_ar),
    char_length(slug_zh),
    char_length(slug_ru)) <= 80) AND (slug_en ~ '^[a-z0-9_]+(-[a-z0-9_]+)*$'::text) AND
    (slug_fr ~ '^[a-z0-9_]+(-[a-z0-9_]+)*$'::text) AND
    (slug_de ~ '^[a-z0-9_]+(-[a-z0-9_]+)*$'::text) AND
    (slug_ar ~ '^[a-z0-9_]+(-[a-z0-9_]+)*$'::text) AND
    (slug_zh ~ '^[a-z0-9_]+(-[a-z0-9_]+)*$'::text) AND
    (slug_ru ~ '^[a-z0-9_]+(-[a-z0-9_]+)*$'::text)));

create unique index blog_posts_slug_ar on public.blog_posts using btree (slug_ar);

create unique index blog_posts_slug_de on public.blog_posts using btree (slug_de);

create unique index blog_posts_slug_en on public.blog_posts using btree (slug_en);

create unique index blog_posts_slug_fr on public.blog_posts using btree (slug_fr);

create unique index blog_posts_slug_ru on public.blog_posts using btree (slug_ru);

create unique index blog_posts_slug_zh on public.blog_posts using btree (slug_zh);

comment on column "public"."blog_posts"."waiting_texts" is 'Translations that are not published yet, by language: {"ar": {"title", "excerpt", "content", "image_alt", "slug"}}. Their
  own columns are null, so that everything that reads those treats the translation as missing.';

revoke all on function private.slugs_of(public.blog_posts) from public;

grant execute on function private.slugs_of(public.blog_posts) to service_role;

revoke all on function public.search_posts(text, text, text, integer, integer) from public;

grant execute on function public.search_posts(text, text, text, integer, integer)
  to anon, authenticated, service_role;

grant select (slug_en, slug_fr, slug_de, slug_ar, slug_zh, slug_ru) on public.blog_posts to anon, authenticated;

grant insert (slug_en, slug_fr, slug_de, slug_ar, slug_zh, slug_ru), update (slug_en, slug_fr, slug_de, slug_ar, slug_zh, slug_ru)
  on public.blog_posts to authenticated;
