import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ROOT } from '../../../server/paths';
import { ENQUIRY } from '../../database/matrix';
import { type Client, codeOf, keepRows, signedIn, useBackend, USERS } from '../../support/backend';
import { outboxOfBackend } from '../../support/mail';

const db = useBackend();
let kept: Awaited<ReturnType<typeof keepRows>> | undefined;

beforeEach(async () => {
  vi.useRealTimers();
  if (!kept) {
    await db.clients.anon.from('contact_surveys').insert(ENQUIRY);
    kept = await keepRows(db.sql, ['contact_surveys', 'staff', 'settings']);
  }
  await kept.restore();
  await db.sql('delete from private.mail_outbox');
});

const names = async (client: Client) =>
  ((await client.from('contact_surveys').select('name')).data ?? []).map(({ name }) => name);
const missing = async (client: Client) => (await client.rpc('own_access')).data?.[0]?.missing;

/** Adds an authenticator app, and returns its secret. */
async function enrol(client: Client): Promise<string> {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'x' });
  expect(error).toBeNull();
  expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml/);
  expect(data?.totp.uri).toMatch(/^otpauth:\/\/totp\//);
  const secret = data?.totp.secret ?? '';
  const answer = { factorId: data?.id ?? '', code: codeOf(secret) };
  expect((await client.auth.mfa.challengeAndVerify(answer)).error).toBeNull();
  return secret;
}

describe('an admin with the password alone', () => {
  it('reads and writes nothing, and is asked for the code', async () => {
    const client = await signedIn(db.backend, 'adminAal1');
    expect(await missing(client)).toBe('code');
    expect(await names(client)).toEqual([]);
    expect((await client.rpc('archive')).error?.code).toBe('42501');
    await client.from('settings').update({ require_factor: false }).eq('id', true);
    expect(await kept?.changes('settings')).toEqual({ added: [], removed: [] });
    const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
  });

  it('changes neither password nor factors', async () => {
    const client = await signedIn(db.backend, 'adminAal1');
    const change = { password: 'cuatro limones verdes', current_password: 'a-long-password' };
    expect((await client.auth.updateUser(change)).error?.code).toBe('insufficient_aal');
    const removed = await client.auth.mfa.unenroll({ factorId: USERS.admin });
    expect(removed.error?.code).toBe('insufficient_aal');
    const added = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'y' });
    expect(added.error?.code).toBe('insufficient_aal');
    expect((await client.rpc('new_recovery_codes')).error?.code).toBe('42501');
  });

  it('has ten attempts at the code in five minutes', async () => {
    const client = await signedIn(db.backend, 'adminAal1');
    const wrong = { factorId: USERS.admin, code: codeOf() === '000000' ? '000001' : '000000' };
    for (let tries = 0; tries < 10; tries += 1) {
      const { error } = await client.auth.mfa.challengeAndVerify(wrong);
      expect(error?.code).toBe('mfa_verification_failed');
    }
    const { error } = await client.auth.mfa.challengeAndVerify({ ...wrong, code: codeOf() });
    expect(error?.code).toBe('over_request_rate_limit');
    // Five minutes later.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 });
    const later = await client.auth.mfa.challengeAndVerify({ ...wrong, code: codeOf() });
    expect(later.error).toBeNull();
  });
});

describe('an admin with the second factor', () => {
  it('reads enquiries, and still does when the session is renewed', async () => {
    const client = await signedIn(db.backend, 'admin');
    expect(await names(client)).toEqual(['Ana Pérez']);
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect(await names(client)).toEqual(['Ana Pérez']);
  });

  it('ends the sessions that have the password alone', async () => {
    const thief = await signedIn(db.backend, 'adminAal1');
    await signedIn(db.backend, 'admin');
    expect((await thief.auth.getUser()).error).not.toBeNull();
  });

  it('loses access at once by removing it, with earlier tokens too', async () => {
    const client = await signedIn(db.backend, 'admin');
    expect((await client.auth.mfa.unenroll({ factorId: USERS.admin })).error).toBeNull();
    expect(await names(client)).toEqual([]);
    expect(await missing(client)).toBe('factor');
  });
});

