-- The schemas, the default privileges, and functions that many files use.
--
-- public: the tables and functions that the API exposes, and nothing else.
-- private: what policies, triggers and those functions use. The API does not expose this schema, so all functions
--          with their owner's rights ('security definer') are in it.

create schema if not exists extensions;
create schema private;

-- A second API to the same tables, which older hosted projects have and nothing here uses.
drop extension if exists pg_graphql;

-- Substring search (19_post_search.sql).
create extension if not exists pg_trgm with schema extensions;

-- By default everyone may execute a new function, and hosted projects made before 30 October 2026 grant new tables to
-- the API's roles. Here nothing is granted but by 90_grants.sql.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

create function private.touch_updated_at()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

/* Sets the time of a deletion by the database's clock, whatever value the update sends. */
create function private.stamp_deletion()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.deleted_at is not null then
    new.deleted_at := coalesce(old.deleted_at, now());
  end if;
  return new;
end;
$$;

/* Text as searches compare it: in lower case, without Latin accents, the dots of the Russian ё, and the letter
   variants and vowel marks of Arabic. So 'extranjeria' finds 'Extranjería'. */
create function private.fold(value text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select translate(
    lower(value),
    'áàâäãåéèêëíìîïóòôöõúùûüñçÿёأإآىةًٌٍَُِّْـ',
    'aaaaaaeeeeiiiiooooouuuuncyеااايه'
  );
$$;

/* A LIKE pattern that finds a text anywhere and takes '%', '_' and '\' literally. */
create function private.containing(value text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select '%' || replace(replace(replace(value, '\', '\\'), '%', '\%'), '_', '\_') || '%';
$$;
