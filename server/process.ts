import { log } from './log.ts';

/**
 * PORT from the environment, or `fallback` if it is not set. @throws if it is not a port number.
 */
export function portFromEnv(fallback: number): number {
  const text = process.env.PORT?.trim();
  if (!text) return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT is not a port number: ${text}`);
  }
  return port;
}

/** Runs `close` once on Ctrl-C or a termination signal, then exits. */
export function endOnSignal(close: () => Promise<void>): void {
  let closing = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (closing) return;
      closing = true;
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
