-- Who may call which function, and what each role may do with a table, are said in one place each (supabase/schemas,
-- 89_function_rights.sql and 90_table_rights.sql).

-- Calls that were asked for, and the characters that were translated today.
update private.build_hook set accepted_revision = null where asked_at is not null;
update private.build_hook set claimed_revision = null where claim is null;
insert into private.calls_by_caller (caller, action, ends_at, calls)
select person::text, 'translation', current_date + 1, characters
from private.translated_characters where day = current_date;

set check_function_bodies = off;

revoke all on function "private"."refuse_engaged"(uuid[], boolean) from "authenticated";

drop policy "admins add absences" on "public"."absences";

drop policy "admins read absences" on "public"."absences";

drop policy "admins change what can be booked" on "public"."appointment_kinds";

drop policy "admins read appointments" on "public"."appointments";

drop policy "staff change posts" on "public"."blog_posts";

drop policy "staff remove posts" on "public"."blog_posts";

drop policy "staff write posts" on "public"."blog_posts";

drop policy "admins keep calendars" on "public"."busy_calendars";

drop policy "staff add categories" on "public"."categories";

drop policy "staff change categories" on "public"."categories";

drop policy "staff remove categories" on "public"."categories";

drop policy "admins keep clients" on "public"."clients";

drop policy "admins read what people were shown" on "public"."consent_texts";

drop policy "admins erase enquiries" on "public"."contact_surveys";

drop policy "admins read enquiries" on "public"."contact_surveys";

drop policy "admins update enquiries" on "public"."contact_surveys";

drop policy "admins change the firm's facts" on "public"."firm_facts";

drop policy "admins keep holidays" on "public"."holidays";

drop policy "admins switch languages on and off" on "public"."language_settings";

drop policy "staff read what translations were made from" on "public"."post_translation_sources";

drop policy "admins keep redirects" on "public"."redirects";

drop policy "admins keep reply templates" on "public"."reply_templates";

drop policy "admins keep rights requests" on "public"."rights_requests";

drop policy "admins keep the settings" on "public"."settings";

drop policy "admins add staff" on "public"."staff";

drop policy "staff read the history" on "public"."stats_daily";

drop policy "everyone bumps the current counters" on "public"."stats_realtime";

drop policy "admins read what was erased" on "public"."survey_erasures";

drop policy "staff add testimonials" on "public"."testimonials";

drop policy "staff change testimonials" on "public"."testimonials";

drop policy "staff add texts" on "public"."text_overrides";

drop policy "staff change texts" on "public"."text_overrides";

drop policy "staff reset texts" on "public"."text_overrides";

drop policy "staff keep the terms of translations" on "public"."translation_terms";

drop trigger "access_log_not_removed" on "private"."access_log";

drop trigger "blog_posts_published" on "public"."blog_posts";

drop trigger "a_limit_visits" on "public"."stats_realtime";

drop trigger "text_overrides_consent" on "public"."text_overrides";

alter table "private"."translated_characters"
  drop constraint "translated_characters_person_fkey";

drop function "private"."access_log_start"();

drop function "private"."count_call"(text, integer);

drop function "private"."count_step"(text[], text, public.visit_step);

drop function "private"."destroy_surveys"(uuid[], text);

drop function "private"."last_use"(uuid, timestamp with time zone);

drop function "private"."limit_visits"();

drop function "private"."link_translations"(uuid, text);

drop function "private"."may_call"(text, integer, text);

drop function "private"."may_manage_sessions"(uuid);

drop function "private"."new_calendar_feed"(boolean);

drop function "private"."own_access"(integer);

drop function "private"."queue_appointment_mails"();

drop function "private"."raise_revision_of_post"();

drop function "private"."record_consent_texts"(jsonb);

drop function "private"."review_in"(private.review_links, public.blog_posts);

drop function "private"."search_posts"(text, text, text, integer, integer);

drop function "private"."translation_allowance"();

drop function "public"."claim_build"();

drop function "public"."claim_mails"(integer);

drop function "public"."expired_surveys"();

drop function "public"."link_translations"(uuid, text);

drop function "public"."record_build_result"(uuid, text);

drop function "public"."search_posts"(text, text, text, integer, integer);

drop function "public"."translation_allowance"();

alter table "private"."build_hook"
  drop column "accepted_at";

alter table "private"."build_hook"
  drop column "asked_at";

alter table "private"."build_hook"
  drop column "attempts";

alter table "private"."build_hook"
  drop column "claimed_at";

alter table "private"."build_hook"
  drop column "claim";

drop table "private"."translated_characters";

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
  select private.require_admin();
  select l.seq, l.at, l.person, private.name_of(l.person), l.action, l.subjects[1:50],
    coalesce(private.name_of(l.subjects[1]), s.name), l.detail
  from private.access_log as l
  left join public.contact_surveys as s on s.id = l.subjects[1]
  where (of_person is null or l.person = of_person)
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
  select private.require_admin();
  select jsonb_build_object(
    'broken_at', private.broken_access_log(),
    'lines', e.last - e.first,
    'last_hash', e.last_hash,
    'people', array(
      select jsonb_build_object('id', p.person, 'who', private.name_of(p.person))
      from (select distinct person from private.access_log where person is not null) as p
      order by private.name_of(p.person)))
  from private.access_log_ends as e;
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
  select private.require_admin();
  select a.id, a.survey_id, a.kind, a.status, a.starts_at, a.ends_at, a.busy_until, a.held_until, a.time_zone, a.room,
    a.changed_by, a.word, s.name, s.language, s.practice_area, s.urgency,
    a.status in ('unplaced', 'pending') and exists (select from private.matching_names(array[s.id]))
  from public.appointments as a join public.contact_surveys as s on s.id = a.survey_id
  where a.starts_at < latest and a.busy_until > earliest
  order by a.starts_at, a.created_at;
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
    private.daily_salt, private.survey_senders, private.calls_by_caller, private.mail_outbox, private.mail_sender, private.answer_warnings, private.letters,
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

create or replace function private.ask_for_build()
  returns void
  language sql
  set search_path to ''
  AS $function$
  update private.build_hook set
    accepted_revision = null, due_at = case when claimed_revision is null then now() else due_at end
  where true;
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
  select private.require_admin();
  select private.require_proof();
  select private.refuse_engaged(surveys, engaged_too);
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
  select private.require_admin();
  select b.id, b.received_on, b.blocked_at, private.address_of(b.blocked_by), b.reason, b.until
  from private.blocked_surveys as b
  order by b.until, b.id;
$function$;

create or replace function private.build_is_due()
  returns boolean
  language sql
  set search_path to ''
  AS $function$
  update private.build_hook set revision = present, revision_since = now()
  from private.publication_revision() as present where revision is distinct from present;
  update private.build_hook set wanted_since = now()
  where wanted_since is null and revision is distinct from accepted_revision;
  select exists (
    select from private.build_hook
    where due_at <= now() and (
      accepted_revision is null
      or revision <> accepted_revision
        -- Less than the minute after which the job looks again.
        and (revision_since <= now() - interval '50 seconds' or wanted_since <= now() - interval '10 minutes'))
  );
$function$;

create or replace function private.build_problem()
  returns text
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.require_staff();
  select problem from private.build_hook;
$function$;

