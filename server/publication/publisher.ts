import { log } from '../log.ts';
import { startJobs } from '../scheduler.ts';
import type { Published } from './followPublished.ts';
import { canPrerender, prerender } from './prerenderProcess.ts';

/**
 * How often the database is polled for changes to what is published, in ms: posts can be scheduled,
 * and saves in a hosted project do not pass through this server.
 */
const POLL_INTERVAL = { embedded: 30_000, hosted: 2000 };

/** In ms. Saves within this time are written together. */
const COALESCE = 200;

/** In ms, after a failure. */
const RETRY = 60_000;

/**
 * Writes the pages at the start and whenever the revision changes, one run at a time.
 * @param write writes what has changed, until the signal stops it. Rejects, or resolves to false,
 *   where not everything could be written.
 * @returns the function that stops it and the run in progress.
 */
export function writeOnChange(
  published: Pick<Published, 'onChange'>,
  write: (signal: AbortSignal) => Promise<boolean>,
): () => Promise<void> {
  /** Whether a run is due that has not begun, other than after a failure. */
  let isStale = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const stop = new AbortController();

  function runIn(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(async () => {
        if (stop.signal.aborted) return;
        isStale = false;
        await run();
      });
    }, ms);
  }

  async function run(): Promise<void> {
    const isDone = await write(stop.signal).catch((error: unknown) => {
      log('Publishing failed; it is tried again', error);
      return false;
    });
    if (!isDone && !isStale && !stop.signal.aborted) runIn(RETRY);
  }

  function wake(): void {
    if (isStale || stop.signal.aborted) return;
    isStale = true;
    runIn(COALESCE);
  }

  published.onChange(wake);
  wake();
  return async () => {
    clearTimeout(timer);
    stop.abort();
    await running;
  };
}

/**
 * Keeps the pages of a build up to date with what the database publishes, until what it returns is
 * called. @param backendUrl of the embedded backend; a hosted one is part of the build.
 */
export function startPublisher(
  dist: string,
  published: Published,
  backendUrl?: string,
): () => Promise<void> {
  if (!canPrerender(dist)) return () => Promise.resolve();
  const every = backendUrl ? POLL_INTERVAL.embedded : POLL_INTERVAL.hosted;
  const stopPolling = startJobs([{ name: 'publication', every, run: published.refresh }]);
  const args = backendUrl ? [`--backend=${backendUrl}`] : [];
  const stopWriting = writeOnChange(published, async (signal) => {
    const finished = published.beginWriting();
    const code = await prerender(dist, args, { signal });
    if (code === 0) finished();
    return code === 0;
  });
  return async () => {
    await stopPolling();
    await stopWriting();
  };
}
