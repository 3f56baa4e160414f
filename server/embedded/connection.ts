import { join } from 'node:path';
import type { PgliteConnection } from '@supabase/lite/pglite';

/** A method of @supabase/lite's driver that its types lack. */
interface SnapshotSource {
  dumpDataDir: (compression: 'none') => Promise<Blob>;
}

/** SQLSTATEs that PostgREST answers with 400, but @supabase/lite with 500. */
const CLIENT_ERRORS = new Set(['P0001', '23514', '22001', '22P02', '22007', '22008']);

/**
 * Imported on the first start: a hosted build needs none of these packages. Turns telemetry off.
 */
export async function loadLite() {
  process.env.LITE_TELEMETRY ??= '0';
  process.env.DO_NOT_TRACK ??= '1';
  const [lite, pglite, trigrams] = await Promise.all([
    import('@supabase/lite'),
    import('@supabase/lite/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ]);
  return { ...lite, ...pglite, ...trigrams };
}

/**
 * PGlite sets the exit code of the process: 99 when it has started, 0 when it is closed. The former
 * hides a promise that never settles, which Node.js reports only while no code is set; the latter a
 * failure.
 */
async function keepExitCode<T>(work: () => Promise<T>): Promise<T> {
  const { exitCode } = process;
  try {
    return await work();
  } finally {
    process.exitCode = exitCode;
  }
}

/** Opens the database in a data directory, else one in memory, empty or from a snapshot. */
export async function connect(
  dataDir: string | undefined,
  snapshot: Blob | undefined,
): Promise<PgliteConnection> {
  const { createPgliteConnection, pg_trgm } = await loadLite();
  const iso = (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
  const connection = await keepExitCode(async () => {
    const opened = await createPgliteConnection({
      url: dataDir ? join(dataDir, 'db') : 'memory://',
      pgliteOptions: {
        ...(snapshot && { loadDataDir: snapshot }),
        extensions: { pg_trgm },
        // As in a hosted project's JSON: ISO times and plain numbers.
        parsers: { 1184: iso, 1114: iso, 1700: Number },
      },
    });
    await opened.driver.waitReady;
    return opened;
  });
  const close = connection.close.bind(connection);
  connection.close = () => keepExitCode(close);
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (thrown) => {
    const error = normalize(thrown) as {
      code?: string;
      message?: string;
      detail?: string;
      hint?: string;
    };
    if (!error.code || !CLIENT_ERRORS.has(error.code)) return error;
    const { code, message, detail = null, hint = null } = error;
    return Object.assign(new Error(message), {
      code: 'PGRST',
      message: JSON.stringify({ code, message, details: detail, hint }),
      detail: JSON.stringify({ status: 400, headers: {} }),
    });
  };
  return connection;
}

/** A copy of the whole database. */
export function dump({ driver }: PgliteConnection): Promise<Blob> {
  return (driver as unknown as SnapshotSource).dumpDataDir('none');
}
