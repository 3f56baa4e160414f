-- Arguments that were taken and should not be: thousands of ids in an export, a reply by no channel, a time zone that
-- browsers refuse.

create or replace function private.export_surveys(surveys uuid[])
returns setof public.contact_surveys
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  if cardinality(surveys) > 1000 then
    raise exception 'too many at once' using errcode = '22023';
  end if;
  perform private.require_proof();
  -- Only what there is: invented ids would fill the log.
  perform private.log_access('exported', array(select id from public.contact_surveys where id = any (surveys)));
  return query
    select * from public.contact_surveys where id = any (surveys) order by created_at desc, id desc;
end;
$$;

create or replace function private.record_reply(survey uuid, via text, template uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  if via is null or via not in ('call', 'email', 'chat') then
    raise exception 'no such channel' using errcode = '22023';
  end if;
  if exists (select from public.contact_surveys where id = survey) then
    perform private.log_access('replied', array[survey], concat_ws(
      ' ', via, (select name from public.reply_templates where id = template)));
  end if;
end;
$$;

update public.settings set time_zone = 'Europe/Madrid'
where time_zone !~ '^(UTC|[A-Z][A-Za-z]+(/[A-Z][A-Za-z0-9_+-]*){1,2})$';

alter table public.settings drop constraint settings_time_zone_check;
alter table public.settings add constraint settings_time_zone_check check (
  time_zone ~ '^(UTC|[A-Z][A-Za-z]+(/[A-Z][A-Za-z0-9_+-]*){1,2})$'
  and timestamptz '2026-01-01 00:00Z' at time zone time_zone is not null);
