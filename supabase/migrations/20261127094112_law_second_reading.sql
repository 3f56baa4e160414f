drop trigger "contact_surveys_stop_replies" on "public"."contact_surveys";

create or replace function private.add_document_part (
  token    text,
  document uuid,
  name     text,
  part     integer,
  parts    integer,
  content  text
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  link private.document_links;
  one private.documents;
  bytes bytea;
begin
  perform private.count_review_call('document part', 2000);
  select * into link from private.usable_document_link(token);
  if not found then
    return null;
  end if;
  if document is null or name is null or content is null or parts is null or parts not between 1 and 80
    or part is null or part not between 0 and parts - 1 or content !~ '^[A-Za-z0-9+/]*={0,2}$'
    or char_length(content) % 4 <> 0
  then
    raise exception 'no part of a file' using errcode = '22023';
  end if;
  bytes := decode(content, 'base64');
  -- The limits count what others add at the same time, by any link.
  perform pg_advisory_xact_lock(hashtext('documents'));
  select * into one from private.documents as d where d.id = document;
  if one.id is not null and one.link_id is distinct from link.id then
    return null;
  elsif one.completed_at is not null then
    return 'complete';
  elsif one.id is null and part > 0 then
    return 'lost';
  elsif octet_length(bytes) not between 1 and 131072
    or (select coalesce(sum(d.size), 0) + octet_length(bytes) > 62914560
        from private.documents as d where d.survey_id = link.survey_id)
  then
    return 'size';
  elsif (select coalesce(sum(d.size), 0) + octet_length(bytes) from private.documents as d where d.survey_id is not null)
    > (select document_mebibytes from public.settings) * 1048576::bigint
  then
    return 'full';
  elsif one.id is null then
    if private.document_type(bytes) is null then
      return 'type';
    elsif (select count(*) >= 30 from private.documents as d where d.survey_id = link.survey_id) then
      return 'number';
    end if;
    insert into private.documents (id, survey_id, link_id, name, type, parts)
      values (document, link.survey_id, link.id, private.document_name(name, private.document_type(bytes)),
        private.document_type(bytes), parts)
      returning * into one;
  elsif part >= one.parts then
    raise exception 'no part of this file' using errcode = '22023';
  end if;
  insert into private.document_parts values (document, part, bytes) on conflict do nothing;
  if found then
    update private.documents as d set size = d.size + octet_length(bytes) where d.id = document;
  end if;
  if (select count(*) < one.parts from private.document_parts as p where p.document_id = document) then
    return 'stored';
  end if;
  update private.documents as d set completed_at = now() where d.id = document;
  perform private.log_access('document', array[link.survey_id], 'received');
  perform private.queue_document_notice(link.survey_id);
  return 'complete';
end;
$function$;

create or replace function private.new_document_link (
  survey uuid,
  days   integer
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  if days is null or days not between 1 and 30 then
    raise exception 'no such link' using errcode = '22023';
  end if;
  perform private.refuse_answer(survey);
  perform from public.contact_surveys where id = survey for update;
  if not found then
    return null;
  end if;
  if (select count(*) >= 20 from private.document_links as l
      where l.survey_id = survey and l.created_at > now() - interval '1 day')
  then
    raise exception 'too many links' using errcode = 'P0001', hint = 'rate_limited';
  end if;
  insert into private.document_links (survey_id, token_hash, created_by, expires_at)
    values (survey, encode(sha256(convert_to(token, 'UTF8')), 'hex'), auth.uid(), now() + make_interval(days => days));
  perform private.log_access('document', array[survey], 'link ' || days);
  return token;
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
  -- An engagement ends outside this program, and no retention period ends its enquiry.
  if new.status = 'engaged' and old.status <> 'engaged' then
    new.follow_up_on := coalesce(new.follow_up_on, private.office_today() + interval '1 year');
  end if;
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

create or replace function private.record_reply (
  survey   uuid,
  via      text,
  template uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  if via is null or via not in ('call', 'email', 'chat') then
    raise exception 'no such channel' using errcode = '22023';
  end if;
  perform private.refuse_answer(survey);
  if exists (select from public.contact_surveys where id = survey) then
    perform private.log_access('replied', array[survey], concat_ws(
      ' ', via, (select name from public.reply_templates where id = template)));
  end if;
end;
$function$;

create or replace function private.refuse_answer (
  survey uuid
)
  returns void
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.refuse_limited(array[survey]);
  if exists (select from public.contact_surveys where id = survey and special_consent_withdrawn_on is not null) then
    raise exception 'the consent is withdrawn' using errcode = 'P0001', hint = 'withdrawn';
  end if;
end;
$function$;

create or replace function private.retry_reply (
  reply uuid
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  perform private.refuse_answer((select r.survey_id from private.replies as r where r.id = reply));
  -- Not one that a sender has at this moment, which would be sent twice.
  update private.mail_outbox as m set failed_at = null, problem = null, attempts = 0, due_at = now()
  where m.reply_id = reply and m.sent_at is null and (m.problem is not null or m.failed_at is not null);
  return found;
end;
$function$;

create or replace function private.send_reply (
  reply    uuid,
  survey   uuid,
  subject  text,
  body     text,
  answers  boolean,
  template uuid
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  enquiry public.contact_surveys;
  earlier uuid;
begin
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  -- Locked, so that two tabs send one after the other.
  select * into enquiry from public.contact_surveys as s where s.id = survey for update;
  perform private.refuse_answer(survey);
  if not private.sends_mail() or not coalesce(private.is_mail_address(enquiry.email), false) then
    raise exception 'nothing can be sent' using errcode = 'P0001', hint = 'no_sender';
  end if;
  select r.id into earlier from private.replies as r
  where r.survey_id = survey
    and (r.id = reply or r.created_at > now() - interval '1 hour'
      and private.without_tokens(r.body) = private.without_tokens(send_reply.body));
  if found then
    return earlier;
  end if;
  if (select count(*) >= 100 from private.replies where created_at > now() - interval '1 hour')
    or (select count(*) >= 20 from private.replies as r
        where r.survey_id = survey and r.created_at > now() - interval '1 day')
  then
    raise exception 'too many replies' using errcode = 'P0001', hint = 'rate_limited';
  end if;
  insert into private.replies (id, survey_id, sent_by, subject, body, answers)
    values (reply, survey, auth.uid(), subject, body, answers);
  insert into private.mail_outbox (kind, reply_id) values ('reply', reply);
  perform private.log_access('replied', array[survey], concat_ws(
    ' ', 'sent', (select name from public.reply_templates where id = template)));
  if answers then
    update public.contact_surveys set status = 'contacted', answered_via = 'email'
    where id = survey and status = 'new';
  end if;
  return reply;
end;
$function$;

create or replace function private.stop_replies()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  update private.mail_outbox as m set failed_at = now(), problem = case when new.limited_on is null then 'withdrawn' else 'limited' end
  from private.replies as r
  where r.id = m.reply_id and r.survey_id = new.id and m.sent_at is null and m.failed_at is null;
  return null;
end;
$function$;

create or replace function private.usable_document_link (
  token text
)
  returns SETOF private.document_links
  language sql
  stable
  set search_path to ''
  AS $function$
  select l.* from private.document_links as l join public.contact_surveys as s on s.id = l.survey_id
  where s.limited_on is null and s.special_consent_withdrawn_on is null
    and l.token_hash = encode(sha256(convert_to(token, 'UTF8')), 'hex')
    and l.revoked_at is null and l.expires_at > now();
$function$;

create or replace function public.expired_surveys()
  returns table (
    id         uuid,
    created_at timestamp with time zone
  )
  language sql
  stable
  AS $function$
  select s.id, s.created_at from public.contact_surveys as s
  where s.status <> 'engaged' and s.limited_on is null
    -- From its receipt, as the notice says, but never before an appointment has taken place.
    and s.created_at < now() - make_interval(months => (select survey_retention_months from public.settings))
    and coalesce(s.appointment_at < now(), true)
    -- Flagged as automatic, and still unhandled after a month.
    or s.overflow and s.status = 'new' and s.limited_on is null and s.created_at < now() - interval '30 days';
$function$;

create trigger contact_surveys_stop_replies
  after update of limited_on, special_consent_withdrawn_on on public.contact_surveys
  for each row
  when (((new.limited_on IS NOT NULL) OR (new.special_consent_withdrawn_on IS NOT NULL)))
  execute function private.stop_replies();

revoke all on function "private"."refuse_answer"(uuid) from public;
grant execute on function "private"."refuse_answer"(uuid) to "service_role";
