import pg from 'pg';
import { databaseAddress } from '../databaseAddress.ts';
import { log } from '../log.ts';
import { type Connection, isoTime, type Session, withOneSession } from './connection.ts';

const { builtins } = pg.types;

/** Values read as PGlite does it. */
const types = new pg.TypeOverrides();
for (const type of [builtins.TIMESTAMP, builtins.TIMESTAMPTZ]) types.setTypeParser(type, isoTime);
for (const type of [builtins.NUMERIC, builtins.INT8]) types.setTypeParser(type, Number);
types.setTypeParser(builtins.DATE, (text) => text);
// `name[]`, which the driver does not know, and `date[]`: names of columns and days need no quotes.
for (const type of [1003, 1182])
  types.setTypeParser(type, (text) => (text === '{}' ? [] : text.slice(1, -1).split(',')));

/** What `pg` returns for several statements. */
type Results = pg.QueryResult<{ types: string[] }>[];

/**
 * Runs a statement and passes arrays for JSON columns as JSON: `pg` sends every array as a
 * PostgreSQL array. Only the server knows the type of a parameter, so it is queried when there is
 * an array.
 */
async function queryWithArrays<Row extends pg.QueryResultRow>(
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

const LOCK_NOT_AVAILABLE = '55P03';

/** Of a number of our own: no second process serves a database; one that has just ended is waited for. */
const LOCK = `set lock_timeout = '5s'; select pg_advisory_lock(727001); set lock_timeout = 0;`;

const IN_USE = 'The database of DATABASE_URL is in use by another process.';

/** @throws if another process holds the database. */
async function takeLock(client: pg.ClientBase): Promise<void> {
  try {
    await client.query(LOCK);
  } catch (error) {
    if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
    // Logged too: after the start, nothing else reports a process that took the lock between two
    // sessions.
    log(IN_USE);
    throw new Error(`${IN_USE} Stop that one first.`, { cause: error });
  }
}

/**
 * Connects to a PostgreSQL server by a single session: the backend handles one request after
 * another and keeps their headers in it. A session that the server ends is replaced by the next
 * request's.
 * @throws naming the server, if it cannot be reached or refuses.
 */
export async function openPostgres(databaseUrl: string): Promise<Connection> {
  const url = databaseAddress(databaseUrl);
  const pool = new pg.Pool({
    connectionString: url.href,
    max: 1,
    idleTimeoutMillis: 0,
    types,
    options: '-c TimeZone=UTC',
    application_name: 'site',
    // The pool waits for it, which its type does not say.
    // oxlint-disable-next-line typescript/no-misused-promises
    onConnect: takeLock,
  });
  // The next request opens another session.
  const onEnd = (error: Error) => log('PostgreSQL has ended the session', error);
  pool.on('error', onEnd);
  pool.on('connect', (client) => client.on('error', onEnd));
  await pool.query('select').catch(async (cause: unknown) => {
    await pool.end();
    if (cause instanceof Error && cause.message.startsWith(IN_USE)) throw cause;
    throw new Error(`PostgreSQL at ${url.host}${url.pathname} (DATABASE_URL): ${String(cause)}`, {
      cause,
    });
  });
  // The pool's own `query` would end the session after a refused statement.
  const connect = async (): Promise<Session> => {
    const client = await pool.connect();
    return {
      query: async (text, values) => {
        const { rows, rowCount } = await queryWithArrays<never>(client, text, values);
        return { rows, affectedRows: rowCount ?? 0 };
      },
      exec: (text) => client.query(text),
      release: () => client.release(),
    };
  };
  return {
    ...(await withOneSession(connect)),
    limit: async (ms) => {
      await pool.query(`set statement_timeout = ${ms}`);
    },
    dump: () => Promise.reject(new Error('A PostgreSQL server is copied by pg_dump.')),
    close: () => pool.end(),
  };
}
