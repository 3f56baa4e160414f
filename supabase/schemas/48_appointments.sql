-- Appointments. Each belongs to an enquiry, with which it is stored in one transaction and erased. Times are instants;
-- the hours in which a kind can be booked are on the office's clock.

/* What can be booked, and its rules. A firm that offers none has no booking on its site. */
create table public.appointment_kinds (
  id text primary key check (id in ('video', 'phone', 'office')),
  offered boolean not null default false,
  -- As the firm's opening hours.
  hours jsonb check (private.are_opening_hours(hours)),
  minutes integer not null default 30 check (minutes between 5 and 240),
  -- Kept free afterwards.
  buffer integer not null default 10 check (buffer between 0 and 120),
  notice_hours integer not null default 12 check (notice_hours between 0 and 336),
  horizon_days integer not null default 30 check (horizon_days between 1 and 180),
  most_per_day integer not null default 6 check (most_per_day between 1 and 50),
  -- Whether the firm confirms each one itself.
  confirm_each boolean not null default false,
  check (hours is not null or not offered)
);

insert into public.appointment_kinds (id) values ('video'), ('phone'), ('office');

create policy "everyone reads what can be booked"
  on public.appointment_kinds for select to anon, authenticated
  using (offered or (select private.is_admin()));

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

/* When nothing can be booked, beside holidays. Those of a calendar are replaced each time that it is read. */
create table public.absences (
  id uuid primary key default gen_random_uuid(),
  starts_at timestamptz not null check (isfinite(starts_at)),
  ends_at timestamptz not null check (isfinite(ends_at)),
  note text not null default '' check (char_length(note) <= 120),
  calendar_id uuid references public.busy_calendars (id) on delete cascade,
  check (starts_at < ends_at)
);

create index absences_times on public.absences using gist (tstzrange(starts_at, ends_at));

create policy "admins change absences"
  on public.absences for update to authenticated
  using (calendar_id is null and (select private.is_admin()))
  with check ((select private.is_admin()));

create policy "admins remove absences"
  on public.absences for delete to authenticated
  using (calendar_id is null and (select private.is_admin()));

