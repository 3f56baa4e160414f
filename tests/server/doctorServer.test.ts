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

/** What Node.js offers by default, without the suites that have no forward secrecy. */
const SECRET = { ciphers: 'ECDHE-RSA-AES128-GCM-SHA256', maxVersion: 'TLSv1.2' } as const;
const NOT_SECRET = { ciphers: 'AES128-GCM-SHA256', maxVersion: 'TLSv1.2' } as const;

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
    [405, undefined],
    [200, 'TRACE is answered with 200'],
  ])('that answers TRACE with %i', async (status, problem) => {
    const server = createServer((_, response) => response.writeHead(status).end());
    const port = await listening(server);
    expect(await only('TRACE', { site: `http://127.0.0.1:${port}` })).toEqual([problem]);
    server.close();
  });

  it.each([
    ['/', undefined],
    ['//evil.example/', '/%5cevil.example/ leads to evil.example'],
  ])('that redirects to %s', async (location, problem) => {
    const server = createServer((_, response) => response.writeHead(301, { location }).end());
    const port = await listening(server);
    expect(await only('another host', { site: `http://127.0.0.1:${port}` })).toEqual([problem]);
    server.close();
  });

  it.skipIf(!hasOpenssl).each([
    ['TLSv1.2', undefined],
    ['TLSv1', 'speaks TLS 1.0 or 1.1'],
  ] as const)('that speaks %s and newer', async (minVersion, problem) => {
    const { port, close } = await encrypted({ minVersion, ciphers: 'DEFAULT@SECLEVEL=0' });
    const site = `https://127.0.0.1:${port}`;
    const [found] = await only('TLS versions', { site, backend: site });
    if (problem === undefined) expect(found).toBeUndefined();
    else expect(found).toContain(problem);
    close();
  });

  it.skipIf(!hasOpenssl).each([
    ['that has', SECRET, undefined],
    ['without', NOT_SECRET, 'it also agrees to suites without'],
  ])('%s forward secrecy', async (_, options, problem) => {
    const { port, close } = await encrypted(options);
    const site = `https://127.0.0.1:${port}`;
    expect(await only('forward secrecy', { site })).toEqual([problem]);
    close();
  });

  it.skipIf(!hasOpenssl)('of the backend whose certificate ends in 13 days', async () => {
    const { port, close } = await encrypted({}, 13);
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    const [found] = await only('backend’s certificate', { backend: `https://localhost:${port}` });
    expect(found).toMatch(/^the certificate ends in 1[23] days$/);
    close();
  });

  it.skipIf(!hasOpenssl).each([
    [30, undefined],
    [13, 'the certificate ends in 1[23] days'],
  ])('whose certificate ends in %i days', async (days, problem) => {
    const { port, close } = await encrypted({}, days);
    const site = `https://localhost:${port}`;
    // Node 24 adds what one could do.
    expect(await only('with encryption', { site })).toEqual([
      expect.stringMatching(/^self-signed certificate/),
    ]);
    // As if an authority had signed it.
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    const [found] = await only('with encryption', { site });
    if (problem === undefined) expect(found).toBeUndefined();
    else expect(found).toMatch(new RegExp(`^${problem}$`));
    close();
  });
});
