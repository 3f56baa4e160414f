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
  -- The language that the client wrote in; texts in another one are translations.
  original_language text not null default 'es' references public.language_settings (language_code),
  -- Set by record_testimonial_sources(): for each translation the Spanish texts that it is right for, as
  -- {"de": {"name", "role", "testimonial"}}, and the translations whose Spanish texts have changed since.
  translation_sources jsonb not null default '{}',
  outdated_languages text[] not null default '{}',
  image text,
  platform_logo text,
  -- What the logo shows, for those who do not see it. A proper name, the same in all languages.
  platform_name text check (char_length(platform_name) between 1 and 60),
  active boolean not null default false,
  consent_date date check (consent_date <= private.office_today()),
  -- How the firm verified that it is a real client's (Directive (EU) 2019/2161). Not public.
  verification text check (char_length(verification) <= 500),
  -- What the client agreed to, word for word, and how; null in rows that are older than these columns.
  consent_text text check (char_length(btrim(consent_text)) between 10 and 4000),
  consent_via text check (consent_via in ('signed', 'email', 'chat', 'form', 'spoken')),
  -- Set by keep_withdrawn().
  withdrawn_at timestamptz,
  withdrawn_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- When it was moved to the bin. `active` is kept, so that restoring it needs nothing else.
  deleted_at timestamptz,
  constraint testimonials_translations_fit check (
    private.longest(name_en, name_fr, name_de, name_ar, name_zh, name_ru) <= 120
    and private.longest(role_en, role_fr, role_de, role_ar, role_zh, role_ru) <= 160
    and private.longest(
      testimonial_en, testimonial_fr, testimonial_de, testimonial_ar, testimonial_zh, testimonial_ru) <= 2000
  ),
  constraint testimonials_consent_before_activation
    check (not active or (consent_date is not null and verification is not null and verification ~ '\S')),
  constraint testimonials_withdrawn check (not active or withdrawn_at is null),
  constraint testimonials_image_address check (private.is_image_address(image)),
  constraint testimonials_platform_logo_address check (private.is_image_address(platform_logo))
);

create index testimonials_public_order on public.testimonials (created_at desc)
  where active and deleted_at is null;

/* What staff activate has the text that the client agreed to, and keeps it. A withdrawal takes the testimonial from the
   site; what it was published by is then kept as proof, also when the bin is emptied (30_erasures.sql). */
create function private.keep_withdrawn()
returns trigger
language plpgsql
as $$
begin
  if tg_op = 'UPDATE' and old.withdrawn_at is not null then
    perform private.refuse_if(
      (new.withdrawn_at, new.active, new.name, new.testimonial, new.consent_date, new.verification, new.consent_text,
      new.consent_via) is distinct from (old.withdrawn_at, old.active, old.name, old.testimonial, old.consent_date,
      old.verification, old.consent_text, old.consent_via) or new.image is not null,
      'the consent was withdrawn', 'withdrawn');
  elsif new.withdrawn_at is not null then
    new.withdrawn_at := now();
    new.withdrawn_by := auth.uid();
    new.active := false;
    -- The proof needs no picture, whose file goes with the unused ones (21_unused_images.sql).
    new.image := null;
  else
    perform private.refuse_if(
      new.active and num_nulls(new.consent_text, new.consent_via) > 0
      and (tg_op = 'INSERT' or not old.active or num_nulls(old.consent_text, old.consent_via) = 0),
      'what the client agreed to is missing', code => '23514');
  end if;
  return new;
end;
$$;

create trigger testimonials_withdrawn before insert or update on public.testimonials
  for each row when (current_user = 'authenticated') execute function private.keep_withdrawn();

/* Records the Spanish texts for each translation that is new or has changed, or that the save no longer lists as
   outdated, by which staff confirm one. A text is a few sentences, so unlike in a post a correction confirms all. */
create function private.record_testimonial_sources()
returns trigger
language plpgsql
as $$
declare
  after jsonb := to_jsonb(new);
  before jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
  spanish jsonb := jsonb_build_object('name', new.name, 'role', new.role, 'testimonial', new.testimonial);
begin
  -- Set here, whatever is written.
  select coalesce(jsonb_object_agg(lang, case
    when tg_op = 'INSERT' or texts <> earlier
      or lang = any (old.outdated_languages) and lang <> all (new.outdated_languages) then spanish
    -- One from a copy of an older database has none: taken to be right for what it stood beside.
    else coalesce(before -> 'translation_sources' -> lang,
      jsonb_build_object('name', old.name, 'role', old.role, 'testimonial', old.testimonial)) end), '{}')
  into new.translation_sources
  from private.translations() as lang
  cross join lateral (
    select
      jsonb_build_array(after ->> ('name_' || lang), after ->> ('role_' || lang), after ->> ('testimonial_' || lang)),
      jsonb_build_array(before ->> ('name_' || lang), before ->> ('role_' || lang), before ->> ('testimonial_' || lang))
  ) as of_language (texts, earlier)
  where concat(after ->> ('name_' || lang), after ->> ('role_' || lang), after ->> ('testimonial_' || lang)) <> '';
  new.outdated_languages := array(
    select language from jsonb_each(new.translation_sources) as source (language, texts)
    where source.texts <> spanish
    order by language
  );
  return new;
end;
$$;

create trigger testimonials_record_sources before insert or update on public.testimonials
  for each row execute function private.record_testimonial_sources();

create policy "everyone reads active testimonials"
  on public.testimonials for select to anon, authenticated
  using ((active and deleted_at is null) or (select private.is_staff()));

create policy "staff remove testimonials"
  on public.testimonials for delete to authenticated
  using ((select private.is_staff()) and withdrawn_at is null);

/* Whole rows, those in the bin included: consent and verification are not granted, as accounts have that role too. */
create function private.testimonials_for_staff()
returns setof public.testimonials
language sql
stable
as $$
  select * from public.testimonials order by created_at desc;
$$;

/* Puts testimonials into an order, that of their dates (SPEC 7.1), which change hands, a millisecond apart where they
   were equal. Returns how many have moved. */
create function private.order_testimonials(ids uuid[])
returns integer
language sql
as $$
  with listed as (
    select id, created_at,
      row_number() over (order by array_position(ids, id)) as wanted,
      row_number() over (order by created_at desc, id) as place
    from public.testimonials
    where id = any (ids)
  ), dates as (
    select place,
      min(created_at + place * interval '1 millisecond') over (order by place) - place * interval '1 millisecond' as at
    from listed
  ), moved as (
    update public.testimonials as t
    set created_at = dates.at
    from listed join dates on dates.place = listed.wanted
    where t.id = listed.id and t.created_at <> dates.at
    returning 1
  )
  select count(*)::integer from moved;
$$;
