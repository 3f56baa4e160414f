-- Requests for data protection rights, corrections, restriction, the data of one person, the end of a block, and the
-- consent to a testimonial with its withdrawal.

drop policy "staff remove testimonials" on "public"."testimonials";

drop trigger "contact_surveys_names" on "public"."contact_surveys";

alter table "private"."access_log"
  drop constraint "access_log_action_check";

drop function "public"."search_surveys"(text);

create table "public"."rights_requests" (
  "id"          uuid                     not null default gen_random_uuid(),
  "kind"        text                     not null,
  "name"        text                     not null,
  "contact"     text                     not null,
  "channel"     text                     not null,
  "language"    text                     not null default 'es'::text,
  "received_on" date                     not null,
  "surveys"     uuid[]                   not null default '{}'::uuid[],
  "identity"    text                     not null default ''::text,
  "extension"   text,
  "extended_on" date,
  "outcome"     text,
  "answer"      text                     not null default ''::text,
  "answered_on" date,
  "answered_by" uuid,
  "created_at"  timestamp with time zone not null default now(),
  "updated_at"  timestamp with time zone not null default now(),
  constraint "rights_requests_answer_check" check ((char_length(answer) <= 2000)),
  constraint "rights_requests_answered" check (((outcome IS NULL) = (answered_on IS NULL))),
  constraint "rights_requests_channel_check"
    check
    ((channel = ANY (ARRAY['email'::text, 'post'::text, 'phone'::text, 'chat'::text, 'office'::text,
    'form'::text]))),
  constraint "rights_requests_contact_check"
    check (((char_length(btrim(contact)) >= 3) AND (char_length(btrim(contact)) <= 254))),
  constraint "rights_requests_explained"
    check (((outcome IS NULL) OR (outcome = 'granted'::text) OR (answer ~ '\S'::text))),
  constraint "rights_requests_extended" check (((extension IS NULL) = (extended_on IS NULL))),
  constraint "rights_requests_extension_check"
    check (((char_length(btrim(extension)) >= 3) AND (char_length(btrim(extension)) <= 500))),
  constraint "rights_requests_identity_check" check ((char_length(identity) <= 500)),
  constraint "rights_requests_kind_check"
    check
    ((kind = ANY (ARRAY['access'::text, 'rectification'::text, 'erasure'::text, 'restriction'::text,
    'portability'::text, 'objection'::text]))),
  constraint "rights_requests_name_check"
    check (((char_length(btrim(name)) >= 2) AND (char_length(btrim(name)) <= 120))),
  constraint "rights_requests_outcome_check"
    check ((outcome = ANY (ARRAY['granted'::text, 'partly'::text, 'refused'::text]))),
  constraint "rights_requests_pkey" primary key (id),
  constraint "rights_requests_surveys_check"
    check (((cardinality(surveys) <= 50) AND (array_position(surveys, NULL::uuid) IS NULL))),
  "created_by"  uuid                     default auth.uid(),
  constraint "rights_requests_check"
    check (((answered_on >= received_on) AND (answered_on <= private.office_today()))),
  constraint "rights_requests_received_on_check" check ((received_on <= private.office_today()))
);

alter table "public"."rights_requests"
  enable row level security;

alter table "public"."contact_surveys"
  add column "limited_on" date;

alter table "public"."contact_surveys"
  add column "limited_reason" text;

alter table "public"."contact_surveys"
  add column "corrections" jsonb not null default '[]'::jsonb;

alter table "public"."rights_requests"
  add column "due_on" date generated always as (((received_on +
CASE
    when (extended_on is null) THEN '1 mon'::interval
    ELSE '3 mons'::interval
end))::date) stored not null;

alter table "public"."testimonials"
  add column "consent_text" text;

alter table "public"."testimonials"
  add column "consent_via" text;

alter table "public"."testimonials"
  add column "withdrawn_at" timestamp with time zone;

alter table "public"."testimonials"
  add column "withdrawn_by" uuid;

create or replace function private.change_appointment (
  appointment uuid,
  change      text,
  start       timestamp with time zone,
  word        text
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
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  select * into found_one from public.appointments as a where a.id = appointment for update;
  begins := coalesce(case when change in ('move', 'confirm') then start end, found_one.starts_at);
  if found_one.id is null or not (case change
    when 'confirm' then found_one.status in ('unplaced', 'pending', 'lapsed')
    when 'decline' then found_one.status in ('unplaced', 'pending')
    when 'move' then found_one.status in ('pending', 'confirmed') and start is not null
    when 'cancel' then found_one.status = 'confirmed'
    when 'no_show' then found_one.status = 'confirmed' and found_one.starts_at <= private.office_instant()
    else false
  end) then
    raise exception 'not possible now' using errcode = 'P0001', hint = 'gone';
  end if;
  perform private.refuse_limited(array[found_one.survey_id]);
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
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
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
    'status', case block.survey ->> 'status' when 'new' then 'contacted' else block.survey ->> 'status' end);
  insert into public.appointments
  select (jsonb_populate_record(null::public.appointments, a || case
    when a ->> 'status' in ('unplaced', 'pending', 'confirmed') and (a ->> 'ends_at')::timestamptz > block.blocked_at
    then jsonb '{"status": "cancelled", "held_until": null}' else jsonb '{}' end)).*
  from jsonb_array_elements(block.appointments) as a;
  delete from private.mail_outbox as m using public.appointments as a
  where m.appointment_id = a.id and a.survey_id = survey;
  update public.contact_surveys set
    origin = block.survey ->> 'origin', status = block.survey ->> 'status',
    appointment_at = (
      select max(a.starts_at) from public.appointments as a
      where a.survey_id = survey and a.status in ('confirmed', 'no_show'))
  where id = survey;
  delete from private.blocked_surveys where id = change_block.survey;
  perform private.log_access('rights', array[survey], 'block lifted: ' || why);
