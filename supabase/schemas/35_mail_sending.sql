-- Sending mails: what is due, claims, and outcomes.

/* The detentions that the firm has not opened yet, and may work on. */
create function private.unopened_detentions()
returns setof public.contact_surveys
language sql
stable
as $$
  select * from public.contact_surveys
  where urgency = 'detained' and status = 'new' and opened_at is null and limited_on is null;
$$;

/* Queues what is due by the clock: another mail about the detentions that nobody has opened, fifteen minutes after the
   last, warnings before an answer is late, a notice about other flagged enquiries, once an hour at most, what
   appointments need, and the summary, from eight in the morning, on Mondays if weekly. */
create function private.queue_mails_by_clock()
returns void
language plpgsql
as $$
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
$$;

/* Claims due mails for one sender for five minutes; other senders skip them. Alerts come first, those about
   detentions before others; after a hundred attempts, about a day, a mail is given up. */
create function private.claim_mails(batch integer default 5)
returns jsonb
language plpgsql
as $$
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
$$;

/* Records the outcome of a claimed mail. Without a problem it is sent, or `printed`; otherwise tried again, unless
   `final`. A failure counts only for the latest claim, a success always. */
create function private.record_mail_result(
  mail uuid, attempt integer, problem text default null, final boolean default false, printed boolean default false
)
returns void
language sql
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

/* Calls the Edge Function send-mail when a mail is due; each minute in a hosted project (91_jobs.sql). */
create function private.call_mail_sender()
returns void
language sql
as $$
  select private.queue_mails_by_clock();
  select private.call_edge_function('send-mail')
  where exists (select from private.mail_outbox where sent_at is null and failed_at is null and due_at <= now())
    or exists (select from private.unplanned_warnings());
$$;

/* Whether no mail leaves: the last one was only printed, or one waits for a sender since ten minutes. */
create function private.mails_go_nowhere()
returns boolean
language sql
stable
as $$
  select coalesce((
    select printed from private.mail_outbox where sent_at is not null order by sent_at desc, created_at desc limit 1
  ), false) or exists (
    select from private.mail_outbox
    where sent_at is null and failed_at is null and attempts = 0 and due_at < now() - interval '10 minutes'
  );
$$;

/* Whether mails arrive, for the settings: the last one that was sent and the last that failed, without recipients. */
create function private.mail_health()
returns jsonb
language sql
stable
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
      from private.mail_outbox where kind = 'test' and user_id = auth.uid() order by created_at desc limit 1));
$$;

/* Queues a test for the caller's own address, one a minute. */
create function private.request_test_mail()
returns void
language sql
as $$
  select private.refuse_if(exists (
    select from private.mail_outbox
    where kind = 'test' and user_id = auth.uid() and created_at > now() - interval '1 minute'
  ), 'one a minute', 'too_soon');
  insert into private.mail_outbox (kind, user_id) values ('test', auth.uid());
$$;
