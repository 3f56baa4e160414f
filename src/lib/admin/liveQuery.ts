import {
  type DefaultError,
  type QueryKey,
  queryOptions,
  type UnusedSkipTokenOptions,
} from '@tanstack/react-query';

/** A query of the admin area: read anew wherever it is shown; offline it fails visibly. */
export function liveQuery<Row, E = DefaultError, Data = Row, Key extends QueryKey = QueryKey>(
  options: UnusedSkipTokenOptions<Row, E, Data, Key>,
) {
  return queryOptions({ staleTime: 0, networkMode: 'always', ...options });
}
