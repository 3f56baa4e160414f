-- The dashboard in one call. Parts that the caller's role may not see are null; all is null for anyone but staff.

/* Figures, and what waits for somebody to do it, for the list 'Qué hacer hoy'. When an enquiry is due depends on opening
   hours and is computed by the client (src/site/answerClock.ts), from the oldest of each urgency, as many as
   src/features/admin/dashboard/tasks.ts lists. In PL/pgSQL, which may name tables that later files define. */
create function private.dashboard()
returns jsonb
language plpgsql
stable
as $$
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
$$;
