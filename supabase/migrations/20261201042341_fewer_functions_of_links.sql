set check_function_bodies = off;

drop function "private"."link_translations"(uuid, text);

drop function "private"."review_in"(private.review_links, public.blog_posts);

drop function "private"."translation_allowance"();

drop function "public"."link_translations"(uuid, text);

drop function "public"."translation_allowance"();

create or replace function private.charge_translation (
  characters integer
)
  returns uuid
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.require_staff();
  select private.refuse_if(characters <= 0, 'no characters');
  with charged as (
    insert into private.translated_characters as spent values (auth.uid(), current_date, charge_translation.characters)
      on conflict (person) do update set
        day = excluded.day,
        characters = excluded.characters + case spent.day when excluded.day then spent.characters else 0 end
      returning spent.characters
  )
  select private.refuse_if(charged.characters > 200000, 'the day''s limit is reached', 'translation_limit') from charged;
  select auth.uid();
$function$;

create or replace function private.open_link (
  token text
)
  returns jsonb
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.count_call('open', 300);
  update private.review_links as l
  set opened_at = now(),
      texts = coalesce(l.texts, case when l.language is not null then private.texts_in(p, l.language) end),
      spanish = coalesce(l.spanish, case when l.language is not null then
        private.texts_in(p, 'es') || coalesce((
          select jsonb_build_object('title', s.title, 'excerpt', s.excerpt, 'content', s.content)
          from public.post_translation_sources as s where s.post_id = p.id and s.language = l.language
        ), '{}') end)
  from public.blog_posts as p
  where l.id in (select id from private.usable_link(token)) and p.id = l.post_id
  returning jsonb_build_object('reader', l.reader, 'expires_at', l.expires_at) || case
    when l.language is null then private.remarks_on(p, l.id) || jsonb_build_object(
      'version', p.version,
      'post', (
        select jsonb_object_agg(key, value) from jsonb_each(private.with_waiting_texts(to_jsonb(p)))
        where key in ('id', 'slug', 'date', 'category', 'shown_categories', 'image', 'updated_at')
          or key ~ '^(title|excerpt|content|image_alt)(_..)?$'
      ) || jsonb_build_object('languages', array['es'] || p.written_languages),
      'fingerprints', (
        select jsonb_object_agg(lang, private.text_fingerprint(p, lang))
        from unnest(array['es'] || p.written_languages) as lang
      ))
    else jsonb_build_object(
      'language', l.language, 'post', p.id, 'slug', p.slug,
      'spanish', private.texts_in(p, 'es'), 'seen', private.text_fingerprint(p, 'es'),
      'before', l.spanish, 'texts', l.texts, 'paragraphs', l.paragraphs,
      'saved_at', l.saved_at, 'finished_at', l.finished_at, 'decided', l.decision is not null)
  end;
$function$;

create or replace function private.remarks_on (
  p       public.blog_posts,
  by_link uuid              default null::uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object(
    'notes', array(
      select to_jsonb(note) from (
        select n.id, n.language, n.author, l.reader, n.body, n.created_at, n.settled_at is not null as settled,
          n.fingerprint = private.text_fingerprint(p, n.language) as current, (
            -- Null where the history no longer has that version.
            select v.saved_at from private.post_versions as v
            where v.post_id = p.id and v.version <= n.version
            order by v.version desc limit 1
          ) as text_saved_at
        from private.review_notes as n join private.review_links as l on l.id = n.link_id
        where l.post_id = p.id and l.id = coalesce(by_link, l.id) order by settled, n.created_at desc, n.id
      ) as note),
    'approvals', array(
      select to_jsonb(approval) from (
        select l.id as link, a.language, a.author, l.reader, a.approved_at,
          a.fingerprint = private.text_fingerprint(p, a.language) as current
        from private.review_approvals as a join private.review_links as l on l.id = a.link_id
        where l.post_id = p.id and l.id = coalesce(by_link, l.id) order by a.language, a.approved_at desc
      ) as approval));
$function$;

create or replace function private.reviews_of_post (
  post uuid
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object(
    'links', array(
      select to_jsonb(link) from (
        select id, language, reader, private.address_of(created_by) as made_by, expires_at, opened_at,
          revoked_at is null and expires_at > now() as usable, spanish, texts, saved_at, finished_at,
          decision, private.address_of(decided_by) as decided_by, decided_at
        from private.review_links where post_id = p.id order by created_at desc, id
      ) as link)) || private.remarks_on(p)
  from public.blog_posts as p
  where p.id = reviews_of_post.post and (select private.is_staff());
$function$;

revoke all on function "private"."remarks_on"(public.blog_posts, uuid) from public;

grant execute on function "private"."remarks_on"(public.blog_posts, uuid) to "service_role";

-- The name that 1.0.0 had for a cover's description.
update private.review_links
set paragraphs = replace(paragraphs::text, '"field": "imageAlt"', '"field": "image_alt"')::jsonb
where paragraphs::text like '%"field": "imageAlt"%';
