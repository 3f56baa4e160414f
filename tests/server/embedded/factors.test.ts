import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { CALLER_HEADER } from '../../../server/caller';
import { ROOT } from '../../../server/paths';
import { ENQUIRY } from '../../database/matrix';
import { type Client, codeOf, signedIn, useBackend, USERS } from '../../support/backend';
import { ownProject } from '../../../server/translation';
import { outboxOf } from '../../../supabase/functions/_shared/mail/outbox';

const db = useBackend();

beforeAll(async () => {
  await db.clients.anon.from('contact_surveys').insert(ENQUIRY);
  await db.sql('delete from private.mail_outbox');
  await db.sql('update auth.mfa_factors set last_counter = null');
});

const names = async (client: Client) =>
  ((await client.from('contact_surveys').select('name')).data ?? []).map(({ name }) => name);
const missing = async (client: Client) => (await client.rpc('own_access')).data?.[0]?.missing;

/** Adds an authenticator app. */
async function enrol(client: Client): Promise<void> {
  expect((await client.rpc('announce_change', { what: 'x' })).error).toBeNull();
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'x' });
  expect(error).toBeNull();
  expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml/);
  const answer = { factorId: data?.id ?? '', code: codeOf(data?.totp.secret) };
  expect((await client.auth.mfa.challengeAndVerify(answer)).error).toBeNull();
}

describe('an admin with the password alone', () => {
  it('reads and writes nothing, is asked for the code, and changes neither password nor factors', async () => {
    const client = await signedIn(db.backend, 'adminAal1');
    expect(await missing(client)).toBe('code');
    expect(await names(client)).toEqual([]);
    await client.from('settings').update({ require_factor: false }).eq('id', true);
    expect(await db.changes('settings')).toEqual({ added: [], removed: [] });
    const change = { password: 'cuatro limones verdes', current_password: 'a-long-password' };
    expect((await client.auth.updateUser(change)).error?.code).toBe('insufficient_aal');
    const removed = await client.auth.mfa.unenroll({ factorId: USERS.admin });
    expect(removed.error?.code).toBe('insufficient_aal');
    const added = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'y' });
    expect(added.error?.code).toBe('insufficient_aal');
    expect((await client.rpc('new_recovery_codes')).error?.code).toBe('42501');
  });

  const attempt = (client: Client, code: string) =>
    client.auth.mfa.challengeAndVerify({ factorId: USERS.admin, code });
  const WRONG = codeOf() === '000000' ? '000001' : '000000';
  const from = (address: string) => signedIn(db.backend, 'adminAal1', { [CALLER_HEADER]: address });

  it('enters five wrong codes in a session, and the owner is told and not kept out', async () => {
    const thief = await from('192.0.2.1');
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await attempt(thief, WRONG)).error?.code).toBe('mfa_verification_failed');
    }
    expect((await attempt(thief, codeOf())).error?.code).toBe('over_request_rate_limit');
    const { mails } = await outboxOf(ownProject(db.backend)).claim();
    expect(mails.flatMap(({ credentials }) => credentials ?? [])).toMatchObject([
      { email: 'admin@tests.example', change: 'wrong codes' },
    ]);
    // The owner, at the same network.
    expect((await attempt(await from('192.0.2.1'), codeOf())).error).toBeNull();
  });

  it('waits twice as long after each five, and after twenty in its network', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const fail = async (client: Client, times: number) => {
      for (let tries = 0; tries < times; tries += 1) {
        expect((await attempt(client, WRONG)).error?.code).toBe('mfa_verification_failed');
      }
      expect((await attempt(client, WRONG)).error?.code).toBe('over_request_rate_limit');
    };
    const pass = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000 + 1000);
    const thief = await from('192.0.2.2');
    // Networks are counted by a hash of the day (25_callers.sql), which may end during the test.
    await db.backend.query(
      `insert into private.daily_salt select current_date + n, 'salt' from generate_series(0, 1) as n
       on conflict (day) do update set salt = excluded.salt`,
    );
    await fail(thief, 5);
    pass(5);
    await fail(thief, 5);
    pass(5);
    expect((await attempt(thief, WRONG)).error?.code).toBe('over_request_rate_limit');
    pass(5);
    await fail(await from('192.0.2.2'), 5);
    await fail(await from('192.0.2.2'), 5);
    const again = await from('192.0.2.2');
    expect((await attempt(again, codeOf())).error?.code).toBe('over_request_rate_limit');
    expect((await attempt(await from('192.0.2.3'), codeOf())).error).toBeNull();
  });

  it('enters a code that was used before in vain', async () => {
    const code = codeOf();
    await db.sql('update auth.mfa_factors set last_counter = null');
    expect((await attempt(await from('192.0.2.4'), code)).error).toBeNull();
    const thief = await from('192.0.2.5');
    expect((await attempt(thief, code)).error?.code).toBe('mfa_code_used');
  });
});

