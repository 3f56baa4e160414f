-- A post for a time that comes twice appears once.

create or replace function private.office_now()
returns timestamp
language sql
stable
security definer
set search_path = ''
as $$
  select case
    when clock at time zone time_zone > private.office_instant() then date_trunc('hour', clock)
    else clock end
  from (select time_zone, private.office_instant() at time zone time_zone as clock from public.settings) as office;
$$;
