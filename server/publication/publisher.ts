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

/** In ms. A run that has lasted this long is restarted when something is saved. */
const RESTART_AFTER = 4000;

/** In ms, after a failure. */
const RETRY = 60_000;

/**
 * Writes the pages at the start and whenever the revision changes, one run at a time.
 * @param write writes what has changed, until the signal stops it; the next call then continues.
 *   Rejects, or resolves to false, where not everything could be written.
 * @returns the function that stops it and the run in progress.
 */
export function writeOnChange(
  published: Pick<Published, 'onChange'>,
  write: (signal: AbortSignal) => Promise<boolean>,
): () => Promise<void> {
  /** Whether a run is due that has not begun. */
  let isStale = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let running: { began: number; stop: AbortController; ended: Promise<void> } | undefined;

  function runIn(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isStale = false;
      const stop = new AbortController();
      running = { began: Date.now(), stop, ended: run(stop.signal) };
    }, ms);
  }

  async function run(signal: AbortSignal): Promise<void> {
    const isDone = await write(signal).catch((error: unknown) => {
      log('Publishing failed; it is tried again', error);
      return false;
    });
    running = undefined;
    if (isStale && !isClosed) runIn(COALESCE);
    else if (!isDone && !isClosed) runIn(RETRY);
  }

  function wake(): void {
    if (running) {
      const { began, stop } = running;
      setTimeout(() => stop.abort(), Math.max(0, began + RESTART_AFTER - Date.now()));
    } else if (!isStale) runIn(COALESCE);
    isStale = true;
  }

  const unsubscribe = published.onChange(wake);
  wake();
  return async () => {
    isClosed = true;
    unsubscribe();
    clearTimeout(timer);
    running?.stop.abort();
    await running?.ended;
  };
}

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
  if (!canPrerender(dist)) return () => Promise.resolve();
  const every = backendUrl ? POLL_INTERVAL.embedded : POLL_INTERVAL.hosted;
  const stopPolling = startJobs([{ name: 'publication', every, run: published.refresh }]);
  const args = backendUrl ? [`--backend=${backendUrl}`] : [];
  const stopWriting = writeOnChange(published, async (signal) => {
    const finished = published.beginWriting();
    const { code } = await prerender(dist, args, { signal });
    if (code === 0) finished();
    return code === 0;
  });
  return async () => {
    await stopPolling();
    await stopWriting();
  };
}
