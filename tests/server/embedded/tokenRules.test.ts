import { decodeJwt } from 'jose';
import { expect, it, vi } from 'vitest';
import { EMBEDDED_ANON_KEY } from '@/site/embedded';
import { clientOf, signedIn, useBackend } from '../../support/backend';
import { picture, pictureName } from '../../support/pictures';

const db = useBackend();

const refresh = (refresh_token: unknown) =>
  db.backend.fetch(
    new Request('http://localhost/auth/v1/token?grant_type=refresh_token', {
      method: 'POST',
      headers: { apikey: EMBEDDED_ANON_KEY, 'Content-Type': 'application/json' },
      body: JSON.stringify({ refresh_token }),
    }),
  );

it('a refresh token has 512 bits that only this server can make, and renews the session', async () => {
  const editor = await signedIn(db.backend, 'editor');
  const { data } = await editor.auth.getSession();
  const { access_token: access = '', refresh_token: given = '' } = data.session ?? {};
  const [header = '', content = '', code = ''] = given.split('.');
  expect(Buffer.from(code, 'base64url')).toHaveLength(64);
  const { refresh: own } = decodeJwt<{ refresh: string }>(given);
  const [stored] = await db.sql('select token from auth.refresh_tokens where token = $1', [own]);
  expect(stored).toBeDefined();
  const other = Buffer.from(JSON.stringify({ refresh: 'other' })).toString('base64url');
  const unnamed = Buffer.from(JSON.stringify({ alg: 'HS512', typ: 'JWT' })).toString('base64url');
  const forged = [
    `${header}.${content}.${code.slice(1)}A`,
    `${header}.${other}.${code}`,
    `${unnamed}.${content}.${code}`,
  ];
  for (const guess of [own, `${header}.${content}.`, ...forged, access, '', 7, null]) {
    expect((await refresh(guess)).status, String(guess)).toBe(400);
  }
  const headers = { apikey: EMBEDDED_ANON_KEY, authorization: `Bearer ${given}` };
  const read = new Request('http://localhost/auth/v1/user', { headers });
  expect((await db.backend.fetch(read)).status).toBe(403);
  const renewed = (await (await refresh(given)).json()) as { refresh_token: string };
  expect(renewed.refresh_token).not.toBe(given);
  expect((await refresh(renewed.refresh_token)).status).toBe(200);
});

it('an access token cannot be replaced by the token of a signed URL in any API', async () => {
  const name = pictureName(7);
  const images = db.clients.editor.storage.from('images');
  expect((await images.upload(name, picture(), { contentType: 'image/webp' })).error).toBeNull();
  const { data } = await db.clients.editor.auth.getSession();
  const signing = new Request(`http://localhost/storage/v1/object/sign/images/${name}`, {
    method: 'POST',
    headers: {
      apikey: EMBEDDED_ANON_KEY,
      authorization: `Bearer ${data.session?.access_token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ expiresIn: 60 }),
  });
  const [, token = ''] = /token=([^"]+)/.exec(await (await db.backend.fetch(signing)).text()) ?? [];
  expect(token.split('.')).toHaveLength(3);
  for (const path of [
    '/rest/v1/categories',
    '/auth/v1/user',
    `/storage/v1/object/images/${name}`,
  ]) {
    // The last is no token to a strict reader, and the same one to a lenient one.
    for (const Authorization of [`Bearer ${token}`, `bearer ${token}`, `Bearer ${token}=`]) {
      const headers = { apikey: EMBEDDED_ANON_KEY, Authorization };
      const answer = await db.backend.fetch(new Request(`http://localhost${path}`, { headers }));
      expect(answer.status, `${path} ${Authorization.slice(-1)}`).toBe(
        path.startsWith('/auth') ? 403 : 401,
      );
    }
  }
});

it('an access token is refused once its hour is over, also while its session lasts', async () => {
  const client = await signedIn(db.backend, 'editor');
  const { data } = await client.auth.getSession();
  const headers = {
    apikey: EMBEDDED_ANON_KEY,
    authorization: `Bearer ${data.session?.access_token}`,
  };
  const read = async () =>
    (await db.backend.fetch(new Request('http://localhost/rest/v1/staff?select=role', { headers })))
      .status;
  expect(await read()).toBe(200);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 });
  expect(await read()).toBe(401);
});

it('the log names who signed in and out, and records refusals without what was sent', async () => {
  const written: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    if (!String(text).includes('embedded backend')) written.push(String(text));
    return true;
  });
  const header = { 'x-forwarded-for': '203.0.113.9' };
  const editor = await signedIn(db.backend, 'editor', header);
  const stranger = clientOf(db.backend, undefined, header);
  await stranger.auth.signInWithPassword({ email: 'zoe@x.example', password: 'not-the-password' });
  await stranger.rpc('archive');
  await stranger.auth.refreshSession({ refresh_token: 'not-the-token' });
  await editor.auth.signOut();
  // However its address is written.
  await db.backend.fetch(
    new Request('http://localhost/auth/v1/token?grant%5Ftype=password', {
      method: 'POST',
      headers: { apikey: EMBEDDED_ANON_KEY, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'zoe@x.example', password: 'not-the-password' }),
    }),
  );
  const [staff, nobody] = [
    'user="1\\d{7}-[^"]+" caller="\\w+"\\n$',
    'user="none" caller="\\w+"\\n$',
  ];
  const [token, factors] = ['route="POST /auth/v1/token"', 'route="POST /auth/v1/factors"'];
  expect(written).toEqual(
    [
      `Z Signed in ${token} status=200 ${staff}`,
      `Z Signed in ${factors} status=200 user="1`,
      `Z Sign-in refused ${token} status=400 ${nobody}`,
      `Z Refused route="POST /rest/v1/rpc/archive" status=401 ${nobody}`,
      `Z Session not renewed ${token} status=4\\d\\d `,
      `Z Signed out route="POST /auth/v1/logout" status=204 ${staff}`,
      'Z Sign-in refused ',
    ].map((line) => expect.stringMatching(line) as string),
  );
  expect(written.join('')).not.toMatch(/zoe|203\.0|not-the/);
});
