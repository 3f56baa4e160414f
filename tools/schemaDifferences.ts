import { extract } from '@supabase/pg-delta/extract';
import { plan } from '@supabase/pg-delta/plan';
import type { Pool } from 'pg';
import type { Driver } from '../server/embedded/connection.ts';

/** A database of the embedded backend as the pool of connections that pg-delta reads. */
function poolOf(driver: Driver): Pool {
  const client = {
    query: (query: string | { text: string; values?: unknown[] }, values?: unknown[]) =>
      typeof query === 'string'
        ? driver.query(query, values)
        : driver.query(query.text, query.values),
    release: () => undefined,
  };
  return { connect: () => Promise.resolve(client) } as unknown as Pool;
}

/** What takes the schema of one database to that of another, in order of dependency. */
export async function schemaActions(from: Driver, to: Driver) {
  const [before, after] = [await extract(poolOf(from)), await extract(poolOf(to))];
  // What the migrations make belongs to whoever applies them, under any name.
  return plan(before.factBase, after.factBase).actions.filter(
    ({ sql }) => !/^(ALTER .* OWNER TO "\w+"|(GRANT|REVOKE) .* (TO|FROM) "postgres")$/s.test(sql),
  );
}

/** The rows that come with the migrations, one line each. */
const ROWS = `
  select 'language ' || l::text as line from public.language_settings as l
  union all select 'area ' || id from private.practice_areas
  union all select 'category ' || c::text from public.categories as c
  union all
  select 'bucket ' || id || ' ' || public || ' ' || file_size_limit || ' ' || allowed_mime_types::text
    from storage.buckets`;

const rowsOf = async (database: Driver) =>
  new Set((await database.query<{ line: string }>(ROWS)).rows.map(({ line }) => line));

/** What one database lacks of another, or has beside it; none where both are the same. */
export async function schemaDifferences(from: Driver, to: Driver): Promise<string[]> {
  const actions = await schemaActions(from, to);
  const [before, after] = [await rowsOf(from), await rowsOf(to)];
  return [
    ...actions.map(({ sql }) => `to be done: ${sql}`),
    ...[...after].filter((line) => !before.has(line)).map((line) => `missing: ${line}`),
    ...[...before].filter((line) => !after.has(line)).map((line) => `too much: ${line}`),
  ];
}
