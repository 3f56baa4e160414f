import { isIP } from 'node:net';

/** The header that passes a caller's address to the database, as in a hosted project. */
export const CALLER_HEADER = 'cf-connecting-ip';

/** The header in which a proxy adds the address that it was called from, at the end. */
const FORWARDED = 'x-forwarded-for';

/** Whether a host name or address is this machine itself. */
export const isThisMachine = (host: string) => /^(localhost|127(\.\d+){3}|::1|\[::1\])$/.test(host);

/** An IP address, without zone and the IPv6 prefix of a mapped IPv4 one; undefined for other text. */
function addressFrom(text = ''): string | undefined {
  const address = text.trim().replace(/^::ffff:(?=\d+\.)|%.*/gi, '');
  return isIP(address) > 0 ? address : undefined;
}

/**
 * Sets the header to the caller's address, overwriting what the caller sent; from here, to none.
 * @param proxies how many are in front. Each adds an address to X-Forwarded-For, so the caller's is
 *   that many from the end, and what is before it is the caller's own claim.
 */
export function setCaller(headers: Headers, address: string | undefined, proxies = 0): void {
  const hops = headers.get(FORWARDED)?.split(',') ?? [];
  const caller = addressFrom(proxies > 0 ? hops.at(-proxies) : undefined) ?? addressFrom(address);
  if (caller === undefined || isThisMachine(caller)) headers.delete(CALLER_HEADER);
  else headers.set(CALLER_HEADER, caller);
}

/** Who shares a turn in the queue: an address, of IPv6 a customer's network; undefined for this machine. */
export function networkOf({ headers }: Request): string | undefined {
  const address = headers.get(CALLER_HEADER) ?? undefined;
  if (!address?.includes(':')) return address;
  const zeros = ':0'.repeat(9 - address.split(':').length);
  return address.replace('::', `${zeros}:`).split(':', 4).join(':');
}

/** Set on answers behind a proxy, for `npm run doctor`: the host that the server was asked for. */
export const SEEN_HOST = 'x-seen-host';
/** Set where a proxy of those in front has added no address, so that its own counts as the caller's. */
export const UNKNOWN_CALLER = 'x-unknown-caller';

/** What an answer says about the proxies in front, which only they can get wrong. */
export function proxyHeaders({ url, headers }: Request, proxies: number): Record<string, string> {
  if (proxies === 0) return {};
  const hops = headers.get(FORWARDED)?.split(',').length ?? 0;
  return { [SEEN_HOST]: new URL(url).host, ...(hops < proxies && { [UNKNOWN_CALLER]: 'true' }) };
}

/** Whether a request passed a proxy, or its sender says so. */
export const isForwarded = (headers: Headers) => headers.has(FORWARDED);

/** TRUSTED_PROXIES from the environment. @throws if it is no number from 0 to 9. */
export function proxiesFromEnv(): number {
  const text = process.env.TRUSTED_PROXIES?.trim() ?? '';
  if (!/^\d?$/.test(text)) throw new Error(`TRUSTED_PROXIES is not a number from 0 to 9: ${text}`);
  return Number(text);
}
