import { type QueryExecuteOptions, noop, QueryClient, type QueryKey } from '@tanstack/react-query';

/** One cache for a page's life; the constants are SPEC 9's. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 300_000, retry: 1, refetchOnWindowFocus: false },
      // Without a line a save fails and says so, instead of waiting unseen.
      mutations: { networkMode: 'always' },
    },
  });
}

/** Starts a read that a component will ask for; its failure is for that component to show, so this never rejects. */
export function prefetch<F, E, T, D, K extends QueryKey>(
  client: QueryClient,
  options: QueryExecuteOptions<F, E, T, D, K>,
): Promise<unknown> {
  // Unlike a component's read, this call would not be tried again of itself.
  return client.query({ retry: 1, ...options }).catch(noop);
}
