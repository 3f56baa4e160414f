import {
  type DefaultError,
  type QueryKey,
  queryOptions,
  type UnusedSkipTokenOptions,
} from '@tanstack/react-query';
import type { Database } from '@/lib/database.types';
import { unwrap, unwrapList } from '@/lib/errors';
import { shaped } from './shaped';
import { supabase } from './supabase';

type Functions = Database['public']['Functions'];
type RowOf<Name extends keyof Functions> = Functions[Name]['Returns'] extends readonly (infer Row)[]
  ? Row
  : never;

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

/** The same for the rows that a function of the database returns; its name and arguments are the key. */
export function liveRows<Name extends keyof Functions, Data = RowOf<Name>[]>(
  name: Name,
  args: Functions[Name]['Args'],
  shape?: (rows: RowOf<Name>[]) => Data,
) {
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
