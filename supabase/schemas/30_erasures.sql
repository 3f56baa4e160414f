-- Erasing enquiries, blocking what must still be shown to an authority (LOPDGDD, article 32), and a record of both.

create table public.survey_erasures (
  id uuid primary key default gen_random_uuid(),
  erased_at timestamptz not null default now(),
  erased_by uuid references auth.users (id) on delete set null,
  -- The day the enquiry came in: enough to match a request for erasure, and no personal data.
  received_on date not null,
  -- 'blocked' and 'retention': put out of reach, not destroyed yet; 'block_ended': destroyed by itself at the end of that.
  reason text not null check (reason in ('request', 'retention', 'blocked', 'block_ended')),
  -- Of the enquiry's id, by which an older archive's copy is found when it is restored; null in older records.
  survey_hash text
);

create function private.survey_hash(survey uuid)
returns text
immutable
return encode(sha256(convert_to(survey::text, 'UTF8')), 'hex');

/* Records every deletion, however it was made, and logs it. */
create function private.record_erasures()
returns trigger
language plpgsql
as $$
declare
  erased uuid[] := (select array_agg(id order by id) from gone);
  why text := coalesce(nullif(current_setting('app.erasure_reason', true), ''), 'request');
begin
  if erased is not null then
    insert into public.survey_erasures (erased_by, received_on, reason, survey_hash)
    select auth.uid(), private.office_day(created_at), why, private.survey_hash(id) from gone;
    perform private.log_access('erased', erased, why);
  end if;
  return null;
end;
$$;

create trigger contact_surveys_erased after delete on public.contact_surveys
  referencing old table as gone for each statement execute function private.record_erasures();

/* Blocked enquiries, as they were. In a table of their own, which no screen, search, export or figure reads. */
create table private.blocked_surveys (
  id uuid primary key,
  received_on date not null,
  blocked_at timestamptz not null default now(),
  blocked_by uuid references auth.users (id) on delete set null,
  reason text not null check (char_length(btrim(reason)) between 3 and 500),
  -- The last day of it.
  until date not null,
  survey jsonb not null,
  appointments jsonb not null
);

/* All enquiries with the same e-mail address or phone as this one, each with who else is in it and what speaks against
   erasing it: a shared phone is no proof of one person. Logged, since it names the other parties. */
create function private.surveys_of_person(survey uuid)
returns table (
  id uuid, name text, created_at timestamptz, status text, same_email boolean, same_phone boolean, opposing_party text,
  appointment_at timestamptz, limited boolean, client text
)
language plpgsql
as $$
declare
  one public.contact_surveys;
  found_ids uuid[];
begin
  select * into one from public.contact_surveys as s where s.id = survey;
  found_ids := array(
    select s.id from public.contact_surveys as s
    where s.id = one.id or lower(s.email) = lower(one.email)
      or private.phone_key(s.phone) = private.phone_key(one.phone)
    order by s.id);
  perform private.log_access_once('searched', found_ids, cardinality(found_ids)::text) where found_ids <> '{}';
  return query
    select s.id, s.name, s.created_at, s.status, coalesce(lower(s.email) = lower(one.email), false),
      coalesce(private.phone_key(s.phone) = private.phone_key(one.phone), false),
      s.opposing_party, s.appointment_at, s.limited_on is not null,
      (select min(c.name) from public.clients as c where private.fold(c.name) = private.fold(s.name))
    from public.contact_surveys as s where s.id = any (found_ids);
end;
$$;

/* Destroys enquiries with all that belongs to them, and returns how many. */
create function private.destroy_surveys(surveys uuid[], why text)
returns integer
language sql
as $$
  -- Read by record_erasures().
  select set_config('app.erasure_reason', why, true);
  with erased as (
    delete from public.contact_surveys where id = any (surveys) returning 1
  )
  select count(*)::integer from erased;
$$;

/* Refuses what led to an engagement, whose file is kept by law, unless it is meant, and what is restricted. */
create function private.refuse_engaged(surveys uuid[], engaged_too boolean)
returns void
language sql
stable
as $$
  select private.refuse_if(engaged_too is not true and exists (
    select from public.contact_surveys where id = any (surveys) and status = 'engaged'
  ), 'an engagement is among them', 'engaged');
  select private.refuse_limited(surveys);
$$;

/* Erases the chosen enquiries. */
create function private.erase_surveys(surveys uuid[], engaged_too boolean default false)
returns integer
language sql
as $$
  select private.refuse_engaged(surveys, engaged_too);
  select private.destroy_surveys(surveys, 'request');
$$;

