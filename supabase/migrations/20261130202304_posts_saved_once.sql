drop function "private"."duplicate_post"(uuid, text);

drop function "private"."unused_images"();

drop function "public"."duplicate_post"(uuid, text);

drop function "public"."unused_images"();

create or replace function private.duplicate_post (
  post uuid
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  original public.blog_posts;
  copy uuid := gen_random_uuid();
begin
  perform private.require_staff();
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
$function$;

create or replace function private.post_for_staff (
  post uuid
)
  returns SETOF public.blog_posts
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.require_staff();
  select whole.*
  from public.blog_posts as p, jsonb_populate_record(p, private.with_waiting_texts(to_jsonb(p))) as whole
  where p.id = post;
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
  -- To confirm a translation is not to save the post: nobody else's save conflicts with it.
  new.version := old.version + (post - 'outdated_languages' <> before - 'outdated_languages')::integer;
  -- When readers last saw something change.
  new.updated_at := case
    when private.public_columns(new) = private.public_columns(old) then old.updated_at
    else now() end;
  new.outdated_languages := array(
    select language from public.post_translation_sources
    where post_id = new.id and (title, excerpt, content) is distinct from (new.title, new.excerpt, new.content)
    order by language
  );
  return new;
end;
$function$;

create or replace function private.record_post_version()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  saved jsonb := private.versioned_columns(new);
begin
  if tg_op = 'UPDATE' and saved = private.versioned_columns(old) then
    saved := null;
  end if;
  insert into private.post_versions (post_id, version, saved_at, saved_by, post)
    values (new.id, new.version, now(), auth.uid(), saved)
    on conflict do nothing;
  delete from private.post_versions
  where post_id = new.id and version <= (
    select version from private.post_versions
    where post_id = new.id and post is not null order by version desc offset 50 limit 1
  );
  delete from private.post_versions
  where post_id = new.id and post is null and version <= new.version - 200;
  return null;
end;
$function$;

create or replace function private.unused_images (
  freed text[] default '{}'::text[]
)
  returns SETOF text
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with used as (
    -- A picture's files share a folder and a random id. These are extracted to be compared by equality, so that
    -- thousands of pictures can be joined with thousands of rows.
    select substring(url from '/images/((?:posts|testimonials)/[0-9a-f-]{36})') as id
    from (
      select image from public.blog_posts
      union all
      select image from public.testimonials
      union all
      select platform_logo from public.testimonials
    ) as pictures (url)
    union all
    select picture[1]
    from (
      select concat(content, content_en, content_fr, content_de, content_ar, content_zh, content_ru, waiting_texts)
      from public.blog_posts
      union all
      select post::text from private.post_versions
    ) as texts (text),
      regexp_matches(texts.text, '/images/(posts/[0-9a-f-]{36})', 'g') as picture
  )
  select o.name
  from storage.objects as o
  where (select private.is_staff())
    and o.bucket_id = 'images'
    and (o.name like 'posts/%' or o.name like 'testimonials/%')
    and (o.created_at < now() - interval '31 days' or substring(o.name from '^[a-z]+/[0-9a-f-]{36}') in (
      select substring(url from '/images/((?:posts|testimonials)/[0-9a-f-]{36})') from unnest(freed) as url
    ))
    and not exists (select from used where used.id = substring(o.name from '^[a-z]+/[0-9a-f-]{36}'))
  limit 1000;
$function$;

create or replace function public.duplicate_post (
  post uuid
)
  returns uuid
  language sql
  set search_path to ''
  AS $function$
  select private.duplicate_post(post);
$function$;

create or replace function public.unused_images (
  freed text[] default '{}'::text[]
)
  returns SETOF text
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.unused_images(freed);
$function$;

revoke all on function "private"."duplicate_post"(uuid) from public;

grant execute on function "private"."duplicate_post"(uuid) to "authenticated";

grant execute on function "private"."duplicate_post"(uuid) to "service_role";

revoke all on function "private"."unused_images"(text[]) from public;

grant execute on function "private"."unused_images"(text[]) to "authenticated";

grant execute on function "private"."unused_images"(text[]) to "service_role";

revoke all on function "public"."duplicate_post"(uuid) from public;

grant execute on function "public"."duplicate_post"(uuid) to "authenticated";

grant execute on function "public"."duplicate_post"(uuid) to "service_role";

revoke all on function "public"."unused_images"(text[]) from public;

grant execute on function "public"."unused_images"(text[]) to "authenticated";

grant execute on function "public"."unused_images"(text[]) to "service_role";

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
  -- To confirm a translation is not to save the post: nobody else's save conflicts with it. Of the new row the generated
  -- column is not known yet.
  new.version := old.version
    + (post - '{outdated_languages,shown_categories}'::text[]
      <> before - '{outdated_languages,shown_categories}'::text[])::integer;
  -- When readers last saw something change.
  new.updated_at := case
    when private.public_columns(new) = private.public_columns(old) then old.updated_at
    else now() end;
  new.outdated_languages := array(
    select language from public.post_translation_sources
    where post_id = new.id and (title, excerpt, content) is distinct from (new.title, new.excerpt, new.content)
    order by language
  );
  return new;
end;
$function$;
