import { once } from 'node:events';
import { connect, type ConnectionOptions } from 'node:tls';
import { type Check, checks, isLoopback, ON_THIS_MACHINE } from './check.ts';

const MIN_DAYS = 14;
const DAY_MS = 86_400_000;

export const isEncrypted = (address: string) => address.startsWith('https:');

/** When the certificate of a host ends, by a connection of this kind. @throws if either refuses it. */
async function certificateEnd(address: string, kind: ConnectionOptions = {}): Promise<number> {
  const { hostname: host, port } = new URL(address);
  const socket = connect({ host, port: Number(port || 443), servername: host, ...kind });
  await once(socket, 'secureConnect');
  const { valid_to: end } = socket.getPeerCertificate();
  socket.destroy();
  return Date.parse(end);
}

/** What is wrong with the certificate of an address; undefined if nothing. @throws if it is not trusted. */
export async function certificateProblem(address: string): Promise<string | undefined> {
  const days = Math.floor(((await certificateEnd(address)) - Date.now()) / DAY_MS);
  return days < MIN_DAYS ? `the certificate ends in ${days} days` : undefined;
}

/** Whether a host agrees to a connection of this kind; another check verifies the certificate. */
const accepts = (address: string, kind: ConnectionOptions) =>
  certificateEnd(address, { ...kind, rejectUnauthorized: false }).then(
    () => true,
    () => false,
  );

const CIPHERS = 'Set ssl_protocols and ssl_ciphers as in docs/deploy.md, 4b, or ask the host.';

export const TLS_CHECKS: readonly Check[] = [
  ...checks(CIPHERS, {
    async 'Old TLS versions are refused'({ site, backend }) {
      if (isLoopback(site)) return ON_THIS_MACHINE;
      // Node.js itself offers these versions only with this level.
      const ciphers = 'DEFAULT@SECLEVEL=0';
      const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers } as const;
      for (const address of new Set([site, backend])) {
        if (isEncrypted(address) && (await accepts(address, old)))
          return `${address} speaks TLS 1.0 or 1.1`;
      }
    },
    async 'TLS connections have forward secrecy'({ site }) {
      if (isLoopback(site)) return ON_THIS_MACHINE;
      // Suites without forward secrecy: with the certificate's key, recorded traffic can be decrypted later.
      const kind = { maxVersion: 'TLSv1.2', ciphers: 'kRSA:@SECLEVEL=0' } as const;
      if (isEncrypted(site) && (await accepts(site, kind)))
        return 'it also agrees to suites without';
    },
  }),
  ...checks('Contact the host of the backend.', {
    'The backend’s certificate is valid'({ site, backend }) {
      if (backend === site || !isEncrypted(backend))
        return { skipped: 'it is the site’s, or has none' };
      return certificateProblem(backend);
    },
  }),
];
