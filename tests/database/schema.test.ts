import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedBackend, startEmbedded } from '../../server/embedded/embedded';
import { schemaFiles } from '../../server/embedded/sql';
import { SUPABASE } from '../../server/paths';
import { type Row, startMigrated } from '../support/backend';
import { CALLABLE } from './callable';
import { LINTS } from './lints';

/** All definitions in the catalogue, one line each. */
const CATALOGUE = `
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
  select 'extension ' || extname || ' ' || extnamespace::regnamespace from pg_extension
  union all select 'language ' || l::text from public.language_settings as l
  union all select 'area ' || id from private.practice_areas
  union all select 'category ' || c::text from public.categories as c
  union all
  select 'bucket ' || id || ' ' || public || ' ' || file_size_limit || ' ' || allowed_mime_types::text
    from storage.buckets`;

const rows = async ({ connection }: EmbeddedBackend, sql: string) =>
  (await connection.driver.query<Row>(sql)).rows;

const catalogue = async (backend: EmbeddedBackend) =>
  (await rows(backend, CATALOGUE)).map(({ line }) => String(line)).sort();

let migrated: EmbeddedBackend;

beforeAll(async () => {
  migrated = await startMigrated();
});
afterAll(() => migrated.close());

describe('the schemas', () => {
  it('give the same database as the migrations', async () => {
    const declared = await startEmbedded({
      seed: false,
      captureEmails: true,
      migrations: schemaFiles(),
    });
    try {
      const lines = await catalogue(declared);
      expect(lines.length).toBeGreaterThan(300);
      expect(await catalogue(migrated)).toEqual(lines);
    } finally {
      await declared.close();
    }
  });

  it('are numbered without gaps up to the grants, and listed in their README', () => {
    const names = schemaFiles().map(({ name }) => name.replace('.sql', ''));
    const numbers = names.map((name) => Number(name.slice(0, 2))).filter((number) => number < 90);
    expect(numbers).toEqual(numbers.map((_, index) => index));
    const readme = readFileSync(join(SUPABASE, 'schemas/README.md'), 'utf8');
    expect([...readme.matchAll(/^\| `(\d\d_\w+)` \|/gm)].map(([, name]) => name)).toEqual(names);
  });
});

/** What the API offers: the schemas of config.toml. */
const EXPOSED = ['public'];

describe('what the API offers', () => {
  const callable = async (role: string) => {
    const found = await rows(
      migrated,
      `select proname as name from pg_proc
       where pronamespace = any ('{${EXPOSED.join()}}'::regnamespace[])
         and has_function_privilege('${role}', oid, 'execute')
       order by 1`,
    );
    return found.map(({ name }) => name);
  };

  it.each(Object.entries(CALLABLE))(
    '%s can call the reviewed functions only',
    async (role, names) => {
      expect(await callable(role)).toEqual(names);
    },
  );

  // A driver looks up the arrays of own types once, when it connects: on the first start before the
  // migrations, so that a call with such an array would be refused until the next start.
  it('takes no array of an own type', async () => {
    const found = await rows(
      migrated,
      `select distinct p.proname as name
       from pg_proc as p, unnest(p.proargtypes) as argument
         join pg_type as list on list.oid = argument
         join pg_type as element on element.oid = list.typelem
       where p.pronamespace = any ('{${EXPOSED.join()}}'::regnamespace[])
         and element.typnamespace <> 'pg_catalog'::regnamespace`,
    );
    expect(found).toEqual([]);
  });

  it('is what config.toml says', () => {
    const config = readFileSync(join(SUPABASE, 'config.toml'), 'utf8');
    expect(config).toContain(`schemas = ${JSON.stringify(EXPOSED)}`);
  });

  it('does not grow with a new table or function until it is granted', async () => {
    const roles = ['anon', 'authenticated', 'service_role', 'public'];
    const { driver } = migrated.connection;
    await driver.exec('begin');
    try {
      for (const schema of ['public', 'private']) {
        await driver.exec(`
          create table ${schema}.new_table (id serial primary key);
          create function ${schema}.new_function() returns int language sql as 'select 1';`);
        for (const role of roles) {
          const { rows: may } = await driver.query(
            `select has_function_privilege('${role}', '${schema}.new_function()', 'execute') as call,
               has_table_privilege('${role}', '${schema}.new_table', 'select, insert, update, delete') as use,
               has_sequence_privilege('${role}', '${schema}.new_table_id_seq', 'usage, select') as count`,
          );
          expect(may, `${role} in ${schema}`).toEqual([{ call: false, use: false, count: false }]);
        }
      }
    } finally {
      await driver.exec('rollback');
    }
  });

  it('is complete for the service role', async () => {
    const missing = await rows(
      migrated,
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
         and not (has_table_privilege('service_role', oid, 'select')
           and has_table_privilege('service_role', oid, 'insert')
           and has_table_privilege('service_role', oid, 'update')
           and has_table_privilege('service_role', oid, 'delete'))
       union all
       select proname from pg_proc where pronamespace = 'public'::regnamespace
         and not has_function_privilege('service_role', oid, 'execute')`,
    );
    expect(missing).toEqual([]);
  });
});

describe('Supabase’s lints', () => {
  it.each(Object.entries(LINTS))('find none of %s', async (_, { sql, accepted = [] }) => {
    const found = await rows(migrated, `select lint.name from (${sql}) as lint (name) order by 1`);
    expect(found.map(({ name }) => name)).toEqual(accepted);
  });
});
