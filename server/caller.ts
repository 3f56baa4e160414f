/** The header by which the database of a hosted project learns a caller's address. */
export const CALLER_HEADER = 'cf-connecting-ip';

/**
 * Sets the header to the caller's address, whatever the caller sent in it. This machine's own
 * counts as none: behind a proxy, it would be everybody's.
 */
export function setCaller(headers: Headers, address: string | undefined): void {
  if (address === undefined || /^(127\.|::1$|::ffff:127\.)/.test(address)) {
    headers.delete(CALLER_HEADER);
  } else {
    headers.set(CALLER_HEADER, address);
  }
}
