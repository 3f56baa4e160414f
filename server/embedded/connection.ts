import type { Connection as LiteConnection } from '@supabase/lite';
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';

/** Runs SQL, each statement by itself or all in one transaction. */
export interface Statements {
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- The caller knows the row.
  query: <Row>(sql: string, values?: unknown[]) => Promise<{ rows: Row[] }>;
  /** Several statements, without parameters. */
  exec: (sql: string) => Promise<unknown>;
}

/** One session of the database, as its owner. */
export interface Driver extends Statements {
  transaction: <Result>(work: (tx: Statements) => Promise<Result>) => Promise<Result>;
}

/** Runs `work` in a transaction of one session, which its failure rolls back. */
export async function inTransaction<Result>(
  exec: Statements['exec'],
  work: () => Promise<Result>,
  begin = 'begin',
): Promise<Result> {
  await exec(begin);
  try {
    const result = await work();
    await exec('commit');
    return result;
  } catch (error) {
    // Fails with the session itself, whose end has rolled back.
    await exec('rollback').catch(() => undefined);
    throw error;
  }
}

/** The session of a database, for one who waited for it until it is released. */
export interface Session extends Statements {
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- As above.
  query: <Row>(
    sql: string,
    values?: readonly unknown[],
  ) => Promise<{ rows: Row[]; affectedRows?: number }>;
  release: () => void;
}

/** What works with a database that has one session; @supabase/lite by its library of queries. */
export async function withOneSession(
  connect: () => Promise<Session>,
): Promise<Pick<Connection, 'driver' | 'lite'>> {
  const { createPostgresConnection } = await import('@supabase/lite/postgres');
  const withSession = async <Result>(work: (session: Session) => Promise<Result>) => {
    const session = await connect();
    return work(session).finally(() => session.release());
  };
  // Its own driver, postgres 3.4.9, waits forever if the server ends a session during a request.
  const lite = createPostgresConnection({});
  const pool = {
    connect: async () => {
      const { query, release } = await connect();
      return {
        async query(text: string, values: readonly unknown[]) {
          const { rows, affectedRows = 0 } = await query(text, values);
          return { rows, command: 'UPDATE', rowCount: affectedRows };
        },
        release,
      } as unknown as PostgresPoolClient;
    },
    end: () => Promise.resolve(),
  };
  lite.kysely = new Kysely({ dialect: new PostgresDialect({ pool }) });
  return {
    lite,
    driver: {
      query: (text, values) => withSession(({ query }) => query(text, values)),
      exec: (text) => withSession(({ exec }) => exec(text)),
      transaction: (work) =>
        withSession((session) => inTransaction(session.exec, () => work(session))),
    },
  };
}

/** The database of the embedded backend: PGlite, or a PostgreSQL server. */
export interface Connection {
  driver: Driver;
  /** What @supabase/lite works with. */
  lite: LiteConnection;
  /**
   * Ends a statement that takes longer than this many ms from now on, with PostgreSQL's code 57014;
   * 0 is no limit. A database in memory cannot be interrupted without losing it.
   */
  limit: (ms: number) => Promise<void>;
  /** A copy of the whole database. @throws for a PostgreSQL server, which has `pg_dump`. */
  dump: () => Promise<Blob>;
  close: () => Promise<void>;
}

/** A time as in a hosted project's JSON. */
export const isoTime = (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
