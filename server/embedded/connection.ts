import type { Connection as LiteConnection } from '@supabase/lite';

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

/**
 * Runs `work` in a transaction of one session.
 * @throws what `work` throws, once its changes are rolled back.
 */
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
