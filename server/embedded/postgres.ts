import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { databaseAddress } from '../databaseAddress.ts';
import { log } from '../log.ts';
import {
  type Connection,
  type Driver,
  inTransaction,
  isoTime,
  type Statements,
} from './connection.ts';
import { queryWithArrays } from './jsonArrays.ts';

const { builtins } = pg.types;

/** Values read as PGlite does it. */
const types = new pg.TypeOverrides();
for (const type of [builtins.TIMESTAMP, builtins.TIMESTAMPTZ]) types.setTypeParser(type, isoTime);
for (const type of [builtins.NUMERIC, builtins.INT8]) types.setTypeParser(type, Number);
types.setTypeParser(builtins.DATE, (text) => text);
// `name[]`, which the driver does not know, and `date[]`: names of columns and days need no quotes.
for (const type of [1003, 1182])
  types.setTypeParser(type, (text) => (text === '{}' ? [] : text.slice(1, -1).split(',')));

const statementsOf = (client: pg.PoolClient): Statements => ({
  query: async (text, values) => ({
    rows: (await queryWithArrays<never>(client, text, values)).rows,
  }),
  exec: (text) => client.query(text),
});

/** The pool's own `query` would end the session after a refused statement. */
function driverOf(pool: pg.Pool): Driver {
  async function withClient<Result>(work: (tx: Statements) => Promise<Result>): Promise<Result> {
    const client = await pool.connect();
    try {
      return await work(statementsOf(client));
    } finally {
      client.release();
    }
  }
  return {
    query: (text, values) => withClient((client) => client.query(text, values)),
    exec: (text) => withClient((client) => client.exec(text)),
    transaction: (work) => withClient((client) => inTransaction(client.exec, () => work(client))),
  };
}

const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Taken by each session, so that no second process serves a database; the wait is for the session
 * of a process that has just ended. The number is arbitrary.
 */
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

/** What Kysely needs of a pool. */
const kyselyPool = (pool: pg.Pool): PostgresPool => ({
  connect: async () => {
    const client = await pool.connect();
    const query = (text: string, values: readonly unknown[]) =>
      queryWithArrays(client, text, values);
    return { query, release: () => client.release() } as unknown as PostgresPoolClient;
  },
  end: () => pool.end(),
});

/**
 * Connects to a PostgreSQL server by a single session: the backend handles one request after
 * another and keeps their headers in it. A session that the server ends is replaced by the next
 * request's.
 * @throws naming the server, if it cannot be reached or refuses.
 */
export async function openPostgres(databaseUrl: string): Promise<Connection> {
  const { createPostgresConnection } = await import('@supabase/lite/postgres');
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
  const lite = createPostgresConnection({ url: url.href });
  // Its own driver, postgres 3.4.9, waits forever if the server ends a session during a request.
  lite.kysely = new Kysely({ dialect: new PostgresDialect({ pool: kyselyPool(pool) }) });
  return {
    lite,
    driver: driverOf(pool),
    limit: async (ms) => {
      await pool.query(`set statement_timeout = ${ms}`);
    },
    dump: () => Promise.reject(new Error('A PostgreSQL server is copied by pg_dump.')),
    close: () => pool.end(),
  };
}
