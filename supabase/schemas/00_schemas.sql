-- The schemas, the default privileges, and functions that many files use.
--
-- public: the tables and functions that the API exposes, and nothing else.
-- private: what policies, triggers and those functions use. The API does not expose this schema, so all functions
--          with their owner's rights ('security definer') are in it: triggers, and what its roles may call.
--
-- Hosted projects load pg-safeupdate for the API's sessions: an update or delete without a condition fails, in functions
-- and triggers too. `where true` is one.

create schema if not exists extensions;
create schema private;

-- A second API to the same tables, which older hosted projects have and nothing here uses.
drop extension if exists pg_graphql;

-- Substring search (19_post_search.sql).
create extension if not exists pg_trgm with schema extensions;

-- Some hosted projects grant what is new. Here nothing is granted but by 89_function_rights.sql and 90_table_rights.sql.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

/* Raises an error if a condition holds: with a hint one that the interface distinguishes (src/lib/errors.ts), else that
   of a wrong argument or another code. */
create function private.refuse_if(condition boolean, message text, hint text default null, code text default '22023')
returns void
language plpgsql
as $$
begin
  if condition and hint is null then
    raise exception '%', message using errcode = code;
  elsif condition then
    raise exception '%', message using errcode = 'P0001', hint = hint;
  end if;
end;
$$;

/* Refuses what meets a trigger's condition. The arguments: the message, and the hint, or an empty one and the code. */
create function private.refuse()
returns trigger
language plpgsql
as $$
begin
  perform private.refuse_if(true, tg_argv[0], nullif(tg_argv[1], ''), tg_argv[2]);
  return null;
end;
$$;

/* Inserts a row that is given as JSON. Columns that it does not name get their defaults. */
create function private.insert_row(into_table regclass, given jsonb)
returns void
language plpgsql
as $$
begin
  execute (
    select format('insert into %1$s (%2$s) select %2$s from jsonb_populate_record(null::%1$s, $1)',
      into_table, string_agg(quote_ident(attname), ', '))
    from pg_catalog.pg_attribute
    where attrelid = into_table and attnum > 0 and not attisdropped and attgenerated = '' and given ? attname::text
  ) using given;
end;
$$;

create function private.touch_updated_at()
returns trigger
language plpgsql
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

/* How long the longest of these texts is. */
create function private.longest(variadic texts text[])
returns integer
immutable
return (select max(char_length(text)) from unnest(texts) as text);

/* Sets the time of a deletion by the database's clock, whatever value the update sends. */
create function private.stamp_deletion()
returns trigger
language plpgsql
as $$
begin
  if new.deleted_at is not null then
    new.deleted_at := coalesce(old.deleted_at, now());
  end if;
  return new;
end;
$$;

/* Text as searches compare it, stored and typed alike: 'extranjeria' finds 'Extranjería', 'Gueterstand' 'Güterstand'.
   The admin area does the same (src/lib/admin/fold.ts); tests/database/searchWords.test.ts compares the two. */
create function private.fold(value text)
returns text
immutable
parallel safe
return regexp_replace(
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

/* Whether mail can be sent to an address: the same rule as of the forms (src/site/mailAddress.ts). Neither a program
   that sends mail nor one that counts may read it as two, or as another one. */
create function private.is_mail_address(value text)
returns boolean
immutable
parallel safe
return char_length(value) <= 254
  and value ~ '^[^@]{1,64}@[^@]+\.[^@0-9.][^@.]+$'
  and value !~ '[^!-~\u00a1-\u1fff\u2070-\u2fff\u3004-\ufdff\U00010000-\U0010ffff]|[,:;<>()\[\]\\"%!|]'
  and value !~ '@.*[#$&''*+/=?^_`{}~ßς]'
  and value !~ '^\.|\.[.@]|@[.-]|@.*(\.-|-\.)|-$';

/* The mailbox of an address, by which mails are counted: many services ignore case, dots and what follows a plus. */
create function private.mailbox_of(address text)
returns text
immutable
parallel safe
return (
  select replace(regexp_replace(split_part(folded, '@', 1), '(.)\+.*$', '\1'), '.', '') || '@' || split_part(folded, '@', 2)
  from lower(address) as folded
);

/* The last nine digits identify a phone, with or without the country's prefix. */
create function private.phone_key(phone text)
returns text
immutable
parallel safe
return right(regexp_replace(phone, '[^0-9]', '', 'g'), 9);

/* A LIKE pattern that finds a text anywhere and takes '%', '_' and '\' literally. */
create function private.containing(value text)
returns text
immutable
parallel safe
return '%' || replace(replace(replace(value, '\', '\\'), '%', '\%'), '_', '\_') || '%';

/* LIKE patterns for each word of a search, folded, the longest first, which an index finds best. Punctuation around a
   word is no part of it, unless there is nothing else. */
create function private.containing_words(query text)
returns text[]
immutable
parallel safe
return (
  select coalesce(
    array_agg(private.containing(bare) order by char_length(bare) desc, bare) filter (where bare <> ''),
    array_agg(private.containing(word) order by char_length(word) desc, word), '{}')
  from (
    select word, btrim(word, '.,:;!?¡¿()[]"''«»“”„。、《》「」*/|-') as bare
    from regexp_split_to_table(private.fold(query), '[\s,;、。]+') as word
    where word <> ''
  ) as words
);
