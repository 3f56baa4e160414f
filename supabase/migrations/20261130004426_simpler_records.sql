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

drop trigger "blog_posts_log" on "public"."blog_posts";

drop trigger "busy_calendars_log" on "public"."busy_calendars";

drop trigger "contact_surveys_log_status" on "public"."contact_surveys";

drop trigger "holidays_log" on "public"."holidays";

drop trigger "language_settings_log" on "public"."language_settings";

drop trigger "reply_templates_log" on "public"."reply_templates";

drop trigger "staff_log" on "public"."staff";

drop function "private"."log_calendar"();

drop function "private"."log_holiday"();

drop function "private"."log_language"();

drop function "private"."log_post"();

drop function "private"."log_role"();

drop function "private"."log_survey_status"();

drop function "private"."log_template"();

drop function "private"."post_state"(public.blog_posts);

create or replace function private.log_change()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.log_access(tg_argv[0], '{}', concat_ws(' ',
    coalesce(tg_argv[2], case tg_op when 'INSERT' then 'added' when 'DELETE' then 'removed' else 'changed' end),
    coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[1]));
  return null;
end;
$function$;

create or replace function private.log_setting()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  changes text := case tg_op
    when 'INSERT' then tg_table_name || ': added'
    when 'DELETE' then tg_table_name || ': removed'
    else (
      select string_agg(
        n.key || case
          when jsonb_typeof(n.value) in ('number', 'boolean') then ': ' || o.value::text || ' > ' || n.value::text
          else '' end,
        ', ' order by n.key)
      from jsonb_each(to_jsonb(new)) as n join jsonb_each(to_jsonb(old)) as o using (key)
      where n.value <> o.value and n.key not in ('updated_at', 'last_archive_at', 'closed_days')
    ) end;
begin
  if changes is not null then
    perform private.log_access('setting', '{}', changes);
  end if;
  return null;
end;
$function$;

create or replace function private.log_value()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  before text := coalesce(to_jsonb(old) ->> tg_argv[1], 'none');
  after text := coalesce(to_jsonb(new) ->> tg_argv[1], 'none');
begin
  if before <> after then
    perform private.log_access(
      tg_argv[0], array[(coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[2])::uuid], before || ' > ' || after);
  end if;
  return null;
end;
$function$;

create trigger blog_posts_log
  after delete on public.blog_posts
  for each row
  execute function private.log_change('post', 'slug');

create trigger busy_calendars_log
  after insert or delete on public.busy_calendars
  for each row
  execute function private.log_setting();

create trigger contact_surveys_log_status
  after update of status on public.contact_surveys
  for each row
  execute function private.log_value('status', 'status', 'id');

create trigger holidays_log
  after insert or delete on public.holidays
  for each row
  execute function private.log_change('holiday', 'day');

create trigger language_settings_log_off
  after update on public.language_settings
  for each row
  when ((old.is_active AND (NOT new.is_active)))
  execute function private.log_change('language', 'language_code', 'off');

create trigger language_settings_log_on
  after update on public.language_settings
  for each row
  when ((new.is_active AND (NOT old.is_active)))
  execute function private.log_change('language', 'language_code', 'on');

create trigger reply_templates_log
  after insert or delete or update on public.reply_templates
  for each row
  when ((auth.uid() IS NOT NULL))
  execute function private.log_change('template', 'name');

create trigger staff_log
  after insert or delete or update on public.staff
  for each row
  execute function private.log_value('role', 'role', 'user_id');

revoke all on function "private"."log_change"() from public;

grant execute on function "private"."log_change"() to "service_role";

revoke all on function "private"."log_value"() from public;

grant execute on function "private"."log_value"() to "service_role";
