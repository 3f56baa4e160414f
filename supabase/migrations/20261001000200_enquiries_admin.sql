-- Working on enquiries: how long they are kept, and a record of what was erased without what it said.

create table public.settings (
  id boolean primary key default true check (id),
  survey_retention_months integer not null default 24 check (survey_retention_months between 1 and 120),
  updated_at timestamptz not null default now()
);

insert into public.settings default values;

create trigger settings_touch before update on public.settings
  for each row execute function public.touch_updated_at();

alter table public.settings enable row level security;

create policy "admins read the settings"
  on public.settings for select to authenticated using ((select public.is_admin()));

create policy "admins change the settings"
  on public.settings for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));

create table public.survey_erasures (
  id uuid primary key default gen_random_uuid(),
  erased_at timestamptz not null default now(),
  erased_by uuid references auth.users (id) on delete set null,
  /* The day the enquiry came in: enough to match a person's request, nothing about the person. */
  received_on date not null,
  reason text not null check (reason in ('request', 'retention'))
);

create index survey_erasures_order on public.survey_erasures (erased_at desc);

alter table public.survey_erasures enable row level security;

create policy "admins read what was erased"
  on public.survey_erasures for select to authenticated using ((select public.is_admin()));

/* Every deletion is recorded, however it was made. */
create function public.record_survey_erasure()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.survey_erasures (erased_by, received_on, reason)
  values (
    auth.uid(),
    (old.created_at at time zone 'Europe/Madrid')::date,
    coalesce(nullif(current_setting('app.erasure_reason', true), ''), 'request')
  );
  return null;
end;
$$;

create trigger contact_surveys_erased after delete on public.contact_surveys
  for each row execute function public.record_survey_erasure();

/* Erases all enquiries of the person who made one: the same e-mail address or phone. Returns how many. */
create function public.erase_person(survey uuid)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  erased integer;
begin
  delete from public.contact_surveys as s
  using public.contact_surveys as one
  where one.id = survey
    and (s.id = one.id or lower(s.email) = lower(one.email)
         or regexp_replace(s.phone, '[^0-9]', '', 'g') = regexp_replace(one.phone, '[^0-9]', '', 'g'));
  get diagnostics erased = row_count;
  return erased;
end;
$$;

/* Erases closed enquiries older than the retention in the settings. Returns how many. */
create function public.erase_expired_surveys()
returns integer
language plpgsql
set search_path = ''
as $$
declare
  erased integer;
begin
  perform set_config('app.erasure_reason', 'retention', true);
  delete from public.contact_surveys
  where status = 'closed'
    and created_at < now() - make_interval(months => (select survey_retention_months from public.settings));
  get diagnostics erased = row_count;
  perform set_config('app.erasure_reason', '', true);
  return erased;
end;
$$;

create index contact_surveys_by_email on public.contact_surveys (lower(email));
