alter table "private"."mail_outbox"
  drop constraint "mail_outbox_check";

alter table "private"."mail_outbox"
  drop constraint "mail_outbox_kind_check";

alter table "private"."documents"
  add column "seen_at" timestamp with time zone;

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
  perform private.count_review_call('document part', 2000);
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
  elsif (select coalesce(sum(d.size), 0) + octet_length(bytes) from private.documents as d)
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
  perform private.queue_document_notice(link.survey_id);
  return 'complete';
end;
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
    'documents', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', d.id, 'name', d.name, 'type', d.type, 'size', d.size, 'parts', d.parts, 'at', d.completed_at,
        'verdict', d.verdict) order by d.completed_at, d.id), '[]')
      from private.documents as d where d.survey_id = survey and d.completed_at is not null),
    'links', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', l.id, 'expires_at', l.expires_at, 'by', u.email) order by l.created_at, l.id), '[]')
      from private.document_links as l left join auth.users as u on u.id = l.created_by
      where l.survey_id = survey and l.revoked_at is null and l.expires_at > now()));
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
    -- To be looked at again today, or earlier.
    'followUps', case when private.is_admin() then (
      select coalesce(jsonb_agg(to_jsonb(f)), '[]') from (
        select s.id, s.name, s.follow_up_on as "on" from public.contact_surveys as s
        where s.follow_up_on <= private.office_today() order by s.follow_up_on, s.id limit 12
      ) as f
    ) end,
    -- Sent by clients by link, until somebody opens the enquiry.
    'documents', case when private.is_admin() then (
      select coalesce(jsonb_agg(to_jsonb(d)), '[]') from (
        select s.id, s.name, count(*), min(d.completed_at) as since
        from private.unseen_documents() as d join public.contact_surveys as s on s.id = d.survey_id
        group by s.id order by since, s.id limit 12
      ) as d
    ) end,
    'mailsGoNowhere', private.is_admin() and private.mails_go_nowhere(),
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

create or replace function private.queue_document_notice (
  survey uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  delete from private.mail_outbox as m
  where m.survey_id = survey and m.kind = 'documents' and (m.sent_at is not null or m.failed_at is not null);
  insert into private.mail_outbox (kind, survey_id, due_at) values ('documents', survey, now() + interval '5 minutes')
  on conflict do nothing;
$function$;

create or replace function private.queue_mails_by_clock()
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  last_mail timestamptz;
  office public.settings;
  clock timestamp;
begin
  -- An unsent one counts as sent later. A copy from an archive, whose outbox is empty, repeats nothing.
  select max(coalesce(sent_at, failed_at, 'infinity')) into last_mail from private.mail_outbox where kind = 'detained';
  if coalesce(last_mail <= now() - interval '15 minutes', true) and exists (
    select from private.unopened_detentions() as s
    left join private.mail_outbox as m on m.survey_id = s.id and m.kind = 'alert'
    where coalesce(m.sent_at, m.failed_at) <= now() - interval '15 minutes' or (s.overflow and last_mail is not null)
  ) then
    perform private.queue_detention_mail();
  end if;

  insert into private.mail_outbox (kind, survey_id)
  select 'warning', w.survey_id
  from private.answer_warnings as w join public.contact_surveys as s on s.id = w.survey_id
  where w.at <= private.office_instant() and s.status = 'new'
  on conflict do nothing;
  delete from private.mail_outbox as m using public.contact_surveys as s
  where m.kind = 'warning' and m.sent_at is null and s.id = m.survey_id and s.status <> 'new';
  delete from private.mail_outbox as m
  where m.kind = 'documents' and m.sent_at is null
    and not exists (select from private.unseen_documents() as d where d.survey_id = m.survey_id);

  insert into private.mail_outbox (kind, period)
  select 'flagged', date_trunc('hour', now())
  from (select max(created_at) as at from private.mail_outbox where kind = 'flagged') as last
  where coalesce(last.at <= now() - interval '1 hour', true) and exists (
    select from public.contact_surveys
    where overflow and urgency <> 'detained' and status = 'new' and opened_at is null
      and created_at > coalesce(last.at, '-infinity')
  )
  on conflict do nothing;

  perform private.queue_appointment_mails();

  select * into office from public.settings;
  clock := private.office_now();
  if extract(hour from clock) >= 8
    and (office.summary_mail = 'daily' or office.summary_mail = 'weekly' and extract(isodow from clock) = 1)
  then
    insert into private.mail_outbox (kind, period)
    values ('summary', date_trunc('day', clock) at time zone office.time_zone) on conflict do nothing;
  end if;
end;
$function$;

create or replace function private.unseen_documents()
  returns SETOF private.documents
  language sql
  stable
  set search_path to ''
  AS $function$
  select d.* from private.documents as d join public.contact_surveys as s on s.id = d.survey_id
  where d.completed_at is not null and d.seen_at is null and s.limited_on is null;
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
      'holidays', (select coalesce(jsonb_agg(day order by day), '[]') from public.holidays)),
    'unplanned', (
      select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'urgency', u.urgency, 'receivedAt', u.created_at)), '[]')
      from private.unplanned_warnings() as u),
    'waiting', (
      select jsonb_build_object(
        'new', count(*) filter (where not overflow),
        'urgent', count(*) filter (where not overflow and urgency <> 'normal'),
        'flagged', count(*) filter (where overflow and urgency <> 'detained'),
        'flaggedDeadlines', count(*) filter (where overflow and urgency = 'deadline'))
      from public.contact_surveys where status = 'new'),
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
        'first', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'id', f.id, 'language', f.language, 'receivedAt', f.created_at, 'flagged', f.overflow)), '[]')
          from (select * from private.unopened_detentions() order by overflow, created_at desc limit 10) as f))
      from private.unopened_detentions()));
end;
$function$;

create or replace function public.document_to_scan()
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

alter table "private"."mail_outbox"
  add constraint "mail_outbox_check" check (((survey_id IS
    NOT NULL) =
    (kind = ANY (ARRAY['alert'::text, 'confirmation'::text, 'warning'::text, 'documents'::text]))));

alter table "private"."mail_outbox"
  add constraint "mail_outbox_kind_check"
    check
    ((kind = ANY (ARRAY['alert'::text, 'detained'::text, 'confirmation'::text, 'warning'::text,
    'flagged'::text,
    'summary'::text,
    'credentials'::text,
    'appointment'::text, 'agenda'::text, 'test'::text, 'reply'::text, 'documents'::text])));

revoke all on function "private"."queue_document_notice"(uuid) from public;

grant execute on function "private"."queue_document_notice"(uuid) to "service_role";

revoke all on function "private"."unseen_documents"() from public;

grant execute on function "private"."unseen_documents"() to "service_role";
