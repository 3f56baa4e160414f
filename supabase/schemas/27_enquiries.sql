-- Enquiries (PRODUCT 4): everyone may send one, only admins read them (PRODUCT 5).

/* What an enquiry can be about: a practice area of the site (SPEC 3.6), or anything else. */
create table private.practice_areas (
  id text primary key
);

insert into private.practice_areas values
  ('civil'), ('family'), ('labor'), ('immigration'), ('inheritance'), ('other');

create table public.contact_surveys (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  -- One character: a name can be 王.
  name text not null check (char_length(btrim(name, E' \t\r\n')) between 1 and 120),
  email text check (char_length(email) <= 254 and email ~ '^[^@\s]+@[^@\s]+\.[^@\s.]{2,}$'),
  phone text check (phone ~ '^\+?[0-9][0-9 ().\-]{5,24}$'),
  language text not null references public.language_settings (language_code),
  channel text not null check (channel in ('call', 'email', 'chat', 'video')),
  practice_area text not null references private.practice_areas (id),
  urgency text not null check (urgency in ('normal', 'deadline', 'detained')),
  -- The other party, by which the firm looks for a conflict of interest (45_clients_and_conflicts.sql).
  opposing_party text check (char_length(btrim(opposing_party, E' \t\r\n')) between 1 and 120),
  message text not null,
  source text check (source in ('search', 'recommendation', 'social', 'reviews', 'press', 'other')),
  consent boolean not null,
  consent_at timestamptz not null default now(),
  consent_language text not null references public.language_settings (language_code),
  -- The date of the notice that was shown; null for one that the firm took down. A list might not have a new one yet.
  consent_version text
    check (consent_version ~ '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$' and consent_version <= private.office_today()::text),
  -- Explicit consent to special categories of data (GDPR, article 9); null where it was no question of its own yet.
  special_consent boolean,
  -- Set by withdraw_special_consent() (51_rights.sql).
  special_consent_withdrawn_on date,
  -- The hash of the notice that the site showed then, by the database's own knowledge: note_notice().
  notice_hash text,
  -- The hashes of what the form showed (consent_texts). The wording of one that is not recorded can be recorded later.
  consent_texts text[] not null default '{}' check (
    cardinality(consent_texts) <= 3 and array_position(consent_texts, null) is null
    and array_to_string(consent_texts, '') ~ '^([0-9a-f]{64})*$'
  ),
  -- A person needs longer. There is no upper limit, since a form may stay open for days.
  fill_seconds integer not null,
  -- The form's proof of work, and whether the enquiry is probably automatic: 28_enquiry_limits.sql.
  proof integer check (proof >= 0),
  overflow boolean not null default false,
  -- 'booking': with an appointment (48_appointments.sql). 'staff': taken down by the firm, as from a call.
  origin text not null default 'form' check (origin in ('form', 'booking', 'staff')),
  -- When the person comes, if they have an appointment.
  appointment_at timestamptz,
  -- 'engaged': the person became a client, whose file has its own retention.
  status text not null default 'new' check (status in ('new', 'contacted', 'engaged', 'closed')),
  notes text not null default '' check (char_length(notes) <= 10000),
  -- When an admin first opened it, and when and how it was first answered: note_survey_progress().
  opened_at timestamptz,
  answered_at timestamptz,
  answered_via text check (answered_via in ('call', 'email', 'chat')),
  -- Which admin deals with it, and the day to look at it again.
  assigned_to uuid references public.staff (user_id) on delete set null,
  follow_up_on date,
  -- What the firm has decided about a conflict of interest, and who, by the name at that time: settle_conflict().
  conflict text check (conflict in ('none', 'refused')),
  conflict_by text,
  conflict_at timestamptz,
  updated_at timestamptz not null default now(),
  -- Restriction of processing (GDPR, article 18): since when and why. Set by limit_survey() (51_rights.sql).
  limited_on date,
  limited_reason text check (char_length(btrim(limited_reason)) between 3 and 500),
  -- What was corrected, when, by whom and why, with the old values, which are blocked: correct_survey().
  corrections jsonb not null default '[]',
  -- The part of the message that the list shows: nothing of one that may not be worked with (51_rights.sql).
  message_start text generated always as (
    case when limited_on is null and special_consent_withdrawn_on is null then left(message, 160) else '' end
  ) stored,
  -- Folded on insert: folding in each search took ten seconds for 50,000 enquiries, reading this column 0.1.
  search_text text generated always as (
    private.fold(
      name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' '
      || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g') || ' '
      || coalesce(opposing_party, '') || ' '
      || case when limited_on is null and special_consent_withdrawn_on is null then message else '' end
    )
  ) stored,
  -- Who books a time need not tell anything.
  constraint contact_surveys_message
    check (char_length(btrim(message, E' \t\r\n')) between case origin when 'form' then 10 else 0 end and 4000),
  constraint contact_surveys_limited check ((limited_on is null) = (limited_reason is null)),
  constraint contact_surveys_consent check (consent or origin = 'staff'),
  constraint contact_surveys_notice check (consent_version is not null or origin = 'staff'),
  constraint contact_surveys_fill_seconds check (fill_seconds >= 3 or origin = 'staff'),
  constraint contact_surveys_reachable check (email is not null or phone is not null),
  constraint contact_surveys_channel_reachable
    check (case when channel in ('call', 'chat') then phone is not null
                when channel = 'email' then email is not null
                else true end)
);

