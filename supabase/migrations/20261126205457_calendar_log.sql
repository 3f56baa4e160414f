create or replace function private.log_calendar()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.log_access(
    'setting', '{}', 'busy_calendars: ' || case tg_op when 'INSERT' then 'added' else 'removed' end);
  return null;
end;
$function$;

create trigger appointment_kinds_log
  after update on public.appointment_kinds
  for each row
  execute function private.log_setting();

create trigger busy_calendars_log
  after insert or delete on public.busy_calendars
  for each row
  execute function private.log_calendar();

revoke all on function "private"."log_calendar"() from public;

grant execute on function "private"."log_calendar"() to "service_role";
