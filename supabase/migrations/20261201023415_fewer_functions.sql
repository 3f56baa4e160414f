set check_function_bodies = off;

drop trigger "access_log_kept" on "private"."access_log";

drop trigger "access_log_not_emptied" on "private"."access_log";

drop trigger "consent_texts_kept" on "public"."consent_texts";

drop trigger "contact_surveys_kept_limited" on "public"."contact_surveys";

drop index "private"."blocked_surveys_by_end";

drop index "private"."replies_by_survey";

drop index "public"."appointments_by_kind";

drop index "public"."consent_texts_notices";

drop index "public"."rights_requests_by_answer";

drop index "public"."rights_requests_by_due";

drop index "public"."stats_realtime_latest";

drop function "private"."build_is_due"();

drop function "private"."cancel_appointment"(text, text);

drop function "private"."documents_of_survey"(uuid);

drop function "private"."keep_access_log"();

drop function "private"."keep_consent_texts"();

drop function "private"."keep_limited"();

drop function "private"."move_appointment"(text, timestamp with time zone);

drop function "private"."new_recovery_codes"();

drop function "private"."queue_detention_mail"();

drop function "private"."read_document_part"(uuid, integer);

drop function "private"."record_translation_sources"(jsonb, jsonb);

drop function "private"."remove_document"(uuid);

drop function "private"."retry_reply"(uuid);

drop function "private"."sent_replies"(uuid);

create or replace function private.build_is_due()
  returns boolean
  language sql
  set search_path to ''
  AS $function$
  update private.build_hook set revision = present, revision_since = now()
  from private.publication_revision() as present where revision is distinct from present;
  update private.build_hook set wanted_since = now()
  where wanted_since is null and (asked_at is not null or revision is distinct from accepted_revision);
  select exists (
    select from private.build_hook
    where due_at <= now() and (
      asked_at is not null
      or revision is distinct from accepted_revision
        -- Less than the minute after which the job looks again.
        and (revision_since <= now() - interval '50 seconds' or wanted_since <= now() - interval '10 minutes'))
  );
$function$;

create or replace function private.cancel_appointment (
  token text,
  word  text default null::text
)
  returns boolean
  language sql
  security definer
  set search_path to ''
  AS $function$
  with cancelled as (
    update public.appointments as a set
      status = 'cancelled', held_until = null, sequence = a.sequence + 1, changed_by = 'client',
      word = left(nullif(btrim(cancel_appointment.word), ''), 500)
    from private.appointment_of(token) as mine
    where a.id = mine.id and a.status in ('unplaced', 'pending', 'confirmed') and a.starts_at > private.office_instant()
    returning 1
  )
  select exists (select from cancelled);
$function$;

create or replace function private.documents_of_survey (
  survey uuid
)
  returns jsonb
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.open_survey(survey) where private.is_admin();
  update private.documents as d set seen_at = now()
  where d.survey_id = survey and d.seen_at is null and d.completed_at is not null and private.is_admin();
  select jsonb_build_object(
    'documents', private.listed_documents(survey, null),
    'links', array(
      select jsonb_build_object('id', l.id, 'expires_at', l.expires_at, 'by', private.address_of(l.created_by))
      from private.document_links as l
      where l.survey_id = survey and l.revoked_at is null and l.expires_at > now() order by l.created_at, l.id))
  where private.is_admin();
$function$;

create or replace function private.move_appointment (
  token text,
  start timestamp with time zone
)
  returns jsonb
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.take_time(a, start) from private.appointment_of(token) as a
  -- Each move is a mail to an address that may be a stranger's.
  where private.movable_until(a) > private.office_instant() and a.sequence < 20;
$function$;

