-- What people agree to can be shown again.

alter table "public"."survey_erasures"
  drop constraint "survey_erasures_reason_check";

alter table "public"."text_overrides"
  drop constraint "text_overrides_namespace_check";

drop function "private"."surveys_of_person"(uuid);

drop function "public"."erase_person"(uuid);

drop function "public"."surveys_of_person"(uuid);

create table "private"."blocked_surveys" (
  "id"           uuid                     not null,
  "received_on"  date                     not null,
  "blocked_at"   timestamp with time zone not null default now(),
  "blocked_by"   uuid,
  "reason"       text                     not null,
  "until"        date                     not null,
  "survey"       jsonb                    not null,
  "appointments" jsonb                    not null,
  constraint "blocked_surveys_pkey" primary key (id),
  constraint "blocked_surveys_reason_check"
    check (((char_length(btrim(reason)) >= 3) AND (char_length(btrim(reason)) <= 500)))
);

create table "public"."consent_texts" (
  "hash"       text                     not null,
  "part"       text                     not null,
  "language"   text                     not null,
  "version"    text,
  "text"       text                     not null,
  "shipped"    boolean                  not null default true,
  "created_at" timestamp with time zone not null default now(),
  "created_by" uuid,
  constraint "consent_texts_part_check"
    check
    ((part = ANY (ARRAY['notice'::text, 'firstLayer'::text, 'consent'::text,
    'specialConsent'::text]))),
  constraint "consent_texts_pkey" primary key (hash),
  constraint "consent_texts_text_check"
    check (((char_length(text) >= 1) AND (char_length(text) <= 60000))),
  constraint "consent_texts_version_check"
    check ((version ~ '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$'::text)),
  constraint "consent_texts_version" check (((part = 'notice'::text) = (version IS NOT NULL)))
);

alter table "public"."consent_texts"
  enable row level security;

alter table "public"."contact_surveys"
  add column "special_consent" boolean;

alter table "public"."contact_surveys"
  add column "notice_hash" text;

alter table "public"."contact_surveys"
  add column "consent_texts" text[] not null default '{}'::text[];

alter table "public"."survey_erasures"
  add column "survey_hash" text;