end;
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
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  if char_length(btrim(coalesce(why, ''))) not between 3 and 500 then
    raise exception 'the reason is missing' using errcode = '22023';
  end if;
  select * into one from public.contact_surveys where id = survey for update;
  select jsonb_agg(jsonb_build_object(
    'at', now(), 'by', (select u.email from auth.users as u where u.id = auth.uid()),
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

create or replace function private.erase_expired_surveys()
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  with ended as (
    delete from private.blocked_surveys where until < private.office_today() returning id, received_on
  )
  insert into public.survey_erasures (received_on, reason, survey_hash)
  select received_on, 'block_ended', private.survey_hash(id) from ended;
  delete from public.rights_requests where answered_on < private.office_today() - interval '3 years';
  delete from public.testimonials where withdrawn_at < now() - interval '3 years';
  return private.destroy_surveys(array(select expired.id from public.expired_surveys() as expired), 'retention');
end;
$function$;

create or replace function private.export_surveys (
  surveys uuid[]
)
  returns SETOF public.contact_surveys
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  if cardinality(surveys) > 1000 then
    raise exception 'too many at once' using errcode = '22023';
  end if;
  perform private.require_proof();
  -- Only what there is: invented ids would fill the log.
  perform private.log_access('exported', array(
    select id from public.contact_surveys where id = any (surveys) and limited_on is null));
  return query
    select * from public.contact_surveys where id = any (surveys) and limited_on is null
    order by created_at desc, id desc;
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
    appointment_at = case when new.status in ('pending', 'confirmed', 'no_show') then new.starts_at end,
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
    or kind = 'agenda' and (event = 'lapsed' or new.changed_by = 'client' and event in ('moved', 'cancelled'));
  return null;
end;
$function$;

create or replace function private.keep_limited()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if tg_op = 'DELETE' then
    raise exception 'the processing is restricted' using errcode = 'P0001', hint = 'limited';
  elsif new.limited_on is not null and (new.status, new.answered_via) is distinct from (old.status, old.answered_via) then
    raise exception 'the processing is restricted' using errcode = 'P0001', hint = 'limited';
  end if;
  return new;
end;
$function$;

create or replace function private.keep_rights_request()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if old.outcome is not null then
    raise exception 'answered already' using errcode = 'P0001', hint = 'answered';
  end if;
  if new.extension is distinct from old.extension then
    if old.extension is not null or private.office_today() > old.due_on then
      raise exception 'too late to extend' using errcode = 'P0001', hint = 'late';
    end if;
    new.extended_on := private.office_today();
  end if;
  if new.outcome is not null then
    new.answered_on := coalesce(new.answered_on, private.office_today());
    new.answered_by := auth.uid();
  end if;
  return new;
end;
$function$;

create or replace function private.keep_survey_names()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  delete from private.names where survey_id = new.id;
  if new.limited_on is null then
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
      old.verification, old.consent_text, old.consent_via)
    then
      raise exception 'the consent was withdrawn' using errcode = 'P0001', hint = 'withdrawn';
    end if;
  elsif new.withdrawn_at is not null then
    new.withdrawn_at := now();
    new.withdrawn_by := auth.uid();
    new.active := false;
  elsif new.active and (tg_op = 'INSERT' or not old.active) and (new.consent_text is null or new.consent_via is null) then
    raise exception 'what the client agreed to is missing' using errcode = '23514';
  end if;
  return new;
end;
$function$;

create or replace function private.limit_survey (
  survey  uuid,
  why     text,
  limited boolean
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  if char_length(btrim(coalesce(why, ''))) not between 3 and 500 or limited is null then
    raise exception 'the reason is missing' using errcode = '22023';
  end if;
  update public.contact_surveys set
    limited_on = case when limited then private.office_today() end,
    limited_reason = case when limited then why end
  where id = survey and (limited_on is null) = limited;
  if not found then
    return;
  end if;
  delete from private.answer_warnings where survey_id = survey;
  perform private.log_access('rights', array[survey], case when limited then 'limited: ' else 'lifted: ' end || why);
end;
$function$;

create or replace function private.log_rights_request()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.log_access('rights', new.surveys, new.kind || ' ' || case
    when tg_op = 'INSERT' then 'received' when new.outcome is not null then new.outcome else 'extended' end);
  return null;
end;
$function$;

create or replace function private.open_work()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  if not private.is_staff() then
    return null;
  end if;
  return jsonb_build_object(
    'enquiries', case when private.is_admin() then (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', oldest.id, 'name', oldest.name, 'urgency', oldest.urgency, 'createdAt', oldest.created_at)), '[]')
      from unnest(array['detained', 'deadline', 'normal']) as of_urgency (urgency)
      cross join lateral (
        select s.id, s.name, s.urgency, s.created_at from public.contact_surveys as s
        where s.status = 'new' and not s.overflow and s.limited_on is null and s.urgency = of_urgency.urgency
        order by s.created_at, s.id limit 8
      ) as oldest
    ) end,
    'flagged', case when private.is_admin() then (
      select coalesce(jsonb_agg(to_jsonb(f)), '[]') from (
        select s.urgency = 'detained' as detained, count(*), min(s.created_at) as since
        from public.contact_surveys as s
        where s.status = 'new' and s.overflow and s.opened_at is null
        group by s.urgency = 'detained'
      ) as f
    ) end,
    'mails', case when private.is_admin() then (
      select coalesce(jsonb_agg(to_jsonb(m)), '[]') from (
        -- Mails of the last week still unsent after ten minutes, without content or recipient.
        select o.kind, count(*), min(o.created_at) as since, (array_agg(o.survey_id order by o.created_at))[1] as enquiry,
          bool_and(o.failed_at is not null) as "givenUp"
        from private.mail_outbox as o
        where o.sent_at is null and o.created_at between now() - interval '7 days' and now() - interval '10 minutes'
        group by o.kind
      ) as m
    ) end,
    -- To be confirmed, and those still to come today.
    'appointments', case when private.is_admin() then (
      select coalesce(jsonb_agg(to_jsonb(a) order by a."startsAt"), '[]') from (
        select a.id, s.name, a.kind, a.status, a.starts_at as "startsAt", coalesce(a.held_until, a.starts_at) as until
        from public.appointments as a join public.contact_surveys as s on s.id = a.survey_id
        where not s.overflow and (
          a.status in ('pending', 'unplaced') and a.starts_at > private.office_instant()
          or a.status = 'confirmed' and a.ends_at > private.office_instant()
            and private.office_day(a.starts_at) = private.office_today())
        order by a.starts_at limit 12
      ) as a
    ) end,
    -- Requests for a right, until they are answered (51_rights.sql).
    'rights', case when private.is_admin() then (
      select coalesce(jsonb_agg(to_jsonb(r) order by r."dueOn", r.id), '[]') from (
        select r.id, r.kind, r.name, r.due_on as "dueOn" from public.rights_requests as r
        where r.outcome is null order by r.due_on, r.id limit 20
      ) as r
    ) end,
    'calendars', case when private.is_admin() then (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', c.name, 'problem', c.problem, 'since', c.failing_since) order by c.name), '[]')
      from public.busy_calendars as c where c.problem is not null
    ) end,
    'publication', (
      select jsonb_build_object('problem', b.problem, 'since', coalesce(b.wanted_since, now()))
      from private.build_hook as b where b.problem is not null
    ),
    'scheduled', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', p.id, 'title', p.title, 'at', to_char(p.publish_at, 'HH24:MI')) order by p.publish_at, p.id), '[]')
      from (
        select * from public.blog_posts as p
        where not p.hidden and p.deleted_at is null and p.date = private.office_today()
          and p.date + p.publish_at > private.office_now()
        order by p.publish_at, p.id limit 10
      ) as p
    ),
    -- Public posts that nobody has reviewed for a year, or that are as old without a review.
    'unreviewed', (
      select coalesce(jsonb_agg(to_jsonb(p) order by p.since, p.id), '[]') from (
        select p.id, p.title, p.reviewed_on is not null as reviewed, coalesce(p.reviewed_on, p.date) as since
        from public.blog_posts as p
        where private.is_public(p)
          and coalesce(p.reviewed_on, p.date) < private.office_today() - interval '12 months'
        order by since, p.id limit 10
      ) as p
    ),
    -- Notes nobody has dealt with, approvals of the current text of a language that readers cannot see yet, and
    -- finished translations that nobody has taken or dismissed.
    'reviews', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.since), '[]') from (
        select p.id, p.title, coalesce(n.notes, 0) as notes, coalesce(a.languages, '{}') as languages,
          coalesce(t.languages, '{}') as translated, least(n.since, a.since, t.since) as since
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
          where (d.hidden or d.waiting_texts ? a.language) and a.withdrawn_at is null
            and a.fingerprint = private.text_fingerprint(d, a.language)
          group by l.post_id
        ) as a on a.post_id = p.id
        left join (
          select l.post_id, array_agg(distinct l.language) as languages, min(l.finished_at) as since
          from private.review_links as l
          where l.finished_at is not null and l.decision is null group by l.post_id
        ) as t on t.post_id = p.id
        where p.deleted_at is null and coalesce(n.post_id, a.post_id, t.post_id) is not null
        order by since limit 10
      ) as r
    ),
    'opinions', (
      select jsonb_build_object(
        'waiting', count(*) filter (where not t.active), 'since', min(t.created_at) filter (where not t.active),
        'outdated', count(*) filter (where t.outdated_languages <> '{}'))
      from public.testimonials as t where t.deleted_at is null
    )
  );
