alter table "private"."replies"
  add column "sent_at" timestamp with time zone;

update private.replies as r set sent_at = m.sent_at
from private.mail_outbox as m where m.reply_id = r.id and m.sent_at is not null;

create or replace function private.change_block (
  survey   uuid,
  why      text,
  last_day date
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  block private.blocked_surveys;
  returning_columns text := (
    select string_agg(quote_ident(attname), ', ') from pg_catalog.pg_attribute
    where attrelid = 'public.contact_surveys'::regclass and attnum > 0 and not attisdropped and attgenerated = '');
begin
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  perform private.require_proof();
  if char_length(btrim(coalesce(why, ''))) not between 3 and 500 then
    raise exception 'the reason is missing' using errcode = '22023';
  end if;
  select * into block from private.blocked_surveys as b where b.id = change_block.survey for update;
  if block.id is null then
    return;
  end if;
  if last_day is not null then
    if last_day not between block.until + 1 and private.office_today() + 3660 then
      raise exception 'no later day' using errcode = '22023';
    end if;
    update private.blocked_surveys set until = last_day where id = change_block.survey;
    perform private.log_access('rights', array[survey], 'block extended ' || last_day || ': ' || why);
    return;
  end if;
  -- First as one taken down by the firm and not new, for which no trigger counts senders or queues mails.
  execute format(
    'insert into public.contact_surveys (%1$s) select %1$s from jsonb_populate_record(null::public.contact_surveys, $1)',
    returning_columns)
  using block.survey || jsonb_build_object(
    'origin', 'staff',
    'status', case block.survey ->> 'status' when 'new' then 'contacted' else block.survey ->> 'status' end);
  insert into public.appointments
  select (jsonb_populate_record(null::public.appointments, a || case
    when a ->> 'status' in ('unplaced', 'pending', 'confirmed') and (a ->> 'ends_at')::timestamptz > block.blocked_at
    then jsonb '{"status": "cancelled", "held_until": null}' else jsonb '{}' end)).*
  from jsonb_array_elements(block.appointments) as a;
  delete from private.mail_outbox as m using public.appointments as a
  where m.appointment_id = a.id and a.survey_id = survey;
  update public.contact_surveys set
    origin = block.survey ->> 'origin', status = block.survey ->> 'status',
    appointment_at = (
      select max(a.starts_at) from public.appointments as a
      where a.survey_id = survey and a.status in ('confirmed', 'no_show'))
  where id = survey;
  insert into private.replies
  select (jsonb_populate_record(null::private.replies, r)).*
  from jsonb_array_elements(coalesce(block.survey -> 'replies', '[]')) as r;
  -- A reply that the block kept from leaving has answered nothing.
  update public.contact_surveys as s set status = 'new'
  where s.id = survey and s.status = 'contacted' and exists (
    select from private.replies as r
    where r.survey_id = s.id and r.answers and r.sent_at is null and r.created_at = s.answered_at);
  update private.documents set survey_id = blocked_id, blocked_id = null where blocked_id = block.id;
  delete from private.blocked_surveys where id = block.id;
  perform private.log_access('rights', array[survey], 'block lifted: ' || why);
end;
$function$;

create or replace function private.note_reply_outcome()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  one private.replies;
begin
  select * into one from private.replies where id = new.reply_id;
  if new.sent_at is not null then
    update private.replies set body = private.without_tokens(body), sent_at = new.sent_at where id = one.id;
    update public.contact_surveys set status = 'contacted', answered_via = 'email'
    where id = one.survey_id and status = 'new' and one.answers and limited_on is null;
  elsif new.problem is not null or new.failed_at is not null then
    update public.contact_surveys set status = 'new'
    where id = one.survey_id and status = 'contacted' and answered_at = one.created_at
      and limited_on is null;
  end if;
  return null;
end;
$function$;

create or replace function private.repeat_erasures (
  register jsonb
)
  returns integer
  language plpgsql
  set search_path to ''
  AS $function$
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
$function$;

create or replace function private.sent_replies (
  survey uuid
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if not private.is_admin() then
    return null;
  end if;
  -- As open_survey() does.
  perform private.open_survey(survey);
  return jsonb_build_object(
    'sends', private.sends_mail(),
    'replies', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', r.id, 'at', r.created_at, 'by', u.email, 'subject', r.subject, 'body', private.without_tokens(r.body),
        'sent_at', r.sent_at, 'failed', r.sent_at is null and (m.id is null or m.failed_at is not null),
        -- Its mail went with a block or was left out of an archive.
        'problem', case when m.id is null and r.sent_at is null then 'interrupted' else m.problem end
      ) order by r.created_at desc, r.id), '[]')
      from private.replies as r
        left join private.mail_outbox as m on m.reply_id = r.id
        left join auth.users as u on u.id = r.sent_by
      where r.survey_id = survey));
end;
$function$;
