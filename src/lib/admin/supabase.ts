import { SupabaseClient } from '@supabase/supabase-js';
import {
  type DefaultError,
  type QueryKey,
  queryOptions,
  type UnusedSkipTokenOptions,
} from '@tanstack/react-query';
import type { Database, Tables, TablesInsert, TablesUpdate } from '@/lib/database.types';
import { env } from '@/lib/db';
import { BackendError, type BackendErrorKind, unwrap, unwrapList } from '@/lib/errors';
import { withProof } from './proof';
import { shaped } from './shaped';

/** Long enough to save a long post on a slow connection. */
const TIMEOUT_MS = 30_000;
const UPLOAD_TIMEOUT_MS = 60_000;

class StaffClient extends SupabaseClient<Database> {
  constructor(...options: ConstructorParameters<typeof SupabaseClient>) {
    super(...options);
    // As in db.ts, the query client does the one retry of SPEC 9; three more here would delay an
    // error by 15 s.
    this.rest.retry = false;
    // Around what adds the token, which is another one after a proof.
    const { fetch: send = fetch } = this.rest;
    this.rest.fetch = (...request) => withProof(() => send(...request));
  }
}

/**
 * Leaves the end of a session in the service's clock out of its answers: the client then reckons it
 * by the browser's own. In one whose clock is ahead, each call would find the session expired.
 */
async function fetchUncached(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const limit =
    init?.body instanceof FormData ? { signal: AbortSignal.timeout(UPLOAD_TIMEOUT_MS) } : {};
  const response = await fetch(input, { ...init, ...limit, cache: 'no-store' });
  if (!response.ok || !/\/auth\/v1\/(token|verify|factors\/)/.test(addressOf(input)))
    return response;
  const { status, headers } = response;
  const answer = (await response.json()) as { access_token?: unknown; expires_at?: unknown };
  if (answer.access_token) delete answer.expires_at;
  return new Response(JSON.stringify(answer), { status, headers });
}

const addressOf = (input: RequestInfo | URL) =>
  input instanceof Request ? input.url : String(input);

/**
 * The whole Supabase client, for the admin area only; public pages use `db` (docs/decisions/0002).
 * Its defaults are those of SPEC 9: the session is kept in local storage (SPEC 3.10) and refreshed
 * while the page is visible.
 */
export const supabase = new StaffClient(env.supabaseUrl, env.supabaseAnonKey, {
  db: { timeout: TIMEOUT_MS },
  // Links from mails are opened by features/admin/auth/mailLink.ts.
  auth: { detectSessionInUrl: false },
  // Responses contain personal data, so the browser must not cache them.
  global: { fetch: fetchUncached },
});

type Functions = Database['public']['Functions'];
export type RowOf<Name extends keyof Functions> =
  Functions[Name]['Returns'] extends readonly (infer Row)[] ? Row : never;

/** Calls a function of the database. @throws {BackendError} */
export function call<Name extends keyof Functions>(
  name: Name,
  args?: Functions[Name]['Args'],
): Promise<Functions[Name]['Returns']> {
  return unwrap<Functions[Name]['Returns']>(supabase.rpc(name as never, args as never));
}

/** Awaits a change that returns its rows; none is an error, since the role may not or somebody was first. */
export async function unwrapChange(
  query: Parameters<typeof unwrapList>[0],
  kind: BackendErrorKind = 'forbidden',
): Promise<void> {
  const rows = await unwrapList(query);
  if (rows.length === 0) throw new BackendError(kind, 'no row was changed');
}

type Table = keyof Database['public']['Tables'];

/** Adds rows, all or none. @throws {BackendError} 'conflict' where one is there already. */
export const addRows = <Name extends Table>(table: Name, ...rows: TablesInsert<Name>[]) =>
  unwrap(supabase.from(table).insert(rows as never));

/** Changes columns of the row of a key, if there are any. @throws {BackendError} as `unwrapChange`. */
export async function changeRow<Name extends Table>(
  table: Name,
  key: Partial<Tables<Name>>,
  change: TablesUpdate<Name>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  const row = supabase
    .from(table)
    .update(change as never)
    .match(key);
  await unwrapChange(row.select(Object.keys(key).join()) as never);
}

/** Removes the row of a key. @throws {BackendError} as `unwrapChange`. */
export const removeRow = <Name extends Table>(table: Name, key: Partial<Tables<Name>>) =>
  unwrapChange(supabase.from(table).delete().match(key).select(Object.keys(key).join()) as never);

/** A read of the backend that can be given up. */
interface Abortable<Row> {
  abortSignal: (signal: AbortSignal) => Parameters<typeof unwrapList<Row>>[0];
}

/** A live query for a list, as rows or in the form that `shape` gives them. */
export function liveList<Row, Data = Row[]>(
  queryKey: QueryKey,
  read: () => Abortable<Row>,
  shape: (rows: Row[]) => Data = (rows) => rows as Data,
) {
  return liveQuery({
    queryKey,
    queryFn: async ({ signal }) => shaped(await unwrapList(read().abortSignal(signal)), shape),
  });
}

/** The same for all rows of a small table. */
export const liveTable = <Name extends Table>(table: Name, order: keyof Tables<Name> & string) =>
  liveList(
    [table, order],
    () => supabase.from(table).select('*').order(order) as unknown as Abortable<Tables<Name>>,
  );

/** The same for the rows that a function of the database returns; its name and arguments are the key. */
export function liveRows<Name extends keyof Functions, Data = RowOf<Name>[]>(
  name: Name,
  args: Functions[Name]['Args'],
  shape?: (rows: RowOf<Name>[]) => Data,
): ReturnType<typeof liveList<RowOf<Name>, NoInfer<Data>>> {
  const read = () =>
    supabase.rpc(name as never, args as never) as unknown as Abortable<RowOf<Name>>;
  return liveList([name, args], read, shape);
}

/** The same for the one value that a function returns, whose form the generated types do not know. */
export function liveCall<Data>(
  name: keyof Functions,
  args: object,
  shape: (answer: unknown) => Data,
) {
  return liveQuery({
    queryKey: [name, args],
    queryFn: async ({ signal }) =>
      shaped<unknown, Data>(
        await unwrap(supabase.rpc(name as never, args as never).abortSignal(signal)),
        shape,
      ),
  });
}

/** A query of the admin area: read anew wherever it is shown; offline it fails visibly. */
export function liveQuery<Row, E = DefaultError, Data = Row, Key extends QueryKey = QueryKey>(
  options: UnusedSkipTokenOptions<Row, E, Data, Key>,
) {
  return queryOptions({ staleTime: 0, networkMode: 'always', ...options });
}
