import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, clientOf, signedIn, useBackend, USERS } from '../support/backend';
import { NO_MAIL_ADDRESSES } from '../support/mailAddresses';
import { insertEnquiry } from './enquiryRow';

const db = useBackend();

beforeAll(async () => {
  await insertEnquiry(db.sql);
});

/** A client that keeps its access token, like a second device or a stolen token. */
async function withTokenOf(client: Client): Promise<Client> {
  const { data } = await client.auth.getSession();
  const token = data.session?.access_token ?? '';
  return clientOf(db.backend, undefined, { Authorization: `Bearer ${token}` });
}
const newDevice = async () => withTokenOf(await signedIn(db.backend, 'admin'));

/** Whether a client of an admin reads what admins read. */
const reads = async (client: Client) =>
  (await client.from('contact_surveys').select('name')).data?.length === 1;

// What a policy or a function gives to whom has no role: policies.test.ts.
async function expectNoAccess(client: Client): Promise<void> {
  expect(await reads(client)).toBe(false);
  expect((await client.from('staff').select('role')).data).toEqual([]);
  expect((await client.rpc('dashboard')).error?.code).toBe('42501');
  const invitation = { email: 'thief@tests.example', role: 'admin' };
  expect((await client.rpc('invite_staff', invitation)).error?.code).toBe('42501');
  await client.from('contact_surveys').delete().not('id', 'is', null);
  expect(await db.changes('contact_surveys')).toEqual({ added: [], removed: [] });
}

describe('a token that has not expired', () => {
  it.each(['local', 'global'] as const)('gives no access after a %s sign-out', async (scope) => {
    const client = await signedIn(db.backend, 'admin');
    const [token, device] = [await withTokenOf(client), await newDevice()];
    expect(await reads(token)).toBe(true);
    expect((await client.auth.signOut({ scope })).error).toBeNull();
    await expectNoAccess(token);
    if (scope === 'global') await expectNoAccess(device);
    else expect(await reads(device)).toBe(true);
  });

  it('gives none once its session is past its end', async () => {
    const device = await newDevice();
    await db.sql(`update auth.sessions set not_after = now() - interval '1 second'`);
    await expectNoAccess(device);
  });
});

/** Tells the database how long ago a session was used, in seconds, as the admin area does. */
const use = async (client: Client, seconds?: number) =>
  (await client.rpc('own_access', seconds === undefined ? {} : { idle_seconds: seconds }))
    .data?.[0];
/** What it says of a session that has ended. */
const ENDED = { role: null, ends_at: null, draft_key: null };
/** Puts the beginning of all sessions so long ago. */
const began = (ago: string) =>
  db.sql(`update auth.sessions set created_at = now() - $1::interval`, [ago]);
const sessionsOf = async (client: Client, person = USERS.editor) =>
  (await client.rpc('sessions_of', { person })).data ?? [];

describe('a session that nobody uses', () => {
  it('gives no access after the minutes that the firm sets, however fresh its token is', async () => {
    const client = await signedIn(db.backend, 'admin');
    await began('30 minutes');
    expect(await reads(client)).toBe(true);
    await began('31 minutes');
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect(await use(client, 0)).toMatchObject(ENDED);
    await expectNoAccess(client);
  });

  it('continues from its last use', async () => {
    const client = await signedIn(db.backend, 'admin');
    await began('20 minutes');
    expect(await use(client, 600)).toMatchObject({ role: 'admin', missing: null });
    await began('35 minutes');
    expect(await reads(client)).toBe(true);
    // Reported late, or earlier than the last known use.
    await use(client, -3600);
    await use(client, 1200);
    const [row] = await db.sql(
      `select round(extract(epoch from now() - used_at) / 60)::integer as minutes
       from private.session_uses order by used_at desc`,
    );
    expect(row).toEqual({ minutes: 10 });
    await db.sql(`update private.session_uses set used_at = now() - interval '31 minutes'`);
    await expectNoAccess(client);
  });
});

describe('a session that began before the hours that the firm sets', () => {
  it('gives no access, however fresh its token is', async () => {
    const client = await signedIn(db.backend, 'admin');
    await use(client, 0);
    await began('11 hours');
    expect(await reads(client)).toBe(true);
    await began('12 hours');
    expect((await client.auth.refreshSession()).error).toBeNull();
    await expectNoAccess(client);
    expect(await use(client)).toMatchObject(ENDED);
  });

  it('ends earlier where the firm wants it, within limits', async () => {
    const client = await signedIn(db.backend, 'admin');
    const set = async (values: { session_hours?: number; idle_minutes?: number }) =>
      (await client.from('settings').update(values).eq('id', true)).error?.code;
    for (const row of [{ session_hours: 13 }, { idle_minutes: 61 }]) {
      expect(await set(row)).toBe('23514');
    }
    expect(await set({ session_hours: 2, idle_minutes: 5 })).toBeUndefined();
    const row = await use(client);
    expect(row?.idle_minutes).toBe(5);
    expect(Date.parse(String(row?.ends_at)) - Date.now()).toBeCloseTo(2 * 3_600_000, -5);
    await began('3 hours');
    expect(await use(client)).toMatchObject(ENDED);
    expect(await reads(client)).toBe(false);
  });
});

