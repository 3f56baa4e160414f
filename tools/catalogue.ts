import type { Statements } from '../server/embedded/connection.ts';

/** All definitions in the catalogue, one line each. */
const DEFINITIONS = `
  with own as (
    select oid, nspname from pg_namespace where nspname in ('public', 'private')
  )
  select 'column ' || c.oid::regclass || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
      || case when a.attnotnull then ' not null' else '' end || ' ' || a.attgenerated::text
      || coalesce(' ' || pg_get_expr(d.adbin, d.adrelid), '') || coalesce(' ' || a.attacl::text, '')
      || ' ' || coalesce(col_description(c.oid, a.attnum), '') as line
    from pg_class as c join own on own.oid = c.relnamespace
    join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef as d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relkind in ('r', 'v', 'm', 'p')
  union all
  select 'table ' || c.oid::regclass || ' ' || c.relkind::text || ' ' || c.relrowsecurity || ' '
      || coalesce(c.relacl::text, '') || ' ' || coalesce(obj_description(c.oid), '')
    from pg_class as c join own on own.oid = c.relnamespace where c.relkind in ('r', 'v', 'm', 'p', 'S')
  union all
  select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
    from pg_constraint where connamespace in (select oid from own)
  union all
  select 'index ' || indexdef from pg_indexes where schemaname in (select nspname from own)
  union all
  select 'function ' || pg_get_functiondef(p.oid) || coalesce(p.proacl::text, '')
    from pg_proc as p join own on own.oid = p.pronamespace
  union all
  select 'trigger ' || pg_get_triggerdef(t.oid)
    from pg_trigger as t join pg_class as c on c.oid = t.tgrelid join own on own.oid = c.relnamespace
    where not t.tgisinternal
  union all
  select 'policy ' || p::text from pg_policies as p where schemaname in ('public', 'private', 'storage')
  union all
  select 'enum ' || enumtypid::regtype || ' ' || enumlabel from pg_enum
  union all
  select 'default ' || pg_get_userbyid(defaclrole) || ' ' || coalesce(defaclnamespace::regnamespace::text, '')
      || ' ' || defaclobjtype::text || ' ' || defaclacl::text from pg_default_acl
  union all
  select 'schema ' || nspname || ' ' || coalesce(nspacl::text, '') from pg_namespace
    where oid in (select oid from own)
  union all
  select 'extension ' || extname || ' ' || extnamespace::regnamespace from pg_extension`;

/** The rows that come with the migrations, one line each. */
const ROWS = `
  select 'language ' || l::text as line from public.language_settings as l
  union all select 'area ' || id from private.practice_areas
  union all select 'category ' || c::text from public.categories as c
  union all
  select 'bucket ' || id || ' ' || public || ' ' || file_size_limit || ' ' || allowed_mime_types::text
    from storage.buckets`;

const linesOf = async (database: Statements, sql: string) =>
  (await database.query<{ line: string }>(sql)).rows.map(({ line }) => line).sort();

/** The rights at a definition's end, in an order that does not depend on that of the grants. */
const withSortedRights = (line: string) =>
  line.replace(
    /\{([^{}]*=[^{}]*)\}$/,
    (_, rights: string) => `{${rights.split(',').sort().join()}}`,
  );

/** What a database is made of: two databases with the same lines have the same schema. */
export async function catalogueOf(database: Statements): Promise<string[]> {
  const definitions = await linesOf(database, DEFINITIONS);
  return [...definitions.map(withSortedRights), ...(await linesOf(database, ROWS))];
}
