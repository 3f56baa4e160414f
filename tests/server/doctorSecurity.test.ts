/** What `npm run doctor` says of a site's security, with one thing broken at a time. */
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
import { ASSET_HEADERS } from '../../server/headers';
import { hasOpenssl, makeCertificate } from '../support/certificate';

const SITE = 'https://www.firm.example';
const BACKEND = 'https://abcdefgh.supabase.co';

type Answer = (
  path: string,
  init: RequestInit & { headers?: Record<string, string> },
) => Response | undefined;

const API_HEADERS = {
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'access-control-allow-origin': '*',
};
const refusal = (status: number, code: string) =>
  Response.json({ code }, { status, headers: API_HEADERS });

const sound: Answer = (path, init) => {
  if (path === '/') return new Response('<script src="/assets/app-1.js">');
  if (path.startsWith('/assets/')) {
    return new Response('', {
      headers: { ...ASSET_HEADERS, 'Cache-Control': 'public, max-age=31536000, immutable' },
    });
  }
  if (init.headers?.['Accept-Profile']) return refusal(406, 'PGRST106');
  if (path.startsWith('/rest/')) return Response.json([], { headers: API_HEADERS });
  if (path.startsWith('/storage/')) return refusal(400, 'NoSuchKey');
  if (path === '/auth/v1/settings') {
    return Response.json({ disable_signup: true, external: { email: true, phone: false } });
  }
  return refusal(400, 'invalid_credentials');
};

const deployment = (answer: Answer, more: Partial<Deployment> = {}): Deployment => ({
  site: SITE,
  backend: BACKEND,
  key: 'sb_publishable_x',
  fetch: (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const path = pathname + search;
    const given = { ...init, headers: init?.headers as Record<string, string> };
    return Promise.resolve(answer(path, given) ?? sound(path, given) ?? new Response());
  },
  ...more,
});

/** The first two need a server, and have their own tests below. */
const BY_FETCH = SECURITY_CHECKS.filter(({ name }) => !/TRACE|TLS/.test(name));

const problems = async (answer: Answer = () => undefined) =>
  (await runChecks(BY_FETCH, deployment(answer))).flatMap(({ name, problem }) =>
    problem === undefined ? [] : [`${name}: ${problem}`],
  );

const withHeader = (name: string, value: string) =>
  Response.json([], { headers: { ...API_HEADERS, [name]: value } });

describe('the security checks', () => {
  it('find no problem in a sound site', async () => {
    expect(await problems()).toEqual([]);
    expect(BY_FETCH).toHaveLength(SECURITY_CHECKS.length - 2);
  });

  it.each<[string, Answer, string]>([
    [
      'scripts without headers',
      (path) =>
        path.startsWith('/assets/')
          ? new Response('', { headers: { 'Cache-Control': 'immutable' } })
          : undefined,
      'Scripts and styles have the security headers: Content-Security-Policy: missing',
    ],
    [
      'scripts without HSTS',
      (path) => {
        const headers = new Headers({ ...ASSET_HEADERS, 'Cache-Control': 'immutable' });
        headers.delete('Strict-Transport-Security');
        return path.startsWith('/assets/') ? new Response('', { headers }) : undefined;
      },
      'Scripts and styles have the security headers: Strict-Transport-Security: missing',
    ],
    [
      'an API that any site reads with cookies',
      (path, { headers = {} }) =>
        path.startsWith('/rest/') && headers.Origin
          ? Response.json([], {
              headers: {
                ...API_HEADERS,
                'access-control-allow-origin': headers.Origin,
                'access-control-allow-credentials': 'true',
              },
            })
          : undefined,
      'Answers of the API are for this site, and run nothing: any site reads them',
    ],
    [
      'an API whose answers are cached',
      (path) =>
        path.includes('language_settings') ? withHeader('cache-control', 'public') : undefined,
      'Answers of the API are for this site, and run nothing: Cache-Control: public',
    ],
    [
      'an API without HSTS',
      (path) =>
        path.includes('language_settings')
          ? Response.json([], { headers: { 'x-content-type-options': 'nosniff' } })
          : undefined,
      'Answers of the API are for this site, and run nothing: Strict-Transport-Security: missing',
    ],
    [
      'stored files whose type is guessed',
      (path) => (path.startsWith('/storage/') ? new Response('', { status: 400 }) : undefined),
      'Stored files are of the type that they are sent as: X-Content-Type-Options: missing',
    ],
    [
      'an exposed schema',
      (_, { headers }) =>
        headers?.['Accept-Profile'] === 'auth' ? refusal(404, 'PGRST205') : undefined,
      'The API shows no other schema, and no GraphQL: it exposes auth',
    ],
    [
      'GraphQL',
      (path) =>
        path === '/graphql/v1' ? Response.json({ data: { __typename: 'Query' } }) : undefined,
      'The API shows no other schema, and no GraphQL: GraphQL answers',
    ],
    [
      'sign-up',
      (path) =>
        path === '/auth/v1/settings' ? Response.json({ disable_signup: false }) : undefined,
      'People sign in by e-mail and password alone: sign-up is on',
    ],
    [
      'another provider',
      (path) =>
        path === '/auth/v1/settings'
          ? Response.json({ disable_signup: true, external: { email: true, google: true } })
          : undefined,
      'People sign in by e-mail and password alone: also by google',
    ],
    [
      'an account of the demo',
      (path, { body }) =>
        path.startsWith('/auth/v1/token') && (body as string).includes('demo-editor-2026')
          ? Response.json({ access_token: 'x' })
          : undefined,
      'The demo’s printed passwords are refused: editor@demo.example signs in',
    ],
  ])('find %s', async (_, answer, problem) => {
    const found = await problems(answer);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(problem);
  });
});

async function listening(server: Server | ReturnType<typeof createTlsServer>) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return String((server.address() as AddressInfo).port);
}

const only = async (name: string, more: Partial<Deployment>) =>
  (
    await runChecks(
      [...SITE_CHECKS, ...SECURITY_CHECKS].filter((check) => check.name.includes(name)),
      deployment(() => undefined, more),
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
    [405, undefined],
    [200, 'TRACE is answered with 200'],
  ])('that answers TRACE with %i', async (status, problem) => {
    const server = createServer((_, response) => response.writeHead(status).end());
    const port = await listening(server);
    expect(await only('TRACE', { site: `http://127.0.0.1:${port}` })).toEqual([problem]);
    server.close();
  });

  it.skipIf(!hasOpenssl).each([
    ['TLSv1.2', undefined],
    ['TLSv1', 'speaks TLS 1.0 or 1.1'],
  ] as const)('that speaks %s and newer', async (minVersion, problem) => {
    const { port, close } = await encrypted({ minVersion, ciphers: 'DEFAULT@SECLEVEL=0' });
    const site = `https://127.0.0.1:${port}`;
    const [found] = await only('TLS', { site, backend: site });
    if (problem === undefined) expect(found).toBeUndefined();
    else expect(found).toContain(problem);
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