it('the key of the drafts is the same on every device of a person, and goes with their place on the staff', async () => {
  const key = async (client: Client) => (await use(client))?.draft_key;
  const editor = await signedIn(db.backend, 'editor');
  const before = await key(editor);
  expect(await key(db.clients.editor)).toBe(before);
  expect(await key(db.clients.admin)).not.toBe(before);
  await db.sql('delete from public.staff where user_id = $1', [USERS.editor]);
  expect(await key(editor)).toBeNull();
  await db.sql(`insert into public.staff values ($1, 'editor')`, [USERS.editor]);
  const again = await key(await signedIn(db.backend, 'editor'));
  expect(again).toMatch(/^[0-9a-f]{64}$/);
  expect(again).not.toBe(before);
});

it('removal from the staff ends the sessions, which a new invitation does not bring back', async () => {
  const editor = await signedIn(db.backend, 'editor');
  const device = await withTokenOf(editor);
  await db.clients.admin.from('staff').delete().eq('user_id', USERS.editor);
  for (const table of ['sessions', 'refresh_tokens']) {
    const left = db.sql(`select id from auth.${table} where user_id = $1`, [USERS.editor]);
    expect(await left, table).toEqual([]);
  }
  expect((await editor.auth.refreshSession()).error).not.toBeNull();

  const again = { email: 'editor@tests.example', role: 'editor' };
  expect((await db.clients.admin.rpc('invite_staff', again)).error).toBeNull();
  expect((await device.from('staff').select('role')).data).toEqual([]);
  expect((await device.rpc('dashboard')).error?.code).toBe('42501');
});

describe('the list of sessions', () => {
  it('has one row for each device, the most recent first, of which it ends one at once', async () => {
    const phone = await signedIn(db.backend, 'editor', { 'user-agent': 'Phone' });
    const laptop = await signedIn(db.backend, 'editor', { 'user-agent': 'Laptop' });
    const rows = await sessionsOf(laptop);
    expect(rows.map(({ user_agent, is_current }) => [user_agent, is_current])).toEqual([
      ['Laptop', true],
      ['Phone', false],
      [null, false],
    ]);
    const token = await withTokenOf(phone);
    const one = { person: USERS.editor, session: rows[1]?.id };
    expect((await laptop.rpc('end_sessions', one)).data).toBe(1);
    expect((await token.rpc('dashboard')).error?.code).toBe('42501');
    expect((await laptop.rpc('dashboard')).data).not.toEqual([]);
  });

  it('does not end another person’s session under one’s own name', async () => {
    const [session] = await sessionsOf(db.clients.admin, USERS.admin);
    const args = { person: USERS.editor, session: session?.id };
    expect((await db.clients.editor.rpc('end_sessions', args)).data).toBe(0);
    expect((await db.clients.admin.rpc('dashboard')).data).not.toEqual([]);
  });
});

async function roles(): Promise<Record<string, unknown>> {
  const rows = await db.sql('select user_id, role from public.staff');
  return Object.fromEntries(rows.map((row) => [String(row.user_id), row.role]));
}
const invite = (email: string, role = 'editor') =>
  db.clients.admin.rpc('invite_staff', { email, role });

describe('an invitation', () => {
  it('of somebody with an account only adds the role, of a staff member none', async () => {
    expect((await invite('visitor@tests.example', 'admin')).data).toBe(USERS.visitor);
    const { error } = await invite('EDITOR@tests.example', 'admin');
    expect(error).toMatchObject({ hint: 'already_staff' });
    expect(await roles()).toMatchObject({ [USERS.visitor]: 'admin', [USERS.editor]: 'editor' });
  });

  it('is refused to what is no e-mail address, and with an unknown role', async () => {
    for (const email of [...NO_MAIL_ADDRESSES, `a@${'c'.repeat(245)}.example`]) {
      expect.soft((await invite(email)).error, email).toMatchObject({ hint: 'bad_email' });
    }
    expect((await invite('x@invited.example', 'owner')).error).not.toBeNull();
    expect(Object.keys(await roles())).toHaveLength(2);
  });
});

it('the last admin cannot be removed by anybody', async () => {
  for (const statement of [
    'delete from public.staff where user_id = $1',
    `update public.staff set role = 'editor' where user_id = $1`,
    'delete from auth.users where id = $1',
  ]) {
    await expect(db.sql(statement, [USERS.admin])).rejects.toThrow(/last admin/);
  }
});
