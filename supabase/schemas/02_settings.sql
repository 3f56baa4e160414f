-- What the firm decides about its own site; one row.

create table public.settings (
  id boolean primary key default true check (id),
  -- An enquiry that led to no engagement is erased after these months (PRODUCT 6): sooner than the data notice
  -- promises (src/site/retention.ts) if the firm likes, never later.
  survey_retention_months integer not null default 12 check (survey_retention_months between 1 and 12),
  -- An unknown zone is refused by the comparison itself.
  time_zone text not null default 'Europe/Madrid'
    check (timestamptz '2026-01-01 00:00Z' at time zone time_zone is not null),
  last_archive_at timestamptz,
  -- Whether whoever reads enquiries needs a second factor. While it is on, an admin acts only with one, so that only
  -- such a session can switch it off.
  require_factor boolean not null default true,
  -- Where new enquiries are told; null: the firm's own address (src/site/firm.ts).
  alert_email text check (char_length(alert_email) <= 254 and alert_email ~ '^[^@\s]+@[^@\s]+\.[^@\s.]{2,}$'),
  summary_mail text not null default 'none' check (summary_mail in ('none', 'daily', 'weekly')),
  -- The admin area is locked after these minutes without use, and asks for the password after these hours in any case.
  idle_minutes integer not null default 30 check (idle_minutes between 5 and 60),
  session_hours integer not null default 12 check (session_hours between 1 and 12),
  updated_at timestamptz not null default now()
);

insert into public.settings default values;

create trigger settings_proof before update of require_factor on public.settings
  for each statement when (current_user = 'authenticated') execute function private.ask_for_proof();

create trigger settings_touch before update on public.settings
  for each row execute function private.touch_updated_at();

alter table public.settings enable row level security;

create policy "admins read the settings"
  on public.settings for select to authenticated
  using ((select private.is_admin()));

create policy "admins change the settings"
  on public.settings for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

/* The office's calendar day at an instant: a post dated tomorrow appears at midnight where the office is, not in
   UTC. Security definer, because policies for everybody ask it and the settings are for admins. */
create function private.office_day(instant timestamptz)
returns date
language sql
stable
security definer
set search_path = ''
as $$
  select (instant at time zone (select time_zone from public.settings))::date;
$$;

/* Now, as the office's clock has it; tests put it forward or back. */
create function private.office_instant()
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select now();
$$;

/* The time on the office's clock. */
create function private.office_now()
returns timestamp
language sql
stable
security definer
set search_path = ''
as $$
  select private.office_instant() at time zone (select time_zone from public.settings);
$$;

create function private.office_today()
returns date
language sql
stable
set search_path = ''
as $$
  select private.office_now()::date;
$$;
