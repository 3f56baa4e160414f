-- Interface texts that the firm has changed (PRODUCT 5); they override the shipped translation files.

create table public.text_overrides (
  language text not null references public.language_settings (language_code),
  namespace text not null
    check (namespace in ('common', 'navigation', 'contact', 'blog', 'services', 'routes', 'terms', 'legal')),
  key text not null check (key ~ '^[A-Za-z0-9_.-]{1,200}$'),
  -- '$t(' would insert another text; invisible characters but tab and line feed, as of direction, would garble it.
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

create policy "everyone reads the texts"
  on public.text_overrides for select to anon, authenticated
  using (true);

/* Whether a text is what people read or agree to when they write to the firm, or another legal text. */
create function private.is_consent_text(namespace text, key text)
returns boolean
immutable
return namespace = 'legal'
  or namespace = 'contact' and key in ('survey.firstLayer', 'survey.consent', 'survey.specialConsent');

/* These texts are for admins alone, with a recent proof. */
create function private.guard_consent()
returns trigger
language plpgsql
as $$
declare
  changed public.text_overrides := case when tg_op = 'DELETE' then old else new end;
begin
  if private.is_consent_text(changed.namespace, changed.key) then
    perform private.require_admin();
    perform private.require_proof();
  end if;
  return changed;
end;
$$;

create trigger text_overrides_consent before insert or update or delete on public.text_overrides
  for each row when (current_setting('role') = 'authenticated') execute function private.guard_consent();

/* Saves all changes or none, each { language, namespace, key, value, expected, source }: the new text, null for the
   shipped one; the override that the person saw, null for none; and the Spanish text that a translation is right for.
   Raises 'text_changed' if the stored text is neither the expected nor the new one. */
create function private.save_texts(changes jsonb)
returns void
language sql
as $$
  select pg_advisory_xact_lock(hashtext('text_overrides'));
  select private.refuse_if(exists (
    select from jsonb_to_recordset(changes)
      as c (language text, namespace text, key text, value text, expected text)
    left join public.text_overrides as t using (language, namespace, key)
    where t.value is distinct from c.expected and t.value is distinct from c.value
  ), 'a text has been changed by somebody else', 'text_changed');
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
$$;

/* The hash that the form computes too (src/site/consentTexts.ts). A version can change alone, with the facts of a notice
   that its text names by placeholders: it is in the hash of those after the first. */
create function private.wording_hash(language text, part text, wording text, version text default null)
returns text
immutable
return case when wording is not null then encode(sha256(convert_to(
  concat_ws('/', language, part, case when version > '2026-11-27' then version end, wording), 'UTF8')), 'hex') end;

/* Every wording that people were shown when they wrote to the firm, for good: an enquiry names them by their hashes.
   They are as in their files, with placeholders for the facts of the firm; a notice is a JSON object of its texts. */
create table public.consent_texts (
  part text not null check (part in ('notice', 'firstLayer', 'consent', 'specialConsent')),
  language text not null references public.language_settings (language_code),
  -- The date by which the site names a notice.
  version text check (version ~ '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$'),
  text text not null check (char_length(text) between 1 and 60000),
  hash text primary key generated always as (private.wording_hash(language, part, text, version)) stored,
  -- Whether it comes with the site; else an admin has written it, or a part of it.
  shipped boolean not null default true,
  created_at timestamptz not null default now(),
  -- Null for a wording that a migration brings.
  created_by uuid references auth.users (id) on delete set null,
  constraint consent_texts_version check ((part = 'notice') = (version is not null))
);

-- No wording is changed or removed, so that a proof stays one.
create trigger consent_texts_kept after update on public.consent_texts
  for each row when (to_jsonb(new) - 'created_by' <> to_jsonb(old) - 'created_by')
  execute function private.refuse('what was shown is not changed', '', '42501');
create trigger consent_texts_not_removed before delete on public.consent_texts
  for each row execute function private.refuse('what was shown is not changed', '', '42501');

/* The notice of a version in a language: what is shipped, with what admins have changed; null if not recorded. */
create function private.notice_wording(of_version text, lang text)
returns text
language sql
stable
as $$
  select coalesce((shipped.text::jsonb || (
    select jsonb_object_agg(o.key, o.value) from public.text_overrides as o
    where o.language = lang and o.namespace = 'legal' and o.key like 'privacy.%'
  ))::text, shipped.text)
  from public.consent_texts as shipped
  where shipped.part = 'notice' and shipped.shipped and shipped.language = lang and shipped.version = of_version
  order by shipped.created_at desc limit 1;
$$;

/* A shipped notice of a new version is shown with what admins have changed before: that wording is recorded with it. */
create function private.record_changed_notice()
returns trigger
language plpgsql
as $$
begin
  insert into public.consent_texts (part, language, version, text, shipped, created_by)
  values ('notice', new.language, new.version, private.notice_wording(new.version, new.language), false, new.created_by)
  on conflict (hash) do nothing;
  return null;
end;
$$;

create trigger consent_texts_changed_notice after insert on public.consent_texts
  for each row when (new.part = 'notice' and new.shipped) execute function private.record_changed_notice();

/* What an admin writes becomes a version as it is saved. */
create function private.record_consent_text()
returns trigger
language plpgsql
as $$
declare
  changed public.text_overrides := case when tg_op = 'DELETE' then old else new end;
  of_version text;
begin
  if not private.is_consent_text(changed.namespace, changed.key) then
    return null;
  end if;
  if changed.namespace = 'legal' then
    select max(version) into of_version from public.consent_texts
    where part = 'notice' and shipped and language = changed.language;
    insert into public.consent_texts (part, language, version, text, shipped, created_by)
    select 'notice', changed.language, of_version, wording, false, auth.uid()
    from private.notice_wording(of_version, changed.language) as wording where wording is not null
    on conflict (hash) do nothing;
  elsif tg_op <> 'DELETE' then
    insert into public.consent_texts (part, language, text, shipped, created_by)
    values (split_part(new.key, '.', 2), new.language, new.value, false, auth.uid())
    on conflict (hash) do nothing;
  end if;
  return null;
end;
$$;

create trigger text_overrides_versions after insert or update or delete on public.text_overrides
  for each row execute function private.record_consent_text();

/* Records wordings that a build ships and no migration knows: {part, language, version, text}. Returns how many. */
create function private.record_consent_texts(texts jsonb)
returns integer
language sql
as $$
  with added as (
    insert into public.consent_texts (part, language, version, text, created_by)
    select t.part, t.language, t.version, t.text, auth.uid()
    from jsonb_to_recordset(texts) as t (part text, language text, version text, text text)
    on conflict (hash) do nothing
    returning 1
  ), logged as (
    select count(*) as number, private.log_access('texts', '{}', 'consent ' || count(*)) from added having count(*) > 0
  )
  select coalesce(sum(number), 0)::integer from logged;
$$;