create or replace function private.calendar_feed_state()
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.require_admin();
  select jsonb_build_object('with_names', f.with_names, 'read_at', f.read_at)
  from private.calendar_feed as f;
$function$;

create or replace function private.calendars_to_read()
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

create or replace function private.caller_hash()
  returns text
  language plpgsql
  security definer
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

create or replace function private.change_surveys (
  surveys uuid[],
  change  jsonb
)
  returns SETOF uuid
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.require_admin();
  update public.contact_surveys set
    status = coalesce(change ->> 'status', status),
    assigned_to = case when change ? 'assigned_to' then (change ->> 'assigned_to')::uuid else assigned_to end
  where id = any (surveys[1:600])
    and (change ->> 'status' is distinct from 'contacted' or status = 'new')
    and (status <> coalesce(change ->> 'status', status)
      or change ? 'assigned_to' and assigned_to is distinct from (change ->> 'assigned_to')::uuid)
  returning id;
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
  select private.refuse_if(
    not private.may_call('translation', 200000, 'day', auth.uid()::text, characters),
    'the day''s limit is reached', 'translation_limit');
  select auth.uid();
$function$;

create or replace function private.claim_build()
  returns text
  language plpgsql
  set search_path to ''
  AS $function$
declare
  answer text;
begin
  perform from private.build_hook for update;
  if private.build_is_due() then
    update private.build_hook set claimed_revision = revision, due_at = now() + interval '5 minutes'
    where true returning claimed_revision into answer;
  end if;
  return answer;
end;
$function$;

