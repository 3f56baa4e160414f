-- The counts of calls, which last a day at most, begin anew in one table.

drop trigger "clients_names" on "public"."clients";

drop trigger "contact_surveys_erased" on "public"."contact_surveys";

drop trigger "contact_surveys_log" on "public"."contact_surveys";

drop trigger "contact_surveys_names" on "public"."contact_surveys";

drop trigger "settings_proof" on "public"."settings";

drop trigger "staff_end_sessions" on "public"."staff";

drop trigger "testimonials_published" on "public"."testimonials";

drop function "private"."access_log_state"();

drop function "private"."booking_answer"(uuid, timestamp with time zone, boolean);

drop function "private"."count_review_call"(text, integer);

drop function "private"."end_sessions_of_removed"();

drop function "private"."has_recent_proof"();

drop function "private"."health"();

drop function "private"."keep_client_name"();

drop function "private"."keep_survey_names"();

drop function "private"."log_erasure"();

drop function "private"."may_be_counted"(text);

drop function "private"."new_room"();

drop function "private"."own_access"();

drop function "private"."queue_document_notice"(uuid);

drop function "private"."raise_revision_of_testimonial"();

drop function "private"."record_survey_erasure"();

drop function "private"."register_of_erasures"();

drop function "private"."release_appointments"();

drop function "private"."remove_unfinished_documents"();

drop table "private"."review_calls";

drop table "private"."visits_by_caller";

drop table "private"."wishes_by_caller";

create table "private"."calls_by_caller" (
  "caller"  text                     not null,
  "action"  text                     not null,
  "ends_at" timestamp with time zone not null,
  "calls"   integer                  not null,
  constraint "calls_by_caller_pkey" primary key (caller, action, ends_at)
);

create or replace function private.access_log_state()
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object(
    'broken_at', private.broken_access_log(),
    'lines', e.last - e.first,
    'last_hash', e.last_hash,
    'people', (
      select coalesce(jsonb_agg(jsonb_build_object('id', p.person, 'who', p.who) order by p.who), '[]')
      from (
        select distinct person, private.name_of(person) as who from private.access_log where person is not null
      ) as p
    ))
  from private.access_log_ends as e where (select private.is_admin());
$function$;