describe('the first sign-in', () => {
  it('requires a factor of an admin, and none of an editor', async () => {
    await db.sql('delete from auth.mfa_factors');
    const client = await signedIn(db.backend, 'adminAal1');
    expect(await missing(client)).toBe('factor');
    expect(await names(client)).toEqual([]);
    expect(await missing(await signedIn(db.backend, 'editor'))).toBeNull();
    await enrol(client);
    expect(await missing(client)).toBeNull();
    expect(await names(client)).toEqual(['Ana Pérez']);
    const { mails } = await outboxOfBackend(db.backend).claim();
    expect(mails.map(({ credentials }) => credentials?.change)).toContain('factor');
  });

  it('requires none while the firm has switched it off', async () => {
    await db.sql('delete from auth.mfa_factors');
    await db.sql('update public.settings set require_factor = false');
    const client = await signedIn(db.backend, 'adminAal1');
    expect(await names(client)).toEqual(['Ana Pérez']);
    // An enrolled factor is required in any case.
    await enrol(client);
    expect(await names(await signedIn(db.backend, 'adminAal1'))).toEqual([]);
  });
});

describe('a recovery code', () => {
  it('removes the lost factor from the account, once, and ends the other sessions', async () => {
    const phone = await signedIn(db.backend, 'admin');
    const { data } = await phone.rpc('new_recovery_codes');
    const codes = data as unknown as string[];
    expect(new Set(codes).size).toBe(10);
    // 128 bits, so that its plain hash protects it.
    for (const code of codes) expect(code).toMatch(/^[0-9a-f]{4}(-[0-9a-f]{4}){7}$/);
    const stored = await db.sql('select hash from private.recovery_codes');
    expect(JSON.stringify(stored)).not.toContain(codes[0]);

    const client = await signedIn(db.backend, 'adminAal1');
    expect((await client.rpc('use_recovery_code', { code: '0-0-0' })).data).toBe(false);
    const typed = ` ${codes[3]?.toUpperCase().replaceAll('-', ' ')} `;
    expect((await client.rpc('use_recovery_code', { code: typed })).data).toBe(true);
    expect(await missing(client)).toBe('factor');
    expect(await names(client)).toEqual([]);
    expect(await names(phone)).toEqual([]);
    await enrol(client);
    expect(await names(client)).toEqual(['Ana Pérez']);
    expect((await client.rpc('use_recovery_code', { code: typed })).data).toBe(false);
    const { mails } = await outboxOfBackend(db.backend).claim();
    const changes = mails.flatMap(({ credentials }) => credentials?.change ?? []);
    expect(changes.sort()).toEqual(['factor', 'no factor']);
  });
});

describe('another admin', () => {
  it('removes a lost factor from an account, but not from their own', async () => {
    const other = await signedIn(db.backend, 'editor');
    await enrol(other);
    const admin = await signedIn(db.backend, 'admin');
    const own = await admin.rpc('reset_factor', { person: USERS.admin });
    expect(own.error?.code).toBe('42501');
    expect((await admin.rpc('reset_factor', { person: USERS.editor })).error).toBeNull();
    expect(await missing(await signedIn(db.backend, 'editor'))).toBeNull();
    expect((await other.auth.getUser()).error).not.toBeNull();
  });
});

it('the statement of the guide takes the lost factor off the last admin, who adds another', async () => {
  const guide = readFileSync(join(ROOT, 'docs/operate.md'), 'utf8');
  const [statement = ''] = /delete from auth\.mfa_factors[^;]+;/.exec(guide) ?? [];
  await db.sql(statement.replace('you@your-firm.com', 'admin@tests.example'));
  const client = await signedIn(db.backend, 'adminAal1');
  expect(await missing(client)).toBe('factor');
  expect(await names(client)).toEqual([]);
  await enrol(client);
  expect(await names(client)).toEqual(['Ana Pérez']);
});
