set check_function_bodies = off;

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

  perform private.record_translation_sources(before, post);
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
  -- To confirm a translation is not to save the post: nobody else's save conflicts with it. Of the new row the generated
  -- column is not known yet.
  new.version := old.version
    + (post - '{outdated_languages,shown_categories}'::text[]
      <> before - '{outdated_languages,shown_categories}'::text[])::integer;
  -- When readers last saw something change.
  new.updated_at := case
    when private.public_columns(new) = private.public_columns(old) then old.updated_at
    else now() end;
  return new;
end;
$function$;
