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
    'status', case block.survey ->> 'status' when 'new' then 'contacted' else block.survey ->> 'status' end,
    'assigned_to', (
      select p.user_id from public.staff as p
      where p.user_id::text = block.survey ->> 'assigned_to' and p.role = 'admin'));
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

create or replace function private.open_blocked (
  survey   uuid,
  asked_by text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  perform private.require_proof();
  if char_length(btrim(coalesce(asked_by, ''))) not between 3 and 500 then
    raise exception 'who asks for it is missing' using errcode = '22023';
  end if;
  if exists (select from private.blocked_surveys as b where b.id = open_blocked.survey) then
    perform private.log_access('opened', array[survey], 'blocked: ' || asked_by);
  end if;
  return (
    select jsonb_build_object('survey', b.survey, 'appointments', b.appointments, 'documents', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', d.id, 'name', d.name, 'type', d.type, 'size', d.size, 'parts', d.parts, 'at', d.completed_at,
        'verdict', d.verdict) order by d.completed_at, d.id), '[]')
      from private.documents as d where d.blocked_id = b.id and d.completed_at is not null))
    from private.blocked_surveys as b where b.id = open_blocked.survey);
end;
$function$;
