-- The dashboard in one call, a line for each figure and each thing to do.

/* Figures, and what waits for somebody to do it ('Qué hacer hoy'). When an enquiry is due the client computes
   (src/site/answerClock.ts), from the oldest of each urgency, as many as dashboard/tasks.ts lists. In PL/pgSQL, which
   may name tables that later files define. */
create function private.dashboard()
returns setof jsonb
language plpgsql
stable
as $$
begin
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
$$;
