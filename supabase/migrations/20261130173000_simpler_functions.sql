-- Errors, rows from JSON and lists in answers are made in one way, indexes of references come from one rule, and readers
-- no longer wish for translations: the counts of their wishes go.

-- Functions in SQL name what comes after them.
set check_function_bodies = off;

comment on column "public"."blog_posts"."complete_languages" is null;

comment on column "public"."blog_posts"."deleted_at" is null;

comment on column "public"."blog_posts"."languages" is null;

comment on column "public"."blog_posts"."outdated_languages" is null;

comment on column "public"."blog_posts"."publish_at" is null;

comment on column "public"."blog_posts"."search_titles" is null;

comment on column "public"."blog_posts"."sources" is null;

comment on column "public"."blog_posts"."version" is null;

comment on column "public"."blog_posts"."waiting_texts" is null;

comment on column "public"."blog_posts"."written_languages" is null;

comment on column "public"."testimonials"."deleted_at" is null;

comment on column "public"."testimonials"."platform_name" is null;

comment on column "public"."testimonials"."verification" is null;

comment on table "public"."staff" is null;

drop trigger "categories_keep" on "public"."categories";

drop trigger "categories_key" on "public"."categories";

drop trigger "contact_surveys_proof" on "public"."contact_surveys";

drop trigger "firm_facts_proof" on "public"."firm_facts";

drop trigger "settings_proof" on "public"."settings";

drop trigger "staff_proof" on "public"."staff";

drop trigger "keep_daily" on "public"."stats_realtime";

drop index "private"."appointment_links_by_appointment";

drop index "private"."blocked_surveys_by_person";

drop index "private"."document_links_by_survey";

drop index "private"."documents_by_block";

drop index "private"."documents_by_link";

drop index "private"."documents_by_survey";

drop index "private"."imported_posts_by_post";

drop index "private"."mail_outbox_user";

drop index "private"."names_by_client";

drop index "private"."names_by_survey";

drop index "private"."post_search_by_post";

drop index "private"."review_links_by_post";

drop index "private"."review_notes_by_link";

drop index "public"."absences_by_calendar";

drop index "public"."appointments_by_survey";

drop index "public"."consent_texts_by_language";

drop index "public"."consent_texts_by_person";

drop index "public"."contact_surveys_by_assignee";

drop index "public"."post_old_slugs_by_post";

drop index "public"."redirects_by_language";

drop index "public"."redirects_by_post";

drop index "public"."rights_requests_by_answerer";

drop index "public"."rights_requests_by_creator";

drop index "public"."rights_requests_by_language";

drop index "public"."survey_erasures_by_person";

drop index "public"."testimonials_by_withdrawer";

alter table "private"."translation_wishes"
  drop constraint "translation_wishes_language_fkey";

alter table "private"."translation_wishes"
  drop constraint "translation_wishes_post_id_fkey";

drop function "private"."access_log_page"(uuid, bigint);

drop function "private"."announce_change"(text);

drop function "private"."archive"();

drop function "private"."archived_part"(text);

drop function "private"."awaits_firm"(public.appointments);

drop function "private"."block_surveys"(uuid[], text, date, boolean);

drop function "private"."book"(jsonb, text, timestamp with time zone, text);

drop function "private"."booking_answer"(uuid, timestamp with time zone, boolean, boolean);

drop function "private"."call_build_hook"();

drop function "private"."call_calendar_reader"();

drop function "private"."call_mail_sender"();

drop function "private"."cancel_appointment"(text, text);

drop function "private"."change_appointment"(uuid, text, timestamp with time zone, text);

drop function "private"."change_block"(uuid, text, date);

drop function "private"."confirm_translation"(uuid, text, integer, jsonb);

drop function "private"."conflicts"(uuid);

drop function "private"."corrected_values"(uuid, text);

drop function "private"."count_call"(text, integer);

drop function "private"."decide_proposals"(uuid[], text);

drop function "private"."end_sessions"(uuid, uuid);

drop function "private"."enter_appointment"(text, timestamp with time zone, uuid, jsonb);

drop function "private"."erasure_register"();

drop function "private"."export_surveys"(uuid[]);

drop function "private"."find_posts"(text, text, text, integer, integer);

drop function "private"."find_surveys"(text);

drop function "private"."free_slots"(text, timestamp with time zone, timestamp with time zone);

drop function "private"."has_second_factor"();

drop function "private"."has_words"(text, text[], text[]);

drop function "private"."hash_of_day"(text);

drop function "private"."keep_daily_visits"();

drop function "private"."keep_name"(text, uuid, uuid, text);

drop function "private"."key_category"();

drop function "private"."known_categories"(text[]);

drop function "private"."limit_survey"(uuid, text, boolean);

drop function "private"."log_access_once"(text, uuid[], text);

drop function "private"."make_review_link"(uuid, integer, text, text);

drop function "private"."my_session"(integer);

drop function "private"."name_staff"(uuid, text);

drop function "private"."nearest_starts"(text, timestamp with time zone, uuid);

drop function "private"."new_appointment_link"(uuid);

drop function "private"."new_calendar_feed"(boolean);

drop function "private"."new_document_link"(uuid, integer);

drop function "private"."open_document_link"(text);

drop function "private"."open_survey"(uuid);

drop function "private"."open_work"();

drop function "private"."place_appointment"(public.appointments, timestamp with time zone, text);

drop function "private"."post_counts"();

drop function "private"."posts_for_staff"(text, text, text, text, date, uuid, integer);

drop function "private"."publish_now"();

drop function "private"."record_proposals"(uuid, text, text, uuid, jsonb);

drop function "private"."record_reply"(uuid, text, uuid);

drop function "private"."record_translation_sources"(jsonb, jsonb);

drop function "private"."refuse_answer"(uuid);

drop function "private"."refuse_engaged"(uuid[], boolean);

drop function "private"."refuse_limited"(uuid[]);

drop function "private"."remove_factors"(uuid, uuid);

drop function "private"."request_test_mail"();

drop function "private"."require_admin"();

drop function "private"."require_proof"();

drop function "private"."require_staff"();

drop function "private"."reset_factor"(uuid);

drop function "private"."revoke_document_link"(uuid);

drop function "private"."revoke_review_link"(uuid);

drop function "private"."search_words"(text);

drop function "private"."send_reply"(uuid, uuid, text, text, boolean, uuid);

drop function "private"."settle_conflict"(uuid, text);

drop function "private"."settle_review_note"(uuid, boolean);

drop function "private"."synonym_of"(text, text);

drop function "private"."translation_counts"();

drop function "private"."visit_outcomes"(integer);

drop function "private"."wish_translation"(uuid, text);

drop function "private"."withdraw_special_consent"(uuid, text);

drop function "public"."erase_surveys"(uuid[], boolean);

drop function "public"."import_clients"(jsonb, boolean);

drop function "public"."note_mail_sender"(boolean);

drop function "public"."post_counts"();

drop function "public"."posts_for_staff"(text, text, text, text, date, uuid, integer);

drop function "public"."read_calendar_feed"(text);

drop function "public"."save_texts"(jsonb);

drop function "public"."store_busy_times"(uuid, jsonb, text);

drop function "public"."wish_translation"(uuid, text);

drop table "private"."translation_wishes";

create or replace function private.access_log_page (
  of_person uuid   default null::uuid,
  before    bigint default null::bigint
)
  returns table (
    seq      bigint,
    at       timestamp with time zone,
    person   uuid,
    who      text,
    action   text,
    subjects uuid[],
    about    text,
    detail   text
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select l.seq, l.at, l.person, private.name_of(l.person), l.action, l.subjects[1:50],
    coalesce(private.name_of(l.subjects[1]), s.name), l.detail
  from private.access_log as l
  left join public.contact_surveys as s on s.id = l.subjects[1]
  where (select private.is_admin())
    and (of_person is null or l.person = of_person)
    and (before is null or l.seq < before)
  order by l.seq desc
  limit 51;
$function$;

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
    'people', array(
      select jsonb_build_object('id', p.person, 'who', private.name_of(p.person))
      from (select distinct person from private.access_log where person is not null) as p
      order by private.name_of(p.person)))
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
  perform private.refuse_if(
    document is null or name is null or content is null or parts is null or parts not between 1 and 80
    or part is null or part not between 0 and parts - 1 or content !~ '^[A-Za-z0-9+/]*={0,2}$'
    or char_length(content) % 4 <> 0, 'no part of a file');
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
  perform private.refuse_if(
    (select count(*) from private.review_notes where link_id = link.id) >= 200, 'too many notes', 'rate_limited');
  select p.version into latest from public.blog_posts as p where p.id = link.post_id;
  insert into private.review_notes (link_id, language, author, body, version, fingerprint)
    values (link.id, lang, btrim(author), btrim(note), greatest(1, least(add_review_note.version, latest)), seen);
  return true;
end;
$function$;

