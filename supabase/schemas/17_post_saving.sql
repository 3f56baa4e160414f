-- Saving a post: its version, a unique slug, former slugs, and the columns that lists read.

/* The wanted slug, or with -1, -2 … if another post has or had it in any language (SPEC 5). The lock serializes saves:
   the second one gets '-1' instead of an error. */
create function private.free_slug(wanted text, post uuid)
returns text
language plpgsql
as $$
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
$$;

/* The stored names of categories, without duplicates. Raises 'unknown_category' for one that is not in the table. */
create function private.known_categories(names text[])
returns text[]
language sql
stable
as $$
  select private.refuse_if(
    private.category_named(name) is null, format('there is no category "%s"', name), 'unknown_category')
  from unnest(names) as name;
  select coalesce(array_agg(known order by place), '{}') from (
    select private.category_named(name) as known, min(place) as place
    from unnest(names) with ordinality as listed (name, place) group by known
  ) as each;
$$;

/* Before a save: a free slug, the stored names of categories, the next version, and the columns that lists read. */
create function private.prepare_post()
returns trigger
language plpgsql
as $$
declare
  post jsonb := to_jsonb(new);
  before jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
  whole jsonb := private.with_waiting_texts(post);
  whole_before jsonb := private.with_waiting_texts(before);
  lang text;
  texts text[];
  own text;
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

  perform private.refuse_if(
    new.waiting_texts - array(select private.translations()) <> '{}', 'only translations can wait', code => '23514');

  new.languages := '{es}';
  new.written_languages := '{}';
  new.complete_languages := '{}';
  new.search_titles := private.fold(new.title);
  for lang in select * from private.translations() loop
    own := post ->> ('slug_' || lang);
    if own is distinct from before ->> ('slug_' || lang) then
      own := private.free_slug(own, new.id);
    end if;
    new := jsonb_populate_record(new, jsonb_build_object('slug_' || lang, nullif(own, new.slug)));
    perform private.refuse_if(new.waiting_texts ? lang
      and concat(
        post ->> ('title_' || lang), post ->> ('excerpt_' || lang), post ->> ('content_' || lang),
        post ->> ('image_alt_' || lang)
      ) <> '', 'a waiting translation has no public text', code => '23514');
    texts := private.translation_of(whole, lang);
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

  -- The Spanish text for each translation that is new, or that was up to date and has changed together with it. Changing
  -- an outdated one confirms nothing: one corrected paragraph says nothing about the others.
  delete from public.post_translation_sources
  where post_id = new.id and private.translation_of(whole, language) is null;
  insert into public.post_translation_sources as source (post_id, language, title, excerpt, content)
    select new.id, translated, new.title, new.excerpt, new.content
    from private.translations() as translated
    where private.translation_of(whole, translated) is not null
      and private.translation_of(whole, translated) is distinct from private.translation_of(whole_before, translated)
    on conflict (post_id, language) do update set
      title = excluded.title, excerpt = excluded.excerpt, content = excluded.content, translated_at = now()
    where (source.title, source.excerpt, source.content) is not distinct from (old.title, old.excerpt, old.content);
  new.outdated_languages := array(
    select language from public.post_translation_sources
    where post_id = new.id and (title, excerpt, content) is distinct from (new.title, new.excerpt, new.content)
    order by language
  );
  if tg_op = 'INSERT' then
    new.version := 1;
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
  -- To confirm a translation is not to save the post. Of the new row the generated column is not known yet.
  new.version := old.version
    + (post - '{outdated_languages,shown_categories}'::text[]
      <> before - '{outdated_languages,shown_categories}'::text[])::integer;
  -- When readers last saw something change.
  new.updated_at := case
    when private.public_columns(new) = private.public_columns(old) then old.updated_at
    else now() end;
  return new;
end;
$$;

create trigger blog_posts_prepare before insert or update on public.blog_posts
  for each row execute function private.prepare_post();

/* A hidden copy of a post, not reviewed, each translation as current or outdated as its own; null without one. */
create function private.duplicate_post(post uuid)
returns uuid
language plpgsql
as $$
declare
  original public.blog_posts;
  copy uuid := gen_random_uuid();
begin
  select * into original from public.blog_posts where id = post;
  if not found then
    return null;
  end if;
  perform private.insert_row('public.blog_posts', to_jsonb(original) - '{
      created_at,updated_at,deleted_at,publish_at,show_on_homepage,reviewer,reviewed_on,
      slug_en,slug_fr,slug_de,slug_ar,slug_zh,slug_ru
    }'::text[] || jsonb_build_object(
      'id', copy, 'slug', rtrim(left(original.slug, 70), '-'), 'date', private.office_today(), 'hidden', true,
      'title', left(original.title, 190) || ' (copia)'));
  update public.post_translation_sources as own
  set title = case
        when source.title = original.title then left(original.title, 190) || ' (copia)'
        else source.title end,
      excerpt = source.excerpt, content = source.content, translated_at = source.translated_at
  from public.post_translation_sources as source
  where own.post_id = copy and source.post_id = post and source.language = own.language;
  -- The trigger recomputes which translations are outdated.
  update public.blog_posts set outdated_languages = '{}' where id = copy;
  return copy;
end;
$$;
