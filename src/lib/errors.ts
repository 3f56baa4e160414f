/** Why a backend call failed, as far as the interface distinguishes it. */
export type BackendErrorKind =
  | 'offline'
  | 'unreachable'
  | 'timeout'
  | 'forbidden'
  | 'invalid'
  | 'conflict'
  | 'rate-limited'
  | 'malformed'
  | 'full'
  | 'server';

/** The one error that backend calls throw (docs/architecture.md, "Data"). */
export class BackendError extends Error {
  readonly kind: BackendErrorKind;

  constructor(kind: BackendErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackendError';
    this.kind = kind;
  }
}

/** The `hint` of an exception raised by the database, such as 'last_admin'; undefined without one. */
export function hintOf(error: unknown): string | undefined {
  const cause =
    error instanceof BackendError ? (error.cause as { hint?: string | null }) : undefined;
  return cause?.hint ?? undefined;
}

/** The part of supabase-js's responses that is used here. */
interface QueryResult<T> {
  data: T;
  error: { message: string; code?: string; hint?: string | null } | null;
  status: number;
}

/** Whether the browser says so; the build has none, or one that does not know (Node 21 and later). */
const isOffline = () => (globalThis as Partial<typeof globalThis>).navigator?.onLine === false;

function kindOf(result: QueryResult<unknown>): BackendErrorKind {
  const { code, hint, message } = result.error ?? { message: '' };
  if (hint === 'rate_limited') return 'rate-limited';
  if (result.status < 300 && result.status > 0) return 'malformed'; // A captive portal or proxy.
  if (/timeout|timed out/i.test(message)) return 'timeout';
  // A connection that broke off is no missing one: nobody should be told to look for it.
  if (result.status === 0) return isOffline() ? 'offline' : 'unreachable';
  if (code === '23505') return 'conflict';
  if (result.status === 401 || result.status === 403 || code === '42501') return 'forbidden';
  if (result.status === 408) return 'timeout';
  if (result.status === 429) return 'rate-limited';
  if (result.status === 507) return 'full';
  if (result.status < 500) return 'invalid';
  return 'server';
}

/**
 * Awaits a Supabase query and returns its data.
 * @throws {BackendError} on any failure, including a response that is not JSON.
 */
export async function unwrap<T>(query: PromiseLike<QueryResult<T>>): Promise<T> {
  let result: QueryResult<T>;
  try {
    result = await query;
  } catch (cause) {
    throw new BackendError('malformed', String(cause), { cause });
  }
  if (result.error) {
    throw new BackendError(kindOf(result), result.error.message, { cause: result.error });
  }
  return result.data;
}

/** Like `unwrap`, for a list. @throws {BackendError} also if it is none, as from a captive portal. */
export async function unwrapList<T>(query: PromiseLike<QueryResult<T[] | null>>): Promise<T[]> {
  const data = await unwrap(query);
  if (!Array.isArray(data)) throw new BackendError('malformed', 'the response is not a list');
  return data;
}

/**
 * Checks that rows have these columns as texts, since a response may come from another version of
 * the API or another service, and rendering it would fail.
 * @returns the rows.
 * @throws {BackendError} 'malformed' if one lacks them.
 */
export function withTexts<T>(rows: T[], ...columns: Extract<keyof T, string>[]): T[] {
  const isComplete = (row: T) =>
    typeof row === 'object' &&
    row !== null &&
    columns.every((column) => typeof row[column] === 'string');
  if (rows.every(isComplete)) return rows;
  throw new BackendError('malformed', `a row lacks one of: ${columns.join(', ')}`);
}

/** The largest number of rows that a hosted project returns at once. */
const PAGE_ROWS = 1000;

/**
 * Like `unwrapList`, for a list of any length, fetched page by page.
 * @param page the query for a range of rows; its order must be unique.
 * @param size how many rows a page has.
 */
export async function fetchAll<T>(
  page: (from: number, to: number) => PromiseLike<QueryResult<T[] | null>>,
  size = PAGE_ROWS,
): Promise<T[]> {
  const rows: T[] = [];
  for (;;) {
    const more = await unwrapList(page(rows.length, rows.length + size - 1));
    rows.push(...more);
    if (more.length < size) return rows;
  }
}
