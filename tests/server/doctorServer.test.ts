/** What `npm run doctor` says of a server's certificate and methods. */
import { createServer as createPlainServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { type Deployment, runChecks } from '../../server/doctor/check';
import { SECURITY_CHECKS } from '../../server/doctor/securityChecks';
import { SITE_CHECKS } from '../../server/doctor/siteChecks';
import { hasOpenssl, makeCertificate } from '../support/certificate';

const only = async (name: string, more: Partial<Deployment>) =>
  (
    await runChecks(
      [...SITE_CHECKS, ...SECURITY_CHECKS].filter((check) => check.name.includes(name)),
      { site: 'https://127.0.0.1', backend: 'https://127.0.0.1', key: '', fetch, ...more },
    )
  ).map(({ problem }) => problem);

/** A server with a certificate that is valid for some days. */
async function encrypted(days: number) {
  const files = makeCertificate(days);
  const server = createServer({ cert: readFileSync(files.cert), key: readFileSync(files.key) });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `https://localhost:${port}`, close: () => server.close() };
}

it.skipIf(!hasOpenssl).each([
  [30, /^$/],
  [13, /^the certificate ends in 1[23] days$/],
])('the doctor warns a fortnight before a certificate ends: of %d days', async (days, ends) => {
  const { url, close } = await encrypted(days);
  // Node 24 adds what one could do.
  const [unknown] = await only('with encryption', { site: url });
  expect(unknown).toMatch(/^self-signed certificate/);
  // As if an authority had signed it.
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
  const [ofSite = ''] = await only('with encryption', { site: url });
  const [ofBackend = ''] = await only('backend’s certificate', { backend: url });
  for (const found of [ofSite, ofBackend]) expect(found).toMatch(ends);
  close();
});

it('the doctor reports a server that answers TRACE', async () => {
  let status = 405;
  const server = createPlainServer((_, response) => response.writeHead(status).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await only('TRACE', { site })).toEqual([undefined]);
  status = 200;
  expect(await only('TRACE', { site })).toEqual(['TRACE is answered with 200']);
  server.close();
});
