/** What becomes of a request that fails. */
import { withoutConsole } from '../log.ts';
import { authError, fieldsOf, type Handler, withJson } from './auth/handler.ts';
import type { Connection, Driver } from './connection.ts';

/**
 * The replacement message by the class of the SQLSTATE or PostgREST's code; the first match counts.
 */
const GENERIC: [RegExp, string][] = [
  [/^(42501|28)/, 'Not allowed'],
  [/^57014/, 'The request timed out'],
  [/^53100/, 'The disk of the server is full'],
  [/^23505/, 'Another row has this value already'],
  [/^(22|23)/, 'A value is not valid'],
  [/^PGRST20/, 'Not found'],
  [/^(?!PGRST)/, 'The request could not be carried out'],
];

/** Raised by this project's own functions, or by PostgREST about the request alone. */
const OWN = /^(P0001|PGRST1\d\d|PGRST3\d\d)$/;

/** Replaces PostgreSQL's messages, which quote values and name constraints; the interface needs the code alone. */
export function withGenericErrors(next: Handler): Handler {
  return async (request) => {
    const response = await next(request);
    if (response.status < 400 || !new URL(request.url).pathname.startsWith('/rest/')) {
      return response;
    }
    const { code = '' }: { code?: string } = await fieldsOf(response);
    if (OWN.test(code)) return response;
    const [, message] = GENERIC.find(([pattern]) => pattern.test(code)) ?? [];
    const error = { code, message: message ?? 'Not possible', details: null, hint: null };
    return withJson(response, error);
  };
}

const DISK_FULL = 'The disk of the server is full';

/** Responds with 507 when the disk is full, for which @supabase/lite sends 500. */
export function withDiskFull(next: Handler): Handler {
  return async (request) => {
    const disk = { isFull: false };
    const response = await withoutConsole(
      () => next(request),
      () => {
        disk.isFull = true;
      },
    );
    if (!disk.isFull || response.status < 500) return response;
    return new URL(request.url).pathname.startsWith('/auth/')
      ? authError(507, 'disk_full', DISK_FULL)
      : Response.json({ code: '53100', message: DISK_FULL }, { status: 507 });
  };
}

/** Ends the transaction that PGlite leaves open at a value that it cannot read, and what is left of that. */
async function recover(driver: Driver): Promise<void> {
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    try {
      await driver.exec('rollback');
      await driver.query('select');
      return;
    } catch (error) {
      if (attempt === 3) throw error;
    }
  }
}

/** Keeps the failure of a request from those after it, which share its database session. */
export function withRollback({ driver }: Connection, next: Handler): Handler {
  return async (request) => {
    let failed = true;
    try {
      const response = await next(request);
      failed = !response.ok;
      return response;
    } finally {
      if (failed) await recover(driver);
    }
  };
}
