/** A certificate for 127.0.0.1 that nobody has signed. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Certificate } from '../../e2e/support/nginx';
import { temporaryFolder } from './temporaryFolder';

export const hasOpenssl = spawnSync('openssl', ['version']).error === undefined;

/** Writes it, valid for some days. @throws if openssl refuses. */
export function makeCertificate(days = 1): Certificate {
  const folder = temporaryFolder();
  const files = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') };
  const options =
    `req -x509 -newkey rsa:2048 -nodes -days ${days} -subj /CN=127.0.0.1 -addext subjectAltName=IP:127.0.0.1`.split(
      ' ',
    );
  const { status } = spawnSync('openssl', [...options, '-keyout', files.key, '-out', files.cert]);
  if (status !== 0) throw new Error(`openssl ended with ${String(status)}`);
  return files;
}
