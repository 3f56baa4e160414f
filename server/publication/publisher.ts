import { startJobs } from '../scheduler.ts';
import { canPrerender, prerender } from './prerenderProcess.ts';
import type { Published } from './followPublished.ts';
import { writeOnChange } from './writeOnChange.ts';

/**
 * How often the database is polled for changes to what is published, in ms: posts can be scheduled,
 * and saves in a hosted project do not pass through this server.
 */
const POLL_INTERVAL = { embedded: 30_000, hosted: 2000 };

/**
 * Keeps the pages of a build up to date with what the database publishes.
 * @param backendUrl the address of the embedded backend; a hosted one is part of the build.
 * @returns the function that stops it.
 */
export function startPublisher(
  dist: string,
  published: Published,
  backendUrl?: string,
): () => Promise<void> {
  if (!canPrerender(dist)) {
    published.caughtUp();
    return () => Promise.resolve();
  }
  const every = backendUrl ? POLL_INTERVAL.embedded : POLL_INTERVAL.hosted;
  const stopPolling = startJobs([{ name: 'publication', every, run: published.refresh }]);
  const args = backendUrl ? [`--backend=${backendUrl}`] : [];
  const writer = writeOnChange({
    published,
    write: async (signal) => {
      const { code } = await prerender(dist, args, { signal });
      if (!signal.aborted) published.caughtUp();
      return code === 0;
    },
  });
  return async () => {
    await stopPolling();
    await writer.close();
  };
}
