import { connect, type ConnectionOptions } from 'node:tls';
import { type Check, onThisMachine } from './check.ts';

const MIN_DAYS = 14;
const DAY_MS = 86_400_000;

export const isEncrypted = (address: string) => address.startsWith('https:');

const target = (address: string) => {
  const { hostname, port } = new URL(address);
  return { host: hostname, port: Number(port || 443), servername: hostname };
};

/** What is wrong with the certificate of an address; undefined if nothing. @throws if it is not trusted. */
export async function certificateProblem(address: string): Promise<string | undefined> {
  const end = await new Promise<number>((resolve, reject) => {
    const socket = connect(target(address), () => {
      resolve(Date.parse(socket.getPeerCertificate().valid_to));
      socket.end();
    });
    socket.on('error', reject);
  });
  const days = Math.floor((end - Date.now()) / DAY_MS);
  return days < MIN_DAYS ? `the certificate ends in ${days} days` : undefined;
}

/** Whether a host agrees to a connection of this kind. */
function accepts(address: string, kind: ConnectionOptions): Promise<boolean> {
  return new Promise((resolve) => {
    // Another check verifies the certificate.
    const socket = connect({ ...target(address), ...kind, rejectUnauthorized: false }, () => {
      socket.end();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

const CIPHERS = 'Set ssl_protocols and ssl_ciphers as in docs/deploy.md, 4b, or ask the host.';

export const TLS_CHECKS: readonly Check[] = [
  {
    name: 'Old TLS versions are refused',
    remedy: CIPHERS,
    unless: onThisMachine,
    async run({ site, backend }) {
      // Node.js itself offers these versions only with this level.
      const ciphers = 'DEFAULT@SECLEVEL=0';
      const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers } as const;
      for (const address of new Set([site, backend])) {
        if (isEncrypted(address) && (await accepts(address, old)))
          return `${address} speaks TLS 1.0 or 1.1`;
      }
      return undefined;
    },
  },
  {
    name: 'TLS connections have forward secrecy',
    remedy: CIPHERS,
    unless: onThisMachine,
    async run({ site }) {
      // Suites without forward secrecy: with the certificate's key, recorded traffic can be decrypted later.
      const kind = { maxVersion: 'TLSv1.2', ciphers: 'kRSA:@SECLEVEL=0' } as const;
      return isEncrypted(site) && (await accepts(site, kind))
        ? 'it also agrees to suites without'
        : undefined;
    },
  },
  {
    name: 'The backend’s certificate is valid',
    remedy: 'Contact the host of the backend.',
    unless: ({ site, backend }) =>
      backend === site || !isEncrypted(backend) ? 'it is the site’s, or has none' : undefined,
    run: ({ backend }) => certificateProblem(backend),
  },
];
