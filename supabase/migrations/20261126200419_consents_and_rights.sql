-- What people agree to can be shown again.

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

create or replace function public.record_consent_texts (
  texts jsonb
)
  returns integer
  language sql
  set search_path to ''
  AS $function$
  select private.record_consent_texts(texts);
$function$;

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
