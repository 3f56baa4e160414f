-- Finding enquiries among fifty thousand, and showing what an erasure will take before it takes it.

/* Folded once, when written: folding at each search took ten seconds for 50,000 enquiries, reading this 0.1. */
alter table public.contact_surveys add column search_text text generated always as (
  public.fold(
    name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' '
    || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g') || ' ' || message
  )
) stored;

/* Enquiries in which a text stands, as the caller may see them: filter, order and page it like a table. A phone
   number is found however it is written. No 'set search_path', so that the planner inlines it. */
create function public.search_surveys(query text)
returns setof public.contact_surveys
language sql
stable
as $$
  select survey.*
  from public.contact_surveys as survey
  where survey.search_text like '%' || replace(replace(replace(
    case
      when query ~ '^[0-9 +().\-]{4,}$' then regexp_replace(query, '[^0-9]', '', 'g')
      else public.fold(btrim(query))
    end, '\', '\\'), '%', '\%'), '_', '\_') || '%';
$$;

/* The last nine digits tell a phone from another, with or without the country's prefix. */
create index contact_surveys_by_phone
  on public.contact_surveys (right(regexp_replace(phone, '[^0-9]', '', 'g'), 9));

/* All enquiries of the person who made one: the same e-mail address or the same phone; none for who is no admin.
   Security definer, because under a policy the indexes on lower() and regexp_replace() would not be used. */
create function public.surveys_of_person(survey uuid)
returns setof public.contact_surveys
language sql
stable
security definer
set search_path = ''
as $$
  select person.* from (
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
  where (select public.is_admin());
$$;

/* Erases what surveys_of_person() shows. Returns how many. Who may not is told so, not '0'. */
create or replace function public.erase_person(survey uuid)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  erased integer;
begin
  if not public.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  delete from public.contact_surveys
  where id in (select id from public.surveys_of_person(survey));
  get diagnostics erased = row_count;
  return erased;
end;
$$;

/* Closed enquiries that have outlived the retention in the settings. Inlined too. */
create function public.expired_surveys()
returns setof public.contact_surveys
language sql
stable
as $$
  select * from public.contact_surveys
  where status = 'closed'
    and created_at < now() - make_interval(months => (select survey_retention_months from public.settings));
$$;

/* Erases what expired_surveys() shows. Returns how many. */
create or replace function public.erase_expired_surveys()
returns integer
language plpgsql
set search_path = ''
as $$
declare
  erased integer;
begin
  if not public.is_admin() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  perform set_config('app.erasure_reason', 'retention', true);
  delete from public.contact_surveys where id in (select id from public.expired_surveys());
  get diagnostics erased = row_count;
  perform set_config('app.erasure_reason', '', true);
  return erased;
end;
$$;

/* What was erased and by whom, whose address lives in the authentication schema. Empty for who is no admin. */
create function public.survey_erasure_history()
returns table (id uuid, erased_at timestamptz, erased_by text, received_on date, reason text)
language sql
stable
security definer
set search_path = ''
as $$
  select e.id, e.erased_at, u.email::text, e.received_on, e.reason
  from public.survey_erasures as e left join auth.users as u on u.id = e.erased_by
  where (select public.is_admin());
$$;
