-- Functions that are one expression keep what they call, functions of triggers have their owner's rights by one rule,
-- and what only one function used is a part of it.

-- Functions in SQL name what comes after them.
set check_function_bodies = off;

-- The hash of a wording becomes a generated column, with the values that it has.
do $$
begin
  if exists (
    select from public.consent_texts where hash <> private.wording_hash(language, part, text, version)
  ) then
    raise exception 'a wording has another hash than its text';
  end if;
end;
$$;

-- Links end with the nightly job of retention.
do $$
begin
  if to_regclass('cron.job') is not null then
    execute 'select cron.unschedule(jobid) from cron.job where jobname = ''review-links''';
  end if;
end;
$$;

revoke all on function "private"."is_consent_text"(text, text) from "authenticated";

revoke all on function "private"."notice_wording"(text, text) from "anon";

revoke all on function "private"."notice_wording"(text, text) from "authenticated";

revoke all on function "private"."translations"() from "anon";

revoke all on function "private"."translations"() from "authenticated";

revoke all on function "private"."wording_hash"(text, text, text, text) from "anon";

revoke all on function "private"."wording_hash"(text, text, text, text) from "authenticated";

drop policy "staff add images" on "storage"."objects";

drop policy "staff list the images" on "storage"."objects";

drop policy "staff remove images" on "storage"."objects";

drop policy "staff replace images" on "storage"."objects";

drop trigger "blog_posts_record" on "public"."blog_posts";

drop trigger "consent_texts_hash" on "public"."consent_texts";

drop trigger "contact_surveys_conflicts" on "public"."contact_surveys";

drop trigger "count_blog_unique" on "public"."stats_realtime";

drop trigger "count_blog" on "public"."stats_realtime";

drop trigger "count_web_unique" on "public"."stats_realtime";

drop trigger "count_web" on "public"."stats_realtime";

drop index "public"."contact_surveys_by_phone";

alter table "public"."consent_texts"
  drop constraint "consent_texts_pkey";

alter table "public"."post_translation_sources"
  drop constraint "post_translation_sources_post_id_fkey";

drop function "private"."add_account"(uuid, text, timestamp with time zone);

drop function "private"."appointment_in_mail"(private.mail_outbox);

drop function "private"."charge_translation"(integer);

drop function "private"."consent_hash"();

drop function "private"."known_zone"(text);

drop function "private"."lock_appointment"(text);

drop function "private"."may_confirm"(text);

drop function "private"."place_appointment"(public.appointments, timestamp with time zone);

drop function "private"."record_new_post"();

drop function "private"."refuse_conflicts"();

drop function "private"."remove_factors"(uuid, uuid);

drop function "private"."remove_old_review_links"();

drop function "private"."reply_in_mail"(private.mail_outbox);

drop function "private"."review_languages"(public.blog_posts);

drop function "private"."translation_limit"();

drop function "public"."record_build_result"(uuid, text);

alter table "public"."consent_texts"
  drop column "hash";

create or replace function private.access_log_hash (
  previous text,
  line     private.access_log
)
  returns text
  language sql
  stable
  set search_path to ''
RETURN
  encode(sha256(convert_to((jsonb_build_array(previous, (line).seq, EXTRACT(epoch from (line).at),
  (line).person, (line).action, (line).subjects, (line).detail))::text, 'UTF8'::name)), 'hex'::text);

create or replace function private.access_log_start()
  returns timestamp with time zone
  language sql
  stable
  set search_path to ''
RETURN (now() - '2 years'::interval);

create or replace function private.add_account (
  id         uuid,
  email      text,
  created_at timestamp with time zone
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  -- Hosted projects look users up by instance; the embedded backend has no such column.
  select private.insert_row('auth.users', '{
    "instance_id": "00000000-0000-0000-0000-000000000000", "aud": "authenticated", "role": "authenticated",
    "encrypted_password": "", "raw_app_meta_data": {"provider": "email", "providers": ["email"]},
    "raw_user_meta_data": {}, "confirmation_token": "", "recovery_token": "", "email_change": "",
    "email_change_token_new": "", "email_change_token_current": "", "phone_change": "", "phone_change_token": "",
    "reauthentication_token": ""
  }' || jsonb_build_object(
    'id', id, 'email', email, 'email_confirmed_at', created_at, 'created_at', created_at, 'updated_at', created_at));
  insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
  values (gen_random_uuid(), 'email', add_account.id::text, add_account.id,
    jsonb_build_object('sub', add_account.id, 'email', add_account.email, 'email_verified', true),
    add_account.created_at, add_account.created_at);
$function$;

create or replace function private.appointment_of (
  token text
)
  returns SETOF public.appointments
  language sql
  set search_path to ''
  AS $function$
  select a.* from private.appointment_links as l join public.appointments as a on a.id = l.appointment_id
  where l.token_hash = encode(sha256(convert_to(token, 'UTF8')), 'hex') and a.ends_at > private.office_instant()
  for update of a;
$function$;