create or replace function private.new_recovery_codes()
  returns text[]
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.refuse_if(
    not private.is_staff() or auth.jwt() ->> 'aal' is distinct from 'aal2', 'not allowed', code => '42501');
  select private.require_proof();
  delete from private.recovery_codes where user_id = auth.uid();
  with made as materialized (
    select (
      select rtrim(string_agg(
        substr('0123456789abcdefghjkmnpqrstvwxyz', get_byte(random, at) % 32 + 1, 1)
        || case when at % 5 = 4 then '-' else '' end, '' order by at), '-')
      from generate_series(0, 24) as at
    ) as code
    from generate_series(1, 10) as n,
      sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || n, 'UTF8')) as random
  ), stored as (
    insert into private.recovery_codes (user_id, hash)
    select auth.uid(), private.recovery_hash(auth.uid(), code) from made
  )
  select array_agg(code) from made;
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

create or replace function private.queue_detention_mail()
  returns void
  language sql
  set search_path to ''
  AS $function$
  -- Serialized: two concurrent transactions would each add one.
  select pg_advisory_xact_lock(hashtext('mail_outbox.detained'));
  with waiting as (
    select from private.mail_outbox
    where kind = 'detained' and sent_at is null and failed_at is null and (attempts = 0 or problem is not null)
    for update
  ), next as (
    select greatest(now(), max(period) + interval '1 minute') as minute from private.mail_outbox where kind = 'detained'
  )
  insert into private.mail_outbox (kind, period, due_at)
  select 'detained', minute, minute from next where (select count(*) from waiting) = 0;
$function$;

create or replace function private.read_document_part (
  document uuid,
  part     integer
)
  returns text
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.require_admin();
  select
    private.refuse_if(d.verdict = 'infected', 'a virus was found', 'infected'),
    private.refuse_if(d.blocked_id is not null and not exists (
      select from private.access_log as l
      where l.at > now() - interval '1 hour' and l.person = auth.uid() and l.action = 'opened'
        and l.subjects = array[d.blocked_id] and l.detail like 'blocked: %'), 'blocked', code => '42501'),
    private.log_access_once(
      'document', array[coalesce(d.survey_id, d.blocked_id)], 'opened ' || left(document::text, 8))
  from private.documents as d where d.id = document and d.completed_at is not null;
  select encode(p.content, 'base64')
  from private.document_parts as p join private.documents as d on d.id = p.document_id
  where d.id = document and d.completed_at is not null and p.number = part;
$function$;

create or replace function private.refuse()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.refuse_if(true, tg_argv[0], nullif(tg_argv[1], ''), tg_argv[2]);
  return null;
end;
$function$;

create or replace function private.remove_document (
  document uuid
)
  returns boolean
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.require_admin();
  select private.require_proof();
  select private.refuse_limited(array(select survey_id from private.documents where id = document));
  with removed as (
    delete from private.documents where id = document and survey_id is not null returning survey_id
  ), logged as (
    select private.log_access('document', array[survey_id], 'removed ' || left(document::text, 8)) from removed
  )
  select count(*) > 0 from logged;
$function$;

create or replace function private.retry_reply (
  reply uuid
)
  returns boolean
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.require_admin();
  select private.refuse_answer((select r.survey_id from private.replies as r where r.id = reply));
  with tried as (
    -- Not one that a sender has at this moment, which would be sent twice.
    update private.mail_outbox as m set failed_at = null, problem = null, attempts = 0, due_at = now()
    where m.reply_id = reply and m.sent_at is null and (m.problem is not null or m.failed_at is not null)
    returning 1
  )
  select exists (select from tried);
$function$;

create or replace function private.sent_replies (
  survey uuid
)
  returns jsonb
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.open_survey(survey) where private.is_admin();
  select jsonb_build_object(
    'sends', private.sends_mail(),
    'replies', array(
      select jsonb_build_object(
        'id', r.id, 'at', r.created_at, 'by', private.address_of(r.sent_by), 'subject', r.subject,
        'body', private.without_tokens(r.body),
        'sent_at', r.sent_at, 'failed', r.sent_at is null and (m.id is null or m.failed_at is not null),
        -- Its mail went with a block or was left out of an archive.
        'problem', case when m.id is null and r.sent_at is null then 'interrupted' else m.problem end)
      from private.replies as r
        left join private.mail_outbox as m on m.reply_id = r.id
      where r.survey_id = survey
      order by r.created_at desc, r.id))
  where private.is_admin();
$function$;

