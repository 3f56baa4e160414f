import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchText, isPublicAddress } from '../../supabase/functions/_shared/calendar/fetchText';
import { hasOpenssl, makeCertificate } from '../support/certificate';

it('an address is public that is of no machine or network of one’s own', () => {
  for (const address of [
    ...['127.0.0.1', '10.1.2.3', '100.64.0.1', '169.254.169.254', '172.31.0.1', '192.168.1.1'],
    ...['0.0.0.0', '255.255.255.255', '::1', '::', '::ffff:10.0.0.1', '64:ff9b::a00:1'],
    ...['2002:a00:1::', 'fd00::1', 'fe80::1', 'ff02::1', 'localhost'],
  ])
    expect.soft(isPublicAddress(address), address).toBe(false);
  for (const address of ['8.8.8.8', '172.32.0.1', '2a00:1450:4003:80f::200e'])
    expect.soft(isPublicAddress(address), address).toBe(true);
});

describe.runIf(hasOpenssl)('fetchText', () => {
  const requests: string[] = [];
  const server = createServer();
  let origin = '';
  let ca = '';
  beforeAll(async () => {
    const { cert, key } = makeCertificate();
    ca = readFileSync(cert, 'utf8');
    server.setSecureContext({ cert: ca, key: readFileSync(key) });
    server.on('request', ({ url = '' }, response) => {
      requests.push(url);
      if (url === '/never') return;
      if (url.startsWith('/to?')) {
        response.writeHead(302, { Location: decodeURIComponent(url.slice(4)) }).end();
      } else if (url === '/large') {
        response.end('x'.repeat(5_000_001));
      } else if (url === '/calendar') {
        response.end('BEGIN:VCALENDAR ñ');
      } else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const read = (url: string, timeout = 60_000) =>
    fetchText(url, { ca, timeout, isAllowed: (address) => address === '127.0.0.1' });

  it('reads a text, also behind a redirect, and gives up where nothing answers', async () => {
    expect(await read(`${origin}/calendar`)).toBe('BEGIN:VCALENDAR ñ');
    expect(await read(`${origin}/to?/calendar`)).toBe('BEGIN:VCALENDAR ñ');
    await expect(read(`${origin}/never`, 100)).rejects.toThrow('slow');
  });

  it.each([
    ['what is missing', '/none', 'http 404'],
    ['what is too large', '/large', 'large'],
    ['a redirect to a private address', '/to?https://169.254.169.254/', 'private'],
    ['a redirect without encryption', '/to?http://127.0.0.1/', 'address'],
    ['redirects that never end', `/to?${'/to?'.repeat(5)}`, 'http 302'],
  ])('refuses %s', async (_, path, problem) => {
    await expect(read(origin + path)).rejects.toThrow(problem);
  });

  it('sends nothing without a certificate of an authority, to its own machine, or with credentials', async () => {
    const before = requests.length;
    const unknown = fetchText(`${origin}/calendar`, { isAllowed: () => true });
    await expect(unknown).rejects.toThrow('unreachable');
    for (const [url, problem] of [
      ['https://127.0.0.1/x', 'private'],
      ['https://[::ffff:127.0.0.1]/x', 'private'],
      ['https://localhost/x', 'private'],
      ['https://a:b@calendar.example/x', 'address'],
    ] as const)
      await expect(fetchText(url), url).rejects.toThrow(problem);
    expect(requests).toHaveLength(before);
  });
});
