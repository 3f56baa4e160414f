-- The firm's calendars both ways, its price, and bookings among what visits led to.

-- Calendars that are read: 48_appointments.sql.

/* The firm's own calendars, of which every ten minutes is read when nothing can be booked (49_calendars.sql). */
create table public.busy_calendars (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 60),
  -- Whoever knows it reads the calendar: it is written by admins and shown to nobody.
  url text not null check (char_length(url) <= 1000 and url ~ '^https://[^[:space:]/@]+/[^[:space:]]+$'),
  -- When it was last read, and why it could not be read since.
  read_at timestamptz,
  problem text,
  failing_since timestamptz
);

alter table public.busy_calendars enable row level security;

create policy "admins read calendars"
  on public.busy_calendars for select to authenticated
  using ((select private.is_admin()));

create policy "admins add calendars"
  on public.busy_calendars for insert to authenticated
  with check ((select private.is_admin()));

create policy "admins remove calendars"
  on public.busy_calendars for delete to authenticated
  using ((select private.is_admin()));

alter table public.absences
  add column calendar_id uuid references public.busy_calendars (id) on delete cascade;
create index absences_by_calendar on public.absences (calendar_id);

alter policy "admins change absences" on public.absences
  using (calendar_id is null and (select private.is_admin()));
alter policy "admins remove absences" on public.absences
  using (calendar_id is null and (select private.is_admin()));

-- The address to subscribe to, and what reads and writes: 49_calendars.sql.

/* The address to subscribe to, of whose token only the SHA-256 is stored. One at a time. */
create table private.calendar_feed (
  id boolean primary key default true check (id),
  token_hash text not null,
  -- Otherwise it says 'busy' alone.
  with_names boolean not null,
  read_at timestamptz
);

/* Makes the address anew, which ends the former one; null ends it without another. The answer is the only copy of its
   token. Whoever has it reads the clients' names, so that it takes a proof. */
create function private.new_calendar_feed(with_names boolean)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  delete from private.calendar_feed where id;
  if with_names is null then
    token := null;
  else
    perform private.require_proof();
    insert into private.calendar_feed (token_hash, with_names)
    values (encode(sha256(convert_to(token, 'UTF8')), 'hex'), new_calendar_feed.with_names);
  end if;
  perform private.log_access(
    'setting', '{}', 'calendar_feed: ' || case when with_names then 'names' when not with_names then 'busy' else 'none' end);
  return token;
end;
$$;

create function public.new_calendar_feed(with_names boolean default null)
returns text
language sql
set search_path = ''
as $$
  select private.new_calendar_feed(with_names);
$$;

/* For admins: whether there is an address, with names or without, and when it was last read. Null without one. */
create function private.calendar_feed_state()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('with_names', f.with_names, 'read_at', f.read_at)
  from private.calendar_feed as f where private.is_admin();
$$;

create function public.calendar_feed_state()
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.calendar_feed_state();
$$;

/* For the service key: the appointments of the last month and to come, if a token is that of the address; null
   otherwise. */
create function public.read_calendar_feed(token text)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  feed private.calendar_feed;
begin
  update private.calendar_feed set read_at = now()
  where token_hash = encode(sha256(convert_to(token, 'UTF8')), 'hex')
  returning * into feed;
  if feed is null then
    return null;
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', a.id, 'sequence', a.sequence, 'start', a.starts_at, 'end', a.ends_at, 'kind', a.kind,
      'isPending', a.status = 'pending', 'name', case when feed.with_names then s.name end,
      'room', case when feed.with_names then a.room end) order by a.starts_at), '[]')
    from public.appointments as a join public.contact_surveys as s on s.id = a.survey_id
    where a.status in ('pending', 'confirmed') and a.starts_at > private.office_instant() - interval '1 month');
end;
$$;

/* For the service key: the calendars to read, and the office's clock, which times without a zone are of. */
create function public.calendars_to_read()
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'now', private.office_instant(),
    'timeZone', s.time_zone,
    'calendars', (
      select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'url', c.url) order by c.id), '[]')
      from public.busy_calendars as c))
  from public.settings as s;
$$;

/* For the service key: keeps the times of a calendar that was read, [start, end] each; null if that failed, when the
   last known ones stay. */
