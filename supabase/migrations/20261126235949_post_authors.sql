-- Who vouches for a post: author, reviewer and the day of the review, the day whose law it states, its sources.

create function private.are_sources(sources jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case when jsonb_typeof(sources) = 'array' then jsonb_array_length(sources) <= 20 and not exists (
    select from jsonb_array_elements(sources) as source
    where case when jsonb_typeof(source) = 'object' then
      source - '{title,url}'::text[] <> '{}'
      or jsonb_typeof(source -> 'title') is distinct from 'string'
      or char_length(source ->> 'title') not between 1 and 300
      or jsonb_typeof(source -> 'url') is distinct from 'string'
      or char_length(source ->> 'url') > 1000
      or source ->> 'url' !~ '^(https?://[^[:space:]]+)?$'
    else true end
  ) else false end;
$$;

alter table public.blog_posts
  add column author text not null default ''
    check (author ~ '^([a-z0-9]+(-[a-z0-9]+)*)?$' and char_length(author) <= 60),
  add column reviewer text not null default ''
    check (reviewer ~ '^([a-z0-9]+(-[a-z0-9]+)*)?$' and char_length(reviewer) <= 60),
  add column reviewed_on date,
  add column law_as_of date,
  add column sources jsonb not null default '[]' check (private.are_sources(sources)),
  add constraint blog_posts_reviewed_on_a_day check (reviewer = '' or reviewed_on is not null);

comment on column public.blog_posts.sources is '[{"title", "url"}], in the order in which they are shown.';

create or replace function private.duplicate_post(post uuid, image text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  original public.blog_posts;
  copy uuid := gen_random_uuid();
begin
  if not private.is_staff() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  select * into original from public.blog_posts where id = post;
  if not found then
    return null;
  end if;
  -- Columns are named because a generated one takes no value.
  insert into public.blog_posts (
    id, slug, date, category, additional_categories, show_additional_categories, image, image_alt, hidden,
    title, excerpt, content,
    title_en, excerpt_en, content_en, title_fr, excerpt_fr, content_fr, title_de, excerpt_de, content_de,
    title_ar, excerpt_ar, content_ar, title_zh, excerpt_zh, content_zh, title_ru, excerpt_ru, content_ru,
    image_alt_en, image_alt_fr, image_alt_de, image_alt_ar, image_alt_zh, image_alt_ru,
    waiting_texts, author, law_as_of, sources
  )
  select
    copy, rtrim(left(o.slug, 70), '-'), private.office_today(), o.category, o.additional_categories,
    o.show_additional_categories, duplicate_post.image, o.image_alt, true,
    left(o.title, 190) || ' (copia)', o.excerpt, o.content,
    o.title_en, o.excerpt_en, o.content_en, o.title_fr, o.excerpt_fr, o.content_fr,
    o.title_de, o.excerpt_de, o.content_de, o.title_ar, o.excerpt_ar, o.content_ar,
    o.title_zh, o.excerpt_zh, o.content_zh, o.title_ru, o.excerpt_ru, o.content_ru,
    o.image_alt_en, o.image_alt_fr, o.image_alt_de, o.image_alt_ar, o.image_alt_zh, o.image_alt_ru,
    o.waiting_texts, o.author, o.law_as_of, o.sources
  from public.blog_posts as o
  where o.id = post;
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
        where s.status = 'new' and not s.overflow and s.urgency = of_urgency.urgency
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

revoke all on function private.are_sources(jsonb) from public, anon, authenticated;
grant execute on function private.are_sources(jsonb) to authenticated, service_role;
grant select (author, reviewer, reviewed_on, law_as_of, sources) on public.blog_posts to anon, authenticated;
grant insert (author, reviewer, reviewed_on, law_as_of, sources), update (author, reviewer, reviewed_on, law_as_of, sources)
  on public.blog_posts to authenticated;
