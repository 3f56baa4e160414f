import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { CALLER_HEADER } from '../../../server/caller';
import { ENQUIRY } from '../../database/matrix';
import { EMBEDDED_ANON_KEY } from '@/site/embedded';
import {
  addUser,
  type Client,
  clientOf,
  codeOf,
  signedIn,
  startMigrated,
  useBackend,
  USERS,
} from '../../support/backend';
import { startSmtpServer } from '../../../e2e/support/smtp';

const db = useBackend({ siteUrl: 'http://localhost:4999' });
const email = 'admin@tests.example';

beforeEach(async () => {
  // The limit is one mail a minute per person.
  await db.sql('delete from auth.sessions where user_id <> $1', [USERS.editor]);
});

const lastMail = () => db.backend.emails?.messages.get(email)?.at(-1);

/** The fragment of the link in the last mail, as the app reads it. */
const linkOf = (text = '') => new URLSearchParams(/#(\S+)/.exec(text)?.[1]);

/** Asks for a recovery mail a minute after the last one, and returns the code of its link. */
async function recover(minutes: number): Promise<string> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
  expect((await clientOf(db.backend).auth.resetPasswordForEmail(email)).error).toBeNull();
  return linkOf(lastMail()?.text).get('token_hash') ?? '';
}

async function opened(token_hash: string): Promise<Client> {
  const client = clientOf(db.backend);
  expect((await client.auth.verifyOtp({ token_hash, type: 'recovery' })).error).toBeNull();
  return client;
}

const missing = async (client: Client) => (await client.rpc('own_access')).data?.[0]?.missing;

/** Passes the admin's second factor. */
async function prove(client: Client): Promise<void> {
  await db.sql('update auth.mfa_factors set last_counter = null');
  const answer = { factorId: USERS.admin, code: codeOf() };
  expect((await client.auth.mfa.challengeAndVerify(answer)).error).toBeNull();
}

describe('a recovery mail', () => {
  it('is Spanish, leads to the app, which verifies the code itself, and is sent once a minute', async () => {
    await recover(2);
    const { subject, text, html } = lastMail() ?? {};
    expect(subject).toMatch(/^Poner una contraseña nueva · /);
    expect(text).toContain('http://localhost:4999/admin-login#token_hash=');
    expect(`${text}${html}`).not.toMatch(/auth\/v1|\b\d{6,10}\b/);
    for (const typed of [email, email.toUpperCase()]) {
      const { error } = await clientOf(db.backend).auth.resetPasswordForEmail(typed);
      expect(error?.code, typed).toBe('over_email_send_rate_limit');
    }
  });

  it.each(['visitor@tests.example', 'nobody@tests.example'])(
    'is not kept from its owner by one stranger, who gets ten an hour, as six do sixty: %s',
    async (address) => {
      const start = Date.now();
      const sentAt = async (minutes: number, network: number) => {
        vi.useFakeTimers({ toFake: ['Date'], now: start + minutes * 60_000 });
        const headers = { [CALLER_HEADER]: `192.0.2.${network}` };
        const { auth } = clientOf(db.backend, undefined, headers);
        const { error } = await auth.resetPasswordForEmail(address);
        if (error) expect(error.code).toBe('over_email_send_rate_limit');
        return error === null;
      };
      for (let minutes = 0; minutes < 10; minutes += 1) {
        for (const network of [1, 2, 3, 4, 5]) {
          expect(await sentAt(minutes, network)).toBe(true);
          expect(await sentAt(minutes, network)).toBe(false);
        }
      }
      for (let minutes = 10; minutes < 20; minutes += 1) {
        expect([await sentAt(minutes, 1), await sentAt(minutes, 6)]).toEqual([false, true]);
      }
      expect([await sentAt(20, 7), await sentAt(60, 7)]).toEqual([false, true]);
    },
  );

  it('goes by SMTP where it is set, and is no way to sign in by another name', async () => {
    const smtp = await startSmtpServer();
    const other = await startMigrated({
      captureEmails: false,
      smtp: { url: smtp.url, from: 'web@firm.example' },
    });
    onTestFinished(async () => {
      await other.close();
      await smtp.close();
    });
    await addUser((text, values) => other.query(text, values), USERS.editor, 'e@tests.example');
    const client = clientOf(other);
    expect((await client.auth.resetPasswordForEmail('e@tests.example')).error).toBeNull();
    await expect.poll(() => smtp.recipients).toEqual(['<e@tests.example>']);
    await expect.poll(() => smtp.received).toHaveLength(1);
    const message = smtp.received.join().replaceAll('=\r\n', '').replaceAll('=3D', '=');
    const token_hash = /token_hash=(\w+)/.exec(message)?.[1] ?? '';
    for (const type of ['magiclink', 'email', 'signup'] as const) {
      const { error } = await client.auth.verifyOtp({ token_hash, type });
      expect(error?.code, type).toBe('otp_expired');
    }
    expect((await client.auth.verifyOtp({ token_hash, type: 'recovery' })).error).toBeNull();
  });

  it('has a link for ten minutes', async () => {
    const token_hash = await recover(6);
    await db.sql(
      `update auth.users set recovery_sent_at = recovery_sent_at - interval '601 seconds'`,
    );
    const { error } = await clientOf(db.backend).auth.verifyOtp({ token_hash, type: 'recovery' });
    expect(error?.code).toBe('otp_expired');
  });

  it('has a code that ends after five wrong ones, and a link that a stranger cannot end', async () => {
    await recover(8);
    const client = clientOf(db.backend);
    // The link has the hash of address and code.
    const code = '1234567890';
    const hash = createHash('sha256')
      .update(email + code)
      .digest('hex');
    const setCode = () =>
      db.sql('update auth.users set recovery_token = $1 where email = $2', [hash, email]);
    const enter = async (token: string) =>
      (await client.auth.verifyOtp({ email, token, type: 'recovery' })).error?.code;
    await setCode();
    expect(await enter(code)).toBeUndefined();
    await setCode();
    // Nor does who is refused already use up the tries.
    const stranger = clientOf(db.backend, undefined, { [CALLER_HEADER]: '192.0.2.20' }).auth;
    for (let tries = 0; tries < 35; tries += 1) {
      const address = tries < 30 ? `${tries}@tests.example` : email;
      await stranger.verifyOtp({ email: address, token: '0', type: 'recovery' });
    }
    expect(await enter(code)).toBeUndefined();
    await setCode();
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await enter(`000000000${tries}`)).toBe('otp_expired');
    }
    expect(await enter(code)).toBe('otp_expired');
    expect((await client.auth.verifyOtp({ token_hash: hash, type: 'recovery' })).error).toBeNull();
  });
});

