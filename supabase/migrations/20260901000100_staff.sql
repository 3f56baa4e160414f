-- Who works here. Every policy of the project asks these functions, so that a
-- role is decided in one place and never by the client.

create schema if not exists extensions;

create type public.staff_role as enum ('admin', 'editor');

create table public.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role public.staff_role not null,
  created_at timestamptz not null default now()
);

comment on table public.staff is 'Roles of the firm''s people (PRODUCT 5). No row: no role.';

/* Security definer, or the policies on staff would ask themselves for ever. */
create function public.is_staff()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select 1 from public.staff where user_id = auth.uid());
$$;

create function public.is_admin()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select 1 from public.staff where user_id = auth.uid() and role = 'admin');
$$;

create function public.touch_updated_at()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

alter table public.staff enable row level security;

create policy "staff see their own role, admins see all"
  on public.staff for select to authenticated
  using (user_id = (select auth.uid()) or (select public.is_admin()));

create policy "admins add staff"
  on public.staff for insert to authenticated
  with check ((select public.is_admin()));

create policy "admins change the roles of others"
  on public.staff for update to authenticated
  using ((select public.is_admin()) and user_id <> (select auth.uid()))
  with check ((select public.is_admin()));

create policy "admins remove others"
  on public.staff for delete to authenticated
  using ((select public.is_admin()) and user_id <> (select auth.uid()));