create function public.store_busy_times(calendar uuid, times jsonb, problem text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.busy_calendars as c set
    problem = left(store_busy_times.problem, 200),
    read_at = case when times is null then c.read_at else now() end,
    failing_since = case when store_busy_times.problem is not null then coalesce(c.failing_since, now()) end
  where c.id = calendar;
  if times is null or not found then
    return;
  end if;
  -- What has not changed is not written.
  delete from public.absences as a
  where a.calendar_id = calendar and not exists (
    select from jsonb_array_elements(times) as t
    where (t ->> 0)::timestamptz = a.starts_at and (t ->> 1)::timestamptz = a.ends_at);
  insert into public.absences (calendar_id, starts_at, ends_at, note)
  select calendar, (t ->> 0)::timestamptz, (t ->> 1)::timestamptz, c.name
  from jsonb_array_elements(times) as t cross join public.busy_calendars as c
  where c.id = calendar and not exists (
    select from public.absences as a
    where a.calendar_id = calendar and a.starts_at = (t ->> 0)::timestamptz and a.ends_at = (t ->> 1)::timestamptz);
end;
$$;

/* Calls the Edge Function read-calendars if there are any; every ten minutes in a hosted project (91_jobs.sql). */
create function private.call_calendar_reader()
returns void
language plpgsql
set search_path = ''
as $$
begin
  if exists (select from public.busy_calendars) then
    perform private.call_edge_function('read-calendars');
  end if;
end;
$$;

-- The price: 09_firm_facts.sql.

/* A text of one line for each language that has one. */
create function private.are_prices(prices jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select jsonb_typeof(prices) = 'object' and prices <> '{}' and not exists (
    select from jsonb_each(case jsonb_typeof(prices) when 'object' then prices end) as each (language, price)
    where language !~ '^[a-z]{2}$' or jsonb_typeof(price) <> 'string' or char_length(price #>> '{}') not between 1 and 80
      or price #>> '{}' ~ '[\u0001-\u001f\u007f\u202a-\u202e\u2066-\u2069]'
  );
$$;

alter table public.firm_facts
  add column consultation_price jsonb check (private.are_prices(consultation_price));

-- Bookings: 26_visits.sql.

drop function public.visit_outcomes(integer);
drop function private.visit_outcomes(integer);

/* For staff: how many visits of the last 30 or 365 days that saw a kind of page got to each step. One to four are null;
   there are no sums, from which these could be subtracted, and no other periods. */
create function private.visit_outcomes(days integer)
returns table (page public.page_kind, language text, seen integer, opened integer, sent integer, booked integer)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if days not in (30, 365) then
    raise exception 'no such period' using errcode = '22023';
  end if;
  return query
    select v.page, v.language,
      private.unless_few(coalesce(sum(v.visits) filter (where v.step = 'seen'), 0)),
      private.unless_few(coalesce(sum(v.visits) filter (where v.step = 'opened'), 0)),
      private.unless_few(coalesce(sum(v.visits) filter (where v.step = 'sent'), 0)),
      private.unless_few(coalesce(sum(v.visits) filter (where v.step = 'booked'), 0))
    from private.visit_steps as v
    where v.day > private.office_today() - days and private.is_staff()
    group by v.page, v.language
    order by v.page, v.language;
end;
$$;

create function public.visit_outcomes(days integer)
returns table (page public.page_kind, language text, seen integer, opened integer, sent integer, booked integer)
language sql
stable
set search_path = ''
as $$
  select * from private.visit_outcomes(days);
$$;

-- Appointments and calendars in the dashboard: 39_dashboard.sql.

/* What waits for somebody to do it, for the list 'Qué hacer hoy'. When an enquiry is due depends on opening hours and
   is computed by the client (src/site/answerClock.ts), from the oldest of each urgency. In PL/pgSQL, which may name
   tables that later files define. */
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

-- What 90_grants.sql says of them. Default privileges of older projects grant more.

revoke all on function
  private.are_prices(jsonb),
  private.new_calendar_feed(boolean),
  private.calendar_feed_state(),
  private.call_calendar_reader(),
  private.visit_outcomes(integer),
  public.new_calendar_feed(boolean),
  public.calendar_feed_state(),
  public.read_calendar_feed(text),
  public.calendars_to_read(),
  public.store_busy_times(uuid, jsonb, text),
  public.visit_outcomes(integer)
  from public, anon, authenticated;
revoke all on private.calendar_feed, public.busy_calendars from anon, authenticated;
grant select (id, name, read_at, problem, failing_since), insert (name, url), delete on public.busy_calendars to authenticated;
grant update (consultation_price) on public.firm_facts to authenticated;
grant execute on function
  private.are_prices(jsonb),
  private.new_calendar_feed(boolean),
  private.calendar_feed_state(),
  private.visit_outcomes(integer),
  public.new_calendar_feed(boolean),
  public.calendar_feed_state(),
  public.visit_outcomes(integer)
  to authenticated;
grant select, insert, update, delete on private.calendar_feed, public.busy_calendars to service_role;
grant execute on function
  private.are_prices(jsonb),
  private.new_calendar_feed(boolean),
  private.calendar_feed_state(),
  private.call_calendar_reader(),
  private.visit_outcomes(integer),
  public.new_calendar_feed(boolean),
  public.calendar_feed_state(),
  public.read_calendar_feed(text),
  public.calendars_to_read(),
  public.store_busy_times(uuid, jsonb, text),
  public.visit_outcomes(integer)
  to service_role;

-- The job of a hosted project: 91_jobs.sql.

do $$
begin
  if to_regnamespace('embedded') is null and exists (select from pg_available_extensions where name = 'pg_cron') then
    perform cron.schedule('calendars', '*/10 * * * *', 'select private.call_calendar_reader()');
  end if;
end;
$$;
