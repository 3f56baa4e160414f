import { lookup } from 'node:dns';
import { get } from 'node:https';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const TIMEOUT_MS = 20_000;
const MOST_REDIRECTS = 3;

const listOf = (type: 'ipv4' | 'ipv6', subnets: string) => {
  const list = new BlockList();
  for (const [net = '', bits] of subnets.split(/\s+/).map((subnet) => subnet.split('/'))) {
    list.addSubnet(net, Number(bits), type);
  }
  return list;
};

/** Addresses that are not on the public internet: this machine, its networks, what clouds keep there (RFC 6890). */
const PRIVATE = listOf(
  'ipv4',
  `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24
  192.0.2.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3`,
);
/** Global unicast without what maps, tunnels or translates to another address. */
const PUBLIC_V6 = listOf('ipv6', '2000::/3');
const TUNNELS_V6 = listOf('ipv6', '2001::/23 2001:db8::/32 2002::/16');

/** Whether an address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !PRIVATE.check(address);
  return (
    isIP(address) === 6 && PUBLIC_V6.check(address, 'ipv6') && !TUNNELS_V6.check(address, 'ipv6')
  );
}

/** Why an address was not read, in a word that the admin area explains. */
export class Unreadable extends Error {}

/** Resolves a name for the connection itself, so that no second answer can lead elsewhere. */
const publicLookup =
  (isAllowed: typeof isPublicAddress, refuse: (error: Unreadable) => void): LookupFunction =>
  (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (!error && !addresses.every(({ address }) => isAllowed(address))) {
        // Deno hands on another error than it is given.
        refuse(new Unreadable('private'));
        done(new Unreadable('private'), '', 4);
        return;
      }
      const [{ address, family } = { address: '', family: 4 }] = error ? [] : addresses;
      if (options.all) done(error, error ? [] : addresses);
      else done(error, address, family);
    });
  };

interface Options {
  /** Tests allow this machine's. */
  isAllowed?: typeof isPublicAddress;
  timeout?: number;
  /** PEM, of a test's own authority. */
  ca?: string;
  /** The only host to fetch from, also after a redirect. */
  host?: string;
  accept?: string;
  mostBytes?: number;
}

/**
 * Fetches a text over HTTPS from a public address, within limits of size and time.
 * @throws {Unreadable} with what is wrong: 'address', 'private', 'large', 'slow', 'http 404', 'unreachable'.
 */
export const fetchText = async (url: string, options: Options = {}): Promise<string> =>
  new TextDecoder().decode(await fetchBytes(url, { accept: 'text/calendar', ...options }));

/** The same for a file of any type. @throws {Unreadable} 'host' too. */
export async function fetchBytes(
  url: string,
  options: Options = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const signal = AbortSignal.timeout(options.timeout ?? TIMEOUT_MS);
  try {
    return await follow(url, { ...options, signal }, MOST_REDIRECTS);
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable(signal.aborted ? 'slow' : 'unreachable', { cause: error });
  }
}

async function follow(
  address: string,
  options: Options & { signal: AbortSignal },
  redirects: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'https:' || url.username || url.password) throw new Unreadable('address');
  const {
    isAllowed = isPublicAddress,
    signal,
    ca,
    accept = '*/*',
    mostBytes = 5_000_000,
  } = options;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (options.host !== undefined && url.hostname !== options.host) throw new Unreadable('host');
  // Nothing is looked up for an address of numbers.
  if (isIP(host) && !isAllowed(host)) throw new Unreadable('private');
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(
      url,
      {
        lookup: publicLookup(isAllowed, reject),
        signal,
        agent: false,
        headers: { Accept: accept, 'Accept-Encoding': 'identity' },
        ...(ca && { ca }),
      },
      resolve,
    ).on('error', reject);
  });
  const { statusCode = 0, headers } = response;
  if (statusCode >= 300 && statusCode < 400 && headers.location && redirects > 0) {
    response.destroy();
    return follow(new URL(headers.location, url).href, options, redirects - 1);
  }
  if (statusCode !== 200) {
    response.destroy();
    throw new Unreadable(`http ${statusCode}`);
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Uint8Array>) {
    size += part.byteLength;
    if (size > mostBytes) throw new Unreadable('large');
    parts.push(part);
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}
