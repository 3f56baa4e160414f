/** The TLS settings of docs/deploy.md, tried on a real nginx. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect, type ConnectionOptions } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../server/paths';
import { hasOpenssl, makeCertificate } from '../support/certificate';
import { hasNginx, startNginx } from '../../e2e/support/nginx';
import { temporaryFolder } from '../support/temporaryFolder';

const SETTINGS = readFileSync(join(ROOT, 'docs/deploy.md'), 'utf8').match(
  /^ +ssl_(?!certificate).*;$/gm,
);

describe.skipIf(!hasNginx || !hasOpenssl)('nginx with the settings of docs/deploy.md', () => {
  const folder = temporaryFolder();
  let nginx: Awaited<ReturnType<typeof startNginx>>;

  beforeAll(async () => {
    writeFileSync(join(folder, 'index.html'), 'page');
    nginx = await startNginx(folder, SETTINGS?.join('\n') ?? '', makeCertificate());
  });

  afterAll(() => nginx.close());

  /** The protocol and cipher agreed on, or the code of the refusal. */
  const handshake = (options: ConnectionOptions) =>
    new Promise<string>((resolve) => {
      const { hostname, port } = new URL(nginx.url);
      const socket = connect(
        { host: hostname, port: Number(port), rejectUnauthorized: false, ...options },
        () => {
          resolve(`${socket.getProtocol()} ${socket.getCipher().standardName}`);
          socket.destroy();
        },
      );
      socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    });

  it('speaks TLS 1.3, and TLS 1.2 with forward secrecy and no CBC, and nothing older', async () => {
    expect(await handshake({})).toMatch(/^TLSv1\.3 /);
    expect(await handshake({ maxVersion: 'TLSv1.2' })).toMatch(
      /^TLSv1\.2 TLS_ECDHE_RSA_.*(GCM|POLY1305)/,
    );
    const ciphers = 'DEFAULT@SECLEVEL=0';
    expect(await handshake({ minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers })).toMatch(
      /PROTOCOL_VERSION/,
    );
    for (const suite of ['AES128-GCM-SHA256', 'ECDHE-RSA-AES128-SHA'])
      expect(await handshake({ maxVersion: 'TLSv1.2', ciphers: suite }), suite).toMatch(
        /HANDSHAKE_FAILURE/,
      );
  });
});
