-- Visit counters (SPEC 3.7, 4.4, 7.1; PRODUCT 6). The site sends a PATCH with a new number; the database ignores it
-- and adds one, so that no visit is lost and nobody can set a counter.

create table public.stats_realtime (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  web_visitors bigint not null default 0,
  blog_visitors bigint not null default 0,
  web_unique_visitors bigint not null default 0,
  blog_unique_visitors bigint not null default 0
);

create index stats_realtime_latest on public.stats_realtime (created_at desc);

create table public.stats_daily (
  day date primary key,
  web_visitors bigint not null default 0,
  blog_visitors bigint not null default 0,
  web_unique_visitors bigint not null default 0,
  blog_unique_visitors bigint not null default 0
);

/* One trigger for each counter: 'update of' fires for a column that the update names, even if its value stays the
   same. */
create function private.count_one_visit()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  case tg_argv[0]
    when 'web_visitors' then new.web_visitors := old.web_visitors + 1;
    when 'blog_visitors' then new.blog_visitors := old.blog_visitors + 1;
    when 'web_unique_visitors' then new.web_unique_visitors := old.web_unique_visitors + 1;
    when 'blog_unique_visitors' then new.blog_unique_visitors := old.blog_unique_visitors + 1;
  end case;
  return new;
end;
$$;

create trigger count_web before update of web_visitors on public.stats_realtime
  for each row execute function private.count_one_visit('web_visitors');
create trigger count_blog before update of blog_visitors on public.stats_realtime
  for each row execute function private.count_one_visit('blog_visitors');
create trigger count_web_unique before update of web_unique_visitors on public.stats_realtime
  for each row execute function private.count_one_visit('web_unique_visitors');
create trigger count_blog_unique before update of blog_unique_visitors on public.stats_realtime
  for each row execute function private.count_one_visit('blog_unique_visitors');

/* The visits counted from each address, as a hash, in the current minute. */
create table private.visits_by_caller (
  caller text primary key,
  minute timestamptz not null,
  visits integer not null
);

/* Counts at most sixty visits a minute from one address; more are not from readers. The rest is ignored without an
   error, which would tell a script to change its address. Triggers fire in the order of their names, this one first. */
create function private.limit_visits()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  hash text := private.caller_hash();
  so_far integer;
begin
  if hash is null then
    return new;
  end if;
  delete from private.visits_by_caller where minute < now() - interval '2 minutes' and caller <> hash;
  insert into private.visits_by_caller as v values (hash, date_trunc('minute', now()), 1)
    on conflict (caller) do update set
      visits = case when v.minute = excluded.minute then v.visits + 1 else 1 end,
      minute = excluded.minute
    returning visits into so_far;
  return case when so_far <= 60 then new end;
end;
$$;

create trigger a_limit_visits before update on public.stats_realtime
  for each row execute function private.limit_visits();

/* Security definer, because the public changes the daily counters only through this trigger. */
create function private.keep_daily_visits()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.stats_daily as d
    (day, web_visitors, blog_visitors, web_unique_visitors, blog_unique_visitors)
  values (
    private.office_today(),
    new.web_visitors - old.web_visitors,
    new.blog_visitors - old.blog_visitors,
    new.web_unique_visitors - old.web_unique_visitors,
    new.blog_unique_visitors - old.blog_unique_visitors
  )
  on conflict (day) do update set
    web_visitors = d.web_visitors + excluded.web_visitors,
    blog_visitors = d.blog_visitors + excluded.blog_visitors,
    web_unique_visitors = d.web_unique_visitors + excluded.web_unique_visitors,
    blog_unique_visitors = d.blog_unique_visitors + excluded.blog_unique_visitors;
  return null;
end;
$$;

create trigger keep_daily after update on public.stats_realtime
  for each row execute function private.keep_daily_visits();

alter table public.stats_realtime enable row level security;
alter table public.stats_daily enable row level security;

/* Security definer, because the policies that use it would otherwise recurse. */
create function private.current_stats_id()
returns uuid
language sql
stable
security definer
set search_path = ''
as $$
  select id from public.stats_realtime order by created_at desc limit 1;
$$;

create policy "everyone reads the current counters"
  on public.stats_realtime for select to anon, authenticated
  using (id = (select private.current_stats_id()) or (select private.is_staff()));

create policy "everyone bumps the current counters"
  on public.stats_realtime for update to anon, authenticated
  using (id = (select private.current_stats_id()))
  with check (id = (select private.current_stats_id()));

create policy "staff read the history"
  on public.stats_daily for select to authenticated
  using ((select private.is_staff()));

-- The row of the counters, which a hosted project needs as well.
insert into public.stats_realtime default values;
