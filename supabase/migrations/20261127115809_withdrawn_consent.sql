-- An enquiry without its consent to sensitive data is out of what waits for an answer, and its message out of list,
-- search and export. PostgreSQL 15 cannot change how a column is generated: both are dropped and made again.
drop function "public"."search_surveys"(text);

alter table public.contact_surveys drop column message_start, drop column search_text;

alter table public.contact_surveys
  add column "message_start" text generated always as (
CASE
    when ((limited_on is null) AND (special_consent_withdrawn_on is null)) THEN "left"(message, 160)
    ELSE ''::text
end) stored,
  add column "search_text" text generated always as
    (private.fold(((((((((((name || ' '::text) || COALESCE(email, ''::text)) || ' '::text) ||
    COALESCE(phone, ''::text)) || ' '::text) ||
    regexp_replace(COALESCE(phone, ''::text), '[^0-9]'::text, ''::text, 'g'::text)) || ' '::text) ||
    COALESCE(opposing_party, ''::text)) || ' '::text) ||
CASE
    when ((limited_on is null) AND (special_consent_withdrawn_on is null)) THEN message
    ELSE ''::text
end))) stored;

create or replace function private.export_surveys (
  surveys uuid[]
)
  returns SETOF public.contact_surveys
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  if cardinality(surveys) > 1000 then
    raise exception 'too many at once' using errcode = '22023';
  end if;
  perform private.require_proof();
  -- Only what there is: invented ids would fill the log.
  perform private.log_access('exported', array(
    select id from public.contact_surveys
    where id = any (surveys) and limited_on is null and special_consent_withdrawn_on is null));
  return query
    select shown.* from public.contact_surveys as s, jsonb_populate_record(
      s, jsonb_build_object('corrections', private.without_old_values(s.corrections))) as shown
    where s.id = any (surveys) and s.limited_on is null and s.special_consent_withdrawn_on is null
    order by s.created_at desc, s.id desc;
end;
$function$;

create or replace function private.note_survey_progress()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if new.opened_at is distinct from old.opened_at then
    new.opened_at := coalesce(old.opened_at, now());
  end if;
  if new.status = 'new' or (new.status = 'closed' and old.status = 'new') then
    new.answered_at := null;
    new.answered_via := null;
  elsif new.status in ('contacted', 'engaged') and old.status in ('new', 'closed') then
    new.answered_at := coalesce(old.answered_at, now());
  end if;
  if new.status = 'new' and new.special_consent_withdrawn_on is not null and new.limited_on is null then
    new.status := 'closed';
  end if;
  -- An engagement ends outside this program, and no retention period ends its enquiry.
  if new.status = 'engaged' and old.status <> 'engaged' then
    new.follow_up_on := coalesce(new.follow_up_on, private.office_today() + interval '1 year');
  end if;
  return new;
end;
$function$;

create or replace function private.unseen_documents()
  returns SETOF private.documents
  language sql
  stable
  set search_path to ''
  AS $function$
  select d.* from private.documents as d join public.contact_surveys as s on s.id = d.survey_id
  where d.completed_at is not null and d.seen_at is null and s.limited_on is null and s.special_consent_withdrawn_on is null;
$function$;

create or replace function public.search_surveys (
  query text
)
  returns table (
    id                           uuid,
    created_at                   timestamp with time zone,
    name                         text,
    language                     text,
    practice_area                text,
    urgency                      text,
    status                       text,
    overflow                     boolean,
    message_start                text,
    limited_on                   date,
    special_consent_withdrawn_on date,
    answered_at                  timestamp with time zone,
    assigned_to                  uuid,
    follow_up_on                 date,
    conflict                     text
  )
  language sql
  set search_path to ''
  AS $function$
  select s.id, s.created_at, s.name, s.language, s.practice_area, s.urgency, s.status, s.overflow, s.message_start,
    s.limited_on, s.special_consent_withdrawn_on, s.answered_at, s.assigned_to, s.follow_up_on, s.conflict
  from public.contact_surveys as s
  where s.id in (select private.find_surveys(left(query, 200)));
$function$;

revoke all on function "public"."search_surveys"(text) from public;

grant execute on function "public"."search_surveys"(text) to "authenticated";

grant execute on function "public"."search_surveys"(text) to "service_role";

grant select ("message_start") on table "public"."contact_surveys" to "authenticated";

grant select ("special_consent_withdrawn_on") on table "public"."contact_surveys" to "authenticated";

update public.contact_surveys set status = 'closed'
where status = 'new' and special_consent_withdrawn_on is not null and limited_on is null;
