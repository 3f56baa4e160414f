-- A translation is complete once it has each paragraph of the Spanish text, and the dashboard counts these.

alter table public.blog_posts add column complete_languages text[] not null default '{}';
comment on column public.blog_posts.complete_languages is
  'Translations, waiting or not, with a title and each paragraph of the Spanish text.';

/* A text's paragraphs, as empty lines part them. */
create or replace function private.paragraphs(content text)
returns text[]
language sql
immutable
set search_path = ''
as $$
  select coalesce(array_agg(btrim(p, E' \t\r\n')) filter (where btrim(p, E' \t\r\n') <> ''), '{}')
  from regexp_split_to_table(content, E'\n[ \t\r]*\n') as p;
$$;

/* Whether a translation has a paragraph for each Spanish one, none of which is still the Spanish text. The editor counts
   in the same way (src/features/admin/posts/post.ts). */
create or replace function private.is_whole(spanish text, translation text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select cardinality(theirs) >= cardinality(own) and not exists (
    select from unnest(theirs) as p where char_length(p) > 40 and not starts_with(p, '![') and p = any (own)
  )
  from (select private.paragraphs(spanish) as own, private.paragraphs(translation) as theirs) as texts;
$$;

/* What the public may read of a post, but for the columns that each save sets. */
create or replace function private.public_columns(post public.blog_posts)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select to_jsonb(post) - array[
    'version', 'updated_at', 'waiting_texts', 'shown_categories', 'written_languages', 'complete_languages',
    'outdated_languages', 'search_titles'
  ];
$$;

/* What a version holds of a post. The cover is not part of it: its file is deleted when it is replaced. */
create or replace function private.versioned_columns(post public.blog_posts)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select to_jsonb(post) - array[
    'id', 'version', 'created_at', 'updated_at', 'deleted_at', 'image', 'image_alt',
    'image_alt_en', 'image_alt_fr', 'image_alt_de', 'image_alt_ar', 'image_alt_zh', 'image_alt_ru',
    'shown_categories', 'languages',
    'written_languages', 'complete_languages', 'outdated_languages', 'search_titles'
  ];
$$;

/* Before a save: a free slug, the stored names of categories, the next version, and the columns that lists read. */
create or replace function private.prepare_post()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  post jsonb := to_jsonb(new);
  lang text;
  texts text[];
begin
  if tg_op = 'INSERT' or new.slug <> old.slug then
    new.slug := private.free_slug(new.slug, new.id);
  end if;
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
  if private.is_public(old) and (new.slug <> old.slug or not private.is_public(new)) then
    insert into public.post_old_slugs (slug, post_id) values (old.slug, new.id)
      on conflict (slug) do nothing;
  end if;
  if private.is_public(new) then
    delete from public.post_old_slugs where slug = new.slug;
  end if;
  perform private.record_translation_sources(to_jsonb(old), post);
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
$$;

/* A page of posts, newest first, after the one with this date and id; empty for anyone but staff. `in_state` is
   published, scheduled, hidden, outdated, missing, waiting, wanted or bin; any other value means all but the bin.
   `in_language` narrows outdated, missing, waiting and wanted to one translation. `wanted` counts readers' wishes by
   language. */
create or replace function private.posts_for_staff(
  query text,
  in_state text,
  in_category text,
  in_language text,
  after_date date,
  after_id uuid,
  page_size integer
)
returns table (
  id uuid, slug text, title text, date date, publish_at time, category text, image text, hidden boolean,
  show_on_homepage boolean, deleted_at timestamptz, written text[], complete text[], outdated text[],
  waiting text[], wanted jsonb
)
language plpgsql
stable
security definer
set search_path = ''
-- Planned for the filter of each call: a generic plan would read every post.
set plan_cache_mode = force_custom_plan
as $$
begin
  return query
  select
    p.id, p.slug, p.title, p.date, p.publish_at, p.category, p.image, p.hidden, p.show_on_homepage, p.deleted_at,
    p.written_languages, p.complete_languages, p.outdated_languages, array(select jsonb_object_keys(p.waiting_texts)),
    (
      select coalesce(jsonb_object_agg(w.language, w.wishes), '{}')
      from private.translation_wishes as w where w.post_id = p.id and w.language <> all (p.languages)
    )
  from public.blog_posts as p
  where (select private.is_staff())
    and (p.date, p.id) < (after_date, after_id)
    and (p.deleted_at is not null) = (in_state = 'bin')
    and case in_state
      when 'published' then not p.hidden and p.date + p.publish_at <= (select private.office_now())
      when 'scheduled' then not p.hidden and p.date + p.publish_at > (select private.office_now())
      when 'hidden' then p.hidden
      when 'outdated' then
        case in_language when '' then p.outdated_languages <> '{}' else in_language = any (p.outdated_languages) end
      when 'waiting' then
        p.waiting_texts <> '{}' and (in_language = '' or p.waiting_texts ? in_language)
      when 'wanted' then exists (
        select from private.translation_wishes as w
        where w.post_id = p.id and w.language <> all (p.languages) and (in_language = '' or w.language = in_language)
      )
      when 'missing' then
        case in_language
          when '' then cardinality(p.complete_languages) < (select count(*) from private.translations())
          else in_language <> all (p.complete_languages) end
      else true
    end
    and (in_category = '' or p.category = in_category or in_category = any (p.additional_categories))
    and (query = '' or p.search_titles like private.containing(private.fold(btrim(query))))
  order by p.date desc, p.id desc
  limit least(page_size, 101);
end;
$$;

/* For each language, how many posts are wholly translated, and how many of these translations are outdated. */
create or replace function private.translation_counts()
returns table (language text, done bigint, outdated bigint)
language sql
stable
security definer
set search_path = ''
as $$
  select
    lang,
    (select count(*) from public.blog_posts where deleted_at is null and lang = any (complete_languages)),
    (select count(*) from public.blog_posts where deleted_at is null and lang = any (outdated_languages)
      and lang = any (complete_languages))
  from private.translations() as lang
  where (select private.is_staff());
$$;

-- The posts as they are: neither a new version nor a change that readers see.
alter table public.blog_posts disable trigger user;
update public.blog_posts as p set complete_languages = array(
  select lang from private.translations() as lang, private.translation_of(to_jsonb(p), lang) as texts
  where texts[1] <> '' and texts[3] <> '' and private.is_whole(p.content, texts[3])
) where written_languages <> '{}';
alter table public.blog_posts enable trigger user;

revoke all on function private.paragraphs(text) from public;
revoke all on function private.is_whole(text, text) from public;
grant execute on function private.paragraphs(text) to service_role;
grant execute on function private.is_whole(text, text) to service_role;
