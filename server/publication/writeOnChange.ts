import { log } from '../log.ts';
import type { Published } from './followPublished.ts';

/** Writes whenever what the database publishes changes. */
export interface Writer {
  /** Resolves when nothing is left to write. */
  idle: () => Promise<void>;
  /** Stops it and the run in progress. */
  close: () => Promise<void>;
}

interface WriteOptions {
  published: Pick<Published, 'onChange'>;
  /**
   * Writes what has changed, until the signal stops it; the next call then continues. Rejects, or
   * resolves to false, where not everything could be written.
   */
  write: (signal: AbortSignal) => Promise<boolean>;
}

/** In ms. Saves within this time are written together. */
const COALESCE = 200;

/** In ms. A run that has lasted this long is restarted when something is saved. */
const RESTART_AFTER = 4000;

/** In ms, after a failure. */
const RETRY = 60_000;

/**
 * Writes the pages at the start and whenever the revision changes, one run at a time.
 */
export function writeOnChange({ published, write }: WriteOptions): Writer {
  let isStale = true;
  let isClosed = false;
  const isOpen = () => !isClosed;
  let running: { began: number; stop: AbortController } | undefined;
  let cancelWait = () => {};

  const wait = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      cancelWait = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function writeOnce(): Promise<boolean> {
    isStale = false;
    running = { began: Date.now(), stop: new AbortController() };
    try {
      return await write(running.stop.signal);
    } catch (error) {
      log('Publishing failed; it is tried again', error);
      return false;
    } finally {
      running = undefined;
    }
  }

  async function work(): Promise<void> {
    while (isStale && isOpen()) {
      await wait(COALESCE);
      if (isOpen()) hasFailed = !(await writeOnce());
    }
    if (hasFailed && isOpen()) retry = setTimeout(wake, RETRY);
  }

  let hasFailed = false;
  let retry: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;

  function wake(): void {
    isStale = true;
    clearTimeout(retry);
    if (running) {
      const { began, stop } = running;
      setTimeout(() => stop.abort(), Math.max(0, began + RESTART_AFTER - Date.now()));
    }
    working ??= work().finally(() => {
      working = undefined;
    });
  }

  const unsubscribe = published.onChange(wake);
  wake();
  return {
    idle: () => working ?? Promise.resolve(),
    async close() {
      isClosed = true;
      unsubscribe();
      clearTimeout(retry);
      cancelWait();
      running?.stop.abort();
      await working;
    },
  };
}
