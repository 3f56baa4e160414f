/** PORT from the environment, or `fallback`. @throws if it is not a port number. */
export function portFromEnv(fallback: number): number {
  const text = process.env.PORT?.trim();
  if (!text) return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT is not a port number: ${text}`);
  }
  return port;
}

/**
 * HOST from the environment: this machine alone, or 0.0.0.0 in a container.
 * @throws for anything else, and where no proxy is trusted: the server itself has no TLS.
 */
export function hostFromEnv(proxies: number): '127.0.0.1' | '0.0.0.0' {
  const host = process.env.HOST?.trim() || '127.0.0.1';
  if (host === '127.0.0.1') return host;
  if (host !== '0.0.0.0') throw new Error(`HOST is neither 127.0.0.1 nor 0.0.0.0: ${host}`);
  if (proxies === 0) {
    throw new Error(
      'HOST=0.0.0.0 lets other machines reach this server, which has no TLS: put a proxy before it, and set TRUSTED_PROXIES to the number of proxies.',
    );
  }
  return host;
}