create or replace function private.claim_mails (
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

create or replace function private.count_step (
  pages   text[],
  lang    text,
  reached public.visit_step
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.refuse_if(
    not exists (select from public.language_settings as l where l.language_code = lang and l.is_active),
    'no such language');
  delete from private.visit_steps where day < private.office_today() - interval '13 months';
  -- In the order of the pages, so that calls do not wait for each other's rows in a circle.
  insert into private.visit_steps as v (day, page, language, step, visits)
    select distinct private.office_today(), page::public.page_kind, lang, reached, 1 from unnest(pages) as page
    where not private.is_staff() and (select private.may_call('step', 60, 'minute')) order by 2
    on conflict (day, page, language, step) do update set visits = v.visits + 1;
$function$;

create or replace function private.dashboard()
  returns SETOF jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_staff();
  if private.is_admin() then
    return query
      select jsonb_build_object('kind', oldest.urgency, 'id', oldest.id, 'name', oldest.name, 'at', oldest.created_at)
      from unnest(array['detained', 'deadline', 'normal']) as of_urgency (urgency)
      cross join lateral (
        select s.id, s.name, s.urgency, s.created_at from public.contact_surveys as s
        where s.status = 'new' and not s.overflow and s.limited_on is null and s.urgency = of_urgency.urgency
        order by s.created_at, s.id limit 8
      ) as oldest;
    return query
      select jsonb_build_object('kind', 'new', 'count', count(*))
      from public.contact_surveys where status = 'new' and not overflow and limited_on is null;
    -- Two kinds, since those of people under arrest may be true.
    return query
      select jsonb_build_object(
        'kind', case when s.urgency = 'detained' then 'flaggedDetained' else 'flagged' end,
        'count', count(*), 'at', min(s.created_at))
      from public.contact_surveys as s where s.status = 'new' and s.overflow and s.opened_at is null
      group by s.urgency = 'detained';
    -- To be confirmed, and those still to come today.
    return query
      select jsonb_build_object(
        'kind', case a.status when 'confirmed' then 'appointment' else 'unconfirmed' end,
        'id', a.id, 'name', s.name, 'detail', a.kind, 'at', a.starts_at, 'until', coalesce(a.held_until, a.starts_at))
      from public.appointments as a join public.contact_surveys as s on s.id = a.survey_id
      where not s.overflow and (
        a.status in ('pending', 'unplaced') and a.starts_at > private.office_instant()
        or a.status = 'confirmed' and a.ends_at > private.office_instant()
          and private.office_day(a.starts_at) = private.office_today())
      order by a.starts_at limit 12;
    return query
      select jsonb_build_object('kind', 'calendar', 'name', c.name, 'detail', c.problem, 'at', c.failing_since)
      from public.busy_calendars as c where c.problem is not null order by c.name;
    -- Requests for a right, until they are answered (51_rights.sql), with their last day.
    return query
      select jsonb_build_object('kind', 'rights', 'name', r.name, 'detail', r.kind, 'day', r.due_on)
      from public.rights_requests as r where r.outcome is null order by r.due_on, r.id limit 20;
    -- Mails of the last week still unsent after ten minutes, without content or recipient; one line where none leaves.
    if private.mails_go_nowhere() then
      return next jsonb_build_object('kind', 'nowhere');
    else
      return query
        select jsonb_build_object(
          'kind', case when bool_and(o.failed_at is not null) then 'givenUp' else 'retried' end,
          'detail', o.kind, 'count', count(*), 'at', min(o.created_at),
          'id', coalesce((array_agg(coalesce(o.survey_id, r.survey_id) order by o.created_at))[1]::text, ''))
        from private.mail_outbox as o left join private.replies as r on r.id = o.reply_id
        where o.sent_at is null and o.created_at between now() - interval '7 days' and now() - interval '10 minutes'
        group by o.kind;
    end if;
    -- Sent by clients by link, until somebody opens the enquiry.
    return query
      select jsonb_build_object(
        'kind', 'documents', 'id', s.id, 'name', s.name, 'count', count(*), 'at', min(d.completed_at))
      from private.unseen_documents() as d join public.contact_surveys as s on s.id = d.survey_id
      group by s.id order by min(d.completed_at), s.id limit 12;
    -- To be looked at again today, or earlier.
    return query
      select jsonb_build_object('kind', 'followUp', 'id', s.id, 'name', s.name, 'day', s.follow_up_on)
      from public.contact_surveys as s
      where s.follow_up_on <= private.office_today() order by s.follow_up_on, s.id limit 12;
  end if;

  return query
    select jsonb_build_object('kind', 'publication', 'detail', b.problem, 'at', coalesce(b.wanted_since, now()))
    from private.build_hook as b where b.problem is not null;
  return query
    select jsonb_build_object(
      'kind', 'scheduled', 'id', p.id, 'name', p.title, 'detail', to_char(p.publish_at, 'HH24:MI'), 'day', p.date)
    from public.blog_posts as p
    where not p.hidden and p.deleted_at is null and p.date = private.office_today()
      and p.date + p.publish_at > private.office_now()
    order by p.publish_at, p.id limit 10;
  -- Posts with notes that nobody has dealt with.
  return query
    select jsonb_build_object(
      'kind', 'notes', 'id', p.id, 'name', p.title, 'count', count(*), 'at', min(n.created_at))
    from private.review_notes as n
    join private.review_links as l on l.id = n.link_id
    join public.blog_posts as p on p.id = l.post_id
    where n.settled_at is null and p.deleted_at is null
    group by p.id order by min(n.created_at) limit 10;
  -- Approvals of the current text of a language that readers cannot see yet.
  return query
    select jsonb_build_object(
      'kind', 'approved', 'id', p.id, 'name', p.title,
      'languages', array_agg(distinct a.language), 'at', min(a.approved_at))
    from private.review_approvals as a
    join private.review_links as l on l.id = a.link_id
    join public.blog_posts as p on p.id = l.post_id
    where p.deleted_at is null and (p.hidden or p.waiting_texts ? a.language)
      and a.fingerprint = private.text_fingerprint(p, a.language)
    group by p.id order by min(a.approved_at) limit 10;
  -- Finished translations that nobody has taken or dismissed.
  return query
    select jsonb_build_object(
      'kind', 'translated', 'id', p.id, 'name', p.title,
      'languages', array_agg(distinct l.language), 'at', min(l.finished_at))
    from private.review_links as l join public.blog_posts as p on p.id = l.post_id
    where l.finished_at is not null and l.decision is null and p.deleted_at is null
    group by p.id order by min(l.finished_at) limit 10;
  return query
    select jsonb_build_object('kind', 'opinions', 'count', count(*), 'at', min(created_at))
    from public.testimonials where deleted_at is null and not active having count(*) > 0;
  -- Public posts that nobody has reviewed for a year, or that are as old without a review.
  return query
    select jsonb_build_object(
      'kind', 'unreviewed', 'id', p.id, 'name', p.title,
      'detail', case when p.reviewed_on is null then 'publishedOn' else 'reviewedOn' end,
      'day', coalesce(p.reviewed_on, p.date))
    from public.blog_posts as p
    where private.is_public(p)
      and coalesce(p.reviewed_on, p.date) < private.office_today() - interval '12 months'
    order by coalesce(p.reviewed_on, p.date), p.id limit 10;
  return query select jsonb_build_object('kind', 'posts') || to_jsonb(c) from private.post_counts() as c;
  return query
    select jsonb_build_object(
      'kind', 'testimonials', 'count', count(*) filter (where active),
      'outdated', count(*) filter (where outdated_languages <> '{}'))
    from public.testimonials where deleted_at is null;
  -- Of each language, how many posts are wholly translated, and how many of these translations are outdated.
  return query
    select jsonb_build_object(
      'kind', 'translations', 'detail', lang, 'count', count(p.id),
      'outdated', count(p.id) filter (where lang = any (p.outdated_languages)))
    from private.translations() as lang
    left join public.blog_posts as p on p.deleted_at is null and lang = any (p.complete_languages)
    group by lang;
end;
$function$;

create or replace function private.destroy_surveys (
  surveys uuid[],
  why     text
)
  returns integer
  language sql
  set search_path to ''
  AS $function$
  -- Read by record_erasures().
  select set_config('app.erasure_reason', why, true);
  with erased as (
    delete from public.contact_surveys where id = any (surveys) returning 1
  )
  select count(*)::integer from erased;
$function$;

create or replace function private.document_to_scan()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('id', d.id, 'type', d.type, 'content', (
    select encode(string_agg(p.content, ''::bytea order by p.number), 'base64')
    from private.document_parts as p where p.document_id = d.id))
  from private.documents as d
  where d.completed_at is not null and d.verdict is null and d.blocked_id is null
  order by d.completed_at, d.id limit 1;
$function$;

create or replace function private.documents_of_survey (
  survey uuid
)
  returns jsonb
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.require_admin();
  select private.open_survey(survey);
  update private.documents as d set seen_at = now()
  where d.survey_id = survey and d.seen_at is null and d.completed_at is not null;
  select jsonb_build_object(
    'documents', private.listed_documents(survey, null),
    'links', array(
      select jsonb_build_object('id', l.id, 'expires_at', l.expires_at, 'by', private.address_of(l.created_by))
      from private.document_links as l
      where l.survey_id = survey and l.revoked_at is null and l.expires_at > now() order by l.created_at, l.id));
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
  select private.require_staff();
  select private.require_proof();
  select private.refuse_if(person <> auth.uid() and not private.is_admin(), 'not allowed', code => '42501');
  select private.log_access('sessions_ended', array[person]) where person <> auth.uid();
  with ended as (
    delete from auth.sessions where user_id = person and (session is null or id = session) returning 1
  )
  select count(*)::integer from ended;
$function$;

create or replace function private.erase_expired_surveys()
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  expired uuid[] := array(select id from private.surveys_to_erase());
  automatic uuid[] := array(select id from private.surveys_to_erase() where overflow and status = 'new');
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

create or replace function private.erase_surveys (
  surveys     uuid[],
  engaged_too boolean default false
)
  returns integer
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.require_admin();
  select private.require_proof();
  select private.refuse_engaged(surveys, engaged_too);
  select private.destroy_surveys(surveys, 'request');
$function$;

create or replace function private.erasure_register()
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.require_admin();
  select private.register_of_erasures();
$function$;

create or replace function private.expired_surveys()
  returns integer
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.require_admin();
  select count(*)::integer from private.surveys_to_erase();
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
  select private.require_proof();
  select private.refuse_if(cardinality(surveys) > 1000, 'too many at once');
  -- Only what there is: invented ids would fill the log.
  select private.log_access('exported', array(
    select id from public.contact_surveys
    where id = any (surveys) and limited_on is null and special_consent_withdrawn_on is null));
  select shown.* from public.contact_surveys as s, jsonb_populate_record(
    s, jsonb_build_object('corrections', private.without_old_values(s.corrections))) as shown
  where s.id = any (surveys) and s.limited_on is null and s.special_consent_withdrawn_on is null
  order by s.created_at desc, s.id desc;
$function$;

create or replace function private.health()
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.require_admin();
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
  from public.settings as s, private.build_hook as b;
$function$;

create or replace function private.import_clients (
  names     jsonb,
  replacing boolean
)
  returns integer
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.require_admin();
  delete from public.clients where replacing and not names ? name;
  insert into public.clients (name) select distinct jsonb_array_elements_text(names) on conflict do nothing;
  select count(*)::integer from public.clients;
$function$;

create or replace function private.is_admin()
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
RETURN (not (private.acting_role() is DISTINCT from 'admin'::public.staff_role));

create or replace function private.is_public (
  post public.blog_posts
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
RETURN
  ((not (post).hidden) AND ((post).deleted_at is null) AND (((post).date + (post).publish_at) <=
  private.office_now()));

create or replace function private.is_staff()
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
RETURN (private.acting_role() is not null);

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
    and greatest(began, (select used_at from private.session_uses where session_id = session))
      > now() - make_interval(mins => idle_minutes + 1)
  from public.settings;
$function$;

create or replace function private.mail_health()
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.require_admin();
  select jsonb_build_object(
    'nowhere', private.mails_go_nowhere(),
    'waiting', (select count(*) from private.mail_outbox where sent_at is null and failed_at is null),
    'sent', (
      select jsonb_build_object('at', sent_at, 'kind', kind) from private.mail_outbox
      where sent_at is not null and not printed order by sent_at desc limit 1),
    'failed', (
      select jsonb_build_object('at', coalesce(failed_at, created_at), 'kind', kind, 'problem', problem, 'enquiry', survey_id)
      from private.mail_outbox
      where sent_at is null and (problem is not null or failed_at is not null)
      order by coalesce(failed_at, created_at) desc limit 1),
    'test', (
      select jsonb_build_object('at', created_at, 'sent', sent_at, 'printed', printed, 'problem', problem)
      from private.mail_outbox where kind = 'test' and user_id = auth.uid() order by created_at desc limit 1));
$function$;

create or replace function private.may_call (
  what   text,
  most   integer,
  period text,
  caller text    default private.caller_hash(),
  amount integer default 1
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  so_far integer;
begin
  if may_call.caller is null then
    return true;
  end if;
  -- Not what others remove at this moment, or they would wait for each other.
  delete from private.calls_by_caller where (caller, action, ends_at) in (
    select c.caller, c.action, c.ends_at from private.calls_by_caller as c where c.ends_at <= now() for update skip locked);
  insert into private.calls_by_caller as c
    values (may_call.caller, what, date_trunc(period, now()) + ('1 ' || period)::interval, amount)
    on conflict (caller, action, ends_at) do update set calls = least(c.calls, most) + amount
    returning calls into so_far;
  return so_far <= most;
end;
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
  select private.require_staff();
  select private.refuse_if(person <> auth.uid() and not private.is_admin(), 'not allowed', code => '42501');
  update public.staff set name = nullif(btrim(new_name), '') where user_id = person;
$function$;

create or replace function private.new_calendar_feed (
  with_names boolean default null::boolean
)
  returns text
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.require_admin();
  select private.require_proof() where with_names is not null;
  delete from private.calendar_feed where id;
  select private.log_access(
    'setting', '{}', 'calendar_feed: ' || case when with_names then 'names' when not with_names then 'busy' else 'none' end);
  with made as (
    select replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') as token
    where new_calendar_feed.with_names is not null
  ), stored as (
    insert into private.calendar_feed (token_hash, with_names, made_by)
    select encode(sha256(convert_to(token, 'UTF8')), 'hex'), new_calendar_feed.with_names, auth.uid() from made
  )
  select token from made;
$function$;

create or replace function private.new_recovery_codes()
  returns text[]
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.require_staff();
  select private.require_proof();
  select private.refuse_if(auth.jwt() ->> 'aal' is distinct from 'aal2', 'not allowed', code => '42501');
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

create or replace function private.note_mail_sender (
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

create or replace function private.office_today()
  returns date
  language sql
  stable
  security definer
  set search_path to ''
RETURN (private.office_now())::date;

create or replace function private.open_blocked (
  survey   uuid,
  asked_by text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  perform private.require_proof();
  perform private.require_reason(asked_by);
  perform private.log_access('opened', array[b.id], 'blocked: ' || asked_by)
  from private.blocked_surveys as b where b.id = open_blocked.survey;
  return (
    select jsonb_build_object(
      'survey', b.survey, 'appointments', b.appointments, 'documents', private.listed_documents(null, b.id))
    from private.blocked_surveys as b where b.id = open_blocked.survey);
end;
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

create or replace function private.order_testimonials (
  ids uuid[]
)
  returns integer
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.require_staff();
  with listed as (
    select id, created_at,
      row_number() over (order by array_position(ids, id)) as wanted,
      row_number() over (order by created_at desc, id) as place
    from public.testimonials
    where id = any (ids)
  ), dates as (
    select place,
      min(created_at + place * interval '1 millisecond') over (order by place) - place * interval '1 millisecond' as at
    from listed
  ), moved as (
    update public.testimonials as t
    set created_at = dates.at
    from listed join dates on dates.place = listed.wanted
    where t.id = listed.id and t.created_at <> dates.at
    returning 1
  )
  select count(*)::integer from moved;
$function$;

create or replace function private.own_access (
  idle_seconds integer default null::integer
)
  returns table (
    role           public.staff_role,
    missing        text,
    require_factor boolean,
    ends_at        timestamp with time zone,
    idle_minutes   integer,
    draft_key      text
  )
  language sql
  security definer
  set search_path to ''
  AS $function$
  insert into private.session_uses as u
    select (auth.jwt() ->> 'session_id')::uuid, now() - make_interval(secs => idle_seconds)
    where idle_seconds >= 0 and private.has_session()
    on conflict (session_id) do update set used_at = excluded.used_at
    -- Not for a difference of rounding.
    where excluded.used_at > u.used_at + interval '2 seconds';
  insert into private.draft_keys
    select auth.uid(), encode(sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea), 'hex')
    where private.is_staff()
    on conflict do nothing;
  select
    (select p.role from public.staff as p where p.user_id = auth.uid() and private.has_session()),
    case when private.has_verified_factor() and not private.has_second_factor() then 'code'
         when not private.has_password() then 'password'
         when not private.has_second_factor() then 'factor' end,
    f.require_factor, least(s.created_at + make_interval(hours => f.session_hours), s.not_after), f.idle_minutes, k.key
  from public.settings as f
    left join auth.sessions as s on s.id = (auth.jwt() ->> 'session_id')::uuid and private.has_session()
    left join private.draft_keys as k on k.person = auth.uid() and private.is_staff();
$function$;

create or replace function private.plan_warnings (
  times jsonb
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  insert into private.answer_warnings (survey_id, at)
  select s.id, t.value::timestamptz
  from jsonb_each_text(times) as t join public.contact_surveys as s on s.id = t.key::uuid
  on conflict do nothing;
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
  select private.require_staff();
  select
    count(*) filter (where live),
    count(*) filter (where live and not p.hidden and p.date + p.publish_at <= (select private.office_now())),
    count(*) filter (where live and not p.hidden and p.date + p.publish_at > (select private.office_now())),
    count(*) filter (where live and p.hidden),
    count(*) filter (where live and p.outdated_languages <> '{}'),
    count(*) filter (where live and p.waiting_texts <> '{}'),
    count(*) filter (where not live)
  from public.blog_posts as p, lateral (select p.deleted_at is null) as state (live);
$function$;

create or replace function private.post_version (
  post   uuid,
  number integer
)
  returns SETOF public.blog_posts
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.require_staff();
  select earlier.*
  from public.blog_posts as p join private.post_versions as v on v.post_id = p.id,
    -- Versions from before languages could wait do not name any.
    jsonb_populate_record(p, '{"waiting_texts": {}}' || v.post || private.with_waiting_texts(v.post)) as earlier
  where p.id = post_version.post and v.version = number;
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
  select private.require_staff();
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
    where pv.post_id = post_versions.post
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
  perform private.require_staff();
  return query
  select
    p.id, p.slug, p.title, p.date, p.publish_at, p.category, p.image, p.hidden, p.show_on_homepage, p.deleted_at,
    p.written_languages, p.complete_languages, p.outdated_languages, array(select jsonb_object_keys(p.waiting_texts))
  from public.blog_posts as p
  where (p.date, p.id) < (after_date, after_id)
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
  -- To confirm a translation is not to save the post. Of the new row the generated column is not known yet.
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

create or replace function private.prune_access_log()
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  oldest private.access_log;
begin
  perform from private.access_log_ends for update;
  select * into oldest from private.access_log where at < now() - interval '24 months' order by seq desc limit 1;
  if oldest is null or private.broken_access_log() is not null then
    return;
  end if;
  update private.access_log_ends set first = oldest.seq, first_hash = oldest.hash where true;
  delete from private.access_log where seq <= oldest.seq;
end;
$function$;

create or replace function private.public_columns (
  post public.blog_posts
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
RETURN
  (to_jsonb(post) - ARRAY['version'::text, 'updated_at'::text, 'waiting_texts'::text,
  'shown_categories'::text,
  'written_languages'::text,
  'complete_languages'::text, 'outdated_languages'::text, 'search_titles'::text]);

create or replace function private.queue_appointment_mails()
  returns void
  language sql
  set search_path to ''
  AS $function$
  update public.appointments set
    status = 'lapsed', held_until = null, sequence = sequence + 1, changed_by = 'clock', word = null
  where status = 'pending' and held_until <= private.office_instant();
  insert into private.mail_outbox (kind, appointment_id, event, sequence, created_at)
  select 'appointment', a.id, reminder.event, a.sequence, clock.present
  from public.appointments as a join public.contact_surveys as c on c.id = a.survey_id and c.limited_on is null
  cross join public.settings as s
  cross join private.office_instant() as clock (present)
  cross join lateral (values
    ('day', (a.starts_at at time zone s.time_zone - interval '1 day') at time zone s.time_zone,
      a.starts_at - interval '3 hours'),
    ('hour', a.starts_at - interval '1 hour', a.starts_at)
  ) as reminder (event, at, until)
  where a.status = 'confirmed' and a.starts_at between clock.present and clock.present + interval '2 days'
    and reminder.at <= clock.present and clock.present < reminder.until
    and exists (
      select from private.mail_outbox as told
      where told.appointment_id = a.id and told.sequence = a.sequence and told.kind = 'appointment'
        and told.event in ('confirmed', 'moved') and told.created_at < reminder.at)
  on conflict do nothing;
  delete from private.mail_outbox as m
  using public.appointments as a join public.contact_surveys as c on c.id = a.survey_id
  where m.appointment_id = a.id and m.event in ('day', 'hour') and m.sent_at is null
    and (a.status <> 'confirmed' or a.sequence <> m.sequence or a.starts_at <= private.office_instant() or c.limited_on is not null);
$function$;

create or replace function private.read_calendar_feed (
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

create or replace function private.record_build_result (
  claim   text,
  problem text default null::text
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  update private.build_hook set
    claimed_revision = null, accepted_revision = claim, due_at = now(), problem = null, wanted_since = null
  where claimed_revision = claim and record_build_result.problem is null;
  update private.build_hook set
    claimed_revision = null, problem = record_build_result.problem,
    due_at = now() + least(interval '1 hour', greatest(interval '1 minute', now() - wanted_since))
  where claimed_revision = claim;
$function$;

create or replace function private.record_consent_texts (
  texts jsonb
)
  returns integer
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.require_admin();
  select private.require_proof();
  with added as (
    insert into public.consent_texts (part, language, version, text, created_by)
    select t.part, t.language, t.version, t.text, auth.uid()
    from jsonb_to_recordset(texts) as t (part text, language text, version text, text text)
    on conflict (hash) do nothing
    returning 1
  ), logged as (
    select count(*) as number, private.log_access('texts', '{}', 'consent ' || count(*)) from added having count(*) > 0
  )
  select coalesce(sum(number), 0)::integer from logged;
$function$;

create or replace function private.record_mail_result (
  mail    uuid,
  attempt integer,
  problem text    default null::text,
  final   boolean default false,
  printed boolean default false
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  update private.mail_outbox as m set
    sent_at = case when record_mail_result.problem is null then now() end,
    printed = record_mail_result.printed,
    failed_at = case when record_mail_result.problem is not null and final then now() end,
    former_email = case when record_mail_result.problem is not null and not final then m.former_email end,
    problem = record_mail_result.problem,
    due_at = now() + least(interval '15 minutes', interval '1 minute' * power(2, least(m.attempts, 10) - 1))
  where m.id = mail and m.sent_at is null and (m.attempts = attempt or record_mail_result.problem is null);
$function$;

create or replace function private.record_proposals (
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

create or replace function private.record_scan (
  document uuid,
  infected boolean
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  update private.documents set verdict = case when infected then 'infected' else 'clean' end where id = document;
$function$;

create or replace function private.refuse_engaged (
  surveys     uuid[],
  engaged_too boolean
)
  returns void
  language sql
  stable
  set search_path to ''
  AS $function$
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
  security definer
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

create or replace function private.require_admin()
  returns void
  language sql
  stable
  security definer
  set search_path to ''
RETURN private.refuse_if((not private.is_admin()), 'not allowed'::text, code => '42501'::text);

create or replace function private.require_staff()
  returns void
  language sql
  stable
  security definer
  set search_path to ''
RETURN private.refuse_if((not private.is_staff()), 'not allowed'::text, code => '42501'::text);

create or replace function private.reset_factor (
  person uuid
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.require_admin();
  select private.require_proof();
  select private.refuse_if(person = auth.uid(), 'not allowed', code => '42501');
  select private.remove_factors(person);
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
  select private.require_staff();
  select jsonb_build_object(
    'links', array(
      select to_jsonb(link) from (
        select id, language, reader, private.address_of(created_by) as made_by, expires_at, opened_at,
          revoked_at is null and expires_at > now() as usable, spanish, texts, saved_at, finished_at,
          decision, private.address_of(decided_by) as decided_by, decided_at
        from private.review_links where post_id = p.id order by created_at desc, id
      ) as link)) || private.remarks_on(p)
  from public.blog_posts as p
  where p.id = reviews_of_post.post;
$function$;

create or replace function private.save_texts (
  changes jsonb
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
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

create or replace function private.search_posts (
  query       text,
  lang        text,
  in_category text    default ''::text,
  skipped     integer default 0,
  amount      integer default 12
)
  returns SETOF public.blog_posts
  language plpgsql
  stable
  security definer
  set plan_cache_mode to 'force_custom_plan'
  set search_path to ''
  AS $function$
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
    select card.* from public.blog_posts as p,
      jsonb_populate_record(null::public.blog_posts, (
        select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(p))
        where key ~ '^(slug|title|excerpt|image_alt)(_..)?$' or key = any (
          '{id,date,category,shown_categories,image,hidden,show_on_homepage,languages,updated_at}')
      )) as card
    where p.id = any (found) order by p.date desc, p.id desc;
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
  perform private.require_admin();
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

create or replace function private.sent_replies (
  survey uuid
)
  returns jsonb
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.require_admin();
  select private.open_survey(survey);
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
      order by r.created_at desc, r.id));
$function$;

create or replace function private.sessions_of (
  person uuid
)
  returns table (
    id           uuid,
    started_at   timestamp with time zone,
    last_seen_at timestamp with time zone,
    user_agent   text,
    is_current   boolean
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.require_staff();
  select
    s.id, s.created_at,
    greatest(s.created_at, u.used_at, s.refreshed_at at time zone 'UTC') as last_seen_at,
    s.user_agent, s.id = (auth.jwt() ->> 'session_id')::uuid
  from auth.sessions as s left join private.session_uses as u on u.session_id = s.id
  where s.user_id = sessions_of.person
    and private.is_within_limits(s.id, s.created_at, s.not_after)
    and (sessions_of.person = auth.uid() or (select private.is_admin()))
  order by last_seen_at desc, s.id;
$function$;

create or replace function private.staff_members()
  returns table (
    user_id         uuid,
    email           text,
    name            text,
    role            public.staff_role,
    created_at      timestamp with time zone,
    last_sign_in_at timestamp with time zone
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.require_admin();
  select s.user_id, u.email::text, s.name, s.role, s.created_at, u.last_sign_in_at::timestamptz
  from public.staff as s join auth.users as u on u.id = s.user_id
  order by u.email;
$function$;

create or replace function private.store_busy_times (
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
  delete from public.absences where calendar_id = calendar and times is not null;
  insert into public.absences (calendar_id, starts_at, ends_at, note)
  select calendar, (t ->> 0)::timestamptz, (t ->> 1)::timestamptz, c.name
  from jsonb_array_elements(times) as t cross join public.busy_calendars as c where c.id = calendar;
$function$;

create or replace function private.survey_history (
  survey uuid
)
  returns table (
    seq    bigint,
    at     timestamp with time zone,
    person uuid,
    who    text,
    action text,
    detail text
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.require_admin();
  select l.seq, l.at, l.person, private.name_of(l.person), l.action, l.detail
  from private.access_log as l
  where l.subjects @> array[survey]
  order by l.seq desc
  limit 50;
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
  perform private.require_admin();
  select * into one from public.contact_surveys as s where s.id = survey;
  found_ids := array(
    select s.id from public.contact_surveys as s
    where s.id = one.id or lower(s.email) = lower(one.email)
      or private.phone_key(s.phone) = private.phone_key(one.phone)
    order by s.id);
  perform private.log_access_once('searched', found_ids, cardinality(found_ids)::text) where found_ids <> '{}';
  return query
    select s.id, s.name, s.created_at, s.status, coalesce(lower(s.email) = lower(one.email), false),
      coalesce(private.phone_key(s.phone) = private.phone_key(one.phone), false),
      s.opposing_party, s.appointment_at, s.limited_on is not null,
      (select min(c.name) from public.clients as c where private.fold(c.name) = private.fold(s.name))
    from public.contact_surveys as s where s.id = any (found_ids);
end;
$function$;

create or replace function private.surveys_to_erase()
  returns SETOF public.contact_surveys
  language sql
  stable
  set search_path to ''
  AS $function$
  select * from public.contact_surveys as s
  where s.status <> 'engaged' and s.limited_on is null
    -- From its receipt, as the notice says, but never before an appointment has taken place.
    and s.created_at < now() - make_interval(months => (select survey_retention_months from public.settings))
    and coalesce(s.appointment_at < now(), true)
    -- Flagged as automatic, and still unhandled after a month.
    or s.overflow and s.status = 'new' and s.limited_on is null and s.created_at < now() - interval '30 days';
$function$;

create or replace function private.testimonials_for_staff()
  returns SETOF public.testimonials
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.require_staff();
  select * from public.testimonials order by created_at desc;
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
  select private.require_staff();
  select p.id, p.field, p.spanish, p.proposed, p.flaw, p.terms, p.service,
    private.address_of(p.asked_by), p.asked_at, p.decision, private.address_of(p.decided_by), p.decided_at
  from private.translation_proposals as p
  where p.post_id = post and p.language = lang and p.decision is distinct from 'replaced'
  order by p.asked_at desc, p.place
  limit 500;
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
  select private.require_staff();
  with used as (
    -- A picture's files share a folder and a random id, by which thousands are joined with thousands of rows.
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
  where o.bucket_id = 'images'
    and (o.name like 'posts/%' or o.name like 'testimonials/%')
    and (o.created_at < now() - interval '31 days' or substring(o.name from '^[a-z]+/[0-9a-f-]{36}') in (
      select substring(url from '/images/((?:posts|testimonials)/[0-9a-f-]{36})') from unnest(freed) as url
    ))
    and not exists (select from used where used.id = substring(o.name from '^[a-z]+/[0-9a-f-]{36}'))
  limit 1000;
$function$;

create or replace function private.visit_outcomes (
  days integer
)
  returns table (
    page     public.page_kind,
    language text,
    step     public.visit_step,
    visits   integer
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.require_staff();
  select private.refuse_if(days not in (30, 365), 'no such period');
  select v.page, v.language, v.step, case when sum(v.visits) > 4 then sum(v.visits)::integer end
  from private.visit_steps as v
  where v.day > private.office_today() - days
  group by v.page, v.language, v.step
  order by v.page, v.language, v.step;
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
  select private.require_admin();
  select distinct of_survey from private.matching_names(surveys[1:600]);
$function$;

create or replace function public.calendars_to_read()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.calendars_to_read();
$function$;

create or replace function public.change_surveys (
  surveys uuid[],
  change  jsonb
)
  returns SETOF uuid
  language sql
  set search_path to ''
  AS $function$
  select private.change_surveys(surveys, change);
$function$;

create or replace function public.claim_build()
  returns text
  language sql
  set search_path to ''
  AS $function$
  select private.claim_build();
$function$;

create or replace function public.claim_mails (
  batch integer default 5
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.claim_mails(batch);
$function$;

create or replace function public.document_to_scan()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.document_to_scan();
$function$;

create or replace function public.erase_surveys (
  surveys     uuid[],
  engaged_too boolean default false
)
  returns integer
  language sql
  set search_path to ''
  AS $function$
  select private.erase_surveys(surveys, engaged_too);
$function$;

create or replace function public.expired_surveys()
  returns integer
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.expired_surveys();
$function$;

create or replace function public.import_clients (
  names     jsonb,
  replacing boolean
)
  returns integer
  language sql
  set search_path to ''
  AS $function$
  select private.import_clients(names, replacing);
$function$;

create or replace function public.note_mail_sender (
  sends boolean
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.note_mail_sender(sends);
$function$;

create or replace function public.order_testimonials (
  ids uuid[]
)
  returns integer
  language sql
  set search_path to ''
  AS $function$
  select private.order_testimonials(ids);
$function$;

create or replace function public.plan_warnings (
  times jsonb
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.plan_warnings(times);
$function$;

create or replace function public.read_calendar_feed (
  token text
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.read_calendar_feed(token);
$function$;

create or replace function public.record_build_result (
  claim   text,
  problem text default null::text
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.record_build_result(claim, problem);
$function$;

create or replace function public.record_mail_result (
  mail    uuid,
  attempt integer,
  problem text    default null::text,
  final   boolean default false,
  printed boolean default false
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.record_mail_result(mail, attempt, problem, final, printed);
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
  select private.record_proposals(post, lang, service, person, proposals);
$function$;

create or replace function public.record_scan (
  document uuid,
  infected boolean
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.record_scan(document, infected);
$function$;

create or replace function public.save_texts (
  changes jsonb
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.save_texts(changes);
$function$;

create or replace function public.search_posts (
  query       text,
  lang        text,
  in_category text    default ''::text,
  skipped     integer default 0,
  amount      integer default 12
)
  returns SETOF public.blog_posts
  language sql
  stable
  set search_path to ''
  AS $function$
  select * from private.search_posts(query, lang, in_category, skipped, amount);
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
  select private.store_busy_times(calendar, times, problem);
$function$;

create trigger access_log_not_removed
  before delete on private.access_log
  for each row
  when ((old.at >= (now() - '2 years'::interval)))
  execute function private.refuse('the access log is not changed', '', '42501');

create trigger blog_posts_published_change
  after update on public.blog_posts
  for each row
  when
    (((private.public_columns(old.*) <> private.public_columns(new.*)) AND (private.is_public(old.*)
    OR private.is_public(new.*))))
  execute function private.raise_revision();

create trigger blog_posts_published_end
  after delete on public.blog_posts
  for each row
  when (private.is_public(old.*))
  execute function private.raise_revision();

create trigger blog_posts_published
  after insert on public.blog_posts
  for each row
  when (private.is_public(new.*))
  execute function private.raise_revision();

create trigger text_overrides_consent
  before insert or delete or update on public.text_overrides
  for each row
  when ((current_setting('role'::text) = 'authenticated'::text))
  execute function private.guard_consent();

create policy "admins may insert" on "public"."absences"
  for insert
  to "authenticated"
  with check (( SELECT private.is_admin() AS is_admin));

create policy "admins may select" on "public"."absences"
  for select
  to "authenticated"
  using (( select private.is_admin() as is_admin));

create policy "admins may update" on "public"."appointment_kinds"
  for update
  to "authenticated"
  using (( select private.is_admin() as is_admin));

create policy "admins may select" on "public"."appointments"
  for select
  to "authenticated"
  using (( select private.is_admin() as is_admin));

create policy "staff may delete" on "public"."blog_posts"
  for delete
  to "authenticated"
  using (( select private.is_staff() as is_staff));

create policy "staff may insert" on "public"."blog_posts"
  for insert
  to "authenticated"
  with check (( SELECT private.is_staff() AS is_staff));

create policy "staff may update" on "public"."blog_posts"
  for update
  to "authenticated"
  using (( select private.is_staff() as is_staff));

create policy "admins may delete" on "public"."busy_calendars"
  for delete
  to "authenticated"
  using (( select private.is_admin() as is_admin));

create policy "admins may insert" on "public"."busy_calendars"
  for insert
  to "authenticated"
  with check (( SELECT private.is_admin() AS is_admin));

create policy "admins may select" on "public"."busy_calendars"
  for select
  to "authenticated"
  using (( select private.is_admin() as is_admin));

create policy "staff may delete" on "public"."categories"
  for delete
  to "authenticated"
  using (( select private.is_staff() as is_staff));

create policy "staff may insert" on "public"."categories"
  for insert
  to "authenticated"
  with check (( SELECT private.is_staff() AS is_staff));

create policy "staff may update" on "public"."categories"
  for update
  to "authenticated"
  using (( select private.is_staff() as is_staff));

create policy "admins may delete" on "public"."clients"
  for delete
  to "authenticated"
  using (( select private.is_admin() as is_admin));

create policy "admins may insert" on "public"."clients"
  for insert
  to "authenticated"
  with check (( SELECT private.is_admin() AS is_admin));

create policy "admins may select" on "public"."clients"
  for select
  to "authenticated"
  using (( select private.is_admin() as is_admin));

create policy "admins may select" on "public"."consent_texts"
  for select
  to "authenticated"
  using (( select private.is_admin() as is_admin));

create policy "admins may delete" on "public"."contact_surveys"
  for delete
  to "authenticated"
  using (( select private.is_admin() as is_admin));

create policy "admins may select" on "public"."contact_surveys"
  for select
  to "authenticated"
  using (( select private.is_admin() as is_admin));

create policy "admins may update" on "public"."contact_surveys"
  for update
  to "authenticated"
  using (( select private.is_admin() as is_admin));

create policy "admins may update" on "public"."firm_facts"
  for update
  to "authenticated"
  using (( select private.is_admin() as is_admin));

create policy "admins may delete" on "public"."holidays"
  for delete
  to "authenticated"
  using (( select private.is_admin() as is_admin));

create policy "admins may insert" on "public"."holidays"
  for insert
  to "authenticated"
  with check (( SELECT private.is_admin() AS is_admin));

create policy "admins may select" on "public"."holidays"
  for select
  to "authenticated"
  using (( select private.is_admin() as is_admin));

create policy "admins may update" on "public"."language_settings"
  for update
  to "authenticated"
  using (( select private.is_admin() as is_admin));

create policy "staff may select" on "public"."post_translation_sources"
  for select
  to "authenticated"
  using (( select private.is_staff() as is_staff));

create policy "admins may delete" on "public"."redirects"
  for delete
  to "authenticated"
  using (( select private.is_admin() as is_admin));

create policy "admins may insert" on "public"."redirects"
  for insert
  to "authenticated"
  with check (( SELECT private.is_admin() AS is_admin));

create policy "admins may select" on "public"."redirects"
  for select
  to "authenticated"
  using (( select private.is_admin() as is_admin));

create policy "admins may delete" on "public"."reply_templates"
  for delete
  to "authenticated"
  using (( select private.is_admin() as is_admin));

create policy "admins may insert" on "public"."reply_templates"
  for insert
  to "authenticated"
  with check (( SELECT private.is_admin() AS is_admin));

create policy "admins may select" on "public"."reply_templates"
  for select
  to "authenticated"
  using (( select private.is_admin() as is_admin));

create policy "admins may update" on "public"."reply_templates"
  for update
  to "authenticated"
  using (( select private.is_admin() as is_admin));

create policy "admins may insert" on "public"."rights_requests"
  for insert
  to "authenticated"
  with check (( SELECT private.is_admin() AS is_admin));

create policy "admins may select" on "public"."rights_requests"
  for select
  to "authenticated"
  using (( select private.is_admin() as is_admin));

create policy "admins may update" on "public"."rights_requests"
  for update
  to "authenticated"
  using (( select private.is_admin() as is_admin));

create policy "admins may select" on "public"."settings"
  for select
  to "authenticated"
  using (( select private.is_admin() as is_admin));

create policy "admins may update" on "public"."settings"
  for update
  to "authenticated"
  using (( select private.is_admin() as is_admin));

create policy "admins may insert" on "public"."staff"
  for insert
  to "authenticated"
  with check (( SELECT private.is_admin() AS is_admin));

create policy "staff may select" on "public"."stats_daily"
  for select
  to "authenticated"
  using (( select private.is_staff() as is_staff));

create policy "everyone bumps the current counters" on "public"."stats_realtime"
  for update
  to "anon", "authenticated"
  using
    (((id = ( select private.current_stats_id() as current_stats_id)) AND ( select
    private.may_call('visit'::text, 60, 'minute'::text) as may_call)))
  with check ((id = ( SELECT private.current_stats_id() AS current_stats_id)));

create policy "admins may select" on "public"."survey_erasures"
  for select
  to "authenticated"
  using (( select private.is_admin() as is_admin));

create policy "staff may insert" on "public"."testimonials"
  for insert
  to "authenticated"
  with check (( SELECT private.is_staff() AS is_staff));

create policy "staff may update" on "public"."testimonials"
  for update
  to "authenticated"
  using (( select private.is_staff() as is_staff));

create policy "staff may delete" on "public"."text_overrides"
  for delete
  to "authenticated"
  using (( select private.is_staff() as is_staff));

create policy "staff may insert" on "public"."text_overrides"
  for insert
  to "authenticated"
  with check (( SELECT private.is_staff() AS is_staff));

create policy "staff may update" on "public"."text_overrides"
  for update
  to "authenticated"
  using (( select private.is_staff() as is_staff));

create policy "staff may delete" on "public"."translation_terms"
  for delete
  to "authenticated"
  using (( select private.is_staff() as is_staff));

create policy "staff may insert" on "public"."translation_terms"
  for insert
  to "authenticated"
  with check (( SELECT private.is_staff() AS is_staff));

create policy "staff may select" on "public"."translation_terms"
  for select
  to "authenticated"
  using (( select private.is_staff() as is_staff));

create policy "staff may update" on "public"."translation_terms"
  for update
  to "authenticated"
  using (( select private.is_staff() as is_staff));

revoke all on function "private"."calendars_to_read"() from public;

grant execute on function "private"."calendars_to_read"() to "service_role";

revoke all on function "private"."caller_hash"() from "anon";

grant execute on function "private"."caller_hash"() to "anon";

revoke all on function "private"."caller_hash"() from "authenticated";

grant execute on function "private"."caller_hash"() to "authenticated";

revoke all on function "private"."change_surveys"(uuid[], jsonb) from public;

grant execute on function "private"."change_surveys"(uuid[], jsonb) to "authenticated";

grant execute on function "private"."change_surveys"(uuid[], jsonb) to "service_role";

revoke all on function "private"."claim_build"() from public;

grant execute on function "private"."claim_build"() to "service_role";

revoke all on function "private"."claim_mails"(integer) from public;

grant execute on function "private"."claim_mails"(integer) to "service_role";

revoke all on function "private"."count_call"(text, integer) from public;

grant execute on function "private"."count_call"(text, integer) to "service_role";

revoke all on function "private"."count_step"(text[], text, public.visit_step) from public;

grant execute
  on function "private"."count_step"(text[], text, public.visit_step)
  to "anon", "authenticated";

grant execute on function "private"."count_step"(text[], text, public.visit_step) to "service_role";

revoke all on function "private"."destroy_surveys"(uuid[], text) from public;

grant execute on function "private"."destroy_surveys"(uuid[], text) to "service_role";

revoke all on function "private"."document_to_scan"() from public;

grant execute on function "private"."document_to_scan"() to "service_role";

revoke all on function "private"."erase_surveys"(uuid[], boolean) from public;

grant execute on function "private"."erase_surveys"(uuid[], boolean) to "authenticated";

grant execute on function "private"."erase_surveys"(uuid[], boolean) to "service_role";

revoke all on function "private"."expired_surveys"() from public;

grant execute on function "private"."expired_surveys"() to "authenticated";

grant execute on function "private"."expired_surveys"() to "service_role";

revoke all on function "private"."import_clients"(jsonb, boolean) from public;

grant execute on function "private"."import_clients"(jsonb, boolean) to "authenticated";

grant execute on function "private"."import_clients"(jsonb, boolean) to "service_role";

revoke all on function "private"."is_public"(public.blog_posts) from "authenticated";

grant execute on function "private"."is_public"(public.blog_posts) to "authenticated";

revoke all on function "private"."may_call"(text, integer, text, text, integer) from public;

grant execute
  on function "private"."may_call"(text, integer, text, text, integer)
  to "anon", "authenticated";

grant execute on function "private"."may_call"(text, integer, text, text, integer) to "service_role";

revoke all on function "private"."new_calendar_feed"(boolean) from public;

grant execute on function "private"."new_calendar_feed"(boolean) to "authenticated";

grant execute on function "private"."new_calendar_feed"(boolean) to "service_role";

revoke all on function "private"."note_mail_sender"(boolean) from public;

grant execute on function "private"."note_mail_sender"(boolean) to "service_role";

revoke all on function "private"."order_testimonials"(uuid[]) from public;

grant execute on function "private"."order_testimonials"(uuid[]) to "authenticated";

grant execute on function "private"."order_testimonials"(uuid[]) to "service_role";

revoke all on function "private"."own_access"(integer) from public;

grant execute on function "private"."own_access"(integer) to "authenticated";

grant execute on function "private"."own_access"(integer) to "service_role";

revoke all on function "private"."plan_warnings"(jsonb) from public;

grant execute on function "private"."plan_warnings"(jsonb) to "service_role";

revoke all on function "private"."public_columns"(public.blog_posts) from "authenticated";

grant execute on function "private"."public_columns"(public.blog_posts) to "authenticated";

revoke all on function "private"."queue_appointment_mails"() from public;

grant execute on function "private"."queue_appointment_mails"() to "service_role";

revoke all on function "private"."read_calendar_feed"(text) from public;

grant execute on function "private"."read_calendar_feed"(text) to "service_role";

revoke all on function "private"."record_build_result"(text, text) from public;

grant execute on function "private"."record_build_result"(text, text) to "service_role";

revoke all on function "private"."record_consent_texts"(jsonb) from public;

grant execute on function "private"."record_consent_texts"(jsonb) to "authenticated";

grant execute on function "private"."record_consent_texts"(jsonb) to "service_role";

revoke all
  on function "private"."record_mail_result"(uuid, integer, text, boolean, boolean)
  from public;

grant execute
  on function "private"."record_mail_result"(uuid, integer, text, boolean, boolean)
  to "service_role";

revoke all on function "private"."record_proposals"(uuid, text, text, uuid, jsonb) from public;

grant execute
  on function "private"."record_proposals"(uuid, text, text, uuid, jsonb)
  to "service_role";

revoke all on function "private"."record_scan"(uuid, boolean) from public;

grant execute on function "private"."record_scan"(uuid, boolean) to "service_role";

revoke all on function "private"."remarks_on"(public.blog_posts, uuid) from public;

grant execute on function "private"."remarks_on"(public.blog_posts, uuid) to "service_role";

revoke all on function "private"."save_texts"(jsonb) from public;

grant execute on function "private"."save_texts"(jsonb) to "authenticated";

grant execute on function "private"."save_texts"(jsonb) to "service_role";

revoke all on function "private"."search_posts"(text, text, text, integer, integer) from public;

grant execute
  on function "private"."search_posts"(text, text, text, integer, integer)
  to "anon", "authenticated";

grant execute
  on function "private"."search_posts"(text, text, text, integer, integer)
  to "service_role";

revoke all on function "private"."store_busy_times"(uuid, jsonb, text) from public;

grant execute on function "private"."store_busy_times"(uuid, jsonb, text) to "service_role";

revoke all on function "private"."surveys_to_erase"() from public;

grant execute on function "private"."surveys_to_erase"() to "service_role";

revoke all on function "public"."claim_build"() from public;

grant execute on function "public"."claim_build"() to "service_role";

revoke all on function "public"."claim_mails"(integer) from public;

grant execute on function "public"."claim_mails"(integer) to "service_role";

revoke all on function "public"."expired_surveys"() from public;

grant execute on function "public"."expired_surveys"() to "authenticated";

grant execute on function "public"."expired_surveys"() to "service_role";

revoke all on function "public"."record_build_result"(text, text) from public;

grant execute on function "public"."record_build_result"(text, text) to "service_role";

revoke all on function "public"."search_posts"(text, text, text, integer, integer) from public;

grant execute
  on function "public"."search_posts"(text, text, text, integer, integer)
  to "anon", "authenticated";

grant execute
  on function "public"."search_posts"(text, text, text, integer, integer)
  to "service_role";

-- The name that 1.0.0 had for a cover's description.
update private.review_links
set paragraphs = replace(paragraphs::text, '"field": "imageAlt"', '"field": "image_alt"')::jsonb
where paragraphs::text like '%"field": "imageAlt"%';
