import {
  type DefaultError,
  type QueryKey,
  queryOptions,
  type UnusedSkipTokenOptions,
} from '@tanstack/react-query';
import { unwrapList } from '@/lib/errors';

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
    queryFn: async ({ signal }) => shape(await unwrapList(read().abortSignal(signal))),
  });
}

/** A query of the admin area: read anew wherever it is shown; offline it fails visibly. */
export function liveQuery<Row, E = DefaultError, Data = Row, Key extends QueryKey = QueryKey>(
  options: UnusedSkipTokenOptions<Row, E, Data, Key>,
) {
  return queryOptions({ staleTime: 0, networkMode: 'always', ...options });
}
