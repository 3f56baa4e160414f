import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { loadKeys } from '../../../server/embedded/auth/signingKeys';
import type { EmbeddedBackend } from '../../../server/embedded/embedded';
import { EMBEDDED_ANON_KEY } from '@/site/embedded';
import { clientOf, signedIn, startMigrated, useBackend } from '../../support/backend';

const db = useBackend();

const partOf = (token: string, part: number) =>
  JSON.parse(Buffer.from(token.split('.')[part] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >;

async function tokensOf(backend: EmbeddedBackend) {
  const { data } = await (await signedIn(backend, 'editor')).auth.getSession();
  const { access_token = '', refresh_token = '' } = data.session ?? {};
  return { access_token, refresh_token };
}

/** The status of a call with a token. */
async function statusOf(backend: EmbeddedBackend, token: string): Promise<number> {
  const headers = { apikey: EMBEDDED_ANON_KEY, Authorization: `Bearer ${token}` };
  const request = new Request('http://localhost/auth/v1/user', { headers });
  return (await backend.fetch(request)).status;
}

/** A token with the content of another, signed by the key and hash given. */
function signed(token: string, header: object, hash: string, secret: string): string {
  const content = `${Buffer.from(JSON.stringify(header)).toString('base64url')}.${token.split('.')[1]}`;
  return `${content}.${createHmac(hash, secret).update(content).digest('base64url')}`;
}

async function setting(name: string): Promise<string> {
  const [row] = await db.sql('select value from embedded.settings where name = $1', [name]);
  return row?.value as string;
}

const storedKeys = async () =>
  JSON.parse(await setting('signing_keys')) as Record<'id' | 'secret', string>[];

it('an access token names its key and algorithm, and is accepted with no other', async () => {
  const { access_token: token } = await tokensOf(db.backend);
  const [key] = await storedKeys();
  expect(partOf(token, 0)).toEqual({ alg: 'HS512', typ: 'JWT', kid: key?.id });
  expect(await statusOf(db.backend, token)).toBe(200);

  const { id: kid = '', secret = '' } = key ?? {};
  const jwt = await setting('jwt');
  const jwk = { kty: 'oct', k: Buffer.from('own').toString('base64url') };
  for (const [what, header, hash, by] of [
    ['by the package’s own key', { alg: 'HS256' }, 'sha256', jwt],
    ['by that key under this name', { alg: 'HS512', kid }, 'sha512', jwt],
    ['with another algorithm', { alg: 'HS256', kid }, 'sha256', secret],
    ['without one', { alg: 'none', kid }, 'sha512', secret],
    ['by a key that it brings along', { alg: 'HS512', jwk }, 'sha512', 'own'],
    ['by an unknown key', { alg: 'HS512', kid: 'x' }, 'sha512', secret],
  ] as const)
    expect(await statusOf(db.backend, signed(token, header, hash, by)), what).toBe(403);
  const right = signed(token, { alg: 'HS512', kid }, 'sha512', secret);
  expect(await statusOf(db.backend, right)).toBe(200);
});

it('a new key signs from then on, and ends no session', async () => {
  const before = await tokensOf(db.backend);
  const later = await startMigrated({ snapshot: await db.backend.snapshot(), newKeys: true });
  expect(await statusOf(later, before.access_token)).toBe(200);
  const { data, error } = await clientOf(later).auth.refreshSession(before);
  expect(error).toBeNull();
  const renewed = data.session?.access_token ?? '';
  expect(partOf(renewed, 0).kid).not.toBe(partOf(before.access_token, 0).kid);
  expect(await statusOf(later, renewed)).toBe(200);
  expect(await statusOf(db.backend, renewed)).toBe(403);
  await later.close();
});

const HOUR = 3_600_000;
const claims = { sub: 'a', session_id: 'b' };
const load = (now: number) => loadKeys(db.backend.connection, false, now);

it('the keys are replaced after a year, and removed a day later', async () => {
  const now = Date.now();
  const [first] = await storedKeys();
  const old = await (await load(now)).sign(claims);
  expect(await storedKeys()).toHaveLength(1);
  const year = now + 366 * 24 * HOUR;
  const ring = await load(year);
  expect(await ring.verify(old)).toEqual(claims);
  expect(partOf(await ring.sign(claims), 0).kid).not.toBe(first?.id);
  expect(await (await load(year + 23 * HOUR)).verify(old)).toEqual(claims);
  expect(await (await load(year + 25 * HOUR)).verify(old)).toBeUndefined();
  expect((await storedKeys()).map(({ id }) => id)).not.toContain(first?.id);
});