create or replace function private.approve_review (
  token  text,
  lang   text,
  seen   text,
  author text
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  link private.review_links;
  now_is text;
begin
  perform private.count_call('write', 60);
  select * into link from private.usable_link(token) where language is null;
  if not found then
    return null;
  end if;
  select private.text_fingerprint(p, lang) into now_is
  from public.blog_posts as p where p.id = link.post_id and lang = any (array['es'] || p.written_languages);
  if now_is is distinct from seen then
    return 'changed';
  end if;
  insert into private.review_approvals (link_id, language, author, fingerprint)
    values (link.id, lang, btrim(author), seen)
    on conflict (link_id, language) do update set
      author = excluded.author, fingerprint = excluded.fingerprint, approved_at = now();
  return 'approved';
end;
$function$;

create or replace function private.are_opening_hours (
  hours jsonb
)
  returns boolean
  language sql
  immutable
  set search_path to ''
RETURN
  ((jsonb_typeof(hours) = 'object'::text) AND (hours <> '{}'::jsonb) AND (not (exists (select from
  jsonb_each_text(CASE jsonb_typeof(are_opening_hours.hours) when 'object'::text THEN
  are_opening_hours.hours ELSE null::jsonb end) days(day, spans)
  where
  ((days.day !~ '^[0-6]$'::text) or (days.spans !~
  '^\[\["([01]\d|2[0-3]):[0-5]\d", "([01]\d|2[0-3]):[0-5]\d"\](, \["([01]\d|2[0-3]):[0-5]\d", "([01]\d|2[0-3]):[0-5]\d"\]){0,2}\]$'::text) or (exists (select from (select times_1.found[1] as at, lag(times_1.found[1]) OVER (ORDER by times_1.number) as before from regexp_matches(days.spans, '\d\d:\d\d'::text, 'g'::text) with ORDINALITY times_1(found, number)) times where (times.at <= times.before))))))));

create or replace function private.are_prices (
  prices jsonb
)
  returns boolean
  language sql
  immutable
  set search_path to ''
RETURN
  ((jsonb_typeof(prices) = 'object'::text) AND (prices <> '{}'::jsonb) AND (not (exists (select from
  jsonb_each(CASE jsonb_typeof(are_prices.prices) when 'object'::text THEN are_prices.prices ELSE
  null::jsonb end) each(language, price)
  where
  ((each.language !~ '^[a-z]{2}$'::text) or (jsonb_typeof(each.price) <> 'string'::text) or
  ((char_length((each.price #>> '{}'::text[])) < 1) or (char_length((each.price #>> '{}'::text[])) >
  80)) or
  ((each.price #>> '{}'::text[]) ~ '[\u0001-\u001f\u007f\u202a-\u202e\u2066-\u2069]'::text))))));

create or replace function private.are_sources (
  sources jsonb
)
  returns boolean
  language sql
  immutable
  set search_path to ''
RETURN CASE when (jsonb_typeof(sources) = 'array'::text) THEN
  ((jsonb_array_length(sources) <= 20) AND (not (exists (select from
  jsonb_array_elements(are_sources.sources) source(value)
  where CASE when (jsonb_typeof(source.value) = 'object'::text) THEN
  (((source.value - '{title,url}'::text[]) <> '{}'::jsonb) or (jsonb_typeof((source.value ->
  'title'::text)) is DISTINCT from 'string'::text) or
  ((char_length((source.value ->> 'title'::text)) < 1) or (char_length((source.value ->>
  'title'::text)) > 300)) or
  (jsonb_typeof((source.value -> 'url'::text)) is DISTINCT from 'string'::text) or
  (char_length((source.value ->> 'url'::text)) > 1000) or
  ((source.value ->> 'url'::text) !~ '^(https?://[^[:space:]]+)?$'::text)) ELSE true end)))) ELSE
  false end;

create or replace function private.are_waiting_texts (
  texts jsonb
)
  returns boolean
  language sql
  immutable
  set search_path to ''
RETURN
  ((jsonb_typeof(texts) = 'object'::text) AND (not (exists (select from
  jsonb_each(are_waiting_texts.texts) waiting(language, fields)
  where
  ((jsonb_typeof(waiting.fields) <> 'object'::text) or ((waiting.fields -
  '{title,excerpt,content,image_alt,slug}'::text[]) <> '{}'::jsonb) or
  (char_length((waiting.fields ->> 'title'::text)) > 200) or
  (char_length((waiting.fields ->> 'excerpt'::text)) > 600) or
  (char_length((waiting.fields ->> 'content'::text)) > 100000) or
  (char_length((waiting.fields ->> 'image_alt'::text)) > 300) or
  (char_length((waiting.fields ->> 'slug'::text)) > 80))))));

create or replace function private.book (
  enquiry jsonb,
  kind    text,
  start   timestamp with time zone,
  zone    text                     default null::text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  survey constant uuid := gen_random_uuid();
  appointment public.appointments;
begin
  perform private.refuse_if(
    not exists (select from public.appointment_kinds as k where k.id = kind and k.offered) or start is null
    or start not between private.office_instant() - interval '1 year' and private.office_instant() + interval '1 year'
    or jsonb_typeof(enquiry) is distinct from 'object', 'nothing to book');
  -- As the policy on enquiries does, which a function with its owner's rights passes by.
  perform private.refuse_if(
    enquiry ->> 'urgency' = 'detained' and enquiry ->> 'phone' is null, 'a detention needs a phone', code => '42501');
  perform private.insert_row('public.contact_surveys', jsonb_build_object('id', survey, 'origin', 'booking') || (
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(jsonb_strip_nulls(enquiry))
    where key = any ('{
      name,email,phone,language,channel,practice_area,urgency,opposing_party,message,source,
      consent,consent_language,consent_version,special_consent,consent_texts,fill_seconds,proof
    }')));
  begin
    perform now() at time zone zone;
  exception when invalid_parameter_value then
    zone := null;
  end;
  insert into public.appointments (survey_id, kind, starts_at, ends_at, busy_until, status, time_zone)
  values (
    survey, kind, start, start + interval '1 minute', start + interval '1 minute', 'unplaced', left(zone, 60))
  returning * into appointment;
  return private.take_time(appointment, start)
    || jsonb_build_object('token', private.new_appointment_link(appointment.id));
end;
$function$;

create or replace function private.cancel_appointment (
  token text,
  word  text default null::text
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  appointment public.appointments := (select a from private.appointment_of(token) as a);
begin
  update public.appointments as a set
    status = 'cancelled', held_until = null, sequence = a.sequence + 1, changed_by = 'client',
    word = left(nullif(btrim(cancel_appointment.word), ''), 500)
  where a.id = appointment.id and a.status in ('unplaced', 'pending', 'confirmed')
    and a.starts_at > private.office_instant();
  return found;
end;
$function$;

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
  insert into private.translated_characters as spent values (auth.uid(), current_date, charge_translation.characters)
    on conflict (person) do update set
      day = excluded.day,
      characters = excluded.characters + case spent.day when excluded.day then spent.characters else 0 end;
  select private.refuse_if(private.translation_allowance() < 0, 'the day''s limit is reached', 'translation_limit');
  select auth.uid();
$function$;

create or replace function private.containing (
  value text
)
  returns text
  language sql
  immutable
  parallel safe
  set search_path to ''
RETURN
  (('%'::text || replace(replace(replace(value, '\'::text, '\\'::text), '%'::text, '\%'::text),
  '_'::text, '\_'::text)) || '%'::text);

create or replace function private.containing_words (
  query text
)
  returns text[]
  language sql
  immutable
  parallel safe
  set search_path to ''
RETURN
  (select COALESCE(array_agg(private.containing(words.bare) ORDER by (char_length(words.bare)) desc,
  words.bare) FILTER (where (words.bare <> ''::text)),
  array_agg(private.containing(words.word) ORDER by (char_length(words.word)) desc, words.word),
  '{}'::text[]) as "coalesce" from
  (select word.word, btrim(word.word, '.,:;!?¡¿()[]"''«»“”„。、《》「」*/|-'::text) as bare from
  regexp_split_to_table(private.fold(containing_words.query), '[\s,;、。]+'::text) word(word)
  where (word.word <> ''::text)) words);

create or replace function private.count_call (
  what text,
  most integer
)
  returns void
  language sql
  set search_path to ''
RETURN
  private.refuse_if((not private.may_call(what, most, 'hour'::text)), 'too many calls'::text,
  'rate_limited'::text);

create or replace function private.document_type (
  content bytea
)
  returns text
  language sql
  immutable
  set search_path to ''
RETURN CASE when (SUBSTRING(content from 1 for 5) = '\x255044462d'::bytea) THEN
  'application/pdf'::text when (SUBSTRING(content from 1 for 3) = '\xffd8ff'::bytea) THEN
  'image/jpeg'::text when (SUBSTRING(content from 1 for 8) = '\x89504e470d0a1a0a'::bytea) THEN
  'image/png'::text when
  ((SUBSTRING(content from 1 for 4) = '\x52494646'::bytea) AND (SUBSTRING(content from 9 for 4) =
  '\x57454250'::bytea)) THEN 'image/webp'::text when
  ((SUBSTRING(content from 5 for 4) = '\x66747970'::bytea) AND (SUBSTRING(content from 9 for 4) =
  ANY
  (ARRAY['\x68656963'::bytea, '\x68656978'::bytea, '\x6865696d'::bytea, '\x68656973'::bytea,
  '\x68657663'::bytea,
  '\x68657678'::bytea,
  '\x6d696631'::bytea, '\x6d736631'::bytea]))) THEN 'image/heic'::text ELSE null::text end;

create or replace function private.end_links_of_removed()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  action text;
  subject uuid;
begin
  delete from private.calendar_feed where made_by = old.user_id or made_by is null and old.role = 'admin';
  if found then
    perform private.log_access('setting', detail => 'calendar_feed: none');
  end if;
  if tg_op = 'UPDATE' then
    return null;
  end if;
  delete from auth.sessions where user_id = old.user_id;
  for action, subject in
    with of_posts as (
      update private.review_links set revoked_at = now()
      where created_by = old.user_id and revoked_at is null and expires_at > now() returning post_id
    ), of_surveys as (
      update private.document_links set revoked_at = now()
      where created_by = old.user_id and revoked_at is null and expires_at > now() returning survey_id
    )
    select 'review_link', post_id from of_posts union all select 'document', survey_id from of_surveys
  loop
    perform private.log_access(action, array[subject], 'revoked');
  end loop;
  delete from private.documents as d using private.document_links as l
  where l.id = d.link_id and l.created_by = old.user_id and d.completed_at is null;
  return null;
end;
$function$;

create or replace function private.erase_expired_surveys()
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  expired uuid[] := array(select e.id from public.expired_surveys() as e);
  automatic uuid[] := array(
    select id from public.contact_surveys where id = any (expired) and overflow and status = 'new');
  ended uuid[];
begin
  with gone as (
    delete from private.blocked_surveys where until < private.office_today() returning id, received_on
  ), recorded as (
    insert into public.survey_erasures (received_on, reason, survey_hash)
    select received_on, 'block_ended', private.survey_hash(id) from gone
  )
  select array_agg(id) into ended from gone;
  if ended is not null then
    perform private.log_access('erased', ended, 'block_ended');
  end if;
  delete from public.rights_requests where answered_on < private.office_today() - interval '3 years';
  delete from public.testimonials where withdrawn_at < now() - interval '3 years';
  -- What was never sent whole, and links long after their end.
  delete from private.documents where completed_at is null and created_at < now() - interval '1 day';
  delete from private.document_links where expires_at < now() - interval '90 days';
  delete from private.review_links where least(revoked_at, expires_at) < now() - interval '90 days';
  return private.destroy_surveys(automatic, 'retention') + private.move_to_block(
    array(select unnest(expired) except select unnest(automatic)),
    'Fin del plazo de conservación', (private.office_today() + interval '3 years')::date, 'retention');
end;
$function$;

create or replace function private.fold (
  value text
)
  returns text
  language sql
  immutable
  parallel safe
  set search_path to ''
RETURN
  regexp_replace(replace(replace(replace(translate(regexp_replace(lower(NORMALIZE(translate(value,
  '’‘ʼ′´`‐‑–—−'::text,
  '''''''''''''-----'::text),
  NFKD)),
  '[\u00ad\u0300-\u036f\u0610-\u061a\u0621\u0640\u064b-\u065f\u0670\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]'::text, ''::text, 'g'::text), 'øłđıةىیک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'::text, 'oldiهييك01234567890123456789'::text), 'ß'::text, 'ss'::text), 'œ'::text, 'oe'::text), 'æ'::text, 'ae'::text), '(a|o|(?<!q)u)e'::text, '\1'::text, 'g'::text);

create or replace function private.free_slots (
  kind     text,
  earliest timestamp with time zone default null::timestamp with time zone,
  latest   timestamp with time zone default null::timestamp with time zone
)
  returns SETOF timestamp with time zone
  language sql
  stable
  security definer
  set search_path to ''
RETURN private.free_starts(kind, earliest, latest, null::uuid);

create or replace function private.guard_consent()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  changed public.text_overrides := case when tg_op = 'DELETE' then old else new end;
begin
  if private.is_consent_text(changed.namespace, changed.key) then
    perform private.require_admin();
    perform private.require_proof();
  end if;
  return changed;
end;
$function$;

create or replace function private.has_proof (
  proof   integer,
  email   text,
  phone   text,
  message text
)
  returns boolean
  language sql
  immutable
  set search_path to ''
RETURN (select ((has_proof.proof is
  not null) AND (get_byte(hash.hash, 0) = 0) AND (get_byte(hash.hash, 1) < 64)) from
  sha256(convert_to(concat(has_proof.proof, ':', has_proof.email, ':', has_proof.phone, ':',
  has_proof.message), 'UTF8'::name)) hash(hash));

create or replace function private.is_admin()
  returns boolean
  language sql
  stable
  set search_path to ''
RETURN (not (private.acting_role() is DISTINCT from 'admin'::public.staff_role));

create or replace function private.is_consent_text (
  namespace text,
  key       text
)
  returns boolean
  language sql
  immutable
  set search_path to ''
RETURN
  ((namespace = 'legal'::text) or ((namespace = 'contact'::text) AND (key = ANY
  (ARRAY['survey.firstLayer'::text, 'survey.consent'::text, 'survey.specialConsent'::text]))));

create or replace function private.is_image_address (
  address text
)
  returns boolean
  language sql
  immutable
  set search_path to ''
RETURN
  (select ((is_image_address.address = ''::text) or (plain.plain ~
  '^/images/([a-z0-9-]+/)*[a-z0-9-]+\.(svg|webp|jpeg|png|avif)$'::text) or
  ((plain.plain ~ '^https?://[a-z0-9.:\[\]-]+/storage/v1/object/public/images/[^/]+/[^/]+$'::text)
  AND private.is_image_name("substring"(plain.plain, '/public/images/(.*)$'::text)))) from
  regexp_replace(is_image_address.address, '#focus=(100|[1-9]?[0-9]),(100|[1-9]?[0-9])$'::text,
  ''::text) plain(plain));

create or replace function private.is_image_name (
  name text
)
  returns boolean
  language sql
  immutable
  set search_path to ''
RETURN
  (name ~ ('^(posts|testimonials)/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'::text ||
  '(-[1-9][0-9]{1,3}|-[1-9][0-9]{1,3}x[1-9][0-9]{0,3}(-[1-9][0-9]{1,3}){0,2})?\.(webp|jpeg|png|avif)$'::text));

create or replace function private.is_mail_address (
  value text
)
  returns boolean
  language sql
  immutable
  parallel safe
  set search_path to ''
RETURN
  ((char_length(value) <= 254) AND (value ~ '^[^@]{1,64}@[^@]+\.[^@0-9.][^@.]+$'::text) AND (value
  !~ '[^!-~\u00a1-\u1fff\u2070-\u2fff\u3004-\ufdff\U00010000-\U0010ffff]|[,:;<>()\[\]\\"%!|]'::text)
  AND (value !~ '@.*[#$&''*+/=?^_`{}~ßς]'::text) AND
  (value !~ '^\.|\.[.@]|@[.-]|@.*(\.-|-\.)|-$'::text));

create or replace function private.is_public (
  post public.blog_posts
)
  returns boolean
  language sql
  stable
  set search_path to ''
RETURN
  ((not (post).hidden) AND ((post).deleted_at is null) AND (((post).date + (post).publish_at) <=
  private.office_now()));

create or replace function private.is_redirected (
  kind   text,
  source text,
  path   text
)
  returns boolean
  language sql
  immutable
  set search_path to ''
RETURN CASE kind when 'exact'::text THEN (path = source) when 'prefix'::text THEN
  starts_with(path, (source || '/'::text)) ELSE
  (starts_with(path, rtrim(source, '/'::text)) AND (substr(path, (char_length(rtrim(source,
  '/'::text)) + 1)) ~ '^/[0-9]{4}(/|$)'::text)) end;

create or replace function private.is_shown_category (
  name text
)
  returns boolean
  language sql
  stable
  security definer
  set enable_seqscan to 'off'
  set search_path to ''
  AS $function$
  select exists (
    select from public.blog_posts as p
    where p.shown_categories @> array[is_shown_category.name]
      and not p.hidden and p.deleted_at is null and p.date + p.publish_at <= (select private.office_now())
  );
$function$;

create or replace function private.is_staff()
  returns boolean
  language sql
  stable
  set search_path to ''
RETURN (private.acting_role() is not null);

create or replace function private.is_whole (
  spanish     text,
  translation text
)
  returns boolean
  language sql
  immutable
  set search_path to ''
RETURN
  (select ((cardinality(texts.theirs) >= cardinality(texts.own)) AND (not (exists (select from
  unnest(texts.theirs) p(p)
  where
  ((char_length(p.p) > 40) AND (not starts_with(p.p, '!['::text)) AND (p.p = ANY (texts.own)))))))
  from
  (select private.paragraphs(is_whole.spanish) as own, private.paragraphs(is_whole.translation) as
  theirs) texts);

create or replace function private.keep_access_log()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if tg_op = 'DELETE' and old.at < private.access_log_start() then
    return old;
  end if;
  raise exception 'the access log is not changed' using errcode = '42501';
end;
$function$;

create or replace function private.keep_consent_texts()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  -- The hash is not computed yet.
  if tg_op = 'UPDATE' and to_jsonb(new) - '{created_by,hash}'::text[] = to_jsonb(old) - '{created_by,hash}'::text[] then
    return new;
  end if;
  raise exception 'what was shown is not changed' using errcode = '42501';
end;
$function$;

create or replace function private.keep_limited()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.refuse_if(
    tg_op = 'DELETE'
    or new.limited_on is not null and (new.status, new.answered_via) is distinct from (old.status, old.answered_via),
    'the processing is restricted', 'limited');
  return new;
end;
$function$;

create or replace function private.keep_rights_request()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.refuse_if(old.outcome is not null, 'answered already', 'answered');
  if new.extension is distinct from old.extension then
    perform private.refuse_if(
      old.extension is not null or private.office_today() > old.due_on, 'too late to extend', 'late');
    new.extended_on := private.office_today();
  end if;
  if new.outcome is not null then
    new.answered_on := coalesce(new.answered_on, private.office_today());
    new.answered_by := auth.uid();
  end if;
  return new;
end;
$function$;

create or replace function private.keep_withdrawn()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if tg_op = 'UPDATE' and old.withdrawn_at is not null then
    perform private.refuse_if(
      (new.withdrawn_at, new.active, new.name, new.testimonial, new.consent_date, new.verification, new.consent_text,
      new.consent_via) is distinct from (old.withdrawn_at, old.active, old.name, old.testimonial, old.consent_date,
      old.verification, old.consent_text, old.consent_via) or new.image is not null,
      'the consent was withdrawn', 'withdrawn');
  elsif new.withdrawn_at is not null then
    new.withdrawn_at := now();
    new.withdrawn_by := auth.uid();
    new.active := false;
    -- The proof needs no picture, whose file goes with the unused ones (21_unused_images.sql).
    new.image := null;
  else
    perform private.refuse_if(
      new.active and num_nulls(new.consent_text, new.consent_via) > 0
      and (tg_op = 'INSERT' or not old.active or num_nulls(old.consent_text, old.consent_via) = 0),
      'what the client agreed to is missing', code => '23514');
  end if;
  return new;
end;
$function$;

create or replace function private.limit_contact_surveys()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  sender text;
  by_network integer := 0;
  by_person integer;
  by_everybody integer;
  flagged integer;
begin
  -- Here and not in a constraint: an enquiry of before this rule stays as it is, and can be answered.
  perform private.refuse_if(not private.is_mail_address(new.email), 'not an e-mail address', code => '23514');
  -- Serialized: two concurrent enquiries would not count each other.
  perform pg_advisory_xact_lock(hashtext('contact_surveys.limit'));
  delete from private.survey_senders where received_at < now() - interval '1 hour';
  sender := private.caller_hash();
  if sender is not null then
    select count(*) into by_network from private.survey_senders
    where network = sender and urgency = new.urgency;
    insert into private.survey_senders (network, urgency) values (sender, new.urgency);
  end if;
  select count(*) into by_person from public.contact_surveys
  where created_at > now() - interval '1 hour' and (
    private.mailbox_of(email) = private.mailbox_of(new.email)
    or private.phone_key(phone) = private.phone_key(new.phone));
  select count(*) filter (where not overflow), count(*) filter (where overflow) into by_everybody, flagged
  from public.contact_surveys
  where created_at > now() - interval '1 hour' and urgency = new.urgency;

  new.overflow := by_person >= 5 or by_network >= 10 or by_everybody >= 60
    or not (new.urgency = 'detained' or private.has_proof(new.proof, new.email, new.phone, new.message));
  perform private.refuse_if(
    new.overflow and (by_network >= 50 or flagged >= case new.urgency when 'detained' then 1000 else 300 end),
    'too many enquiries', 'rate_limited');
  return new;
end;
$function$;

create or replace function private.longest (
  VARIADIC texts text[]
)
  returns integer
  language sql
  immutable
  set search_path to ''
RETURN (select max(char_length(text.text)) as max from unnest(longest.texts) text(text));

create or replace function private.mailbox_of (
  address text
)
  returns text
  language sql
  immutable
  parallel safe
  set search_path to ''
RETURN
  (select ((replace(regexp_replace(split_part(folded.folded, '@'::text, 1), '(.)\+.*$'::text,
  '\1'::text),
  '.'::text,
  ''::text) || '@'::text) || split_part(folded.folded, '@'::text, 2)) from lower(mailbox_of.address)
  folded(folded));

create or replace function private.may_manage_sessions (
  person uuid
)
  returns boolean
  language sql
  stable
  set search_path to ''
RETURN CASE when (person = auth.uid()) THEN private.is_staff() ELSE private.is_admin() end;

create or replace function private.may_take_time (
  survey uuid
)
  returns boolean
  language sql
  set search_path to ''
  AS $function$
  select not s.overflow
    -- Somebody has read what is corrected, for which the proof no longer counts.
    and (private.has_proof(s.proof, s.email, s.phone, s.message) or s.corrections <> '[]')
    and (
      select count(*) from public.appointments as a join public.contact_surveys as other on other.id = a.survey_id
      where other.id <> s.id
        and (a.status in ('pending', 'confirmed') and a.starts_at > private.office_instant()
          or a.created_at > now() - interval '1 hour')
        and (private.mailbox_of(other.email) = private.mailbox_of(s.email)
          or private.phone_key(other.phone) = private.phone_key(s.phone))
    ) < 2
    and (
      select count(*) from private.survey_senders
      where network = private.caller_hash() and received_at > now() - interval '1 hour'
    ) <= 4
  from public.contact_surveys as s where s.id = survey;
$function$;

create or replace function private.move_appointment (
  token text,
  start timestamp with time zone
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  appointment public.appointments := (select a from private.appointment_of(token) as a);
begin
  -- Each move is a mail to an address that may be a stranger's.
  if coalesce(private.movable_until(appointment) <= private.office_instant(), true) or appointment.sequence >= 20 then
    return null;
  end if;
  return private.take_time(appointment, start);
end;
$function$;

create or replace function private.my_appointment (
  token text
)
  returns jsonb
  language sql
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object(
    'id', a.id, 'kind', a.kind, 'status', a.status, 'starts_at', a.starts_at, 'ends_at', a.ends_at,
    'sequence', a.sequence, 'held_until', a.held_until, 'movable_until', private.movable_until(a),
    'has_room', a.room is not null,
    'room', case when a.status = 'confirmed' and private.office_instant() >= a.starts_at - interval '10 minutes'
      then a.room end)
  from private.appointment_of(token) as a;
$function$;

create or replace function private.name_score (
  words        text[],
  sounds       text[],
  other_words  text[],
  other_sounds text[]
)
  returns real
  language sql
  immutable
  set search_path to ''
RETURN
  (with pairs as (select a.place as a, b.place as b, GREATEST((extensions.similarity(a.word,
  b.word))::double precision,
  CASE when (a.sound = b.sound) THEN
  ((CASE length(a.sound) when 1 THEN 0.4 when 2 THEN 0.65 ELSE 0.8 end)::double precision +
  ((0.2)::double precision * extensions.similarity(a.word, b.word))) ELSE
  ((0.8)::double precision * extensions.similarity(a.sound, b.sound)) end) as alike from
  (UNNEST(name_score.words, name_score.sounds)
  with ORDINALITY a(word, sound, place) CROSS JOIN
  UNNEST(name_score.other_words, name_score.other_sounds)
  with ORDINALITY b(word, sound, place))) select
  (CASE when (cardinality(name_score.words) = cardinality(name_score.other_words)) THEN
  LEAST(forth.score, back.score) when
  (LEAST(cardinality(name_score.words), cardinality(name_score.other_words)) = 1) THEN
  ((0.8)::double precision * GREATEST(forth.score, back.score)) when
  (cardinality(name_score.words) < cardinality(name_score.other_words)) THEN forth.score ELSE
  back.score end)::real as score from
  (select avg(words.best) as avg from (select max(pairs.alike) as best from pairs GROUP by pairs.a)
  words) forth(score),
  (select avg(words.best) as avg from (select max(pairs.alike) as best from pairs GROUP by pairs.b)
  words) back(score));

create or replace function private.note_notice()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  new.notice_hash := private.wording_hash(
    new.consent_language, 'notice', private.notice_wording(new.consent_version, new.consent_language),
    new.consent_version);
  return new;
end;
$function$;

create or replace function private.note_survey_progress()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if new.opened_at is distinct from old.opened_at then
    new.opened_at := coalesce(old.opened_at, now());
  end if;
  if new.status = 'new' or (new.status = 'closed' and old.status = 'new') then
    new.answered_at := null;
    new.answered_via := null;
  elsif new.status in ('contacted', 'engaged') and old.status in ('new', 'closed') then
    new.answered_at := coalesce(old.answered_at, now());
  end if;
  if new.status = 'new' and new.special_consent_withdrawn_on is not null and new.limited_on is null then
    new.status := 'closed';
  end if;
  -- An engagement ends outside this program, and no retention period ends its enquiry.
  if new.status = 'engaged' and old.status <> 'engaged' then
    perform private.refuse_if(
      new.conflict = 'refused' or new.conflict is null and exists (select from private.matching_names(array[new.id])),
      'the conflict of interest is not settled', 'conflict_open');
    new.follow_up_on := coalesce(new.follow_up_on, private.office_today() + interval '1 year');
  end if;
  return new;
end;
$function$;

create or replace function private.notice_wording (
  of_version text,
  lang       text
)
  returns text
  language sql
  stable
  set search_path to ''
  AS $function$
  select coalesce((shipped.text::jsonb || (
    select jsonb_object_agg(o.key, o.value) from public.text_overrides as o
    where o.language = lang and o.namespace = 'legal' and o.key like 'privacy.%'
  ))::text, shipped.text)
  from public.consent_texts as shipped
  where shipped.part = 'notice' and shipped.shipped and shipped.language = lang and shipped.version = of_version
  order by shipped.created_at desc limit 1;
$function$;

create or replace function private.office_instant()
  returns timestamp with time zone
  language sql
  stable
  set search_path to ''
RETURN now();

create or replace function private.office_today()
  returns date
  language sql
  stable
  set search_path to ''
RETURN (private.office_now())::date;

create or replace function private.person_data (
  contact text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  is_phone boolean := contact !~ '@' and char_length(private.phone_key(contact)) >= 6;
  found_ids uuid[];
  requests jsonb;
  names text[];
begin
  perform private.require_admin();
  perform private.require_proof();
  select coalesce(array_agg(s.id), '{}'), coalesce(array_agg(private.fold(s.name)), '{}') into found_ids, names
  from public.contact_surveys as s
  where lower(s.email) = lower(btrim(contact))
    or is_phone and private.phone_key(s.phone) = private.phone_key(contact);
  select coalesce(jsonb_agg(to_jsonb(r) - '{created_by,answered_by,surveys}'::text[] order by r.received_on), '[]'),
    names || coalesce(array_agg(private.fold(r.name)), '{}')
  into requests, names
  from public.rights_requests as r
  where lower(r.contact) = lower(btrim(person_data.contact))
    or is_phone and private.phone_key(r.contact) = private.phone_key(person_data.contact);
  perform private.log_access('exported', found_ids, 'person');
  return jsonb_build_object(
    'enquiries', array(
      select to_jsonb(s) - '{
          notes,search_text,message_start,consent_texts,notice_hash,conflict,conflict_by,conflict_at,assigned_to,
          follow_up_on,overflow,proof,fill_seconds,opened_at,updated_at
        }'::text[] || jsonb_build_object(
          'corrections', array(
            select c - 'by' from jsonb_array_elements(private.without_old_values(s.corrections)) as c),
          'wordings', array(
            select to_jsonb(c) - '{created_by,created_at,shipped}'::text[]
            from public.consent_texts as c where c.hash = any (s.consent_texts || s.notice_hash) order by c.part),
          'appointments', array(
            select jsonb_build_object(
              'kind', a.kind, 'status', a.status, 'starts_at', a.starts_at, 'ends_at', a.ends_at, 'word', a.word)
            from public.appointments as a where a.survey_id = s.id order by a.starts_at),
          'answers', array(
            select jsonb_build_object('at', l.at, 'via', l.detail) from private.access_log as l
            where l.action = 'replied' and l.subjects @> array[s.id] order by l.seq),
          -- When their data were consulted, and for what; not by whom.
          'seen', array(
            select jsonb_build_object('at', l.at, 'action', l.action) from private.access_log as l
            where (l.action in ('opened', 'exported', 'compared', 'searched')
              or l.action = 'document' and l.detail like 'opened%') and l.subjects @> array[s.id]
            order by l.seq),
          'replies', array(
            select jsonb_build_object(
              'id', r.id, 'at', r.created_at, 'subject', r.subject, 'body', private.without_tokens(r.body))
            from private.replies as r where r.survey_id = s.id order by r.created_at),
          'documents', array(
            select jsonb_build_object('id', d.id, 'name', d.name, 'type', d.type, 'size', d.size, 'at', d.completed_at)
            from private.documents as d where d.survey_id = s.id and d.completed_at is not null
            order by d.completed_at))
      from public.contact_surveys as s where s.id = any (found_ids) order by s.created_at),
    'requests', requests,
    'testimonials', array(
      select jsonb_build_object(
        'id', t.id, 'name', t.name, 'role', t.role, 'testimonial', t.testimonial, 'active', t.active,
        'created_at', t.created_at, 'consent_date', t.consent_date, 'consent_text', t.consent_text,
        'consent_via', t.consent_via, 'withdrawn_at', t.withdrawn_at)
      from public.testimonials as t where private.fold(t.name) = any (names) order by t.created_at),
    'clients', array(
      select jsonb_build_object('id', c.id, 'name', c.name, 'created_at', c.created_at)
      from public.clients as c where private.fold(c.name) = any (names)));
end;
$function$;

create or replace function private.phone_key (
  phone text
)
  returns text
  language sql
  immutable
  parallel safe
  set search_path to ''
RETURN "right"(regexp_replace(phone, '[^0-9]'::text, ''::text, 'g'::text), 9);

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
  new.version := old.version + 1;
  -- When readers last saw something change.
  new.updated_at := case
    when private.public_columns(new) = private.public_columns(old) then old.updated_at
    else now() end;
  return new;
end;
$function$;

create or replace function private.public_columns (
  post public.blog_posts
)
  returns jsonb
  language sql
  stable
  set search_path to ''
RETURN
  (to_jsonb(post) - ARRAY['version'::text, 'updated_at'::text, 'waiting_texts'::text,
  'shown_categories'::text,
  'written_languages'::text,
  'complete_languages'::text, 'outdated_languages'::text, 'search_titles'::text]);

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
      )) as own_slugs,
      array['es'] || array(
        select lang from unnest(written_languages) as lang where not waiting_texts ? lang
      ) as languages
    from public.blog_posts
    where not hidden and deleted_at is null and date + publish_at <= (select private.office_now())
  )
  select jsonb_build_object(
    'languages', array(select language_code from public.language_settings where is_active),
    'slugs', array(
      select unnest(array_remove(slugs, null) || id::text) from posts
      union all
      select old.slug from public.post_old_slugs as old join posts on posts.id = old.post_id
    ),
    'translations', (select coalesce(jsonb_object_agg(slug, languages), '{}') from posts),
    'own_slugs', (select coalesce(jsonb_object_agg(slug, own_slugs) filter (where own_slugs <> '{}'), '{}') from posts),
    'testimonials', array(select id from public.testimonials where active and deleted_at is null),
    'redirects', array(
      select jsonb_build_object(
        'kind', r.kind, 'source', r.source, 'target', r.target, 'language', r.language,
        'slug', coalesce(posts.own_slugs ->> r.language, posts.slug))
      from public.redirects as r left join posts on posts.id = r.post_id
      where r.target is not null or posts.id is not null
      order by r.source, r.kind
    )
  );
$function$;

create or replace function private.queue_mails_of_survey()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if new.overflow then
    perform private.queue_detention_mail();
    return null;
  end if;
  insert into private.mail_outbox (kind, survey_id) values ('alert', new.id);
  insert into private.mail_outbox (kind, survey_id)
  select 'confirmation', new.id
  from private.mail_outbox as m join public.contact_surveys as s on s.id = m.survey_id
  where m.kind = 'confirmation' and m.created_at > now() - interval '1 hour'
  having new.email is not null and count(*) < 60
    and count(*) filter (where private.mailbox_of(s.email) = private.mailbox_of(new.email)) < 3
    and (select count(*) from private.survey_senders where network = private.caller_hash()) <= 10;
  return null;
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
    values (new.id, new.version, now(), auth.uid(), saved);
  delete from private.post_versions
  where post_id = new.id and (post is null and version <= new.version - 200 or version <= (
    select version from private.post_versions
    where post_id = new.id and post is not null order by version desc offset 50 limit 1
  ));
  return null;
end;
$function$;

create or replace function private.record_testimonial_sources()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  after jsonb := to_jsonb(new);
  before jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
  spanish jsonb := jsonb_build_object('name', new.name, 'role', new.role, 'testimonial', new.testimonial);
begin
  -- Set here, whatever is written.
  select coalesce(jsonb_object_agg(lang, case
    when tg_op = 'INSERT' or texts <> earlier
      or lang = any (old.outdated_languages) and lang <> all (new.outdated_languages) then spanish
    -- One from a copy of an older database has none: taken to be right for what it stood beside.
    else coalesce(before -> 'translation_sources' -> lang,
      jsonb_build_object('name', old.name, 'role', old.role, 'testimonial', old.testimonial)) end), '{}')
  into new.translation_sources
  from private.translations() as lang
  cross join lateral (
    select
      jsonb_build_array(after ->> ('name_' || lang), after ->> ('role_' || lang), after ->> ('testimonial_' || lang)),
      jsonb_build_array(before ->> ('name_' || lang), before ->> ('role_' || lang), before ->> ('testimonial_' || lang))
  ) as of_language (texts, earlier)
  where concat(after ->> ('name_' || lang), after ->> ('role_' || lang), after ->> ('testimonial_' || lang)) <> '';
  new.outdated_languages := array(
    select language from jsonb_each(new.translation_sources) as source (language, texts)
    where source.texts <> spanish
    order by language
  );
  return new;
end;
$function$;

create or replace function private.recovery_hash (
  person uuid,
  code   text
)
  returns text
  language sql
  immutable
  set search_path to ''
RETURN
  encode(sha256(convert_to((person || regexp_replace(translate(lower(code), 'ilo'::text,
  '110'::text), '[^0-9a-z]'::text, ''::text, 'g'::text)), 'UTF8'::name)), 'hex'::text);

create or replace function private.remove_factors (
  person uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  -- Whoever may call this has given a proof of their own.
  insert into private.announced_changes (person, what)
  select person, 'remove:' || f.id from auth.mfa_factors as f
  where f.user_id = person and f.status::text = 'verified'
    on conflict on constraint announced_changes_pkey do update set announced_at = now();
  delete from auth.mfa_factors where user_id = person;
  delete from private.recovery_codes where user_id = person;
  delete from auth.sessions where user_id = person;
$function$;

create or replace function private.require_admin()
  returns void
  language sql
  stable
  set search_path to ''
RETURN private.refuse_if((not private.is_admin()), 'not allowed'::text, code => '42501'::text);

create or replace function private.require_reason (
  why text
)
  returns void
  language sql
  set search_path to ''
RETURN
  private.refuse_if(((char_length(btrim(COALESCE(why, ''::text))) < 3) or
  (char_length(btrim(COALESCE(why, ''::text))) > 500)),
  'the reason, or who asks for it, is missing'::text);

create or replace function private.require_staff()
  returns void
  language sql
  stable
  set search_path to ''
RETURN private.refuse_if((not private.is_staff()), 'not allowed'::text, code => '42501'::text);

create or replace function private.review_in (
  link private.review_links,
  p    public.blog_posts
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object(
    'version', p.version,
    'post', (
      select jsonb_object_agg(key, value) from jsonb_each(private.with_waiting_texts(to_jsonb(p)))
      where key in ('id', 'slug', 'date', 'category', 'shown_categories', 'image', 'updated_at')
        or key ~ '^(title|excerpt|content|image_alt)(_..)?$'
    ) || jsonb_build_object('languages', array['es'] || p.written_languages),
    'fingerprints', (
      select jsonb_object_agg(lang, private.text_fingerprint(p, lang))
      from unnest(array['es'] || p.written_languages) as lang
    ),
    'notes', array(
      select jsonb_build_object(
        'id', n.id, 'language', n.language, 'author', n.author, 'body', n.body, 'settled', n.settled_at is not null,
        'current', n.fingerprint = private.text_fingerprint(p, n.language))
      from private.review_notes as n where n.link_id = link.id order by n.created_at, n.id
    ),
    'approvals', array(
      select jsonb_build_object(
        'language', a.language, 'author', a.author, 'current', a.fingerprint = private.text_fingerprint(p, a.language))
      from private.review_approvals as a where a.link_id = link.id order by a.language
    )
  );
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
        select id, language, reader, private.address_of(created_by) as made_by, created_at, expires_at, opened_at,
          saved_at, finished_at, decision
        from private.review_links where post_id = p.id and revoked_at is null and expires_at > now()
        order by created_at desc, id
      ) as link),
    'notes', array(
      select to_jsonb(note) from (
        select n.id, n.language, n.author, l.reader, n.body, n.created_at, n.settled_at is not null as settled,
          n.fingerprint = private.text_fingerprint(p, n.language) as current, (
            -- Null where the history no longer has that version.
            select v.saved_at from private.post_versions as v
            where v.post_id = p.id and v.version <= n.version and v.post is not null
            order by v.version desc limit 1
          ) as text_saved_at
        from private.review_notes as n join private.review_links as l on l.id = n.link_id
        where l.post_id = p.id order by settled, n.created_at desc, n.id
      ) as note),
    'approvals', array(
      select to_jsonb(approval) from (
        select l.id as link, a.language, a.author, l.reader, a.approved_at,
          a.fingerprint = private.text_fingerprint(p, a.language) as current
        from private.review_approvals as a join private.review_links as l on l.id = a.link_id
        where l.post_id = p.id order by a.language, a.approved_at desc
      ) as approval))
  from public.blog_posts as p
  where p.id = reviews_of_post.post and (select private.is_staff());
$function$;

create or replace function private.slugs_of (
  post public.blog_posts
)
  returns text[]
  language sql
  immutable
  set search_path to ''
RETURN
  (select array_agg(DISTINCT slug.slug) as array_agg from unnest(ARRAY[(slugs_of.post).slug,
  (slugs_of.post).slug_en,
  (slugs_of.post).slug_fr,
  (slugs_of.post).slug_de,
  (slugs_of.post).slug_ar,
  (slugs_of.post).slug_zh, (slugs_of.post).slug_ru]) slug(slug) where (slug.slug is not null));

create or replace function private.stamp_deletion()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if new.deleted_at is not null then
    new.deleted_at := coalesce(old.deleted_at, now());
  end if;
  return new;
end;
$function$;

create or replace function private.survey_hash (
  survey uuid
)
  returns text
  language sql
  immutable
  set search_path to ''
RETURN encode(sha256(convert_to((survey)::text, 'UTF8'::name)), 'hex'::text);

create or replace function private.surveys_of_person (
  survey uuid
)
  returns table (
    id             uuid,
    name           text,
    created_at     timestamp with time zone,
    status         text,
    same_email     boolean,
    same_phone     boolean,
    opposing_party text,
    appointment_at timestamp with time zone,
    limited        boolean,
    client         text
  )
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  one public.contact_surveys;
  found_ids uuid[];
begin
  select * into one from public.contact_surveys as s where s.id = survey and (select private.is_admin());
  if one.id is null then
    return;
  end if;
  select array_agg(s.id order by s.id) into found_ids from public.contact_surveys as s
  where s.id = one.id or lower(s.email) = lower(one.email)
    or private.phone_key(s.phone) = private.phone_key(one.phone);
  perform private.log_access_once('searched', found_ids, cardinality(found_ids)::text);
  return query
    select s.id, s.name, s.created_at, s.status, coalesce(lower(s.email) = lower(one.email), false),
      coalesce(private.phone_key(s.phone) = private.phone_key(one.phone), false),
      s.opposing_party, s.appointment_at, s.limited_on is not null,
      (select min(c.name) from public.clients as c where private.fold(c.name) = private.fold(s.name))
    from public.contact_surveys as s where s.id = any (found_ids);
end;
$function$;

create or replace function private.take_time (
  appointment public.appointments,
  wished      timestamp with time zone
)
  returns jsonb
  language plpgsql
  set search_path to ''
  AS $function$
declare
  kind public.appointment_kinds;
  next text := appointment.status;
  may_take boolean := next <> 'unplaced' or private.may_take_time(appointment.survey_id);
  is_placed boolean := may_take and wished in (
    select * from private.free_starts(appointment.kind, wished, wished + interval '1 second', appointment.id));
begin
  select * into kind from public.appointment_kinds where id = appointment.kind;
  if is_placed and next = 'unplaced' then
    next := case when kind.confirm_each
      or exists (select from public.contact_surveys where id = appointment.survey_id and opposing_party is not null)
      or exists (select from private.matching_names(array[appointment.survey_id]))
      then 'pending' else 'confirmed' end;
  end if;
  begin
    update public.appointments set
      starts_at = wished,
      ends_at = wished + make_interval(mins => kind.minutes),
      busy_until = wished + make_interval(mins => kind.minutes + kind.buffer),
      status = next,
      held_until = case when next = 'pending' then private.end_of_hold(wished) end,
      sequence = sequence + 1, changed_by = 'client', word = null
    where id = appointment.id and is_placed;
  exception when exclusion_violation then
    -- Somebody else was faster.
    is_placed := false;
  end;
  return (
    select jsonb_build_object('id', a.id, 'sequence', a.sequence) || case
      when is_placed then jsonb_build_object(
        'status', a.status, 'starts_at', a.starts_at, 'ends_at', a.ends_at, 'nearest', '{}'::text[])
      else jsonb_build_object(
        'status', 'unplaced', 'starts_at', wished, 'ends_at', null,
        'nearest', array(
          select start from (
            select start from private.free_starts(a.kind, null, null, a.id) as start
            where may_take order by abs(extract(epoch from start - wished)), start limit 3
          ) as three order by start))
    end
    from public.appointments as a where a.id = appointment.id);
end;
$function$;

create or replace function private.text_fingerprint (
  post public.blog_posts,
  lang text
)
  returns text
  language sql
  stable
  set search_path to ''
RETURN encode(sha256(convert_to((private.texts_in(post, lang))::text, 'UTF8'::name)), 'hex'::text);

create or replace function private.texts_in (
  post public.blog_posts,
  lang text
)
  returns jsonb
  language sql
  stable
  set search_path to ''
RETURN
  (select jsonb_object_agg(field.field, COALESCE((whole.whole ->> (field.field || CASE texts_in.lang
  when 'es'::text THEN ''::text ELSE ('_'::text || texts_in.lang) end)),
  ''::text) ORDER by field.field) as jsonb_object_agg from
  private.with_waiting_texts(to_jsonb(texts_in.post)) whole(whole),
  unnest(ARRAY['title'::text, 'excerpt'::text, 'content'::text, 'image_alt'::text]) field(field));

create or replace function private.touch_updated_at()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  new.updated_at := now();
  return new;
end;
$function$;

create or replace function private.translation_allowance()
  returns integer
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select 200000 - coalesce((
    select characters from private.translated_characters where person = auth.uid() and day = current_date
  ), 0)
  where private.is_staff();
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
  (select CASE when (concat(VARIADIC translation.texts) <> ''::text) THEN translation.texts ELSE
  null::text[] end as "case" from
  (select CASE when ((translation_of.post -> 'waiting_texts'::text) ? translation_of.lang) THEN
  ARRAY[(translation_of.post #>> ARRAY['waiting_texts'::text, translation_of.lang, 'title'::text]),
  (translation_of.post #>> ARRAY['waiting_texts'::text, translation_of.lang, 'excerpt'::text]),
  (translation_of.post #>> ARRAY['waiting_texts'::text, translation_of.lang, 'content'::text])] ELSE
  ARRAY[(translation_of.post ->> ('title_'::text || translation_of.lang)),
  (translation_of.post ->> ('excerpt_'::text || translation_of.lang)),
  (translation_of.post ->> ('content_'::text || translation_of.lang))] end as texts) translation);

create or replace function private.translations()
  returns SETOF text
  language sql
  stable
  set search_path to ''
  AS $function$
  select language_code from public.language_settings where not is_default;
$function$;

create or replace function private.unless_few (
  visits bigint
)
  returns integer
  language sql
  immutable
  set search_path to ''
RETURN CASE when ((visits < 1) or (visits > 4)) THEN (visits)::integer ELSE null::integer end;

create or replace function private.versioned_columns (
  post public.blog_posts
)
  returns jsonb
  language sql
  stable
  set search_path to ''
RETURN
  (to_jsonb(post) - ARRAY['id'::text, 'version'::text, 'created_at'::text, 'updated_at'::text,
  'deleted_at'::text,
  'image'::text,
  'image_alt'::text,
  'image_alt_en'::text,
  'image_alt_fr'::text,
  'image_alt_de'::text,
  'image_alt_ar'::text,
  'image_alt_zh'::text,
  'image_alt_ru'::text,
  'shown_categories'::text,
  'languages'::text,
  'written_languages'::text,
  'complete_languages'::text, 'outdated_languages'::text, 'search_titles'::text]);

create or replace function private.with_waiting_texts (
  post jsonb
)
  returns jsonb
  language sql
  immutable
  set search_path to ''
RETURN
  (((post - 'waiting_texts'::text) || COALESCE((select jsonb_object_agg(((field.field || '_'::text)
  || waiting.language),
  (waiting.texts -> field.field)) as jsonb_object_agg from
  jsonb_each((with_waiting_texts.post -> 'waiting_texts'::text)) waiting(language, texts),
  unnest(ARRAY['title'::text, 'excerpt'::text, 'content'::text, 'image_alt'::text, 'slug'::text])
  field(field)),
  '{}'::jsonb)) ||
  jsonb_build_object('waiting_languages', ARRAY(select language.language from
  jsonb_object_keys((with_waiting_texts.post -> 'waiting_texts'::text)) language(language) ORDER by
  language.language)));

create or replace function private.without_markup (
  content text
)
  returns text
  language sql
  immutable
  set search_path to ''
RETURN CASE when (content ~ '[]#>|*\\]'::text) THEN
  regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(content,
  '!?\[([^]\n]*)\]\([^\s()]*\)'::text,
  '\1'::text,
  'g'::text),
  '(^|\n)[ \t]*(#{2,3}|>)[ \t]+'::text,
  '\1'::text,
  'g'::text),
  '\n\|[-|: \t]+(?=\n|$)'::text,
  ''::text,
  'g'::text),
  '(^|\n)\||[ \t]*\|(?=\n|$)'::text,
  '\1'::text, 'g'::text), '\*{1,3}|\\(?=[[:punct:]\n])'::text, ''::text, 'g'::text) ELSE content end;

create or replace function private.without_old_values (
  corrections jsonb
)
  returns jsonb
  language sql
  immutable
  set search_path to ''
RETURN
  (select COALESCE(jsonb_agg((t.c - 'before'::text) ORDER by t.n), '[]'::jsonb) as "coalesce" from
  jsonb_array_elements(without_old_values.corrections) with ORDINALITY t(c, n));

create or replace function private.without_tokens (
  body text
)
  returns text
  language sql
  immutable
  set search_path to ''
RETURN regexp_replace(body, '(#[a-z]+=)[0-9a-f]{64}'::text, '\1…'::text, 'g'::text);

create or replace function private.wording_hash (
  language text,
  part     text,
  wording  text,
  version  text default null::text
)
  returns text
  language sql
  immutable
  set search_path to ''
RETURN CASE when (wording is
  not null) THEN
  encode(sha256(convert_to(concat_ws('/'::text, language, part, CASE when (version >
  '2026-11-27'::text) THEN version ELSE null::text end,
  wording), 'UTF8'::name)), 'hex'::text) ELSE null::text end;

create or replace function private.words_of_name (
  name text
)
  returns text[]
  language sql
  stable
  set search_path to ''
RETURN
  (with words as (select word.word, (word.word <> all
  ('{sr,sra,srta,don,dona,mr,mrs,ms,dr,dra,herr,frau,mme,mlle,m,de,del,la,las,los,le,el,al,y,e,i,and,und,et,von,van,der,den,zu,da,do,dos,du,di,bin,ibn,bn,s,l,a,sl,slu,sa,sau,sc,gmbh,ag,kg,co,ltd,llc,inc,ooo,sarl}'::text[])) as tells from regexp_split_to_table(regexp_replace(regexp_replace(private.latin(words_of_name.name), '\m(abd)(?:[aeu][lr])?(?=[ -]?[a-z])[ -]?'::text, '\1 '::text, 'g'::text), '(?<=[a-z]{2})[aeu]dd[ie]+ne?\M'::text, ' din'::text, 'g'::text), '[^a-z0-9]+'::text) word(word) where (word.word <> ''::text)) select COALESCE(array_agg(words.word) FILTER (where words.tells), array_agg(words.word), '{}'::text[]) as "coalesce" from words);

create or replace function public.claim_mails (
  batch integer default 5
)
  returns jsonb
  language plpgsql
  set search_path to ''
  AS $function$
declare
  answer jsonb;
begin
  perform private.queue_mails_by_clock();
  update private.mail_outbox set failed_at = now(), former_email = null
  where sent_at is null and failed_at is null and due_at <= now() and attempts >= 100;

  with due as materialized (
    select m.id, (m.kind in ('alert', 'detained', 'warning', 'flagged', 'appointment', 'agenda', 'reply', 'documents'))::int
        + (m.kind = 'detained' or coalesce(s.urgency, '') = 'detained')::int as rank
    from private.mail_outbox as m left join public.contact_surveys as s on s.id = m.survey_id
    where m.sent_at is null and m.failed_at is null and m.due_at <= now()
    order by rank desc, m.due_at
    limit least(greatest(batch, 1), 50)
    for update of m skip locked
  ), claimed as (
    update private.mail_outbox as m
    set attempts = m.attempts + 1, problem = null, due_at = now() + interval '5 minutes'
    from due where m.id = due.id
    returning m.*, due.rank
  )
  select jsonb_build_object(
    'now', private.office_instant(),
    'alertEmail', (select alert_email from public.settings),
    'absenceEmail', (select absence_email from public.settings),
    'facts', (select to_jsonb(f) from public.firm_facts as f),
    'office', jsonb_build_object(
      'timeZone', (select time_zone from public.settings),
      'holidays', array(select day from public.holidays order by day)),
    'unplanned', array(
      select jsonb_build_object('id', u.id, 'urgency', u.urgency, 'receivedAt', u.created_at)
      from private.unplanned_warnings() as u),
    'waiting', (
      select jsonb_build_object(
        'new', count(*) filter (where not overflow),
        'urgent', count(*) filter (where not overflow and urgency <> 'normal'),
        'flagged', count(*) filter (where overflow and urgency <> 'detained'),
        'flaggedDeadlines', count(*) filter (where overflow and urgency = 'deadline'))
      from public.contact_surveys where status = 'new' and limited_on is null),
    'mails', coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'attempt', c.attempts, 'kind', c.kind,
      'enquiry', case when s.id is not null then jsonb_build_object(
        'id', s.id, 'email', s.email, 'language', s.language, 'urgency', s.urgency, 'channel', s.channel,
        'receivedAt', s.created_at) end,
      'credentials', case when c.change is not null then jsonb_build_object(
        'email', coalesce(c.former_email, private.address_of(c.user_id)), 'change', c.change, 'at', c.created_at) end,
      'recipient', case c.kind
        when 'test' then private.address_of(c.user_id)
        when 'documents' then private.address_of(s.assigned_to) end,
      -- The client's has a link of its own; the firm's names nobody.
      'appointment', (
        select jsonb_build_object(
          'id', a.id, 'surveyId', a.survey_id, 'event', c.event, 'kind', a.kind, 'status', a.status,
          'startsAt', a.starts_at, 'endsAt', a.ends_at, 'heldUntil', a.held_until, 'timeZone', a.time_zone,
          'sequence', a.sequence, 'language', p.language)
          || case c.kind when 'appointment' then jsonb_build_object(
            'email', p.email, 'room', a.room, 'word', case a.changed_by when 'firm' then a.word end,
            'token', private.new_appointment_link(a.id)) else '{}' end
        from public.appointments as a join public.contact_surveys as p on p.id = a.survey_id
        where a.id = c.appointment_id),
      'reply', (
        select jsonb_build_object('email', p.email, 'language', p.language, 'subject', r.subject, 'body', r.body)
        from private.replies as r join public.contact_surveys as p on p.id = r.survey_id where r.id = c.reply_id)
    ) order by c.rank desc, c.created_at), '[]'))
  into answer
  from claimed as c left join public.contact_surveys as s on s.id = c.survey_id;
  -- Read after the claim, with what was committed meanwhile.
  return answer || jsonb_build_object(
    'detentions', (
      select jsonb_build_object(
        'count', count(*), 'flagged', count(*) filter (where overflow),
        'first', array(
          select jsonb_build_object(
            'id', f.id, 'language', f.language, 'receivedAt', f.created_at, 'flagged', f.overflow)
          from private.unopened_detentions() as f order by f.overflow, f.created_at desc limit 10))
      from private.unopened_detentions()));
end;
$function$;

create or replace function public.my_appointment (
  token text
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.my_appointment(token);
$function$;

create or replace function public.record_build_result (
  claim   uuid,
  problem text default null::text
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  update private.build_hook set
    claim = null, attempts = 0, due_at = now(), problem = null, wanted_since = null,
    asked_at = case when asked_at > claimed_at then asked_at end,
    accepted_revision = claimed_revision, accepted_at = now()
  where claim = record_build_result.claim and record_build_result.problem is null;
  update private.build_hook set
    claim = null, problem = record_build_result.problem,
    due_at = now() + least(interval '1 hour', interval '1 minute' * power(2, least(attempts, 10) - 1))
  where claim = record_build_result.claim;
$function$;

alter table "public"."post_translation_sources"
  add constraint "post_translation_sources_post_id_fkey" foreign key (post_id)
    references public.blog_posts(id) on delete cascade deferrable initially deferred;

create trigger stats_realtime_blog_unique
  before update of blog_unique_visitors on public.stats_realtime
  for each row
  execute function private.count_one_visit('blog_unique_visitors');

create trigger stats_realtime_blog
  before update of blog_visitors on public.stats_realtime
  for each row
  execute function private.count_one_visit('blog_visitors');

create trigger stats_realtime_web_unique
  before update of web_unique_visitors on public.stats_realtime
  for each row
  execute function private.count_one_visit('web_unique_visitors');

create trigger stats_realtime_web
  before update of web_visitors on public.stats_realtime
  for each row
  execute function private.count_one_visit('web_visitors');

create policy "images within the limit of a day" on "storage"."objects"
  as restrictive
  for insert
  to "authenticated"
  with
    check
    (((bucket_id <> 'images'::text) OR ( SELECT private.may_store_image() AS may_store_image)));

create policy "staff keep images" on "storage"."objects"
  for all
  to "authenticated"
  using (((bucket_id = 'images'::text) AND ( select private.is_staff() as is_staff)))
  with
    check
    (((bucket_id = 'images'::text) AND ( SELECT private.is_staff() AS is_staff) AND
    private.is_image_name(name)));

revoke all on function "private"."add_account"(uuid, text, timestamp with time zone) from public;

grant execute
  on function "private"."add_account"(uuid, text, timestamp with time zone)
  to "service_role";

revoke all on function "private"."charge_translation"(integer) from public;

grant execute on function "private"."charge_translation"(integer) to "authenticated";

grant execute on function "private"."charge_translation"(integer) to "service_role";

revoke all on function "private"."phone_key"(text) from public;

grant execute on function "private"."phone_key"(text) to "anon", "authenticated";

grant execute on function "private"."phone_key"(text) to "service_role";

revoke all on function "private"."remove_factors"(uuid) from public;

grant execute on function "private"."remove_factors"(uuid) to "service_role";

revoke all on function "public"."record_build_result"(uuid, text) from public;

grant execute on function "public"."record_build_result"(uuid, text) to "service_role";

alter table "public"."consent_texts"
  add column "hash" text generated always as (private.wording_hash(language, part, text, version))
    stored not null;

alter table "public"."consent_texts"
  add constraint "consent_texts_pkey" primary key (hash);

create index contact_surveys_by_phone on public.contact_surveys
  using btree (private.phone_key(phone));
