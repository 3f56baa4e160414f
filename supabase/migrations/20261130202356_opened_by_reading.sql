create or replace function private.open_survey (
  survey uuid
)
  returns SETOF public.contact_surveys
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.require_admin();
  select private.log_access_once('opened', array[id]) from public.contact_surveys where id = survey;
  update public.contact_surveys set opened_at = now() where id = survey and opened_at is null;
  select shown.* from public.contact_surveys as s, jsonb_populate_record(
    s, jsonb_build_object('corrections', private.without_old_values(s.corrections))) as shown
  where s.id = survey;
$function$;
