/** PORT from the environment. @throws when it is no port number. */
export function portFromEnv(fallback: number): number {
  const port = Number(process.env.PORT ?? fallback);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT is not a port number: ${process.env.PORT ?? ''}`);
  }
  return port;
}

/** Runs `close` once on Ctrl-C or a termination signal, then ends the process. */
export function endOnSignal(close: () => Promise<void>): void {
  let closing = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (closing) return;
      closing = true;
      void close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}
