/** What `npm run doctor` says of a server's methods, certificate and connections. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createTlsServer, type TlsOptions } from 'node:tls';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Deployment, runChecks } from '../../server/doctor/check';
import { SECURITY_CHECKS } from '../../server/doctor/securityChecks';
import { SITE_CHECKS } from '../../server/doctor/siteChecks';
import { hasOpenssl, makeCertificate } from '../support/certificate';

async function listening(server: Server | ReturnType<typeof createTlsServer>) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return String((server.address() as AddressInfo).port);
}

const only = async (name: string, more: Partial<Deployment>) =>
  (
    await runChecks(
      [...SITE_CHECKS, ...SECURITY_CHECKS].filter((check) => check.name.includes(name)),
      { site: 'https://127.0.0.1', backend: 'https://127.0.0.1', key: '', fetch, ...more },
    )
  ).map(({ problem }) => problem);

/** A server with a certificate that is valid for some days. */
async function encrypted(options: TlsOptions, days?: number) {
  const folder = mkdtempSync(join(tmpdir(), 'tls-'));
  const files = makeCertificate(folder, days);
  const [cert, key] = [readFileSync(files.cert), readFileSync(files.key)];
  rmSync(folder, { recursive: true });
  const server = createTlsServer({ cert, key, ...options });
  return { port: await listening(server), close: () => server.close() };
}

describe('the doctor checks a server', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each([
    ['TRACE', 200, {}, 'TRACE is answered with 200'],
    [
      'another host',
      301,
      { location: '//evil.example/' },
      '/%5cevil.example/ leads to evil.example',
    ],
  ])('by %s', async (name, wrong, headers, problem) => {
    let isWrong = false;
    const server = createServer((_, response) =>
      (isWrong ? response.writeHead(wrong, headers) : response.writeHead(405)).end(),
    );
    const site = `http://127.0.0.1:${await listening(server)}`;
    expect(await only(name, { site })).toEqual([undefined]);
    isWrong = true;
    expect(await only(name, { site })).toEqual([problem]);
    server.close();
  });

  it.skipIf(!hasOpenssl)('by its certificate, a fortnight before it ends', async () => {
    for (const [days, ends] of [
      [30, /^$/],
      [13, /^the certificate ends in 1[23] days$/],
    ] as const) {
      const { port, close } = await encrypted({}, days);
      const url = `https://localhost:${port}`;
      // Node 24 adds what one could do.
      const [unknown] = await only('with encryption', { site: url });
      expect(unknown).toMatch(/^self-signed certificate/);
      // As if an authority had signed it.
      vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
      const [ofSite = ''] = await only('with encryption', { site: url });
      const [ofBackend = ''] = await only('backend’s certificate', { backend: url });
      for (const found of [ofSite, ofBackend]) expect(found).toMatch(ends);
      vi.unstubAllEnvs();
      close();
    }
  });
});
