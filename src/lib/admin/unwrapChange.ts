import { BackendError, type BackendErrorKind, unwrapList } from '@/lib/errors';

/**
 * Awaits a change that returns the rows which it was made to.
 * @throws {BackendError} of a kind where there is none, since the role may not or somebody else was
 *   first; as `unwrapList` otherwise.
 */
export async function unwrapChange(
  query: Parameters<typeof unwrapList>[0],
  kind: BackendErrorKind = 'forbidden',
): Promise<void> {
  const rows = await unwrapList(query);
  if (rows.length === 0) throw new BackendError(kind, 'no row was changed');
}
