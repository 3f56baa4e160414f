create or replace function private.archive()
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  perform private.require_proof();
  perform private.log_access('archived');
  return (
    select jsonb_agg(line order by number)
    from private.archive_lines() with ordinality as lines (line, number));
end;
$function$;

create or replace function private.archived_part (
  name text
)
  returns text
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  perform private.require_proof();
  return (
    select encode(p.content, 'base64')
    from private.document_parts as p join private.documents as d on d.id = p.document_id
    where 'documents/' || p.document_id || '/' || p.number = archived_part.name and exists (
      select from private.access_log as l
      where l.person = auth.uid() and l.action = 'archived'
        and l.at > greatest(d.completed_at, now() - interval '12 hours')));
end;
$function$;

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
  perform private.require_admin();
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

create or replace function private.charge_translation (
  characters integer
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_staff();
  if characters <= 0 then
    raise exception 'no characters' using errcode = '22023';
  end if;
  insert into private.translated_characters as spent (person, day, characters)
    select auth.uid(), current_date, charge_translation.characters
    where charge_translation.characters <= private.translation_limit()
    on conflict (person) do update set
      day = excluded.day,
      characters = excluded.characters + case spent.day when excluded.day then spent.characters else 0 end
    where excluded.characters + case spent.day when excluded.day then spent.characters else 0 end
      <= private.translation_limit();
  if not found then
    raise exception 'the day''s limit is reached' using errcode = 'P0001', hint = 'translation_limit';
  end if;
  return auth.uid();
end;
$function$;

create or replace function private.confirm_translation (
  post    uuid,
  lang    text,
  seen    integer,
  spanish jsonb
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  saved integer;
begin
  perform private.require_staff();
  perform from public.blog_posts where id = post and version = seen for update;
  if not found then
    return null;
  end if;
  update public.post_translation_sources as source
  set title = coalesce(spanish ->> 'title', p.title),
      excerpt = coalesce(spanish ->> 'excerpt', p.excerpt),
      content = coalesce(spanish ->> 'content', p.content),
      translated_at = now()
  from public.blog_posts as p
  where p.id = post and source.post_id = post and source.language = lang;
  -- The trigger recomputes which translations are outdated.
  update public.blog_posts set outdated_languages = '{}' where id = post returning version into saved;
  return saved;
end;
$function$;

create or replace function private.conflicts (
  survey uuid
)
  returns table (
    part        text,
    survey_id   uuid,
    name        text,
    received_at timestamp with time zone,
    compared    text,
    score       real
  )
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  if exists (select from public.contact_surveys where id = survey) and not exists (
    select from private.access_log
    where at > now() - interval '10 minutes' and person = auth.uid() and action = 'compared'
      and subjects = array[survey]
  ) then
    perform private.log_access('compared', array[survey]);
  end if;
  return query
    select m.part, m.survey_id, coalesce(c.name, case m.part when 'sender' then s.name else s.opposing_party end),
      s.created_at, case m.part when 'opponent' then own.name else own.opposing_party end, m.score
    from private.matching_names(array[survey]) as m
    join public.contact_surveys as own on own.id = m.of_survey
    left join public.clients as c on c.id = m.client_id
    left join public.contact_surveys as s on s.id = m.survey_id
    where m.client_id is not null or not s.overflow
    order by m.score desc, s.created_at desc nulls first
    limit 10;
end;
$function$;

create or replace function private.correct_survey (
  survey  uuid,
  changes jsonb,
  why     text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  one public.contact_surveys;
  corrected jsonb;
begin
  perform private.require_admin();
  if char_length(btrim(coalesce(why, ''))) not between 3 and 500 then
    raise exception 'the reason is missing' using errcode = '22023';
  end if;
  select * into one from public.contact_surveys where id = survey for update;
  select jsonb_agg(jsonb_build_object(
    'at', now(), 'by', (select u.email from auth.users as u where u.id = auth.uid()),
    'field', c.key, 'before', to_jsonb(one) -> c.key, 'after', c.value, 'reason', why) order by c.key)
  into corrected
  from jsonb_each(changes) as c
  where c.key in ('name', 'email', 'phone', 'opposing_party', 'language')
    and c.value is distinct from to_jsonb(one) -> c.key;
  if one.id is null or corrected is null then
    return;
  end if;
  one := jsonb_populate_record(one, (select jsonb_object_agg(c ->> 'field', c -> 'after') from jsonb_array_elements(corrected) as c));
  update public.contact_surveys set
    name = one.name, email = one.email, phone = one.phone, opposing_party = one.opposing_party, language = one.language,
    corrections = corrections || corrected
  where id = survey;
  perform private.log_access('rights', array[survey], 'corrected ' || (
    select string_agg(c ->> 'field', ', ') from jsonb_array_elements(corrected) as c));
end;
$function$;

create or replace function private.corrected_values (
  survey   uuid,
  asked_by text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  perform private.require_proof();
  if char_length(btrim(coalesce(asked_by, ''))) not between 3 and 500 then
    raise exception 'who asks for it is missing' using errcode = '22023';
  end if;
  if exists (select from public.contact_surveys where id = survey and corrections <> '[]') then
    perform private.log_access('opened', array[survey], 'old values: ' || asked_by);
  end if;
  return (select corrections from public.contact_surveys where id = survey);
end;
$function$;

create or replace function private.decide_link_translation (
  link     uuid,
  seen     timestamp with time zone,
  decision text
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_staff();
  update private.review_links as l
  set decision = decide_link_translation.decision, decided_by = auth.uid(), decided_at = now()
  where l.id = link and l.saved_at = seen and l.decision is null;
  return found;
end;
$function$;

create or replace function private.decide_proposals (
  ids      uuid[],
  decision text
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  decided integer;
begin
  perform private.require_staff();
  if decide_proposals.decision not in ('accepted', 'dismissed') then
    raise exception 'no such decision' using errcode = '22023';
  end if;
  update private.translation_proposals as p
  set decision = decide_proposals.decision,
      decided_by = case when decide_proposals.decision is not null then auth.uid() end,
      decided_at = case when decide_proposals.decision is not null then now() end
  where p.id = any (ids)
    and (p.decision is null or p.decided_by = auth.uid() and p.decision <> 'replaced')
    and (p.flaw is null or decide_proposals.decision is distinct from 'accepted');
  get diagnostics decided = row_count;
  return decided;
end;
$function$;

create or replace function private.duplicate_post (
  post  uuid,
  image text
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  original public.blog_posts;
  copy uuid := gen_random_uuid();
begin
  perform private.require_staff();
  select * into original from public.blog_posts where id = post;
  if not found then
    return null;
  end if;
  -- Columns are named because a generated one takes no value.
  insert into public.blog_posts (
    id, slug, date, category, additional_categories, show_additional_categories, image, image_alt, hidden,
    title, excerpt, content,
    title_en, excerpt_en, content_en, title_fr, excerpt_fr, content_fr, title_de, excerpt_de, content_de,
    title_ar, excerpt_ar, content_ar, title_zh, excerpt_zh, content_zh, title_ru, excerpt_ru, content_ru,
    image_alt_en, image_alt_fr, image_alt_de, image_alt_ar, image_alt_zh, image_alt_ru,
    waiting_texts, author, law_as_of, sources
  )
  select
    copy, rtrim(left(o.slug, 70), '-'), private.office_today(), o.category, o.additional_categories,
    o.show_additional_categories, duplicate_post.image, o.image_alt, true,
    left(o.title, 190) || ' (copia)', o.excerpt, o.content,
    o.title_en, o.excerpt_en, o.content_en, o.title_fr, o.excerpt_fr, o.content_fr,
    o.title_de, o.excerpt_de, o.content_de, o.title_ar, o.excerpt_ar, o.content_ar,
    o.title_zh, o.excerpt_zh, o.content_zh, o.title_ru, o.excerpt_ru, o.content_ru,
    o.image_alt_en, o.image_alt_fr, o.image_alt_de, o.image_alt_ar, o.image_alt_zh, o.image_alt_ru,
    o.waiting_texts, o.author, o.law_as_of, o.sources
  from public.blog_posts as o
  where o.id = post;
  update public.post_translation_sources as own
  set title = case
        when source.title = original.title then left(original.title, 190) || ' (copia)'
        else source.title end,
      excerpt = source.excerpt, content = source.content, translated_at = source.translated_at
  from public.post_translation_sources as source
  where own.post_id = copy and source.post_id = post and source.language = own.language;
  -- The trigger recomputes which translations are outdated.
  update public.blog_posts set outdated_languages = '{}' where id = copy;
  return copy;
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

create or replace function private.export_surveys (
  surveys uuid[]
)
  returns SETOF public.contact_surveys
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
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

create or replace function private.guard_consent()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
declare
  changed public.text_overrides := case when tg_op = 'DELETE' then old else new end;
begin
  if private.is_consent_text(changed.namespace, changed.key) then
    perform private.require_admin();
    perform private.require_proof();
  end if;
  return changed;
end;
$function$;

create or replace function private.invite_staff (
  email text,
  role  public.staff_role
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  address text := lower(trim(invite_staff.email));
  person uuid;
begin
  perform private.require_admin();
  perform private.require_proof();
  if not private.is_mail_address(address) then
    raise exception 'not an e-mail address' using errcode = 'P0001', hint = 'bad_email';
  end if;
  select id into person from auth.users as u where lower(u.email) = address;
  if person is null then
    person := gen_random_uuid();
    perform private.add_account(person, address, now());
  end if;
  insert into public.staff (user_id, role) values (person, invite_staff.role)
    on conflict (user_id) do nothing;
  if not found then
    raise exception 'already one of the staff' using errcode = 'P0001', hint = 'already_staff';
  end if;
  return person;
end;
$function$;

create or replace function private.limit_survey (
  survey  uuid,
  why     text,
  limited boolean
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  if char_length(btrim(coalesce(why, ''))) not between 3 and 500 or limited is null then
    raise exception 'the reason is missing' using errcode = '22023';
  end if;
  update public.contact_surveys set
    limited_on = case when limited then private.office_today() end,
    limited_reason = case when limited then why end
  where id = survey and (limited_on is null) = limited;
  if not found then
    return;
  end if;
  delete from private.answer_warnings where survey_id = survey;
  perform private.log_access('rights', array[survey], case when limited then 'limited: ' else 'lifted: ' end || why);
end;
$function$;

create or replace function private.make_review_link (
  post   uuid,
  days   integer,
  reader text,
  lang   text
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  perform private.require_staff();
  if days not between 1 and (case when lang is null then 30 else 90 end)
    or lang not in (select * from private.translations())
  then
    raise exception 'no such link' using errcode = '22023';
  end if;
  perform from public.blog_posts as p where p.id = make_review_link.post and p.deleted_at is null;
  if not found then
    return null;
  end if;
  insert into private.review_links (post_id, language, token_hash, reader, created_by, expires_at)
    values (
      post, lang, encode(sha256(convert_to(token, 'UTF8')), 'hex'), btrim(reader), auth.uid(),
      now() + make_interval(days => days));
  perform private.log_access('review_link', array[post], concat_ws(' ', 'made', days, lang));
  return token;
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
    insert into private.calendar_feed (token_hash, with_names)
    values (encode(sha256(convert_to(token, 'UTF8')), 'hex'), new_calendar_feed.with_names);
  end if;
  perform private.log_access(
    'setting', '{}', 'calendar_feed: ' || case when with_names then 'names' when not with_names then 'busy' else 'none' end);
  return token;
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
  perform private.require_admin();
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
  perform private.require_admin();
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

create or replace function private.open_survey (
  survey uuid
)
  returns SETOF public.contact_surveys
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  if exists (select from public.contact_surveys where id = survey) and not exists (
    select from private.access_log
    where at > now() - interval '10 minutes' and person = auth.uid() and action = 'opened'
      and subjects = array[survey]
  ) then
    perform private.log_access('opened', array[survey]);
  end if;
  return query
    select shown.* from public.contact_surveys as s, jsonb_populate_record(
      s, jsonb_build_object('corrections', private.without_old_values(s.corrections))) as shown
    where s.id = survey;
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
  perform private.require_admin();
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
            where (l.action in ('opened', 'exported', 'compared', 'searched')
              or l.action = 'document' and l.detail like 'opened%') and l.subjects @> array[s.id]),
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

create or replace function private.publish_now()
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_staff();
  update private.publication set revision = revision + 1 where true;
  perform private.ask_for_build();
end;
$function$;

create or replace function private.read_document_part (
  document uuid,
  part     integer
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  one private.documents;
  survey uuid;
begin
  perform private.require_admin();
  select * into one from private.documents as d where d.id = document and d.completed_at is not null;
  if one.id is null then
    return null;
  end if;
  survey := coalesce(one.survey_id, one.blocked_id);
  if one.verdict = 'infected' then
    raise exception 'a virus was found' using errcode = 'P0001', hint = 'infected';
  end if;
  if one.blocked_id is not null and not exists (
    select from private.access_log as l
    where l.at > now() - interval '1 hour' and l.person = auth.uid() and l.action = 'opened'
      and l.subjects = array[survey] and l.detail like 'blocked: %')
  then
    raise exception 'blocked' using errcode = '42501';
  end if;
  if not exists (
    select from private.access_log as l
    where l.at > now() - interval '10 minutes' and l.person = auth.uid() and l.action = 'document'
      and l.subjects = array[survey] and l.detail = 'opened ' || left(document::text, 8))
  then
    perform private.log_access('document', array[survey], 'opened ' || left(document::text, 8));
  end if;
  return (
    select encode(p.content, 'base64') from private.document_parts as p
    where p.document_id = document and p.number = part);
end;
$function$;

create or replace function private.record_consent_texts (
  texts jsonb
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  added integer;
begin
  perform private.require_admin();
  perform private.require_proof();
  insert into public.consent_texts (part, language, version, text, created_by)
  select t.part, t.language, t.version, t.text, auth.uid()
  from jsonb_to_recordset(texts) as t (part text, language text, version text, text text)
  on conflict (hash) do nothing;
  get diagnostics added = row_count;
  if added > 0 then
    perform private.log_access('texts', '{}', 'consent ' || added);
  end if;
  return added;
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
  perform private.require_admin();
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

create or replace function private.refuse_engaged (
  surveys     uuid[],
  engaged_too boolean
)
  returns void
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  if engaged_too is not true and exists (
    select from public.contact_surveys where id = any (surveys) and status = 'engaged'
  ) then
    raise exception 'an engagement is among them' using errcode = 'P0001', hint = 'engaged';
  end if;
  perform private.refuse_limited(surveys);
end;
$function$;

create or replace function private.remove_document (
  document uuid
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  survey uuid := (select survey_id from private.documents where id = document);
begin
  perform private.require_admin();
  perform private.require_proof();
  perform private.refuse_limited(array[survey]);
  delete from private.documents where id = document and survey_id = survey;
  if found then
    perform private.log_access('document', array[survey], 'removed ' || left(document::text, 8));
  end if;
  return found;
end;
$function$;

create or replace function private.request_test_mail()
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  if exists (
    select from private.mail_outbox
    where kind = 'test' and user_id = auth.uid() and created_at > now() - interval '1 minute'
  ) then
    raise exception 'one a minute' using errcode = 'P0001', hint = 'too_soon';
  end if;
  insert into private.mail_outbox (kind, user_id) values ('test', auth.uid());
end;
$function$;

create or replace function private.require_admin()
  returns void
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
end;
$function$;

create or replace function private.require_staff()
  returns void
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  if not private.is_staff() then
    raise exception 'not allowed' using errcode = '42501';
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
  perform private.require_admin();
  perform private.refuse_answer((select r.survey_id from private.replies as r where r.id = reply));
  -- Not one that a sender has at this moment, which would be sent twice.
  update private.mail_outbox as m set failed_at = null, problem = null, attempts = 0, due_at = now()
  where m.reply_id = reply and m.sent_at is null and (m.problem is not null or m.failed_at is not null);
  return found;
end;
$function$;

create or replace function private.revoke_document_link (
  link uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  survey uuid;
begin
  perform private.require_admin();
  update private.document_links set revoked_at = now()
  where id = link and revoked_at is null returning survey_id into survey;
  if found then
    delete from private.documents where link_id = link and completed_at is null;
    perform private.log_access('document', array[survey], 'revoked');
  end if;
end;
$function$;

create or replace function private.revoke_review_link (
  link uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  post uuid;
begin
  perform private.require_staff();
  update private.review_links set revoked_at = now() where id = link and revoked_at is null returning post_id into post;
  if found then
    perform private.log_access('review_link', array[post], 'revoked');
  end if;
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
  perform private.require_admin();
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

create or replace function private.settle_conflict (
  survey  uuid,
  outcome text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  update public.contact_surveys set
    conflict = outcome,
    conflict_by = case when outcome is not null then private.name_of(auth.uid()) end,
    conflict_at = case when outcome is not null then now() end
  where id = survey and conflict is distinct from outcome;
  if found then
    perform private.log_access('conflict', array[survey], coalesce(outcome, 'open'));
  end if;
end;
$function$;

create or replace function private.settle_review_note (
  note    uuid,
  settled boolean
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_staff();
  update private.review_notes set settled_at = case when settled then now() end where id = note;
end;
$function$;

create or replace function private.withdraw_special_consent (
  survey uuid,
  why    text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  if char_length(btrim(coalesce(why, ''))) not between 3 and 500 then
    raise exception 'the reason is missing' using errcode = '22023';
  end if;
  update public.contact_surveys set special_consent_withdrawn_on = private.office_today()
  where id = survey and special_consent and special_consent_withdrawn_on is null;
  if found then
    perform private.log_access('rights', array[survey], 'consent withdrawn: ' || why);
  end if;
end;
$function$;

create or replace function public.import_clients (
  names     jsonb,
  replacing boolean
)
  returns integer
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  if replacing then
    delete from public.clients where not names ? name;
  end if;
  insert into public.clients (name) select distinct jsonb_array_elements_text(names) on conflict do nothing;
  return (select count(*) from public.clients);
end;
$function$;

create or replace function public.save_texts (
  changes jsonb
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  -- Under the policies a delete by anyone else would change nothing and raise no error.
  perform private.require_staff();
  perform pg_advisory_xact_lock(hashtext('text_overrides'));
  if exists (
    select from jsonb_to_recordset(changes)
      as c (language text, namespace text, key text, value text, expected text)
    left join public.text_overrides as t using (language, namespace, key)
    where t.value is distinct from c.expected and t.value is distinct from c.value
  ) then
    raise exception 'a text has been changed by somebody else' using errcode = 'P0001', hint = 'text_changed';
  end if;
  delete from public.text_overrides as t
    using jsonb_to_recordset(changes) as c (language text, namespace text, key text, value text)
    where c.value is null
      and (t.language, t.namespace, t.key) = (c.language, c.namespace, c.key);
  insert into public.text_overrides as t (language, namespace, key, value, source)
    select c.language, c.namespace, c.key, c.value, c.source
    from jsonb_to_recordset(changes) as c (language text, namespace text, key text, value text, source text)
    where c.value is not null
    on conflict (language, namespace, key) do update set value = excluded.value, source = excluded.source
      where (t.value, t.source) is distinct from (excluded.value, excluded.source);
end;
$function$;

revoke all on function "private"."require_admin"() from public;

grant execute on function "private"."require_admin"() to "authenticated";

grant execute on function "private"."require_admin"() to "service_role";

revoke all on function "private"."require_staff"() from public;

grant execute on function "private"."require_staff"() to "authenticated";

grant execute on function "private"."require_staff"() to "service_role";

drop policy "admins change what can be booked" on "public"."appointment_kinds";

drop policy "staff change posts" on "public"."blog_posts";

drop policy "admins add calendars" on "public"."busy_calendars";

drop policy "admins read calendars" on "public"."busy_calendars";

drop policy "admins remove calendars" on "public"."busy_calendars";

drop policy "staff change categories" on "public"."categories";

drop policy "admins add clients" on "public"."clients";

drop policy "admins read clients" on "public"."clients";

drop policy "admins remove clients" on "public"."clients";

drop policy "admins update enquiries" on "public"."contact_surveys";

drop policy "admins change the firm's facts" on "public"."firm_facts";

drop policy "admins add holidays" on "public"."holidays";

drop policy "admins read holidays" on "public"."holidays";

drop policy "admins remove holidays" on "public"."holidays";

drop policy "admins switch languages on and off" on "public"."language_settings";

drop policy "admins add redirects" on "public"."redirects";

drop policy "admins read redirects" on "public"."redirects";

drop policy "admins remove redirects" on "public"."redirects";

drop policy "admins add reply templates" on "public"."reply_templates";

drop policy "admins change reply templates" on "public"."reply_templates";

drop policy "admins read reply templates" on "public"."reply_templates";

drop policy "admins remove reply templates" on "public"."reply_templates";

drop policy "admins add rights requests" on "public"."rights_requests";

drop policy "admins change rights requests" on "public"."rights_requests";

drop policy "admins read rights requests" on "public"."rights_requests";

drop policy "admins change the settings" on "public"."settings";

drop policy "admins read the settings" on "public"."settings";

drop policy "everyone bumps the current counters" on "public"."stats_realtime";

drop policy "staff change testimonials" on "public"."testimonials";

drop policy "staff change texts" on "public"."text_overrides";

drop policy "staff add terms of translations" on "public"."translation_terms";

drop policy "staff change terms of translations" on "public"."translation_terms";

drop policy "staff read the terms of translations" on "public"."translation_terms";

drop policy "staff remove terms of translations" on "public"."translation_terms";

create policy "admins change what can be booked" on "public"."appointment_kinds"
  for update
  to "authenticated"
  using (( select private.is_admin() as is_admin));

create policy "staff change posts" on "public"."blog_posts"
  for update
  to "authenticated"
  using (( select private.is_staff() as is_staff));

create policy "admins keep calendars" on "public"."busy_calendars"
  for all
  to "authenticated"
  using (( select private.is_admin() as is_admin));

create policy "staff change categories" on "public"."categories"
  for update
  to "authenticated"
  using (( select private.is_staff() as is_staff));

create policy "admins keep clients" on "public"."clients"
  for all
  to "authenticated"
  using (( select private.is_admin() as is_admin));

create policy "admins update enquiries" on "public"."contact_surveys"
  for update
  to "authenticated"
  using (( select private.is_admin() as is_admin));

create policy "admins change the firm's facts" on "public"."firm_facts"
  for update
  to "authenticated"
  using (( select private.is_admin() as is_admin));

create policy "admins keep holidays" on "public"."holidays"
  for all
  to "authenticated"
  using (( select private.is_admin() as is_admin));

create policy "admins switch languages on and off" on "public"."language_settings"
  for update
  to "authenticated"
  using (( select private.is_admin() as is_admin));

create policy "admins keep redirects" on "public"."redirects"
  for all
  to "authenticated"
  using (( select private.is_admin() as is_admin));

create policy "admins keep reply templates" on "public"."reply_templates"
  for all
  to "authenticated"
  using (( select private.is_admin() as is_admin));

create policy "admins keep rights requests" on "public"."rights_requests"
  for all
  to "authenticated"
  using (( select private.is_admin() as is_admin));

create policy "admins keep the settings" on "public"."settings"
  for all
  to "authenticated"
  using (( select private.is_admin() as is_admin));

create policy "everyone bumps the current counters" on "public"."stats_realtime"
  for update
  to "anon", "authenticated"
  using ((id = ( select private.current_stats_id() as current_stats_id)));

create policy "staff change testimonials" on "public"."testimonials"
  for update
  to "authenticated"
  using (( select private.is_staff() as is_staff));

create policy "staff change texts" on "public"."text_overrides"
  for update
  to "authenticated"
  using (( select private.is_staff() as is_staff));

create policy "staff keep the terms of translations" on "public"."translation_terms"
  for all
  to "authenticated"
  using (( select private.is_staff() as is_staff));

create or replace function private.posts_for_staff (
  query       text,
  in_state    text,
  in_category text,
  in_language text,
  after_date  date,
  after_id    uuid,
  page_size   integer
)
  returns table (
    id               uuid,
    slug             text,
    title            text,
    date             date,
    publish_at       time without time zone,
    category         text,
    image            text,
    hidden           boolean,
    show_on_homepage boolean,
    deleted_at       timestamp with time zone,
    written          text[],
    complete         text[],
    outdated         text[],
    waiting          text[],
    wanted           jsonb
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  set plan_cache_mode to 'force_custom_plan'
  AS $function$
begin
  return query
  select
    p.id, p.slug, p.title, p.date, p.publish_at, p.category, p.image, p.hidden, p.show_on_homepage, p.deleted_at,
    p.written_languages, p.complete_languages, p.outdated_languages, array(select jsonb_object_keys(p.waiting_texts)),
    (
      select coalesce(jsonb_object_agg(w.language, w.wishes), '{}')
      from private.translation_wishes as w where w.post_id = p.id and w.language <> all (p.languages)
    )
  from public.blog_posts as p
  where (select private.is_staff())
    and (p.date, p.id) < (after_date, after_id)
    and (p.deleted_at is not null) = (in_state = 'bin')
    and case in_state
      when 'published' then not p.hidden and p.date + p.publish_at <= (select private.office_now())
      when 'scheduled' then not p.hidden and p.date + p.publish_at > (select private.office_now())
      when 'hidden' then p.hidden
      when 'outdated' then
        case in_language when '' then p.outdated_languages <> '{}' else in_language = any (p.outdated_languages) end
      when 'waiting' then
        p.waiting_texts <> '{}' and (in_language = '' or p.waiting_texts ? in_language)
      when 'wanted' then exists (
        select from private.translation_wishes as w
        where w.post_id = p.id and w.language <> all (p.languages) and (in_language = '' or w.language = in_language)
      )
      when 'missing' then
        case in_language
          when '' then exists (
            select from public.language_settings as l
            where l.is_active and not l.is_default and l.language_code <> all (p.complete_languages)
          )
          else in_language <> all (p.complete_languages) end
      else true
    end
    and (in_category = '' or p.category = in_category or in_category = any (p.additional_categories))
    and (query = '' or p.search_titles like all (private.containing_words(left(query, 200))))
  order by p.date desc, p.id desc
  limit least(page_size, 101);
end;
$function$;

create or replace function public.posts_for_staff (
  query       text    default ''::text,
  in_state    text    default ''::text,
  in_category text    default ''::text,
  in_language text    default ''::text,
  after_date  date    default 'infinity'::date,
  after_id    uuid    default 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid,
  page_size   integer default 25
)
  returns table (
    id               uuid,
    slug             text,
    title            text,
    date             date,
    publish_at       time without time zone,
    category         text,
    image            text,
    hidden           boolean,
    show_on_homepage boolean,
    deleted_at       timestamp with time zone,
    written          text[],
    complete         text[],
    outdated         text[],
    waiting          text[],
    wanted           jsonb
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  select * from private.posts_for_staff(query, in_state, in_category, in_language, after_date, after_id, page_size);
$function$;

create or replace function public.unused_images()
  returns SETOF text
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.unused_images();
$function$;

alter table "public"."blog_posts"
  drop constraint "blog_posts_slugs_fit";

alter table "public"."blog_posts"
  drop constraint "blog_posts_translations_fit";

alter table "public"."categories"
  drop constraint "categories_translations_fit";

alter table "public"."reply_templates"
  drop constraint "reply_templates_translations_fit";

alter table "public"."testimonials"
  drop constraint "testimonials_translations_fit";

alter table "public"."translation_terms"
  drop constraint "translation_terms_fit";

create or replace function private.longest (
  VARIADIC texts text[]
)
  returns integer
  language sql
  immutable
  set search_path to ''
  AS $function$
  select max(char_length(text)) from unnest(texts) as text;
$function$;

revoke all on function "private"."longest"(text[]) from public;

grant execute on function "private"."longest"(text[]) to "authenticated";

grant execute on function "private"."longest"(text[]) to "service_role";

alter table "public"."blog_posts"
  add constraint "blog_posts_slugs_fit"
    check
    (((private.longest(VARIADIC ARRAY[slug_en, slug_fr, slug_de, slug_ar, slug_zh, slug_ru]) <= 80)
    AND (slug_en ~ '^[a-z0-9_]+(-[a-z0-9_]+)*$'::text) AND
    (slug_fr ~ '^[a-z0-9_]+(-[a-z0-9_]+)*$'::text) AND
    (slug_de ~ '^[a-z0-9_]+(-[a-z0-9_]+)*$'::text) AND
    (slug_ar ~ '^[a-z0-9_]+(-[a-z0-9_]+)*$'::text) AND
    (slug_zh ~ '^[a-z0-9_]+(-[a-z0-9_]+)*$'::text) AND
    (slug_ru ~ '^[a-z0-9_]+(-[a-z0-9_]+)*$'::text)));

alter table "public"."blog_posts"
  add constraint "blog_posts_translations_fit"
    check
    (((private.longest(VARIADIC ARRAY[title_en, title_fr, title_de, title_ar, title_zh, title_ru])
    <= 200) AND
    (private.longest(VARIADIC ARRAY[excerpt_en, excerpt_fr, excerpt_de, excerpt_ar, excerpt_zh,
    excerpt_ru]) <= 600) AND
    (private.longest(VARIADIC ARRAY[content_en, content_fr, content_de, content_ar, content_zh,
    content_ru]) <= 100000) AND
    (private.longest(VARIADIC ARRAY[image_alt_en, image_alt_fr, image_alt_de, image_alt_ar,
    image_alt_zh, image_alt_ru]) <= 300)));

alter table "public"."categories"
  add constraint "categories_translations_fit"
    check
    ((private.longest(VARIADIC ARRAY[name_en, name_fr, name_de, name_ar, name_zh, name_ru]) <= 60));

alter table "public"."reply_templates"
  add constraint "reply_templates_translations_fit"
    check
    ((private.longest(VARIADIC ARRAY[body_en, body_fr, body_de, body_ar, body_zh, body_ru]) <=
    4000));

alter table "public"."testimonials"
  add constraint "testimonials_translations_fit"
    check
    (((private.longest(VARIADIC ARRAY[name_en, name_fr, name_de, name_ar, name_zh, name_ru]) <= 120)
    AND
    (private.longest(VARIADIC ARRAY[role_en, role_fr, role_de, role_ar, role_zh, role_ru]) <= 160)
    AND
    (private.longest(VARIADIC ARRAY[testimonial_en, testimonial_fr, testimonial_de, testimonial_ar,
    testimonial_zh, testimonial_ru]) <= 2000)));

alter table "public"."translation_terms"
  add constraint "translation_terms_fit"
    check
    ((private.longest(VARIADIC ARRAY[term_en, term_fr, term_de, term_ar, term_zh, term_ru]) <= 120));
