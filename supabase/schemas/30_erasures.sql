-- Erasing enquiries, and a record of each erasure without personal data.

create table public.survey_erasures (
  id uuid primary key default gen_random_uuid(),
  erased_at timestamptz not null default now(),
  erased_by uuid references auth.users (id) on delete set null,
  -- The day the enquiry came in: enough to match a request for erasure, and no personal data.
  received_on date not null,
  reason text not null check (reason in ('request', 'retention'))
);

create index survey_erasures_order on public.survey_erasures (erased_at desc, id desc);
create index survey_erasures_by_person on public.survey_erasures (erased_by);

alter table public.survey_erasures enable row level security;

create policy "admins read what was erased"
  on public.survey_erasures for select to authenticated
  using ((select private.is_admin()));

/* Records every deletion, however it was made. */
create function private.record_survey_erasure()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.survey_erasures (erased_by, received_on, reason)
  values (
    auth.uid(),
    private.office_day(old.created_at),
    coalesce(nullif(current_setting('app.erasure_reason', true), ''), 'request')
  );
  return null;
end;
$$;

create trigger contact_surveys_erased after delete on public.contact_surveys
  for each row execute function private.record_survey_erasure();

/* All enquiries with the same e-mail address or phone as this one; none for anyone but admins. Security definer,
   because the indexes on expressions would not be used under a policy. */
create function private.surveys_of_person(survey uuid)
returns table (id uuid, name text, created_at timestamptz)
language sql
stable
security definer
set search_path = ''
as $$
  select person.id, person.name, person.created_at from (
    select s.* from public.contact_surveys as s
    where s.id = survey
    union
    select s.* from public.contact_surveys as one
    join public.contact_surveys as s on lower(s.email) = lower(one.email)
    where one.id = survey
    union
    select s.* from public.contact_surveys as one
    join public.contact_surveys as s
      on right(regexp_replace(s.phone, '[^0-9]', '', 'g'), 9)
       = right(regexp_replace(one.phone, '[^0-9]', '', 'g'), 9)
    where one.id = survey
  ) as person
  where (select private.is_admin());
$$;

create function public.surveys_of_person(survey uuid)
returns table (id uuid, name text, created_at timestamptz)
language sql
stable
set search_path = ''
as $$
  select * from private.surveys_of_person(survey);
$$;

/* Erases what surveys_of_person() returns, and returns how many. Callers who may not erase get an error, not 0. */
create function public.erase_person(survey uuid)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  erased integer;
begin
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  delete from public.contact_surveys
  where id in (select person.id from private.surveys_of_person(survey) as person);
  get diagnostics erased = row_count;
  return erased;
end;
$$;

/* Enquiries that led to no engagement and are older than the settings allow. Inlined, so that filters and paging use the table's indexes. */
create function public.expired_surveys()
returns table (id uuid, created_at timestamptz)
language sql
stable
as $$
  select s.id, s.created_at from public.contact_surveys as s
  where s.status <> 'engaged'
    -- Never before an appointment has taken place.
    and greatest(s.created_at, s.appointment_at) < now() - make_interval(months => (select survey_retention_months from public.settings))
    -- Flagged as automatic, and still unhandled after a month.
    or s.overflow and s.status = 'new' and s.created_at < now() - interval '30 days';
$$;

/* Erases what expired_surveys() returns, and returns how many. It runs as the caller, so that the trigger asks for
   proof. */
create function public.erase_expired_surveys()
returns integer
language plpgsql
set search_path = ''
as $$
declare
  erased integer;
begin
  if not private.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  perform set_config('app.erasure_reason', 'retention', true);
  delete from public.contact_surveys where id in (select expired.id from public.expired_surveys() as expired);
  get diagnostics erased = row_count;
  perform set_config('app.erasure_reason', '', true);
  return erased;
end;
$$;

/* The same as a nightly job (91_jobs.sql), with nobody signed in. */
create function private.erase_expired_surveys()
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  erased integer;
begin
  perform set_config('app.erasure_reason', 'retention', true);
  delete from public.contact_surveys where id in (select expired.id from public.expired_surveys() as expired);
  get diagnostics erased = row_count;
  perform set_config('app.erasure_reason', '', true);
  return erased;
end;
$$;

/* A page of the erasures, newest first, after the one with this time and id, with the e-mail addresses of those who
   made them, which are in the auth schema. Empty for anyone but admins. */
create function private.survey_erasure_history(after_time timestamptz, after_id uuid, page_size integer)
returns table (id uuid, erased_at timestamptz, erased_by text, received_on date, reason text)
language sql
stable
security definer
set search_path = ''
as $$
  select e.id, e.erased_at, u.email::text, e.received_on, e.reason
  from public.survey_erasures as e left join auth.users as u on u.id = e.erased_by
  where (select private.is_admin()) and (e.erased_at, e.id) < (after_time, after_id)
  order by e.erased_at desc, e.id desc
  limit least(page_size, 101);
$$;

create function public.survey_erasure_history(
  after_time timestamptz default 'infinity',
  after_id uuid default 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  page_size integer default 25
)
returns table (id uuid, erased_at timestamptz, erased_by text, received_on date, reason text)
language sql
stable
set search_path = ''
as $$
  select * from private.survey_erasure_history(after_time, after_id, page_size);
$$;
