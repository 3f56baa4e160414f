import type { QueryClient } from '@tanstack/react-query';
import { isPageCurrent } from './pageRevision';

/**
 * Reads the data of a prerendered page again where something has been published since, or where
 * the host cannot tell.
 */
export async function readAgainIfOutdated(client: QueryClient): Promise<void> {
  if (await isPageCurrent()) return;
  await client.invalidateQueries({
    // A page is written again with each change of these.
    predicate: ({ observers }) => !observers.some(({ options }) => options.staleTime === Infinity),
  });
}
