import { log } from './log.ts';

/** Runs `close` once on Ctrl-C or a termination signal, then exits. */
export function endOnSignal(close: () => Promise<void>): void {
  let closing = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (closing) return;
      closing = true;
      log('Stopping', undefined, { signal });
      void close().then(
        () => process.exit(0),
        (error: unknown) => {
          log('The server did not stop cleanly', error);
          process.exit(1);
        },
      );
    });
  }
}
