-- Another address takes the alerts while the office is away.

alter table public.settings add column absence_email text check (private.is_mail_address(absence_email));

/* Claims due mails for one sender for five minutes; other senders skip them. Alerts come first, those about
   detentions before others; after a hundred attempts, about a day, a mail is given up. */
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
      'credentials', case when c.user_id is not null then jsonb_build_object(
        'email', coalesce(c.former_email, private.address_of(c.user_id)), 'change', c.change, 'at', c.created_at) end,
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

grant update (absence_email) on public.settings to authenticated;