end;
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
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
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
    'enquiries', (
      select coalesce(jsonb_agg(
        to_jsonb(s) - '{notes,search_text,message_start,consent_texts,notice_hash}'::text[] || jsonb_build_object(
          'wordings', (
            select coalesce(jsonb_agg(to_jsonb(c) - '{created_by,created_at,shipped}'::text[] order by c.part), '[]')
            from public.consent_texts as c where c.hash = any (s.consent_texts || s.notice_hash)),
          'appointments', (
            select coalesce(jsonb_agg(jsonb_build_object(
              'kind', a.kind, 'status', a.status, 'starts_at', a.starts_at, 'ends_at', a.ends_at, 'word', a.word
            ) order by a.starts_at), '[]')
            from public.appointments as a where a.survey_id = s.id),
          'answers', (
            select coalesce(jsonb_agg(jsonb_build_object('at', l.at, 'via', l.detail) order by l.seq), '[]')
            from private.access_log as l where l.action = 'replied' and l.subjects @> array[s.id]))
        order by s.created_at), '[]')
      from public.contact_surveys as s where s.id = any (found_ids)),
    'requests', requests,
    'testimonials', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', t.id, 'name', t.name, 'role', t.role, 'testimonial', t.testimonial, 'active', t.active,
        'created_at', t.created_at, 'consent_date', t.consent_date, 'consent_text', t.consent_text,
        'consent_via', t.consent_via, 'withdrawn_at', t.withdrawn_at) order by t.created_at), '[]')
      from public.testimonials as t where private.fold(t.name) = any (names)),
    'clients', (
      select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'created_at', c.created_at)), '[]')
      from public.clients as c where private.fold(c.name) = any (names)));
end;
$function$;