create or replace function private.add_document_part (
  token    text,
  document uuid,
  name     text,
  part     integer,
  parts    integer,
  content  text
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  link private.document_links;
  one private.documents;
  bytes bytea;
begin
  perform private.count_call('document part', 2000);
  select * into link from private.usable_document_link(token);
  if not found then
    return null;
  end if;
  if document is null or name is null or content is null or parts is null or parts not between 1 and 80
    or part is null or part not between 0 and parts - 1 or content !~ '^[A-Za-z0-9+/]*={0,2}$'
    or char_length(content) % 4 <> 0
  then
    raise exception 'no part of a file' using errcode = '22023';
  end if;
  bytes := decode(content, 'base64');
  -- The limits count what others add at the same time, by any link.
  perform pg_advisory_xact_lock(hashtext('documents'));
  select * into one from private.documents as d where d.id = document;
  if one.id is not null and one.link_id is distinct from link.id then
    return null;
  elsif one.completed_at is not null then
    return 'complete';
  elsif one.id is null and part > 0 then
    return 'lost';
  elsif octet_length(bytes) not between 1 and 131072
    or (select coalesce(sum(d.size), 0) + octet_length(bytes) > 62914560
        from private.documents as d where d.survey_id = link.survey_id)
  then
    return 'size';
  elsif (select coalesce(sum(d.size), 0) + octet_length(bytes) from private.documents as d where d.survey_id is not null)
    > (select document_mebibytes from public.settings) * 1048576::bigint
  then
    return 'full';
  elsif one.id is null then
    if private.document_type(bytes) is null then
      return 'type';
    elsif (select count(*) >= 30 from private.documents as d where d.survey_id = link.survey_id) then
      return 'number';
    end if;
    insert into private.documents (id, survey_id, link_id, name, type, parts)
      values (document, link.survey_id, link.id, private.document_name(name, private.document_type(bytes)),
        private.document_type(bytes), parts)
      returning * into one;
  elsif part >= one.parts then
    raise exception 'no part of this file' using errcode = '22023';
  end if;
  insert into private.document_parts values (document, part, bytes) on conflict do nothing;
  if found then
    update private.documents as d set size = d.size + octet_length(bytes) where d.id = document;
  end if;
  if (select count(*) < one.parts from private.document_parts as p where p.document_id = document) then
    return 'stored';
  end if;
  update private.documents as d set completed_at = now() where d.id = document;
  perform private.log_access('document', array[link.survey_id], 'received');
  -- The firm is told once of those that arrive within five minutes.
  delete from private.mail_outbox as m
  where m.survey_id = link.survey_id and m.kind = 'documents' and (m.sent_at is not null or m.failed_at is not null);
  insert into private.mail_outbox (kind, survey_id, due_at)
  values ('documents', link.survey_id, now() + interval '5 minutes') on conflict do nothing;
  return 'complete';
end;
$function$;

create or replace function private.add_review_note (
  token   text,
  lang    text,
  author  text,
  note    text,
  seen    text,
  version integer
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  link private.review_links;
  latest integer;
begin
  perform private.count_call('write', 60);
  select * into link from private.usable_link(token) where language is null;
  if not found then
    return false;
  end if;
  if (select count(*) from private.review_notes where link_id = link.id) >= 200 then
    raise exception 'too many notes' using errcode = 'P0001', hint = 'rate_limited';
  end if;
  select p.version into latest from public.blog_posts as p where p.id = link.post_id;
  insert into private.review_notes (link_id, language, author, body, version, fingerprint)
    values (link.id, lang, btrim(author), btrim(note), greatest(1, least(add_review_note.version, latest)), seen);
  return true;
end;
$function$;

create or replace function private.agenda (
  earliest timestamp with time zone,
  latest   timestamp with time zone
)
  returns table (
    id            uuid,
    survey_id     uuid,
    kind          text,
    status        text,
    starts_at     timestamp with time zone,
    ends_at       timestamp with time zone,
    busy_until    timestamp with time zone,
    held_until    timestamp with time zone,
    time_zone     text,
    room          text,
    changed_by    text,
    word          text,
    name          text,
    language      text,
    practice_area text,
    urgency       text,
    conflict      boolean
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select a.id, a.survey_id, a.kind, a.status, a.starts_at, a.ends_at, a.busy_until, a.held_until, a.time_zone, a.room,
    a.changed_by, a.word, s.name, s.language, s.practice_area, s.urgency,
    a.status in ('unplaced', 'pending') and exists (select from private.matching_names(array[s.id]))
  from public.appointments as a join public.contact_surveys as s on s.id = a.survey_id
  where (select private.is_admin()) and a.starts_at < latest and a.busy_until > earliest
  order by a.starts_at, a.created_at;
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
  from public.blog_posts as p where p.id = link.post_id and lang = any (private.review_languages(p));
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

create or replace function private.archive_lines()
  returns SETOF jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  -- Hashes of addresses last a day. A copy must not send mails again; it builds a site of its own, has no sessions or
  -- drafts, and its staff set passwords and factors anew.
  left_out constant text[] := '{
    private.daily_salt, private.survey_senders, private.calls_by_caller,
    private.translated_characters, private.mail_outbox, private.mail_sender, private.answer_warnings, private.letters,
    private.session_uses, private.draft_keys, private.password_changes, private.recovery_codes,
    private.announced_changes, private.build_hook, private.document_parts
  }';
  archived text[];
  source text;
begin
  select array_agg(name order by name) into archived
  from (
    select n.nspname || '.' || c.relname
    from pg_catalog.pg_class as c join pg_catalog.pg_namespace as n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private') and c.relkind = 'r'
  ) as tables (name)
  where name <> all (left_out);
  return next jsonb_build_object(
    'archive', 1, 'made_at', now(), 'migrations', private.applied_migrations(), 'tables', archived);
  return query
    select jsonb_build_object('table', 'auth.users', 'row',
      jsonb_build_object('id', u.id, 'email', u.email, 'created_at', u.created_at))
    from auth.users as u where u.email is not null order by u.id;
  foreach source in array archived loop
    return query execute format(
      'select jsonb_build_object(''table'', %L, ''row'', to_jsonb(t)) from %s as t', source, source);
  end loop;
  return query
    select jsonb_build_object('object', o.name, 'type', coalesce(o.metadata ->> 'mimetype', 'application/octet-stream'))
    from storage.objects as o where o.bucket_id = 'images' order by o.name;
  -- Like pictures one by one, since all of them would be too long for one value.
  return query
    select jsonb_build_object(
      'object', 'documents/' || p.document_id || '/' || p.number, 'type', 'application/octet-stream')
    from private.document_parts as p join private.documents as d on d.id = p.document_id
    where d.completed_at is not null order by p.document_id, p.number;
end;
$function$;

create or replace function private.awaits_firm (
  appointment public.appointments
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select k.confirm_each or s.opposing_party is not null or exists (select from private.matching_names(array[s.id]))
  from public.appointment_kinds as k, public.contact_surveys as s
  where k.id = appointment.kind and s.id = appointment.survey_id;
$function$;

create or replace function private.book (
  enquiry jsonb,
  kind    text,
  start   timestamp with time zone,
  zone    text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  survey public.contact_surveys := jsonb_populate_record(null::public.contact_surveys, enquiry);
  appointment public.appointments;
  may_take boolean;
  is_placed boolean;
begin
  if not exists (select from public.appointment_kinds as k where k.id = kind and k.offered) or start is null
    or start not between private.office_instant() - interval '1 year' and private.office_instant() + interval '1 year'
  then
    raise exception 'nothing to book' using errcode = '22023';
  end if;
  -- As the policy on enquiries does, which a function with its owner's rights passes by.
  if survey.urgency = 'detained' and survey.phone is null then
    raise exception 'a detention needs a phone' using errcode = '42501';
  end if;
  insert into public.contact_surveys (
    name, email, phone, language, channel, practice_area, urgency, opposing_party, message, source,
    consent, consent_language, consent_version, special_consent, consent_texts, fill_seconds, proof, origin
  ) values (
    survey.name, survey.email, survey.phone, survey.language, survey.channel, survey.practice_area, survey.urgency,
    survey.opposing_party, survey.message, survey.source,
    survey.consent, survey.consent_language, survey.consent_version,
    survey.special_consent, coalesce(survey.consent_texts, '{}'), survey.fill_seconds, survey.proof, 'booking'
  ) returning * into survey;
  may_take := private.may_take_time(survey.id);
  insert into public.appointments (survey_id, kind, starts_at, ends_at, busy_until, status, time_zone)
  values (survey.id, kind, start, start + interval '1 minute', start + interval '1 minute', 'unplaced',
    private.known_zone(zone))
  returning * into appointment;
  is_placed := may_take and private.place_appointment(appointment, start, 'client');
  return private.booking_answer(appointment.id, start, is_placed, may_take)
    || jsonb_build_object('token', private.new_appointment_link(appointment.id));
end;
$function$;

create or replace function private.booking_answer (
  appointment uuid,
  wished      timestamp with time zone,
  is_placed   boolean,
  offers      boolean
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('id', a.id, 'sequence', a.sequence) || case
    when is_placed then jsonb_build_object(
      'status', a.status, 'starts_at', a.starts_at, 'ends_at', a.ends_at, 'nearest', '{}'::text[])
    else jsonb_build_object(
      'status', 'unplaced', 'starts_at', wished, 'ends_at', null,
      'nearest', case when offers then private.nearest_starts(a.kind, wished, a.id) else '{}' end)
  end
  from public.appointments as a where a.id = appointment;
$function$;

create or replace function private.change_block (
  survey   uuid,
  why      text,
  last_day date
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  block private.blocked_surveys;
  returning_columns text := (
    select string_agg(quote_ident(attname), ', ') from pg_catalog.pg_attribute
    where attrelid = 'public.contact_surveys'::regclass and attnum > 0 and not attisdropped and attgenerated = '');
begin
  perform private.require_admin();
  perform private.require_proof();
  if char_length(btrim(coalesce(why, ''))) not between 3 and 500 then
    raise exception 'the reason is missing' using errcode = '22023';
  end if;
  select * into block from private.blocked_surveys as b where b.id = change_block.survey for update;
  if block.id is null then
    return;
  end if;
  if last_day is not null then
    if last_day not between block.until + 1 and private.office_today() + 3660 then
      raise exception 'no later day' using errcode = '22023';
    end if;
    update private.blocked_surveys set until = last_day where id = change_block.survey;
    perform private.log_access('rights', array[survey], 'block extended ' || last_day || ': ' || why);
    return;
  end if;
  -- First as one taken down by the firm and not new, for which no trigger counts senders or queues mails.
  execute format(
    'insert into public.contact_surveys (%1$s) select %1$s from jsonb_populate_record(null::public.contact_surveys, $1)',
    returning_columns)
  using block.survey || jsonb_build_object(
    'origin', 'staff',
    'status', case block.survey ->> 'status' when 'new' then 'contacted' else block.survey ->> 'status' end,
    'assigned_to', (
      select p.user_id from public.staff as p
      where p.user_id::text = block.survey ->> 'assigned_to' and p.role = 'admin'));
  insert into public.appointments
  select (jsonb_populate_record(null::public.appointments, a || case
    when a ->> 'status' in ('unplaced', 'pending', 'confirmed') and (a ->> 'ends_at')::timestamptz > block.blocked_at
    then jsonb '{"status": "cancelled", "held_until": null}' else jsonb '{}' end)).*
  from jsonb_array_elements(block.appointments) as a;
  delete from private.mail_outbox as m using public.appointments as a
  where m.appointment_id = a.id and a.survey_id = survey;
  update public.contact_surveys set origin = block.survey ->> 'origin', status = block.survey ->> 'status'
  where id = survey;
  insert into private.replies
  select (jsonb_populate_record(null::private.replies, r)).*
  from jsonb_array_elements(coalesce(block.survey -> 'replies', '[]')) as r;
  -- A reply that the block kept from leaving has answered nothing.
  update public.contact_surveys as s set status = 'new'
  where s.id = survey and s.status = 'contacted' and exists (
    select from private.replies as r
    where r.survey_id = s.id and r.answers and r.sent_at is null and r.created_at = s.answered_at);
  update private.documents set survey_id = blocked_id, blocked_id = null where blocked_id = block.id;
  delete from private.blocked_surveys where id = block.id;
  perform private.log_access('rights', array[survey], 'block lifted: ' || why);
end;
$function$;

create or replace function private.conflicts (
  survey uuid
)
  returns table (
    part        text,
    survey_id   uuid,
    name        text,
    received_at timestamp with time zone,
    compared    text,
    score       real
  )
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  if exists (select from public.contact_surveys where id = survey) then
    perform private.log_access_once('compared', array[survey]);
  end if;
  return query
    select m.part, m.survey_id, coalesce(c.name, case m.part when 'sender' then s.name else s.opposing_party end),
      s.created_at, case m.part when 'opponent' then own.name else own.opposing_party end, m.score
    from private.matching_names(array[survey]) as m
    join public.contact_surveys as own on own.id = m.of_survey
    left join public.clients as c on c.id = m.client_id
    left join public.contact_surveys as s on s.id = m.survey_id
    order by m.score desc, s.created_at desc nulls first
    limit 10;
end;
$function$;

create or replace function private.count_call (
  what text,
  most integer
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if not private.may_call(what, most, 'hour') then
    raise exception 'too many calls' using errcode = 'P0001', hint = 'rate_limited';
  end if;
end;
$function$;

create or replace function private.count_one_visit()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  new := jsonb_populate_record(
    new, jsonb_build_object(tg_argv[0], (to_jsonb(old) ->> tg_argv[0])::bigint + 1));
  return new;
end;
$function$;

create or replace function private.count_step (
  pages   text[],
  lang    text,
  reached public.visit_step
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if not exists (select from public.language_settings as l where l.language_code = lang and l.is_active) then
    raise exception 'no such language' using errcode = '22023';
  end if;
  if private.is_staff() or not private.may_call('step', 60, 'minute') then
    return;
  end if;
  delete from private.visit_steps where day < private.office_today() - interval '13 months';
  -- In the order of the pages, so that calls do not wait for each other's rows in a circle.
  insert into private.visit_steps as v (day, page, language, step, visits)
    select distinct private.office_today(), page::public.page_kind, lang, reached, 1 from unnest(pages) as page order by 2
    on conflict (day, page, language, step) do update set visits = v.visits + 1;
end;
$function$;

create or replace function private.end_links_of_removed()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
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
  for subject in
    update private.review_links set revoked_at = now()
    where created_by = old.user_id and revoked_at is null and expires_at > now() returning post_id
  loop
    perform private.log_access('review_link', array[subject], 'revoked');
  end loop;
  for subject in
    update private.document_links set revoked_at = now()
    where created_by = old.user_id and revoked_at is null and expires_at > now() returning survey_id
  loop
    perform private.log_access('document', array[subject], 'revoked');
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
  return private.destroy_surveys(automatic, 'retention') + private.move_to_block(
    array(select unnest(expired) except select unnest(automatic)),
    'Fin del plazo de conservación', (private.office_today() + interval '3 years')::date, 'retention');
end;
$function$;

create or replace function private.find_posts (
  query       text,
  lang        text,
  in_category text,
  skipped     integer,
  amount      integer
)
  returns SETOF uuid
  language plpgsql
  stable
  security definer
  set search_path to ''
  set plan_cache_mode to 'force_custom_plan'
  AS $function$
declare
  newest constant integer := 500;
  reader text := coalesce((select language_code from public.language_settings where language_code = lang), 'es');
  words text[] := private.search_words(query);
  synonyms text[] := array(select private.synonym_of(word, reader) from unnest(words) with ordinality as w (word, place)
    order by place);
  -- One without a synonym, which every post that is found has to contain.
  longest text := (
    select word from unnest(words, synonyms) as w (word, synonym)
    where synonym = '' and word ~ '[[:alnum:]]{3}' order by char_length(word) desc limit 1
  );
  found uuid[];
begin
  found := array(
    select p.id
    from (
      select id, date, shown_categories from public.blog_posts
      where not hidden and deleted_at is null and date + publish_at <= (select private.office_now())
      order by date desc, id desc limit newest
    ) as p
    join private.post_search as s on s.post_id = p.id and s.language = reader
    where (in_category = '' or p.shown_categories @> array[in_category])
      and private.has_words(s.text, words, synonyms)
    order by p.date desc, p.id desc
    limit amount offset skipped
  );
  if cardinality(found) = amount then
    return query select unnest(found);
  else
    return query
      select p.id
      from private.post_search as s join public.blog_posts as p on p.id = s.post_id
      where s.language = reader and (longest is null or s.text like private.containing(longest))
        and not p.hidden and p.deleted_at is null and p.date + p.publish_at <= (select private.office_now())
        and (in_category = '' or p.shown_categories @> array[in_category])
        and private.has_words(s.text, words, synonyms)
      order by p.date desc, p.id desc
      limit amount offset skipped;
  end if;
end;
$function$;

create or replace function private.follow_appointment()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  survey public.contact_surveys;
  event text := case
    when new.status <> 'unplaced' and new.status is distinct from old.status then nullif(new.status, 'no_show')
    when new.status in ('pending', 'confirmed') and new.starts_at <> old.starts_at then 'moved'
  end;
begin
  update public.contact_surveys set
    -- The last one: an enquiry may have several.
    appointment_at = (
      select max(a.starts_at) from public.appointments as a
      where a.survey_id = new.survey_id and a.status in ('pending', 'confirmed', 'no_show')),
    status = case when new.status = 'confirmed' and status = 'new' and limited_on is null then 'contacted' else status end
  where id = new.survey_id
  returning * into survey;
  if event is null then
    return null;
  end if;
  -- The first word about an appointment stands for the confirmation that the enquiry has arrived.
  delete from private.mail_outbox as m
  where m.sent_at is null and m.failed_at is null
    and (m.appointment_id = new.id and m.kind = 'appointment' or m.survey_id = new.survey_id and m.kind = 'confirmation');
  insert into private.mail_outbox (kind, appointment_id, event, sequence, created_at)
  select kind, new.id, event, new.sequence, private.office_instant()
  from unnest(array['appointment', 'agenda']) as kind
  where kind = 'appointment' and survey.email is not null and not survey.overflow
      and (survey.limited_on is null or new.changed_by = 'client')
    or kind = 'agenda' and (event = 'lapsed' or new.changed_by = 'client' and event in ('moved', 'cancelled'));
  return null;
end;
$function$;

create or replace function private.give_room()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  new.room := coalesce(new.room, (
    select case
      when s.appointment_room_each then rtrim(s.appointment_room, '/') || '/'
        || replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
      else s.appointment_room end
    from public.settings as s));
  return new;
end;
$function$;

create or replace function private.health()
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object(
    'now', now(),
    'migrations', private.applied_migrations(),
    'requires_factor', s.require_factor,
    'admins_without_factor', (
      select count(*) from public.staff as p
      where p.role = 'admin' and not exists (
        select from auth.mfa_factors as f where f.user_id = p.user_id and f.status = 'verified')),
    'jobs', private.job_runs(),
    'oldest_unsent_mail', (
      select min(created_at) from private.mail_outbox where sent_at is null and failed_at is null),
    'mails_given_up', (
      select count(*) from private.mail_outbox where failed_at > now() - interval '7 days'),
    'build_wanted_since', b.wanted_since,
    'build_problem', b.problem,
    'last_archive_at', s.last_archive_at,
    'access_log_broken_at', private.broken_access_log())
  from public.settings as s, private.build_hook as b where (select private.is_admin());
$function$;

create or replace function private.keep_names()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  delete from private.names where client_id = new.id or survey_id = new.id;
  if tg_table_name = 'clients' then
    perform private.keep_name('client', new.id, null, new.name);
  elsif new.limited_on is null then
    perform private.keep_name('sender', null, new.id, new.name);
    perform private.keep_name('opponent', null, new.id, new.opposing_party);
  end if;
  return null;
end;
$function$;

create or replace function private.keep_withdrawn()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if tg_op = 'UPDATE' and old.withdrawn_at is not null then
    if (new.withdrawn_at, new.active, new.name, new.testimonial, new.consent_date, new.verification, new.consent_text,
      new.consent_via) is distinct from (old.withdrawn_at, old.active, old.name, old.testimonial, old.consent_date,
      old.verification, old.consent_text, old.consent_via) or new.image is not null
    then
      raise exception 'the consent was withdrawn' using errcode = 'P0001', hint = 'withdrawn';
    end if;
  elsif new.withdrawn_at is not null then
    new.withdrawn_at := now();
    new.withdrawn_by := auth.uid();
    new.active := false;
    -- The proof needs no picture, whose file goes with the unused ones (21_unused_images.sql).
    new.image := null;
  elsif new.active and num_nulls(new.consent_text, new.consent_via) > 0
    and (tg_op = 'INSERT' or not old.active or num_nulls(old.consent_text, old.consent_via) = 0)
  then
    raise exception 'what the client agreed to is missing' using errcode = '23514';
  end if;
  return new;
end;
$function$;

create or replace function private.limit_visits()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  return case when private.may_call('visit', 60, 'minute') then new end;
end;
$function$;

create or replace function private.log_access_once (
  action   text,
  subjects uuid[],
  detail   text   default ''::text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if not exists (
    select from private.access_log as l
    where l.at > now() - interval '10 minutes' and l.person = auth.uid()
      and (l.action, l.subjects, l.detail)
        = (log_access_once.action, log_access_once.subjects, log_access_once.detail)
  ) then
    perform private.log_access(action, subjects, detail);
  end if;
end;
$function$;

create or replace function private.matching_names (
  surveys uuid[]
)
  returns table (
    of_survey uuid,
    part      text,
    client_id uuid,
    survey_id uuid,
    score     real
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  select own.survey_id, other.part, other.client_id, other.survey_id, alike.score
  from private.names as own
  join private.names as other on other.sounds && own.sounds
    and (own.part = 'opponent' and other.part in ('client', 'sender')
      or own.part = 'sender' and other.part = 'opponent')
    and other.survey_id is distinct from own.survey_id
    and not exists (select from public.contact_surveys as s where s.id = other.survey_id and s.overflow)
    -- Cheaper than the score by far, which leaves out most of those who share a common name.
    and (least(cardinality(own.words), cardinality(other.words)) = 1 or extensions.similarity(
      array_to_string(own.sounds, ' '), array_to_string(other.sounds, ' ')) >= 0.3)
  cross join lateral private.name_score(own.words, own.sounds, other.words, other.sounds) as alike (score)
  where own.survey_id = any (surveys) and alike.score >= 0.7;
$function$;

create or replace function private.may_call (
  what   text,
  most   integer,
  period text
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  hash text := private.caller_hash();
  so_far integer;
begin
  if hash is null then
    return true;
  end if;
  -- Not what others remove at this moment, or they would wait for each other.
  delete from private.calls_by_caller where (caller, action, ends_at) in (
    select c.caller, c.action, c.ends_at from private.calls_by_caller as c where c.ends_at <= now() for update skip locked);
  insert into private.calls_by_caller as c
    values (hash, what, date_trunc(period, now()) + ('1 ' || period)::interval, 1)
    on conflict (caller, action, ends_at) do update set calls = least(c.calls, most) + 1
    returning calls into so_far;
  return so_far <= most;
end;
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
  appointment public.appointments := private.lock_appointment(token);
  may_take boolean;
  is_placed boolean;
begin
  -- Each move is a mail to an address that may be a stranger's.
  if coalesce(private.movable_until(appointment) <= private.office_instant(), true) or appointment.sequence >= 20 then
    return null;
  end if;
  may_take := appointment.status <> 'unplaced' or private.may_take_time(appointment.survey_id);
  is_placed := may_take and private.place_appointment(appointment, start, 'client');
  return private.booking_answer(appointment.id, start, is_placed, may_take);
end;
$function$;

create or replace function private.move_to_block (
  surveys  uuid[],
  why      text,
  last_day date,
  recorded text   default 'blocked'::text
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if last_day not between private.office_today() and private.office_today() + 3660 then
    raise exception 'no day to block until' using errcode = '22023';
  end if;
  -- First, so that nothing is lost of what somebody else saves or sends at this moment.
  perform from public.contact_surveys where id = any (surveys) for update;
  insert into private.blocked_surveys (id, received_on, blocked_by, reason, until, survey, appointments)
  select s.id, private.office_day(s.created_at), auth.uid(), why, last_day,
    to_jsonb(s) || jsonb_build_object('replies', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at), '[]') from private.replies as r where r.survey_id = s.id)),
    (select coalesce(jsonb_agg(to_jsonb(a)), '[]') from public.appointments as a where a.survey_id = s.id)
  from public.contact_surveys as s where s.id = any (surveys);
  update private.documents as d set blocked_id = d.survey_id, survey_id = null where d.survey_id = any (surveys);
  return private.destroy_surveys(surveys, recorded);
end;
$function$;

create or replace function private.open_document_link (
  token text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.count_call('documents', 300);
  return (
    select jsonb_build_object('expires_at', l.expires_at, 'received', (
      select count(*) from private.documents as d where d.link_id = l.id and d.completed_at is not null))
    from private.usable_document_link(token) as l);
end;
$function$;

create or replace function private.open_link (
  token text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  link private.review_links;
  p public.blog_posts;
begin
  perform private.count_call('open', 300);
  select * into link from private.usable_link(token);
  if not found then
    return null;
  end if;
  select * into p from public.blog_posts where id = link.post_id;
  update private.review_links as l
  set opened_at = now(),
      texts = coalesce(l.texts, case when l.language is not null then private.texts_in(p, l.language) end),
      spanish = coalesce(l.spanish, case when l.language is not null then
        private.texts_in(p, 'es') || coalesce((
          select jsonb_build_object('title', s.title, 'excerpt', s.excerpt, 'content', s.content)
          from public.post_translation_sources as s where s.post_id = p.id and s.language = l.language
        ), '{}') end)
  where l.id = link.id
  returning * into link;
  return jsonb_build_object('reader', link.reader, 'expires_at', link.expires_at) || case
    when link.language is null then private.review_in(link, p)
    else jsonb_build_object(
      'language', link.language, 'post', p.id, 'slug', p.slug,
      'spanish', private.texts_in(p, 'es'), 'seen', private.text_fingerprint(p, 'es'),
      'before', link.spanish, 'texts', link.texts, 'paragraphs', link.paragraphs,
      'saved_at', link.saved_at, 'finished_at', link.finished_at, 'decided', link.decision is not null)
  end;
end;
$function$;

create or replace function private.open_survey (
  survey uuid
)
  returns SETOF public.contact_surveys
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  if exists (select from public.contact_surveys where id = survey) then
    perform private.log_access_once('opened', array[survey]);
  end if;
  return query
    select shown.* from public.contact_surveys as s, jsonb_populate_record(
      s, jsonb_build_object('corrections', private.without_old_values(s.corrections))) as shown
    where s.id = survey;
end;
$function$;

create or replace function private.own_access()
  returns table (
    role           public.staff_role,
    missing        text,
    require_factor boolean
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select (select s.role from public.staff as s where s.user_id = auth.uid() and private.has_session()),
         case when private.has_verified_factor() and not private.has_second_factor() then 'code'
              when not private.has_password() then 'password'
              when not private.has_second_factor() then 'factor' end,
         (select f.require_factor from public.settings as f);
$function$;

create or replace function private.queue_appointment_mails()
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  present timestamptz := private.office_instant();
begin
  update public.appointments set
    status = 'lapsed', held_until = null, sequence = sequence + 1, changed_by = 'clock', word = null
  where status = 'pending' and held_until <= present;
  insert into private.mail_outbox (kind, appointment_id, event, sequence, created_at)
  select 'appointment', a.id, reminder.event, a.sequence, present
  from public.appointments as a join public.contact_surveys as c on c.id = a.survey_id and c.limited_on is null
  cross join public.settings as s
  cross join lateral (values
    ('day', (a.starts_at at time zone s.time_zone - interval '1 day') at time zone s.time_zone,
      a.starts_at - interval '3 hours'),
    ('hour', a.starts_at - interval '1 hour', a.starts_at)
  ) as reminder (event, at, until)
  where a.status = 'confirmed' and a.starts_at between present and present + interval '2 days'
    and reminder.at <= present and present < reminder.until
    and exists (
      select from private.mail_outbox as told
      where told.appointment_id = a.id and told.sequence = a.sequence and told.kind = 'appointment'
        and told.event in ('confirmed', 'moved') and told.created_at < reminder.at)
  on conflict do nothing;
  delete from private.mail_outbox as m
  using public.appointments as a join public.contact_surveys as c on c.id = a.survey_id
  where m.appointment_id = a.id and m.event in ('day', 'hour') and m.sent_at is null
    and (a.status <> 'confirmed' or a.sequence <> m.sequence or a.starts_at <= present or c.limited_on is not null);
end;
$function$;

create or replace function private.read_document_part (
  document uuid,
  part     integer
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  one private.documents;
  survey uuid;
begin
  perform private.require_admin();
  select * into one from private.documents as d where d.id = document and d.completed_at is not null;
  if one.id is null then
    return null;
  end if;
  survey := coalesce(one.survey_id, one.blocked_id);
  if one.verdict = 'infected' then
    raise exception 'a virus was found' using errcode = 'P0001', hint = 'infected';
  end if;
  if one.blocked_id is not null and not exists (
    select from private.access_log as l
    where l.at > now() - interval '1 hour' and l.person = auth.uid() and l.action = 'opened'
      and l.subjects = array[survey] and l.detail like 'blocked: %')
  then
    raise exception 'blocked' using errcode = '42501';
  end if;
  perform private.log_access_once('document', array[survey], 'opened ' || left(document::text, 8));
  return (
    select encode(p.content, 'base64') from private.document_parts as p
    where p.document_id = document and p.number = part);
end;
$function$;

create or replace function private.record_erasures()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  erased uuid[] := (select array_agg(id order by id) from gone);
  why text := coalesce(nullif(current_setting('app.erasure_reason', true), ''), 'request');
begin
  if erased is not null then
    insert into public.survey_erasures (erased_by, received_on, reason, survey_hash)
    select auth.uid(), private.office_day(created_at), why, private.survey_hash(id) from gone;
    perform private.log_access('erased', erased, why);
  end if;
  return null;
end;
$function$;

create or replace function private.refuse_conflicts()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if new.conflict = 'refused' or new.conflict is null and exists (select from private.matching_names(array[new.id])) then
    raise exception 'the conflict of interest is not settled' using errcode = 'P0001', hint = 'conflict_open';
  end if;
  return new;
end;
$function$;

create or replace function private.register_of_erasures()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('erasures', 1, 'made_at', now(), 'surveys', (
    select coalesce(jsonb_agg(distinct jsonb_strip_nulls(jsonb_build_object(
      'hash', e.survey_hash, 'until', b.until, 'reason', b.reason))), '[]')
    from public.survey_erasures as e
    left join private.blocked_surveys as b on private.survey_hash(b.id) = e.survey_hash
    where e.survey_hash is not null
      -- Its block was lifted.
      and not exists (select from public.contact_surveys as s where private.survey_hash(s.id) = e.survey_hash)
  ));
$function$;

create or replace function private.remove_old_review_links()
  returns void
  language sql
  set search_path to ''
  AS $function$
  delete from private.review_links where least(revoked_at, expires_at) < now() - interval '90 days';
$function$;

create or replace function private.require_proof()
  returns void
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  if not exists (
    select from auth.mfa_amr_claims as m join auth.sessions as s on s.id = m.session_id
    where s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = auth.uid()
      and m.authentication_method in ('password', 'totp')
      and m.updated_at > now() - interval '10 minutes'
  ) then
    raise exception 'a recent proof of who calls is needed' using errcode = 'P0001', hint = 'proof_needed';
  end if;
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
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  link private.review_links;
  p public.blog_posts;
  done boolean;
begin
  perform private.count_call('save', 240);
  select * into link from private.usable_link(token) where language is not null;
  if not found then
    return null;
  end if;
  select * into p from public.blog_posts where id = link.post_id;
  done := finished and private.text_fingerprint(p, 'es') = seen;
  if link.decision is not null then
    return 'decided';
  elsif link.saved_at is distinct from since and link.saved_by_page is distinct from page then
    return 'elsewhere';
  end if;
  update private.review_links as l
  set texts = (
        select jsonb_object_agg(field, btrim(coalesce(save_translation.texts ->> field, ''), E' \n\r\t'))
        from unnest(array['title', 'excerpt', 'content', 'image_alt']) as field),
      paragraphs = save_translation.paragraphs,
      spanish = case when done then private.texts_in(p, 'es') else l.spanish end,
      saved_at = now(),
      saved_by_page = page,
      finished_at = case when done then now() end
  where l.id = link.id;
  return case when finished and not done then 'changed' else 'saved' end;
end;
$function$;

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
    or right(regexp_replace(s.phone, '[^0-9]', '', 'g'), 9) = right(regexp_replace(one.phone, '[^0-9]', '', 'g'), 9);
  perform private.log_access_once('searched', found_ids, cardinality(found_ids)::text);
  return query
    select s.id, s.name, s.created_at, s.status, coalesce(lower(s.email) = lower(one.email), false),
      coalesce(
        right(regexp_replace(s.phone, '[^0-9]', '', 'g'), 9) = right(regexp_replace(one.phone, '[^0-9]', '', 'g'), 9),
        false),
      s.opposing_party, s.appointment_at,
      (select min(c.name) from public.clients as c where private.fold(c.name) = private.fold(s.name))
    from public.contact_surveys as s where s.id = any (found_ids);
end;
$function$;

create or replace function private.wish_translation (
  post uuid,
  lang text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if private.is_staff() or not exists (
    select from public.blog_posts as p, public.language_settings as l
    where p.id = post and not p.hidden and p.deleted_at is null and p.date + p.publish_at <= private.office_now()
      and l.language_code = lang and l.is_active and lang <> all (p.languages)
  ) or not private.may_call(concat_ws(' ', 'wish', post, lang), 1, 'day') or not private.may_call('wish', 20, 'day')
  then
    return;
  end if;
  insert into private.translation_wishes as w (post_id, language, wishes) values (post, lang, 1)
    on conflict (post_id, language) do update set wishes = w.wishes + 1;
end;
$function$;

create or replace function private.with_conflicts (
  surveys uuid[]
)
  returns SETOF uuid
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select distinct of_survey from private.matching_names(surveys[1:600]) where (select private.is_admin());
$function$;

create index calls_by_caller_end on private.calls_by_caller using btree (ends_at);

create trigger clients_names
  after insert on public.clients
  for each row
  execute function private.keep_names();

create trigger contact_surveys_erased
  after delete on public.contact_surveys referencing OLD table as gone
  for each STATEMENT
  execute function private.record_erasures();

create trigger contact_surveys_names
  after insert or update of name, opposing_party, limited_on on public.contact_surveys
  for each row
  execute function private.keep_names();

create trigger settings_proof
  before update of require_factor, appointment_room on public.settings
  for each STATEMENT
  when ((CURRENT_USER = 'authenticated'::name))
  execute function private.ask_for_proof();

create trigger testimonials_published_change
  after update on public.testimonials
  for each row
  when (((old.active AND (old.deleted_at IS NULL)) OR (new.active AND (new.deleted_at IS NULL))))
  execute function private.raise_revision();

create trigger testimonials_published_end
  after delete on public.testimonials
  for each row
  when ((old.active AND (old.deleted_at IS NULL)))
  execute function private.raise_revision();

create trigger testimonials_published
  after insert on public.testimonials
  for each row
  when ((new.active AND (new.deleted_at IS NULL)))
  execute function private.raise_revision();

revoke all on function "private"."access_log_state"() from public;

grant execute on function "private"."access_log_state"() to "authenticated";

grant execute on function "private"."access_log_state"() to "service_role";

revoke all
  on function "private"."booking_answer"(uuid, timestamp with time zone, boolean, boolean)
  from public;

grant execute
  on function "private"."booking_answer"(uuid, timestamp with time zone, boolean, boolean)
  to "service_role";

revoke all on function "private"."count_call"(text, integer) from public;

grant execute on function "private"."count_call"(text, integer) to "service_role";

revoke all on function "private"."health"() from public;

grant execute on function "private"."health"() to "authenticated";

grant execute on function "private"."health"() to "service_role";

revoke all on function "private"."keep_names"() from public;

grant execute on function "private"."keep_names"() to "service_role";

revoke all on function "private"."log_access_once"(text, uuid[], text) from public;

grant execute on function "private"."log_access_once"(text, uuid[], text) to "service_role";

revoke all on function "private"."may_call"(text, integer, text) from public;

grant execute on function "private"."may_call"(text, integer, text) to "service_role";

revoke all on function "private"."own_access"() from public;

grant execute on function "private"."own_access"() to "authenticated";

grant execute on function "private"."own_access"() to "service_role";

revoke all on function "private"."record_erasures"() from public;

grant execute on function "private"."record_erasures"() to "service_role";

revoke all on function "private"."register_of_erasures"() from public;

grant execute on function "private"."register_of_erasures"() to "service_role";

grant delete, insert, select, update on table "private"."calls_by_caller" to "service_role";

-- The time that a cancelled appointment has taken from enquiries with another one.
update public.contact_surveys as s
set appointment_at = last.at
from (
  select survey_id, max(starts_at) as at from public.appointments
  where status in ('pending', 'confirmed', 'no_show') group by survey_id
) as last
where last.survey_id = s.id and s.appointment_at is distinct from last.at;
