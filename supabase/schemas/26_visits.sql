-- Visit counters (SPEC 3.7, 4.4, 7.1; PRODUCT 6). Whatever number the site sends, the database adds one.

create table public.stats_realtime (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  web_visitors bigint not null default 0,
  blog_visitors bigint not null default 0,
  web_unique_visitors bigint not null default 0,
  blog_unique_visitors bigint not null default 0
);

create table public.stats_daily (
  day date primary key,
  web_visitors bigint not null default 0,
  blog_visitors bigint not null default 0,
  web_unique_visitors bigint not null default 0,
  blog_unique_visitors bigint not null default 0
);

/* One trigger for each counter (88_tables.sql): 'update of' fires also where the value stays the same. */
create function private.count_one_visit()
returns trigger
language plpgsql
as $$
begin
  execute format(
    'insert into public.stats_daily as d (day, %1$I) values ($1, 1) on conflict (day) do update set %1$I = d.%1$I + 1',
    tg_argv[0]) using private.office_today();
  return jsonb_populate_record(new, jsonb_build_object(tg_argv[0], (to_jsonb(old) ->> tg_argv[0])::bigint + 1));
end;
$$;

create function private.current_stats_id()
returns uuid
language sql
stable
as $$
  select id from public.stats_realtime order by created_at desc limit 1;
$$;

create policy "everyone reads the current counters"
  on public.stats_realtime for select to anon, authenticated
  using (id = (select private.current_stats_id()) or (select private.is_staff()));

-- From one address sixty a minute. The rest is ignored without an error, which would tell a script to change its address.
create policy "everyone bumps the current counters"
  on public.stats_realtime for update to anon, authenticated
  using (id = (select private.current_stats_id()) and (select private.may_call('visit', 60, 'minute')))
  with check (id = (select private.current_stats_id()));

-- The row of the counters, which a hosted project needs as well.
insert into public.stats_realtime default values;

-- What visits led to, beside the counters of the specification and without any identifier: a visit is one run of the
-- app in one language, and only its browser knows which pages it has seen (src/lib/visitSteps.ts).

create type public.page_kind as enum ('home', 'service', 'blog', 'post', 'testimonials', 'glossary', 'contact', 'lawyer');

/* A page was seen, the enquiry form was begun, an enquiry was sent, and with it an appointment booked. */
create type public.visit_step as enum ('seen', 'opened', 'sent', 'booked');

/* How many visits of a day that saw a kind of page got to each step; each visit counts once. */
create table private.visit_steps (
  day date not null,
  page public.page_kind not null,
  language text not null references public.language_settings (language_code),
  step public.visit_step not null,
  visits integer not null,
  primary key (day, page, language, step)
);

/* Counts a step of a visit for each kind of page that it saw. Figures go when the legal texts say. */
create function private.count_step(pages text[], lang text, reached public.visit_step)
returns void
language sql
as $$
  select private.refuse_if(
    not exists (select from public.language_settings as l where l.language_code = lang and l.is_active),
    'no such language');
  delete from private.visit_steps where day < private.office_today() - interval '13 months';
  -- In the order of the pages, so that calls do not wait for each other's rows in a circle.
  insert into private.visit_steps as v (day, page, language, step, visits)
    select distinct private.office_today(), page::public.page_kind, lang, reached, 1 from unnest(pages) as page
    where not private.is_staff() and (select private.may_call('step', 60, 'minute')) order by 2
    on conflict (day, page, language, step) do update set visits = v.visits + 1;
$$;

/* How many visits of the last 30 or 365 days that saw a kind of page got to each step. One to four are null,
   since they might tell of somebody; there are no sums, from which these could be subtracted, and no other periods. */
create function private.visit_outcomes(days integer)
returns table (page public.page_kind, language text, step public.visit_step, visits integer)
language sql
stable
as $$
  select private.refuse_if(days not in (30, 365), 'no such period');
  select v.page, v.language, v.step, case when sum(v.visits) > 4 then sum(v.visits)::integer end
  from private.visit_steps as v
  where v.day > private.office_today() - days
  group by v.page, v.language, v.step
  order by v.page, v.language, v.step;
$$;