/* Moves enquiries to where nobody reads them. */
create function private.move_to_block(surveys uuid[], why text, last_day date, recorded text default 'blocked')
returns integer
language plpgsql
as $$
begin
  perform private.refuse_if(
    last_day not between private.office_today() and private.office_today() + 3660, 'no day to block until');
  -- First, so that nothing is lost of what somebody else saves or sends at this moment.
  perform from public.contact_surveys where id = any (surveys) for update;
  insert into private.blocked_surveys (id, received_on, blocked_by, reason, until, survey, appointments)
  select s.id, private.office_day(s.created_at), auth.uid(), why, last_day,
    to_jsonb(s) || jsonb_build_object('replies', array(
      select to_jsonb(r) from private.replies as r where r.survey_id = s.id order by r.created_at)),
    to_jsonb(array(select to_jsonb(a) from public.appointments as a where a.survey_id = s.id))
  from public.contact_surveys as s where s.id = any (surveys);
  update private.documents as d set blocked_id = d.survey_id, survey_id = null where d.survey_id = any (surveys);
  return private.destroy_surveys(surveys, recorded);
end;
$$;

/* Blocks the chosen enquiries until a day, for a reason that is kept. */
create function private.block_surveys(surveys uuid[], why text, last_day date, engaged_too boolean default false)
returns integer
language sql
as $$
  select private.refuse_engaged(surveys, engaged_too);
  select private.move_to_block(surveys, why, last_day);
$$;

/* What is blocked, without what it says. */
create function private.blocked_list()
returns table (id uuid, received_on date, blocked_at timestamptz, blocked_by text, reason text, until date)
language sql
stable
as $$
  select b.id, b.received_on, b.blocked_at, private.address_of(b.blocked_by), b.reason, b.until
  from private.blocked_surveys as b
  order by b.until, b.id;
$$;

/* A blocked enquiry, for a court, the public prosecutor or an authority alone. Who asked is logged. */
create function private.open_blocked(survey uuid, asked_by text)
returns jsonb
language plpgsql
as $$
begin
  perform private.require_reason(asked_by);
  perform private.log_access('opened', array[b.id], 'blocked: ' || asked_by)
  from private.blocked_surveys as b where b.id = open_blocked.survey;
  return (
    select jsonb_build_object(
      'survey', b.survey, 'appointments', b.appointments, 'documents', private.listed_documents(null, b.id))
    from private.blocked_surveys as b where b.id = open_blocked.survey);
end;
$$;

/* Blocks longer, until a day, or with none lifts the block: the enquiry is in the lists again with its replies and
   documents; its appointments that were to come stay cancelled, since others may have their time, and links closed. */
create function private.change_block(survey uuid, why text, last_day date default null)
returns void
language plpgsql
as $$
declare
  block private.blocked_surveys;
begin
  perform private.require_reason(why);
  select * into block from private.blocked_surveys as b where b.id = change_block.survey for update;
  if block.id is null then
    return;
  end if;
  if last_day is not null then
    perform private.refuse_if(last_day not between block.until + 1 and private.office_today() + 3660, 'no later day');
    update private.blocked_surveys set until = last_day where id = change_block.survey;
    perform private.log_access('rights', array[survey], 'block extended ' || last_day || ': ' || why);
    return;
  end if;
  -- First as one taken down by the firm and not new, for which no trigger counts senders or queues mails.
  perform private.insert_row('public.contact_surveys', block.survey || jsonb_build_object(
    'origin', 'staff',
    'status', case block.survey ->> 'status' when 'new' then 'contacted' else block.survey ->> 'status' end,
    'assigned_to', (
      select p.user_id from public.staff as p
      where p.user_id::text = block.survey ->> 'assigned_to' and p.role = 'admin')));
  perform private.insert_row('public.appointments', a || case
    when a ->> 'status' in ('unplaced', 'pending', 'confirmed') and (a ->> 'ends_at')::timestamptz > block.blocked_at
    then jsonb '{"status": "cancelled", "held_until": null}' else jsonb '{}' end)
  from jsonb_array_elements(block.appointments) as a;
  delete from private.mail_outbox as m using public.appointments as a
  where m.appointment_id = a.id and a.survey_id = survey;
  update public.contact_surveys set origin = block.survey ->> 'origin', status = block.survey ->> 'status'
  where id = survey;
  perform private.insert_row('private.replies', r) from jsonb_array_elements(block.survey -> 'replies') as r;
  -- A reply that the block kept from leaving has answered nothing.
  update public.contact_surveys as s set status = 'new'
  where s.id = survey and s.status = 'contacted' and exists (
    select from private.replies as r
    where r.survey_id = s.id and r.answers and r.sent_at is null and r.created_at = s.answered_at);
  update private.documents set survey_id = blocked_id, blocked_id = null where blocked_id = block.id;
  delete from private.blocked_surveys where id = block.id;
  perform private.log_access('rights', array[survey], 'block lifted: ' || why);