it('an admin with the second factor reads enquiries, also when the session is renewed, ends the sessions with the password alone, and loses access at once by removing it', async () => {
  const thief = await signedIn(db.backend, 'adminAal1');
  const client = await signedIn(db.backend, 'admin');
  expect((await thief.auth.getUser()).error).not.toBeNull();
  expect(await names(client)).toEqual(['Ana Pérez']);
  expect((await client.auth.refreshSession()).error).toBeNull();
  expect(await names(client)).toEqual(['Ana Pérez']);
  await client.rpc('announce_change', { what: `remove:${USERS.admin}` }).throwOnError();
  expect((await client.auth.mfa.unenroll({ factorId: USERS.admin })).error).toBeNull();
  expect(await names(client)).toEqual([]);
  expect(await missing(client)).toBe('factor');
});

describe('the first sign-in', () => {
  it('requires a factor of everybody on the staff, and again of the last admin once the statement of the guide has taken a lost one off', async () => {
    const guide = readFileSync(join(ROOT, 'docs/operate.md'), 'utf8');
    const [statement = ''] = /select private\.remove_factors[^;]+;/.exec(guide) ?? [];
    await db.sql(statement.replace('you@your-firm.com', 'admin@tests.example'));
    await db.sql('select private.remove_factors($1)', [USERS.editor]);
    const client = await signedIn(db.backend, 'adminAal1');
    expect(await missing(client)).toBe('factor');
    expect(await names(client)).toEqual([]);
    expect(await missing(await signedIn(db.backend, 'editor'))).toBe('factor');
    await enrol(client);
    expect(await missing(client)).toBeNull();
    expect(await names(client)).toEqual(['Ana Pérez']);
    const { mails } = await outboxOf(ownProject(db.backend)).claim();
    expect(mails.map(({ credentials }) => credentials?.change)).toContain('factor');
  });

  it('requires none while the firm has switched it off', async () => {
    await db.sql('select private.remove_factors(id) from auth.users');
    await db.sql('update public.settings set require_factor = false');
    const client = await signedIn(db.backend, 'adminAal1');
    expect(await names(client)).toEqual(['Ana Pérez']);
    // An enrolled factor is required in any case.
    await enrol(client);
    expect(await names(await signedIn(db.backend, 'adminAal1'))).toEqual([]);
  });
});

it('a recovery code stands in for the app once, leaves it in the account, and is told of', async () => {
  const phone = await signedIn(db.backend, 'admin');
  const { data } = await phone.rpc('new_recovery_codes');
  const codes = data as unknown as string[];
  expect(new Set(codes).size).toBe(10);
  // 125 bits, so that its plain hash protects it.
  for (const code of codes)
    expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}(-[0-9a-hjkmnp-tv-z]{5}){4}$/);
  const stored = await db.sql('select hash from private.recovery_codes');
  expect(JSON.stringify(stored)).not.toContain(codes[0]);

  const use = async (client: Client, code = '') =>
    (await client.rpc('use_recovery_code', { code })).data;
  const client = await signedIn(db.backend, 'adminAal1');
  expect(await use(client, '0-0-0')).toBeNull();
  const typed = ` ${codes[3]?.toUpperCase().replaceAll('-', ' ').replaceAll('1', 'l').replaceAll('0', 'o')} `;
  expect(await use(client, typed)).toBe(9);
  await client.auth.refreshSession();
  expect(await missing(client)).toBeNull();
  expect(await names(client)).toEqual(['Ana Pérez']);
  // It was not the app that was lost: other sessions with it go on.
  expect(await names(phone)).toEqual(['Ana Pérez']);
  const other = await signedIn(db.backend, 'adminAal1');
  expect(await use(other, codes[3])).toBeNull();
  expect(await missing(other)).toBe('code');
  expect(await use(other, codes[4])).toBe(8);
  const { mails } = await outboxOf(ownProject(db.backend)).claim();
  const changes = mails.flatMap(({ credentials }) => credentials?.change ?? []);
  expect(changes).toEqual(['recovery code', 'recovery code']);
  // None for an account without an app.
  expect(await use(await signedIn(db.backend, 'visitor'), codes[5])).toBeNull();
});

it('another admin removes a lost factor from an account, but not from their own', async () => {
  const other = await signedIn(db.backend, 'editor');
  const admin = await signedIn(db.backend, 'admin');
  const own = await admin.rpc('reset_factor', { person: USERS.admin });
  expect(own.error?.code).toBe('42501');
  expect((await admin.rpc('reset_factor', { person: USERS.editor })).error).toBeNull();
  expect(await missing(await signedIn(db.backend, 'editor'))).toBe('factor');
  expect((await other.auth.getUser()).error).not.toBeNull();
});
