-- Rights for somebody else, a withdrawn consent, blocking at the end of the retention and of corrected values.

alter table "public"."rights_requests"
  drop constraint "rights_requests_kind_check";

drop function "public"."erase_expired_surveys"();

alter table "public"."contact_surveys"
  add column "special_consent_withdrawn_on" date;

alter table "public"."rights_requests"
  add column "on_behalf" text;

alter table "public"."contact_surveys"
  alter column "consent_version" drop not null;

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
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  perform private.require_proof();
  if char_length(btrim(coalesce(asked_by, ''))) not between 3 and 500 then
    raise exception 'who asks for it is missing' using errcode = '22023';
  end if;
  if exists (select from public.contact_surveys where id = survey and corrections <> '[]') then
    perform private.log_access('opened', array[survey], 'blocked: ' || asked_by);
  end if;
  return (select corrections from public.contact_surveys where id = survey);
end;
$function$;

drop function private.move_to_block(uuid[], text, date);

create function private.move_to_block(surveys uuid[], why text, last_day date, recorded text default 'blocked')
returns integer
language plpgsql
security definer
set search_path = ''
as $$
begin
  if last_day not between private.office_today() and private.office_today() + 3660 then
    raise exception 'no day to block until' using errcode = '22023';
  end if;
  insert into private.blocked_surveys (id, received_on, blocked_by, reason, until, survey, appointments)
  select s.id, private.office_day(s.created_at), auth.uid(), why, last_day,
    to_jsonb(s) || jsonb_build_object('replies', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at), '[]') from private.replies as r where r.survey_id = s.id)),
    (select coalesce(jsonb_agg(to_jsonb(a)), '[]') from public.appointments as a where a.survey_id = s.id)
  from public.contact_surveys as s where s.id = any (surveys);
  update private.documents as d set blocked_id = d.survey_id, survey_id = null where d.survey_id = any (surveys);
  return private.destroy_surveys(surveys, recorded);
end;
$$;

create or replace function private.end_retention()
  returns integer
  language plpgsql
  set search_path to ''
  AS $function$
declare
  expired uuid[] := array(select e.id from public.expired_surveys() as e);
  automatic uuid[] := array(
    select id from public.contact_surveys where id = any (expired) and overflow and status = 'new');
begin
  return private.destroy_surveys(automatic, 'retention') + private.move_to_block(
    array(select unnest(expired) except select unnest(automatic)),
    'Fin del plazo de conservación', (private.office_today() + interval '3 years')::date, 'retention');
end;
$function$;

create or replace function private.end_retention_now()
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  perform private.require_proof();
  return private.end_retention();
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
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
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
  delete from public.rights_requests where answered_on < private.office_today() - interval '3 years';
  delete from public.testimonials where withdrawn_at < now() - interval '3 years';
  perform private.remove_unfinished_documents();
  return private.end_retention();
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
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  if cardinality(surveys) > 1000 then
    raise exception 'too many at once' using errcode = '22023';
  end if;
  perform private.require_proof();
  -- Only what there is: invented ids would fill the log.
  perform private.log_access('exported', array(
    select id from public.contact_surveys where id = any (surveys) and limited_on is null));
  return query
    select shown.* from public.contact_surveys as s, jsonb_populate_record(
      s, jsonb_build_object('corrections', private.without_old_values(s.corrections))) as shown
    where s.id = any (surveys) and s.limited_on is null
    order by s.created_at desc, s.id desc;
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
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
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
          'corrections', private.without_old_values(s.corrections),
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
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
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

create or replace function private.without_old_values (
  corrections jsonb
)
  returns jsonb
  language sql
  immutable
  set search_path to ''
  AS $function$
  select coalesce(jsonb_agg(c - 'before' order by n), '[]')
  from jsonb_array_elements(corrections) with ordinality as t (c, n);
$function$;

