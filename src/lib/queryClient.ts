import { type QueryExecuteOptions, noop, QueryClient, type QueryKey } from '@tanstack/react-query';

/** A query client with the constants of SPEC 9. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 300_000,
        retry: 1,
        // What a loader has tried twice is not tried again by the component that shows it.
        retryOnMount: false,
        refetchOnWindowFocus: false,
      },
      // Offline, a mutation fails visibly instead of being paused.
      mutations: { networkMode: 'always' },
    },
  });
}

/**
 * Runs a query ahead of the component that uses it. Never rejects: the component shows the failure.
 */
export function prefetch<F, E, T, D, K extends QueryKey>(
  client: QueryClient,
  options: QueryExecuteOptions<F, E, T, D, K>,
): Promise<unknown> {
  // Unlike a component's query, this one would not be retried by default.
  return client.query({ retry: 1, ...options }).catch(noop);
}
