set check_function_bodies = off;

drop function "private"."add_review_note"(text, text, text, text, text, integer);

drop function "private"."approve_review"(text, text, text, text);

drop function "private"."decide_link_translation"(uuid, timestamp with time zone, text);

drop function "private"."open_link"(text);

drop function "private"."save_translation"(text, text, uuid, timestamp
  with time zone, jsonb, jsonb, boolean);

create or replace function private.add_review_note (
  token   text,
  lang    text,
  author  text,
  note    text,
  seen    text,
  version integer
)
  returns boolean
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.count_call('write', 60);
  select private.refuse_if(count(*) >= 200, 'too many notes', 'rate_limited')
  from private.review_notes where link_id in (select id from private.usable_link(token));
  with added as (
    insert into private.review_notes (link_id, language, author, body, version, fingerprint)
    select l.id, lang, btrim(add_review_note.author), btrim(note),
      greatest(1, least(add_review_note.version, p.version)), seen
    from private.usable_link(token) as l join public.blog_posts as p on p.id = l.post_id
    where l.language is null
    returning 1
  )
  select exists (select from added);
$function$;

create or replace function private.approve_review (
  token  text,
  lang   text,
  seen   text,
  author text
)
  returns text
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.count_call('write', 60);
  with review as (
    select l.id, lang = any (array['es'] || p.written_languages) and private.text_fingerprint(p, lang) = seen as current
    from private.usable_link(token) as l join public.blog_posts as p on p.id = l.post_id
    where l.language is null
  ), approved as (
    insert into private.review_approvals (link_id, language, author, fingerprint)
      select id, lang, btrim(approve_review.author), seen from review where current
      on conflict (link_id, language) do update set
        author = excluded.author, fingerprint = excluded.fingerprint, approved_at = now()
  )
  select case when current then 'approved' else 'changed' end from review;
$function$;

create or replace function private.decide_link_translation (
  link     uuid,
  seen     timestamp with time zone,
  decision text
)
  returns boolean
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.require_staff();
  with decided as (
    update private.review_links as l
    set decision = decide_link_translation.decision, decided_by = auth.uid(), decided_at = now()
    where l.id = link and l.saved_at = seen and l.decision is null
    returning 1
  )
  select exists (select from decided);
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
    when l.language is null then private.review_in(l, p)
    else jsonb_build_object(
      'language', l.language, 'post', p.id, 'slug', p.slug,
      'spanish', private.texts_in(p, 'es'), 'seen', private.text_fingerprint(p, 'es'),
      'before', l.spanish, 'texts', l.texts, 'paragraphs', l.paragraphs,
      'saved_at', l.saved_at, 'finished_at', l.finished_at, 'decided', l.decision is not null)
  end;
$function$;

create or replace function private.save_translation (
  token      text,
  seen       text,
  page       uuid,
  since      timestamp with time zone,
  texts      jsonb,
  paragraphs jsonb,
  finished   boolean
)
  returns text
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.count_call('save', 240);
  with link as (
    select l.id, private.texts_in(p, 'es') as spanish,
      finished and private.text_fingerprint(p, 'es') = seen as done,
      case
        when l.decision is not null then 'decided'
        when l.saved_at is distinct from since and l.saved_by_page is distinct from page then 'elsewhere'
      end as refusal
    from private.usable_link(token) as l join public.blog_posts as p on p.id = l.post_id
    where l.language is not null
  ), saved as (
    update private.review_links as l
    set texts = (
          select jsonb_object_agg(field, btrim(coalesce(save_translation.texts ->> field, ''), E' \n\r\t'))
          from unnest(array['title', 'excerpt', 'content', 'image_alt']) as field),
        paragraphs = save_translation.paragraphs,
        spanish = case when done then link.spanish else l.spanish end,
        saved_at = now(),
        saved_by_page = page,
        finished_at = case when done then now() end
    from link where l.id = link.id and refusal is null
  )
  select coalesce(refusal, case when finished and not done then 'changed' else 'saved' end) from link;
$function$;

revoke all
  on function "private"."add_review_note"(text, text, text, text, text, integer)
  from public;

grant execute
  on function "private"."add_review_note"(text, text, text, text, text, integer)
  to "anon", "authenticated";

grant execute
  on function "private"."add_review_note"(text, text, text, text, text, integer)
  to "service_role";

revoke all on function "private"."approve_review"(text, text, text, text) from public;

grant execute
  on function "private"."approve_review"(text, text, text, text)
  to "anon", "authenticated";

grant execute on function "private"."approve_review"(text, text, text, text) to "service_role";

revoke all
  on function "private"."decide_link_translation"(uuid, timestamp with time zone, text)
  from public;

grant execute
  on function "private"."decide_link_translation"(uuid, timestamp with time zone, text)
  to "authenticated";

grant execute
  on function "private"."decide_link_translation"(uuid, timestamp with time zone, text)
  to "service_role";

revoke all on function "private"."open_link"(text) from public;

grant execute on function "private"."open_link"(text) to "anon", "authenticated";

grant execute on function "private"."open_link"(text) to "service_role";

revoke all
  on function "private"."save_translation"(text, text, uuid, timestamp
    with time zone, jsonb, jsonb, boolean)
  from public;

grant execute
  on function "private"."save_translation"(text, text, uuid, timestamp
    with time zone, jsonb, jsonb, boolean)
  to "anon", "authenticated";

grant execute
  on function "private"."save_translation"(text, text, uuid, timestamp
    with time zone, jsonb, jsonb, boolean)
  to "service_role";
