import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, clientOf, signedIn, useBackend, USERS } from '../support/backend';
import { ENQUIRY } from './matrix';
import { SOURCE_LANGUAGE } from '@/site/languages';

const db = useBackend();
const tables = ['contact_surveys', 'settings', 'staff', 'text_overrides'];

beforeAll(async () => {
  await db.clients.anon.from('contact_surveys').insert(ENQUIRY);
});

/** A client that keeps its access token, like a second device or a stolen token. */
async function withTokenOf(client: Client): Promise<Client> {
  const { data } = await client.auth.getSession();
  const token = data.session?.access_token ?? '';
  return clientOf(db.backend, undefined, { Authorization: `Bearer ${token}` });
}

async function expectNoAccess(client: Client): Promise<void> {
  expect((await client.from('contact_surveys').select('id')).data).toEqual([]);
  expect((await client.from('staff').select('role')).data).toEqual([]);
  expect((await client.rpc('search_surveys', { query: 'ana' })).data).toEqual([]);
  expect((await client.rpc('dashboard')).data).toBeNull();
  await client.from('settings').update({ survey_retention_months: 1 }).not('id', 'is', null);
  await client.from('contact_surveys').update({ notes: 'x' }).not('id', 'is', null);
  await client.from('contact_surveys').delete().not('id', 'is', null);
  await client
    .from('text_overrides')
    .insert({ language: SOURCE_LANGUAGE, namespace: 'common', key: 'loading', value: 'x' });
  const invitation = { email: 'thief@tests.example', role: 'admin' };
  expect((await client.rpc('invite_staff', invitation)).error?.code).toBe('42501');
  for (const table of tables) expect(await db.changes(table)).toEqual({ added: [], removed: [] });
}

const sessionsOf = async (id: string) =>
  (await db.sql('select id from auth.sessions where user_id = $1', [id])).length;

describe('a token that has not expired', () => {
  it('gives access as long as its session exists', async () => {
    const other = await withTokenOf(await signedIn(db.backend, 'admin'));
    expect((await other.from('contact_surveys').select('name')).data).toHaveLength(1);
  });

  it.each(['local', 'global'] as const)('gives none after a %s sign-out', async (scope) => {
    const client = await signedIn(db.backend, 'admin');
    const other = await withTokenOf(client);
    expect((await client.auth.signOut({ scope })).error).toBeNull();
    await expectNoAccess(other);
  });

  it('of another device gives none after a global sign-out', async () => {
    const device = await withTokenOf(await signedIn(db.backend, 'admin'));
    await (await signedIn(db.backend, 'admin')).auth.signOut({ scope: 'global' });
    await expectNoAccess(device);
  });

  it('of another device remains valid after a local sign-out', async () => {
    const device = await withTokenOf(await signedIn(db.backend, 'admin'));
    await (await signedIn(db.backend, 'admin')).auth.signOut({ scope: 'local' });
    expect((await device.from('contact_surveys').select('name')).data).toHaveLength(1);
  });

  it('gives none once its session is past its end', async () => {
    const device = await withTokenOf(await signedIn(db.backend, 'admin'));
    await db.sql(`update auth.sessions set not_after = now() - interval '1 second'`);
    await expectNoAccess(device);
  });
});

/** Tells the database how long ago a session was used, in seconds, as the admin area does. */
const use = (client: Client, seconds: number) =>
  client.rpc('my_session', { idle_seconds: seconds });