create or replace function private.announce_change (
  what text
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  -- The session of a link from a mail sets the password and does nothing else. Whoever has an app needs it here too: a
  -- session with the password alone would announce what another one does.
  select private.refuse_if(not (private.has_session() and private.has_password()
    and (private.has_second_factor() or not private.has_verified_factor())), 'not allowed', code => '42501');
  select private.require_proof();
  delete from private.announced_changes where announced_at < now() - interval '1 minute';
  insert into private.announced_changes values (auth.uid(), lower(left(announce_change.what, 254)))
    on conflict on constraint announced_changes_pkey do update set announced_at = now();
$function$;

create or replace function private.archive()
  returns jsonb
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.require_admin();
  select private.require_proof();
  select private.log_access('archived');
  select jsonb_agg(line order by number)
  from private.archive_lines() with ordinality as lines (line, number);
$function$;

create or replace function private.archived_part (
  name text
)
  returns text
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.require_admin();
  select private.require_proof();
  select encode(p.content, 'base64')
  from private.document_parts as p join private.documents as d on d.id = p.document_id
  where 'documents/' || p.document_id || '/' || p.number = archived_part.name and exists (
    select from private.access_log as l
    where l.person = auth.uid() and l.action = 'archived'
      and l.at > greatest(d.completed_at, now() - interval '12 hours'));
$function$;

create or replace function private.ask_for_proof()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if current_user = 'authenticated' then
    perform private.require_proof();
  end if;
  return null;
end;
$function$;

create or replace function private.block_surveys (
  surveys     uuid[],
  why         text,
  last_day    date,
  engaged_too boolean default false
)
  returns integer
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.refuse_engaged(surveys, engaged_too);
  select private.require_proof();
  select private.move_to_block(surveys, why, last_day);
$function$;

create or replace function private.blocked_list()
  returns table (
    id          uuid,
    received_on date,
    blocked_at  timestamp with time zone,
    blocked_by  text,
    reason      text,
    until       date
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select b.id, b.received_on, b.blocked_at, private.address_of(b.blocked_by), b.reason, b.until
  from private.blocked_surveys as b
  where (select private.is_admin())
  order by b.until, b.id;
$function$;

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
  survey public.contact_surveys := jsonb_populate_record(null::public.contact_surveys, enquiry);
  appointment public.appointments;
begin
  perform private.refuse_if(
    not exists (select from public.appointment_kinds as k where k.id = kind and k.offered) or start is null
    or start not between private.office_instant() - interval '1 year' and private.office_instant() + interval '1 year',
    'nothing to book');
  -- As the policy on enquiries does, which a function with its owner's rights passes by.
  perform private.refuse_if(
    survey.urgency = 'detained' and survey.phone is null, 'a detention needs a phone', code => '42501');
  insert into public.contact_surveys (
    name, email, phone, language, channel, practice_area, urgency, opposing_party, message, source,
    consent, consent_language, consent_version, special_consent, consent_texts, fill_seconds, proof, origin
  ) values (
    survey.name, survey.email, survey.phone, survey.language, survey.channel, survey.practice_area, survey.urgency,
    survey.opposing_party, survey.message, survey.source,
    survey.consent, survey.consent_language, survey.consent_version,
    survey.special_consent, coalesce(survey.consent_texts, '{}'), survey.fill_seconds, survey.proof, 'booking'
  ) returning * into survey;
  insert into public.appointments (survey_id, kind, starts_at, ends_at, busy_until, status, time_zone)
  values (survey.id, kind, start, start + interval '1 minute', start + interval '1 minute', 'unplaced',
    private.known_zone(zone))
  returning * into appointment;
  return private.take_time(appointment, start)
    || jsonb_build_object('token', private.new_appointment_link(appointment.id));
end;
$function$;

create or replace function private.call_build_hook()
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.call_edge_function('build-site') where private.build_is_due();
$function$;

create or replace function private.call_calendar_reader()
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.call_edge_function('read-calendars') where exists (select from public.busy_calendars);
$function$;

create or replace function private.call_mail_sender()
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.queue_mails_by_clock();
  select private.call_edge_function('send-mail')
  where exists (select from private.mail_outbox where sent_at is null and failed_at is null and due_at <= now())
    or exists (select from private.unplanned_warnings());
$function$;

create or replace function private.caller_hash()
  returns text
  language plpgsql
  set search_path to ''
  AS $function$
declare
  headers jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  address text := coalesce(headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', 1));
begin
  if coalesce(address, '') = '' then
    return null;
  end if;
  if address ~ '^[0-9a-f:]+:[0-9a-f:]*$' then
    begin
      address := network(set_masklen(address::inet, 64))::text;
    exception when invalid_text_representation then
      null; -- Not an address; hashed as it is.
    end;
  end if;
  return private.hash_of_day(trim(address));
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
  appointment public.appointments := private.lock_appointment(token);
begin
  update public.appointments as a set
    status = 'cancelled', held_until = null, sequence = a.sequence + 1, changed_by = 'client',
    word = left(nullif(btrim(cancel_appointment.word), ''), 500)
  where a.id = appointment.id and a.status in ('unplaced', 'pending', 'confirmed')
    and a.starts_at > private.office_instant();
  return found;
end;
$function$;

create or replace function private.category_named (
  name text
)
  returns text
  language sql
  stable
  set search_path to ''
  AS $function$
  select c.name from public.categories as c where private.fold(c.name) = private.fold(btrim(category_named.name));
$function$;

create or replace function private.change_appointment (
  appointment uuid,
  change      text,
  start       timestamp with time zone default null::timestamp with time zone,
  word        text                     default null::text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  found_one public.appointments;
  begins timestamptz;
begin
  perform private.require_admin();
  select * into found_one from public.appointments as a where a.id = appointment for update;
  begins := coalesce(case when change in ('move', 'confirm') then start end, found_one.starts_at);
  perform private.refuse_if(found_one.id is null or not (case change
    when 'confirm' then found_one.status in ('unplaced', 'pending', 'lapsed')
    when 'decline' then found_one.status in ('unplaced', 'pending')
    when 'move' then found_one.status in ('pending', 'confirmed') and start is not null
    when 'cancel' then found_one.status = 'confirmed'
    when 'no_show' then found_one.status = 'confirmed' and found_one.starts_at <= private.office_instant()
    else false
  end), 'not possible now', 'gone');
  perform private.refuse_limited(array[found_one.survey_id]);
  if btrim(change_appointment.word) <> '' then
    perform private.refuse_answer(found_one.survey_id);
  end if;
  update public.appointments as a set
    status = case change
      when 'confirm' then 'confirmed' when 'decline' then 'declined' when 'cancel' then 'cancelled'
      when 'no_show' then 'no_show' else a.status end,
    starts_at = begins,
    ends_at = begins + case a.status when 'unplaced' then make_interval(mins => k.minutes) else a.ends_at - a.starts_at end,
    busy_until = begins + case a.status
      when 'unplaced' then make_interval(mins => k.minutes + k.buffer) else a.busy_until - a.starts_at end,
    held_until = case when change = 'move' and a.status = 'pending' then private.end_of_hold(begins) end,
    sequence = a.sequence + 1, changed_by = 'firm',
    word = left(nullif(btrim(change_appointment.word), ''), 2000)
  from public.appointment_kinds as k
  where a.id = appointment and k.id = a.kind;
  perform private.log_access('appointment', array[found_one.survey_id], change);
exception when exclusion_violation then
  raise exception 'another appointment at that time' using errcode = 'P0001', hint = 'overlap';
end;
$function$;

create or replace function private.change_block (
  survey   uuid,
  why      text,
  last_day date default null::date
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  block private.blocked_surveys;
begin
  perform private.require_admin();
  perform private.require_proof();
  perform private.require_reason(why);
  select * into block from private.blocked_surveys as b where b.id = change_block.survey for update;
  if block.id is null then
    return;
  end if;
  if last_day is not null then
    perform private.refuse_if(last_day not between block.until + 1 and private.office_today() + 3660, 'no later day');
    update private.blocked_surveys set until = last_day where id = change_block.survey;
    perform private.log_access('rights', array[survey], 'block extended ' || last_day || ': ' || why);
    return;
  end if;
  -- First as one taken down by the firm and not new, for which no trigger counts senders or queues mails.
  perform private.insert_row('public.contact_surveys', block.survey || jsonb_build_object(
    'origin', 'staff',
    'status', case block.survey ->> 'status' when 'new' then 'contacted' else block.survey ->> 'status' end,
    'assigned_to', (
      select p.user_id from public.staff as p
      where p.user_id::text = block.survey ->> 'assigned_to' and p.role = 'admin')));
  perform private.insert_row('public.appointments', a || case
    when a ->> 'status' in ('unplaced', 'pending', 'confirmed') and (a ->> 'ends_at')::timestamptz > block.blocked_at
    then jsonb '{"status": "cancelled", "held_until": null}' else jsonb '{}' end)
  from jsonb_array_elements(block.appointments) as a;
  delete from private.mail_outbox as m using public.appointments as a
  where m.appointment_id = a.id and a.survey_id = survey;
  update public.contact_surveys set origin = block.survey ->> 'origin', status = block.survey ->> 'status'
  where id = survey;
  perform private.insert_row('private.replies', r) from jsonb_array_elements(block.survey -> 'replies') as r;
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

create or replace function private.charge_translation (
  characters integer
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_staff();
  perform private.refuse_if(characters <= 0, 'no characters');
  insert into private.translated_characters as spent (person, day, characters)
    select auth.uid(), current_date, charge_translation.characters
    where charge_translation.characters <= private.translation_limit()
    on conflict (person) do update set
      day = excluded.day,
      characters = excluded.characters + case spent.day when excluded.day then spent.characters else 0 end
    where excluded.characters + case spent.day when excluded.day then spent.characters else 0 end
      <= private.translation_limit();
  perform private.refuse_if(not found, 'the day''s limit is reached', 'translation_limit');
  return auth.uid();
end;
$function$;

create or replace function private.check_assignee()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.refuse_if(
    not exists (select from public.staff where user_id = new.assigned_to and role = 'admin'),
    'not an admin', code => '23514');
  return new;
end;
$function$;

create or replace function private.confirm_translation (
  post    uuid,
  lang    text,
  seen    integer,
  spanish jsonb   default null::jsonb
)
  returns integer
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.require_staff();
  select from public.blog_posts where id = post and version = seen for update;
  update public.post_translation_sources as source
  set title = coalesce(spanish ->> 'title', p.title),
      excerpt = coalesce(spanish ->> 'excerpt', p.excerpt),
      content = coalesce(spanish ->> 'content', p.content),
      translated_at = now()
  from public.blog_posts as p
  where p.id = post and p.version = seen and source.post_id = post and source.language = lang;
  -- The trigger recomputes which translations are outdated.
  update public.blog_posts set outdated_languages = '{}' where id = post and version = seen returning version;
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
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.require_admin();
  select private.log_access_once('compared', array[id]) from public.contact_surveys where id = survey;
  select m.part, m.survey_id, coalesce(c.name, case m.part when 'sender' then s.name else s.opposing_party end),
    s.created_at, case m.part when 'opponent' then own.name else own.opposing_party end, m.score
  from private.matching_names(array[survey]) as m
  join public.contact_surveys as own on own.id = m.of_survey
  left join public.clients as c on c.id = m.client_id
  left join public.contact_surveys as s on s.id = m.survey_id
  order by m.score desc, s.created_at desc nulls first
  limit 10;
$function$;

create or replace function private.containing_words (
  query text
)
  returns text[]
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select coalesce(
    array_agg(private.containing(bare) order by char_length(bare) desc, bare) filter (where bare <> ''),
    array_agg(private.containing(word) order by char_length(word) desc, word), '{}')
  from (
    select word, btrim(word, '.,:;!?¡¿()[]"''«»“”„。、《》「」*/|-') as bare
    from regexp_split_to_table(private.fold(query), '[\s,;、。]+') as word
    where word <> ''
  ) as words;
$function$;

create or replace function private.correct_survey (
  survey  uuid,
  changes jsonb,
  why     text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  one public.contact_surveys;
  corrected jsonb;
begin
  perform private.require_admin();
  perform private.require_reason(why);
  select * into one from public.contact_surveys where id = survey for update;
  select jsonb_agg(jsonb_build_object(
    'at', now(), 'by', private.address_of(auth.uid()),
    'field', c.key, 'before', to_jsonb(one) -> c.key, 'after', c.value, 'reason', why) order by c.key)
  into corrected
  from jsonb_each(changes) as c
  where c.key in ('name', 'email', 'phone', 'opposing_party', 'language')
    and c.value is distinct from to_jsonb(one) -> c.key;
  if one.id is null or corrected is null then
    return;
  end if;
  one := jsonb_populate_record(one, (select jsonb_object_agg(c ->> 'field', c -> 'after') from jsonb_array_elements(corrected) as c));
  update public.contact_surveys set
    name = one.name, email = one.email, phone = one.phone, opposing_party = one.opposing_party, language = one.language,
    corrections = corrections || corrected
  where id = survey;
  perform private.log_access('rights', array[survey], 'corrected ' || (
    select string_agg(c ->> 'field', ', ') from jsonb_array_elements(corrected) as c));
end;
$function$;

create or replace function private.corrected_values (
  survey   uuid,
  asked_by text
)
  returns jsonb
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.require_admin();
  select private.require_proof();
  select private.require_reason(asked_by);
  select private.log_access('opened', array[id], 'old values: ' || asked_by)
  from public.contact_surveys where id = survey and corrections <> '[]';
  select corrections from public.contact_surveys where id = survey;
$function$;

create or replace function private.count_call (
  what text,
  most integer
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.refuse_if(not private.may_call(what, most, 'hour'), 'too many calls', 'rate_limited');
$function$;

create or replace function private.count_one_visit()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  execute format(
    'insert into public.stats_daily as d (day, %1$I) values ($1, 1) on conflict (day) do update set %1$I = d.%1$I + 1',
    tg_argv[0]) using private.office_today();
  return jsonb_populate_record(new, jsonb_build_object(tg_argv[0], (to_jsonb(old) ->> tg_argv[0])::bigint + 1));
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
  perform private.refuse_if(
    not exists (select from public.language_settings as l where l.language_code = lang and l.is_active),
    'no such language');
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

create or replace function private.dashboard()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  admin boolean := private.is_admin();
begin
  if not private.is_staff() then
    return null;
  end if;
  return jsonb_build_object(
    'enquiries', case when admin then (
      select jsonb_build_object('new', count(*), 'urgent', count(*) filter (where urgency <> 'normal'))
      from public.contact_surveys where status = 'new' and not overflow and limited_on is null) end,
    'posts', (
      select jsonb_build_object(
        'published', published, 'scheduled', scheduled, 'hidden', hidden, 'outdated', outdated)
      from private.post_counts()),
    -- Of each language, how many posts are wholly translated, and how many of these translations are outdated.
    'translations', (
      select jsonb_object_agg(lang, jsonb_build_object(
        'done', (
          select count(*) from public.blog_posts where deleted_at is null and lang = any (complete_languages)),
        'outdated', (
          select count(*) from public.blog_posts
          where deleted_at is null and lang = any (outdated_languages) and lang = any (complete_languages))))
      from private.translations() as lang),
    'testimonials', (
      select jsonb_build_object('active', count(*) filter (where active), 'total', count(*))
      from public.testimonials where deleted_at is null),
    'work', jsonb_build_object(
      'enquiries', case when admin then array(
        select jsonb_build_object(
          'id', oldest.id, 'name', oldest.name, 'urgency', oldest.urgency, 'createdAt', oldest.created_at)
        from unnest(array['detained', 'deadline', 'normal']) as of_urgency (urgency)
        cross join lateral (
          select s.id, s.name, s.urgency, s.created_at from public.contact_surveys as s
          where s.status = 'new' and not s.overflow and s.limited_on is null and s.urgency = of_urgency.urgency
          order by s.created_at, s.id limit 8
        ) as oldest) end,
      -- To be looked at again today, or earlier.
      'followUps', case when admin then array(
        select jsonb_build_object('id', s.id, 'name', s.name, 'on', s.follow_up_on) from public.contact_surveys as s
        where s.follow_up_on <= private.office_today() order by s.follow_up_on, s.id limit 12) end,
      -- Sent by clients by link, until somebody opens the enquiry.
      'documents', case when admin then array(
        select jsonb_build_object('id', s.id, 'name', s.name, 'count', count(*), 'since', min(d.completed_at))
        from private.unseen_documents() as d join public.contact_surveys as s on s.id = d.survey_id
        group by s.id order by min(d.completed_at), s.id limit 12) end,
      'mailsGoNowhere', admin and private.mails_go_nowhere(),
      'flagged', case when admin then array(
        select jsonb_build_object('detained', s.urgency = 'detained', 'count', count(*), 'since', min(s.created_at))
        from public.contact_surveys as s where s.status = 'new' and s.overflow and s.opened_at is null
        group by s.urgency = 'detained') end,
      -- Mails of the last week still unsent after ten minutes, without content or recipient.
      'mails', case when admin then array(
        select jsonb_build_object(
          'kind', o.kind, 'count', count(*), 'since', min(o.created_at),
          'enquiry', (array_agg(coalesce(o.survey_id, r.survey_id) order by o.created_at))[1],
          'givenUp', bool_and(o.failed_at is not null))
        from private.mail_outbox as o left join private.replies as r on r.id = o.reply_id
        where o.sent_at is null and o.created_at between now() - interval '7 days' and now() - interval '10 minutes'
        group by o.kind) end,
      -- To be confirmed, and those still to come today.
      'appointments', case when admin then array(
        select jsonb_build_object(
          'id', a.id, 'name', s.name, 'kind', a.kind, 'status', a.status, 'startsAt', a.starts_at,
          'until', coalesce(a.held_until, a.starts_at))
        from public.appointments as a join public.contact_surveys as s on s.id = a.survey_id
        where not s.overflow and (
          a.status in ('pending', 'unplaced') and a.starts_at > private.office_instant()
          or a.status = 'confirmed' and a.ends_at > private.office_instant()
            and private.office_day(a.starts_at) = private.office_today())
        order by a.starts_at limit 12) end,
      -- Requests for a right, until they are answered (51_rights.sql).
      'rights', case when admin then array(
        select jsonb_build_object('id', r.id, 'kind', r.kind, 'name', r.name, 'dueOn', r.due_on)
        from public.rights_requests as r where r.outcome is null order by r.due_on, r.id limit 20) end,
      'calendars', case when admin then array(
        select jsonb_build_object('name', c.name, 'problem', c.problem, 'since', c.failing_since)
        from public.busy_calendars as c where c.problem is not null order by c.name) end,
      'publication', (
        select jsonb_build_object('problem', b.problem, 'since', coalesce(b.wanted_since, now()))
        from private.build_hook as b where b.problem is not null),
      'scheduled', array(
        select jsonb_build_object('id', p.id, 'title', p.title, 'at', to_char(p.publish_at, 'HH24:MI'))
        from public.blog_posts as p
        where not p.hidden and p.deleted_at is null and p.date = private.office_today()
          and p.date + p.publish_at > private.office_now()
        order by p.publish_at, p.id limit 10),
      -- Public posts that nobody has reviewed for a year, or that are as old without a review.
      'unreviewed', array(
        select jsonb_build_object(
          'id', p.id, 'title', p.title, 'reviewed', p.reviewed_on is not null, 'since', coalesce(p.reviewed_on, p.date))
        from public.blog_posts as p
        where private.is_public(p)
          and coalesce(p.reviewed_on, p.date) < private.office_today() - interval '12 months'
        order by coalesce(p.reviewed_on, p.date), p.id limit 10),
      -- Notes nobody has dealt with, approvals of the current text of a language that readers cannot see yet, and
      -- finished translations that nobody has taken or dismissed.
      'reviews', array(
        select jsonb_build_object(
          'id', p.id, 'title', p.title, 'notes', coalesce(n.notes, 0), 'languages', coalesce(a.languages, '{}'),
          'translated', coalesce(t.languages, '{}'), 'since', least(n.since, a.since, t.since))
        from public.blog_posts as p
        left join (
          select l.post_id, count(*) as notes, min(n.created_at) as since
          from private.review_notes as n join private.review_links as l on l.id = n.link_id
          where n.settled_at is null group by l.post_id
        ) as n on n.post_id = p.id
        left join (
          select l.post_id, array_agg(distinct a.language) as languages, min(a.approved_at) as since
          from private.review_approvals as a
          join private.review_links as l on l.id = a.link_id
          join public.blog_posts as d on d.id = l.post_id
          where (d.hidden or d.waiting_texts ? a.language)
            and a.fingerprint = private.text_fingerprint(d, a.language)
          group by l.post_id
        ) as a on a.post_id = p.id
        left join (
          select l.post_id, array_agg(distinct l.language) as languages, min(l.finished_at) as since
          from private.review_links as l
          where l.finished_at is not null and l.decision is null group by l.post_id
        ) as t on t.post_id = p.id
        where p.deleted_at is null and coalesce(n.post_id, a.post_id, t.post_id) is not null
        order by least(n.since, a.since, t.since) limit 10),
      'opinions', (
        select jsonb_build_object(
          'waiting', count(*) filter (where not t.active), 'since', min(t.created_at) filter (where not t.active),
          'outdated', count(*) filter (where t.outdated_languages <> '{}'))
        from public.testimonials as t where t.deleted_at is null)));
end;
$function$;

create or replace function private.decide_proposals (
  ids      uuid[],
  decision text   default null::text
)
  returns integer
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.require_staff();
  select private.refuse_if(decide_proposals.decision not in ('accepted', 'dismissed'), 'no such decision');
  with decided as (
    update private.translation_proposals as p
    set decision = decide_proposals.decision,
        decided_by = case when decide_proposals.decision is not null then auth.uid() end,
        decided_at = case when decide_proposals.decision is not null then now() end
    where p.id = any (ids)
      and (p.decision is null or p.decided_by = auth.uid() and p.decision <> 'replaced')
      and (p.flaw is null or decide_proposals.decision is distinct from 'accepted')
    returning 1
  )
  select count(*)::integer from decided;
$function$;

create or replace function private.documents_of_survey (
  survey uuid
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if not private.is_admin() then
    return null;
  end if;
  perform private.open_survey(survey);
  update private.documents as d set seen_at = now()
  where d.survey_id = survey and d.seen_at is null and d.completed_at is not null;
  return jsonb_build_object(
    'documents', private.listed_documents(survey, null),
    'links', array(
      select jsonb_build_object('id', l.id, 'expires_at', l.expires_at, 'by', private.address_of(l.created_by))
      from private.document_links as l
      where l.survey_id = survey and l.revoked_at is null and l.expires_at > now() order by l.created_at, l.id));
end;
$function$;

create or replace function private.duplicate_post (
  post  uuid,
  image text
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
      'id', copy, 'slug', rtrim(left(original.slug, 70), '-'), 'date', private.office_today(), 'image', image,
      'hidden', true, 'title', left(original.title, 190) || ' (copia)'));
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

create or replace function private.end_sessions (
  person  uuid,
  session uuid default null::uuid
)
  returns integer
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.refuse_if(not private.may_manage_sessions(person), 'not allowed', code => '42501');
  select private.require_proof();
  select private.log_access('sessions_ended', array[person]) where person <> auth.uid();
  with ended as (
    delete from auth.sessions where user_id = person and (session is null or id = session) returning 1
  )
  select count(*)::integer from ended;
$function$;

create or replace function private.enter_appointment (
  kind   text,
  start  timestamp with time zone,
  survey uuid                     default null::uuid,
  person jsonb                    default null::jsonb
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  of_survey uuid := survey;
  caller public.contact_surveys := jsonb_populate_record(null::public.contact_surveys, person);
  added uuid;
begin
  perform private.require_admin();
  if of_survey is null then
    insert into public.contact_surveys (
      name, email, phone, language, channel, practice_area, urgency, message, consent, consent_language,
      consent_version, fill_seconds, origin, status
    ) values (
      caller.name, caller.email, caller.phone, coalesce(caller.language, 'es'),
      case when kind = 'video' then 'video' when kind = 'office' and caller.email is not null then 'email' else 'call' end,
      coalesce(caller.practice_area, 'other'), 'normal', coalesce(caller.message, ''), false,
      coalesce(caller.language, 'es'), null, 0, 'staff', 'contacted'
    ) returning id into of_survey;
  else
    perform private.refuse_answer(of_survey);
  end if;
  insert into public.appointments (survey_id, kind, starts_at, ends_at, busy_until, status, changed_by)
  select of_survey, k.id, start, start + make_interval(mins => k.minutes),
    start + make_interval(mins => k.minutes + k.buffer), 'confirmed', 'firm'
  from public.appointment_kinds as k where k.id = kind
  returning id into added;
  perform private.log_access('appointment', array[of_survey], 'enter');
  return added;
exception when exclusion_violation then
  raise exception 'another appointment at that time' using errcode = 'P0001', hint = 'overlap';
end;
$function$;

create or replace function private.erasure_register()
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.register_of_erasures() where private.is_admin();
$function$;

create or replace function private.export_surveys (
  surveys uuid[]
)
  returns SETOF public.contact_surveys
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.require_admin();
  select private.refuse_if(cardinality(surveys) > 1000, 'too many at once');
  select private.require_proof();
  -- Only what there is: invented ids would fill the log.
  select private.log_access('exported', array(
    select id from public.contact_surveys
    where id = any (surveys) and limited_on is null and special_consent_withdrawn_on is null));
  select shown.* from public.contact_surveys as s, jsonb_populate_record(
    s, jsonb_build_object('corrections', private.without_old_values(s.corrections))) as shown
  where s.id = any (surveys) and s.limited_on is null and s.special_consent_withdrawn_on is null
  order by s.created_at desc, s.id desc;
$function$;

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
  AS $function$
  select private.free_starts(kind, earliest, latest, null);
$function$;

create or replace function private.has_second_factor()
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(auth.jwt() ->> 'aal', '') = 'aal2' and exists (
    select from auth.sessions where id = (auth.jwt() ->> 'session_id')::uuid and aal::text = 'aal2'
  ) or not private.has_verified_factor() and not exists (
    select from public.staff as s cross join public.settings as f
    where s.user_id = auth.uid() and f.require_factor);
$function$;

create or replace function private.hash_of_day (
  value text
)
  returns text
  language sql
  set search_path to ''
  AS $function$
  delete from private.daily_salt where day < current_date;
  insert into private.daily_salt
    select current_date, gen_random_uuid()::text || gen_random_uuid()::text
    where not exists (select from private.daily_salt where day = current_date)
    on conflict do nothing;
  select encode(sha256(convert_to(salt || value, 'UTF8')), 'hex') from private.daily_salt where day = current_date;
$function$;

create or replace function private.insert_row (
  into_table regclass,
  given      jsonb
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  execute (
    select format('insert into %1$s (%2$s) select %2$s from jsonb_populate_record(null::%1$s, $1)',
      into_table, string_agg(quote_ident(attname), ', '))
    from pg_catalog.pg_attribute
    where attrelid = into_table and attnum > 0 and not attisdropped and attgenerated = '' and given ? attname::text
  ) using given;
end;
$function$;

create or replace function private.invite_staff (
  email text,
  role  public.staff_role
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  address text := lower(trim(invite_staff.email));
  person uuid;
begin
  perform private.require_admin();
  perform private.require_proof();
  perform private.refuse_if(not private.is_mail_address(address), 'not an e-mail address', 'bad_email');
  select id into person from auth.users as u where lower(u.email) = address;
  if person is null then
    person := gen_random_uuid();
    perform private.add_account(person, address, now());
  end if;
  insert into public.staff (user_id, role) values (person, invite_staff.role)
    on conflict (user_id) do nothing;
  perform private.refuse_if(not found, 'already one of the staff', 'already_staff');
  return person;
end;
$function$;

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
    where p.category = is_shown_category.name
      and not p.hidden and p.deleted_at is null and p.date + p.publish_at <= (select private.office_now())
  ) or exists (
    select from public.blog_posts as p
    where p.shown_categories @> array[is_shown_category.name]
      and not p.hidden and p.deleted_at is null and p.date + p.publish_at <= (select private.office_now())
  );
$function$;

create or replace function private.is_within_limits (
  session   uuid,
  began     timestamp with time zone,
  not_after timestamp with time zone
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select (is_within_limits.not_after is null or is_within_limits.not_after > now())
    and began > now() - make_interval(hours => session_hours)
    and private.last_use(session, began) > now() - make_interval(mins => idle_minutes + 1)
  from public.settings;
$function$;

create or replace function private.keep_an_admin()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform pg_advisory_xact_lock(hashtext('staff.admins'));
  perform private.refuse_if(
    not exists (select from public.staff where role = 'admin'), 'the last admin cannot be removed', 'last_admin');
  return null;
end;
$function$;

create or replace function private.keep_categories()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if tg_op = 'INSERT' and new.key is null and not exists (select from public.categories where key = new.name) then
    new.key := new.name;
  end if;
  perform private.refuse_if(
    old.name = 'General' and new.name is distinct from old.name, 'the default category stays', 'default_category');
  perform private.refuse_if(tg_op = 'DELETE' and exists (
    select from public.blog_posts where category = old.name or additional_categories @> array[old.name]
  ), 'posts have this category', 'category_in_use');
  return coalesce(new, old);
end;
$function$;

create or replace function private.keep_limited()
  returns trigger
  language plpgsql
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

create or replace function private.keep_names()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  changed jsonb := to_jsonb(new);
  client uuid := case tg_table_name when 'clients' then new.id end;
begin
  delete from private.names where client_id = new.id or survey_id = new.id;
  insert into private.names (part, client_id, survey_id, words, sounds)
  select part, client, case when client is null then new.id end, words,
    array(select private.sound(word) from unnest(words) as word)
  from (values
    (case when client is null then 'sender' else 'client' end, new.name), ('opponent', changed ->> 'opposing_party')
  ) as named (part, name), private.words_of_name(name) as words
  where name is not null and changed ->> 'limited_on' is null;
  return null;
end;
$function$;

create or replace function private.keep_redirects_single()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform pg_advisory_xact_lock(hashtext('redirects'));
  -- A part of the address right after the first slash could be read as a host.
  perform private.refuse_if(new.target = '/*'
    or new.target ~ '^(?=/)[^?#]*(%|[^?#]/($|[?#])|/\.{1,2}(/|$|[?#]))|[?&](p|page_id|cat|[^=&]*%[^=&]*)=' or exists (
    select from public.redirects as r
    where private.is_redirected(r.kind, r.source, regexp_replace(new.target, '[?#].*$', ''))
      -- What takes a part of the address may lead anywhere below its target.
      or new.target like '%/*' and starts_with(r.source, rtrim(new.target, '*'))
      or r.id <> new.id and private.is_redirected(new.kind, new.source, regexp_replace(r.target, '[?#].*$', ''))
      or r.target like '%/*' and starts_with(new.source, rtrim(r.target, '*'))
  ) or private.is_redirected(new.kind, new.source, regexp_replace(new.target, '[?#].*$', '')),
    'a redirect would lead to another one', 'redirect_chain');
  return new;
end;
$function$;

create or replace function private.keep_rights_request()
  returns trigger
  language plpgsql
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

create or replace function private.known_categories (
  names text[]
)
  returns text[]
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.refuse_if(
    private.category_named(name) is null, format('there is no category "%s"', name), 'unknown_category')
  from unnest(names) as name;
  select coalesce(array_agg(known order by place), '{}') from (
    select private.category_named(name) as known, min(place) as place
    from unnest(names) with ordinality as listed (name, place) group by known
  ) as each;
$function$;

create or replace function private.last_use (
  session uuid,
  began   timestamp with time zone
)
  returns timestamp with time zone
  language sql
  stable
  set search_path to ''
  AS $function$
  select greatest(began, (select used_at from private.session_uses where session_id = session));
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
    or right(regexp_replace(phone, '[^0-9]', '', 'g'), 9) = right(regexp_replace(new.phone, '[^0-9]', '', 'g'), 9));
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

create or replace function private.limit_survey (
  survey  uuid,
  why     text,
  limited boolean default true
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.require_admin();
  select private.require_reason(why);
  with changed as (
    update public.contact_surveys set
      limited_on = case when limited then private.office_today() end,
      limited_reason = case when limited then why end
    where id = survey and (limited_on is null) = limited
    returning id
  ), unwarned as (
    delete from private.answer_warnings where survey_id in (select id from changed)
  )
  select private.log_access('rights', array[id], case when limited then 'limited: ' else 'lifted: ' end || why)
  from changed;
$function$;

create or replace function private.link_translations (
  post uuid,
  lang text
)
  returns table (
    link        uuid,
    reader      text,
    spanish     jsonb,
    texts       jsonb,
    saved_at    timestamp with time zone,
    finished_at timestamp with time zone,
    decision    text,
    decided_by  text,
    decided_at  timestamp with time zone
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select l.id, l.reader, l.spanish, l.texts, l.saved_at, l.finished_at, l.decision,
    private.address_of(l.decided_by), l.decided_at
  from private.review_links as l
  where l.post_id = post and l.language = lang and l.saved_at is not null and (select private.is_staff())
  order by l.saved_at desc
  limit 20;
$function$;

create or replace function private.listed_documents (
  survey uuid,
  blocked uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select to_jsonb(array(
    select jsonb_build_object(
      'id', d.id, 'name', d.name, 'type', d.type, 'size', d.size, 'parts', d.parts, 'at', d.completed_at,
      'verdict', d.verdict)
    from private.documents as d where (d.survey_id = survey or d.blocked_id = blocked) and d.completed_at is not null
    order by d.completed_at, d.id));
$function$;

create or replace function private.log_access_once (
  action   text,
  subjects uuid[],
  detail   text   default ''::text
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.log_access(action, subjects, detail)
  where not exists (
    select from private.access_log as l
    where l.at > now() - interval '10 minutes' and l.person = auth.uid()
      and (l.action, l.subjects, l.detail)
        = (log_access_once.action, log_access_once.subjects, log_access_once.detail)
  );
$function$;

create or replace function private.mails_go_nowhere()
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select coalesce((
    select printed from private.mail_outbox where sent_at is not null order by sent_at desc, created_at desc limit 1
  ), false) or exists (
    select from private.mail_outbox
    where sent_at is null and failed_at is null and attempts = 0 and due_at < now() - interval '10 minutes'
  );
$function$;

create or replace function private.make_review_link (
  post   uuid,
  days   integer,
  reader text,
  lang   text    default null::text
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  perform private.require_staff();
  perform private.refuse_if(
    days not between 1 and (case when lang is null then 30 else 90 end)
    or lang not in (select * from private.translations()), 'no such link');
  perform from public.blog_posts as p where p.id = make_review_link.post and p.deleted_at is null;
  if not found then
    return null;
  end if;
  insert into private.review_links (post_id, language, token_hash, reader, created_by, expires_at)
    values (
      post, lang, encode(sha256(convert_to(token, 'UTF8')), 'hex'), btrim(reader), auth.uid(),
      now() + make_interval(days => days));
  perform private.log_access('review_link', array[post], concat_ws(' ', 'made', days, lang));
  return token;
end;
$function$;

create or replace function private.may_call (
  what   text,
  most   integer,
  period text
)
  returns boolean
  language plpgsql
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
begin
  -- Each move is a mail to an address that may be a stranger's.
  if coalesce(private.movable_until(appointment) <= private.office_instant(), true) or appointment.sequence >= 20 then
    return null;
  end if;
  return private.take_time(appointment, start);
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
  set search_path to ''
  AS $function$
begin
  perform private.refuse_if(
    last_day not between private.office_today() and private.office_today() + 3660, 'no day to block until');
  -- First, so that nothing is lost of what somebody else saves or sends at this moment.
  perform from public.contact_surveys where id = any (surveys) for update;
  insert into private.blocked_surveys (id, received_on, blocked_by, reason, until, survey, appointments)
  select s.id, private.office_day(s.created_at), auth.uid(), why, last_day,
    to_jsonb(s) || jsonb_build_object('replies', array(
      select to_jsonb(r) from private.replies as r where r.survey_id = s.id order by r.created_at)),
    to_jsonb(array(select to_jsonb(a) from public.appointments as a where a.survey_id = s.id))
  from public.contact_surveys as s where s.id = any (surveys);
  update private.documents as d set blocked_id = d.survey_id, survey_id = null where d.survey_id = any (surveys);
  return private.destroy_surveys(surveys, recorded);
end;
$function$;

create or replace function private.my_session (
  idle_seconds integer default null::integer
)
  returns table (
    ends_at      timestamp with time zone,
    idle_minutes integer,
    draft_key    text
  )
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid := auth.uid();
  acting boolean := private.is_staff();
begin
  if not private.has_session() then
    return;
  end if;
  if idle_seconds >= 0 then
    insert into private.session_uses as u
      values ((auth.jwt() ->> 'session_id')::uuid, now() - make_interval(secs => idle_seconds))
      on conflict (session_id) do update set used_at = excluded.used_at
      -- Not for a difference of rounding.
      where excluded.used_at > u.used_at + interval '2 seconds';
  end if;
  if acting and not exists (select from private.draft_keys where person = caller) then
    insert into private.draft_keys
      values (caller, encode(sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea), 'hex'))
      on conflict do nothing;
  end if;
  return query
    select least(s.created_at + make_interval(hours => f.session_hours), s.not_after), f.idle_minutes, k.key
    from auth.sessions as s cross join public.settings as f
      left join private.draft_keys as k on k.person = caller and acting
    where s.id = (auth.jwt() ->> 'session_id')::uuid;
end;
$function$;

create or replace function private.name_of (
  person uuid
)
  returns text
  language sql
  stable
  set search_path to ''
  AS $function$
  select coalesce(s.name, u.email::text)
  from auth.users as u left join public.staff as s on s.user_id = u.id
  where u.id = person;
$function$;

create or replace function private.name_staff (
  person   uuid,
  new_name text
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.refuse_if(
    not private.is_admin() and not (private.is_staff() and person = auth.uid()),
    'not allowed', code => '42501');
  update public.staff set name = nullif(btrim(new_name), '') where user_id = person;
$function$;

create or replace function private.new_appointment_link (
  appointment uuid
)
  returns text
  language sql
  set search_path to ''
  AS $function$
  with made as (
    select replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') as token
  ), stored as (
    insert into private.appointment_links select encode(sha256(convert_to(token, 'UTF8')), 'hex'), appointment from made
  )
  select token from made;
$function$;

create or replace function private.new_calendar_feed (
  with_names boolean default null::boolean
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  perform private.require_admin();
  delete from private.calendar_feed where id;
  if with_names is null then
    token := null;
  else
    perform private.require_proof();
    insert into private.calendar_feed (token_hash, with_names, made_by)
    values (encode(sha256(convert_to(token, 'UTF8')), 'hex'), new_calendar_feed.with_names, auth.uid());
  end if;
  perform private.log_access(
    'setting', '{}', 'calendar_feed: ' || case when with_names then 'names' when not with_names then 'busy' else 'none' end);
  return token;
end;
$function$;

create or replace function private.new_document_link (
  survey uuid,
  days   integer default 14
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  perform private.require_admin();
  perform private.refuse_if(days is null or days not between 1 and 30, 'no such link');
  perform private.refuse_answer(survey);
  perform from public.contact_surveys where id = survey for update;
  if not found then
    return null;
  end if;
  perform private.refuse_if((
    select count(*) >= 20 from private.document_links as l
    where l.survey_id = survey and l.created_at > now() - interval '1 day'), 'too many links', 'rate_limited');
  insert into private.document_links (survey_id, token_hash, created_by, expires_at)
    values (survey, encode(sha256(convert_to(token, 'UTF8')), 'hex'), auth.uid(), now() + make_interval(days => days));
  perform private.log_access('document', array[survey], 'link ' || days);
  return token;
end;
$function$;

create or replace function private.new_recovery_codes()
  returns text[]
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  codes text[];
begin
  perform private.refuse_if(
    not private.is_staff() or auth.jwt() ->> 'aal' is distinct from 'aal2',
    'not allowed', code => '42501');
  perform private.require_proof();
  select array_agg(code) into codes
  from (
    select (
      select rtrim(string_agg(
        substr('0123456789abcdefghjkmnpqrstvwxyz', get_byte(random, at) % 32 + 1, 1)
        || case when at % 5 = 4 then '-' else '' end, '' order by at), '-')
      from generate_series(0, 24) as at
    ) as code
    from generate_series(1, 10) as n,
      sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || n, 'UTF8')) as random
  ) as made;
  delete from private.recovery_codes where user_id = auth.uid();
  insert into private.recovery_codes (user_id, hash)
  select auth.uid(), private.recovery_hash(auth.uid(), code) from unnest(codes) as code;
  return codes;
end;
$function$;

create or replace function private.open_blocked (
  survey   uuid,
  asked_by text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  block private.blocked_surveys;
begin
  perform private.require_admin();
  perform private.require_proof();
  perform private.require_reason(asked_by);
  select * into block from private.blocked_surveys as b where b.id = open_blocked.survey;
  if block.id is null then
    return null;
  end if;
  perform private.log_access('opened', array[survey], 'blocked: ' || asked_by);
  return jsonb_build_object(
    'survey', block.survey, 'appointments', block.appointments, 'documents', private.listed_documents(null, survey));
end;
$function$;

create or replace function private.open_document_link (
  token text
)
  returns jsonb
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.count_call('documents', 300);
  select jsonb_build_object('expires_at', l.expires_at, 'received', (
    select count(*) from private.documents as d where d.link_id = l.id and d.completed_at is not null))
  from private.usable_document_link(token) as l;
$function$;

create or replace function private.open_survey (
  survey uuid
)
  returns SETOF public.contact_surveys
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.require_admin();
  select private.log_access_once('opened', array[id]) from public.contact_surveys where id = survey;
  select shown.* from public.contact_surveys as s, jsonb_populate_record(
    s, jsonb_build_object('corrections', private.without_old_values(s.corrections))) as shown
  where s.id = survey;
$function$;

create or replace function private.person_data (
  contact text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  digits text := right(regexp_replace(contact, '[^0-9]', '', 'g'), 9);
  is_phone boolean := contact !~ '@' and char_length(digits) >= 6;
  found_ids uuid[];
  requests jsonb;
  names text[];
begin
  perform private.require_admin();
  perform private.require_proof();
  select coalesce(array_agg(s.id), '{}'), coalesce(array_agg(private.fold(s.name)), '{}') into found_ids, names
  from public.contact_surveys as s
  where lower(s.email) = lower(btrim(contact))
    or is_phone and right(regexp_replace(s.phone, '[^0-9]', '', 'g'), 9) = digits;
  select coalesce(jsonb_agg(to_jsonb(r) - '{created_by,answered_by,surveys}'::text[] order by r.received_on), '[]'),
    names || coalesce(array_agg(private.fold(r.name)), '{}')
  into requests, names
  from public.rights_requests as r
  where lower(r.contact) = lower(btrim(person_data.contact))
    or is_phone and right(regexp_replace(r.contact, '[^0-9]', '', 'g'), 9) = digits;
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

create or replace function private.place_appointment (
  appointment public.appointments,
  start       timestamp with time zone
)
  returns boolean
  language plpgsql
  set search_path to ''
  AS $function$
declare
  kind public.appointment_kinds;
  next text := appointment.status;
begin
  if not exists (
    select from private.free_starts(appointment.kind, start, start + interval '1 second', appointment.id) as free
    where free = start
  ) then
    return false;
  end if;
  select * into kind from public.appointment_kinds where id = appointment.kind;
  if next = 'unplaced' then
    next := case when kind.confirm_each
      or exists (select from public.contact_surveys where id = appointment.survey_id and opposing_party is not null)
      or exists (select from private.matching_names(array[appointment.survey_id]))
      then 'pending' else 'confirmed' end;
  end if;
  update public.appointments set
    starts_at = start,
    ends_at = start + make_interval(mins => kind.minutes),
    busy_until = start + make_interval(mins => kind.minutes + kind.buffer),
    status = next,
    held_until = case when next = 'pending' then private.end_of_hold(start) end,
    sequence = sequence + 1, changed_by = 'client', word = null
  where id = appointment.id;
  return true;
exception when exclusion_violation then
  -- Somebody else was faster.
  return false;
end;
$function$;

create or replace function private.post_counts()
  returns table (
    every     bigint,
    published bigint,
    scheduled bigint,
    hidden    bigint,
    outdated  bigint,
    waiting   bigint,
    bin       bigint
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select
    live.every, live.every - live.hidden - live.scheduled, live.scheduled, live.hidden,
    (select count(*) from public.blog_posts
     where outdated_languages <> '{}' and deleted_at is null and (select private.is_staff())),
    (select count(*) from public.blog_posts
     where waiting_texts <> '{}' and deleted_at is null and (select private.is_staff())),
    (select count(*) from public.blog_posts where deleted_at is not null and (select private.is_staff()))
  from (
    select
      count(*) as every,
      count(*) filter (where p.hidden) as hidden,
      count(*) filter (where not p.hidden and p.date + p.publish_at > (select private.office_now())) as scheduled
    from public.blog_posts as p where p.deleted_at is null and (select private.is_staff())
  ) as live;
$function$;

create or replace function private.post_versions (
  post uuid
)
  returns table (
    version  integer,
    saved_at timestamp with time zone,
    email    text,
    changed  text[]
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select v.version, v.saved_at, private.address_of(v.saved_by),
    coalesce((
      select array_agg(now.key order by now.key)
      from jsonb_each(private.with_waiting_texts(v.post)) as now
        join jsonb_each(private.with_waiting_texts(v.before)) as was using (key)
      where now.value <> was.value
    ), '{}')
  from (
    select pv.version, pv.saved_at, pv.saved_by, pv.post, lag(pv.post) over (order by pv.version) as before
    from private.post_versions as pv
    where pv.post_id = post_versions.post and pv.post is not null and (select private.is_staff())
  ) as v
  order by v.version desc;
$function$;

create or replace function private.posts_for_staff (
  query       text    default ''::text,
  in_state    text    default ''::text,
  in_category text    default ''::text,
  in_language text    default ''::text,
  after_date  date    default 'infinity'::date,
  after_id    uuid    default 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid,
  page_size   integer default 25
)
  returns table (
    id               uuid,
    slug             text,
    title            text,
    date             date,
    publish_at       time without time zone,
    category         text,
    image            text,
    hidden           boolean,
    show_on_homepage boolean,
    deleted_at       timestamp with time zone,
    written          text[],
    complete         text[],
    outdated         text[],
    waiting          text[]
  )
  language plpgsql
  stable
  security definer
  set plan_cache_mode to 'force_custom_plan'
  set search_path to ''
  AS $function$
begin
  return query
  select
    p.id, p.slug, p.title, p.date, p.publish_at, p.category, p.image, p.hidden, p.show_on_homepage, p.deleted_at,
    p.written_languages, p.complete_languages, p.outdated_languages, array(select jsonb_object_keys(p.waiting_texts))
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
      when 'missing' then
        case in_language
          when '' then exists (
            select from public.language_settings as l
            where l.is_active and not l.is_default and l.language_code <> all (p.complete_languages)
          )
          else in_language <> all (p.complete_languages) end
      else true
    end
    and (in_category = '' or p.category = in_category or in_category = any (p.additional_categories))
    and (query = '' or p.search_titles like all (private.containing_words(left(query, 200))))
  order by p.date desc, p.id desc
  limit least(page_size, 101);
end;
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
  new.version := old.version + 1;
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

create or replace function private.publish_closed_days()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  update public.firm_facts
  set closed_days = array(select h.day from public.holidays as h where h.day >= current_date order by h.day)
  where true;
  return null;
end;
$function$;

create or replace function private.publish_now()
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.require_staff();
  update private.publication set revision = revision + 1 where true;
  select private.ask_for_build();
$function$;

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
      )) as own_slugs, (
      select array_agg(text.language) from (values
        ('es', false),
        ('en', (title_en, excerpt_en, content_en) is null),
        ('fr', (title_fr, excerpt_fr, content_fr) is null),
        ('de', (title_de, excerpt_de, content_de) is null),
        ('ar', (title_ar, excerpt_ar, content_ar) is null),
        ('zh', (title_zh, excerpt_zh, content_zh) is null),
        ('ru', (title_ru, excerpt_ru, content_ru) is null)
      ) as text (language, is_missing)
      where not text.is_missing
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
  perform private.refuse_if(one.verdict = 'infected', 'a virus was found', 'infected');
  perform private.refuse_if(one.blocked_id is not null and not exists (
    select from private.access_log as l
    where l.at > now() - interval '1 hour' and l.person = auth.uid() and l.action = 'opened'
      and l.subjects = array[survey] and l.detail like 'blocked: %'), 'blocked', code => '42501');
  perform private.log_access_once('document', array[survey], 'opened ' || left(document::text, 8));
  return (
    select encode(p.content, 'base64') from private.document_parts as p
    where p.document_id = document and p.number = part);
end;
$function$;

create or replace function private.record_reply (
  survey   uuid,
  via      text,
  template uuid default null::uuid
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.require_admin();
  select private.refuse_if(via is null or via not in ('call', 'email', 'chat'), 'no such channel');
  select private.refuse_answer(survey);
  select private.log_access('replied', array[s.id], concat_ws(
    ' ', via, (select t.name from public.reply_templates as t where t.id = template)))
  from public.contact_surveys as s where s.id = survey;
$function$;

create or replace function private.record_testimonial_sources()
  returns trigger
  language plpgsql
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

create or replace function private.record_translation_sources (
  before jsonb,
  after  jsonb
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  delete from public.post_translation_sources
  where post_id = (after ->> 'id')::uuid and private.translation_of(after, language) is null;
  insert into public.post_translation_sources as source (post_id, language, title, excerpt, content)
    select (after ->> 'id')::uuid, lang, after ->> 'title', after ->> 'excerpt', after ->> 'content'
    from private.translations() as lang
    where private.translation_of(after, lang) is not null
      and private.translation_of(after, lang) is distinct from private.translation_of(before, lang)
    on conflict (post_id, language) do update set
      title = excluded.title, excerpt = excluded.excerpt, content = excluded.content,
      translated_at = now()
    where (source.title, source.excerpt, source.content)
      is not distinct from (before ->> 'title', before ->> 'excerpt', before ->> 'content');
$function$;

create or replace function private.refuse_answer (
  survey uuid
)
  returns void
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.refuse_limited(array[survey]);
  select private.refuse_if(
    exists (select from public.contact_surveys where id = survey and special_consent_withdrawn_on is not null),
    'the consent is withdrawn', 'withdrawn');
$function$;

create or replace function private.refuse_conflicts()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.refuse_if(
    new.conflict = 'refused' or new.conflict is null and exists (select from private.matching_names(array[new.id])),
    'the conflict of interest is not settled', 'conflict_open');
  return new;
end;
$function$;

create or replace function private.refuse_engaged (
  surveys     uuid[],
  engaged_too boolean
)
  returns void
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.require_admin();
  select private.refuse_if(engaged_too is not true and exists (
    select from public.contact_surveys where id = any (surveys) and status = 'engaged'
  ), 'an engagement is among them', 'engaged');
  select private.refuse_limited(surveys);
$function$;

create or replace function private.refuse_if (
  condition boolean,
  message   text,
  hint      text    default null::text,
  code      text    default '22023'::text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if condition and hint is null then
    raise exception '%', message using errcode = code;
  elsif condition then
    raise exception '%', message using errcode = 'P0001', hint = hint;
  end if;
end;
$function$;

create or replace function private.refuse_limited (
  surveys uuid[]
)
  returns void
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.refuse_if(
    exists (select from public.contact_surveys where id = any (surveys) and limited_on is not null),
    'the processing is restricted', 'limited');
$function$;

create or replace function private.register_of_erasures()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('erasures', 1, 'made_at', now(), 'surveys', array(
    select distinct jsonb_strip_nulls(jsonb_build_object('hash', e.survey_hash, 'until', b.until, 'reason', b.reason))
    from public.survey_erasures as e
    left join private.blocked_surveys as b on private.survey_hash(b.id) = e.survey_hash
    where e.survey_hash is not null
      -- Its block was lifted.
      and not exists (select from public.contact_surveys as s where private.survey_hash(s.id) = e.survey_hash)
  ));
$function$;

create or replace function private.remove_factors (
  person       uuid,
  kept_session uuid default null::uuid
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
  delete from auth.sessions where user_id = person and id is distinct from kept_session;
  update auth.sessions set aal = 'aal1' where id = kept_session;
$function$;

create or replace function private.request_test_mail()
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.require_admin();
  select private.refuse_if(exists (
    select from private.mail_outbox
    where kind = 'test' and user_id = auth.uid() and created_at > now() - interval '1 minute'
  ), 'one a minute', 'too_soon');
  insert into private.mail_outbox (kind, user_id) values ('test', auth.uid());
$function$;

create or replace function private.require_admin()
  returns void
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.refuse_if(not private.is_admin(), 'not allowed', code => '42501');
$function$;

create or replace function private.require_proof()
  returns void
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.refuse_if(not exists (
    select from auth.mfa_amr_claims as m join auth.sessions as s on s.id = m.session_id
    where s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = auth.uid()
      and m.authentication_method in ('password', 'totp')
      and m.updated_at > now() - interval '10 minutes'
  ), 'a recent proof of who calls is needed', 'proof_needed');
$function$;

create or replace function private.require_proof_of_owner()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  changed jsonb := to_jsonb(coalesce(new, old));
  account uuid := (changed ->> tg_argv[0])::uuid;
  change text := case
    when tg_op = 'DELETE' then 'remove:' || (changed ->> 'id')
    else changed ->> case tg_table_name when 'users' then 'email_change' else 'friendly_name' end
  end;
begin
  if tg_op <> 'DELETE' and exists (select from auth.sessions where user_id = account)
    or tg_op = 'DELETE'
    and exists (select from auth.users as u where u.id = account and to_jsonb(u) ->> 'deleted_at' is null)
  then
    delete from private.announced_changes
    where person = account and what = lower(change) and announced_at > now() - interval '1 minute';
    perform private.refuse_if(not found, 'a recent proof of who calls is needed', 'proof_needed');
  end if;
  return coalesce(new, old);
end;
$function$;

create or replace function private.require_reason (
  why text
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.refuse_if(
    char_length(btrim(coalesce(why, ''))) not between 3 and 500, 'the reason, or who asks for it, is missing');
$function$;

create or replace function private.require_staff()
  returns void
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.refuse_if(not private.is_staff(), 'not allowed', code => '42501');
$function$;

create or replace function private.reset_factor (
  person uuid
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.refuse_if(not private.is_admin() or person = auth.uid(), 'not allowed', code => '42501');
  select private.require_proof();
  select private.remove_factors(person);
$function$;

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
    ) || jsonb_build_object('languages', private.review_languages(p)),
    'fingerprints', (
      select jsonb_object_agg(lang, private.text_fingerprint(p, lang)) from unnest(private.review_languages(p)) as lang
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
      select jsonb_build_object(
        'id', l.id, 'language', l.language, 'reader', l.reader, 'made_by', private.address_of(l.created_by),
        'created_at', l.created_at, 'expires_at', l.expires_at, 'opened_at', l.opened_at,
        'saved_at', l.saved_at, 'finished_at', l.finished_at, 'decision', l.decision)
      from private.review_links as l
      where l.post_id = p.id and l.revoked_at is null and l.expires_at > now()
      order by l.created_at desc, l.id
    ),
    'notes', array(
      select jsonb_build_object(
        'id', n.id, 'language', n.language, 'author', n.author, 'reader', l.reader, 'body', n.body,
        'created_at', n.created_at, 'settled', n.settled_at is not null,
        'current', n.fingerprint = private.text_fingerprint(p, n.language),
        -- Null where the history no longer has that version.
        'text_saved_at', (
          select v.saved_at from private.post_versions as v
          where v.post_id = p.id and v.version <= n.version and v.post is not null
          order by v.version desc limit 1))
      from private.review_notes as n join private.review_links as l on l.id = n.link_id
      where l.post_id = p.id
      order by n.settled_at is not null, n.created_at desc, n.id
    ),
    'approvals', array(
      select jsonb_build_object(
        'link', l.id, 'language', a.language, 'author', a.author, 'reader', l.reader, 'approved_at', a.approved_at,
        'current', a.fingerprint = private.text_fingerprint(p, a.language))
      from private.review_approvals as a join private.review_links as l on l.id = a.link_id
      where l.post_id = p.id
      order by a.language, a.approved_at desc
    )
  )
  from public.blog_posts as p
  where p.id = reviews_of_post.post and (select private.is_staff());
$function$;

create or replace function private.revoke_document_link (
  link uuid
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.require_admin();
  with revoked as (
    update private.document_links set revoked_at = now() where id = link and revoked_at is null returning id, survey_id
  ), unsent as (
    delete from private.documents where link_id in (select id from revoked) and completed_at is null
  )
  select private.log_access('document', array[survey_id], 'revoked') from revoked;
$function$;

create or replace function private.revoke_review_link (
  link uuid
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.require_staff();
  with revoked as (
    update private.review_links set revoked_at = now() where id = link and revoked_at is null returning post_id
  )
  select private.log_access('review_link', array[post_id], 'revoked') from revoked;
$function$;

create or replace function private.search_posts (
  query       text,
  lang        text,
  in_category text    default ''::text,
  skipped     integer default 0,
  amount      integer default 12
)
  returns table (
    id               uuid,
    slug             text,
    slug_en          text,
    slug_fr          text,
    slug_de          text,
    slug_ar          text,
    slug_zh          text,
    slug_ru          text,
    date             date,
    category         text,
    shown_categories text[],
    image            text,
    image_alt        text,
    hidden           boolean,
    show_on_homepage boolean,
    languages        text[],
    updated_at       timestamp with time zone,
    title            text,
    excerpt          text,
    title_en         text,
    excerpt_en       text,
    title_fr         text,
    excerpt_fr       text,
    title_de         text,
    excerpt_de       text,
    title_ar         text,
    excerpt_ar       text,
    title_zh         text,
    excerpt_zh       text,
    title_ru         text,
    excerpt_ru       text
  )
  language plpgsql
  stable
  security definer
  set plan_cache_mode to 'force_custom_plan'
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  newest constant integer := 500;
  reader text := coalesce((select language_code from public.language_settings where language_code = lang), 'es');
  patterns text[] := private.containing_words(left(query, 100));
  longest text := (
    select pattern from unnest(patterns) as pattern
    where pattern ~ '[[:alnum:]]{3}' order by char_length(pattern) desc limit 1
  );
  found uuid[];
begin
  skipped := greatest(skipped, 0);
  amount := least(amount, 100);
  found := array(
    select p.id
    from (
      select id, date, shown_categories from public.blog_posts
      where not hidden and deleted_at is null and date + publish_at <= (select private.office_now())
      order by date desc, id desc limit newest
    ) as p
    join private.post_search as s on s.post_id = p.id and s.language = reader
    where (in_category = '' or p.shown_categories @> array[in_category])
      and s.text like all (patterns)
    order by p.date desc, p.id desc
    limit amount offset skipped
  );
  if cardinality(found) < amount then
    found := array(
      select p.id
      from private.post_search as s join public.blog_posts as p on p.id = s.post_id
      where s.language = reader and (longest is null or s.text like longest)
        and not p.hidden and p.deleted_at is null and p.date + p.publish_at <= (select private.office_now())
        and (in_category = '' or p.shown_categories @> array[in_category])
        and s.text like all (patterns)
      order by p.date desc, p.id desc
      limit amount offset skipped
    );
  end if;
  return query
    select
      p.id, p.slug, p.slug_en, p.slug_fr, p.slug_de, p.slug_ar, p.slug_zh, p.slug_ru,
      p.date, p.category, p.shown_categories, p.image, p.image_alt, p.hidden, p.show_on_homepage,
      p.languages, p.updated_at, p.title, p.excerpt,
      p.title_en, p.excerpt_en, p.title_fr, p.excerpt_fr, p.title_de, p.excerpt_de,
      p.title_ar, p.excerpt_ar, p.title_zh, p.excerpt_zh, p.title_ru, p.excerpt_ru
    from public.blog_posts as p where p.id = any (found) order by p.date desc, p.id desc;
end;
$function$;

create or replace function private.search_surveys (
  query text
)
  returns table (
    id                           uuid,
    created_at                   timestamp with time zone,
    name                         text,
    language                     text,
    practice_area                text,
    urgency                      text,
    status                       text,
    overflow                     boolean,
    message_start                text,
    limited_on                   date,
    special_consent_withdrawn_on date,
    answered_at                  timestamp with time zone,
    assigned_to                  uuid,
    follow_up_on                 date,
    conflict                     text
  )
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  typed text := left(query, 200);
  found_ids uuid[];
  summary text;
begin
  if not private.is_admin() then
    return;
  end if;
  found_ids := array(
    select s.id from public.contact_surveys as s
    where s.search_text like all (case
      when typed ~ '^[0-9 +().\-]{4,}$' then array[private.containing(regexp_replace(typed, '[^0-9]', '', 'g'))]
      else private.containing_words(typed) end)
  );
  summary := cardinality(found_ids) || ' ' || left(private.hash_of_day(concat(auth.uid(), typed)), 8);
  if not exists (
    select from private.access_log
    where seq = (select max(seq) from private.access_log where person = auth.uid())
      and action = 'searched' and detail = summary and at > now() - interval '1 minute'
  ) then
    perform private.log_access('searched', detail => summary);
  end if;
  return query
    select s.id, s.created_at, s.name, s.language, s.practice_area, s.urgency, s.status, s.overflow, s.message_start,
      s.limited_on, s.special_consent_withdrawn_on, s.answered_at, s.assigned_to, s.follow_up_on, s.conflict
    from public.contact_surveys as s where s.id = any (found_ids);
end;
$function$;

create or replace function private.send_reply (
  reply    uuid,
  survey   uuid,
  subject  text,
  body     text,
  answers  boolean,
  template uuid    default null::uuid
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  enquiry public.contact_surveys;
  earlier uuid;
begin
  perform private.require_admin();
  -- Locked, so that two tabs send one after the other.
  select * into enquiry from public.contact_surveys as s where s.id = survey for update;
  perform private.refuse_answer(survey);
  perform private.refuse_if(
    not private.sends_mail() or not coalesce(private.is_mail_address(enquiry.email), false),
    'nothing can be sent', 'no_sender');
  select r.id into earlier from private.replies as r
  where r.survey_id = survey
    and (r.id = reply or r.created_at > now() - interval '1 hour'
      and private.without_tokens(r.body) = private.without_tokens(send_reply.body));
  if found then
    return earlier;
  end if;
  perform private.refuse_if(
    (select count(*) >= 100 from private.replies where created_at > now() - interval '1 hour')
    or (select count(*) >= 20 from private.replies as r
        where r.survey_id = survey and r.created_at > now() - interval '1 day'), 'too many replies', 'rate_limited');
  insert into private.replies (id, survey_id, sent_by, subject, body, answers)
    values (reply, survey, auth.uid(), subject, body, answers);
  insert into private.mail_outbox (kind, reply_id) values ('reply', reply);
  perform private.log_access('replied', array[survey], concat_ws(
    ' ', 'sent', (select name from public.reply_templates where id = template)));
  if answers then
    update public.contact_surveys set status = 'contacted', answered_via = 'email'
    where id = survey and status = 'new';
  end if;
  return reply;
end;
$function$;

create or replace function private.sent_replies (
  survey uuid
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if not private.is_admin() then
    return null;
  end if;
  -- As open_survey() does.
  perform private.open_survey(survey);
  return jsonb_build_object(
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
      order by r.created_at desc, r.id));
end;
$function$;

create or replace function private.settle_conflict (
  survey  uuid,
  outcome text
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.require_admin();
  with settled as (
    update public.contact_surveys set
      conflict = outcome,
      conflict_by = case when outcome is not null then private.name_of(auth.uid()) end,
      conflict_at = case when outcome is not null then now() end
    where id = survey and conflict is distinct from outcome
    returning id
  )
  select private.log_access('conflict', array[id], coalesce(outcome, 'open')) from settled;
$function$;

create or replace function private.settle_review_note (
  note    uuid,
  settled boolean
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.require_staff();
  update private.review_notes set settled_at = case when settled then now() end where id = note;
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
  may_take boolean := appointment.status <> 'unplaced' or private.may_take_time(appointment.survey_id);
  is_placed boolean := may_take and private.place_appointment(appointment, wished);
begin
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

create or replace function private.translation_proposals (
  post uuid,
  lang text
)
  returns table (
    id         uuid,
    field      text,
    spanish    text,
    proposed   text,
    flaw       text,
    terms      jsonb,
    service    text,
    asked_by   text,
    asked_at   timestamp with time zone,
    decision   text,
    decided_by text,
    decided_at timestamp with time zone
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select p.id, p.field, p.spanish, p.proposed, p.flaw, p.terms, p.service,
    private.address_of(p.asked_by), p.asked_at, p.decision, private.address_of(p.decided_by), p.decided_at
  from private.translation_proposals as p
  where p.post_id = post and p.language = lang and p.decision is distinct from 'replaced'
    and (select private.is_staff())
  order by p.asked_at desc, p.place
  limit 500;
$function$;

create or replace function private.use_recovery_code (
  code text
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid := auth.uid();
  session uuid := (auth.jwt() ->> 'session_id')::uuid;
begin
  perform private.refuse_if(not private.has_session(), 'not allowed', code => '42501');
  delete from private.recovery_codes
  where user_id = caller and hash = private.recovery_hash(caller, use_recovery_code.code)
    and private.has_verified_factor();
  if not found then
    return null;
  end if;
  -- As the service does after a code of the app. It derives the level of new tokens from the method.
  update auth.sessions set aal = 'aal2', factor_id = (
    select id from auth.mfa_factors where user_id = caller and status::text = 'verified' order by created_at limit 1
  ) where id = session;
  insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
  values (gen_random_uuid(), session, 'totp', now(), now())
    on conflict (session_id, authentication_method) do update set updated_at = now();
  delete from auth.sessions where user_id = caller and aal::text = 'aal1';
  insert into private.mail_outbox (kind, user_id, change) values ('credentials', caller, 'recovery code');
  perform private.log_access('factor', array[caller], 'recovery code');
  return (select count(*) from private.recovery_codes where user_id = caller);
end;
$function$;

create or replace function private.visit_outcomes (
  days integer
)
  returns table (
    page     public.page_kind,
    language text,
    seen     integer,
    opened   integer,
    sent     integer,
    booked   integer
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.refuse_if(days not in (30, 365), 'no such period');
  select v.page, v.language,
    private.unless_few(coalesce(sum(v.visits) filter (where v.step = 'seen'), 0)),
    private.unless_few(coalesce(sum(v.visits) filter (where v.step = 'opened'), 0)),
    private.unless_few(coalesce(sum(v.visits) filter (where v.step = 'sent'), 0)),
    private.unless_few(coalesce(sum(v.visits) filter (where v.step = 'booked'), 0))
  from private.visit_steps as v
  where v.day > private.office_today() - days and private.is_staff()
  group by v.page, v.language
  order by v.page, v.language;
$function$;

create or replace function private.with_waiting_texts (
  post jsonb
)
  returns jsonb
  language sql
  immutable
  set search_path to ''
  AS $function$
  select (post - 'waiting_texts') || coalesce((
    select jsonb_object_agg(field || '_' || language, texts -> field)
    from jsonb_each(post -> 'waiting_texts') as waiting (language, texts),
      unnest(array['title', 'excerpt', 'content', 'image_alt', 'slug']) as field
  ), '{}') || jsonb_build_object('waiting_languages', array(
    select language from jsonb_object_keys(post -> 'waiting_texts') as language order by language
  ));
$function$;

create or replace function private.withdraw_special_consent (
  survey uuid,
  why    text
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.require_admin();
  select private.require_reason(why);
  with withdrawn as (
    update public.contact_surveys set special_consent_withdrawn_on = private.office_today()
    where id = survey and special_consent and special_consent_withdrawn_on is null
    returning id
  )
  select private.log_access('rights', array[id], 'consent withdrawn: ' || why) from withdrawn;
$function$;

create or replace function public.calendars_to_read()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object(
    'now', private.office_instant(),
    'timeZone', s.time_zone,
    'calendars', array(
      select jsonb_build_object('id', c.id, 'url', c.url) from public.busy_calendars as c order by c.id))
  from public.settings as s;
$function$;

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
    returning m.*, due.rank, m as outbox
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
      'appointment', private.appointment_in_mail(c.outbox), 'reply', private.reply_in_mail(c.outbox)
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

create or replace function public.dashboard()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.dashboard();
$function$;

create or replace function public.erase_surveys (
  surveys     uuid[],
  engaged_too boolean default false
)
  returns integer
  language sql
  set search_path to ''
  AS $function$
  select private.refuse_engaged(surveys, engaged_too);
  select private.destroy_surveys(surveys, 'request');
$function$;

create or replace function public.import_clients (
  names     jsonb,
  replacing boolean
)
  returns integer
  language sql
  set search_path to ''
  AS $function$
  select private.require_admin();
  delete from public.clients where replacing and not names ? name;
  insert into public.clients (name) select distinct jsonb_array_elements_text(names) on conflict do nothing;
  select count(*)::integer from public.clients;
$function$;

create or replace function public.note_mail_sender (
  sends boolean
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  update private.mail_sender set seen_at = case when sends then now() end where id;
  update private.mail_outbox set failed_at = now(), problem = 'no sender'
  where sends is not true and kind = 'reply' and sent_at is null and failed_at is null;
$function$;

create or replace function public.post_counts()
  returns table (
    every     bigint,
    published bigint,
    scheduled bigint,
    hidden    bigint,
    outdated  bigint,
    waiting   bigint,
    bin       bigint
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  select * from private.post_counts();
$function$;

create or replace function public.posts_for_staff (
  query       text    default ''::text,
  in_state    text    default ''::text,
  in_category text    default ''::text,
  in_language text    default ''::text,
  after_date  date    default 'infinity'::date,
  after_id    uuid    default 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid,
  page_size   integer default 25
)
  returns table (
    id               uuid,
    slug             text,
    title            text,
    date             date,
    publish_at       time without time zone,
    category         text,
    image            text,
    hidden           boolean,
    show_on_homepage boolean,
    deleted_at       timestamp with time zone,
    written          text[],
    complete         text[],
    outdated         text[],
    waiting          text[]
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  select * from private.posts_for_staff(query, in_state, in_category, in_language, after_date, after_id, page_size);
$function$;

create or replace function public.read_calendar_feed (
  token text
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  with feed as (
    update private.calendar_feed set read_at = now()
    where token_hash = encode(sha256(convert_to(token, 'UTF8')), 'hex')
    returning with_names
  )
  select to_jsonb(array(
    select jsonb_build_object(
      'id', a.id, 'sequence', a.sequence, 'start', a.starts_at, 'end', a.ends_at, 'kind', a.kind,
      'isPending', a.status = 'pending', 'name', case when feed.with_names then s.name end,
      'room', case when feed.with_names then a.room end)
    from public.appointments as a join public.contact_surveys as s on s.id = a.survey_id
    where a.status in ('pending', 'confirmed') and a.starts_at > private.office_instant() - interval '1 month'
    order by a.starts_at))
  from feed;
$function$;

create or replace function public.record_proposals (
  post      uuid,
  lang      text,
  service   text,
  person    uuid,
  proposals jsonb
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  update private.translation_proposals as p
  set decision = 'replaced', decided_by = person, decided_at = now()
  from jsonb_array_elements(proposals) as one
  where p.post_id = post and p.language = lang and p.decision is null
    and p.field = one ->> 'field' and p.spanish = one ->> 'spanish';
  insert into private.translation_proposals
    (post_id, language, field, place, spanish, proposed, flaw, terms, service, asked_by)
  select post, lang, one ->> 'field', place, one ->> 'spanish', one ->> 'proposed', one ->> 'flaw', one -> 'terms',
    record_proposals.service, person
  from jsonb_array_elements(proposals) with ordinality as list (one, place);
$function$;

create or replace function public.save_texts (
  changes jsonb
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  -- Under the policies a delete by anyone else would change nothing and raise no error.
  select private.require_staff();
  select pg_advisory_xact_lock(hashtext('text_overrides'));
  select private.refuse_if(exists (
    select from jsonb_to_recordset(changes)
      as c (language text, namespace text, key text, value text, expected text)
    left join public.text_overrides as t using (language, namespace, key)
    where t.value is distinct from c.expected and t.value is distinct from c.value
  ), 'a text has been changed by somebody else', 'text_changed');
  delete from public.text_overrides as t
    using jsonb_to_recordset(changes) as c (language text, namespace text, key text, value text)
    where c.value is null
      and (t.language, t.namespace, t.key) = (c.language, c.namespace, c.key);
  insert into public.text_overrides as t (language, namespace, key, value, source)
    select c.language, c.namespace, c.key, c.value, c.source
    from jsonb_to_recordset(changes) as c (language text, namespace text, key text, value text, source text)
    where c.value is not null
    on conflict (language, namespace, key) do update set value = excluded.value, source = excluded.source
      where (t.value, t.source) is distinct from (excluded.value, excluded.source);
$function$;

create or replace function public.search_posts (
  query       text,
  lang        text,
  in_category text    default ''::text,
  skipped     integer default 0,
  amount      integer default 12
)
  returns table (
    id               uuid,
    slug             text,
    slug_en          text,
    slug_fr          text,
    slug_de          text,
    slug_ar          text,
    slug_zh          text,
    slug_ru          text,
    date             date,
    category         text,
    shown_categories text[],
    image            text,
    image_alt        text,
    hidden           boolean,
    show_on_homepage boolean,
    languages        text[],
    updated_at       timestamp with time zone,
    title            text,
    excerpt          text,
    title_en         text,
    excerpt_en       text,
    title_fr         text,
    excerpt_fr       text,
    title_de         text,
    excerpt_de       text,
    title_ar         text,
    excerpt_ar       text,
    title_zh         text,
    excerpt_zh       text,
    title_ru         text,
    excerpt_ru       text
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  select * from private.search_posts(query, lang, in_category, skipped, amount);
$function$;

create or replace function public.search_surveys (
  query text
)
  returns table (
    id                           uuid,
    created_at                   timestamp with time zone,
    name                         text,
    language                     text,
    practice_area                text,
    urgency                      text,
    status                       text,
    overflow                     boolean,
    message_start                text,
    limited_on                   date,
    special_consent_withdrawn_on date,
    answered_at                  timestamp with time zone,
    assigned_to                  uuid,
    follow_up_on                 date,
    conflict                     text
  )
  language sql
  set search_path to ''
  AS $function$
  select * from private.search_surveys(query);
$function$;

create or replace function public.store_busy_times (
  calendar uuid,
  times    jsonb,
  problem  text
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  update public.busy_calendars as c set
    problem = left(store_busy_times.problem, 200),
    read_at = case when times is null then c.read_at else now() end,
    failing_since = case when store_busy_times.problem is not null then coalesce(c.failing_since, now()) end
  where c.id = calendar;
  -- What has not changed is not written.
  delete from public.absences as a
  where a.calendar_id = calendar and times is not null and not exists (
    select from jsonb_array_elements(times) as t
    where (t ->> 0)::timestamptz = a.starts_at and (t ->> 1)::timestamptz = a.ends_at);
  insert into public.absences (calendar_id, starts_at, ends_at, note)
  select calendar, (t ->> 0)::timestamptz, (t ->> 1)::timestamptz, c.name
  from jsonb_array_elements(times) as t cross join public.busy_calendars as c
  where c.id = calendar and not exists (
    select from public.absences as a
    where a.calendar_id = calendar and a.starts_at = (t ->> 0)::timestamptz and a.ends_at = (t ->> 1)::timestamptz);
$function$;

create index appointment_links_appointment_id_idx on private.appointment_links
  using btree (appointment_id);

create index blocked_surveys_blocked_by_idx on private.blocked_surveys using btree (blocked_by);

create index document_links_survey_id_idx on private.document_links using btree (survey_id);

create index documents_blocked_id_idx on private.documents using btree (blocked_id);

create index documents_link_id_idx on private.documents using btree (link_id);

create index documents_survey_id_idx on private.documents using btree (survey_id);

create index imported_posts_post_id_idx on private.imported_posts using btree (post_id);

create index mail_outbox_user_id_idx on private.mail_outbox using btree (user_id);

create index names_client_id_idx on private.names using btree (client_id);

create index names_survey_id_idx on private.names using btree (survey_id);

create index post_search_post_id_idx on private.post_search using btree (post_id);

create index review_links_post_id_idx on private.review_links using btree (post_id);

create index review_notes_link_id_idx on private.review_notes using btree (link_id);

create index absences_calendar_id_idx on public.absences using btree (calendar_id);

create index appointments_survey_id_idx on public.appointments using btree (survey_id);

create index consent_texts_created_by_idx on public.consent_texts using btree (created_by);

create index contact_surveys_assigned_to_idx on public.contact_surveys using btree (assigned_to);

create index post_old_slugs_post_id_idx on public.post_old_slugs using btree (post_id);

create index redirects_post_id_idx on public.redirects using btree (post_id);

create index rights_requests_answered_by_idx on public.rights_requests using btree (answered_by);

create index rights_requests_created_by_idx on public.rights_requests using btree (created_by);

create index survey_erasures_erased_by_idx on public.survey_erasures using btree (erased_by);

create index testimonials_withdrawn_by_idx on public.testimonials using btree (withdrawn_by);

create trigger categories_keep
  before insert or delete or update on public.categories
  for each row
  execute function private.keep_categories();

create trigger contact_surveys_proof
  before delete on public.contact_surveys
  for each STATEMENT
  execute function private.ask_for_proof();

create trigger firm_facts_proof
  before update on public.firm_facts
  for each STATEMENT
  execute function private.ask_for_proof();

create trigger settings_proof
  before update of require_factor, appointment_room on public.settings
  for each STATEMENT
  execute function private.ask_for_proof();

create trigger staff_proof
  before insert or delete or update on public.staff
  for each STATEMENT
  execute function private.ask_for_proof();

revoke all on function "private"."access_log_page"(uuid, bigint) from public;

grant execute on function "private"."access_log_page"(uuid, bigint) to "authenticated";

grant execute on function "private"."access_log_page"(uuid, bigint) to "service_role";

revoke all on function "private"."announce_change"(text) from public;

grant execute on function "private"."announce_change"(text) to "authenticated";

grant execute on function "private"."announce_change"(text) to "service_role";

revoke all on function "private"."archive"() from public;

grant execute on function "private"."archive"() to "authenticated";

grant execute on function "private"."archive"() to "service_role";

revoke all on function "private"."archived_part"(text) from public;

grant execute on function "private"."archived_part"(text) to "authenticated";

grant execute on function "private"."archived_part"(text) to "service_role";

revoke all on function "private"."block_surveys"(uuid[], text, date, boolean) from public;

grant execute on function "private"."block_surveys"(uuid[], text, date, boolean) to "authenticated";

grant execute on function "private"."block_surveys"(uuid[], text, date, boolean) to "service_role";

revoke all on function "private"."book"(jsonb, text, timestamp with time zone, text) from public;

grant execute
  on function "private"."book"(jsonb, text, timestamp with time zone, text)
  to "anon", "authenticated";

grant execute
  on function "private"."book"(jsonb, text, timestamp with time zone, text)
  to "service_role";

revoke all on function "private"."call_build_hook"() from public;

grant execute on function "private"."call_build_hook"() to "service_role";

revoke all on function "private"."call_calendar_reader"() from public;

grant execute on function "private"."call_calendar_reader"() to "service_role";

revoke all on function "private"."call_mail_sender"() from public;

grant execute on function "private"."call_mail_sender"() to "service_role";

revoke all on function "private"."cancel_appointment"(text, text) from public;

grant execute on function "private"."cancel_appointment"(text, text) to "anon", "authenticated";

grant execute on function "private"."cancel_appointment"(text, text) to "service_role";

revoke all
  on function "private"."change_appointment"(uuid, text, timestamp with time zone, text)
  from public;

grant execute
  on function "private"."change_appointment"(uuid, text, timestamp with time zone, text)
  to "authenticated";

grant execute
  on function "private"."change_appointment"(uuid, text, timestamp with time zone, text)
  to "service_role";

revoke all on function "private"."change_block"(uuid, text, date) from public;

grant execute on function "private"."change_block"(uuid, text, date) to "authenticated";

grant execute on function "private"."change_block"(uuid, text, date) to "service_role";

revoke all on function "private"."confirm_translation"(uuid, text, integer, jsonb) from public;

grant execute
  on function "private"."confirm_translation"(uuid, text, integer, jsonb)
  to "authenticated";

grant execute
  on function "private"."confirm_translation"(uuid, text, integer, jsonb)
  to "service_role";

revoke all on function "private"."conflicts"(uuid) from public;

grant execute on function "private"."conflicts"(uuid) to "authenticated";

grant execute on function "private"."conflicts"(uuid) to "service_role";

revoke all on function "private"."corrected_values"(uuid, text) from public;

grant execute on function "private"."corrected_values"(uuid, text) to "authenticated";

grant execute on function "private"."corrected_values"(uuid, text) to "service_role";

revoke all on function "private"."count_call"(text, integer) from public;

grant execute on function "private"."count_call"(text, integer) to "service_role";

revoke all on function "private"."dashboard"() from public;

grant execute on function "private"."dashboard"() to "authenticated";

grant execute on function "private"."dashboard"() to "service_role";

revoke all on function "private"."decide_proposals"(uuid[], text) from public;

grant execute on function "private"."decide_proposals"(uuid[], text) to "authenticated";

grant execute on function "private"."decide_proposals"(uuid[], text) to "service_role";

revoke all on function "private"."end_sessions"(uuid, uuid) from public;

grant execute on function "private"."end_sessions"(uuid, uuid) to "authenticated";

grant execute on function "private"."end_sessions"(uuid, uuid) to "service_role";

revoke all
  on function "private"."enter_appointment"(text, timestamp with time zone, uuid, jsonb)
  from public;

grant execute
  on function "private"."enter_appointment"(text, timestamp with time zone, uuid, jsonb)
  to "authenticated";

grant execute
  on function "private"."enter_appointment"(text, timestamp with time zone, uuid, jsonb)
  to "service_role";

revoke all on function "private"."erasure_register"() from public;

grant execute on function "private"."erasure_register"() to "authenticated";

grant execute on function "private"."erasure_register"() to "service_role";

revoke all on function "private"."export_surveys"(uuid[]) from public;

grant execute on function "private"."export_surveys"(uuid[]) to "authenticated";

grant execute on function "private"."export_surveys"(uuid[]) to "service_role";

revoke all
  on function "private"."free_slots"(text, timestamp with time zone, timestamp with time zone)
  from public;

grant execute
  on function "private"."free_slots"(text, timestamp with time zone, timestamp with time zone)
  to "anon", "authenticated";

grant execute
  on function "private"."free_slots"(text, timestamp with time zone, timestamp with time zone)
  to "service_role";

revoke all on function "private"."has_second_factor"() from public;

grant execute on function "private"."has_second_factor"() to "anon", "authenticated";

grant execute on function "private"."has_second_factor"() to "service_role";

revoke all on function "private"."hash_of_day"(text) from public;

grant execute on function "private"."hash_of_day"(text) to "service_role";

revoke all on function "private"."insert_row"(regclass, jsonb) from public;

grant execute on function "private"."insert_row"(regclass, jsonb) to "service_role";

revoke all on function "private"."known_categories"(text[]) from public;

grant execute on function "private"."known_categories"(text[]) to "service_role";

revoke all on function "private"."limit_survey"(uuid, text, boolean) from public;

grant execute on function "private"."limit_survey"(uuid, text, boolean) to "authenticated";

grant execute on function "private"."limit_survey"(uuid, text, boolean) to "service_role";

revoke all on function "private"."listed_documents"(uuid, uuid) from public;

grant execute on function "private"."listed_documents"(uuid, uuid) to "service_role";

revoke all on function "private"."log_access_once"(text, uuid[], text) from public;

grant execute on function "private"."log_access_once"(text, uuid[], text) to "service_role";

revoke all on function "private"."make_review_link"(uuid, integer, text, text) from public;

grant execute on function "private"."make_review_link"(uuid, integer, text, text) to "authenticated";

grant execute on function "private"."make_review_link"(uuid, integer, text, text) to "service_role";

revoke all on function "private"."my_session"(integer) from public;

grant execute on function "private"."my_session"(integer) to "authenticated";

grant execute on function "private"."my_session"(integer) to "service_role";

revoke all on function "private"."name_staff"(uuid, text) from public;

grant execute on function "private"."name_staff"(uuid, text) to "authenticated";

grant execute on function "private"."name_staff"(uuid, text) to "service_role";

revoke all on function "private"."new_appointment_link"(uuid) from public;

grant execute on function "private"."new_appointment_link"(uuid) to "service_role";

revoke all on function "private"."new_calendar_feed"(boolean) from public;

grant execute on function "private"."new_calendar_feed"(boolean) to "authenticated";

grant execute on function "private"."new_calendar_feed"(boolean) to "service_role";

revoke all on function "private"."new_document_link"(uuid, integer) from public;

grant execute on function "private"."new_document_link"(uuid, integer) to "authenticated";

grant execute on function "private"."new_document_link"(uuid, integer) to "service_role";

revoke all on function "private"."open_document_link"(text) from public;

grant execute on function "private"."open_document_link"(text) to "anon", "authenticated";

grant execute on function "private"."open_document_link"(text) to "service_role";

revoke all on function "private"."open_survey"(uuid) from public;

grant execute on function "private"."open_survey"(uuid) to "authenticated";

grant execute on function "private"."open_survey"(uuid) to "service_role";

revoke all
  on function "private"."place_appointment"(public.appointments, timestamp with time zone)
  from public;

grant execute
  on function "private"."place_appointment"(public.appointments, timestamp with time zone)
  to "service_role";

revoke all on function "private"."post_counts"() from public;

grant execute on function "private"."post_counts"() to "authenticated";

grant execute on function "private"."post_counts"() to "service_role";

revoke all
  on function "private"."posts_for_staff"(text, text, text, text, date, uuid, integer)
  from public;

grant execute
  on function "private"."posts_for_staff"(text, text, text, text, date, uuid, integer)
  to "authenticated";

grant execute
  on function "private"."posts_for_staff"(text, text, text, text, date, uuid, integer)
  to "service_role";

revoke all on function "private"."publish_now"() from public;

grant execute on function "private"."publish_now"() to "authenticated";

grant execute on function "private"."publish_now"() to "service_role";

revoke all on function "private"."record_reply"(uuid, text, uuid) from public;

grant execute on function "private"."record_reply"(uuid, text, uuid) to "authenticated";

grant execute on function "private"."record_reply"(uuid, text, uuid) to "service_role";

revoke all on function "private"."record_translation_sources"(jsonb, jsonb) from public;

grant execute on function "private"."record_translation_sources"(jsonb, jsonb) to "service_role";

revoke all on function "private"."refuse_answer"(uuid) from public;

grant execute on function "private"."refuse_answer"(uuid) to "service_role";

revoke all on function "private"."refuse_engaged"(uuid[], boolean) from public;

grant execute on function "private"."refuse_engaged"(uuid[], boolean) to "authenticated";

grant execute on function "private"."refuse_engaged"(uuid[], boolean) to "service_role";

revoke all on function "private"."refuse_if"(boolean, text, text, text) from public;

grant execute on function "private"."refuse_if"(boolean, text, text, text) to "authenticated";

grant execute on function "private"."refuse_if"(boolean, text, text, text) to "service_role";

revoke all on function "private"."refuse_limited"(uuid[]) from public;

grant execute on function "private"."refuse_limited"(uuid[]) to "service_role";

revoke all on function "private"."remove_factors"(uuid, uuid) from public;

grant execute on function "private"."remove_factors"(uuid, uuid) to "service_role";

revoke all on function "private"."request_test_mail"() from public;

grant execute on function "private"."request_test_mail"() to "authenticated";

grant execute on function "private"."request_test_mail"() to "service_role";

revoke all on function "private"."require_admin"() from public;

grant execute on function "private"."require_admin"() to "authenticated";

grant execute on function "private"."require_admin"() to "service_role";

revoke all on function "private"."require_proof"() from public;

grant execute on function "private"."require_proof"() to "authenticated";

grant execute on function "private"."require_proof"() to "service_role";

revoke all on function "private"."require_reason"(text) from public;

grant execute on function "private"."require_reason"(text) to "service_role";

revoke all on function "private"."require_staff"() from public;

grant execute on function "private"."require_staff"() to "authenticated";

grant execute on function "private"."require_staff"() to "service_role";

revoke all on function "private"."reset_factor"(uuid) from public;

grant execute on function "private"."reset_factor"(uuid) to "authenticated";

grant execute on function "private"."reset_factor"(uuid) to "service_role";

revoke all on function "private"."revoke_document_link"(uuid) from public;

grant execute on function "private"."revoke_document_link"(uuid) to "authenticated";

grant execute on function "private"."revoke_document_link"(uuid) to "service_role";

revoke all on function "private"."revoke_review_link"(uuid) from public;

grant execute on function "private"."revoke_review_link"(uuid) to "authenticated";

grant execute on function "private"."revoke_review_link"(uuid) to "service_role";

revoke all on function "private"."search_posts"(text, text, text, integer, integer) from public;

grant execute
  on function "private"."search_posts"(text, text, text, integer, integer)
  to "anon", "authenticated";

grant execute
  on function "private"."search_posts"(text, text, text, integer, integer)
  to "service_role";

revoke all on function "private"."search_surveys"(text) from public;

grant execute on function "private"."search_surveys"(text) to "authenticated";

grant execute on function "private"."search_surveys"(text) to "service_role";

revoke all on function "private"."send_reply"(uuid, uuid, text, text, boolean, uuid) from public;

grant execute
  on function "private"."send_reply"(uuid, uuid, text, text, boolean, uuid)
  to "authenticated";

grant execute
  on function "private"."send_reply"(uuid, uuid, text, text, boolean, uuid)
  to "service_role";

revoke all on function "private"."settle_conflict"(uuid, text) from public;

grant execute on function "private"."settle_conflict"(uuid, text) to "authenticated";

grant execute on function "private"."settle_conflict"(uuid, text) to "service_role";

revoke all on function "private"."settle_review_note"(uuid, boolean) from public;

grant execute on function "private"."settle_review_note"(uuid, boolean) to "authenticated";

grant execute on function "private"."settle_review_note"(uuid, boolean) to "service_role";

revoke all
  on function "private"."take_time"(public.appointments, timestamp with time zone)
  from public;

grant execute
  on function "private"."take_time"(public.appointments, timestamp with time zone)
  to "service_role";

revoke all on function "private"."visit_outcomes"(integer) from public;

grant execute on function "private"."visit_outcomes"(integer) to "authenticated";

grant execute on function "private"."visit_outcomes"(integer) to "service_role";

revoke all on function "private"."withdraw_special_consent"(uuid, text) from public;

grant execute on function "private"."withdraw_special_consent"(uuid, text) to "authenticated";

grant execute on function "private"."withdraw_special_consent"(uuid, text) to "service_role";

revoke all on function "public"."erase_surveys"(uuid[], boolean) from public;

grant execute on function "public"."erase_surveys"(uuid[], boolean) to "authenticated";

grant execute on function "public"."erase_surveys"(uuid[], boolean) to "service_role";

revoke all on function "public"."import_clients"(jsonb, boolean) from public;

grant execute on function "public"."import_clients"(jsonb, boolean) to "authenticated";

grant execute on function "public"."import_clients"(jsonb, boolean) to "service_role";

revoke all on function "public"."note_mail_sender"(boolean) from public;

grant execute on function "public"."note_mail_sender"(boolean) to "service_role";

revoke all on function "public"."post_counts"() from public;

grant execute on function "public"."post_counts"() to "authenticated";

grant execute on function "public"."post_counts"() to "service_role";

revoke all
  on function "public"."posts_for_staff"(text, text, text, text, date, uuid, integer)
  from public;

grant execute
  on function "public"."posts_for_staff"(text, text, text, text, date, uuid, integer)
  to "authenticated";

grant execute
  on function "public"."posts_for_staff"(text, text, text, text, date, uuid, integer)
  to "service_role";

revoke all on function "public"."read_calendar_feed"(text) from public;

grant execute on function "public"."read_calendar_feed"(text) to "service_role";

revoke all on function "public"."save_texts"(jsonb) from public;

grant execute on function "public"."save_texts"(jsonb) to "authenticated";

grant execute on function "public"."save_texts"(jsonb) to "service_role";

revoke all on function "public"."store_busy_times"(uuid, jsonb, text) from public;

grant execute on function "public"."store_busy_times"(uuid, jsonb, text) to "service_role";

reset check_function_bodies;
