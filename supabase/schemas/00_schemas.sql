-- Where things live, and that nothing is given to anybody unasked.
--
-- public: the tables and functions that the API offers, and nothing else.
-- private: what policies, triggers and those functions use. The API does not offer this schema, so whatever runs
--          with its owner's rights ('security definer') stands there.

create schema if not exists extensions;
create schema private;

-- Substring search (07_post_search.sql).
create extension if not exists pg_trgm with schema extensions;

-- PostgreSQL lets everybody call a new function, and hosted projects made before 30 October 2026 give new tables to
-- the API's roles. 90_grants.sql is the one place where something is granted.
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

/* When something was moved to the bin is what the clock says, not what the call does. */
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

/* What a search compares: case and the accents of the Latin alphabet do not count, so that 'extranjeria' finds
   'Extranjería'; nor do the Russian ё, and the letter variants and marks that Arabic writers leave out. */
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

/* A LIKE pattern that finds a text anywhere and takes '%', '_' and '\' for what they are. */
create function private.containing(value text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select '%' || replace(replace(replace(value, '\', '\\'), '%', '\%'), '_', '\_') || '%';
$$;
