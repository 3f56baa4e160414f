-- The contact questionnaire (PRODUCT 4) and its results, which only admins read (PRODUCT 5).

create table public.contact_surveys (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null check (char_length(btrim(name, E' \t\r\n')) between 2 and 120),
  email text check (char_length(email) <= 254 and email ~ '^[^@\s]+@[^@\s]+\.[^@\s.]{2,}$'),
  phone text check (phone ~ '^\+?[0-9][0-9 ().\-]{5,24}$'),
  language text not null check (language in ('es', 'en', 'fr', 'de', 'ar', 'zh', 'ru')),
  channel text not null check (channel in ('call', 'email', 'chat', 'video')),
  practice_area text not null
    check (practice_area in ('civil', 'family', 'labor', 'immigration', 'inheritance', 'other')),
  urgency text not null check (urgency in ('normal', 'deadline', 'detained')),
  message text not null check (char_length(btrim(message, E' \t\r\n')) between 10 and 4000),
  source text check (source in ('search', 'recommendation', 'social', 'reviews', 'press', 'other')),
  consent boolean not null check (consent),
  consent_at timestamptz not null default now(),
  consent_language text not null check (consent_language in ('es', 'en', 'fr', 'de', 'ar', 'zh', 'ru')),
  consent_version text not null check (char_length(consent_version) between 1 and 40),
  -- No person reads and fills the form in less; a day and more is a form left open.
  fill_seconds integer not null check (fill_seconds >= 3),
  status text not null default 'new' check (status in ('new', 'contacted', 'closed')),
  notes text not null default '' check (char_length(notes) <= 10000),
  updated_at timestamptz not null default now(),
  constraint contact_surveys_reachable check (email is not null or phone is not null),
  constraint contact_surveys_channel_reachable
    check (case when channel in ('call', 'chat') then phone is not null
                when channel = 'email' then email is not null
                else true end)
);

create index contact_surveys_order on public.contact_surveys (created_at desc, id desc);
create index contact_surveys_by_status on public.contact_surveys (status, created_at desc);

create trigger contact_surveys_touch before update on public.contact_surveys
  for each row execute function public.touch_updated_at();

/* Stops a robot, not a family: five enquiries an hour from one address or phone, however written, sixty from
   everybody. The form offers e-mail and chat when it is refused. */
create function public.limit_contact_surveys()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if (
    select count(*) from public.contact_surveys
    where created_at > now() - interval '1 hour'
      and (
        lower(email) = lower(new.email)
        or right(regexp_replace(phone, '\D', '', 'g'), 9) = right(regexp_replace(new.phone, '\D', '', 'g'), 9)
      )
  ) >= 5 or (
    select count(*) from public.contact_surveys where created_at > now() - interval '1 hour'
  ) >= 60 then
    raise exception 'too many enquiries' using errcode = 'P0001', hint = 'rate_limited';
  end if;
  return new;
end;
$$;

create trigger contact_surveys_limit before insert on public.contact_surveys
  for each row execute function public.limit_contact_surveys();

alter table public.contact_surveys enable row level security;

create policy "everyone hands in a questionnaire"
  on public.contact_surveys for insert to anon, authenticated
  with check (status = 'new' and notes = '');

create policy "admins read questionnaires"
  on public.contact_surveys for select to authenticated
  using ((select public.is_admin()));

create policy "admins work on questionnaires"
  on public.contact_surveys for update to authenticated
  using ((select public.is_admin()))
  with check ((select public.is_admin()));

create policy "admins erase questionnaires"
  on public.contact_surveys for delete to authenticated
  using ((select public.is_admin()));
