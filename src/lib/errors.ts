/** What went wrong with a backend call, in terms the interface can decide on. */
export type BackendErrorKind =
  | 'offline'
  | 'timeout'
  | 'refused'
  | 'invalid'
  | 'conflict'
  | 'rate-limited'
  | 'malformed'
  | 'server';

/** Every failure of the backend reaches the interface as this (docs/architecture.md, "Errors"). */
export class BackendError extends Error {
  readonly kind: BackendErrorKind;

  constructor(kind: BackendErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackendError';
    this.kind = kind;
  }
}

/** The database's own word for a refusal (`hint` of a raised exception), such as 'last_admin'. */
export function hintOf(error: unknown): string | undefined {
  const cause =
    error instanceof BackendError ? (error.cause as { hint?: string | null }) : undefined;
  return cause?.hint ?? undefined;
}

interface Answer<T> {
  data: T;
  error: { message: string; code?: string; hint?: string | null } | null;
  status: number;
}

function kindOf(answer: Answer<unknown>): BackendErrorKind {
  const { code, hint, message } = answer.error ?? { message: '' };
  if (hint === 'rate_limited') return 'rate-limited';
  if (answer.status < 300 && answer.status > 0) return 'malformed'; // A proxy's or a hotel's own page.
  if (/timeout|timed out/i.test(message)) return 'timeout';
  if (answer.status === 0) return 'offline';
  if (code === '23505') return 'conflict';
  if (answer.status === 401 || answer.status === 403 || code === '42501') return 'refused';
  if (answer.status === 408) return 'timeout';
  if (answer.status === 429) return 'rate-limited';
  if (answer.status < 500) return 'invalid';
  return 'server';
}

/**
 * Awaits a supabase query.
 * @returns its data, as the query's type says.
 * @throws {BackendError} on any failure, an answer that is no JSON included.
 */
export async function ask<T>(query: PromiseLike<Answer<T>>): Promise<T> {
  let answer: Answer<T>;
  try {
    answer = await query;
  } catch (cause) {
    throw new BackendError('malformed', String(cause), { cause });
  }
  if (answer.error) {
    throw new BackendError(kindOf(answer), answer.error.message, { cause: answer.error });
  }
  return answer.data;
}

/**
 * As `ask`, for a list.
 * @throws {BackendError} also when the answer is no list (an empty body, a proxy's own page).
 */
export async function askList<T>(query: PromiseLike<Answer<T[] | null>>): Promise<T[]> {
  const data = await ask(query);
  if (!Array.isArray(data)) throw new BackendError('malformed', 'the answer is no list');
  return data;
}

/** A hosted project sends no more rows at once. */
const PAGE_ROWS = 1000;

/** As `askList`, for a list of any length, page by page. `page` has to be ordered by something unique. */
export async function askAll<T>(
  page: (from: number, to: number) => PromiseLike<Answer<T[] | null>>,
): Promise<T[]> {
  const rows: T[] = [];
  for (;;) {
    const more = await askList(page(rows.length, rows.length + PAGE_ROWS - 1));
    rows.push(...more);
    if (more.length < PAGE_ROWS) return rows;
  }
}
