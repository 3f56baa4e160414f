import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueOf } from '../../server/embedded/catalogue';
import { type EmbeddedBackend, startEmbedded } from '../../server/embedded/embedded';
import { schemaFiles } from '../../server/embedded/sql';
import { SUPABASE } from '../../server/paths';
import { type Row, startMigrated } from '../support/backend';
import { LINTS } from './lints';

const rows = async ({ connection }: EmbeddedBackend, sql: string) =>
  (await connection.driver.query<Row>(sql)).rows;

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
  try {
    const lines = await catalogueOf(declared.connection.driver);
    expect(lines.length).toBeGreaterThan(300);
    expect(await catalogueOf(migrated.connection.driver)).toEqual(lines);
  } finally {
    await declared.close();
  }
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