create or replace function public.corrected_values (
  survey   uuid,
  asked_by text
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.corrected_values(survey, asked_by);
$function$;

create or replace function public.erase_expired_surveys()
  returns integer
  language sql
  set search_path to ''
  AS $function$
  select private.end_retention_now();
$function$;

create or replace function public.withdraw_special_consent (
  survey uuid,
  why    text
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.withdraw_special_consent(survey, why);
$function$;

alter table "public"."contact_surveys"
  add constraint "contact_surveys_notice" check (((consent_version IS
    NOT NULL) OR (origin = 'staff'::text)));

alter table "public"."rights_requests"
  add constraint "rights_requests_kind_check"
    check
    ((kind = ANY (ARRAY['access'::text, 'rectification'::text, 'erasure'::text, 'restriction'::text,
    'portability'::text, 'objection'::text, 'withdrawal'::text])));

alter table "public"."rights_requests"
  add constraint "rights_requests_on_behalf_check"
    check ((on_behalf = ANY (ARRAY['representative'::text, 'guardian'::text, 'heir'::text])));

-- What 90_grants.sql says of them. Default privileges of older projects grant more.
revoke all on function
  private.move_to_block(uuid[], text, date, text),
  private.without_old_values(jsonb),
  private.end_retention(),
  private.end_retention_now(),
  private.corrected_values(uuid, text),
  private.withdraw_special_consent(uuid, text),
  public.corrected_values(uuid, text),
  public.withdraw_special_consent(uuid, text),
  public.erase_expired_surveys()
from public, anon, authenticated;
grant execute on function
  private.end_retention_now(),
  private.corrected_values(uuid, text),
  private.withdraw_special_consent(uuid, text),
  public.corrected_values(uuid, text),
  public.withdraw_special_consent(uuid, text),
  public.erase_expired_surveys()
to authenticated;
grant execute on function
  private.move_to_block(uuid[], text, date, text),
  private.without_old_values(jsonb),
  private.end_retention(),
  private.end_retention_now(),
  private.corrected_values(uuid, text),
  private.withdraw_special_consent(uuid, text),
  public.corrected_values(uuid, text),
  public.withdraw_special_consent(uuid, text),
  public.erase_expired_surveys()
to service_role;
grant insert (on_behalf) on public.rights_requests to authenticated;

-- What the firm took down was shown no notice.
update public.contact_surveys set consent_version = null where origin = 'staff' and notice_hash is null;

insert into public.reply_templates (name, body, body_en, body_fr, body_de, body_ar, body_zh, body_ru) values
(
  'Derechos: retirada del consentimiento',
  'En respuesta a su solicitud del {{fecha}} (referencia: {{referencia}}), hemos anotado que retira su consentimiento para que tratemos los datos especialmente protegidos que nos contó. No afecta a lo que se hizo antes (artículo 7.3 del RGPD).

Desde hoy no los usamos para responder a su consulta. Si además quiere que los borremos, díganoslo. Solo conservamos los necesarios para formular, ejercer o defender reclamaciones (artículo 9.2.f del RGPD): {{detalle}}

Puede presentar una reclamación ante la autoridad de control: {{autoridad}}.',
  'In reply to your request of {{fecha}} (reference: {{referencia}}), we have recorded that you withdraw your consent to our processing the specially protected data that you told us about. This does not affect what was done before (Article 7(3) GDPR).

From today we do not use them to answer your enquiry. If you would also like us to erase them, please tell us. We keep only those that are needed to establish, exercise or defend legal claims (Article 9(2)(f) GDPR): {{detalle}}

You may lodge a complaint with the supervisory authority: {{autoridad}}.',
  'En réponse à votre demande du {{fecha}} (référence : {{referencia}}), nous avons noté que vous retirez votre consentement au traitement des données particulièrement protégées que vous nous avez confiées. Cela ne remet pas en cause ce qui a été fait auparavant (article 7, paragraphe 3, du RGPD).

À compter d’aujourd’hui, nous ne les utilisons plus pour répondre à votre demande. Si vous souhaitez en outre que nous les effacions, dites-le-nous. Nous ne conservons que celles qui sont nécessaires à la constatation, à l’exercice ou à la défense de droits en justice (article 9, paragraphe 2, point f), du RGPD) : {{detalle}}

Vous pouvez introduire une réclamation auprès de l’autorité de contrôle : {{autoridad}}.',
  'auf Ihren Antrag vom {{fecha}} (Zeichen: {{referencia}}) haben wir vermerkt, dass Sie Ihre Einwilligung in die Verarbeitung der besonders geschützten Daten widerrufen, von denen Sie uns berichtet haben. Was vorher geschehen ist, bleibt davon unberührt (Art. 7 Abs. 3 DSGVO).

Ab heute verwenden wir sie nicht mehr zur Beantwortung Ihrer Anfrage. Wenn wir sie auch löschen sollen, teilen Sie uns das bitte mit. Wir bewahren nur auf, was zur Geltendmachung, Ausübung oder Verteidigung von Rechtsansprüchen nötig ist (Art. 9 Abs. 2 lit. f DSGVO): {{detalle}}

Sie können sich bei der Aufsichtsbehörde beschweren: {{autoridad}}.',
  'ردًّا على طلبكم المؤرخ في {{fecha}} (المرجع: {{referencia}})، سجّلنا سحبكم موافقتكم على معالجة البيانات المشمولة بحماية خاصة التي أخبرتمونا بها. ولا يمسّ ذلك بما جرى من قبل (المادة 7، الفقرة 3، من اللائحة العامة لحماية البيانات).

وابتداءً من اليوم لا نستعملها للرد على استفساركم. وإن أردتم كذلك أن نمحوها، فأخبرونا بذلك. ولا نحتفظ إلا بما يلزم لإثبات الحقوق القانونية أو المطالبة بها أو الدفاع عنها (المادة 9، الفقرة 2، البند f، من اللائحة): {{detalle}}

ويمكنكم تقديم شكوى إلى سلطة الرقابة: {{autoridad}}.',
  '就您于{{fecha}}提出的申请（编号：{{referencia}}），我们已记录您撤回对处理您所告知的受特别保护数据的同意。撤回不影响此前已进行的处理（《通用数据保护条例》第7条第3款）。

自即日起，我们不再将其用于答复您的咨询。如果您还希望我们删除这些数据，请告知我们。我们仅保留确立、行使或维护法律权利主张所必需的数据（《通用数据保护条例》第9条第2款f项）：{{detalle}}

您可以向监管机构投诉：{{autoridad}}。',
  'В ответ на ваш запрос от {{fecha}} (номер: {{referencia}}) мы отметили, что вы отзываете согласие на обработку особо охраняемых данных, о которых вы нам сообщили. Это не затрагивает того, что было сделано ранее (п. 3 ст. 7 GDPR).

С сегодняшнего дня мы не используем их, чтобы ответить на ваше обращение. Если вы хотите, чтобы мы их ещё и удалили, сообщите нам об этом. Мы храним только то, что необходимо для обоснования, предъявления или защиты правовых требований (подп. f п. 2 ст. 9 GDPR): {{detalle}}

Вы можете подать жалобу в надзорный орган: {{autoridad}}.'
)
on conflict (name) do nothing;