describe('a way around the password form', () => {
  const ask = (path: string, address: string, method = 'POST') =>
    db.backend.fetch(
      new Request(`http://localhost:4999/${path}`, {
        method,
        headers: { apikey: EMBEDDED_ANON_KEY, 'content-type': 'application/json' },
        ...(method === 'POST' && {
          body: JSON.stringify({ email: address, password: 'a-long-password' }),
        }),
      }),
    );

  it('is not offered by other links, which answer known and unknown addresses alike and sign nobody up', async () => {
    const mails = db.backend.emails?.messages.get(email)?.length;
    for (const path of ['otp', 'magic%6Cink']) {
      const known = await ask(`auth/v1/${path}`, email);
      const unknown = await ask(`auth/v1/${path}`, 'x@tests.example');
      expect(known.status, path).toBe(404);
      expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()]);
    }
    expect(db.backend.emails?.messages.get(email)?.length).toBe(mails);
    expect(await db.sql(`select from auth.users where email = 'x@tests.example'`)).toEqual([]);
  });

  it('is not offered by another call of the package, or by an encoded path, which would bypass the limits', async () => {
    for (const [method, path] of [
      ['GET', 'auth/v1/verify?type=recovery&token=x&redirect_to=http://localhost:4999/'],
      ['GET', 'auth/v1/authorize?provider=github'],
      ['POST', 'auth/v1/resend'],
      ['POST', 'auth/v1/admin/users'],
      ['POST', 'auth/v1/%74oken?grant_type=password'],
      ['POST', '%61uth/v1/token?grant_type=password'],
      ['POST', 'storage/v1/object/%75pload/sign/images/posts/a.webp'],
    ] as const)
      expect((await ask(path, 'editor@tests.example', method)).status, path).toBe(404);
    // Of an address longer than any, by which the limits would have to remember a caller.
    expect((await ask('auth/v1/verify', 'a'.repeat(255))).status).toBe(400);
  });
});

it('the session of a link reads and writes nothing until a password is set, which ends all others', async () => {
  await db.clients.anon.from('contact_surveys').insert(ENQUIRY);
  const other = await signedIn(db.backend, 'admin');
  const client = await opened(await recover(10));
  expect(await missing(client)).toBe('code');
  await prove(client);
  expect(await missing(client)).toBe('password');
  const seen = async () => (await client.from('contact_surveys').select('name')).data;
  expect(await seen()).toEqual([]);
  expect((await client.rpc('search_surveys', { query: 'ana' })).error?.code).toBe('42501');
  expect((await client.rpc('archive')).error?.code).toBe('42501');
  expect((await client.auth.refreshSession()).error).toBeNull();
  expect(await seen()).toEqual([]);

  expect((await client.auth.updateUser({ password: 'cuatro limones verdes' })).error).toBeNull();
  // Once: it is then a session like any other.
  const again = await client.auth.updateUser({ password: 'cinco limones verdes' });
  expect(again.error?.code).toBe('current_password_required');
  expect(await missing(client)).toBeNull();
  expect(await seen()).toHaveLength(1);
  expect((await other.rpc('own_access')).data).toMatchObject([{ role: null }]);
  await db.sql(
    `update auth.users set encrypted_password =
       extensions.crypt('a-long-password', extensions.gen_salt('bf', 4))`,
  );
});

it('the code of a link belongs to its request: a later one replaces it, other kinds refuse it, and it works once', async () => {
  const first = await recover(14);
  const second = await recover(16);
  const redeem = (token_hash: string, type: 'recovery' | 'invite' | 'email_change' = 'recovery') =>
    clientOf(db.backend).auth.verifyOtp({ token_hash, type });
  expect((await redeem(first)).error?.code).toBe('otp_expired');
  for (const other of ['invite', 'email_change'] as const) {
    expect((await redeem(second, other)).error).not.toBeNull();
  }
  expect((await redeem(second)).error).toBeNull();
  expect((await redeem(second)).error?.code).toBe('otp_expired');
});

it('a refresh token ends its session when it is used again after its successor', async () => {
  const client = await signedIn(db.backend, 'editor');
  const first = (await client.auth.getSession()).data.session?.refresh_token ?? '';
  await client.auth.refreshSession();
  await client.auth.refreshSession();
  expect((await client.rpc('own_access')).data).toMatchObject([{ role: 'editor' }]);
  const thief = await clientOf(db.backend).auth.refreshSession({ refresh_token: first });
  expect(thief.error?.code).toBe('refresh_token_already_used');
  expect((await client.rpc('own_access')).data).toMatchObject([{ role: null }]);
});
