-- A notice whose version alone changes is recorded, a withdrawn testimonial has no picture any more, and a person is told
-- when their data were consulted.
drop function "private"."wording_hash"(text, text, text);

create or replace function private.consent_hash()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  new.hash := private.wording_hash(new.language, new.part, new.text, new.version);
  return new;
end;
$function$;

create or replace function private.keep_withdrawn()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if tg_op = 'UPDATE' and old.withdrawn_at is not null then
    if (new.withdrawn_at, new.active, new.name, new.testimonial, new.consent_date, new.verification, new.consent_text,
      new.consent_via) is distinct from (old.withdrawn_at, old.active, old.name, old.testimonial, old.consent_date,
      old.verification, old.consent_text, old.consent_via) or new.image is not null
    then
      raise exception 'the consent was withdrawn' using errcode = 'P0001', hint = 'withdrawn';
    end if;
  elsif new.withdrawn_at is not null then
    new.withdrawn_at := now();
    new.withdrawn_by := auth.uid();
    new.active := false;
    -- The proof needs no picture, whose file goes with the unused ones (21_unused_images.sql).
    new.image := null;
  elsif new.active and (tg_op = 'INSERT' or not old.active) and (new.consent_text is null or new.consent_via is null) then
    raise exception 'what the client agreed to is missing' using errcode = '23514';
  end if;
  return new;
end;
$function$;

create or replace function private.note_notice()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  new.notice_hash := private.wording_hash(
    new.consent_language, 'notice', private.notice_wording(new.consent_version, new.consent_language),
    new.consent_version);
  return new;
end;
$function$;

create or replace function private.person_data (
  contact text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  digits text := right(regexp_replace(contact, '[^0-9]', '', 'g'), 9);
  is_phone boolean := contact !~ '@' and char_length(digits) >= 6;
  found_ids uuid[];
  requests jsonb;
  names text[];
begin
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  perform private.require_proof();
  select coalesce(array_agg(s.id), '{}'), coalesce(array_agg(private.fold(s.name)), '{}') into found_ids, names
  from public.contact_surveys as s
  where lower(s.email) = lower(btrim(contact))
    or is_phone and right(regexp_replace(s.phone, '[^0-9]', '', 'g'), 9) = digits;
  select coalesce(jsonb_agg(to_jsonb(r) - '{created_by,answered_by,surveys}'::text[] order by r.received_on), '[]'),
    names || coalesce(array_agg(private.fold(r.name)), '{}')
  into requests, names
  from public.rights_requests as r
  where lower(r.contact) = lower(btrim(person_data.contact))
    or is_phone and right(regexp_replace(r.contact, '[^0-9]', '', 'g'), 9) = digits;
  perform private.log_access('exported', found_ids, 'person');
  return jsonb_build_object(
    'enquiries', (
      select coalesce(jsonb_agg(
        to_jsonb(s) - '{
          notes,search_text,message_start,consent_texts,notice_hash,conflict,conflict_by,conflict_at,assigned_to,
          follow_up_on,overflow,proof,fill_seconds,opened_at,updated_at
        }'::text[] || jsonb_build_object(
          'corrections', (
            select coalesce(jsonb_agg(c - 'by'), '[]') from jsonb_array_elements(private.without_old_values(s.corrections)) as c),
          'wordings', (
            select coalesce(jsonb_agg(to_jsonb(c) - '{created_by,created_at,shipped}'::text[] order by c.part), '[]')
            from public.consent_texts as c where c.hash = any (s.consent_texts || s.notice_hash)),
          'appointments', (
            select coalesce(jsonb_agg(jsonb_build_object(
              'kind', a.kind, 'status', a.status, 'starts_at', a.starts_at, 'ends_at', a.ends_at, 'word', a.word
            ) order by a.starts_at), '[]')
            from public.appointments as a where a.survey_id = s.id),
          'answers', (
            select coalesce(jsonb_agg(jsonb_build_object('at', l.at, 'via', l.detail) order by l.seq), '[]')
            from private.access_log as l where l.action = 'replied' and l.subjects @> array[s.id]),
          -- When their data were consulted, and for what; not by whom.
          'seen', (
            select coalesce(jsonb_agg(jsonb_build_object('at', l.at, 'action', l.action) order by l.seq), '[]')
            from private.access_log as l
            where l.action in ('opened', 'exported', 'compared') and l.subjects @> array[s.id]),
          'replies', (
            select coalesce(jsonb_agg(jsonb_build_object(
              'id', r.id, 'at', r.created_at, 'subject', r.subject, 'body', private.without_tokens(r.body)) order by r.created_at), '[]')
            from private.replies as r where r.survey_id = s.id),
          'documents', (
            select coalesce(jsonb_agg(jsonb_build_object(
              'id', d.id, 'name', d.name, 'type', d.type, 'size', d.size, 'at', d.completed_at) order by d.completed_at), '[]')
            from private.documents as d where d.survey_id = s.id and d.completed_at is not null))
        order by s.created_at), '[]')
      from public.contact_surveys as s where s.id = any (found_ids)),
    'requests', requests,
    'testimonials', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', t.id, 'name', t.name, 'role', t.role, 'testimonial', t.testimonial, 'active', t.active,
        'created_at', t.created_at, 'consent_date', t.consent_date, 'consent_text', t.consent_text,
        'consent_via', t.consent_via, 'withdrawn_at', t.withdrawn_at) order by t.created_at), '[]')
      from public.testimonials as t where private.fold(t.name) = any (names)),
    'clients', (
      select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'created_at', c.created_at)), '[]')
      from public.clients as c where private.fold(c.name) = any (names)));
end;
$function$;

create or replace function private.wording_hash (
  language text,
  part     text,
  wording  text,
  version  text default null::text
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select encode(sha256(convert_to(
    concat_ws('/', language, part, case when version > '2026-11-27' then version end, wording), 'UTF8')), 'hex')
  where wording is not null;
$function$;

revoke all on function "private"."wording_hash"(text, text, text, text) from public;

grant execute
  on function "private"."wording_hash"(text, text, text, text)
  to "anon", "authenticated";

grant execute on function "private"."wording_hash"(text, text, text, text) to "service_role";

update public.testimonials set image = null where withdrawn_at is not null and image is not null;
