-- The rights of the people whose data the firm has (GDPR, articles 15 to 21): the requests with their month, correcting
-- and restricting an enquiry, and all that is held about one person.

/* A request for a right. Kept three years after its answer, as proof of it, also when the enquiry is erased. */
create table public.rights_requests (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (
    kind in ('access', 'rectification', 'erasure', 'restriction', 'portability', 'objection', 'withdrawal')),
  name text not null check (char_length(btrim(name)) between 2 and 120),
  -- The e-mail address, phone or postal address to answer to.
  contact text not null check (char_length(btrim(contact)) between 3 and 254),
  -- Who asks for somebody else: with a power, for a child under fourteen or a ward, or for a deceased person (LOPDGDD,
  -- articles 12 and 3). Whom, and how it was proved, is said in identity.
  on_behalf text check (on_behalf in ('representative', 'guardian', 'heir')),
  channel text not null check (channel in ('email', 'post', 'phone', 'chat', 'office', 'form')),
  language text not null default 'es' references public.language_settings (language_code),
  received_on date not null check (received_on <= private.office_today()),
  -- The enquiries that it is about. Without foreign keys, since it outlives them.
  surveys uuid[] not null default '{}' check (cardinality(surveys) <= 50 and array_position(surveys, null) is null),
  -- How it was made sure who asks, or why there was no doubt.
  identity text not null default '' check (char_length(identity) <= 500),
  -- Why two months more are needed, of which the person was told on that day (article 12.3).
  extension text check (char_length(btrim(extension)) between 3 and 500),
  extended_on date,
  due_on date not null generated always as (
    (received_on + case when extended_on is null then interval '1 month' else interval '3 months' end)::date) stored,
  outcome text check (outcome in ('granted', 'partly', 'refused')),
  -- What was done, or why not.
  answer text not null default '' check (char_length(answer) <= 2000),
  answered_on date check (answered_on between received_on and private.office_today()),
  answered_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  updated_at timestamptz not null default now(),
  constraint rights_requests_extended check ((extension is null) = (extended_on is null)),
  constraint rights_requests_answered check ((outcome is null) = (answered_on is null)),
  constraint rights_requests_explained check (outcome is null or outcome = 'granted' or answer ~ '\S')
);

/* An answered request is proof, and is not changed. The extension is told within the time that it extends, once. */
create function private.keep_rights_request()
returns trigger
language plpgsql
as $$
begin
  perform private.refuse_if(old.outcome is not null, 'answered already', 'answered');
  if new.extension is distinct from old.extension then
    perform private.refuse_if(
      old.extension is not null or private.office_today() > old.due_on, 'too late to extend', 'late');
    new.extended_on := private.office_today();
  end if;
  if new.outcome is not null then
    new.answered_on := coalesce(new.answered_on, private.office_today());
    new.answered_by := auth.uid();
  end if;
  return new;
end;
$$;

create trigger rights_requests_kept before update on public.rights_requests
  for each row when (current_user = 'authenticated') execute function private.keep_rights_request();

create function private.log_rights_request()
returns trigger
language plpgsql
as $$
begin
  perform private.log_access('rights', new.surveys, new.kind || ' ' || case
    when tg_op = 'INSERT' then 'received' when new.outcome is not null then new.outcome else 'extended' end);
  return null;
end;
$$;

create trigger rights_requests_log after insert on public.rights_requests
  for each row execute function private.log_rights_request();
create trigger rights_requests_log_change after update on public.rights_requests
  for each row when (old.outcome is distinct from new.outcome or old.extension is distinct from new.extension)
  execute function private.log_rights_request();

-- A restricted enquiry is neither answered nor deleted, whoever asks.
create trigger contact_surveys_kept_limited before update on public.contact_surveys
  for each row when (
    old.limited_on is not null and new.limited_on is not null
    and (new.status, new.answered_via) is distinct from (old.status, old.answered_via))
  execute function private.refuse('the processing is restricted', 'limited');
create trigger contact_surveys_limited_stays before delete on public.contact_surveys
  for each row when (old.limited_on is not null)
  execute function private.refuse('the processing is restricted', 'limited');

/* Restricts the processing of an enquiry, or lifts that, with a reason. */
create function private.limit_survey(survey uuid, why text, limited boolean default true)
returns void
language sql
as $$
  select private.require_reason(why);
  with changed as (
    update public.contact_surveys set
      limited_on = case when limited then private.office_today() end,
      limited_reason = case when limited then why end
    where id = survey and (limited_on is null) = limited
    returning id
  ), unwarned as (
    delete from private.answer_warnings where survey_id in (select id from changed)
  )
  select private.log_access('rights', array[id], case when limited then 'limited: ' else 'lifted: ' end || why)
  from changed;
$$;

/* Corrects what an enquiry says of a person, and keeps the old values. Names are compared by the new ones from now on,
   and mails go to the new address. The log names the fields only. */
create function private.correct_survey(survey uuid, changes jsonb, why text)
returns void
language plpgsql
as $$
declare
  one public.contact_surveys;
  corrected jsonb;
