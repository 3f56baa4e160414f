-- Work with enquiries: closed without an answer, conflicts settled, days to look again, colleagues, several at once;
-- names of staff; whether mails leave.

alter table public.staff add column name text check (char_length(btrim(name)) between 1 and 80);

alter table public.reply_templates
  add column kind text not null default 'reply' check (kind in ('reply', 'engagement'));

alter table public.contact_surveys
  add column assigned_to uuid references public.staff (user_id) on delete set null,
  add column follow_up_on date,
  add column conflict text check (conflict in ('none', 'refused')),
  add column conflict_by text,
  add column conflict_at timestamptz;

create index contact_surveys_by_assignee on public.contact_surveys (assigned_to);
create index contact_surveys_to_follow_up on public.contact_surveys (follow_up_on) where follow_up_on is not null;

alter table private.access_log drop constraint access_log_action_check;
alter table private.access_log add constraint access_log_action_check check (action in (
    'signed_in', 'second_factor', 'opened', 'exported', 'archived', 'erased', 'role', 'setting', 'texts',
    'sessions_ended', 'factor', 'password', 'email', 'post', 'replied', 'status', 'template', 'holiday', 'language',
    'compared', 'conflict', 'clients', 'review_link', 'appointment', 'searched', 'rights'
  ));

alter table private.mail_outbox add column printed boolean not null default false;
alter table private.mail_outbox drop constraint mail_outbox_kind_check;
alter table private.mail_outbox add constraint mail_outbox_kind_check check (kind in (
    'alert', 'detained', 'confirmation', 'warning', 'flagged', 'summary', 'credentials', 'appointment', 'agenda',
    'test'));

create or replace function private.note_survey_progress()
returns trigger
language plpgsql
set search_path = ''
as $$
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
  return new;
end;
$$;

-- Those closed while new counted as answered then.
update public.contact_surveys as s set answered_at = null
where s.status = 'closed' and s.answered_via is null and exists (
  select from private.access_log as l
  where l.subjects @> array[s.id] and l.action = 'status' and l.detail = 'new > closed'
    and l.at between s.answered_at and s.answered_at + interval '1 minute');

create function private.check_assignee()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not exists (select from public.staff where user_id = new.assigned_to and role = 'admin') then
    raise exception 'not an admin' using errcode = '23514';
  end if;
  return new;
end;
$$;

create trigger contact_surveys_assignee before insert or update of assigned_to on public.contact_surveys
  for each row when (new.assigned_to is not null) execute function private.check_assignee();

drop function public.search_surveys(text);

create function public.search_surveys(query text)
returns table (
  id uuid, created_at timestamptz, name text, language text, practice_area text, urgency text, status text,
  overflow boolean, message_start text, limited_on date, answered_at timestamptz, assigned_to uuid, follow_up_on date,
  conflict text
)
language sql
volatile
set search_path = ''
as $$
  select s.id, s.created_at, s.name, s.language, s.practice_area, s.urgency, s.status, s.overflow, s.message_start,
    s.limited_on, s.answered_at, s.assigned_to, s.follow_up_on, s.conflict
  from public.contact_surveys as s
  where s.id in (select private.find_surveys(left(query, 200)));
$$;

create function public.change_surveys(surveys uuid[], change jsonb)
returns setof uuid
language sql
set search_path = ''
as $$
  update public.contact_surveys set
    status = coalesce(change ->> 'status', status),
    assigned_to = case when change ? 'assigned_to' then (change ->> 'assigned_to')::uuid else assigned_to end
  where id = any (surveys[1:600])
    and (change ->> 'status' is distinct from 'contacted' or status = 'new')
    and (status <> coalesce(change ->> 'status', status)
      or change ? 'assigned_to' and assigned_to is distinct from (change ->> 'assigned_to')::uuid)
  returning id;
$$;

drop function public.staff_members();
drop function private.staff_members();

