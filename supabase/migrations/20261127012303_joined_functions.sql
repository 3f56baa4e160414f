create or replace function private.posts_for_staff (
  query       text,
  in_state    text,
  in_category text,
  in_language text,
  after_date  date,
  after_id    uuid,
  page_size   integer
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
    waiting          text[],
    wanted           jsonb
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  set plan_cache_mode to 'force_custom_plan'
  AS $function$
begin
  return query
  select
    p.id, p.slug, p.title, p.date, p.publish_at, p.category, p.image, p.hidden, p.show_on_homepage, p.deleted_at,
    p.written_languages, p.complete_languages, p.outdated_languages, array(select jsonb_object_keys(p.waiting_texts)),
    (
      select coalesce(jsonb_object_agg(w.language, w.wishes), '{}')
      from private.translation_wishes as w where w.post_id = p.id and w.language <> all (p.languages)
    )
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
      when 'wanted' then exists (
        select from private.translation_wishes as w
        where w.post_id = p.id and w.language <> all (p.languages) and (in_language = '' or w.language = in_language)
      )
      when 'missing' then
        case in_language
          when '' then cardinality(p.complete_languages) < (select count(*) from private.translations())
          else in_language <> all (p.complete_languages) end
      else true
    end
    and (in_category = '' or p.category = in_category or in_category = any (p.additional_categories))
    and (query = '' or p.search_titles like all (private.containing_words(query)))
  order by p.date desc, p.id desc
  limit least(page_size, 101);
end;
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
$function$;