create or replace function private.translation_of (
  post jsonb,
  lang text
)
  returns text[]
  language sql
  immutable
  set search_path to ''
RETURN
  (select CASE when (concat(VARIADIC t.texts) <> ''::text) THEN t.texts ELSE null::text[] end as
  "case" from
  (select ARRAY[(translation_of.post ->> ('title_'::text || translation_of.lang)),
  (translation_of.post ->> ('excerpt_'::text || translation_of.lang)),
  (translation_of.post ->> ('content_'::text || translation_of.lang))] as "array") t(texts));

create index replies_survey_id_idx on private.replies using btree (survey_id);

create index appointments_kind_idx on public.appointments using btree (kind);

create trigger access_log_kept
  before update or truncate on private.access_log
  for each STATEMENT
  execute function private.refuse('the access log is not changed', '', '42501');

create trigger access_log_not_removed
  before delete on private.access_log
  for each row
  when ((old.at >= private.access_log_start()))
  execute function private.refuse('the access log is not changed', '', '42501');

create trigger consent_texts_kept
  after update on public.consent_texts
  for each row
  when (((to_jsonb(new.*) - 'created_by'::text) <> (to_jsonb(old.*) - 'created_by'::text)))
  execute function private.refuse('what was shown is not changed', '', '42501');

create trigger consent_texts_not_removed
  before delete on public.consent_texts
  for each row
  execute function private.refuse('what was shown is not changed', '', '42501');

create trigger contact_surveys_kept_limited
  before update on public.contact_surveys
  for each row
  when (((old.limited_on IS NOT NULL) AND (new.limited_on IS
    NOT NULL) AND
    ((new.status IS DISTINCT FROM old.status) OR (new.answered_via IS DISTINCT FROM
    old.answered_via))))
  execute function private.refuse('the processing is restricted', 'limited');

create trigger contact_surveys_limited_stays
  before delete on public.contact_surveys
  for each row
  when ((old.limited_on IS NOT NULL))
  execute function private.refuse('the processing is restricted', 'limited');

revoke all on function "private"."build_is_due"() from public;

grant execute on function "private"."build_is_due"() to "service_role";

revoke all on function "private"."cancel_appointment"(text, text) from public;

grant execute on function "private"."cancel_appointment"(text, text) to "anon", "authenticated";

grant execute on function "private"."cancel_appointment"(text, text) to "service_role";

revoke all on function "private"."documents_of_survey"(uuid) from public;

grant execute on function "private"."documents_of_survey"(uuid) to "authenticated";

grant execute on function "private"."documents_of_survey"(uuid) to "service_role";

revoke all on function "private"."move_appointment"(text, timestamp with time zone) from public;

grant execute
  on function "private"."move_appointment"(text, timestamp with time zone)
  to "anon", "authenticated";

grant execute
  on function "private"."move_appointment"(text, timestamp with time zone)
  to "service_role";

revoke all on function "private"."new_recovery_codes"() from public;

grant execute on function "private"."new_recovery_codes"() to "authenticated";

grant execute on function "private"."new_recovery_codes"() to "service_role";

revoke all on function "private"."queue_detention_mail"() from public;

grant execute on function "private"."queue_detention_mail"() to "service_role";

revoke all on function "private"."read_document_part"(uuid, integer) from public;

grant execute on function "private"."read_document_part"(uuid, integer) to "authenticated";

grant execute on function "private"."read_document_part"(uuid, integer) to "service_role";

revoke all on function "private"."refuse"() from public;

grant execute on function "private"."refuse"() to "service_role";

revoke all on function "private"."remove_document"(uuid) from public;

grant execute on function "private"."remove_document"(uuid) to "authenticated";

grant execute on function "private"."remove_document"(uuid) to "service_role";

revoke all on function "private"."retry_reply"(uuid) from public;

grant execute on function "private"."retry_reply"(uuid) to "authenticated";

grant execute on function "private"."retry_reply"(uuid) to "service_role";

revoke all on function "private"."sent_replies"(uuid) from public;

grant execute on function "private"."sent_replies"(uuid) to "authenticated";

grant execute on function "private"."sent_replies"(uuid) to "service_role";
