-- The public site knows the days on which the office is closed.

alter table public.firm_facts add column closed_days date[] not null default '{}';

create function private.publish_closed_days()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.firm_facts
  set closed_days = coalesce((select array_agg(h.day order by h.day) from public.holidays as h where h.day >= current_date), '{}')
  where true;
  return null;
end;
$$;

create trigger holidays_shown after insert or delete on public.holidays
  for each statement execute function private.publish_closed_days();

update public.firm_facts
set closed_days = coalesce((select array_agg(day order by day) from public.holidays where day >= current_date), '{}');

create or replace function private.log_setting()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  changes text := (
    select string_agg(
      n.key || case
        when jsonb_typeof(n.value) in ('number', 'boolean') then ': ' || o.value::text || ' > ' || n.value::text
        else '' end,
      ', ' order by n.key)
    from jsonb_each(to_jsonb(new)) as n join jsonb_each(to_jsonb(old)) as o using (key)
    where n.value <> o.value and n.key not in ('updated_at', 'last_archive_at', 'closed_days')
  );
begin
  if changes is not null then
    perform private.log_access('setting', '{}', changes);
  end if;
  return null;
end;
$$;

grant execute on function private.publish_closed_days() to service_role;
