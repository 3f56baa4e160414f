-- Calendars both ways: the address at which a program of the firm's reads its agenda, and the addresses from which the
-- site reads when nobody can come (busy_calendars). Both are secrets of their addresses; Edge Function or server do the
-- reading (supabase/functions/_shared/calendar).

/* The address to subscribe to, of whose token only the SHA-256 is stored. One at a time. */
create table private.calendar_feed (
  id boolean primary key default true check (id),
  token_hash text not null,
  -- Otherwise it says 'busy' alone.
  with_names boolean not null,
  read_at timestamptz,
  -- It ends with this admin (54_documents.sql). Null if it was made before that was written down.
  made_by uuid
);

/* Makes the address anew, which ends the former one; null ends it without another. The answer is the only copy of its
   token. Whoever has it reads the clients' names, so that it takes a proof. */
create function private.new_calendar_feed(with_names boolean default null)
returns text
language sql
as $$
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
$$;

/* Whether there is an address, with names or without, and when it was last read. Null without one. */
create function private.calendar_feed_state()
returns jsonb
language sql
stable
as $$
  select jsonb_build_object('with_names', f.with_names, 'read_at', f.read_at)
  from private.calendar_feed as f;
$$;

/* For the service key: the appointments of the last month and to come, if a token is that of the address; null
   otherwise. */
create function private.read_calendar_feed(token text)
returns jsonb
language sql
as $$
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
$$;

/* For the service key: the calendars to read, and the office's clock, which times without a zone are of. */
create function private.calendars_to_read()
returns jsonb
language sql
stable
as $$
  select jsonb_build_object(
    'now', private.office_instant(),
    'timeZone', s.time_zone,
    'calendars', array(
      select jsonb_build_object('id', c.id, 'url', c.url) from public.busy_calendars as c order by c.id))
  from public.settings as s;
$$;

/* For the service key: keeps the times of a calendar that was read, [start, end] each; null if that failed, when the
   last known ones stay. */
create function private.store_busy_times(calendar uuid, times jsonb, problem text)
returns void
language sql
as $$
  update public.busy_calendars as c set
    problem = left(store_busy_times.problem, 200),
    read_at = case when times is null then c.read_at else now() end,
    failing_since = case when store_busy_times.problem is not null then coalesce(c.failing_since, now()) end
  where c.id = calendar;
  delete from public.absences where calendar_id = calendar and times is not null;
  insert into public.absences (calendar_id, starts_at, ends_at, note)
  select calendar, (t ->> 0)::timestamptz, (t ->> 1)::timestamptz, c.name
  from jsonb_array_elements(times) as t cross join public.busy_calendars as c where c.id = calendar;
$$;

/* Calls the Edge Function read-calendars if there are any; every ten minutes in a hosted project (91_jobs.sql). */
create function private.call_calendar_reader()
returns void
language sql
as $$
  select private.call_edge_function('read-calendars') where exists (select from public.busy_calendars);
$$;
