-- Interface texts the firm has changed (PRODUCT 5): laid over the shipped translation files.

create table public.text_overrides (
  language text not null check (language in ('es', 'en', 'fr', 'de', 'ar', 'zh', 'ru')),
  namespace text not null
    check (namespace in ('common', 'navigation', 'contact', 'blog', 'services', 'routes')),
  key text not null check (char_length(key) between 1 and 200),
  value text not null check (char_length(value) <= 10000),
  updated_at timestamptz not null default now(),
  primary key (language, namespace, key)
);

create trigger text_overrides_touch before update on public.text_overrides
  for each row execute function public.touch_updated_at();

alter table public.text_overrides enable row level security;

create policy "everyone reads the texts"
  on public.text_overrides for select to anon, authenticated
  using (true);

create policy "staff add texts"
  on public.text_overrides for insert to authenticated
  with check ((select public.is_staff()));

create policy "staff change texts"
  on public.text_overrides for update to authenticated
  using ((select public.is_staff()))
  with check ((select public.is_staff()));

create policy "staff reset texts"
  on public.text_overrides for delete to authenticated
  using ((select public.is_staff()));