begin
  perform private.require_reason(why);
  select * into one from public.contact_surveys where id = survey for update;
  select jsonb_agg(jsonb_build_object(
    'at', now(), 'by', private.address_of(auth.uid()),
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
$$;

/* The old values of what was corrected, for a court, the public prosecutor or an authority alone. Who asked is logged. */
create function private.corrected_values(survey uuid, asked_by text)
returns jsonb
language sql
as $$
  select private.require_reason(asked_by);
  select private.log_access('opened', array[id], 'old values: ' || asked_by)
  from public.contact_surveys where id = survey and corrections <> '[]';
  select corrections from public.contact_surveys where id = survey;
$$;

/* Writes down that the consent to special categories of data was withdrawn (GDPR, article 7.3), for a reason that is
   logged. What was given stays as proof, and the enquiry is answered no more: refuse_answer(), note_survey_progress(). */
create function private.withdraw_special_consent(survey uuid, why text)
returns void
language sql
as $$
  select private.require_reason(why);
  with withdrawn as (
    update public.contact_surveys set special_consent_withdrawn_on = private.office_today()
    where id = survey and special_consent and special_consent_withdrawn_on is null
    returning id
  )
  select private.log_access('rights', array[id], 'consent withdrawn: ' || why) from withdrawn;
$$;

/* All that the firm holds under an e-mail address or a phone, but for the private notes and the addresses of staff, how it organizes its
   work, what it decided about a conflict, which is a professional secret, and what is blocked: enquiries with the
   wordings that were shown, appointments, answers and corrections, the requests from that address, and testimonials and
   clients of the same name. The caller leaves out what belongs to somebody else, since a phone can be shared. */
create function private.person_data(contact text)
returns jsonb
language plpgsql
as $$
declare
  is_phone boolean := contact !~ '@' and char_length(private.phone_key(contact)) >= 6;
  found_ids uuid[];
  requests jsonb;
  names text[];
begin
  select coalesce(array_agg(s.id), '{}'), coalesce(array_agg(private.fold(s.name)), '{}') into found_ids, names
  from public.contact_surveys as s
  where lower(s.email) = lower(btrim(contact))
    or is_phone and private.phone_key(s.phone) = private.phone_key(contact);
  select coalesce(jsonb_agg(to_jsonb(r) - '{created_by,answered_by,surveys}'::text[] order by r.received_on), '[]'),
    names || coalesce(array_agg(private.fold(r.name)), '{}')
  into requests, names
  from public.rights_requests as r
  where lower(r.contact) = lower(btrim(person_data.contact))
    or is_phone and private.phone_key(r.contact) = private.phone_key(person_data.contact);
  perform private.log_access('exported', found_ids, 'person');
  return jsonb_build_object(
    'enquiries', array(
      select to_jsonb(s) - '{
          notes,search_text,message_start,consent_texts,notice_hash,conflict,conflict_by,conflict_at,assigned_to,
          follow_up_on,overflow,proof,fill_seconds,opened_at,updated_at
        }'::text[] || jsonb_build_object(
          'corrections', array(
            select c - 'by' from jsonb_array_elements(private.without_old_values(s.corrections)) as c),
          'wordings', array(
            select to_jsonb(c) - '{created_by,created_at,shipped}'::text[]
            from public.consent_texts as c where c.hash = any (s.consent_texts || s.notice_hash) order by c.part),
          'appointments', array(
            select jsonb_build_object(
              'kind', a.kind, 'status', a.status, 'starts_at', a.starts_at, 'ends_at', a.ends_at, 'word', a.word)
            from public.appointments as a where a.survey_id = s.id order by a.starts_at),
          'answers', array(
            select jsonb_build_object('at', l.at, 'via', l.detail) from private.access_log as l
            where l.action = 'replied' and l.subjects @> array[s.id] order by l.seq),
          -- When their data were consulted, and for what; not by whom.
          'seen', array(
            select jsonb_build_object('at', l.at, 'action', l.action) from private.access_log as l
            where (l.action in ('opened', 'exported', 'compared', 'searched')
              or l.action = 'document' and l.detail like 'opened%') and l.subjects @> array[s.id]
            order by l.seq),
          'replies', array(
            select jsonb_build_object(
              'id', r.id, 'at', r.created_at, 'subject', r.subject, 'body', private.without_tokens(r.body))
            from private.replies as r where r.survey_id = s.id order by r.created_at),
          'documents', array(
            select jsonb_build_object('id', d.id, 'name', d.name, 'type', d.type, 'size', d.size, 'at', d.completed_at)
            from private.documents as d where d.survey_id = s.id and d.completed_at is not null
            order by d.completed_at))
      from public.contact_surveys as s where s.id = any (found_ids) order by s.created_at),
    'requests', requests,
    'testimonials', array(
      select jsonb_build_object(
        'id', t.id, 'name', t.name, 'role', t.role, 'testimonial', t.testimonial, 'active', t.active,
        'created_at', t.created_at, 'consent_date', t.consent_date, 'consent_text', t.consent_text,
        'consent_via', t.consent_via, 'withdrawn_at', t.withdrawn_at)
      from public.testimonials as t where private.fold(t.name) = any (names) order by t.created_at),
    'clients', array(
      select jsonb_build_object('id', c.id, 'name', c.name, 'created_at', c.created_at)
      from public.clients as c where private.fold(c.name) = any (names)));
end;
$$;
