-- Former addresses of drafts are forgotten, and what people agree to when they write is for admins alone.

create or replace function private.guard_consent()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
declare
  changed public.text_overrides := case when tg_op = 'DELETE' then old else new end;
begin
  if changed.namespace = 'contact' and changed.key in ('survey.firstLayer', 'survey.consent') then
    if not private.is_admin() then
      raise exception 'not allowed' using errcode = '42501';
    end if;
    perform private.require_proof();
  end if;
  return changed;
end;
$function$;

create or replace function private.is_public (
  post public.blog_posts
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select not post.hidden and post.deleted_at is null and post.date + post.publish_at <= private.office_now();
$function$;

create or replace function private.prepare_post()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
$function$;

create trigger text_overrides_consent
  before insert or delete or update on public.text_overrides
  for each row
  when ((CURRENT_USER = 'authenticated'::name))
  execute function private.guard_consent();

revoke all on function private.guard_consent(), private.is_public(public.blog_posts) from public;
grant execute on function private.guard_consent(), private.is_public(public.blog_posts) to service_role;
