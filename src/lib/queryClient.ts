import {
  noop,
  QueryCache,
  QueryClient,
  type QueryExecuteOptions,
  type QueryKey,
} from '@tanstack/react-query';

/** Of what a failed read is logged, whether or not something says so in its place (SPEC 8). */
const LOGGED: readonly unknown[] = ['languages', 'testimonials', 'blog', 'texts'];

/** A query client with the constants of SPEC 9. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error, { queryKey: [subject] }) {
        if (LOGGED.includes(subject))
          console.error(`The ${String(subject)} failed to load.`, error);
      },
    }),
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
