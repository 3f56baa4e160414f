/** The header that carries a caller's address to the database, as in a hosted project. */
export const CALLER_HEADER = 'cf-connecting-ip';

/**
 * Sets the header to the caller's address, overwriting what the caller sent. Loopback counts as no
 * address: behind a proxy, all callers would share it.
 */
export function setCaller(headers: Headers, address: string | undefined): void {
  if (address === undefined || /^(127\.|::1$|::ffff:127\.)/.test(address)) {
    headers.delete(CALLER_HEADER);
  } else {
    headers.set(CALLER_HEADER, address);
  }
}