create or replace function private.block_surveys (
  surveys     uuid[],
  why         text,
  last_day    date,
  engaged_too boolean
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.refuse_engaged(surveys, engaged_too);
  perform private.require_proof();
  return private.move_to_block(surveys, why, last_day);
end;
$function$;

create or replace function private.blocked_list()
  returns table (
    id          uuid,
    received_on date,
    blocked_at  timestamp with time zone,
    blocked_by  text,
    reason      text,
    until       date
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select b.id, b.received_on, b.blocked_at, u.email::text, b.reason, b.until
  from private.blocked_surveys as b left join auth.users as u on u.id = b.blocked_by
  where (select private.is_admin())
  order by b.until, b.id;
$function$;

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

create or replace function private.consent_hash()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  new.hash := private.wording_hash(new.language, new.part, new.text);
  return new;
end;
$function$;

create or replace function private.destroy_surveys (
  surveys uuid[],
  why     text
)
  returns integer
  language plpgsql
  set search_path to ''
  AS $function$
declare
  erased integer;
begin
  perform set_config('app.erasure_reason', why, true);
  delete from public.contact_surveys where id = any (surveys);
  get diagnostics erased = row_count;
  perform set_config('app.erasure_reason', '', true);
  return erased;
end;
$function$;

create or replace function private.erase_expired_surveys()
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  with ended as (
    delete from private.blocked_surveys where until < private.office_today() returning id, received_on
  )
  insert into public.survey_erasures (received_on, reason, survey_hash)
  select received_on, 'block_ended', private.survey_hash(id) from ended;
  return private.destroy_surveys(array(select expired.id from public.expired_surveys() as expired), 'retention');
end;
$function$;

create or replace function private.erasure_register()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  return case when private.is_admin() then private.register_of_erasures() end;
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
    if not private.is_admin() then
      raise exception 'not allowed' using errcode = '42501';
    end if;
    perform private.require_proof();
  end if;
  return changed;
end;
$function$;

create or replace function private.is_consent_text (
  namespace text,
  key       text
)
  returns boolean
  language sql
  immutable
  set search_path to ''
  AS $function$
  select namespace = 'legal'
    or namespace = 'contact' and key in ('survey.firstLayer', 'survey.consent', 'survey.specialConsent');
$function$;

create or replace function private.keep_consent_texts()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'created_by' = to_jsonb(old) - 'created_by' then
    return new;
  end if;
  raise exception 'what was shown is not changed' using errcode = '42501';
end;
$function$;

create or replace function private.move_to_block (
  surveys  uuid[],
  why      text,
  last_day date
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if last_day not between private.office_today() and private.office_today() + 3660 then
    raise exception 'no day to block until' using errcode = '22023';
  end if;
  insert into private.blocked_surveys (id, received_on, blocked_by, reason, until, survey, appointments)
  select s.id, private.office_day(s.created_at), auth.uid(), why, last_day, to_jsonb(s),
    (select coalesce(jsonb_agg(to_jsonb(a)), '[]') from public.appointments as a where a.survey_id = s.id)
  from public.contact_surveys as s where s.id = any (surveys);
  return private.destroy_surveys(surveys, 'blocked');
end;
$function$;

create or replace function private.note_notice()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  new.notice_hash := private.wording_hash(
    new.consent_language, 'notice', private.notice_wording(new.consent_version, new.consent_language));
  return new;
end;
$function$;

create or replace function private.notice_wording (
  of_version text,
  lang       text
)
  returns text
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce((shipped.text::jsonb || (
    select jsonb_object_agg(o.key, o.value) from public.text_overrides as o
    where o.language = lang and o.namespace = 'legal' and o.key like 'privacy.%'
  ))::text, shipped.text)
  from public.consent_texts as shipped
  where shipped.part = 'notice' and shipped.shipped and shipped.language = lang and shipped.version = of_version
  order by shipped.created_at desc limit 1;
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
  if char_length(btrim(coalesce(asked_by, ''))) < 3 then
    raise exception 'who asks for it is missing' using errcode = '22023';
  end if;
  if exists (select from private.blocked_surveys as b where b.id = open_blocked.survey) then
    perform private.log_access('opened', array[survey], 'blocked: ' || asked_by);
  end if;
  return (
    select jsonb_build_object('survey', b.survey, 'appointments', b.appointments)
    from private.blocked_surveys as b where b.id = open_blocked.survey);
end;
$function$;

create or replace function private.record_consent_text()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  changed public.text_overrides := case when tg_op = 'DELETE' then old else new end;
  of_version text;
begin
  if not private.is_consent_text(changed.namespace, changed.key) then
    return null;
  end if;
  if changed.namespace = 'legal' then
    select max(version) into of_version from public.consent_texts
    where part = 'notice' and shipped and language = changed.language;
    insert into public.consent_texts (part, language, version, text, shipped, created_by)
    select 'notice', changed.language, of_version, wording, false, auth.uid()
    from private.notice_wording(of_version, changed.language) as wording where wording is not null
    on conflict (hash) do nothing;
  elsif tg_op <> 'DELETE' then
    insert into public.consent_texts (part, language, text, shipped, created_by)
    values (split_part(new.key, '.', 2), new.language, new.value, false, auth.uid())
    on conflict (hash) do nothing;
  end if;
  return null;
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
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
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

create or replace function private.record_survey_erasure()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  insert into public.survey_erasures (erased_by, received_on, reason, survey_hash)
  values (
    auth.uid(),
    private.office_day(old.created_at),
    coalesce(nullif(current_setting('app.erasure_reason', true), ''), 'request'),
    private.survey_hash(old.id)
  );
  return null;
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
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  if engaged_too is not true and exists (
    select from public.contact_surveys where id = any (surveys) and status = 'engaged'
  ) then
    raise exception 'an engagement is among them' using errcode = 'P0001', hint = 'engaged';
  end if;
end;
$function$;

create or replace function private.register_of_erasures()
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return jsonb_build_object('erasures', 1, 'made_at', now(), 'surveys', (
    select coalesce(jsonb_agg(distinct jsonb_strip_nulls(jsonb_build_object(
      'hash', e.survey_hash, 'until', b.until, 'reason', b.reason))), '[]')
    from public.survey_erasures as e
    left join private.blocked_surveys as b on private.survey_hash(b.id) = e.survey_hash
    where e.survey_hash is not null
  ));
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
    if named.until >= private.office_today() then
      repeated := repeated + private.move_to_block(named.surveys, named.reason, named.until);
    else
      repeated := repeated + private.destroy_surveys(named.surveys, 'request');
    end if;
  end loop;
  -- What the archive had blocked and was destroyed since.
  delete from private.blocked_surveys as b
  using jsonb_to_recordset(register -> 'surveys') as r (hash text, until date, reason text)
  where private.survey_hash(b.id) = r.hash and r.until is null;
  return repeated;
end;
$function$;

create or replace function private.survey_hash (
  survey uuid
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select encode(sha256(convert_to(survey::text, 'UTF8')), 'hex');
$function$;

create or replace function private.surveys_of_person (
  survey uuid
)
  returns table (
    id             uuid,
    name           text,
    created_at     timestamp with time zone,
    status         text,
    same_email     boolean,
    same_phone     boolean,
    opposing_party text,
    appointment_at timestamp with time zone,
    client         text
  )
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  one public.contact_surveys;
  found_ids uuid[];
begin
  select * into one from public.contact_surveys as s where s.id = survey and (select private.is_admin());
  if one.id is null then
    return;
  end if;
  select array_agg(s.id) into found_ids from (
    select one.id
    union
    select other.id from public.contact_surveys as other where lower(other.email) = lower(one.email)
    union
    select other.id from public.contact_surveys as other
    where right(regexp_replace(other.phone, '[^0-9]', '', 'g'), 9)
      = right(regexp_replace(one.phone, '[^0-9]', '', 'g'), 9)
  ) as s;
  if not exists (
    select from private.access_log as l
    where l.at > now() - interval '10 minutes' and l.person = auth.uid() and l.action = 'searched'
      and l.subjects = found_ids
  ) then
    perform private.log_access('searched', found_ids, cardinality(found_ids)::text);
  end if;
  return query
    select s.id, s.name, s.created_at, s.status, coalesce(lower(s.email) = lower(one.email), false),
      coalesce(
        right(regexp_replace(s.phone, '[^0-9]', '', 'g'), 9) = right(regexp_replace(one.phone, '[^0-9]', '', 'g'), 9),
        false),
      s.opposing_party, s.appointment_at,
      (select min(c.name) from public.clients as c where private.fold(c.name) = private.fold(s.name))
    from public.contact_surveys as s where s.id = any (found_ids);
end;
$function$;

create or replace function private.wording_hash (
  language text,
  part     text,
  wording  text
)
  returns text
  language sql
  immutable
  strict
  set search_path to ''
  AS $function$
  select encode(sha256(convert_to(concat_ws('/', language, part, wording), 'UTF8')), 'hex');
$function$;

create or replace function public.block_surveys (
  surveys     uuid[],
  why         text,
  last_day    date,
  engaged_too boolean default false
)
  returns integer
  language sql
  set search_path to ''
  AS $function$
  select private.block_surveys(surveys, why, last_day, engaged_too);
$function$;

create or replace function public.blocked_list()
  returns table (
    id          uuid,
    received_on date,
    blocked_at  timestamp with time zone,
    blocked_by  text,
    reason      text,
    until       date
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  select * from private.blocked_list();
$function$;

create or replace function public.erase_expired_surveys()
  returns integer
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  return private.destroy_surveys(array(select expired.id from public.expired_surveys() as expired), 'retention');
end;
$function$;

create or replace function public.erase_surveys (
  surveys     uuid[],
  engaged_too boolean default false
)
  returns integer
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform private.refuse_engaged(surveys, engaged_too);
  return private.destroy_surveys(surveys, 'request');
end;
$function$;

create or replace function public.erasure_register()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.erasure_register();
$function$;

create or replace function public.open_blocked (
  survey   uuid,
  asked_by text
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.open_blocked(survey, asked_by);
$function$;

create or replace function public.record_consent_texts (
  texts jsonb
)
  returns integer
  language sql
  set search_path to ''
  AS $function$
  select private.record_consent_texts(texts);
$function$;

create or replace function public.surveys_of_person (
  survey uuid
)
  returns table (
    id             uuid,
    name           text,
    created_at     timestamp with time zone,
    status         text,
    same_email     boolean,
    same_phone     boolean,
    opposing_party text,
    appointment_at timestamp with time zone,
    client         text
  )
  language sql
  set search_path to ''
  AS $function$
  select * from private.surveys_of_person(survey);
$function$;

alter table "private"."blocked_surveys"
  add constraint "blocked_surveys_blocked_by_fkey" foreign key (blocked_by)
    references auth.users(id) on delete set null;

alter table "public"."consent_texts"
  add constraint "consent_texts_created_by_fkey" foreign key (created_by) references auth.users(id)
    on delete set null;

alter table "public"."consent_texts"
  add constraint "consent_texts_language_fkey" foreign key (language)
    references public.language_settings(language_code);

alter table "public"."contact_surveys"
  add constraint "contact_surveys_consent_texts_check"
    check
    (((cardinality(consent_texts) <= 3) AND (array_position(consent_texts, NULL::text) IS NULL) AND
    (array_to_string(consent_texts, ''::text) ~ '^([0-9a-f]{64})*$'::text)));

alter table "public"."survey_erasures"
  add constraint "survey_erasures_reason_check"
    check
    ((reason = ANY (ARRAY['request'::text, 'retention'::text, 'blocked'::text,
    'block_ended'::text])));

alter table "public"."text_overrides"
  add constraint "text_overrides_namespace_check"
    check
    ((namespace = ANY (ARRAY['common'::text, 'navigation'::text, 'contact'::text, 'blog'::text,
    'services'::text, 'routes'::text, 'terms'::text, 'legal'::text])));

create index blocked_surveys_by_end on private.blocked_surveys using btree (until);

create index blocked_surveys_by_person on private.blocked_surveys using btree (blocked_by);

create index consent_texts_by_language on public.consent_texts using btree (language);

create index consent_texts_by_person on public.consent_texts using btree (created_by);

create index consent_texts_notices on public.consent_texts using btree (version);

create trigger consent_texts_hash
  before insert on public.consent_texts
  for each row
  execute function private.consent_hash();

create trigger consent_texts_kept
  before delete or update on public.consent_texts
  for each row
  execute function private.keep_consent_texts();

create trigger contact_surveys_notice
  before insert on public.contact_surveys
  for each row
  when ((new.origin <> 'staff'::text))
  execute function private.note_notice();

create trigger text_overrides_versions
  after insert or delete or update on public.text_overrides
  for each row
  execute function private.record_consent_text();

create policy "admins read what people were shown" on "public"."consent_texts"
  for select
  to "authenticated"
  using (( select private.is_admin() as is_admin));

-- What 90_grants.sql says of them. Default privileges of older projects grant more.

revoke all on public.consent_texts from anon, authenticated;
grant select on public.consent_texts to authenticated;
grant select, insert, update, delete on public.consent_texts to service_role;
grant insert (special_consent, consent_texts) on public.contact_surveys to anon, authenticated;

revoke all on function
  private.wording_hash(text, text, text), private.notice_wording(text, text), private.note_notice(),
  private.is_consent_text(text, text), private.consent_hash(), private.keep_consent_texts(),
  private.record_consent_text(), private.record_consent_texts(jsonb), public.record_consent_texts(jsonb)
  from public, anon, authenticated;
grant execute on function private.wording_hash(text, text, text), private.notice_wording(text, text) to anon, authenticated;
grant execute on function
  private.is_consent_text(text, text), private.record_consent_texts(jsonb), public.record_consent_texts(jsonb)
  to authenticated;
grant execute on function
  private.wording_hash(text, text, text), private.notice_wording(text, text), private.note_notice(),
  private.is_consent_text(text, text), private.consent_hash(), private.keep_consent_texts(),
  private.record_consent_text(), private.record_consent_texts(jsonb), public.record_consent_texts(jsonb)
  to service_role;

revoke all on private.blocked_surveys from anon, authenticated;
grant select, insert, update, delete on private.blocked_surveys to service_role;

revoke all on function
  private.survey_hash(uuid), private.surveys_of_person(uuid), public.surveys_of_person(uuid),
  private.destroy_surveys(uuid[], text), private.refuse_engaged(uuid[], boolean), public.erase_surveys(uuid[], boolean),
  private.move_to_block(uuid[], text, date), private.block_surveys(uuid[], text, date, boolean),
  public.block_surveys(uuid[], text, date, boolean), private.blocked_list(), public.blocked_list(),
  private.open_blocked(uuid, text), public.open_blocked(uuid, text), private.erasure_register(),
  public.erasure_register(), private.register_of_erasures(), private.repeat_erasures(jsonb)
  from public, anon, authenticated;
grant execute on function
  private.surveys_of_person(uuid), public.surveys_of_person(uuid), private.destroy_surveys(uuid[], text), private.refuse_engaged(uuid[], boolean),
  public.erase_surveys(uuid[], boolean), private.block_surveys(uuid[], text, date, boolean),
  public.block_surveys(uuid[], text, date, boolean), private.blocked_list(), public.blocked_list(),
  private.open_blocked(uuid, text), public.open_blocked(uuid, text), private.erasure_register(),
  public.erasure_register()
  to authenticated;
grant execute on function
  private.survey_hash(uuid), private.surveys_of_person(uuid), public.surveys_of_person(uuid),
  private.destroy_surveys(uuid[], text), private.refuse_engaged(uuid[], boolean), public.erase_surveys(uuid[], boolean),
  private.move_to_block(uuid[], text, date), private.block_surveys(uuid[], text, date, boolean),
  public.block_surveys(uuid[], text, date, boolean), private.blocked_list(), public.blocked_list(),
  private.open_blocked(uuid, text), public.open_blocked(uuid, text), private.erasure_register(),
  public.erasure_register(), private.register_of_erasures(), private.repeat_erasures(jsonb)
  to service_role;

-- What the site shows today.

insert into public.consent_texts (part, language, version, text) values
  ('firstLayer', 'es', null, 'Responsable de sus datos: {{firm}}. Los usamos para contestar a su consulta, comprobar, comparando los nombres, que no hay conflicto de intereses y, si usted lo desea, preparar el encargo. No los recibe nadie más, salvo las empresas que alojan esta página y nuestro correo. Si no hay encargo, los borramos a los doce meses. Puede consultarlos, corregirlos, suprimirlos, oponerse a su uso o retirar su consentimiento escribiendo a {{email}}, y reclamar ante la Agencia Española de Protección de Datos (aepd.es).'),
  ('consent', 'es', null, 'He leído la información sobre protección de datos.'),
  ('specialConsent', 'es', null, 'Si cuento datos sensibles (de salud, de creencias, de mi vida sexual…), consiento expresamente que {{firm}} los trate para responder a mi consulta.'),
  ('notice', 'es', '2026-11-26', '{"privacy.title":"Protección de datos","privacy.intro":"Cómo tratamos los datos personales que nos confía a través de esta página web, conforme al Reglamento (UE) 2016/679 (RGPD) y a la Ley Orgánica 3/2018, de Protección de Datos Personales y garantía de los derechos digitales (LOPDGDD).","privacy.controller.heading":"Quién es el responsable","privacy.controller.text":"{{legalName}}, NIF {{taxId}}, {{street}}, {{postalCode}} {{town}} ({{region}}), {{country}}.\n\nTeléfono: {{phone}}. Correo electrónico: {{email}}.\n\nEl despacho no está obligado a designar un delegado de protección de datos: para cualquier cuestión, escriba a esa dirección.","privacy.data.heading":"Qué datos tratamos","privacy.data.text":"Los que usted nos da en el cuestionario de contacto, por correo, por teléfono o por WhatsApp:\n\n- nombre y datos de contacto (correo electrónico o teléfono);\n- idioma y medio por el que prefiere que le contestemos;\n- materia, urgencia y descripción de su caso, y, si quiere decirlo, quién es la otra parte;\n- si quiere decirlo, cómo nos ha conocido;\n- si reserva una cita, su hora, su huso horario y lo que nos escriba al cambiarla o anularla;\n- constancia de su consentimiento: fecha, hora, idioma de la página y versión de este aviso.\n\nEn el cuestionario, los campos que no llevan la palabra «opcional» son obligatorios: sin ellos no podemos contestarle.\n\nAdemás, el servidor que aloja la página recibe, como todos, los datos de su conexión (la dirección IP, la fecha y la página pedida), que se guardan treinta días como mucho, y su navegador guarda lo que detalla la política de cookies. Las opiniones de clientes se publican con sus iniciales y con su consentimiento.\n\nLa descripción de un caso puede contener categorías especiales de datos (salud, origen étnico, vida sexual, creencias) o datos sobre infracciones penales. Le pedimos que cuente solo lo necesario para una primera respuesta.","privacy.purposes.heading":"Para qué y con qué base jurídica","privacy.purposes.text":"- Responder a su consulta, fijar la cita que reserve y, si lo desea, preparar el encargo profesional: medidas precontractuales a petición suya (art. 6.1.b RGPD).\n- Tratar los datos especialmente protegidos que incluya en ella: su consentimiento explícito (art. 9.2.a RGPD) y la formulación, el ejercicio o la defensa de reclamaciones (art. 9.2.f RGPD).\n- Tratar los datos sobre infracciones o condenas penales que nos cuente, por ejemplo de una detención: solo como los abogados pueden hacerlo, para la defensa que nos pide (art. 10 RGPD y art. 10.3 LOPDGDD).\n- Comprobar que no hay conflicto de intereses, para lo que un programa compara su nombre y el de la otra parte con los de nuestros clientes y los de otras consultas: nuestro interés legítimo, y el de los clientes, en la independencia y el secreto profesional (art. 6.1.f RGPD).\n- Conservar prueba de su consentimiento y atender el ejercicio de sus derechos: obligación legal (art. 6.1.c RGPD).\n- Proteger el formulario y los recuentos de visitas frente a envíos automáticos, para lo que se cuenta, sin guardarla, cuántas consultas en una hora y cuántas visitas en un minuto llegan de una misma dirección IP, y anotar quién del despacho abre o cambia una consulta (dos años): interés legítimo en la seguridad (art. 6.1.f RGPD).\n- Dar acceso al personal, y a quien recibe de nosotros un enlace para revisar o traducir una entrada del blog, cuyas notas se borran noventa días después de acabar el enlace: la relación con ellos (art. 6.1.b RGPD).\n\nNo enviamos publicidad, no elaboramos perfiles y no tomamos decisiones automatizadas.","privacy.others.heading":"Si alguien nos habla de usted","privacy.others.text":"Quien nos consulta puede nombrar a la otra parte o a otras personas. De ellas tratamos el nombre y lo que se nos cuenta, para comprobar conflictos de intereses y para responder (art. 6.1.f RGPD). Como está sujeto al secreto profesional, no podemos avisarlas una por una (art. 14.5.d RGPD), pero también ellas pueden ejercer sus derechos, hasta donde el secreto lo permita.","privacy.minors.heading":"Menores de edad","privacy.minors.text":"Si tiene menos de catorce años, pida que nos escriba quien tenga su patria potestad o tutela (art. 7 LOPDGDD). Si nos cuenta algo de un menor, limítese a lo imprescindible.","privacy.retention.heading":"Cuánto tiempo los conservamos","privacy.retention.text":"Si no llega a haber encargo, borramos su consulta, a más tardar, a los {{months}} meses de recibirla. Si lo hay, conservamos el expediente mientras dure y, después, bloqueado (art. 32 LOPDGDD), durante los plazos de prescripción de las responsabilidades que puedan derivarse de él. Una cita se borra con su consulta.","privacy.recipients.heading":"Quién puede verlos","privacy.recipients.text":"Los abogados y el personal del despacho, sujetos a secreto profesional, y estos proveedores, como encargados del tratamiento y con contrato (art. 28 RGPD):\n\n{{processors}}\n\nFuera del Espacio Económico Europeo solo se tratan datos con la garantía que se indica (arts. 44 a 49 RGPD); puede pedirnos una copia. No cedemos datos a terceros salvo obligación legal.\n\nSi elige hablarnos por WhatsApp, la conversación tiene lugar en un servicio de Meta, que trata sus datos según sus propias condiciones. No envíe por ahí documentos ni datos delicados.","privacy.processor":"- {{name}}, {{country}}: {{tasks}}","privacy.processorAbroad":"- {{name}}, {{country}}: {{tasks}}, con {{safeguard}}","privacy.tasks.site":"alojamiento de la página","privacy.tasks.database":"base de datos de las consultas","privacy.tasks.mail":"correo electrónico","privacy.tasks.video":"sala de la videoconsulta","privacy.tasks.calendar":"calendario de las citas","privacy.safeguards.adequacy":"decisión de adecuación de la Comisión Europea (art. 45 RGPD)","privacy.safeguards.framework":"adhesión al Marco de Privacidad de Datos UE-EE. UU. (Decisión (UE) 2023/1795)","privacy.safeguards.clauses":"cláusulas contractuales tipo de la Comisión Europea (art. 46.2.c RGPD)","privacy.rights.heading":"Sus derechos","privacy.rights.text":"Puede acceder a sus datos, rectificarlos, suprimirlos, limitar su tratamiento, oponerse a él, pedir su portabilidad y retirar su consentimiento en cualquier momento, sin que ello afecte a lo ya tratado. Basta con escribir a {{email}} o a nuestra dirección postal; contestamos en un mes. Solo si hay dudas razonables sobre su identidad le pediremos que la acredite.\n\nEn todo momento puede reclamar ante la autoridad de control: {{authority}} ({{authorityUrl}})."}'),
  ('firstLayer', 'en', null, '{{firm}} is responsible for your data. We use them to answer your enquiry, to check for conflicts of interest by comparing names and, if you wish, to prepare our engagement. Nobody else receives them except the companies that host this site and our mail. If you do not instruct us, we erase them after twelve months. You may see, correct or erase them, object to their use or withdraw your consent by writing to {{email}}, and complain to the Spanish data protection authority (aepd.es).'),
  ('consent', 'en', null, 'I have read the data protection information.'),
  ('specialConsent', 'en', null, 'If I give sensitive details (about health, beliefs, sex life…), I explicitly consent to {{firm}} processing them in order to answer my enquiry.'),
  ('notice', 'en', '2026-11-26', '{"privacy.title":"Data protection","privacy.intro":"How we handle the personal data that you entrust to us through this website, in accordance with Regulation (EU) 2016/679 (GDPR) and Organic Law 3/2018 on the Protection of Personal Data and the Guarantee of Digital Rights (the Spanish data protection law, LOPDGDD).","privacy.controller.heading":"Who is responsible","privacy.controller.text":"The controller is {{legalName}}, Spanish tax number (NIF) {{taxId}}, {{street}}, {{postalCode}} {{town}} ({{region}}), {{country}}.\n\nTelephone: {{phone}}. E-mail: {{email}}.\n\nThe firm is not obliged to appoint a data protection officer: if you have any question, please write to that address.","privacy.data.heading":"Which data we process","privacy.data.text":"Those that you give us in the contact questionnaire, by e-mail, by telephone or on WhatsApp:\n\n- your name and contact details (e-mail address or telephone number);\n- the language and the means by which you would like us to reply;\n- the area of law, the urgency and the description of your case and, if you wish to say so, who the other party is;\n- if you wish to say so, how you heard about us;\n- if you book an appointment, its time, your time zone and what you write to us when you change or cancel it;\n- a record of your consent: date, time, language of the page and version of this notice.\n\nIn the questionnaire, the fields that do not bear the word ‘optional’ are required: without them we cannot reply to you.\n\nIn addition, the server that hosts this site receives, as every server does, the data of your connection (the IP address, the date and the page requested), which are kept for thirty days at most, and your browser stores what the cookie policy describes. Client reviews are published with the client’s initials and consent.\n\nThe description of a case may contain special categories of data (health, ethnic origin, sex life, beliefs) or data about criminal offences. Please tell us only what is needed for a first reply.","privacy.purposes.heading":"For what purposes and on what legal basis","privacy.purposes.text":"- To answer your enquiry, to arrange the appointment that you book and, if you wish, to prepare our engagement: steps taken at your request prior to entering into a contract (Art. 6(1)(b) GDPR).\n- To process the specially protected data that you include in it: your explicit consent (Art. 9(2)(a) GDPR) and the establishment, exercise or defence of legal claims (Art. 9(2)(f) GDPR).\n- To process the data about criminal offences or convictions that you tell us about, for example an arrest: only as lawyers are allowed to, for the defence that you ask of us (Art. 10 GDPR and Art. 10(3) LOPDGDD).\n- To check that there is no conflict of interest, for which a program compares your name and that of the other party with those of our clients and of other enquiries: our legitimate interest, and that of our clients, in independence and confidentiality (secreto profesional) (Art. 6(1)(f) GDPR).\n- To keep proof of your consent and to deal with requests about your rights: legal obligation (Art. 6(1)(c) GDPR).\n- To protect the form and the visit counts against automated submissions, for which we count, without storing the address, how many enquiries in an hour and how many visits in a minute come from the same IP address, and to record who at the firm opens or changes an enquiry (kept for two years): legitimate interest in security (Art. 6(1)(f) GDPR).\n- To give access to our staff, and to anyone who receives from us a link to review or translate a blog post, whose notes are erased ninety days after the link ends: our relationship with them (Art. 6(1)(b) GDPR).\n\nWe send no advertising, draw up no profiles and take no automated decisions.","privacy.others.heading":"If somebody tells us about you","privacy.others.text":"Those who consult us may name the other party or other people. We process the names of these people and what we are told about them, in order to check for conflicts of interest and to reply (Art. 6(1)(f) GDPR). As this is covered by our duty of confidentiality (secreto profesional), we cannot inform them one by one (Art. 14(5)(d) GDPR), but they too may exercise their rights, as far as that duty allows.","privacy.minors.heading":"Minors","privacy.minors.text":"If you are under fourteen, please ask the person who has parental responsibility for you, or your guardian, to write to us (Art. 7 LOPDGDD). If you tell us something about a minor, please keep to what is essential.","privacy.retention.heading":"How long we keep them","privacy.retention.text":"If there is no engagement, we erase your enquiry no later than {{months}} months after receiving it. If there is one, we keep the file for as long as it lasts and afterwards, blocked from any other use (Art. 32 LOPDGDD), for the limitation periods of any liability that may arise from it. An appointment is erased together with its enquiry.","privacy.recipients.heading":"Who can see them","privacy.recipients.text":"The lawyers and staff of the firm, who are bound by confidentiality, and these providers, as processors under contract (Art. 28 GDPR):\n\n{{processors}}\n\nOutside the European Economic Area, data are processed only under the safeguard stated (Arts. 44 to 49 GDPR); you may ask us for a copy. We do not pass data on to third parties unless the law obliges us to.\n\nIf you choose to talk to us on WhatsApp, the conversation takes place on a service of Meta, which processes your data under its own terms. Please send no documents or sensitive details that way.","privacy.processor":"- {{name}}, {{country}}: {{tasks}}","privacy.processorAbroad":"- {{name}}, {{country}}: {{tasks}}; safeguard: {{safeguard}}","privacy.tasks.site":"hosting of the website","privacy.tasks.database":"database of the enquiries","privacy.tasks.mail":"e-mail","privacy.tasks.video":"video consultation room","privacy.tasks.calendar":"appointment calendar","privacy.safeguards.adequacy":"adequacy decision of the European Commission (Art. 45 GDPR)","privacy.safeguards.framework":"participation in the EU-US Data Privacy Framework (Decision (EU) 2023/1795)","privacy.safeguards.clauses":"standard contractual clauses of the European Commission (Art. 46(2)(c) GDPR)","privacy.rights.heading":"Your rights","privacy.rights.text":"You may access your data, have them rectified or erased, restrict their processing, object to it, ask for their portability and withdraw your consent at any time, without affecting what has already been processed. It is enough to write to {{email}} or to our postal address; we reply within one month. Only if there is reasonable doubt about your identity will we ask you to prove it.\n\nAt any time you may lodge a complaint with the supervisory authority: {{authority}} ({{authorityUrl}})."}'),
  ('firstLayer', 'fr', null, 'Responsable de vos données : {{firm}}. Nous les utilisons pour répondre à votre demande, vérifier, en comparant les noms, l’absence de conflit d’intérêts et, si vous le souhaitez, préparer notre mission. Personne d’autre ne les reçoit, hormis les entreprises qui hébergent ce site et nos courriels. Sans mission, nous les effaçons au bout de douze mois. Vous pouvez les consulter, les faire rectifier ou effacer, vous opposer à leur usage ou retirer votre consentement en écrivant à {{email}}, et saisir l’autorité espagnole de protection des données (aepd.es).'),
  ('consent', 'fr', null, 'J’ai lu les informations sur la protection des données.'),
  ('specialConsent', 'fr', null, 'Si je confie des données sensibles (santé, convictions, vie sexuelle…), je consens expressément à ce que {{firm}} les traite pour répondre à ma demande.'),
  ('notice', 'fr', '2026-11-26', '{"privacy.title":"Protection des données","privacy.intro":"Comment nous traitons les données personnelles que vous nous confiez sur ce site, conformément au règlement (UE) 2016/679 (RGPD) et à la loi organique 3/2018 relative à la protection des données personnelles et à la garantie des droits numériques (loi espagnole sur la protection des données, LOPDGDD).","privacy.controller.heading":"Qui est responsable du traitement","privacy.controller.text":"{{legalName}}, numéro fiscal espagnol (NIF) {{taxId}}, {{street}}, {{postalCode}} {{town}} ({{region}}), {{country}}.\n\nTéléphone : {{phone}}. Courriel : {{email}}.\n\nLe cabinet n’est pas tenu de désigner un délégué à la protection des données : pour toute question, écrivez à cette adresse.","privacy.data.heading":"Quelles données nous traitons","privacy.data.text":"Celles que vous nous donnez dans le questionnaire de contact, par courriel, par téléphone ou sur WhatsApp :\n\n- nom et coordonnées (adresse électronique ou téléphone) ;\n- langue et moyen par lesquels vous préférez que nous vous répondions ;\n- matière, urgence et description de votre dossier et, si vous souhaitez l’indiquer, identité de la partie adverse ;\n- si vous souhaitez l’indiquer, comment vous nous avez connus ;\n- si vous réservez un rendez-vous, son heure, votre fuseau horaire et ce que vous nous écrivez en le modifiant ou en l’annulant ;\n- trace de votre consentement : date, heure, langue de la page et version de la présente notice.\n\nDans le questionnaire, les champs qui ne portent pas le mot « facultatif » sont obligatoires : sans eux, nous ne pouvons pas vous répondre.\n\nEn outre, le serveur qui héberge le site reçoit, comme tout serveur, les données de votre connexion (l’adresse IP, la date et la page demandée), conservées trente jours au plus, et votre navigateur conserve ce que détaille la politique de cookies. Les avis de clients sont publiés avec leurs initiales et leur consentement.\n\nLa description d’un dossier peut contenir des catégories particulières de données (santé, origine ethnique, vie sexuelle, convictions) ou des données relatives à des infractions pénales. Nous vous demandons de n’indiquer que ce qui est nécessaire à une première réponse.","privacy.purposes.heading":"À quelles fins et sur quelle base juridique","privacy.purposes.text":"- Répondre à votre demande, fixer le rendez-vous que vous réservez et, si vous le souhaitez, préparer notre mission : mesures précontractuelles prises à votre demande (article 6, paragraphe 1, point b), du RGPD).\n- Traiter les données particulièrement protégées que vous y incluez : votre consentement explicite (article 9, paragraphe 2, point a), du RGPD) et la constatation, l’exercice ou la défense de droits en justice (article 9, paragraphe 2, point f), du RGPD).\n- Traiter les données relatives à des infractions ou à des condamnations pénales dont vous nous faites part, par exemple une garde à vue : uniquement comme les avocats peuvent le faire, pour la défense que vous nous demandez (article 10 du RGPD et article 10, paragraphe 3, de la LOPDGDD).\n- Vérifier l’absence de conflit d’intérêts, ce pour quoi un programme compare votre nom et celui de la partie adverse avec ceux de nos clients et des autres demandes : notre intérêt légitime, et celui de nos clients, à l’indépendance et au secret professionnel (article 6, paragraphe 1, point f), du RGPD).\n- Conserver la preuve de votre consentement et donner suite à l’exercice de vos droits : obligation légale (article 6, paragraphe 1, point c), du RGPD).\n- Protéger le formulaire et les comptages de visites contre les envois automatiques, ce pour quoi sont comptées, sans que l’adresse soit conservée, les demandes reçues en une heure et les visites reçues en une minute depuis une même adresse IP, et noter qui, au cabinet, ouvre ou modifie une demande (deux ans) : intérêt légitime à la sécurité (article 6, paragraphe 1, point f), du RGPD).\n- Donner accès au personnel, ainsi qu’à toute personne à qui nous envoyons un lien pour relire ou traduire un article du blog, dont les notes sont effacées quatre-vingt-dix jours après la fin du lien : notre relation avec elle (article 6, paragraphe 1, point b), du RGPD).\n\nNous n’envoyons pas de publicité, n’établissons pas de profils et ne prenons pas de décisions automatisées.","privacy.others.heading":"Si quelqu’un nous parle de vous","privacy.others.text":"Les personnes qui nous consultent peuvent nommer la partie adverse ou d’autres personnes. De celles-ci, nous traitons le nom et ce qui nous est rapporté, afin de vérifier l’absence de conflit d’intérêts et de répondre (article 6, paragraphe 1, point f), du RGPD). Ces informations étant couvertes par le secret professionnel, nous ne pouvons pas les prévenir une par une (article 14, paragraphe 5, point d), du RGPD), mais elles aussi peuvent exercer leurs droits, dans la mesure où le secret le permet.","privacy.minors.heading":"Mineurs","privacy.minors.text":"Si vous avez moins de quatorze ans, demandez à la personne qui exerce l’autorité parentale ou la tutelle de nous écrire (article 7 de la LOPDGDD). Si vous nous parlez d’un mineur, limitez-vous à l’indispensable.","privacy.retention.heading":"Combien de temps nous les conservons","privacy.retention.text":"Si aucune mission ne nous est confiée, nous effaçons votre demande au plus tard {{months}} mois après l’avoir reçue. Dans le cas contraire, nous conservons le dossier pendant la durée de la mission, puis sous forme bloquée (article 32 de la LOPDGDD) pendant les délais de prescription des responsabilités qui peuvent en découler. Un rendez-vous est effacé avec la demande à laquelle il se rapporte.","privacy.recipients.heading":"Qui peut les voir","privacy.recipients.text":"Les avocats et le personnel du cabinet, tenus au secret professionnel, et les prestataires suivants, en qualité de sous-traitants liés par contrat (article 28 du RGPD) :\n\n{{processors}}\n\nHors de l’Espace économique européen, des données ne sont traitées qu’avec la garantie indiquée (articles 44 à 49 du RGPD) ; vous pouvez nous en demander une copie. Nous ne communiquons pas de données à des tiers, sauf obligation légale.\n\nSi vous choisissez de nous parler sur WhatsApp, la conversation a lieu sur un service de Meta, qui traite vos données selon ses propres conditions. N’envoyez par là ni documents ni données sensibles.","privacy.processor":"- {{name}}, {{country}} : {{tasks}}","privacy.processorAbroad":"- {{name}}, {{country}} : {{tasks}} ; garantie : {{safeguard}}","privacy.tasks.site":"hébergement du site","privacy.tasks.database":"base de données des demandes","privacy.tasks.mail":"courriel","privacy.tasks.video":"salle de visioconsultation","privacy.tasks.calendar":"calendrier des rendez-vous","privacy.safeguards.adequacy":"décision d’adéquation de la Commission européenne (article 45 du RGPD)","privacy.safeguards.framework":"adhésion au cadre de protection des données UE-États-Unis (décision (UE) 2023/1795)","privacy.safeguards.clauses":"clauses contractuelles types de la Commission européenne (article 46, paragraphe 2, point c), du RGPD)","privacy.rights.heading":"Vos droits","privacy.rights.text":"Vous pouvez accéder à vos données, les faire rectifier ou effacer, en faire limiter le traitement, vous y opposer, demander leur portabilité et retirer votre consentement à tout moment, sans que cela remette en cause ce qui a déjà été traité. Il suffit d’écrire à {{email}} ou à notre adresse postale ; nous répondons dans un délai d’un mois. Ce n’est qu’en cas de doute raisonnable sur votre identité que nous vous demanderons de la justifier.\n\nVous pouvez à tout moment introduire une réclamation auprès de l’autorité de contrôle : {{authority}} ({{authorityUrl}})."}'),
  ('firstLayer', 'de', null, 'Verantwortlich für Ihre Daten ist {{firm}}. Wir verwenden sie, um Ihre Anfrage zu beantworten, durch Vergleich der Namen Interessenkonflikte auszuschließen und, wenn Sie es wünschen, das Mandat vorzubereiten. Niemand sonst erhält sie, außer den Unternehmen, die diese Website hosten und unsere E-Mails zustellen. Kommt kein Mandat zustande, löschen wir sie nach zwölf Monaten. Sie können sie einsehen, berichtigen oder löschen lassen, der Verwendung widersprechen oder Ihre Einwilligung widerrufen ({{email}}) und sich bei der spanischen Datenschutzbehörde beschweren (aepd.es).'),
  ('consent', 'de', null, 'Ich habe die Angaben zum Datenschutz gelesen.'),
  ('specialConsent', 'de', null, 'Falls ich sensible Angaben mache (Gesundheit, Überzeugungen, Sexualleben …), willige ich ausdrücklich ein, dass {{firm}} sie verarbeitet, um meine Anfrage zu beantworten.'),
  ('notice', 'de', '2026-11-26', '{"privacy.title":"Datenschutz","privacy.intro":"Wie wir die personenbezogenen Daten behandeln, die Sie uns über diese Website anvertrauen, nach der Verordnung (EU) 2016/679 (DSGVO) und dem Organgesetz 3/2018 über den Schutz personenbezogener Daten und die Gewährleistung digitaler Rechte (spanisches Datenschutzgesetz, LOPDGDD).","privacy.controller.heading":"Wer verantwortlich ist","privacy.controller.text":"{{legalName}}, spanische Steuernummer (NIF) {{taxId}}, {{street}}, {{postalCode}} {{town}} ({{region}}), {{country}}.\n\nTelefon: {{phone}}. E-Mail: {{email}}.\n\nDie Kanzlei ist nicht verpflichtet, einen Datenschutzbeauftragten zu benennen: Bei Fragen schreiben Sie bitte an diese Adresse.","privacy.data.heading":"Welche Daten wir verarbeiten","privacy.data.text":"Die Daten, die Sie uns im Kontakt-Fragebogen, per E-Mail, am Telefon oder über WhatsApp mitteilen:\n\n- Name und Kontaktdaten (E-Mail-Adresse oder Telefonnummer);\n- Sprache und Weg, auf dem wir Ihnen antworten sollen;\n- Rechtsgebiet, Dringlichkeit und Schilderung Ihres Falls sowie, wenn Sie es angeben möchten, wer die Gegenseite ist;\n- wenn Sie es angeben möchten, wie Sie von uns erfahren haben;\n- wenn Sie einen Termin buchen, dessen Uhrzeit, Ihre Zeitzone und was Sie uns beim Verschieben oder Absagen schreiben;\n- Nachweis Ihrer Einwilligung: Datum, Uhrzeit, Sprache der Seite und Fassung dieses Hinweises.\n\nIm Fragebogen sind die Felder, die nicht das Wort „freiwillig“ tragen, Pflichtfelder: Ohne sie können wir Ihnen nicht antworten.\n\nAußerdem erhält der Server, auf dem die Website liegt, wie jeder Server die Daten Ihrer Verbindung (IP-Adresse, Datum und aufgerufene Seite), die höchstens dreißig Tage gespeichert werden, und Ihr Browser speichert, was die Cookie-Richtlinie im Einzelnen nennt. Bewertungen von Mandanten werden mit ihren Initialen und mit ihrer Einwilligung veröffentlicht.\n\nDie Schilderung eines Falls kann besondere Kategorien von Daten enthalten (Gesundheit, ethnische Herkunft, Sexualleben, Überzeugungen) oder Daten über Straftaten. Bitte teilen Sie uns nur mit, was für eine erste Antwort nötig ist.","privacy.purposes.heading":"Wofür und auf welcher Rechtsgrundlage","privacy.purposes.text":"- Um Ihre Anfrage zu beantworten, den von Ihnen gebuchten Termin festzulegen und, wenn Sie es wünschen, das Mandat vorzubereiten: vorvertragliche Maßnahmen auf Ihre Anfrage (Art. 6 Abs. 1 lit. b DSGVO).\n- Um die besonders geschützten Daten zu verarbeiten, die Ihre Anfrage enthält: Ihre ausdrückliche Einwilligung (Art. 9 Abs. 2 lit. a DSGVO) und die Geltendmachung, Ausübung oder Verteidigung von Rechtsansprüchen (Art. 9 Abs. 2 lit. f DSGVO).\n- Um Daten über Straftaten oder strafrechtliche Verurteilungen zu verarbeiten, von denen Sie uns berichten, etwa von einer Festnahme: nur so, wie Anwälte es dürfen, für die Verteidigung, um die Sie uns bitten (Art. 10 DSGVO und Art. 10 Abs. 3 LOPDGDD).\n- Um Interessenkonflikte auszuschließen, wozu ein Programm Ihren Namen und den der Gegenseite mit den Namen unserer Mandanten und denen aus anderen Anfragen vergleicht: unser berechtigtes Interesse und das unserer Mandanten an Unabhängigkeit und anwaltlicher Verschwiegenheit (Art. 6 Abs. 1 lit. f DSGVO).\n- Um Ihre Einwilligung nachweisen zu können und die Ausübung Ihrer Rechte zu bearbeiten: rechtliche Verpflichtung (Art. 6 Abs. 1 lit. c DSGVO).\n- Um das Formular und die Zählung der Besuche vor automatischen Eingaben zu schützen, wozu gezählt wird, wie viele Anfragen in einer Stunde und wie viele Besuche in einer Minute von derselben IP-Adresse kommen, ohne diese zu speichern, und um festzuhalten, wer in der Kanzlei eine Anfrage öffnet oder ändert (zwei Jahre): berechtigtes Interesse an der Sicherheit (Art. 6 Abs. 1 lit. f DSGVO).\n- Um dem Personal Zugang zu geben sowie Personen, die von uns einen Link erhalten, um einen Blogbeitrag durchzusehen oder zu übersetzen, und deren Notizen neunzig Tage nach Ablauf des Links gelöscht werden: das Verhältnis zu ihnen (Art. 6 Abs. 1 lit. b DSGVO).\n\nWir versenden keine Werbung, erstellen keine Profile und treffen keine automatisierten Entscheidungen.","privacy.others.heading":"Wenn uns jemand von Ihnen berichtet","privacy.others.text":"Wer sich an uns wendet, nennt möglicherweise die Gegenseite oder andere Personen. Von ihnen verarbeiten wir den Namen und das, was uns berichtet wird, um Interessenkonflikte zu prüfen und um zu antworten (Art. 6 Abs. 1 lit. f DSGVO). Da dies der anwaltlichen Verschwiegenheit unterliegt, können wir sie nicht einzeln benachrichtigen (Art. 14 Abs. 5 lit. d DSGVO); aber auch sie können ihre Rechte ausüben, soweit die Verschwiegenheit es zulässt.","privacy.minors.heading":"Minderjährige","privacy.minors.text":"Wenn Sie unter vierzehn Jahre alt sind, bitten Sie die Person, die das Sorgerecht oder die Vormundschaft hat, uns zu schreiben (Art. 7 LOPDGDD). Wenn Sie uns etwas über ein Kind oder einen Jugendlichen berichten, beschränken Sie sich auf das Unerlässliche.","privacy.retention.heading":"Wie lange wir sie aufbewahren","privacy.retention.text":"Kommt kein Mandat zustande, löschen wir Ihre Anfrage spätestens {{months}} Monate nach ihrem Eingang. Kommt es zustande, bewahren wir die Akte auf, solange es dauert, und danach gesperrt (Art. 32 LOPDGDD) bis zum Ablauf der Verjährungsfristen für Ansprüche, die sich daraus ergeben können. Ein Termin wird zusammen mit seiner Anfrage gelöscht.","privacy.recipients.heading":"Wer sie sehen kann","privacy.recipients.text":"Die Anwälte und das Personal der Kanzlei, die zur Verschwiegenheit verpflichtet sind, und folgende Dienstleister als vertraglich gebundene Auftragsverarbeiter (Art. 28 DSGVO):\n\n{{processors}}\n\nAußerhalb des Europäischen Wirtschaftsraums werden Daten nur mit der angegebenen Garantie verarbeitet (Art. 44 bis 49 DSGVO); Sie können von uns eine Kopie verlangen. Wir geben keine Daten an Dritte weiter, es sei denn, wir sind gesetzlich dazu verpflichtet.\n\nWenn Sie uns über WhatsApp schreiben, findet das Gespräch in einem Dienst von Meta statt, der Ihre Daten nach eigenen Bedingungen verarbeitet. Bitte senden Sie so keine Unterlagen und nichts Vertrauliches.","privacy.processor":"- {{name}}, {{country}}: {{tasks}}","privacy.processorAbroad":"- {{name}}, {{country}}: {{tasks}}; Garantie: {{safeguard}}","privacy.tasks.site":"Hosting der Website","privacy.tasks.database":"Datenbank der Anfragen","privacy.tasks.mail":"E-Mail","privacy.tasks.video":"Raum der Videoberatung","privacy.tasks.calendar":"Terminkalender","privacy.safeguards.adequacy":"Angemessenheitsbeschluss der Europäischen Kommission (Art. 45 DSGVO)","privacy.safeguards.framework":"Teilnahme am Datenschutzrahmen EU-USA (Beschluss (EU) 2023/1795)","privacy.safeguards.clauses":"Standardvertragsklauseln der Europäischen Kommission (Art. 46 Abs. 2 lit. c DSGVO)","privacy.rights.heading":"Ihre Rechte","privacy.rights.text":"Sie können Auskunft über Ihre Daten verlangen, sie berichtigen oder löschen lassen, ihre Verarbeitung einschränken lassen, ihr widersprechen, die Übertragung Ihrer Daten verlangen und Ihre Einwilligung jederzeit widerrufen, ohne dass dies die bisherige Verarbeitung berührt. Es genügt, an {{email}} oder an unsere Postanschrift zu schreiben; wir antworten innerhalb eines Monats. Nur bei begründeten Zweifeln an Ihrer Identität bitten wir Sie, sie nachzuweisen.\n\nSie können sich jederzeit bei der Aufsichtsbehörde beschweren: {{authority}} ({{authorityUrl}})."}'),
  ('firstLayer', 'ar', null, 'المسؤول عن بياناتكم: {{firm}}. نستعملها للرد على استفساركم، وللتحقق بمقارنة الأسماء من عدم وجود تضارب في المصالح، ولإعداد التوكيل إن رغبتم. لا يطّلع عليها أحد سوانا، باستثناء الشركات التي تستضيف هذا الموقع وبريدنا. وإن لم تكلّفونا، نمحوها بعد اثني عشر شهرًا. يمكنكم الاطلاع عليها أو تصحيحها أو محوها أو الاعتراض على استعمالها أو سحب موافقتكم بالكتابة إلى {{email}}، كما يمكنكم تقديم شكوى إلى الهيئة الإسبانية لحماية البيانات (aepd.es).'),
  ('consent', 'ar', null, 'قرأت معلومات حماية البيانات.'),
  ('specialConsent', 'ar', null, 'إن ذكرت بيانات حسّاسة (عن الصحة أو المعتقدات أو الحياة الجنسية…)، أوافق صراحةً على أن يعالجها {{firm}} للرد على استفساري.'),
  ('notice', 'ar', '2026-11-26', '{"privacy.title":"حماية البيانات","privacy.intro":"كيف نعالج البيانات الشخصية التي تأتمنوننا عليها عبر هذا الموقع، وفقًا للائحة الاتحاد الأوروبي 2016/679 (اللائحة العامة لحماية البيانات، RGPD) وللقانون العضوي 3/2018 لحماية البيانات الشخصية وضمان الحقوق الرقمية (قانون حماية البيانات الإسباني، LOPDGDD).","privacy.controller.heading":"من المسؤول عن بياناتكم","privacy.controller.text":"{{legalName}}، الرقم الضريبي الإسباني (NIF) {{taxId}}، {{street}}، {{postalCode}} {{town}} ({{region}})، {{country}}.\n\nالهاتف: {{phone}}. البريد الإلكتروني: {{email}}.\n\nالمكتب غير ملزم بتعيين مسؤول لحماية البيانات: إن كان لديكم أي سؤال فاكتبوا إلى هذا العنوان.","privacy.data.heading":"ما البيانات التي نعالجها","privacy.data.text":"البيانات التي تقدمونها لنا في نموذج الاتصال أو بالبريد الإلكتروني أو بالهاتف أو عبر واتساب:\n\n- الاسم وبيانات الاتصال (البريد الإلكتروني أو الهاتف)؛\n- اللغة والوسيلة اللتان تفضلون أن نجيبكم بهما؛\n- موضوع القضية ومدى استعجالها ووصفها، ومن هو الطرف الآخر إن أردتم ذكره؛\n- كيف عرفتم عنّا، إن أردتم ذكر ذلك؛\n- إن حجزتم موعدًا: وقته ومنطقتكم الزمنية وما تكتبونه لنا عند تغييره أو إلغائه؛\n- ما يثبت موافقتكم: التاريخ والوقت ولغة الصفحة وإصدار هذا الإشعار.\n\nفي النموذج، الحقول التي لا تحمل كلمة «اختياري» إلزامية: فمن دونها لا يمكننا الرد عليكم.\n\nوإضافةً إلى ذلك، يتلقى الخادم الذي يستضيف الموقع، كأي خادم، بيانات اتصالكم بالشبكة (عنوان IP والتاريخ والصفحة المطلوبة)، وتُحفظ ثلاثين يومًا على الأكثر، ويحفظ متصفحكم ما تبيّنه سياسة ملفات تعريف الارتباط. وتُنشر آراء الموكّلين بالأحرف الأولى من أسمائهم وبموافقتهم.\n\nقد يتضمن وصف القضية فئات خاصة من البيانات (الصحة أو الأصل العرقي أو الحياة الجنسية أو المعتقدات) أو بيانات عن جرائم. نرجو أن تقتصروا على ما يلزم للرد الأول.","privacy.purposes.heading":"لأي غرض وعلى أي أساس قانوني","privacy.purposes.text":"- الرد على استفساركم، وتحديد الموعد الذي تحجزونه، وإعداد التوكيل إن رغبتم: إجراءات سابقة للتعاقد بناءً على طلبكم (المادة 6.1، البند b، من اللائحة العامة لحماية البيانات).\n- معالجة البيانات المشمولة بحماية خاصة التي تذكرونها فيه: موافقتكم الصريحة (المادة 9.2، البند a، من اللائحة) وإثبات الحقوق القانونية أو المطالبة بها أو الدفاع عنها (المادة 9.2، البند f، من اللائحة).\n- معالجة ما تخبروننا به من بيانات عن جرائم أو أحكام جنائية، كحالة توقيف مثلًا: في الحدود المسموح بها للمحامين فقط، من أجل الدفاع الذي تطلبونه منا (المادة 10 من اللائحة والمادة 10.3 من LOPDGDD).\n- التحقق من عدم وجود تضارب في المصالح، ولهذا يقارن برنامجٌ اسمكم واسم الطرف الآخر بأسماء موكّلينا وبالأسماء الواردة في الاستفسارات الأخرى: مصلحتنا المشروعة، ومصلحة الموكّلين، في الاستقلالية والسر المهني (المادة 6.1، البند f، من اللائحة).\n- حفظ ما يثبت موافقتكم وتلبية طلبات ممارسة حقوقكم: التزام قانوني (المادة 6.1، البند c، من اللائحة).\n- حماية النموذج وإحصاء الزيارات من الإرسال الآلي، ولهذا يُحصى عدد الاستفسارات في الساعة وعدد الزيارات في الدقيقة من عنوان IP نفسه من دون حفظه، وتسجيل من يفتح استفسارًا أو يعدّله من أعضاء المكتب (سنتين): مصلحة مشروعة في الأمن (المادة 6.1، البند f، من اللائحة).\n- إتاحة الدخول للعاملين في المكتب ولمن يتلقى منا رابطًا لمراجعة مقال من المدونة أو ترجمته، وتُمحى ملاحظاته بعد تسعين يومًا من انتهاء الرابط: العلاقة التي تربطنا بهم (المادة 6.1، البند b، من اللائحة).\n\nلا نرسل إعلانات، ولا ننشئ ملفات تعريف شخصية، ولا نتخذ قرارات آلية.","privacy.others.heading":"إن حدّثنا أحد عنكم","privacy.others.text":"قد يذكر من يستشيرنا الطرف الآخر أو أشخاصًا آخرين. ونعالج من بيانات هؤلاء الاسم وما يُروى لنا عنهم، للتحقق من عدم وجود تضارب في المصالح وللرد (المادة 6.1، البند f، من اللائحة العامة لحماية البيانات). ولأن ذلك مشمول بالسر المهني، لا يمكننا إخطارهم واحدًا واحدًا (المادة 14.5، البند d، من اللائحة)، لكن يمكنهم هم أيضًا ممارسة حقوقهم في الحدود التي يسمح بها السر المهني.","privacy.minors.heading":"القاصرون","privacy.minors.text":"إن كان عمركم أقل من أربع عشرة سنة، فاطلبوا ممن له السلطة الأبوية أو الوصاية عليكم أن يكتب إلينا (المادة 7 من LOPDGDD). وإن أخبرتمونا بشيء عن قاصر، فاقتصروا على ما لا غنى عنه.","privacy.retention.heading":"كم من الوقت نحتفظ بها","privacy.retention.text":"إن لم تكلّفونا، نمحو استفساركم في أجل أقصاه {{months}} شهرًا من تلقيه. وإن كلّفتمونا، نحتفظ بالملف ما دام التكليف قائمًا، ثم نحتفظ به محجوبًا (المادة 32 من LOPDGDD) طوال مدد تقادم المسؤوليات التي قد تنشأ عنه. ويُمحى الموعد مع الاستفسار المتعلق به.","privacy.recipients.heading":"من يمكنه الاطلاع عليها","privacy.recipients.text":"محامو المكتب والعاملون فيه، وهم ملزمون بالسر المهني، ومقدّمو الخدمات التالية أسماؤهم، بصفتهم معالجين للبيانات وبموجب عقد (المادة 28 من اللائحة العامة لحماية البيانات):\n\n{{processors}}\n\nلا تُعالَج البيانات خارج المنطقة الاقتصادية الأوروبية إلا بالضمانة المذكورة (المواد من 44 إلى 49 من اللائحة)، ويمكنكم أن تطلبوا منا نسخة منها. ولا نقدّم البيانات إلى الغير إلا إذا ألزمنا القانون بذلك.\n\nإن اخترتم التواصل معنا عبر واتساب، فالحديث يجري في خدمة تابعة لشركة Meta التي تعالج بياناتكم وفق شروطها الخاصة. لا ترسلوا بهذه الطريقة مستندات أو معلومات حسّاسة.","privacy.processor":"- {{name}}، {{country}}: {{tasks}}","privacy.processorAbroad":"- {{name}}، {{country}}: {{tasks}}؛ الضمانة: {{safeguard}}","privacy.tasks.site":"استضافة الموقع","privacy.tasks.database":"قاعدة بيانات الاستفسارات","privacy.tasks.mail":"البريد الإلكتروني","privacy.tasks.video":"غرفة الاستشارة بالفيديو","privacy.tasks.calendar":"تقويم المواعيد","privacy.safeguards.adequacy":"قرار كفاية الحماية الصادر عن المفوضية الأوروبية (المادة 45 من اللائحة العامة لحماية البيانات)","privacy.safeguards.framework":"الانضمام إلى إطار خصوصية البيانات بين الاتحاد الأوروبي والولايات المتحدة (قرار الاتحاد الأوروبي 2023/1795)","privacy.safeguards.clauses":"البنود التعاقدية النموذجية للمفوضية الأوروبية (المادة 46.2، البند c، من اللائحة العامة لحماية البيانات)","privacy.rights.heading":"حقوقكم","privacy.rights.text":"يمكنكم الاطلاع على بياناتكم وتصحيحها ومحوها وتقييد معالجتها والاعتراض عليها وطلب نقلها وسحب موافقتكم في أي وقت، من دون أن يمس ذلك بما عولج من قبل. يكفي أن تكتبوا إلى {{email}} أو إلى عنواننا البريدي، ونجيبكم خلال شهر. ولن نطلب منكم إثبات هويتكم إلا عند وجود شك معقول فيها.\n\nويمكنكم في أي وقت تقديم شكوى إلى سلطة الرقابة: {{authority}} ({{authorityUrl}})."}'),
  ('firstLayer', 'zh', null, '您的数据由 {{firm}} 负责处理，仅用于答复您的咨询、通过比对姓名核查利益冲突，并在您愿意时准备委托手续。除托管本网站及我们邮件的公司外，不向任何人提供。如未委托，十二个月后删除。您可致函 {{email}} 查阅、更正、删除数据，反对使用或撤回同意，也可向西班牙数据保护局（aepd.es）投诉。'),
  ('consent', 'zh', null, '我已阅读数据保护信息。'),
  ('specialConsent', 'zh', null, '如我提供敏感信息（健康、信仰、性生活等），我明确同意 {{firm}} 为答复我的咨询而处理这些信息。'),
  ('notice', 'zh', '2026-11-26', '{"privacy.title":"数据保护","privacy.intro":"本声明说明我们如何依照欧盟第2016/679号条例（《通用数据保护条例》，GDPR）和西班牙第3/2018号组织法《个人数据保护与数字权利保障法》（LOPDGDD），处理您通过本网站交给我们的个人数据。","privacy.controller.heading":"数据由谁负责","privacy.controller.text":"{{legalName}}，西班牙税号（NIF）：{{taxId}}，地址：{{street}}, {{postalCode}} {{town}} ({{region}})，{{country}}。\n\n电话：{{phone}}。电子邮箱：{{email}}。\n\n本律所依法无须任命数据保护官；如有任何疑问，请写信至上述地址。","privacy.data.heading":"我们处理哪些数据","privacy.data.text":"您在联系问卷中、通过电子邮件、电话或 WhatsApp 提供给我们的数据：\n\n- 姓名和联系方式（电子邮箱或电话）；\n- 您希望我们答复时使用的语言和方式；\n- 事务类别、紧急程度和案情说明；如您愿意告知，还包括对方是谁；\n- 如您愿意告知，您是如何得知我们的；\n- 如您预约，预约的时间、您所在的时区，以及您更改或取消预约时写给我们的内容；\n- 您表示同意的记录：日期、时间、页面语言和本声明的版本。\n\n在问卷中，没有标注“选填”的栏目均为必填：缺少这些内容，我们无法答复您。\n\n此外，托管本网站的服务器与其他服务器一样，会收到您的连接数据（IP 地址、日期和所请求的页面），最多保存三十天；您的浏览器则会保存 Cookie 政策中列明的内容。客户评价经客户同意后发布，只显示姓名首字母。\n\n案情说明可能包含特殊类别的数据（健康、族裔、性生活、信仰）或与刑事犯罪有关的数据。请您只说明初步答复所必需的内容。","privacy.purposes.heading":"用途与法律依据","privacy.purposes.text":"- 答复您的咨询，安排您预约的时间，并在您愿意时准备委托手续：应您的请求在订立合同之前采取的措施（《通用数据保护条例》第6条第1款b项）。\n- 处理您在咨询中提供的受特别保护的数据：您的明确同意（《通用数据保护条例》第9条第2款a项），以及确立、行使或维护法律权利主张（《通用数据保护条例》第9条第2款f项）。\n- 处理您告诉我们的有关犯罪或刑事判决的数据，例如有人被拘留：仅在律师获准的范围内，用于您要求我们提供的辩护（《通用数据保护条例》第10条和 LOPDGDD 第10条第3款）。\n- 核查是否存在利益冲突，为此由程序将您和对方的姓名与我们客户及其他咨询中的姓名进行比对：我们和客户在律师独立性与保密方面的合法利益（《通用数据保护条例》第6条第1款f项）。\n- 保存您表示同意的证据，并处理您行使权利的请求：法定义务（《通用数据保护条例》第6条第1款c项）。\n- 防止表单和访问统计受到自动提交的干扰，为此统计同一 IP 地址一小时内提交多少次咨询、一分钟内访问多少次，但不保存该地址；并记录律所中由谁打开或修改某项咨询（保存两年）：保障安全的合法利益（《通用数据保护条例》第6条第1款f项）。\n- 为工作人员，以及收到我们的链接来审阅或翻译博客文章的人提供访问权限，后者的备注在链接失效九十天后删除：我们与他们之间的关系（《通用数据保护条例》第6条第1款b项）。\n\n我们不发送广告，不建立用户画像，也不作自动化决策。","privacy.others.heading":"如果有人向我们提到您","privacy.others.text":"向我们咨询的人可能会提到对方或其他人。对于这些人，我们处理其姓名和咨询者告诉我们的内容，用于核查利益冲突和作出答复（《通用数据保护条例》第6条第1款f项）。由于这些内容受律师保密义务约束，我们无法逐一通知他们（《通用数据保护条例》第14条第5款d项），但在保密义务允许的范围内，他们同样可以行使自己的权利。","privacy.minors.heading":"未成年人","privacy.minors.text":"如果您未满十四周岁，请让对您行使亲权的人或您的监护人给我们写信（LOPDGDD 第7条）。如果您向我们提及未成年人，请只说必不可少的内容。","privacy.retention.heading":"保存多长时间","privacy.retention.text":"如未建立委托关系，我们最迟在收到咨询后 {{months}} 个月内将其删除。如已建立委托关系，我们在委托期间保存案卷，此后将其封存（LOPDGDD 第32条），直至由此可能产生的责任的时效期间届满。预约随其咨询一并删除。","privacy.recipients.heading":"谁可以看到","privacy.recipients.text":"负有保密义务的本律所律师和工作人员，以及下列依合同担任数据处理者的服务商（《通用数据保护条例》第28条）：\n\n{{processors}}\n\n在欧洲经济区以外处理数据，必须具备所列明的保障措施（《通用数据保护条例》第44条至第49条）；您可以向我们索取副本。除法律规定的义务外，我们不向第三方提供数据。\n\n如果您选择通过 WhatsApp 与我们联系，对话在 Meta 公司的服务中进行，Meta 按其自身的条款处理您的数据。请勿通过此方式发送文件或敏感信息。","privacy.processor":"- {{name}}，{{country}}：{{tasks}}","privacy.processorAbroad":"- {{name}}，{{country}}：{{tasks}}；保障措施：{{safeguard}}","privacy.tasks.site":"网站托管","privacy.tasks.database":"咨询数据库","privacy.tasks.mail":"电子邮件","privacy.tasks.video":"视频咨询室","privacy.tasks.calendar":"预约日历","privacy.safeguards.adequacy":"欧盟委员会的充分性决定（《通用数据保护条例》第45条）","privacy.safeguards.framework":"加入欧盟与美国数据隐私框架（欧盟第2023/1795号决定）","privacy.safeguards.clauses":"欧盟委员会的标准合同条款（《通用数据保护条例》第46条第2款c项）","privacy.rights.heading":"您的权利","privacy.rights.text":"您可以查阅、更正、删除您的数据，限制或反对其处理，要求转移数据，并可随时撤回同意，撤回不影响此前已进行的处理。只需写信至 {{email}} 或我们的邮寄地址即可；我们在一个月内答复。只有在对您的身份有合理怀疑时，我们才会请您予以证明。\n\n您可以随时向监管机构投诉：{{authority}}（{{authorityUrl}}）。"}'),
  ('firstLayer', 'ru', null, 'За ваши данные отвечает {{firm}}. Мы используем их, чтобы ответить на обращение, проверить, сравнив имена, нет ли конфликта интересов, и, если вы пожелаете, подготовить договор. Больше их не получает никто, кроме компаний, которые обслуживают этот сайт и нашу почту. Если договор не заключён, мы удаляем их через двенадцать месяцев. Вы можете ознакомиться с данными, исправить или удалить их, возразить против их использования или отозвать согласие, написав на {{email}}, а также подать жалобу в испанский орган по защите данных (aepd.es).'),
  ('consent', 'ru', null, 'Я прочитал(а) сведения о защите данных.'),
  ('specialConsent', 'ru', null, 'Если я сообщу чувствительные данные (о здоровье, убеждениях, личной жизни…), я прямо разрешаю {{firm}} обрабатывать их для ответа на моё обращение.'),
  ('notice', 'ru', '2026-11-26', '{"privacy.title":"Защита данных","privacy.intro":"Как мы обращаемся с персональными данными, которые вы доверяете нам через этот сайт, в соответствии с Регламентом (ЕС) 2016/679 (GDPR) и Органическим законом 3/2018 о защите персональных данных и гарантиях цифровых прав (испанский закон о защите данных, LOPDGDD).","privacy.controller.heading":"Кто отвечает за данные","privacy.controller.text":"{{legalName}}, испанский налоговый номер (NIF) {{taxId}}, {{street}}, {{postalCode}} {{town}} ({{region}}), {{country}}.\n\nТелефон: {{phone}}. Электронная почта: {{email}}.\n\nБюро не обязано назначать уполномоченного по защите данных: с любым вопросом пишите на этот адрес.","privacy.data.heading":"Какие данные мы обрабатываем","privacy.data.text":"Те, что вы сообщаете нам в анкете, по электронной почте, по телефону или в WhatsApp:\n\n- имя и контактные данные (электронная почта или телефон);\n- язык и способ, которым вам удобнее получить ответ;\n- область права, срочность и описание вашего дела, а также, если вы хотите это указать, кто другая сторона;\n- если вы хотите это указать, как вы о нас узнали;\n- если вы записываетесь на встречу, её время, ваш часовой пояс и то, что вы пишете нам при её переносе или отмене;\n- подтверждение вашего согласия: дата, время, язык страницы и редакция этого уведомления.\n\nВ анкете поля без слова «необязательно» нужно заполнить: без них мы не сможем вам ответить.\n\nКроме того, сервер, на котором размещён сайт, как и любой другой, получает данные о вашем подключении (IP-адрес, дату и запрошенную страницу), которые хранятся не дольше тридцати дней, а ваш браузер сохраняет то, что описано в политике cookie. Отзывы клиентов публикуются с их инициалами и с их согласия.\n\nВ описании дела могут быть особые категории данных (здоровье, этническое происхождение, сексуальная жизнь, убеждения) или сведения о преступлениях. Просим сообщать только то, что нужно для первого ответа.","privacy.purposes.heading":"Для чего и на каком правовом основании","privacy.purposes.text":"- Чтобы ответить на ваше обращение, назначить встречу, на которую вы записались, и, если вы пожелаете, подготовить договор: действия до заключения договора, по вашей просьбе (ст. 6, п. 1, подп. b GDPR).\n- Чтобы обработать особо охраняемые данные, которые вы в нём укажете: ваше явно выраженное согласие (ст. 9, п. 2, подп. a GDPR), а также обоснование, предъявление или защита правовых требований (ст. 9, п. 2, подп. f GDPR).\n- Чтобы обработать данные о преступлениях или судимости, о которых вы нам сообщите, например о задержании: только так, как это разрешено адвокатам, для защиты, о которой вы нас просите (ст. 10 GDPR и ст. 10, п. 3 LOPDGDD).\n- Чтобы убедиться, что нет конфликта интересов, для чего программа сравнивает ваше имя и имя другой стороны с именами наших клиентов и лиц из других обращений: наш законный интерес и законный интерес клиентов в независимости и адвокатской тайне (ст. 6, п. 1, подп. f GDPR).\n- Чтобы хранить доказательство вашего согласия и выполнять запросы о ваших правах: обязанность по закону (ст. 6, п. 1, подп. c GDPR).\n- Чтобы защитить форму и подсчёт посещений от автоматических отправок, для чего подсчитывается, сколько обращений за час и сколько посещений за минуту поступает с одного IP-адреса (сам адрес не сохраняется), и чтобы фиксировать, кто в бюро открывает или изменяет обращение (два года): законный интерес в безопасности (ст. 6, п. 1, подп. f GDPR).\n- Чтобы предоставить доступ сотрудникам и тем, кто получает от нас ссылку для проверки или перевода статьи блога (их заметки удаляются через девяносто дней после окончания действия ссылки): отношения с ними (ст. 6, п. 1, подп. b GDPR).\n\nМы не рассылаем рекламу, не составляем профилей и не принимаем автоматизированных решений.","privacy.others.heading":"Если кто-то рассказывает нам о вас","privacy.others.text":"Те, кто к нам обращается, могут назвать другую сторону или других людей. Мы обрабатываем имена этих людей и то, что нам о них сообщают, чтобы проверить, нет ли конфликта интересов, и чтобы ответить (ст. 6, п. 1, подп. f GDPR). Поскольку эти сведения охраняются адвокатской тайной, мы не можем извещать каждого (ст. 14, п. 5, подп. d GDPR), но и эти люди могут осуществлять свои права в той мере, в какой это позволяет адвокатская тайна.","privacy.minors.heading":"Несовершеннолетние","privacy.minors.text":"Если вам меньше четырнадцати лет, попросите написать нам того, кто имеет родительские права или является вашим опекуном (ст. 7 LOPDGDD). Если вы рассказываете нам о несовершеннолетнем, ограничьтесь самым необходимым.","privacy.retention.heading":"Сколько времени мы их храним","privacy.retention.text":"Если договор не заключён, мы удаляем ваше обращение не позднее истечения {{months}} месяцев со дня его получения. Если он заключён, мы храним дело, пока договор действует, а затем, в заблокированном виде (ст. 32 LOPDGDD), до истечения сроков давности по обязательствам, которые могут из него возникнуть. Запись на встречу удаляется вместе с обращением.","privacy.recipients.heading":"Кто может их видеть","privacy.recipients.text":"Адвокаты и сотрудники бюро, которые обязаны хранить адвокатскую тайну, и следующие поставщики услуг, которые обрабатывают данные по нашему поручению на основании договора (ст. 28 GDPR):\n\n{{processors}}\n\nЗа пределами Европейской экономической зоны данные обрабатываются только с указанной гарантией (ст. 44–49 GDPR); вы можете запросить у нас копию. Мы не передаём данные третьим лицам, кроме случаев, когда нас обязывает закон.\n\nЕсли вы решите общаться с нами в WhatsApp, переписка идёт через сервис компании Meta, которая обрабатывает ваши данные на собственных условиях. Не отправляйте так документы и конфиденциальные сведения.","privacy.processor":"- {{name}}, {{country}}: {{tasks}}","privacy.processorAbroad":"- {{name}}, {{country}}: {{tasks}}; гарантия: {{safeguard}}","privacy.tasks.site":"размещение сайта","privacy.tasks.database":"база данных обращений","privacy.tasks.mail":"электронная почта","privacy.tasks.video":"комната видеоконсультации","privacy.tasks.calendar":"календарь встреч","privacy.safeguards.adequacy":"решение Европейской комиссии о достаточности уровня защиты (ст. 45 GDPR)","privacy.safeguards.framework":"участие в Рамочной программе ЕС и США о конфиденциальности данных (Data Privacy Framework, Решение (ЕС) 2023/1795)","privacy.safeguards.clauses":"стандартные договорные условия Европейской комиссии (ст. 46, п. 2, подп. c GDPR)","privacy.rights.heading":"Ваши права","privacy.rights.text":"Вы можете получить доступ к своим данным, исправить или удалить их, ограничить их обработку, возразить против неё, потребовать их переноса и в любое время отозвать согласие; это не затронет того, что уже обработано. Достаточно написать на {{email}} или на наш почтовый адрес; мы ответим в течение месяца. Только при обоснованных сомнениях в вашей личности мы попросим её подтвердить.\n\nВ любое время вы можете подать жалобу в надзорный орган: {{authority}} ({{authorityUrl}})."}');
