-- What people agree to can be shown again.

alter table "public"."survey_erasures"
  drop constraint "survey_erasures_reason_check";

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
  new.hash := encode(sha256(convert_to(concat_ws('/', new.language, new.part, new.text), 'UTF8')), 'hex');
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
  select namespace = 'contact' and key in ('survey.firstLayer', 'survey.consent', 'survey.specialConsent');
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
begin
  insert into public.consent_texts (part, language, text, created_by)
  values (split_part(new.key, '.', 2), new.language, new.value, auth.uid())
  on conflict (hash) do nothing;
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

create trigger text_overrides_versions
  after insert or update on public.text_overrides
  for each row
  when (private.is_consent_text(new.namespace, new.key))
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
  private.is_consent_text(text, text), private.consent_hash(), private.keep_consent_texts(),
  private.record_consent_text(), private.record_consent_texts(jsonb), public.record_consent_texts(jsonb)
  from public, anon, authenticated;
grant execute on function
  private.is_consent_text(text, text), private.record_consent_texts(jsonb), public.record_consent_texts(jsonb)
  to authenticated;
grant execute on function
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
  ('firstLayer', 'en', null, '{{firm}} is responsible for your data. We use them to answer your enquiry, to check for conflicts of interest by comparing names and, if you wish, to prepare our engagement. Nobody else receives them except the companies that host this site and our mail. If you do not instruct us, we erase them after twelve months. You may see, correct or erase them, object to their use or withdraw your consent by writing to {{email}}, and complain to the Spanish data protection authority (aepd.es).'),
  ('consent', 'en', null, 'I have read the data protection information.'),
  ('specialConsent', 'en', null, 'If I give sensitive details (about health, beliefs, sex life…), I explicitly consent to {{firm}} processing them in order to answer my enquiry.'),
  ('firstLayer', 'fr', null, 'Responsable de vos données : {{firm}}. Nous les utilisons pour répondre à votre demande, vérifier, en comparant les noms, l’absence de conflit d’intérêts et, si vous le souhaitez, préparer notre mission. Personne d’autre ne les reçoit, hormis les entreprises qui hébergent ce site et nos courriels. Sans mission, nous les effaçons au bout de douze mois. Vous pouvez les consulter, les faire rectifier ou effacer, vous opposer à leur usage ou retirer votre consentement en écrivant à {{email}}, et saisir l’autorité espagnole de protection des données (aepd.es).'),
  ('consent', 'fr', null, 'J’ai lu les informations sur la protection des données.'),
  ('specialConsent', 'fr', null, 'Si je confie des données sensibles (santé, convictions, vie sexuelle…), je consens expressément à ce que {{firm}} les traite pour répondre à ma demande.'),
  ('firstLayer', 'de', null, 'Verantwortlich für Ihre Daten ist {{firm}}. Wir verwenden sie, um Ihre Anfrage zu beantworten, durch Vergleich der Namen Interessenkonflikte auszuschließen und, wenn Sie es wünschen, das Mandat vorzubereiten. Niemand sonst erhält sie, außer den Unternehmen, die diese Website hosten und unsere E-Mails zustellen. Kommt kein Mandat zustande, löschen wir sie nach zwölf Monaten. Sie können sie einsehen, berichtigen oder löschen lassen, der Verwendung widersprechen oder Ihre Einwilligung widerrufen ({{email}}) und sich bei der spanischen Datenschutzbehörde beschweren (aepd.es).'),
  ('consent', 'de', null, 'Ich habe die Angaben zum Datenschutz gelesen.'),
  ('specialConsent', 'de', null, 'Falls ich sensible Angaben mache (Gesundheit, Überzeugungen, Sexualleben …), willige ich ausdrücklich ein, dass {{firm}} sie verarbeitet, um meine Anfrage zu beantworten.'),
  ('firstLayer', 'ar', null, 'المسؤول عن بياناتكم: {{firm}}. نستعملها للرد على استفساركم، وللتحقق بمقارنة الأسماء من عدم وجود تضارب في المصالح، ولإعداد التوكيل إن رغبتم. لا يطّلع عليها أحد سوانا، باستثناء الشركات التي تستضيف هذا الموقع وبريدنا. وإن لم تكلّفونا، نمحوها بعد اثني عشر شهرًا. يمكنكم الاطلاع عليها أو تصحيحها أو محوها أو الاعتراض على استعمالها أو سحب موافقتكم بالكتابة إلى {{email}}، كما يمكنكم تقديم شكوى إلى الهيئة الإسبانية لحماية البيانات (aepd.es).'),
  ('consent', 'ar', null, 'قرأت معلومات حماية البيانات.'),
  ('specialConsent', 'ar', null, 'إن ذكرت بيانات حسّاسة (عن الصحة أو المعتقدات أو الحياة الجنسية…)، أوافق صراحةً على أن يعالجها {{firm}} للرد على استفساري.'),
  ('firstLayer', 'zh', null, '您的数据由 {{firm}} 负责处理，仅用于答复您的咨询、通过比对姓名核查利益冲突，并在您愿意时准备委托手续。除托管本网站及我们邮件的公司外，不向任何人提供。如未委托，十二个月后删除。您可致函 {{email}} 查阅、更正、删除数据，反对使用或撤回同意，也可向西班牙数据保护局（aepd.es）投诉。'),
  ('consent', 'zh', null, '我已阅读数据保护信息。'),
  ('specialConsent', 'zh', null, '如我提供敏感信息（健康、信仰、性生活等），我明确同意 {{firm}} 为答复我的咨询而处理这些信息。'),
  ('firstLayer', 'ru', null, 'За ваши данные отвечает {{firm}}. Мы используем их, чтобы ответить на обращение, проверить, сравнив имена, нет ли конфликта интересов, и, если вы пожелаете, подготовить договор. Больше их не получает никто, кроме компаний, которые обслуживают этот сайт и нашу почту. Если договор не заключён, мы удаляем их через двенадцать месяцев. Вы можете ознакомиться с данными, исправить или удалить их, возразить против их использования или отозвать согласие, написав на {{email}}, а также подать жалобу в испанский орган по защите данных (aepd.es).'),
  ('consent', 'ru', null, 'Я прочитал(а) сведения о защите данных.'),
  ('specialConsent', 'ru', null, 'Если я сообщу чувствительные данные (о здоровье, убеждениях, личной жизни…), я прямо разрешаю {{firm}} обрабатывать их для ответа на моё обращение.'),
  ('notice', 'es', '2026-11-26', 'Protección de datos

Resumen de cómo tratamos los datos personales que nos confía a través de esta página web, conforme al Reglamento (UE) 2016/679 (RGPD) y a la Ley Orgánica 3/2018, de Protección de Datos Personales y garantía de los derechos digitales (LOPDGDD).

## Quién es el responsable

{{legalName}}, NIF {{taxId}}, {{street}}, {{postalCode}} Dénia (Alicante).

Teléfono: {{phone}}. Correo electrónico: {{email}}.

El despacho no está obligado a designar un delegado de protección de datos: para cualquier cuestión, escriba a esa dirección.

## Qué datos tratamos

Los que usted nos da en el cuestionario de contacto, por correo, por teléfono o por WhatsApp:

- nombre y datos de contacto (correo electrónico o teléfono);
- idioma y medio por el que prefiere que le contestemos;
- materia, urgencia y descripción de su caso, y, si quiere decirlo, quién es la otra parte;
- si quiere decirlo, cómo nos ha conocido;
- si reserva una cita, su hora, su huso horario y lo que nos escriba al cambiarla o anularla;
- constancia de su consentimiento: fecha, hora, idioma de la página y versión de este aviso.

En el cuestionario, los campos que no llevan la palabra «opcional» son obligatorios: sin ellos no podemos contestarle.

Además, el servidor que aloja la página recibe, como todos, los datos de su conexión (la dirección IP, la fecha y la página pedida), y su navegador guarda lo que detalla la política de cookies. Las opiniones de clientes se publican con sus iniciales y con su consentimiento.

La descripción de un caso puede contener categorías especiales de datos (salud, origen étnico, vida sexual, creencias) o datos sobre infracciones penales. Le pedimos que cuente solo lo necesario para una primera respuesta.

## Para qué y con qué base jurídica

- Responder a su consulta y, si lo desea, preparar el encargo profesional: medidas precontractuales a petición suya (art. 6.1.b RGPD).
- Tratar los datos especialmente protegidos que incluya en ella: su consentimiento explícito (art. 9.2.a RGPD) y la formulación, el ejercicio o la defensa de reclamaciones (art. 9.2.f RGPD).
- Comprobar que no hay conflicto de intereses, para lo que un programa compara su nombre y el de la otra parte con los de nuestros clientes y los de otras consultas, y conservar prueba de su consentimiento: obligación legal y deontológica (art. 6.1.c RGPD).
- Proteger el formulario y los recuentos de visitas frente a envíos automáticos, para lo que se cuenta, sin guardarla, cuántas consultas en una hora y cuántas visitas en un minuto llegan de una misma dirección IP: interés legítimo (art. 6.1.f RGPD).

No enviamos publicidad, no elaboramos perfiles y no tomamos decisiones automatizadas.

## Cuánto tiempo los conservamos

Si no llega a haber encargo, borramos su consulta, a más tardar, a los 12 meses de recibirla. Si lo hay, conservamos el expediente mientras dure y, después, bloqueado, durante los plazos de prescripción de las responsabilidades que puedan derivarse de él. Una cita se borra con su consulta.

## Quién puede verlos

Los abogados y el personal del despacho, sujetos a secreto profesional, y los proveedores que alojan esta página, su base de datos y su correo, como encargados del tratamiento y con contrato (art. 28 RGPD); si reserva una cita, también el del calendario en que la leemos y el de la sala de la videoconsulta. No cedemos datos a terceros salvo obligación legal.

Los datos se alojan en la Unión Europea. Si un proveedor pertenece a un grupo con sede en otro país, como Supabase, Inc., en los Estados Unidos, un acceso desde allí solo cabe con las garantías de los artículos 44 a 49 del RGPD.

Si elige hablarnos por WhatsApp, la conversación tiene lugar en un servicio de Meta, que trata sus datos según sus propias condiciones. No envíe por ahí documentos ni datos delicados.

## Sus derechos

Puede acceder a sus datos, rectificarlos, suprimirlos, limitar su tratamiento, oponerse a él, pedir su portabilidad y retirar su consentimiento en cualquier momento, sin que ello afecte a lo ya tratado. Basta con escribir a {{email}} o a nuestra dirección postal; solo si hay dudas razonables sobre su identidad le pediremos que la acredite.

En todo momento puede reclamar ante la Agencia Española de Protección de Datos (www.aepd.es).

## Versión

Versión de este aviso: 2026-11-26.');
