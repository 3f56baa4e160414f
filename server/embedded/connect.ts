import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Connection as LiteConnection } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { type Connection, isoTime } from './connection.ts';
import { openPgliteThread } from './pgliteThread.ts';
import { openPostgres } from './postgres.ts';

/** Where the database is; without the first two, in memory. */
export interface DatabasePlace {
  /** The data directory. */
  dataDir?: string | undefined;
  /** The connection string of a PostgreSQL server that holds the database in place of PGlite. */
  databaseUrl?: string | undefined;
  /** A database from `EmbeddedBackend.snapshot` to start from. In memory only. */
  snapshot?: Blob | undefined;
}

/** What PostgREST answers with 400 and @supabase/lite with 500: refusals, values of another type or too deep. */
const CLIENT_ERROR = /^(P0001|08P01|22...|23514|42804|42846|42P18|54...)$/;

/** What both say of a value that they cannot send: an object for a text, or one that is too deep. */
const UNREADABLE =
  /^(Invalid input for \w+ type|Cannot convert .* to a BigInt|Maximum call stack size exceeded)/;

/** Of a statement that has been ended. */
const TIMED_OUT = '57014';

/** Imported on the first start, since a hosted build does without; turns telemetry off. */
export async function loadLite() {
  process.env.LITE_TELEMETRY ??= '0';
  process.env.DO_NOT_TRACK ??= '1';
  return import('@supabase/lite');
}

/** PGlite sets the exit code of the process: 99 on starting, 0 on closing, which hides a failure. */
async function keepExitCode<T>(work: () => Promise<T>): Promise<T> {
  const { exitCode } = process;
  try {
    return await work();
  } finally {
    process.exitCode = exitCode;
  }
}

async function openInMemory(snapshot?: Blob): Promise<Connection> {
  const [{ createPgliteConnection }, { pg_trgm }] = await Promise.all([
    import('@supabase/lite/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ]);
  const lite: PgliteConnection = await keepExitCode(async () => {
    const opened = await createPgliteConnection({
      url: 'memory://',
      pgliteOptions: {
        ...(snapshot && { loadDataDir: snapshot }),
        extensions: { pg_trgm },
        parsers: { 1184: isoTime, 1114: isoTime, 1700: Number },
      },
    });
    await opened.driver.waitReady;
    return opened;
  });
  const { driver } = lite;
  return {
    driver,
    lite,
    limit: () => Promise.resolve(),
    dump: () => driver.dumpDataDir('none'),
    close: () => keepExitCode(() => lite.close()),
  };
}

/** Makes @supabase/lite respond to a refused value as PostgREST does. */
function withClientErrors(lite: LiteConnection): void {
  const normalize = lite.normalizeDbError.bind(lite);
  lite.normalizeDbError = (thrown) => {
    const error = normalize(thrown) as {
      code?: string;
      message?: string;
      detail?: string;
      hint?: string;
    };
    const { message = '', detail = null, hint = null } = error;
    const code = UNREADABLE.test(message) ? '22P02' : (error.code ?? '');
    if (code !== TIMED_OUT && !CLIENT_ERROR.test(code)) return error;
    const status = code === TIMED_OUT ? 503 : 400;
    return Object.assign(new Error(message), {
      code: 'PGRST',
      message: JSON.stringify({ code, message, details: detail, hint }),
      detail: JSON.stringify({ status, headers: {} }),
    });
  };
}

/** In a data directory whose rows are in a PostgreSQL server. */
const ELSEWHERE = 'rows-in-postgresql';

/** @throws if the data directory's rows are in the other place: the site would seem empty. */
function requireSamePlace({ dataDir, databaseUrl }: DatabasePlace): void {
  if (!dataDir) return;
  const marker = join(dataDir, ELSEWHERE);
  if (!databaseUrl && existsSync(marker)) {
    throw new Error(`The rows of ${dataDir} are in a PostgreSQL server: set DATABASE_URL.`);
  }
  if (databaseUrl && existsSync(join(dataDir, 'db'))) {
    throw new Error(
      `The data directory ${dataDir} has rows of its own, which DATABASE_URL would hide. ` +
        'Give a new directory, and take the content along by an archive (docs/operate.md).',
    );
  }
  if (databaseUrl) writeFileSync(marker, '');
}

/** Opens the database. @throws if the server does not answer, or refuses. */
export async function connect(place: DatabasePlace): Promise<Connection> {
  requireSamePlace(place);
  await loadLite();
  const { databaseUrl, dataDir, snapshot } = place;
  const here = () => (dataDir ? openPgliteThread(join(dataDir, 'db')) : openInMemory(snapshot));
  const connection = await (databaseUrl ? openPostgres(databaseUrl) : here());
  withClientErrors(connection.lite);
  return connection;
}
