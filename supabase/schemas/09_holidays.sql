-- Days on which the office is closed despite its opening hours (src/site/firm.ts). The admin area computes from
-- both by when an enquiry must be answered (src/site/answerClock.ts).

create table public.holidays (
  day date primary key,
  name text not null default '' check (char_length(name) <= 80)
);

alter table public.holidays enable row level security;

create policy "admins read holidays"
  on public.holidays for select to authenticated
  using ((select private.is_admin()));

create policy "admins add holidays"
  on public.holidays for insert to authenticated
  with check ((select private.is_admin()));

create policy "admins remove holidays"
  on public.holidays for delete to authenticated
  using ((select private.is_admin()));
