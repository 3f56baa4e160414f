import { beforeEach, describe, expect, it } from 'vitest';
import { type Client, passFactor, type Row, signedIn, useBackend, USERS } from '../support/backend';
import { insertEnquiry, NEXT_YEAR } from './enquiryRow';
import { SOURCE_LANGUAGE } from '@/site/languages';

const db = useBackend();
const ID = '30000000-0000-4000-8000-000000000001';
const NEEDED = { code: 'P0001', hint: 'proof_needed' };
let admin: Client;

/** Makes it so many minutes since everybody signed in. */
const since = (minutes: number) =>
  db.sql('update auth.mfa_amr_claims set updated_at = now() - make_interval(mins => $1)', [
    minutes,
  ]);

beforeEach(async () => {
  admin = db.clients.admin;
  await db.sql('delete from public.contact_surveys');
  await insertEnquiry(db.sql, { id: ID });
});

type Answer = PromiseLike<{ error: { hint?: string } | null }>;
const { editor: EDITOR, visitor: VISITOR } = USERS;
const staff = () => admin.from('staff');
const block = { surveys: [ID], why: 'Reclamación', last_day: NEXT_YEAR };
const agreed = {
  language: SOURCE_LANGUAGE,
  namespace: 'contact',
  key: 'survey.consent',
  value: 'x',
};
const set = (table: 'settings' | 'firm_facts', row: Row) =>
  admin.from(table).update(row).eq('id', true);

it.each<[string, () => Answer]>([
  ['exporting enquiries', () => admin.rpc('export_surveys', { surveys: [ID] })],
  ['an address of the agenda', () => admin.rpc('new_calendar_feed', { with_names: true })],
  ['archiving the site', () => admin.rpc('archive')],
  ['removing a document', () => admin.rpc('remove_document', { document: ID })],
  ['erasing enquiries', () => admin.rpc('erase_surveys', { surveys: [ID] })],
  ['blocking them', () => admin.rpc('block_surveys', block)],
  ['deleting an enquiry', () => admin.from('contact_surveys').delete().eq('id', ID)],
  ['inviting somebody', () => admin.rpc('invite_staff', { email: 'x@x.example', role: 'admin' })],
  ['giving a role', () => staff().insert({ user_id: VISITOR, role: 'editor' })],
  ['changing a role', () => staff().update({ role: 'admin' }).eq('user_id', EDITOR)],
  ['removing somebody', () => staff().delete().eq('user_id', EDITOR)],
  ['ending sessions', () => admin.rpc('end_sessions', { person: EDITOR })],
  ['taking a factor off', () => admin.rpc('reset_factor', { person: EDITOR })],
  ['new recovery codes', () => admin.rpc('new_recovery_codes')],
  ['doing without a second factor', () => set('settings', { require_factor: true })],
  ['changing what people agree to', () => admin.from('text_overrides').insert(agreed)],
  ['changing the room', () => set('settings', { appointment_room: 'https://room.example' })],
  ['changing a phone', () => set('firm_facts', { phones: ['+34300000009'] })],
])('%s needs a proof of the last ten minutes, and changes nothing without', async (_, call) => {
  await since(11);
  const state = () =>
    db.sql(
      `select (select count(*) from public.contact_surveys) as enquiries, (select count(*) from auth.users) as accounts,
         (select array_agg(s::text order by user_id) from public.staff as s) as staff,
         (select count(*) from auth.sessions) as sessions, (select last from private.access_log_ends) as logged`,
    );
  const before = await state();
  expect((await call()).error).toMatchObject(NEEDED);
  expect(await state()).toEqual(before);
  await since(9);
  expect((await call()).error).toBeNull();
});

it('entering the code again is a proof, in the same session and in no other', async () => {
  await since(60);
  const other = await signedIn(db.backend, 'admin');
  expect((await admin.rpc('archive')).error).toMatchObject(NEEDED);
  expect((await other.rpc('archive')).error).toBeNull();
  await db.sql('update auth.mfa_factors set last_counter = null');
  await passFactor(admin, USERS.admin);
  expect((await admin.rpc('archive')).error).toBeNull();
});

describe('a new address and a new authenticator app', () => {
  const announce = async (client: Client, what: string) =>
    (await client.rpc('announce_change', { what })).error;
  const enrol = async (client: Client, friendlyName: string) =>
    (await client.auth.mfa.enroll({ factorType: 'totp', friendlyName })).error;
  const move = async (client: Client, email: string) =>
    (await client.auth.updateUser({ email })).error;

  it('need a recent proof in the session that asks for them, a minute before', async () => {
    const editor = await signedIn(db.backend, 'editor');
    const [address, name] = ['new@x.example', 'Tablet'];
    const announceBoth = async () => {
      for (const what of [address, name]) expect(await announce(editor, what)).toBeNull();
    };
    // Whatever was proved, nothing was announced.
    expect(await move(editor, address)).not.toBeNull();
    expect(await enrol(editor, name)).not.toBeNull();
    await since(11);
    expect(await announce(editor, address)).toMatchObject(NEEDED);
    await since(9);
    await announceBoth();
    await db.sql(
      `update private.announced_changes set announced_at = now() - interval '61 seconds'`,
    );
    expect(await move(editor, address)).not.toBeNull();
    await announceBoth();
    expect(await move(editor, address)).toBeNull();
    expect(await enrol(editor, name)).toBeNull();
    const moved = 'select from auth.users where email = $1 or email_change = $1';
    expect(await db.sql(moved, [address])).toHaveLength(1);
    // Each announcement serves once.
    expect(await db.sql('table private.announced_changes')).toEqual([]);
  });

  it('are not proved by another session of the same person', async () => {
    await db.sql('select private.remove_factors($1)', [USERS.editor]);
    const thief = await signedIn(db.backend, 'editor');
    await since(11);
    const owner = await signedIn(db.backend, 'editor');
    expect(await announce(owner, 'Tablet')).toBeNull();
    expect(await announce(thief, 'other')).toMatchObject(NEEDED);
    expect(await enrol(thief, 'other')).not.toBeNull();
    expect(await move(thief, 'thief@x.example')).not.toBeNull();
    expect(await enrol(owner, 'Tablet')).toBeNull();
  });

  it('are proved for a session with the second factor alone, and so is removing an app', async () => {
    const removal = `remove:${USERS.admin}`;
    const remove = async (client: Client) =>
      (await client.auth.mfa.unenroll({ factorId: USERS.admin })).error;
    const session = await signedIn(db.backend, 'admin');
    await since(11);
    expect(await remove(session)).not.toBeNull();
    expect(await announce(session, removal)).toMatchObject(NEEDED);
    // Whoever has a stolen session and the password.
    const other = await signedIn(db.backend, 'adminAal1');
    for (const what of [removal, 'Tablet']) {
      expect(await announce(other, what)).toMatchObject({ code: '42501' });
    }
    expect(await remove(session)).not.toBeNull();
    expect((await session.rpc('own_access')).data).toMatchObject([{ missing: null }]);
    await db.sql('update auth.mfa_factors set last_counter = null');
    await passFactor(session, USERS.admin);
    expect(await announce(session, removal)).toBeNull();
    expect(await remove(session)).toBeNull();
  });
});
