import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { schemaDifferences } from '../../tools/schemaDifferences';
import { type EmbeddedBackend, startEmbedded } from '../../server/embedded/embedded';
import { schemaFiles } from '../../server/embedded/sql';
import { SUPABASE } from '../../server/paths';
import { type Row, startMigrated } from '../support/backend';

const rows = async ({ connection }: EmbeddedBackend, sql: string) =>
  (await connection.driver.query<Row>(sql)).rows;

/**
 * What Supabase's own lints (`tests/postgres/lints.spec.ts`) do not see, or see on PostgreSQL only,
 * by their numbers if they have one (supabase.com/docs/guides/database/database-linter). Each
 * selects the violations, as text.
 */
const LINTS: Record<string, string> = {
  // Two ask about the row itself.
  '0003 a policy that asks who calls for each row': `
      select tablename || ': ' || policyname from pg_policies
      where regexp_replace(coalesce(qual, '') || ' ' || coalesce(with_check, ''), 'private\\.is_(shown_category|image_name)', '', 'g')
        ~* '(?<!select )\\m(auth|private)\\.\\w+\\('`,
  '0011 a function whose caller chooses what its names mean': `
      select oid::regprocedure::text from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and coalesce(proconfig::text, '') !~ 'search_path='`,
  '0028, 0029 functions with the rights of their owner': `
      select oid::regproc::text from pg_proc
      where pronamespace = 'public'::regnamespace and prosecdef`,
  'a function of the API beside the table of 89_function_rights.sql': `
      select proname from pg_proc where pronamespace = 'public'::regnamespace
      except select proname from pg_proc where pronamespace = 'private'::regnamespace`,
  'a function for accounts that asks for no role, but what gives or proves one': `
      select f.proname from pg_proc as f join pg_proc as p on p.proname = f.proname
      where f.pronamespace = 'public'::regnamespace and p.pronamespace = 'private'::regnamespace
        and has_function_privilege('authenticated', f.oid, 'execute')
        and not has_function_privilege('anon', f.oid, 'execute')
        and p.prosrc !~ 'private[.]require_(staff|admin)[(][)];'
        and f.proname not in ('own_access', 'require_proof', 'announce_change', 'use_recovery_code')`,
  // Hosted projects load pg-safeupdate for the API's sessions, also in functions and triggers.
  // Parentheses are removed from the inside out, so that a condition within them does not count.
  'a change of all rows, which a hosted project refuses with 21000': String.raw`
      with recursive bodies (id, body) as (
        select oid, regexp_replace(prosrc, '--[^\n]*|''[^'']*''', '', 'g') from pg_proc
        where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        union
        select id, regexp_replace(body, '\([^()]*\)', '', 'g') from bodies
      )
      select distinct id::regprocedure::text from bodies
      where body ~* '\m(update\s+[\w.]+(\s+as\s+\w+)?\s+set|delete\s+from)\M((?!\mwhere\M)[^;()])*([;)]|$)'`,
};

let migrated: EmbeddedBackend;

beforeAll(async () => {
  migrated = await startMigrated();
});
afterAll(() => migrated.close());

it('the schemas give the same database as the migrations', async () => {
  const declared = await startEmbedded({
    seed: false,
    captureEmails: true,
    migrations: schemaFiles(),
  });
  onTestFinished(() => declared.close());
  const differences = () =>
    schemaDifferences(migrated.connection.driver, declared.connection.driver);
  expect(await differences()).toEqual([]);
  await declared.connection.driver.exec(`
    revoke execute on function private.office_today() from anon;
    delete from private.practice_areas where id = 'other'`);
  expect(await differences()).toEqual([
    expect.stringMatching(/^to be done: REVOKE .* "anon"$/s),
    'too much: area other',
  ]);
}, 240_000);

describe('what the API offers', () => {
  // A driver looks up the arrays of own types once, when it connects: on the first start before the
  // migrations, so that a call with such an array would be refused until the next start.
  it('takes no array of an own type', async () => {
    const found = await rows(
      migrated,
      `select distinct p.proname as name
       from pg_proc as p, unnest(p.proargtypes) as argument
         join pg_type as list on list.oid = argument
         join pg_type as element on element.oid = list.typelem
       where p.pronamespace = 'public'::regnamespace
         and element.typnamespace <> 'pg_catalog'::regnamespace`,
    );
    expect(found).toEqual([]);
  });

  it('is the schema public alone', () => {
    const config = readFileSync(join(SUPABASE, 'config.toml'), 'utf8');
    expect(config).toContain('schemas = ["public"]');
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
});

it.each(Object.entries(LINTS))('the database has none of %s', async (_, sql) => {
  const found = await rows(migrated, `select lint.name from (${sql}) as lint (name) order by 1`);
  expect(found.map(({ name }) => name)).toEqual([]);
});