create function private.name_of(person uuid)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(s.name, u.email::text)
  from auth.users as u left join public.staff as s on s.user_id = u.id
  where u.id = person;
$$;

create function private.name_staff(person uuid, new_name text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() and not (private.is_staff() and person = auth.uid()) then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  update public.staff set name = nullif(btrim(new_name), '') where user_id = person;
end;
$$;

create function public.name_staff(person uuid, new_name text)
returns void
language sql
set search_path = ''
as $$
  select private.name_staff(person, new_name);
$$;

create function private.staff_members()
returns table (
  user_id uuid, email text, name text, role public.staff_role, created_at timestamptz, last_sign_in_at timestamptz
)
language sql
stable
security definer
set search_path = ''
as $$
  select s.user_id, u.email::text, s.name, s.role, s.created_at, u.last_sign_in_at::timestamptz
  from public.staff as s join auth.users as u on u.id = s.user_id
  where (select private.is_admin())
  order by u.email;
$$;

create function public.staff_members()
returns table (
  user_id uuid, email text, name text, role public.staff_role, created_at timestamptz, last_sign_in_at timestamptz
)
language sql
stable
set search_path = ''
as $$
  select * from private.staff_members();
$$;

drop function public.survey_history(uuid);
drop function private.survey_history(uuid);

create function private.survey_history(survey uuid)
returns table (seq bigint, at timestamptz, person uuid, who text, action text, detail text)
language sql
stable
security definer
set search_path = ''
as $$
  select l.seq, l.at, l.person, private.name_of(l.person), l.action, l.detail
  from private.access_log as l
  where l.subjects @> array[survey] and (select private.is_admin())
  order by l.seq desc
  limit 50;
$$;

create function public.survey_history(survey uuid)
returns table (seq bigint, at timestamptz, person uuid, who text, action text, detail text)
language sql
stable
set search_path = ''
as $$
  select * from private.survey_history(survey);
$$;

drop function public.access_log_page(uuid, bigint);
drop function private.access_log_page(uuid, bigint);

create function private.access_log_page(of_person uuid, before bigint)
returns table (
  seq bigint, at timestamptz, person uuid, who text, action text, subjects uuid[], about text, detail text
)
language sql
stable
security definer
set search_path = ''
as $$
  select l.seq, l.at, l.person, private.name_of(l.person), l.action, l.subjects[1:50],
    coalesce(private.name_of(l.subjects[1]), s.name), l.detail
  from private.access_log as l
  left join public.contact_surveys as s on s.id = l.subjects[1]
  where (select private.is_admin())
    and (of_person is null or l.person = of_person)
    and (before is null or l.seq < before)
  order by l.seq desc
  limit 51;
$$;

create function public.access_log_page(of_person uuid default null, before bigint default null)
returns table (
  seq bigint, at timestamptz, person uuid, who text, action text, subjects uuid[], about text, detail text
)
language sql
stable
set search_path = ''
as $$
  select * from private.access_log_page(of_person, before);
$$;

create or replace function private.access_log_state()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    return null;
  end if;
  return (
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
    from private.access_log_ends as e);
end;
$$;

create function private.settle_conflict(survey uuid, outcome text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  update public.contact_surveys set
    conflict = outcome,
    conflict_by = case when outcome is not null then private.name_of(auth.uid()) end,
    conflict_at = case when outcome is not null then now() end
  where id = survey and conflict is distinct from outcome;
  if found then
    perform private.log_access('conflict', array[survey], coalesce(outcome, 'open'));
  end if;
end;
$$;

create function public.settle_conflict(survey uuid, outcome text)
returns void
language sql
set search_path = ''
as $$
  select private.settle_conflict(survey, outcome);
$$;

create function private.refuse_conflicts()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.conflict = 'refused' or new.conflict is null and exists (
    select from private.matching_names(array[new.id]) as m
    left join public.contact_surveys as s on s.id = m.survey_id
    where m.client_id is not null or not s.overflow
  ) then
    raise exception 'the conflict of interest is not settled' using errcode = 'P0001', hint = 'conflict_open';
  end if;
  return new;
end;
$$;

create trigger contact_surveys_conflicts before update of status on public.contact_surveys
  for each row when (new.status = 'engaged' and old.status <> 'engaged') execute function private.refuse_conflicts();

create or replace function public.claim_mails(batch integer default 5)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  answer jsonb;
begin
  perform private.queue_mails_by_clock();
  update private.mail_outbox set failed_at = now(), former_email = null
  where sent_at is null and failed_at is null and due_at <= now() and attempts >= 100;

  with due as materialized (
    select m.id, (m.kind in ('alert', 'detained', 'warning', 'flagged', 'appointment', 'agenda'))::int
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
      'recipient', case when c.kind = 'test' then private.address_of(c.user_id) end,
      'appointment', private.appointment_in_mail(c.outbox)
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
$$;

drop function public.record_mail_result(uuid, integer, text, boolean);

create function public.record_mail_result(
  mail uuid, attempt integer, problem text default null, final boolean default false, printed boolean default false
)
returns void
language sql
set search_path = ''
as $$
  update private.mail_outbox as m set
    sent_at = case when record_mail_result.problem is null then now() end,
    printed = record_mail_result.printed,
    failed_at = case when record_mail_result.problem is not null and final then now() end,
    former_email = case when record_mail_result.problem is not null and not final then m.former_email end,
    problem = record_mail_result.problem,
    due_at = now() + least(interval '15 minutes', interval '1 minute' * power(2, least(m.attempts, 10) - 1))
  where m.id = mail and m.sent_at is null and (m.attempts = attempt or record_mail_result.problem is null);
$$;

create function private.mails_go_nowhere()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce((
    select printed from private.mail_outbox where sent_at is not null order by sent_at desc, created_at desc limit 1
  ), false) or exists (
    select from private.mail_outbox
    where sent_at is null and failed_at is null and attempts = 0 and due_at < now() - interval '10 minutes'
  );
$$;

create function private.mail_health()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
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
      from private.mail_outbox where kind = 'test' and user_id = auth.uid() order by created_at desc limit 1))
  where (select private.is_admin());
$$;

create function public.mail_health()
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.mail_health();
$$;

create function private.request_test_mail()
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  if exists (
    select from private.mail_outbox
    where kind = 'test' and user_id = auth.uid() and created_at > now() - interval '1 minute'
  ) then
    raise exception 'one a minute' using errcode = 'P0001', hint = 'too_soon';
  end if;
  insert into private.mail_outbox (kind, user_id) values ('test', auth.uid());
end;
$$;

create function public.request_test_mail()
returns void
language sql
set search_path = ''
as $$
  select private.request_test_mail();
$$;

create or replace function private.open_work()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
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
$$;

grant select (answered_at, assigned_to, follow_up_on, conflict), update (assigned_to, follow_up_on)
  on public.contact_surveys to authenticated;
grant insert (kind), update (kind) on public.reply_templates to authenticated;
grant execute on function
  public.search_surveys(text), public.change_surveys(uuid[], jsonb), public.settle_conflict(uuid, text),
  public.staff_members(), public.name_staff(uuid, text), public.survey_history(uuid),
  public.access_log_page(uuid, bigint), public.mail_health(), public.request_test_mail()
  to authenticated, service_role;
grant execute on function
  private.settle_conflict(uuid, text), private.staff_members(), private.name_staff(uuid, text),
  private.survey_history(uuid), private.access_log_page(uuid, bigint), private.mail_health(),
  private.request_test_mail()
  to authenticated, service_role;
grant execute on function
  private.check_assignee(), private.refuse_conflicts(), private.name_of(uuid), private.mails_go_nowhere(),
  public.record_mail_result(uuid, integer, text, boolean, boolean)
  to service_role;