describe('a session that nobody uses', () => {
  const began = (minutes: number) =>
    db.sql(`update auth.sessions set created_at = now() - make_interval(mins => $1)`, [minutes]);

  it('gives no access after the minutes that the firm sets, however fresh its token is', async () => {
    const client = await signedIn(db.backend, 'admin');
    await began(30);
    expect((await client.from('contact_surveys').select('name')).data).toHaveLength(1);
    await began(31);
    expect((await client.auth.refreshSession()).error).toBeNull();
    await expectNoAccess(client);
    expect((await use(client, 0)).data).toEqual([]);
    await expectNoAccess(client);
    expect((await client.rpc('sessions_of', { person: USERS.admin })).data).toEqual([]);
  });

  it('continues from its last use', async () => {
    const client = await signedIn(db.backend, 'admin');
    await began(20);
    expect((await use(client, 600)).data).toHaveLength(1);
    await began(35);
    expect((await client.from('contact_surveys').select('name')).data).toHaveLength(1);
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
  const age = (hours: number) =>
    db.sql(`update auth.sessions set created_at = now() - make_interval(hours => $1)`, [hours]);

  it('gives no access, however fresh its token is', async () => {
    const client = await signedIn(db.backend, 'admin');
    await use(client, 0);
    await age(11);
    expect((await client.from('contact_surveys').select('name')).data).toHaveLength(1);
    await age(12);
    expect((await client.auth.refreshSession()).error).toBeNull();
    await expectNoAccess(client);
    expect((await client.rpc('my_session')).data).toEqual([]);
    expect((await client.rpc('sessions_of', { person: USERS.admin })).data).toEqual([]);
  });

  it('ends earlier where the firm wants it, within limits', async () => {
    const client = await signedIn(db.backend, 'admin');
    const set = async (values: { session_hours?: number; idle_minutes?: number }) =>
      (await client.from('settings').update(values).eq('id', true)).error?.code;
    for (const values of [
      { session_hours: 0 },
      { session_hours: 13 },
      { idle_minutes: 4 },
      { idle_minutes: 61 },
    ]) {
      expect(await set(values)).toBe('23514');
    }
    expect(await set({ session_hours: 2, idle_minutes: 5 })).toBeUndefined();
    const { data } = await client
      .rpc('my_session')
      .single<{ idle_minutes: number; ends_at: string }>();
    expect(data?.idle_minutes).toBe(5);
    expect(Date.parse(data?.ends_at ?? '') - Date.now()).toBeCloseTo(2 * 3_600_000, -5);
    await age(3);
    expect((await client.rpc('my_session')).data).toEqual([]);
    expect((await client.from('contact_surveys').select('name')).data).toEqual([]);
  });
});

describe('the key of the drafts', () => {
  const key = async (client: Client) =>
    (await client.rpc('my_session').maybeSingle<{ draft_key: string }>()).data?.draft_key;

  it('is the same on every device of a person, and removed with their place on the staff', async () => {
    const editor = await signedIn(db.backend, 'editor');
    const before = await key(editor);
    expect(await key(await signedIn(db.backend, 'editor'))).toBe(before);
    expect(await key(await signedIn(db.backend, 'admin'))).not.toBe(before);
    await db.sql('delete from public.staff where user_id = $1', [USERS.editor]);
    expect(await key(editor)).toBeUndefined();
    await db.sql(`insert into public.staff values ($1, 'editor')`, [USERS.editor]);
    const again = await key(await signedIn(db.backend, 'editor'));
    expect(again).toMatch(/^[0-9a-f]{64}$/);
    expect(again).not.toBe(before);
  });
});

describe('removal from the staff', () => {
  it('ends the sessions, which a new invitation does not bring back', async () => {
    const editor = await signedIn(db.backend, 'editor');
    const device = await withTokenOf(editor);
    await db.clients.admin.from('staff').delete().eq('user_id', USERS.editor);
    expect(await sessionsOf(USERS.editor)).toBe(0);
    expect(
      await db.sql('select id from auth.refresh_tokens where user_id = $1', [USERS.editor]),
    ).toEqual([]);
    expect((await editor.auth.refreshSession()).error).not.toBeNull();

    const again = { email: 'editor@tests.example', role: 'editor' };
    expect((await db.clients.admin.rpc('invite_staff', again)).error).toBeNull();
    expect((await device.from('staff').select('role')).data).toEqual([]);
    expect((await device.rpc('dashboard')).data).toBeNull();
  });
});

describe('the list of sessions', () => {
  const list = async (client: Client, person = USERS.editor) =>
    (await client.rpc('sessions_of', { person })).data ?? [];

  it('has one row for each device, the most recent first', async () => {
    const phone = await signedIn(db.backend, 'editor', { 'user-agent': 'Phone' });
    const laptop = await signedIn(db.backend, 'editor', { 'user-agent': 'Laptop' });
    const rows = await list(laptop);
    expect(rows.map(({ user_agent, is_current }) => [user_agent, is_current])).toEqual([
      ['Laptop', true],
      ['Phone', false],
      [null, false],
    ]);
    await phone.auth.refreshSession();
    expect((await list(laptop))[0]).toMatchObject({ user_agent: 'Phone' });
  });

  it('ends one session and no other, at once', async () => {
    const phone = await withTokenOf(await signedIn(db.backend, 'editor'));
    const laptop = await signedIn(db.backend, 'editor');
    const other = (await list(laptop)).find(({ is_current }) => !is_current);
    const ended = await laptop.rpc('end_sessions', { person: USERS.editor, session: other?.id });
    expect(ended.data).toBe(1);
    expect((await phone.rpc('dashboard')).data).toBeNull();
    expect((await laptop.rpc('dashboard')).data).not.toBeNull();
  });

  it('does not end another person’s session under one’s own name', async () => {
    const [session] = await list(db.clients.admin, USERS.admin);
    const { data } = await db.clients.editor.rpc('end_sessions', {
      person: USERS.editor,
      session: session?.id,
    });
    expect(data).toBe(0);
    expect((await db.clients.admin.rpc('dashboard')).data).not.toBeNull();
  });
});