create index contact_surveys_order on public.contact_surveys (created_at desc, id desc);
create index contact_surveys_by_status on public.contact_surveys (status, created_at desc, id desc);
create index contact_surveys_unopened_detentions on public.contact_surveys (created_at)
  where urgency = 'detained' and status = 'new' and opened_at is null;
create index contact_surveys_by_email on public.contact_surveys (lower(email));
create index contact_surveys_by_mailbox on public.contact_surveys (private.mailbox_of(email));
create index contact_surveys_by_phone on public.contact_surveys (private.phone_key(phone));

/* Which notice was in force, of the version that the form names, with the changes of the firm. */
create function private.note_notice()
returns trigger
language plpgsql
as $$
begin
  new.notice_hash := private.wording_hash(
    new.consent_language, 'notice', private.notice_wording(new.consent_version, new.consent_language),
    new.consent_version);
  return new;
end;
$$;

create trigger contact_surveys_notice before insert on public.contact_surveys
  for each row when (new.origin <> 'staff') execute function private.note_notice();

create index contact_surveys_to_follow_up on public.contact_surveys (follow_up_on) where follow_up_on is not null;

/* Keeps the times of the first opening and the first answer. An enquiry set back to new waits for an answer again, and
   one that is closed while new was not answered; none waits whose consent to sensitive data is withdrawn. An engagement
   is looked at again after a year, and none begins with an open or refused conflict (45_clients_and_conflicts.sql). */
create function private.note_survey_progress()
returns trigger
language plpgsql
as $$
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
    perform private.refuse_if(
      new.conflict = 'refused' or new.conflict is null and exists (select from private.matching_names(array[new.id])),
      'the conflict of interest is not settled', 'conflict_open');
    new.follow_up_on := coalesce(new.follow_up_on, private.office_today() + interval '1 year');
  end if;
  return new;
end;
$$;

create trigger contact_surveys_progress before update on public.contact_surveys
  for each row execute function private.note_survey_progress();

/* Only an admin can read what is assigned. */
create function private.check_assignee()
returns trigger
language plpgsql
as $$
begin
  perform private.refuse_if(
    not exists (select from public.staff where user_id = new.assigned_to and role = 'admin'),
    'not an admin', code => '23514');
  return new;
end;
$$;

create trigger contact_surveys_assignee before insert or update of assigned_to on public.contact_surveys
  for each row when (new.assigned_to is not null) execute function private.check_assignee();

/* Refuses what needs a reason, or the authority that asks for it, without one. */
create function private.require_reason(why text)
returns void
return private.refuse_if(
  char_length(btrim(coalesce(why, ''))) not between 3 and 500, 'the reason, or who asks for it, is missing');

/* Refuses what may not be done with enquiries whose processing is restricted. */
create function private.refuse_limited(surveys uuid[])
returns void
language sql
stable
as $$
  select private.refuse_if(
    exists (select from public.contact_surveys where id = any (surveys) and limited_on is not null),
    'the processing is restricted', 'limited');
$$;

/* Refuses to answer an enquiry that is restricted, or whose sensitive data may not be used, as the letter says. */
create function private.refuse_answer(survey uuid)
returns void
language sql
stable
as $$
  select private.refuse_limited(array[survey]);
  select private.refuse_if(
    exists (select from public.contact_surveys where id = survey and special_consent_withdrawn_on is not null),
    'the consent is withdrawn', 'withdrawn');
$$;

create policy "everyone sends enquiries"
  on public.contact_surveys for insert to anon, authenticated
  -- Whoever waits in custody cannot wait for a mail to be read.
  with check (status = 'new' and notes = '' and (urgency <> 'detained' or phone is not null));
