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
