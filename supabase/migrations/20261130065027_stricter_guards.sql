create or replace function private.announce_change (
  what text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  -- The session of a link from a mail sets the password and does nothing else. Whoever has an app needs it here too: a
  -- session with the password alone would announce what another one does.
  if not (private.has_session() and private.has_password()
    and (private.has_second_factor() or not private.has_verified_factor()))
  then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  perform private.require_proof();
  delete from private.announced_changes where announced_at < now() - interval '1 minute';
  insert into private.announced_changes values (auth.uid(), lower(left(announce_change.what, 254)))
    on conflict on constraint announced_changes_pkey do update set announced_at = now();
end;
$function$;

create or replace function private.remove_factors (
  person       uuid,
  kept_session uuid default null::uuid
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  -- Whoever may call this has given a proof of their own.
  insert into private.announced_changes (person, what)
  select person, 'remove:' || f.id from auth.mfa_factors as f
  where f.user_id = person and f.status::text = 'verified'
    on conflict on constraint announced_changes_pkey do update set announced_at = now();
  delete from auth.mfa_factors where user_id = person;
  delete from private.recovery_codes where user_id = person;
  delete from auth.sessions where user_id = person and id is distinct from kept_session;
  update auth.sessions set aal = 'aal1' where id = kept_session;
end;
$function$;

create or replace function private.require_proof_of_owner()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  changed jsonb := to_jsonb(coalesce(new, old));
  account uuid := (changed ->> tg_argv[0])::uuid;
  change text := case
    when tg_op = 'DELETE' then 'remove:' || (changed ->> 'id')
    else changed ->> case tg_table_name when 'users' then 'email_change' else 'friendly_name' end
  end;
begin
  if tg_op <> 'DELETE' and exists (select from auth.sessions where user_id = account)
    or tg_op = 'DELETE'
    and exists (select from auth.users as u where u.id = account and to_jsonb(u) ->> 'deleted_at' is null)
  then
    delete from private.announced_changes
    where person = account and what = lower(change) and announced_at > now() - interval '1 minute';
    if not found then
      raise exception 'a recent proof of who calls is needed' using errcode = 'P0001', hint = 'proof_needed';
    end if;
  end if;
  return coalesce(new, old);
end;
$function$;

-- In a hosted project the status is of a type of the authentication service.
create trigger mfa_factors_prove_removal
  before delete on auth.mfa_factors
  for each row
  when (old.status::text = 'verified')
  execute function private.require_proof_of_owner('user_id');

alter table "private"."calendar_feed"
  add column "made_by" uuid;

create or replace function private.end_links_of_removed()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  subject uuid;
begin
  delete from private.calendar_feed where made_by = old.user_id or made_by is null and old.role = 'admin';
  if found then
    perform private.log_access('setting', detail => 'calendar_feed: none');
  end if;
  if tg_op = 'UPDATE' then
    return null;
  end if;
  for subject in
    update private.review_links set revoked_at = now()
    where created_by = old.user_id and revoked_at is null and expires_at > now() returning post_id
  loop
    perform private.log_access('review_link', array[subject], 'revoked');
  end loop;
  for subject in
    update private.document_links set revoked_at = now()
    where created_by = old.user_id and revoked_at is null and expires_at > now() returning survey_id
  loop
    perform private.log_access('document', array[subject], 'revoked');
  end loop;
  delete from private.documents as d using private.document_links as l
  where l.id = d.link_id and l.created_by = old.user_id and d.completed_at is null;
  return null;
end;
$function$;

create or replace function private.new_calendar_feed (
  with_names boolean
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  perform private.require_admin();
  delete from private.calendar_feed where id;
  if with_names is null then
    token := null;
  else
    perform private.require_proof();
    insert into private.calendar_feed (token_hash, with_names, made_by)
    values (encode(sha256(convert_to(token, 'UTF8')), 'hex'), new_calendar_feed.with_names, auth.uid());
  end if;
  perform private.log_access(
    'setting', '{}', 'calendar_feed: ' || case when with_names then 'names' when not with_names then 'busy' else 'none' end);
  return token;
end;
$function$;

create trigger staff_end_feed
  after update of role on public.staff
  for each row
  when (((old.role = 'admin'::public.staff_role) AND (new.role <> 'admin'::public.staff_role)))
  execute function private.end_links_of_removed();

create trigger staff_end_links
  after delete on public.staff
  for each row
  execute function private.end_links_of_removed();

revoke all on function "private"."end_links_of_removed"() from public;

grant execute on function "private"."end_links_of_removed"() to "service_role";

-- The log says who made the address of the agenda; it ends if they are no admin any more, as from now on at once. So do
-- the links of those who have left.
update private.calendar_feed set made_by = (
  select l.person from private.access_log as l
  where l.action = 'setting' and l.detail in ('calendar_feed: names', 'calendar_feed: busy')
  order by l.seq desc limit 1)
where true;
delete from private.calendar_feed as f
where f.made_by is not null
  and not exists (select from public.staff as s where s.user_id = f.made_by and s.role = 'admin');
update private.review_links as l set revoked_at = now()
where l.revoked_at is null and l.expires_at > now() and l.created_by is not null
  and not exists (select from public.staff as s where s.user_id = l.created_by);
update private.document_links as l set revoked_at = now()
where l.revoked_at is null and l.expires_at > now() and l.created_by is not null
  and not exists (select from public.staff as s where s.user_id = l.created_by);

create or replace function private.change_appointment (
  appointment uuid,
  change      text,
  start       timestamp with time zone,
  word        text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  found_one public.appointments;
  begins timestamptz;
begin
  perform private.require_admin();
  select * into found_one from public.appointments as a where a.id = appointment for update;
  begins := coalesce(case when change in ('move', 'confirm') then start end, found_one.starts_at);
  if found_one.id is null or not (case change
    when 'confirm' then found_one.status in ('unplaced', 'pending', 'lapsed')
    when 'decline' then found_one.status in ('unplaced', 'pending')
    when 'move' then found_one.status in ('pending', 'confirmed') and start is not null
    when 'cancel' then found_one.status = 'confirmed'
    when 'no_show' then found_one.status = 'confirmed' and found_one.starts_at <= private.office_instant()
    else false
  end) then
    raise exception 'not possible now' using errcode = 'P0001', hint = 'gone';
  end if;
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
$function$;

create or replace function private.enter_appointment (
  kind   text,
  start  timestamp with time zone,
  survey uuid,
  person jsonb
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  of_survey uuid := survey;
  caller public.contact_surveys := jsonb_populate_record(null::public.contact_surveys, person);
  added uuid;
begin
  perform private.require_admin();
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
$function$;

create or replace function private.follow_appointment()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  survey public.contact_surveys;
  event text := case
    when new.status <> 'unplaced' and new.status is distinct from old.status then nullif(new.status, 'no_show')
    when new.status in ('pending', 'confirmed') and new.starts_at <> old.starts_at then 'moved'
  end;
begin
  update public.contact_surveys set
    appointment_at = case when new.status in ('pending', 'confirmed', 'no_show') then new.starts_at end,
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
$function$;

create or replace function private.queue_appointment_mails()
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  present timestamptz := private.office_instant();
begin
  perform private.release_appointments();
  insert into private.mail_outbox (kind, appointment_id, event, sequence, created_at)
  select 'appointment', a.id, reminder.event, a.sequence, present
  from public.appointments as a join public.contact_surveys as c on c.id = a.survey_id and c.limited_on is null
  cross join public.settings as s
  cross join lateral (values
    ('day', (a.starts_at at time zone s.time_zone - interval '1 day') at time zone s.time_zone,
      a.starts_at - interval '3 hours'),
    ('hour', a.starts_at - interval '1 hour', a.starts_at)
  ) as reminder (event, at, until)
  where a.status = 'confirmed' and a.starts_at between present and present + interval '2 days'
    and reminder.at <= present and present < reminder.until
    and exists (
      select from private.mail_outbox as told
      where told.appointment_id = a.id and told.sequence = a.sequence and told.kind = 'appointment'
        and told.event in ('confirmed', 'moved') and told.created_at < reminder.at)
  on conflict do nothing;
  delete from private.mail_outbox as m
  using public.appointments as a join public.contact_surveys as c on c.id = a.survey_id
  where m.appointment_id = a.id and m.event in ('day', 'hour') and m.sent_at is null
    and (a.status <> 'confirmed' or a.sequence <> m.sequence or a.starts_at <= present or c.limited_on is not null);
end;
$function$;

create or replace function private.unopened_detentions()
  returns SETOF public.contact_surveys
  language sql
  stable
  set search_path to ''
  AS $function$
  select * from public.contact_surveys
  where urgency = 'detained' and status = 'new' and opened_at is null and limited_on is null;
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
      'appointment', private.appointment_in_mail(c.outbox), 'reply', private.reply_in_mail(c.outbox)
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

drop function "private"."agenda"(timestamp with time zone, timestamp with time zone);

drop function "public"."agenda"(timestamp with time zone, timestamp with time zone);

create or replace function private.agenda (
  earliest timestamp with time zone,
  latest   timestamp with time zone
)
  returns table (
    id            uuid,
    survey_id     uuid,
    kind          text,
    status        text,
    starts_at     timestamp with time zone,
    ends_at       timestamp with time zone,
    busy_until    timestamp with time zone,
    held_until    timestamp with time zone,
    time_zone     text,
    room          text,
    changed_by    text,
    word          text,
    name          text,
    language      text,
    practice_area text,
    urgency       text,
    conflict      boolean
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select a.id, a.survey_id, a.kind, a.status, a.starts_at, a.ends_at, a.busy_until, a.held_until, a.time_zone, a.room,
    a.changed_by, a.word, s.name, s.language, s.practice_area, s.urgency,
    a.status in ('unplaced', 'pending') and exists (
      select from private.matching_names(array[s.id]) as m
      left join public.contact_surveys as other on other.id = m.survey_id
      where m.client_id is not null or not other.overflow)
  from public.appointments as a join public.contact_surveys as s on s.id = a.survey_id
  where (select private.is_admin()) and a.starts_at < latest and a.busy_until > earliest
  order by a.starts_at, a.created_at;
$function$;

create or replace function public.agenda (
  earliest timestamp with time zone,
  latest   timestamp with time zone
)
  returns table (
    id            uuid,
    survey_id     uuid,
    kind          text,
    status        text,
    starts_at     timestamp with time zone,
    ends_at       timestamp with time zone,
    busy_until    timestamp with time zone,
    held_until    timestamp with time zone,
    time_zone     text,
    room          text,
    changed_by    text,
    word          text,
    name          text,
    language      text,
    practice_area text,
    urgency       text,
    conflict      boolean
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  select * from private.agenda(earliest, latest);
$function$;

revoke all
  on function "private"."agenda"(timestamp with time zone, timestamp with time zone)
  from public;

grant execute
  on function "private"."agenda"(timestamp with time zone, timestamp with time zone)
  to "authenticated";

grant execute
  on function "private"."agenda"(timestamp with time zone, timestamp with time zone)
  to "service_role";

revoke all
  on function "public"."agenda"(timestamp with time zone, timestamp with time zone)
  from public;

grant execute
  on function "public"."agenda"(timestamp with time zone, timestamp with time zone)
  to "authenticated";

grant execute
  on function "public"."agenda"(timestamp with time zone, timestamp with time zone)
  to "service_role";

create or replace function private.book (
  enquiry jsonb,
  kind    text,
  start   timestamp with time zone,
  zone    text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  survey public.contact_surveys := jsonb_populate_record(null::public.contact_surveys, enquiry);
  appointment public.appointments;
  may_take boolean;
begin
  if not exists (select from public.appointment_kinds as k where k.id = kind and k.offered) or start is null
    or start not between private.office_instant() - interval '1 year' and private.office_instant() + interval '1 year'
  then
    raise exception 'nothing to book' using errcode = '22023';
  end if;
  -- As the policy on enquiries does, which a function with its owner's rights passes by.
  if survey.urgency = 'detained' and survey.phone is null then
    raise exception 'a detention needs a phone' using errcode = '42501';
  end if;
  insert into public.contact_surveys (
    name, email, phone, language, channel, practice_area, urgency, opposing_party, message, source,
    consent, consent_language, consent_version, special_consent, consent_texts, fill_seconds, proof, origin
  ) values (
    survey.name, survey.email, survey.phone, survey.language, survey.channel, survey.practice_area, survey.urgency,
    survey.opposing_party, survey.message, survey.source,
    survey.consent, survey.consent_language, survey.consent_version,
    survey.special_consent, coalesce(survey.consent_texts, '{}'), survey.fill_seconds, survey.proof, 'booking'
  ) returning * into survey;
  may_take := private.may_take_time(survey.id);
  insert into public.appointments (survey_id, kind, starts_at, ends_at, busy_until, status, time_zone)
  values (survey.id, kind, start, start + interval '1 minute', start + interval '1 minute', 'unplaced',
    private.known_zone(zone))
  returning * into appointment;
  if may_take then
    perform private.place_appointment(appointment, start, 'client');
  end if;
  return private.booking_answer(appointment.id, start, may_take);
end;
$function$;

create or replace function private.may_take_time (
  survey uuid
)
  returns boolean
  language sql
  set search_path to ''
  AS $function$
  select not s.overflow
    -- Somebody has read what is corrected, for which the proof no longer counts.
    and (private.has_proof(s.proof, s.email, s.phone, s.message) or s.corrections <> '[]')
    and (
      select count(*) from public.appointments as a join public.contact_surveys as other on other.id = a.survey_id
      where other.id <> s.id
        and (a.status in ('pending', 'confirmed') and a.starts_at > private.office_instant()
          or a.created_at > now() - interval '1 hour')
        and (private.mailbox_of(other.email) = private.mailbox_of(s.email)
          or right(regexp_replace(other.phone, '[^0-9]', '', 'g'), 9)
            = right(regexp_replace(s.phone, '[^0-9]', '', 'g'), 9))
    ) < 2
    and (
      select count(*) from private.survey_senders
      where network = private.caller_hash() and received_at > now() - interval '1 hour'
    ) <= 4
  from public.contact_surveys as s where s.id = survey;
$function$;

create or replace function private.caller_hash()
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  headers jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  address text := coalesce(headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', 1));
begin
  if coalesce(address, '') = '' then
    return null;
  end if;
  if address ~ '^[0-9a-f:]+:[0-9a-f:]*$' then
    begin
      address := network(set_masklen(address::inet, 64))::text;
    exception when invalid_text_representation then
      null; -- Not an address; hashed as it is.
    end;
  end if;
  return private.hash_of_day(trim(address));
end;
$function$;

create or replace function private.find_surveys (
  query text
)
  returns SETOF uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  found_ids uuid[];
  summary text;
begin
  if not private.is_admin() then
    return;
  end if;
  select coalesce(array_agg(id), '{}') into found_ids
  from public.contact_surveys
  where search_text like all (
    case
      when query ~ '^[0-9 +().\-]{4,}$'
        then array[private.containing(regexp_replace(left(query, 200), '[^0-9]', '', 'g'))]
      else private.containing_words(left(query, 200))
    end
  );
  summary := cardinality(found_ids) || ' ' || left(private.hash_of_day(concat(auth.uid(), query)), 8);
  if not exists (
    select from private.access_log
    where seq = (select max(seq) from private.access_log where person = auth.uid())
      and action = 'searched' and detail = summary and at > now() - interval '1 minute'
  ) then
    perform private.log_access('searched', detail => summary);
  end if;
  return query select unnest(found_ids);
end;
$function$;

create or replace function private.hash_of_day (
  value text
)
  returns text
  language plpgsql
  set search_path to ''
  AS $function$
declare
  today_salt text;
begin
  select salt into today_salt from private.daily_salt where day = current_date;
  if today_salt is null then
    delete from private.daily_salt where day < current_date;
    insert into private.daily_salt values (current_date, gen_random_uuid()::text || gen_random_uuid()::text)
      on conflict do nothing;
    select salt into today_salt from private.daily_salt where day = current_date;
  end if;
  return encode(sha256(convert_to(today_salt || value, 'UTF8')), 'hex');
end;
$function$;

revoke all on function "private"."hash_of_day"(text) from public;

grant execute on function "private"."hash_of_day"(text) to "service_role";
