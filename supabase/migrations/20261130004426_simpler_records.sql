drop index "public"."survey_erasures_order";

drop function "private"."end_retention"();

drop function "private"."end_retention_now"();

drop function "private"."survey_erasure_history"(timestamp with time zone, uuid, integer);

drop function "public"."erase_expired_surveys"();

drop function "public"."survey_erasure_history"(timestamp with time zone, uuid, integer);

create or replace function private.erase_expired_surveys()
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  expired uuid[] := array(select e.id from public.expired_surveys() as e);
  automatic uuid[] := array(
    select id from public.contact_surveys where id = any (expired) and overflow and status = 'new');
  ended uuid[];
begin
  with gone as (
    delete from private.blocked_surveys where until < private.office_today() returning id, received_on
  ), recorded as (
    insert into public.survey_erasures (received_on, reason, survey_hash)
    select received_on, 'block_ended', private.survey_hash(id) from gone
  )
  select array_agg(id) into ended from gone;
  if ended is not null then
    perform private.log_access('erased', ended, 'block_ended');
  end if;
  delete from public.rights_requests where answered_on < private.office_today() - interval '3 years';
  delete from public.testimonials where withdrawn_at < now() - interval '3 years';
  perform private.remove_unfinished_documents();
  return private.destroy_surveys(automatic, 'retention') + private.move_to_block(
    array(select unnest(expired) except select unnest(automatic)),
    'Fin del plazo de conservación', (private.office_today() + interval '3 years')::date, 'retention');
end;
$function$;
