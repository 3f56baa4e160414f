-- The firm's settings, in one row, and the office's clock, which depends on them.

create table public.settings (
  id boolean primary key default true check (id),
  -- When an enquiry without engagement is erased: at most what the notice promises (src/site/retention.ts).
  survey_retention_months integer not null default 12 check (survey_retention_months between 1 and 12),
  -- The conversion fails for an unknown zone. Browsers know none of PostgreSQL's other forms, such as 'posix/UTC'.
  time_zone text not null default 'Europe/Madrid'
    check (
      time_zone ~ '^(UTC|[A-Z][A-Za-z]+(/[A-Z][A-Za-z0-9_+-]*){1,2})$'
      and timestamptz '2026-01-01 00:00Z' at time zone time_zone is not null),
  last_archive_at timestamptz,
  -- Whether the staff need a second factor. While it is on, only a session with one can switch it off.
  require_factor boolean not null default true,
  -- Where alerts about enquiries are sent; null: the firm's own address.
  alert_email text check (private.is_mail_address(alert_email)),
  -- Where they are sent while the office is away; null: as always.
  absence_email text check (private.is_mail_address(absence_email)),
  summary_mail text not null default 'none' check (summary_mail in ('none', 'daily', 'weekly')),
  -- The admin area locks after this many minutes without use, and asks for the password again after this many hours.
  idle_minutes integer not null default 30 check (idle_minutes between 5 and 60),
  session_hours integer not null default 12 check (session_hours between 1 and 12),
  -- How long a request keeps its time; where video takes place: in one room, or each in one below that address.
  appointment_hold_hours integer not null default 24 check (appointment_hold_hours between 1 and 168),
  appointment_room text check (char_length(appointment_room) <= 300 and appointment_room ~ '^https://[^\s]+$'),
  appointment_room_each boolean not null default false,
  updated_at timestamptz not null default now()
);

insert into public.settings default values;

/* The office's calendar day at an instant. */
create function private.office_day(instant timestamptz)
returns date
language sql
stable
as $$
  select (instant at time zone (select time_zone from public.settings))::date;
$$;

/* The current instant; tests replace it. */
create function private.office_instant()
returns timestamptz
stable
return now();

/* The time on the office's clock, at which a post appears; it never goes back. Where the clocks do, the repeated hour
   counts at its second run, and this time waits at its beginning meanwhile: else a post for 02:30 would be public,
   withdrawn, and public again. */
create function private.office_now()
returns timestamp
language sql
stable
as $$
  select case
    when clock at time zone time_zone > private.office_instant() then date_trunc('hour', clock)
    else clock end
  from (select time_zone, private.office_instant() at time zone time_zone as clock from public.settings) as office;
$$;

create function private.office_today()
returns date
stable
return private.office_now()::date;