create table public.appointments (
  id uuid primary key default gen_random_uuid(),
  survey_id uuid not null references public.contact_surveys (id) on delete cascade,
  kind text not null references public.appointment_kinds (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- With the buffer; the next one may begin then.
  busy_until timestamptz not null,
  -- 'unplaced': its time was taken when it arrived, and the client has not chosen another yet. 'pending': the firm
  -- confirms it until held_until, when it becomes 'lapsed'.
  status text not null check (
    status in ('unplaced', 'pending', 'confirmed', 'no_show', 'declined', 'cancelled', 'lapsed')),
  held_until timestamptz,
  -- The client's zone, for mails; null if the database does not know it.
  time_zone text,
  -- Rises with each change that the client's calendar must follow (RFC 5545, 3.8.7.4).
  sequence integer not null default 0,
  -- Where a video consultation takes place.
  room text,
  -- Who made the last change, and what they wrote to the other side.
  changed_by text not null default 'client' check (changed_by in ('client', 'firm', 'clock')),
  word text check (char_length(word) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (starts_at < ends_at and ends_at <= busy_until),
  check ((held_until is not null) = (status = 'pending')),
  -- Nobody has two people at the same time. Those that do not take place are left out.
  constraint appointments_apart exclude using gist (tstzrange(starts_at, busy_until) with &&)
    where (status in ('pending', 'confirmed', 'no_show'))
);

create index appointments_by_time on public.appointments (starts_at);

/* The links by which clients see, move and cancel their appointment: the answer to a booking has one, and each mail
   another. Only the SHA-256 of their tokens is stored. */
create table private.appointment_links (
  token_hash text primary key,
  appointment_id uuid not null references public.appointments (id) on delete cascade
);

/* Makes a link of which the answer is the only copy of the token; 244 of its bits are random. */
create function private.new_appointment_link(appointment uuid)
returns text
language sql
as $$
  with made as (
    select replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') as token
  ), stored as (
    insert into private.appointment_links select encode(sha256(convert_to(token, 'UTF8')), 'hex'), appointment from made
  )
  select token from made;
$$;

/* The appointment of a link that has not ended yet, locked; no row otherwise. */
create function private.appointment_of(token text)
returns setof public.appointments
language sql
as $$
  select a.* from private.appointment_links as l join public.appointments as a on a.id = l.appointment_id
  where l.token_hash = encode(sha256(convert_to(token, 'UTF8')), 'hex') and a.ends_at > private.office_instant()
  for update of a;
$$;

/* The starting times that can be booked, from `earliest` to before `latest`. They follow each other in a day's hours by
   the length and the buffer. A time that the clocks skip is none; of one that they repeat it is the second. */
create function private.free_starts(kind_id text, earliest timestamptz, latest timestamptz, left_out uuid)
returns setof timestamptz
language plpgsql
stable
as $$
declare
  kind public.appointment_kinds;
  zone text := (select time_zone from public.settings);
  present timestamptz := private.office_instant();
  length interval;
  whole interval;
  busy tstzmultirange;
  closed date[];
begin
  select * into kind from public.appointment_kinds as k where k.id = kind_id and k.offered;
  if not found then
    return;
  end if;
  length := make_interval(mins => kind.minutes);
  whole := make_interval(mins => kind.minutes + kind.buffer);
  earliest := greatest(earliest, present + make_interval(hours => kind.notice_hours));
  latest := least(latest, present + make_interval(hours => 24 * kind.horizon_days));
  if earliest >= latest then
    return;
  end if;
  select coalesce(range_agg(taken.span), '{}') into busy
  from (
    select tstzrange(a.starts_at, a.busy_until) from public.appointments as a
    where a.status in ('pending', 'confirmed', 'no_show') and a.id is distinct from left_out
      and tstzrange(a.starts_at, a.busy_until) && tstzrange(earliest, latest + whole)
    union all
    select tstzrange(b.starts_at, b.ends_at) from public.absences as b
    where tstzrange(b.starts_at, b.ends_at) && tstzrange(earliest, latest + whole)
  ) as taken (span);
  closed := array(
    select h.day from public.holidays as h
    union all
    select (a.starts_at at time zone zone)::date from public.appointments as a
    where a.kind = kind.id and a.status in ('pending', 'confirmed', 'no_show') and a.id is distinct from left_out
      and a.starts_at > earliest - interval '1 day' and a.starts_at < latest + interval '1 day'
    group by 1 having count(*) >= kind.most_per_day);
  return query
    select slot.start
    from (
      select (earliest at time zone zone)::date + number as date
      from generate_series(0, (latest at time zone zone)::date - (earliest at time zone zone)::date) as number
    ) as day
    cross join lateral jsonb_array_elements(kind.hours -> extract(dow from day.date)::int::text) as span
    cross join lateral (
      select day.date + (span ->> 0)::time as opens, day.date + (span ->> 1)::time as closes
    ) as hours
    cross join lateral generate_series(hours.opens, hours.closes - length, whole) as clock
    cross join lateral (select clock at time zone zone as start) as slot
    where day.date <> all (closed)
      and slot.start >= earliest and slot.start < latest
      and slot.start at time zone zone = clock
      and slot.start + length <= hours.closes at time zone zone
      and not busy && tstzrange(slot.start, slot.start + whole)
    order by slot.start;
end;
$$;

/* For everyone: starting times only, never why another is not free. */
create function private.free_slots(kind text, earliest timestamptz default null, latest timestamptz default null)
returns setof timestamptz
stable
return private.free_starts(kind, earliest, latest, null);

/* Until when a request holds its time: as long as the settings say, and never longer than until it begins. */
create function private.end_of_hold(start timestamptz)
returns timestamptz
language sql
stable
as $$
  select least(start, private.office_instant() + make_interval(hours => appointment_hold_hours)) from public.settings;
$$;

/* Whether an enquiry may take a time: one that is probably automatic may not, nor one without proof of work, as a
   detention is stored too, or a robot could fill the agenda; nor may the third of a person with two to come or of this
   hour, nor the fifth of an hour from one network; the mails would go to a stranger. It is stored, and the firm proposes
   a time. Beside the limits of all enquiries (28_enquiry_limits.sql). */
create function private.may_take_time(survey uuid)
returns boolean
language sql
as $$
  select not s.overflow
    -- Somebody has read what is corrected, for which the proof no longer counts.
    and (private.has_proof(s.proof, s.email, s.phone, s.message) or s.corrections <> '[]')
    and (
      select count(*) from public.appointments as a join public.contact_surveys as other on other.id = a.survey_id
      where other.id <> s.id
        and (a.status in ('pending', 'confirmed') and a.starts_at > private.office_instant()
          or a.created_at > now() - interval '1 hour')
        and (private.mailbox_of(other.email) = private.mailbox_of(s.email)
          or private.phone_key(other.phone) = private.phone_key(s.phone))
    ) < 2
    and (
      select count(*) from private.survey_senders
      where network = private.caller_hash() and received_at > now() - interval '1 hour'
    ) <= 4
  from public.contact_surveys as s where s.id = survey;
$$;

/* Gives an appointment the time that a client wishes, if it is free, and a status if it has none yet. It waits for the
   firm if the firm wishes so; if the names give a hint of a conflict of interest; and whenever another party is named, or
   the answer would tell anybody whom the firm represents. Answers with how it stands, or where the time is not free, the
   three that are and nearest to it, in their order. */
create function private.take_time(appointment public.appointments, wished timestamptz)
returns jsonb
language plpgsql
as $$
declare
  kind public.appointment_kinds;
  next text := appointment.status;
  may_take boolean := next <> 'unplaced' or private.may_take_time(appointment.survey_id);
  is_placed boolean := may_take and wished in (
    select * from private.free_starts(appointment.kind, wished, wished + interval '1 second', appointment.id));
begin
  select * into kind from public.appointment_kinds where id = appointment.kind;
  if is_placed and next = 'unplaced' then
    next := case when kind.confirm_each
      or exists (select from public.contact_surveys where id = appointment.survey_id and opposing_party is not null)
      or exists (select from private.matching_names(array[appointment.survey_id]))
      then 'pending' else 'confirmed' end;
  end if;
  begin
    update public.appointments set
      starts_at = wished,
      ends_at = wished + make_interval(mins => kind.minutes),
      busy_until = wished + make_interval(mins => kind.minutes + kind.buffer),
      status = next,
      held_until = case when next = 'pending' then private.end_of_hold(wished) end,
      sequence = sequence + 1, changed_by = 'client', word = null
    where id = appointment.id and is_placed;
  exception when exclusion_violation then
    -- Somebody else was faster.
    is_placed := false;
  end;
  return (
    select jsonb_build_object('id', a.id, 'sequence', a.sequence) || case
      when is_placed then jsonb_build_object(
        'status', a.status, 'starts_at', a.starts_at, 'ends_at', a.ends_at, 'nearest', '{}'::text[])
      else jsonb_build_object(
        'status', 'unplaced', 'starts_at', wished, 'ends_at', null,
        'nearest', array(
          select start from (
            select start from private.free_starts(a.kind, null, null, a.id) as start
            where may_take order by abs(extract(epoch from start - wished)), start limit 3
          ) as three order by start))
    end
    from public.appointments as a where a.id = appointment.id);
end;
$$;

/* Stores an enquiry with its appointment. The enquiry is stored even if the time is no longer free; the answer then
   has the nearest free times and a link, by which move_appointment() takes one of them. */
create function private.book(enquiry jsonb, kind text, start timestamptz, zone text default null)
returns jsonb
language plpgsql
as $$
declare
  survey constant uuid := gen_random_uuid();
  appointment public.appointments;
begin
  perform private.refuse_if(
    not exists (select from public.appointment_kinds as k where k.id = kind and k.offered) or start is null
    or start not between private.office_instant() - interval '1 year' and private.office_instant() + interval '1 year'
    or jsonb_typeof(enquiry) is distinct from 'object', 'nothing to book');
  -- As the policy on enquiries does, which a function with its owner's rights passes by.
  perform private.refuse_if(
    enquiry ->> 'urgency' = 'detained' and enquiry ->> 'phone' is null, 'a detention needs a phone', code => '42501');
  perform private.insert_row('public.contact_surveys', jsonb_build_object('id', survey, 'origin', 'booking') || (
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(jsonb_strip_nulls(enquiry))
    where key = any ('{
      name,email,phone,language,channel,practice_area,urgency,opposing_party,message,source,
      consent,consent_language,consent_version,special_consent,consent_texts,fill_seconds,proof
    }')));
  begin
    perform now() at time zone zone;
  exception when invalid_parameter_value then
    zone := null;
  end;
  insert into public.appointments (survey_id, kind, starts_at, ends_at, busy_until, status, time_zone)
  values (
    survey, kind, start, start + interval '1 minute', start + interval '1 minute', 'unplaced', left(zone, 60))
  returning * into appointment;
  return private.take_time(appointment, start)
    || jsonb_build_object('token', private.new_appointment_link(appointment.id));
end;
$$;

/* Until when a client may move an appointment; without a time, until the wished one. */
create function private.movable_until(appointment public.appointments)
returns timestamptz
language sql
stable
as $$
  select case
    when appointment.status = 'unplaced' then appointment.starts_at
    when appointment.status in ('pending', 'confirmed')
      then appointment.starts_at - make_interval(hours => k.notice_hours)
  end
  from public.appointment_kinds as k where k.id = appointment.kind;
$$;

/* What a client's link shows; null for one that is unknown or has ended. It names nobody, since a link may be passed
   on, and the room only from ten minutes before. */
create function private.my_appointment(token text)
returns jsonb
language sql
as $$
  select jsonb_build_object(
    'id', a.id, 'kind', a.kind, 'status', a.status, 'starts_at', a.starts_at, 'ends_at', a.ends_at,
    'sequence', a.sequence, 'held_until', a.held_until, 'movable_until', private.movable_until(a),
    'has_room', a.room is not null,
    'room', case when a.status = 'confirmed' and private.office_instant() >= a.starts_at - interval '10 minutes'
      then a.room end)
  from private.appointment_of(token) as a;
$$;

/* Moves the appointment of a link to a free time. Answers as book() does, and null where that is not possible any
   more. */
create function private.move_appointment(token text, start timestamptz)
returns jsonb
language sql
as $$
  select private.take_time(a, start) from private.appointment_of(token) as a
  -- Each move is a mail to an address that may be a stranger's.
  where private.movable_until(a) > private.office_instant() and a.sequence < 20;
$$;

/* Cancels the appointment of a link, until it begins. Returns whether that was still possible. */
create function private.cancel_appointment(token text, word text default null)
returns boolean
language sql
as $$
  with cancelled as (
    update public.appointments as a set
      status = 'cancelled', held_until = null, sequence = a.sequence + 1, changed_by = 'client',
      word = left(nullif(btrim(cancel_appointment.word), ''), 500)
    from private.appointment_of(token) as mine
    where a.id = mine.id and a.status in ('unplaced', 'pending', 'confirmed') and a.starts_at > private.office_instant()
    returning 1
  )
  select exists (select from cancelled);
$$;

-- What the firm does. All of it is for admins, who read enquiries, and is logged with the enquiry.

/* The appointments that touch a period, with what the agenda shows of their enquiry: no address and no phone, for which
   it is opened, and that logged. */
create function private.agenda(earliest timestamptz, latest timestamptz)
returns table (
  id uuid, survey_id uuid, kind text, status text, starts_at timestamptz, ends_at timestamptz, busy_until timestamptz,
  held_until timestamptz, time_zone text, room text, changed_by text, word text,
  name text, language text, practice_area text, urgency text, conflict boolean
)
language sql
stable
as $$
  select a.id, a.survey_id, a.kind, a.status, a.starts_at, a.ends_at, a.busy_until, a.held_until, a.time_zone, a.room,
    a.changed_by, a.word, s.name, s.language, s.practice_area, s.urgency,
    a.status in ('unplaced', 'pending') and exists (select from private.matching_names(array[s.id]))
  from public.appointments as a join public.contact_surveys as s on s.id = a.survey_id
  where a.starts_at < latest and a.busy_until > earliest
  order by a.starts_at, a.created_at;
$$;

/* Confirms, declines, moves or cancels an appointment, or notes that nobody came ('no_show'). The firm may move it to
   any time at which nobody else comes, also to one that the public is not offered; another appointment gives the hint
   'overlap'. `word` is written to the client when declining or cancelling. */
create function private.change_appointment(
  appointment uuid, change text, start timestamptz default null, word text default null)
returns void
language plpgsql
as $$
declare
  found_one public.appointments;
  begins timestamptz;
begin
  select * into found_one from public.appointments as a where a.id = appointment for update;
  begins := coalesce(case when change in ('move', 'confirm') then start end, found_one.starts_at);
  perform private.refuse_if(found_one.id is null or not (case change
    when 'confirm' then found_one.status in ('unplaced', 'pending', 'lapsed')
    when 'decline' then found_one.status in ('unplaced', 'pending')
    when 'move' then found_one.status in ('pending', 'confirmed') and start is not null
    when 'cancel' then found_one.status = 'confirmed'
    when 'no_show' then found_one.status = 'confirmed' and found_one.starts_at <= private.office_instant()
    else false
  end), 'not possible now', 'gone');
  perform private.refuse_limited(array[found_one.survey_id]);
  if btrim(change_appointment.word) <> '' then
    perform private.refuse_answer(found_one.survey_id);
  end if;
  update public.appointments as a set
    status = case change
      when 'confirm' then 'confirmed' when 'decline' then 'declined' when 'cancel' then 'cancelled'
      when 'no_show' then 'no_show' else a.status end,
    starts_at = begins,
    ends_at = begins + case a.status when 'unplaced' then make_interval(mins => k.minutes) else a.ends_at - a.starts_at end,
    busy_until = begins + case a.status
      when 'unplaced' then make_interval(mins => k.minutes + k.buffer) else a.busy_until - a.starts_at end,
    held_until = case when change = 'move' and a.status = 'pending' then private.end_of_hold(begins) end,
    sequence = a.sequence + 1, changed_by = 'firm',
    word = left(nullif(btrim(change_appointment.word), ''), 2000)
  from public.appointment_kinds as k
  where a.id = appointment and k.id = a.kind;
  perform private.log_access('appointment', array[found_one.survey_id], change);
exception when exclusion_violation then
  raise exception 'another appointment at that time' using errcode = 'P0001', hint = 'overlap';
end;
$$;

/* Enters an appointment by hand, as when somebody has called: for an enquiry that there is (`survey`), or for a new one
   of a person (`person`: name, email, phone, language, practice_area, message). Returns its id. */
create function private.enter_appointment(
  kind text, start timestamptz, survey uuid default null, person jsonb default null)
returns uuid
language plpgsql
as $$
declare
  of_survey uuid := survey;
  caller public.contact_surveys := jsonb_populate_record(null::public.contact_surveys, person);
  added uuid;
begin
  if of_survey is null then
    insert into public.contact_surveys (
      name, email, phone, language, channel, practice_area, urgency, message, consent, consent_language,
      consent_version, fill_seconds, origin, status
    ) values (
      caller.name, caller.email, caller.phone, coalesce(caller.language, 'es'),
      case when kind = 'video' then 'video' when kind = 'office' and caller.email is not null then 'email' else 'call' end,
      coalesce(caller.practice_area, 'other'), 'normal', coalesce(caller.message, ''), false,
      coalesce(caller.language, 'es'), null, 0, 'staff', 'contacted'
    ) returning id into of_survey;
  else
    perform private.refuse_answer(of_survey);
  end if;
  insert into public.appointments (survey_id, kind, starts_at, ends_at, busy_until, status, changed_by)
  select of_survey, k.id, start, start + make_interval(mins => k.minutes),
    start + make_interval(mins => k.minutes + k.buffer), 'confirmed', 'firm'
  from public.appointment_kinds as k where k.id = kind
  returning id into added;
  perform private.log_access('appointment', array[of_survey], 'enter');
  return added;
exception when exclusion_violation then
  raise exception 'another appointment at that time' using errcode = 'P0001', hint = 'overlap';
end;
$$;

/* Gives a confirmed video consultation its place: the firm's room, or one of its own under the firm's address. */
create function private.give_room()
returns trigger
language plpgsql
as $$
begin
  new.room := coalesce(new.room, (
    select case
      when s.appointment_room_each then rtrim(s.appointment_room, '/') || '/'
        || replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
      else s.appointment_room end
    from public.settings as s));
  return new;
end;
$$;

create trigger appointments_room before insert or update on public.appointments
  for each row when (new.status = 'confirmed' and new.kind = 'video') execute function private.give_room();

-- Mails, by the outbox (33_mail_outbox.sql): 'appointment' to the client, 'agenda' to the firm.

alter table private.mail_outbox
  add column appointment_id uuid references public.appointments (id) on delete cascade,
  add column event text
    check (event in ('pending', 'confirmed', 'moved', 'declined', 'cancelled', 'lapsed', 'day', 'hour')),
  -- The appointment's, so that nothing is said twice, and again after a move.
  add column sequence integer,
  add constraint mail_outbox_said_once unique (appointment_id, kind, event, sequence),
  add constraint mail_outbox_appointment check (
    (appointment_id is not null and event is not null and sequence is not null) = (kind in ('appointment', 'agenda')));

/* Tells both sides of a change, instead of what was not sent yet, and keeps the enquiry in step: a confirmed appointment
   answers it. The client of an enquiry that is probably automatic is written nothing, and that of a restricted one only
   what they do by their link. */
create function private.follow_appointment()
returns trigger
language plpgsql
as $$
declare
  survey public.contact_surveys;
  event text := case
    when new.status <> 'unplaced' and new.status is distinct from old.status then nullif(new.status, 'no_show')
    when new.status in ('pending', 'confirmed') and new.starts_at <> old.starts_at then 'moved'
  end;
begin
  update public.contact_surveys set
    -- The last one: an enquiry may have several.
    appointment_at = (
      select max(a.starts_at) from public.appointments as a
      where a.survey_id = new.survey_id and a.status in ('pending', 'confirmed', 'no_show')),
    status = case when new.status = 'confirmed' and status = 'new' and limited_on is null then 'contacted' else status end
  where id = new.survey_id
  returning * into survey;
  if event is null then
    return null;
  end if;
  -- The first word about an appointment stands for the confirmation that the enquiry has arrived.
  delete from private.mail_outbox as m
  where m.sent_at is null and m.failed_at is null
    and (m.appointment_id = new.id and m.kind = 'appointment' or m.survey_id = new.survey_id and m.kind = 'confirmation');
  insert into private.mail_outbox (kind, appointment_id, event, sequence, created_at)
  select kind, new.id, event, new.sequence, private.office_instant()
  from unnest(array['appointment', 'agenda']) as kind
  where kind = 'appointment' and survey.email is not null and not survey.overflow
      and (survey.limited_on is null or new.changed_by = 'client')
    or kind = 'agenda' and (event = 'lapsed' or new.changed_by = 'client' and event in ('moved', 'cancelled'));
  return null;
end;
$$;

create trigger appointments_follow after insert or update on public.appointments
  for each row execute function private.follow_appointment();

/* Queues what is due by the clock: the end of what nobody confirmed, and reminders at the same time of the day before
   and an hour before, unless the client was told of the time later than that, or the processing of the enquiry is
   restricted. An appointment of which no mail was queued came with an archive, whose original reminds of it. */
create function private.queue_appointment_mails()
returns void
language sql
as $$
  update public.appointments set
    status = 'lapsed', held_until = null, sequence = sequence + 1, changed_by = 'clock', word = null
  where status = 'pending' and held_until <= private.office_instant();
  insert into private.mail_outbox (kind, appointment_id, event, sequence, created_at)
  select 'appointment', a.id, reminder.event, a.sequence, clock.present
  from public.appointments as a join public.contact_surveys as c on c.id = a.survey_id and c.limited_on is null
  cross join public.settings as s
  cross join private.office_instant() as clock (present)
  cross join lateral (values
    ('day', (a.starts_at at time zone s.time_zone - interval '1 day') at time zone s.time_zone,
      a.starts_at - interval '3 hours'),
    ('hour', a.starts_at - interval '1 hour', a.starts_at)
  ) as reminder (event, at, until)
  where a.status = 'confirmed' and a.starts_at between clock.present and clock.present + interval '2 days'
    and reminder.at <= clock.present and clock.present < reminder.until
    and exists (
      select from private.mail_outbox as told
      where told.appointment_id = a.id and told.sequence = a.sequence and told.kind = 'appointment'
        and told.event in ('confirmed', 'moved') and told.created_at < reminder.at)
  on conflict do nothing;
  delete from private.mail_outbox as m
  using public.appointments as a join public.contact_surveys as c on c.id = a.survey_id
  where m.appointment_id = a.id and m.event in ('day', 'hour') and m.sent_at is null
    and (a.status <> 'confirmed' or a.sequence <> m.sequence or a.starts_at <= private.office_instant() or c.limited_on is not null);
$$;
