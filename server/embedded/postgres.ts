import type { Sql } from 'postgres';
import { type Connection, isoTime, type Statements } from './connection.ts';

/** A value as a parameter; JSON may be given as text too. */
function serialize(value: unknown): string {
  if (typeof value === 'string') return value;
  return value instanceof Date ? value.toISOString() : JSON.stringify(value);
}

const typeOf = (oid: number, parse: (text: string) => unknown) => ({
  to: oid,
  from: [oid],
  serialize,
  parse,
});

/** Values read and written as PGlite does it. */
const TYPES = {
  timestamp: typeOf(1114, isoTime),
  timestamptz: typeOf(1184, isoTime),
  numeric: typeOf(1700, Number),
  json: typeOf(114, JSON.parse),
  jsonb: typeOf(3802, JSON.parse),
};

const statementsOf = (sql: Pick<Sql, 'unsafe'>): Statements => ({
  query: async (text, values = []) => ({
    rows: [...(await sql.unsafe<never[]>(text, values as never[]))],
  }),
  exec: (text) => sql.unsafe(text),
});

/**
 * A connection string as `psql` takes it: with `?host=/folder` the server is reached by its socket
 * in that folder, which the driver wants as an option.
 */
function addressOf(databaseUrl: string): { url: string; host?: string } {
  const url = new URL(databaseUrl);
  const folder = url.searchParams.get('host');
  url.searchParams.delete('host');
  return { url: url.href, ...(folder && { host: folder }) };
}

/**
 * Connects to a PostgreSQL server by a single session that lives as long as this process: the
 * backend handles one request after another and keeps their headers in it.
 * @throws naming the server, if it cannot be reached or refuses.
 */
export async function openPostgres(databaseUrl: string): Promise<Connection> {
  const { url, ...socket } = addressOf(databaseUrl);
  const { createPostgresConnection } = await import('@supabase/lite/postgres');
  const lite = createPostgresConnection({
    url,
    postgresOptions: {
      ...socket,
      max: 1,
      max_lifetime: null,
      connection: { application_name: 'site' },
      onnotice: () => {},
      types: TYPES,
    },
  });
  const { driver: sql } = lite;
  await sql`select`.catch(async (cause: unknown) => {
    await lite.close();
    const { host, pathname } = new URL(url);
    throw new Error(`PostgreSQL at ${host}${pathname} (DATABASE_URL): ${String(cause)}`, { cause });
  });
  return {
    lite,
    driver: {
      ...statementsOf(sql),
      transaction: (work) => sql.begin((tx) => work(statementsOf(tx))) as never,
    },
    dump: () => Promise.reject(new Error('A PostgreSQL server is copied by pg_dump.')),
    close: () => lite.close(),
  };
}