create or replace function private.record_reply (
  survey   uuid,
  via      text,
  template uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  if via is null or via not in ('call', 'email', 'chat') then
    raise exception 'no such channel' using errcode = '22023';
  end if;
  perform private.refuse_limited(array[survey]);
  if exists (select from public.contact_surveys where id = survey) then
    perform private.log_access('replied', array[survey], concat_ws(
      ' ', via, (select name from public.reply_templates where id = template)));
  end if;
end;
$function$;

create or replace function private.refuse_engaged (
  surveys     uuid[],
  engaged_too boolean
)
  returns void
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  if engaged_too is not true and exists (
    select from public.contact_surveys where id = any (surveys) and status = 'engaged'
  ) then
    raise exception 'an engagement is among them' using errcode = 'P0001', hint = 'engaged';
  end if;
  perform private.refuse_limited(surveys);
end;
$function$;

create or replace function private.refuse_limited (
  surveys uuid[]
)
  returns void
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  if exists (select from public.contact_surveys where id = any (surveys) and limited_on is not null) then
    raise exception 'the processing is restricted' using errcode = 'P0001', hint = 'limited';
  end if;
end;
$function$;

create or replace function private.register_of_erasures()
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return jsonb_build_object('erasures', 1, 'made_at', now(), 'surveys', (
    select coalesce(jsonb_agg(distinct jsonb_strip_nulls(jsonb_build_object(
      'hash', e.survey_hash, 'until', b.until, 'reason', b.reason))), '[]')
    from public.survey_erasures as e
    left join private.blocked_surveys as b on private.survey_hash(b.id) = e.survey_hash
    where e.survey_hash is not null
      -- Its block was lifted.
      and not exists (select from public.contact_surveys as s where private.survey_hash(s.id) = e.survey_hash)
  ));
end;
$function$;

create or replace function private.repeat_erasures (
  register jsonb
)
  returns integer
  language plpgsql
  set search_path to ''
  AS $function$
declare
  named record;
  repeated integer := 0;
begin
  for named in
    select r.until, r.reason, array_agg(s.id) as surveys
    from jsonb_to_recordset(register -> 'surveys') as r (hash text, until date, reason text)
    join public.contact_surveys as s on private.survey_hash(s.id) = r.hash
    group by r.until, r.reason
  loop
    -- A restriction ended with the erasure.
    update public.contact_surveys set limited_on = null, limited_reason = null
      where id = any (named.surveys) and limited_on is not null;
    if named.until >= private.office_today() then
      repeated := repeated + private.move_to_block(named.surveys, named.reason, named.until);
    else
      repeated := repeated + private.destroy_surveys(named.surveys, 'request');
    end if;
  end loop;
  -- What the archive had blocked and was destroyed since.
  delete from private.blocked_surveys as b
  using jsonb_to_recordset(register -> 'surveys') as r (hash text, until date, reason text)
  where private.survey_hash(b.id) = r.hash and r.until is null;
  return repeated;
end;
$function$;

create or replace function private.unplanned_warnings()
  returns SETOF public.contact_surveys
  language sql
  stable
  set search_path to ''
  AS $function$
  select s.* from public.contact_surveys as s
  where s.status = 'new' and s.limited_on is null
    and not exists (select from private.answer_warnings as w where w.survey_id = s.id)
    and exists (select from private.mail_outbox as m where m.survey_id = s.id and m.kind = 'alert')
  order by s.created_at
  limit 50;
$function$;

create or replace function public.change_block (
  survey   uuid,
  why      text,
  last_day date default null::date
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.change_block(survey, why, last_day);
$function$;

create or replace function public.correct_survey (
  survey  uuid,
  changes jsonb,
  why     text
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.correct_survey(survey, changes, why);
$function$;

create or replace function public.dashboard()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object(
    'enquiries', case when (select private.is_admin()) then (
      select jsonb_build_object('new', count(*), 'urgent', count(*) filter (where urgency <> 'normal'))
      from public.contact_surveys where status = 'new' and not overflow and limited_on is null) end,
    'posts', (
      select jsonb_build_object(
        'published', published, 'scheduled', scheduled, 'hidden', hidden, 'outdated', outdated, 'wanted', wanted)
      from private.post_counts()),
    'translations', (
      select jsonb_object_agg(language, jsonb_build_object('done', done, 'outdated', outdated))
      from private.translation_counts()),
    'testimonials', (
      select jsonb_build_object('active', count(*) filter (where active), 'total', count(*))
      from public.testimonials where deleted_at is null),
    'work', private.open_work()
  )
  where (select private.is_staff());
$function$;

create or replace function public.expired_surveys()
  returns table (
    id         uuid,
    created_at timestamp with time zone
  )
  language sql
  stable
  AS $function$
  select s.id, s.created_at from public.contact_surveys as s
  where s.status <> 'engaged' and s.limited_on is null
    -- Never before an appointment has taken place.
    and greatest(s.created_at, s.appointment_at) < now() - make_interval(months => (select survey_retention_months from public.settings))
    -- Flagged as automatic, and still unhandled after a month.
    or s.overflow and s.status = 'new' and s.limited_on is null and s.created_at < now() - interval '30 days';
$function$;

create or replace function public.limit_survey (
  survey  uuid,
  why     text,
  limited boolean default true
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.limit_survey(survey, why, limited);
$function$;

create or replace function public.person_data (
  contact text
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.person_data(contact);
$function$;

create or replace function public.search_surveys (
  query text
)
  returns table (
    id            uuid,
    created_at    timestamp with time zone,
    name          text,
    language      text,
    practice_area text,
    urgency       text,
    status        text,
    overflow      boolean,
    message_start text,
    limited_on    date
  )
  language sql
  set search_path to ''
  AS $function$
  select s.id, s.created_at, s.name, s.language, s.practice_area, s.urgency, s.status, s.overflow, s.message_start,
    s.limited_on
  from public.contact_surveys as s
  where s.id in (select private.find_surveys(left(query, 200)));
$function$;

alter table "private"."access_log"
  add constraint "access_log_action_check"
    check
    ((action = ANY (ARRAY['signed_in'::text, 'second_factor'::text, 'opened'::text,
    'exported'::text,
    'archived'::text,
    'erased'::text,
    'role'::text,
    'setting'::text,
    'texts'::text,
    'sessions_ended'::text,
    'factor'::text,
    'password'::text,
    'email'::text,
    'post'::text,
    'replied'::text,
    'status'::text,
    'template'::text,
    'holiday'::text,
    'language'::text,
    'compared'::text,
    'clients'::text, 'review_link'::text, 'appointment'::text, 'searched'::text, 'rights'::text])));

alter table "public"."contact_surveys"
  add constraint "contact_surveys_limited_reason_check"
    check
    (((char_length(btrim(limited_reason)) >= 3) AND (char_length(btrim(limited_reason)) <= 500)));

alter table "public"."contact_surveys"
  add constraint "contact_surveys_limited" check (((limited_on IS NULL) = (limited_reason IS NULL)));

alter table "public"."rights_requests"
  add constraint "rights_requests_answered_by_fkey" foreign key (answered_by)
    references auth.users(id) on delete set null;

alter table "public"."rights_requests"
  add constraint "rights_requests_language_fkey" foreign key (language)
    references public.language_settings(language_code);

alter table "public"."testimonials"
  add constraint "testimonials_consent_text_check"
    check
    (((char_length(btrim(consent_text)) >= 10) AND (char_length(btrim(consent_text)) <= 4000)));

alter table "public"."testimonials"
  add constraint "testimonials_consent_via_check"
    check
    ((consent_via = ANY (ARRAY['signed'::text, 'email'::text, 'chat'::text, 'form'::text,
    'spoken'::text])));

alter table "public"."testimonials"
  add constraint "testimonials_withdrawn_by_fkey" foreign key (withdrawn_by)
    references auth.users(id) on delete set null;

alter table "public"."testimonials"
  add constraint "testimonials_withdrawn" check (((NOT active) OR (withdrawn_at IS NULL)));

create index rights_requests_by_answerer on public.rights_requests using btree (answered_by);

create index rights_requests_by_answer on public.rights_requests using btree (answered_on);

create index rights_requests_by_due on public.rights_requests using btree (due_on)
  where (outcome is null);

create index testimonials_by_withdrawer on public.testimonials using btree (withdrawn_by);

create trigger contact_surveys_kept_limited
  before delete or update on public.contact_surveys
  for each row
  when ((old.limited_on IS NOT NULL))
  execute function private.keep_limited();

create trigger contact_surveys_names
  after insert or update of name, opposing_party, limited_on on public.contact_surveys
  for each row
  execute function private.keep_survey_names();

create trigger rights_requests_kept
  before update on public.rights_requests
  for each row
  when ((CURRENT_USER = 'authenticated'::name))
  execute function private.keep_rights_request();

create trigger rights_requests_log_change
  after update on public.rights_requests
  for each row
  when
    (((old.outcome IS DISTINCT FROM new.outcome) OR (old.extension IS DISTINCT FROM new.extension)))
  execute function private.log_rights_request();

create trigger rights_requests_log
  after insert on public.rights_requests
  for each row
  execute function private.log_rights_request();

create trigger rights_requests_touch
  before update on public.rights_requests
  for each row
  execute function private.touch_updated_at();

create trigger testimonials_withdrawn
  before insert or update on public.testimonials
  for each row
  when ((CURRENT_USER = 'authenticated'::name))
  execute function private.keep_withdrawn();

create policy "admins add rights requests" on "public"."rights_requests"
  for insert
  to "authenticated"
  with check (( SELECT private.is_admin() AS is_admin));

create policy "admins change rights requests" on "public"."rights_requests"
  for update
  to "authenticated"
  using (( select private.is_admin() as is_admin))
  with check (( SELECT private.is_admin() AS is_admin));

create policy "admins read rights requests" on "public"."rights_requests"
  for select
  to "authenticated"
  using (( select private.is_admin() as is_admin));

create policy "staff remove testimonials" on "public"."testimonials"
  for delete
  to "authenticated"
  using ((( select private.is_staff() as is_staff) AND (withdrawn_at is null)));

alter table "public"."rights_requests"
  add constraint "rights_requests_created_by_fkey" foreign key (created_by)
    references auth.users(id) on delete set null;

create index rights_requests_by_creator on public.rights_requests using btree (created_by);

-- What 90_grants.sql says of them. Default privileges of older projects grant more.

revoke all on public.rights_requests from anon, authenticated;
grant select, insert (kind, name, contact, channel, language, received_on, surveys, identity),
  update (surveys, identity, extension, outcome, answer, answered_on)
  on public.rights_requests to authenticated;
grant select, insert, update, delete on public.rights_requests to service_role;
grant insert (consent_text, consent_via), update (consent_text, consent_via, withdrawn_at)
  on public.testimonials to authenticated;
grant select (limited_on) on public.contact_surveys to authenticated;

revoke all on function
  public.change_block(uuid, text, date), public.correct_survey(uuid, jsonb, text),
  public.limit_survey(uuid, text, boolean), public.person_data(text), public.search_surveys(text),
  private.change_block(uuid, text, date), private.correct_survey(uuid, jsonb, text),
  private.limit_survey(uuid, text, boolean), private.person_data(text),
  private.keep_limited(), private.keep_rights_request(), private.keep_withdrawn(), private.log_rights_request(),
  private.refuse_limited(uuid[])
  from public, anon, authenticated, service_role;
grant execute on function
  public.change_block(uuid, text, date), public.correct_survey(uuid, jsonb, text),
  public.limit_survey(uuid, text, boolean), public.person_data(text), public.search_surveys(text),
  private.change_block(uuid, text, date), private.correct_survey(uuid, jsonb, text),
  private.limit_survey(uuid, text, boolean), private.person_data(text)
  to authenticated;
grant execute on function
  public.change_block(uuid, text, date), public.correct_survey(uuid, jsonb, text),
  public.limit_survey(uuid, text, boolean), public.person_data(text), public.search_surveys(text),
  private.change_block(uuid, text, date), private.correct_survey(uuid, jsonb, text),
  private.limit_survey(uuid, text, boolean), private.person_data(text),
  private.keep_limited(), private.keep_rights_request(), private.keep_withdrawn(), private.log_rights_request(),
  private.refuse_limited(uuid[])
  to service_role;

-- The templates of the answers.

insert into public.reply_templates (name, body, body_en, body_fr, body_de, body_ar, body_zh, body_ru) values
(
  'Derechos: recibida, quién la pide',
  'El {{fecha}} recibimos su solicitud sobre sus datos personales (referencia: {{referencia}}). Le contestaremos en el plazo de un mes desde ese día. Si necesitáramos más tiempo por la complejidad o el número de las solicitudes, se lo diríamos dentro de ese mes, con el motivo.

Para no entregar sus datos a otra persona, tenemos que estar seguros de quién los pide. Le rogamos que nos responda desde el correo o el teléfono con los que nos escribió, o que nos llame al {{telefono}}. No nos envíe copia de su documento de identidad si no se la pedimos.',
  'On {{fecha}} we received your request concerning your personal data (reference: {{referencia}}). We will reply within one month of that day. If we need more time because of the complexity or number of the requests, we will tell you within that month and give the reason.

So that your data do not reach another person, we need to be sure who is asking for them. Please reply from the e-mail address or telephone with which you wrote to us, or call us on {{telefono}}. Please do not send us a copy of your identity document unless we ask for it.',
  'Le {{fecha}}, nous avons reçu votre demande concernant vos données personnelles (référence : {{referencia}}). Nous y répondrons dans un délai d’un mois à compter de ce jour. Si la complexité ou le nombre des demandes exigeait davantage de temps, nous vous en informerions dans ce délai, en indiquant le motif.

Afin de ne pas remettre vos données à une autre personne, nous devons être certains de l’identité de qui les demande. Nous vous prions de nous répondre depuis l’adresse électronique ou le téléphone avec lesquels vous nous avez écrit, ou de nous appeler au {{telefono}}. Ne nous envoyez pas de copie de votre pièce d’identité si nous ne vous la demandons pas.',
  'am {{fecha}} ist Ihr Antrag zu Ihren personenbezogenen Daten bei uns eingegangen (Zeichen: {{referencia}}). Wir antworten Ihnen innerhalb eines Monats ab diesem Tag. Sollten wir wegen der Komplexität oder der Anzahl der Anträge mehr Zeit benötigen, teilen wir Ihnen dies innerhalb dieses Monats mit Angabe der Gründe mit.

Damit Ihre Daten nicht an eine andere Person gelangen, müssen wir sicher sein, wer sie anfordert. Bitte antworten Sie uns von der E-Mail-Adresse oder Telefonnummer aus, mit der Sie uns geschrieben haben, oder rufen Sie uns an: {{telefono}}. Senden Sie uns bitte keine Kopie Ihres Ausweises, solange wir nicht darum bitten.',
  'تلقّينا في {{fecha}} طلبكم المتعلق ببياناتكم الشخصية (المرجع: {{referencia}})، وسنردّ عليكم خلال شهر من ذلك اليوم. وإذا احتجنا إلى وقت أطول بسبب تعقيد الطلبات أو عددها، فسنبلغكم بذلك خلال الشهر نفسه مع بيان السبب.

ولكي لا نسلّم بياناتكم إلى شخص آخر، علينا أن نتأكد من هوية صاحب الطلب. لذا نرجو أن تجيبونا من البريد الإلكتروني أو الهاتف الذي راسلتمونا منه، أو أن تتصلوا بنا على الرقم {{telefono}}. ونرجو ألا ترسلوا إلينا نسخة من وثيقة هويتكم ما لم نطلبها منكم.',
  '我们已于{{fecha}}收到您关于个人数据的申请（编号：{{referencia}}），并将自该日起一个月内答复。如因申请复杂或数量较多而需要更多时间，我们会在该月内通知您并说明理由。

为避免将您的数据交给他人，我们需要确认申请人的身份。请使用您当初联系我们时的电子邮箱或电话回复，或致电 {{telefono}}。除非我们提出要求，请勿向我们发送您的身份证件复印件。',
  '{{fecha}} мы получили ваш запрос о ваших персональных данных (номер: {{referencia}}). Мы ответим в течение месяца с этого дня. Если из-за сложности или количества запросов нам понадобится больше времени, мы сообщим вам об этом в течение того же месяца с указанием причины.

Чтобы ваши данные не попали к другому лицу, нам нужно убедиться, кто именно их запрашивает. Пожалуйста, ответьте нам с того адреса электронной почты или телефона, с которого вы нам писали, или позвоните по телефону {{telefono}}. Не присылайте копию удостоверения личности, если мы о ней не просим.'
),
(
  'Derechos: acceso',
  'En respuesta a su solicitud del {{fecha}} (referencia: {{referencia}}), le enviamos adjunta la relación de sus datos personales que tratamos: cuáles son, de dónde proceden, a qué consintió y qué se ha hecho con ellos. Para qué los usamos, con qué base, quién puede verlos y cuánto tiempo los conservamos lo explica el aviso de protección de datos de nuestra página web (artículo 15 del RGPD).

Puede pedirnos que los rectifiquemos, que los suprimamos o que limitemos su tratamiento, y oponerse a él. También puede presentar una reclamación ante la autoridad de control: {{autoridad}}.',
  'In reply to your request of {{fecha}} (reference: {{referencia}}), we attach a list of the personal data concerning you that we process: what they are, where they come from, what you consented to and what has been done with them. The data protection notice on our website explains what we use them for, on what basis, who may see them and how long we keep them (Article 15 GDPR).

You may ask us to rectify or erase them or to restrict their processing, and you may object to it. You may also lodge a complaint with the supervisory authority: {{autoridad}}.',
  'En réponse à votre demande du {{fecha}} (référence : {{referencia}}), vous trouverez ci-joint le relevé des données personnelles vous concernant que nous traitons : leur contenu, leur origine, ce à quoi vous avez consenti et ce qui en a été fait. Les finalités, la base juridique, les destinataires et la durée de conservation sont expliqués dans l’information sur la protection des données de notre site (article 15 du RGPD).

Vous pouvez nous demander de les rectifier, de les effacer ou d’en limiter le traitement, et vous y opposer. Vous pouvez également introduire une réclamation auprès de l’autorité de contrôle : {{autoridad}}.',
  'auf Ihren Antrag vom {{fecha}} (Zeichen: {{referencia}}) übersenden wir Ihnen als Anlage die Aufstellung der personenbezogenen Daten, die wir über Sie verarbeiten: welche es sind, woher sie stammen, worin Sie eingewilligt haben und was mit ihnen geschehen ist. Wofür und auf welcher Grundlage wir sie verwenden, wer sie sehen kann und wie lange wir sie aufbewahren, steht in den Angaben zum Datenschutz auf unserer Website (Art. 15 DSGVO).

Sie können verlangen, dass wir sie berichtigen, löschen oder ihre Verarbeitung einschränken, und ihr widersprechen. Sie können sich außerdem bei der Aufsichtsbehörde beschweren: {{autoridad}}.',
  'ردًّا على طلبكم المؤرخ في {{fecha}} (المرجع: {{referencia}})، نرفق لكم بيانًا ببياناتكم الشخصية التي نعالجها: ما هي، وما مصدرها، وعلامَ وافقتم، وما الذي جرى بشأنها. أما أغراض استعمالها وأساسه القانوني ومن يمكنه الاطلاع عليها ومدة الاحتفاظ بها فيوضحها إشعار حماية البيانات في موقعنا (المادة 15 من اللائحة العامة لحماية البيانات).

ويمكنكم أن تطلبوا تصحيحها أو محوها أو تقييد معالجتها، وأن تعترضوا على المعالجة. كما يمكنكم تقديم شكوى إلى سلطة الرقابة: {{autoridad}}.',
  '就您于{{fecha}}提出的申请（编号：{{referencia}}），我们随信附上我们处理的您的个人数据清单：包括有哪些数据、数据来源、您同意的内容以及对数据的处理情况。使用目的、法律依据、可查阅者以及保存期限，请见本所网站的数据保护声明（《通用数据保护条例》第15条）。

您可以要求我们更正、删除数据或限制其处理，也可以反对处理。您还可以向监管机构投诉：{{autoridad}}。',
  'В ответ на ваш запрос от {{fecha}} (номер: {{referencia}}) направляем вам во вложении перечень ваших персональных данных, которые мы обрабатываем: что это за данные, откуда они получены, на что вы дали согласие и что с ними было сделано. Для чего и на каком основании мы их используем, кто может их видеть и сколько времени мы их храним, указано в сведениях о защите данных на нашем сайте (ст. 15 GDPR).

Вы можете потребовать исправить или удалить их, ограничить их обработку или возразить против неё. Вы также можете подать жалобу в надзорный орган: {{autoridad}}.'
),
(
  'Derechos: rectificación hecha',
  'En respuesta a su solicitud del {{fecha}} (referencia: {{referencia}}), hemos corregido los siguientes datos:

{{detalle}}

Se lo comunicaremos también a quienes los hayan recibido de nosotros, salvo que sea imposible o exija un esfuerzo desproporcionado (artículos 16 y 19 del RGPD). Guardamos constancia del valor anterior y del motivo del cambio.',
  'In reply to your request of {{fecha}} (reference: {{referencia}}), we have corrected the following data:

{{detalle}}

We will also inform those who have received them from us, unless this is impossible or would involve disproportionate effort (Articles 16 and 19 GDPR). We keep a record of the previous value and of the reason for the change.',
  'En réponse à votre demande du {{fecha}} (référence : {{referencia}}), nous avons corrigé les données suivantes :

{{detalle}}

Nous en informerons également ceux qui les ont reçues de nous, sauf si cela s’avère impossible ou exige des efforts disproportionnés (articles 16 et 19 du RGPD). Nous gardons la trace de la valeur antérieure et du motif de la modification.',
  'auf Ihren Antrag vom {{fecha}} (Zeichen: {{referencia}}) haben wir folgende Daten berichtigt:

{{detalle}}

Wir teilen dies auch denjenigen mit, die sie von uns erhalten haben, es sei denn, dies ist unmöglich oder mit unverhältnismäßigem Aufwand verbunden (Art. 16 und 19 DSGVO). Den bisherigen Wert und den Grund der Änderung halten wir fest.',
  'ردًّا على طلبكم المؤرخ في {{fecha}} (المرجع: {{referencia}})، صحّحنا البيانات الآتية:

{{detalle}}

وسنبلغ بذلك أيضًا من تسلّمها منا، ما لم يكن ذلك مستحيلًا أو يتطلب جهدًا غير متناسب (المادتان 16 و19 من اللائحة العامة لحماية البيانات). ونحتفظ بما يثبت القيمة السابقة وسبب التغيير.',
  '就您于{{fecha}}提出的申请（编号：{{referencia}}），我们已更正以下数据：

{{detalle}}

我们也会通知从本所获得这些数据的接收方，除非无法做到或需要付出不成比例的努力（《通用数据保护条例》第16条和第19条）。我们会保留更正前的内容及更正原因的记录。',
  'По вашему запросу от {{fecha}} (номер: {{referencia}}) мы исправили следующие данные:

{{detalle}}

Мы сообщим об этом и тем, кто получил их от нас, если только это не окажется невозможным или не потребует несоразмерных усилий (ст. 16 и 19 GDPR). Мы храним запись о прежнем значении и причине изменения.'
),
(
  'Derechos: supresión y bloqueo',
  'En respuesta a su solicitud del {{fecha}} (referencia: {{referencia}}), hemos suprimido sus datos personales de todos nuestros listados (artículo 17 del RGPD).

Los que la ley nos obliga a conservar han quedado bloqueados (artículo 32 de la Ley Orgánica 3/2018): solo pueden verlos jueces y tribunales, el Ministerio Fiscal y las administraciones competentes, para exigir posibles responsabilidades, y se destruirán cuando estas prescriban. Si no está de acuerdo, puede presentar una reclamación ante la autoridad de control: {{autoridad}}.',
  'In reply to your request of {{fecha}} (reference: {{referencia}}), we have erased your personal data from all our records in use (Article 17 GDPR).

Those that the law obliges us to keep have been blocked (Article 32 of the Spanish Organic Law 3/2018): only judges and courts, the public prosecutor and the competent authorities may see them, in order to establish possible liability, and they will be destroyed once it is time-barred. If you do not agree, you may lodge a complaint with the supervisory authority: {{autoridad}}.',
  'En réponse à votre demande du {{fecha}} (référence : {{referencia}}), nous avons effacé vos données personnelles de tous nos fichiers en usage (article 17 du RGPD).

Celles que la loi nous oblige à conserver ont été bloquées (article 32 de la loi organique espagnole 3/2018) : seuls les juges et tribunaux, le ministère public et les administrations compétentes peuvent les consulter, pour établir d’éventuelles responsabilités, et elles seront détruites une fois celles-ci prescrites. Si vous n’êtes pas d’accord, vous pouvez introduire une réclamation auprès de l’autorité de contrôle : {{autoridad}}.',
  'auf Ihren Antrag vom {{fecha}} (Zeichen: {{referencia}}) haben wir Ihre personenbezogenen Daten aus allen unseren laufenden Beständen gelöscht (Art. 17 DSGVO).

Daten, die wir von Gesetzes wegen aufbewahren müssen, sind gesperrt (Art. 32 des spanischen Organgesetzes 3/2018): Nur Gerichte, die Staatsanwaltschaft und die zuständigen Behörden dürfen sie einsehen, um eine mögliche Haftung zu klären; sie werden vernichtet, sobald diese verjährt ist. Sind Sie damit nicht einverstanden, können Sie sich bei der Aufsichtsbehörde beschweren: {{autoridad}}.',
  'ردًّا على طلبكم المؤرخ في {{fecha}} (المرجع: {{referencia}})، محونا بياناتكم الشخصية من جميع سجلاتنا المستعملة (المادة 17 من اللائحة العامة لحماية البيانات).

أما البيانات التي يلزمنا القانون بالاحتفاظ بها فقد حُجبت (المادة 32 من القانون العضوي الإسباني 3/2018): لا يمكن أن يطلع عليها سوى القضاة والمحاكم والنيابة العامة والإدارات المختصة لتحديد المسؤوليات المحتملة، وستُتلف بعد تقادمها. وإذا لم توافقوا على ذلك، يمكنكم تقديم شكوى إلى سلطة الرقابة: {{autoridad}}.',
  '就您于{{fecha}}提出的申请（编号：{{referencia}}），我们已将您的个人数据从所有在用记录中删除（《通用数据保护条例》第17条）。

法律要求我们保留的数据已予封存（西班牙第3/2018号组织法第32条）：仅法官和法院、检察机关及主管部门为追究可能的责任方可查阅，并在责任时效届满后销毁。如您不同意，可以向监管机构投诉：{{autoridad}}。',
  'По вашему запросу от {{fecha}} (номер: {{referencia}}) мы удалили ваши персональные данные из всех используемых нами записей (ст. 17 GDPR).

Данные, которые мы обязаны хранить по закону, заблокированы (ст. 32 испанского Органического закона 3/2018): видеть их могут только судьи и суды, прокуратура и компетентные органы для установления возможной ответственности, и они будут уничтожены по истечении сроков давности. Если вы не согласны, вы можете подать жалобу в надзорный орган: {{autoridad}}.'
),
(
  'Derechos: limitación',
  'En respuesta a su solicitud del {{fecha}} (referencia: {{referencia}}), hemos limitado el tratamiento de sus datos personales (artículo 18 del RGPD).

Desde hoy solo los conservamos. No los usaremos sin su consentimiento, salvo para formular, ejercer o defender reclamaciones, para proteger los derechos de otra persona o por razones de interés público importante. Le avisaremos antes de levantar la limitación.',
  'In reply to your request of {{fecha}} (reference: {{referencia}}), we have restricted the processing of your personal data (Article 18 GDPR).

From today we only store them. We will not use them without your consent, except to establish, exercise or defend legal claims, to protect the rights of another person or for reasons of important public interest. We will inform you before the restriction is lifted.',
  'En réponse à votre demande du {{fecha}} (référence : {{referencia}}), nous avons limité le traitement de vos données personnelles (article 18 du RGPD).

À compter d’aujourd’hui, nous ne faisons que les conserver. Nous ne les utiliserons pas sans votre consentement, sauf pour la constatation, l’exercice ou la défense de droits en justice, pour protéger les droits d’une autre personne ou pour des motifs importants d’intérêt public. Nous vous informerons avant la levée de la limitation.',
  'auf Ihren Antrag vom {{fecha}} (Zeichen: {{referencia}}) haben wir die Verarbeitung Ihrer personenbezogenen Daten eingeschränkt (Art. 18 DSGVO).

Ab heute speichern wir sie nur noch. Ohne Ihre Einwilligung verwenden wir sie nicht, außer zur Geltendmachung, Ausübung oder Verteidigung von Rechtsansprüchen, zum Schutz der Rechte einer anderen Person oder aus Gründen eines wichtigen öffentlichen Interesses. Bevor die Einschränkung aufgehoben wird, unterrichten wir Sie.',
  'ردًّا على طلبكم المؤرخ في {{fecha}} (المرجع: {{referencia}})، قيّدنا معالجة بياناتكم الشخصية (المادة 18 من اللائحة العامة لحماية البيانات).

واعتبارًا من اليوم نقتصر على حفظها، ولن نستعملها من دون موافقتكم إلا لإثبات مطالبات قانونية أو ممارستها أو الدفاع عنها، أو لحماية حقوق شخص آخر، أو لأسباب تتعلق بمصلحة عامة مهمة. وسنبلغكم قبل رفع التقييد.',
  '就您于{{fecha}}提出的申请（编号：{{referencia}}），我们已限制处理您的个人数据（《通用数据保护条例》第18条）。

自今日起，我们仅保存这些数据。未经您同意，我们不会使用，但为提出、行使或抗辩法律请求，为保护他人权利或出于重要公共利益的除外。解除限制前，我们会通知您。',
  'По вашему запросу от {{fecha}} (номер: {{referencia}}) мы ограничили обработку ваших персональных данных (ст. 18 GDPR).

С сегодняшнего дня мы их только храним. Без вашего согласия мы не будем их использовать, кроме случаев предъявления, осуществления или защиты правовых требований, защиты прав другого лица или важного общественного интереса. Мы сообщим вам, прежде чем снимем ограничение.'
),
(
  'Derechos: portabilidad',
  'En respuesta a su solicitud del {{fecha}} (referencia: {{referencia}}), le enviamos adjuntos los datos personales que nos facilitó, en un archivo JSON: un formato estructurado, de uso común y lectura mecánica (artículo 20 del RGPD).

Si prefiere que los transmitamos directamente a otro responsable, díganos a cuál; lo haremos si es técnicamente posible.',
  'In reply to your request of {{fecha}} (reference: {{referencia}}), we attach the personal data that you provided to us, in a JSON file: a structured, commonly used and machine-readable format (Article 20 GDPR).

If you prefer us to send them directly to another controller, please tell us which one; we will do so where technically feasible.',
  'En réponse à votre demande du {{fecha}} (référence : {{referencia}}), vous trouverez ci-joint les données personnelles que vous nous avez fournies, dans un fichier JSON : un format structuré, couramment utilisé et lisible par machine (article 20 du RGPD).

Si vous préférez que nous les transmettions directement à un autre responsable du traitement, indiquez-nous lequel. Nous le ferons si c’est techniquement possible.',
  'auf Ihren Antrag vom {{fecha}} (Zeichen: {{referencia}}) übersenden wir Ihnen als Anlage die personenbezogenen Daten, die Sie uns bereitgestellt haben, in einer JSON-Datei, also in einem strukturierten, gängigen und maschinenlesbaren Format (Art. 20 DSGVO).

Möchten Sie, dass wir sie unmittelbar einem anderen Verantwortlichen übermitteln, nennen Sie uns ihn bitte; wir tun es, soweit es technisch machbar ist.',
  'ردًّا على طلبكم المؤرخ في {{fecha}} (المرجع: {{referencia}})، نرفق لكم البيانات الشخصية التي زوّدتمونا بها في ملف JSON، وهو تنسيق منظَّم وشائع الاستعمال وقابل للقراءة الآلية (المادة 20 من اللائحة العامة لحماية البيانات).

وإذا فضّلتم أن ننقلها مباشرةً إلى مسؤول معالجة آخر، فأخبرونا من هو، وسنفعل ذلك إذا كان ممكنًا تقنيًا.',
  '就您于{{fecha}}提出的申请（编号：{{referencia}}），我们随信附上您提供给本所的个人数据。文件采用 JSON 格式，即结构化、通用且机器可读的格式（《通用数据保护条例》第20条）。

如您希望我们将数据直接传输给另一数据控制者，请告知是哪一家；在技术可行的情况下我们会照办。',
  'В ответ на ваш запрос от {{fecha}} (номер: {{referencia}}) направляем вам во вложении персональные данные, которые вы нам предоставили, в файле JSON, то есть в структурированном, общепринятом и машиночитаемом формате (ст. 20 GDPR).

Если вы хотите, чтобы мы передали их непосредственно другому оператору, сообщите какому; мы сделаем это, если это технически возможно.'
),
(
  'Derechos: oposición atendida',
  'En respuesta a su solicitud del {{fecha}} (referencia: {{referencia}}), hemos dejado de tratar sus datos personales para aquello a lo que se opone (artículo 21 del RGPD):

{{detalle}}

Solo los conservaremos, en su caso, para formular, ejercer o defender reclamaciones.',
  'In reply to your request of {{fecha}} (reference: {{referencia}}), we no longer process your personal data for what you object to (Article 21 GDPR):

{{detalle}}

We will keep them, where necessary, only to establish, exercise or defend legal claims.',
  'En réponse à votre demande du {{fecha}} (référence : {{referencia}}), nous avons cessé de traiter vos données personnelles aux fins auxquelles vous vous opposez (article 21 du RGPD) :

{{detalle}}

Nous ne les conserverons, le cas échéant, que pour la constatation, l’exercice ou la défense de droits en justice.',
  'auf Ihren Antrag vom {{fecha}} (Zeichen: {{referencia}}) verarbeiten wir Ihre personenbezogenen Daten nicht mehr zu den Zwecken, denen Sie widersprechen (Art. 21 DSGVO):

{{detalle}}

Wir bewahren sie gegebenenfalls nur noch zur Geltendmachung, Ausübung oder Verteidigung von Rechtsansprüchen auf.',
  'ردًّا على طلبكم المؤرخ في {{fecha}} (المرجع: {{referencia}})، توقفنا عن معالجة بياناتكم الشخصية للغرض الذي تعترضون عليه (المادة 21 من اللائحة العامة لحماية البيانات):

{{detalle}}

ولن نحتفظ بها، عند الاقتضاء، إلا لإثبات مطالبات قانونية أو ممارستها أو الدفاع عنها.',
  '就您于{{fecha}}提出的申请（编号：{{referencia}}），我们已停止为您所反对的目的处理您的个人数据（《通用数据保护条例》第21条）：

{{detalle}}

必要时，我们仅为提出、行使或抗辩法律请求而保存这些数据。',
  'По вашему запросу от {{fecha}} (номер: {{referencia}}) мы прекратили обработку ваших персональных данных для целей, против которых вы возражаете (ст. 21 GDPR):

{{detalle}}

При необходимости мы будем хранить их только для предъявления, осуществления или защиты правовых требований.'
),
(
  'Derechos: denegación',
  'Hemos examinado su solicitud del {{fecha}} (referencia: {{referencia}}) y no podemos atenderla por el siguiente motivo:

{{detalle}}

Puede presentar una reclamación ante la autoridad de control, {{autoridad}}, y acudir a los tribunales (artículo 12.4 del RGPD). La reclamación es gratuita.',
  'We have examined your request of {{fecha}} (reference: {{referencia}}) and cannot grant it for the following reason:

{{detalle}}

You may lodge a complaint with the supervisory authority, {{autoridad}}, and seek a judicial remedy (Article 12(4) GDPR). The complaint is free of charge.',
  'Nous avons examiné votre demande du {{fecha}} (référence : {{referencia}}) et ne pouvons y donner suite pour le motif suivant :

{{detalle}}

Vous pouvez introduire une réclamation auprès de l’autorité de contrôle, {{autoridad}}, et former un recours juridictionnel (article 12, paragraphe 4, du RGPD). La réclamation est gratuite.',
  'wir haben Ihren Antrag vom {{fecha}} (Zeichen: {{referencia}}) geprüft und können ihm aus folgendem Grund nicht entsprechen:

{{detalle}}

Sie können sich bei der Aufsichtsbehörde, {{autoridad}}, beschweren und den Rechtsweg beschreiten (Art. 12 Abs. 4 DSGVO). Die Beschwerde ist kostenlos.',
  'درسنا طلبكم المؤرخ في {{fecha}} (المرجع: {{referencia}})، ويتعذّر علينا قبوله للسبب الآتي:

{{detalle}}

ويمكنكم تقديم شكوى إلى سلطة الرقابة، {{autoridad}}، واللجوء إلى القضاء (المادة 12، الفقرة 4، من اللائحة العامة لحماية البيانات). وتقديم الشكوى مجاني.',
  '我们已审查您于{{fecha}}提出的申请（编号：{{referencia}}），因以下原因无法予以满足：

{{detalle}}

您可以向监管机构 {{autoridad}} 投诉，也可以寻求司法救济（《通用数据保护条例》第12条第4款）。投诉不收取费用。',
  'Мы рассмотрели ваш запрос от {{fecha}} (номер: {{referencia}}) и не можем его удовлетворить по следующей причине:

{{detalle}}

Вы можете подать жалобу в надзорный орган, {{autoridad}}, и обратиться в суд (п. 4 ст. 12 GDPR). Жалоба подаётся бесплатно.'
)
on conflict (name) do nothing;
