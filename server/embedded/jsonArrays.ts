import type pg from 'pg';

/** What `pg` returns for several statements. */
type Results = pg.QueryResult<{ types: string[] }>[];

/**
 * Runs a statement and passes arrays for JSON columns as JSON: `pg` sends every array as a
 * PostgreSQL array. Only the server knows the type of a parameter, so it is queried when there is
 * an array.
 */
export async function queryWithArrays<Row extends pg.QueryResultRow>(
  client: pg.ClientBase,
  text: string,
  values: readonly unknown[] = [],
): Promise<pg.QueryResult<Row>> {
  if (!values.some(Array.isArray)) return client.query<Row>(text, [...values]);
  const [, described] = (await client.query(
    `prepare described as ${text}
     ; select parameter_types::text[] as types from pg_prepared_statements where name = 'described'
     ; deallocate described`,
  )) as unknown as Results;
  const types = described?.rows[0]?.types ?? [];
  const sent = values.map((value, index) =>
    Array.isArray(value) && /^jsonb?$/.test(types[index] ?? '') ? JSON.stringify(value) : value,
  );
  return client.query<Row>(text, sent);
}
