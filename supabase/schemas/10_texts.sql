-- Interface texts that the firm has changed (PRODUCT 5); they override the shipped translation files.

create table public.text_overrides (
  language text not null references public.language_settings (language_code),
  namespace text not null
    check (namespace in ('common', 'navigation', 'contact', 'blog', 'services', 'routes', 'terms')),
  key text not null check (key ~ '^[A-Za-z0-9_.-]{1,200}$'),
  -- '$t(' would insert another text, and invisible characters, such as those that change the writing direction, would
  -- garble it. Tab and line feed are allowed.
  value text not null check (
    char_length(value) <= 10000
    and strpos(value, '$t(') = 0
    and value !~ '[\u0001-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]'
  ),
  updated_at timestamptz not null default now(),
  -- The Spanish text that a translation was saved for; null for Spanish, and where it is not known.
  source text check (char_length(source) <= 10000),
  primary key (language, namespace, key)
);

create trigger text_overrides_touch before update on public.text_overrides
  for each row execute function private.touch_updated_at();

alter table public.text_overrides enable row level security;

create policy "everyone reads the texts"
  on public.text_overrides for select to anon, authenticated
  using (true);

create policy "staff add texts"
  on public.text_overrides for insert to authenticated
  with check ((select private.is_staff()));

create policy "staff change texts"
  on public.text_overrides for update to authenticated
  using ((select private.is_staff()))
  with check ((select private.is_staff()));

create policy "staff reset texts"
  on public.text_overrides for delete to authenticated
  using ((select private.is_staff()));

/* What people agree to when they write to the firm is for admins alone, with a recent proof. */
create function private.guard_consent()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  changed public.text_overrides := case when tg_op = 'DELETE' then old else new end;
begin
  if changed.namespace = 'contact' and changed.key in ('survey.firstLayer', 'survey.consent') then
    if not private.is_admin() then
      raise exception 'not allowed' using errcode = '42501';
    end if;
    perform private.require_proof();
  end if;
  return changed;
end;
$$;

create trigger text_overrides_consent before insert or update or delete on public.text_overrides
  for each row when (current_user = 'authenticated') execute function private.guard_consent();

/* Saves all changes or none, and overwrites no text that somebody else has changed meanwhile. `changes` is a list of
   { language, namespace, key, value, expected, source }: the new text, null for the shipped one; the override that the
   person saw, null for none; and the Spanish text that a translation is right for. Raises 'text_changed' if the stored text is neither the expected nor the new one. */
create function public.save_texts(changes jsonb)
returns void
language plpgsql
set search_path = ''
as $$
begin
  -- Under the policies a delete by anyone else would change nothing and raise no error.
  if not private.is_staff() then
    raise exception 'not allowed' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtext('text_overrides'));
  if exists (
    select from jsonb_to_recordset(changes)
      as c (language text, namespace text, key text, value text, expected text)
    left join public.text_overrides as t using (language, namespace, key)
    where t.value is distinct from c.expected and t.value is distinct from c.value
  ) then
    raise exception 'a text has been changed by somebody else' using errcode = 'P0001', hint = 'text_changed';
  end if;
  delete from public.text_overrides as t
    using jsonb_to_recordset(changes) as c (language text, namespace text, key text, value text)
    where c.value is null
      and (t.language, t.namespace, t.key) = (c.language, c.namespace, c.key);
  insert into public.text_overrides as t (language, namespace, key, value, source)
    select c.language, c.namespace, c.key, c.value, c.source
    from jsonb_to_recordset(changes) as c (language text, namespace text, key text, value text, source text)
    where c.value is not null
    on conflict (language, namespace, key) do update set value = excluded.value, source = excluded.source
      where (t.value, t.source) is distinct from (excluded.value, excluded.source);
end;
$$;
