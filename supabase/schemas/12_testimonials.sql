-- Testimonials (SPEC 3.3). Columns without a language are Spanish; a null translation falls back to them (SPEC 3.5).

create table public.testimonials (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 120),
  role text not null default '' check (char_length(role) <= 160),
  testimonial text not null check (char_length(testimonial) between 1 and 2000),
  name_en text, role_en text, testimonial_en text,
  name_fr text, role_fr text, testimonial_fr text,
  name_de text, role_de text, testimonial_de text,
  name_ar text, role_ar text, testimonial_ar text,
  name_zh text, role_zh text, testimonial_zh text,
  name_ru text, role_ru text, testimonial_ru text,
  image text,
  platform_logo text,
  platform_name text check (char_length(platform_name) between 1 and 60),
  active boolean not null default false,
  consent_date date check (consent_date <= private.office_today()),
  verification text check (char_length(verification) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint testimonials_translations_fit check (
    greatest(
      char_length(name_en), char_length(name_fr), char_length(name_de),
      char_length(name_ar), char_length(name_zh), char_length(name_ru)
    ) <= 120
    and greatest(
      char_length(role_en), char_length(role_fr), char_length(role_de),
      char_length(role_ar), char_length(role_zh), char_length(role_ru)
    ) <= 160
    and greatest(
      char_length(testimonial_en), char_length(testimonial_fr), char_length(testimonial_de),
      char_length(testimonial_ar), char_length(testimonial_zh), char_length(testimonial_ru)
    ) <= 2000
  ),
  constraint testimonials_consent_before_activation
    check (not active or (consent_date is not null and verification is not null and verification ~ '\S')),
  constraint testimonials_image_address check (private.is_image_address(image)),
  constraint testimonials_platform_logo_address check (private.is_image_address(platform_logo))
);

comment on column public.testimonials.verification is
  'How the firm verified that the testimonial is a real client''s (Directive (EU) 2019/2161). Not public.';
comment on column public.testimonials.platform_name is
  'What the logo shows, for those who do not see it. A proper name, the same in all languages.';
comment on column public.testimonials.deleted_at is
  'When it was moved to the bin. `active` is kept, so that restoring it needs nothing else.';

create index testimonials_public_order on public.testimonials (created_at desc)
  where active and deleted_at is null;

create trigger testimonials_stamp_deletion before update of deleted_at on public.testimonials
  for each row execute function private.stamp_deletion();
create trigger testimonials_touch before update on public.testimonials
  for each row execute function private.touch_updated_at();

alter table public.testimonials enable row level security;

create policy "everyone reads active testimonials"
  on public.testimonials for select to anon, authenticated
  using ((active and deleted_at is null) or (select private.is_staff()));

create policy "staff add testimonials"
  on public.testimonials for insert to authenticated
  with check ((select private.is_staff()));

create policy "staff change testimonials"
  on public.testimonials for update to authenticated
  using ((select private.is_staff()))
  with check ((select private.is_staff()));

create policy "staff remove testimonials"
  on public.testimonials for delete to authenticated
  using ((select private.is_staff()));

/* Whole rows, those in the bin included; none for anyone but staff. Consent and verification are not granted to the
   role 'authenticated', which accounts without a staff role have too. */
create function private.testimonials_for_staff()
returns setof public.testimonials
language sql
stable
security definer
set search_path = ''
as $$
  select * from public.testimonials where (select private.is_staff()) order by created_at desc;
$$;

create function public.testimonials_for_staff()
returns setof public.testimonials
language sql
stable
set search_path = ''
as $$
  select * from private.testimonials_for_staff();
$$;