end;
$$;

/* What was erased and what is blocked, by hashes. */
create function private.register_of_erasures()
returns jsonb
language sql
stable
as $$
  select jsonb_build_object('erasures', 1, 'made_at', now(), 'surveys', array(
    select distinct jsonb_strip_nulls(jsonb_build_object('hash', e.survey_hash, 'until', b.until, 'reason', b.reason))
    from public.survey_erasures as e
    left join private.blocked_surveys as b on private.survey_hash(b.id) = e.survey_hash
    where e.survey_hash is not null
      -- Its block was lifted.
      and not exists (select from public.contact_surveys as s where private.survey_hash(s.id) = e.survey_hash)
  ));
$$;

/* The same as a file: restoring an older archive erases and blocks again (server/archive/restore.ts). */
create function private.erasure_register()
returns jsonb
language sql
stable
as $$
  select private.register_of_erasures();
$$;

/* Erases and blocks again what a register names, after an older archive was restored. Returns how many enquiries. */
create function private.repeat_erasures(register jsonb)
returns integer
language plpgsql
as $$
declare
  named record;
  repeated integer := 0;
begin
  for named in
    select r.until, r.reason, array_agg(s.id) as surveys
    from jsonb_to_recordset(register -> 'surveys') as r (hash text, until date, reason text)
    join public.contact_surveys as s on private.survey_hash(s.id) = r.hash
    group by r.until, r.reason
  loop
    -- A restriction ended with the erasure.
    update public.contact_surveys set limited_on = null, limited_reason = null
      where id = any (named.surveys) and limited_on is not null;
    if named.until >= private.office_today() then
      repeated := repeated + private.move_to_block(named.surveys, named.reason, named.until);
    else
      repeated := repeated + private.destroy_surveys(named.surveys, 'request');
    end if;
  end loop;
  -- What the archive had blocked was put off or destroyed since.
  update private.blocked_surveys as b set until = r.until
  from jsonb_to_recordset(register -> 'surveys') as r (hash text, until date)
  where private.survey_hash(b.id) = r.hash and r.until > b.until;
  delete from private.blocked_surveys as b
  using jsonb_to_recordset(register -> 'surveys') as r (hash text, until date, reason text)
  where private.survey_hash(b.id) = r.hash and r.until is null;
  return repeated;
end;
$$;

/* Enquiries that led to no engagement and are older than the settings allow. */
create function private.surveys_to_erase()
returns setof public.contact_surveys
language sql
stable
as $$
  select * from public.contact_surveys as s
  where s.status <> 'engaged' and s.limited_on is null
    -- From its receipt, as the notice says, but never before an appointment has taken place.
    and s.created_at < now() - make_interval(months => (select survey_retention_months from public.settings))
    and coalesce(s.appointment_at < now(), true)
    -- Flagged as automatic, and still unhandled after a month.
    or s.overflow and s.status = 'new' and s.limited_on is null and s.created_at < now() - interval '30 days';
$$;

/* How many there are until the night. */
create function private.expired_surveys()
returns integer
language sql
stable
as $$
  select count(*)::integer from private.surveys_to_erase();
$$;

/* A nightly job (91_jobs.sql). Blocks them for three years, as the law wants whenever data are erased; what is probably
   automatic is destroyed, and what was blocked until yesterday, and after three years the proof of answered requests
   and of withdrawn testimonials. Returns how many. */
create function private.erase_expired_surveys()
returns integer
language plpgsql
security definer
as $$
declare
  expired uuid[] := array(select id from private.surveys_to_erase());
  automatic uuid[] := array(select id from private.surveys_to_erase() where overflow and status = 'new');
  ended uuid[];
begin
  with gone as (
    delete from private.blocked_surveys where until < private.office_today() returning id, received_on
  ), recorded as (
    insert into public.survey_erasures (received_on, reason, survey_hash)
    select received_on, 'block_ended', private.survey_hash(id) from gone
  )
  select array_agg(id) into ended from gone;
  if ended is not null then
    perform private.log_access('erased', ended, 'block_ended');
  end if;
  delete from public.rights_requests where answered_on < private.office_today() - interval '3 years';
  delete from public.testimonials where withdrawn_at < now() - interval '3 years';
  -- What was never sent whole, and links long after their end.
  delete from private.documents where completed_at is null and created_at < now() - interval '1 day';
  delete from private.document_links where expires_at < now() - interval '90 days';
  delete from private.review_links where least(revoked_at, expires_at) < now() - interval '90 days';
  return private.destroy_surveys(automatic, 'retention') + private.move_to_block(
    array(select unnest(expired) except select unnest(automatic)),
    'Fin del plazo de conservación', (private.office_today() + interval '3 years')::date, 'retention');
end;
$$;
