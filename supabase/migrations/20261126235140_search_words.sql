-- Searches find all words in any order, and fold stored and typed text alike; a name may have one character.

create or replace function private.fold(value text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select regexp_replace(
    replace(replace(replace(
      translate(
        regexp_replace(
          lower(normalize(translate(value, '’‘ʼ′´`‐‑–—−', '''''''''''''-----'), NFKD)),
          '[\u00ad\u0300-\u036f\u0610-\u061a\u0621\u0640\u064b-\u065f\u0670\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]',
          '', 'g'),
        'øłđıةىیک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
        'oldiهييك01234567890123456789'),
      'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae'),
    '(a|o|(?<!q)u)e', '\1', 'g');
$$;

create or replace function private.search_words(query text)
returns text[]
language sql
immutable
parallel safe
set search_path = ''
as $$
  select coalesce(array_agg(bare) filter (where bare <> ''), array_agg(word), '{}')
  from (
    select word, btrim(word, '.,:;!?¡¿()[]"''«»“”„。、《》「」*/|-') as bare
    from regexp_split_to_table(private.fold(query), '[\s,;、。]+') as word
    where word <> ''
  ) as words;
$$;

create or replace function private.containing_words(query text)
returns text[]
language sql
immutable
parallel safe
set search_path = ''
as $$
  select coalesce(array_agg(private.containing(word) order by char_length(word) desc, word), '{}')
  from unnest(private.search_words(query)) as word;
$$;

create or replace function private.synonym_of(word text, lang text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select coalesce((
    select replace(word, typed, meant)
    from (values
      ('ar', 'طرد', 'فصل'), ('zh', '开店', '店铺'), ('zh', '解雇', '解聘'), ('ru', 'увольнени', 'уволен'),
      ('en', 'sacked', 'dismiss'), ('en', 'fired', 'dismiss'), ('en', 'landlord', 'owner'), ('fr', 'vire', 'licenci'),
      ('de', 'rauswurf', 'kundigung'), ('es', 'echado', 'despid')
    ) as synonyms (language, typed, meant)
    where language = lang and strpos(word, typed) > 0
    limit 1
  ), '');
$$;

create or replace function private.has_words(value text, words text[], synonyms text[])
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select not exists (
    select from unnest(words, synonyms) as w (word, synonym)
    where strpos(value, word) = 0 and (synonym = '' or strpos(value, synonym) = 0)
  );
$$;

create or replace function private.find_posts(query text, lang text, in_category text, skipped integer, amount integer)
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  newest constant integer := 500;
  reader text := coalesce((select language_code from public.language_settings where language_code = lang), 'es');
  words text[] := private.search_words(query);
  synonyms text[] := array(select private.synonym_of(word, reader) from unnest(words) with ordinality as w (word, place)
    order by place);
  -- One without a synonym, which every post that is found has to contain.
  longest text := (
    select word from unnest(words, synonyms) as w (word, synonym)
    where synonym = '' and word ~ '[[:alnum:]]{3}' order by char_length(word) desc limit 1
  );
  found uuid[];
begin
  found := array(
    select p.id
    from (
      select id, date, shown_categories from public.blog_posts
      where not hidden and deleted_at is null and date + publish_at <= (select private.office_now())
      order by date desc, id desc limit newest
    ) as p
    join private.post_search as s on s.post_id = p.id and s.language = reader
    where (in_category = '' or p.shown_categories @> array[in_category])
      and private.has_words(s.text, words, synonyms)
    order by p.date desc, p.id desc
    limit amount offset skipped
  );
  if cardinality(found) = amount then
    return query select unnest(found);
  elsif longest is not null then
    return query
      select p.id
      from private.post_search as s join public.blog_posts as p on p.id = s.post_id
      where s.text like private.containing(longest) and s.language = reader
        and not p.hidden and p.deleted_at is null and p.date + p.publish_at <= (select private.office_now())
        and (in_category = '' or p.shown_categories @> array[in_category])
        and private.has_words(s.text, words, synonyms)
      order by p.date desc, p.id desc
      limit amount offset skipped;
  else
    return query
      select p.id
      from private.post_search as s join public.blog_posts as p on p.id = s.post_id
      where s.language = reader
        and not p.hidden and p.deleted_at is null and p.date + p.publish_at <= (select private.office_now())
        and (in_category = '' or p.shown_categories @> array[in_category])
        and private.has_words(s.text, words, synonyms)
      order by p.date desc, p.id desc
      limit amount offset skipped;
  end if;
end;
$$;

create or replace function private.posts_for_staff(
  query text,
  in_state text,
  in_category text,
  in_language text,
  after_date date,
  after_id uuid,
  page_size integer
)
returns table (
  id uuid, slug text, title text, date date, publish_at time, category text, image text, hidden boolean,
  show_on_homepage boolean, deleted_at timestamptz, written text[], complete text[], outdated text[],
  waiting text[], wanted jsonb
)
language plpgsql
stable
security definer
set search_path = ''
-- Planned for the filter of each call: a generic plan would read every post.
set plan_cache_mode = force_custom_plan
as $$
begin
  return query
  select
    p.id, p.slug, p.title, p.date, p.publish_at, p.category, p.image, p.hidden, p.show_on_homepage, p.deleted_at,
    p.written_languages, p.languages, p.outdated_languages, array(select jsonb_object_keys(p.waiting_texts)),
    (
      select coalesce(jsonb_object_agg(w.language, w.wishes), '{}')
      from private.translation_wishes as w where w.post_id = p.id and w.language <> all (p.languages)
    )
  from public.blog_posts as p
  where (select private.is_staff())
    and (p.date, p.id) < (after_date, after_id)
    and (p.deleted_at is not null) = (in_state = 'bin')
    and case in_state
      when 'published' then not p.hidden and p.date + p.publish_at <= (select private.office_now())
      when 'scheduled' then not p.hidden and p.date + p.publish_at > (select private.office_now())
      when 'hidden' then p.hidden
      when 'outdated' then
        case in_language when '' then p.outdated_languages <> '{}' else in_language = any (p.outdated_languages) end
      when 'waiting' then
        p.waiting_texts <> '{}' and (in_language = '' or p.waiting_texts ? in_language)
      when 'wanted' then exists (
        select from private.translation_wishes as w
        where w.post_id = p.id and w.language <> all (p.languages) and (in_language = '' or w.language = in_language)
      )
      when 'missing' then
        case in_language
          when '' then cardinality(p.written_languages) < (select count(*) from private.translations())
          else in_language <> all (p.written_languages) end
      else true
    end
    and (in_category = '' or p.category = in_category or in_category = any (p.additional_categories))
    and (query = '' or p.search_titles like all (private.containing_words(query)))
  order by p.date desc, p.id desc
  limit least(page_size, 101);
end;
$$;

create or replace function private.find_surveys(query text)
returns setof uuid
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  found_ids uuid[];
begin
  if not private.is_admin() then
    return;
  end if;
  select coalesce(array_agg(id), '{}') into found_ids
  from public.contact_surveys
  where search_text like all (
    case
      when query ~ '^[0-9 +().\-]{4,}$'
        then array[private.containing(regexp_replace(left(query, 200), '[^0-9]', '', 'g'))]
      else private.containing_words(left(query, 200))
    end
  );
  if not exists (
    select from private.access_log
    where seq = (select max(seq) from private.access_log where person = auth.uid())
      and action = 'searched' and detail = cardinality(found_ids)::text and at > now() - interval '1 minute'
  ) then
    perform private.log_access('searched', detail => cardinality(found_ids)::text);
  end if;
  return query select unnest(found_ids);
end;
$$;

revoke all on function private.search_words(text) from public;
grant execute on function private.search_words(text) to service_role;
revoke all on function private.containing_words(text) from public;
grant execute on function private.containing_words(text) to service_role;
revoke all on function private.synonym_of(text, text) from public;
grant execute on function private.synonym_of(text, text) to service_role;
revoke all on function private.has_words(text, text[], text[]) from public;
grant execute on function private.has_words(text, text[], text[]) to service_role;

alter table public.contact_surveys
  drop constraint contact_surveys_name_check,
  add constraint contact_surveys_name_check check (char_length(btrim(name, E' \t\r\n')) between 1 and 120);

-- What was folded before. Folding what is folded loses nothing that a search needs.
update private.post_search set text = private.fold(text) where text <> private.fold(text);

alter table public.blog_posts disable trigger user;
update public.blog_posts set search_titles = private.fold(search_titles)
where search_titles <> private.fold(search_titles);
alter table public.blog_posts enable trigger user;

-- A generated column is computed again when one that it reads is written.
alter table public.contact_surveys disable trigger user;
update public.contact_surveys set message = message where search_text <> private.fold(search_text);
alter table public.contact_surveys enable trigger user;

reindex index public.categories_by_folded_name;
