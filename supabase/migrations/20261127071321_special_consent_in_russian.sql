-- The Russian consent names sexual life, as article 9 of the GDPR does, and not private life; the older wording stays.

insert into public.consent_texts (part, language, version, text) values
  ('specialConsent', 'ru', null, 'Если я сообщу чувствительные данные (о здоровье, убеждениях, сексуальной жизни…), я прямо разрешаю {{firm}} обрабатывать их для ответа на моё обращение.');

-- Reading old values is logged in words that open_blocked() does not use, which are a permission to read documents.

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
    perform private.log_access('opened', array[survey], 'old values: ' || asked_by);
  end if;
  return (select corrections from public.contact_surveys where id = survey);
end;
$function$;
