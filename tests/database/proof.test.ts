import { beforeEach, describe, expect, it } from 'vitest';
import { type Client, passFactor, signedIn, useBackend, USERS } from '../support/backend';
import { insertEnquiry } from './enquiryRow';
import { SOURCE_LANGUAGE } from '@/site/languages';

const db = useBackend();
const ID = '30000000-0000-4000-8000-000000000001';
let admin: Client;

/** Makes it so many minutes since everybody signed in. */
const since = (minutes: number) =>
  db.sql('update auth.mfa_amr_claims set updated_at = now() - make_interval(mins => $1)', [
    minutes,
  ]);

beforeEach(async () => {
  admin = db.clients.admin;
  await db.sql('delete from public.contact_surveys');
  await db.sql(
    `insert into public.staff values ($1, 'editor') on conflict (user_id) do update set role = 'editor'`,
    [USERS.editor],
  );
  await insertEnquiry(db.sql, { id: ID });
});

/** The operations that need a recent proof, each as an admin's call. */
const SENSITIVE: [string, (client: Client) => PromiseLike<{ error: { hint?: string } | null }>][] =
  [
    ['exporting enquiries', (client) => client.rpc('export_surveys', { surveys: [ID] })],
    [
      'an address to subscribe to the agenda',
      (client) => client.rpc('new_calendar_feed', { with_names: true }),
    ],
    ['archiving the site', (client) => client.rpc('archive')],
    [
      'removing a document',
      (client) => client.rpc('remove_document', { document: crypto.randomUUID() }),
    ],
    ['erasing enquiries', (client) => client.rpc('erase_surveys', { surveys: [ID] })],
    [
      'blocking them',
      (client) =>
        client.rpc('block_surveys', { surveys: [ID], why: 'Reclamación', last_day: '2028-01-01' }),
    ],
    ['erasing what has aged out', (client) => client.rpc('erase_expired_surveys')],
    ['erasing an enquiry', (client) => client.from('contact_surveys').delete().eq('id', ID)],
    [
      'inviting somebody',
      (client) =>
        client.rpc('invite_staff', { email: `${crypto.randomUUID()}@x.example`, role: 'admin' }),
    ],
    [
      'giving a role',
      (client) => client.from('staff').insert({ user_id: USERS.visitor, role: 'editor' }),
    ],
    [
      'changing a role',
      (client) => client.from('staff').update({ role: 'admin' }).eq('user_id', USERS.editor),
    ],
    ['removing somebody', (client) => client.from('staff').delete().eq('user_id', USERS.editor)],
    ['ending sessions', (client) => client.rpc('end_sessions', { person: USERS.editor })],
    ['taking a factor off', (client) => client.rpc('reset_factor', { person: USERS.editor })],
    ['new recovery codes', (client) => client.rpc('new_recovery_codes')],
    [
      'doing without a second factor',
      (client) => client.from('settings').update({ require_factor: true }).eq('id', true),
    ],
    [
      'changing what people agree to',
      (client) =>
        client.from('text_overrides').insert({
          language: SOURCE_LANGUAGE,
          namespace: 'contact',
          key: 'survey.consent',
          value: 'x',
        }),
    ],
    [
      'changing a phone',
      (client) =>
        client
          .from('firm_facts')
          .update({ phones: ['+34300000009'] })
          .eq('id', true),
    ],
  ];

describe.each(SENSITIVE)('%s', (_, call) => {
  it('is refused ten minutes after the last proof, and changes nothing', async () => {
    await since(11);
    const before = await state();
    const { error } = await call(admin);
    expect(error).toMatchObject({ code: 'P0001', hint: 'proof_needed' });
    expect(await state()).toEqual(before);
  });

  it('is accepted soon after a proof', async () => {
    await since(9);
    expect((await call(admin)).error).toBeNull();
    await db.sql('delete from public.staff where user_id = $1', [USERS.visitor]);
  });
});

const state = () =>
  db.sql(
    `select (select count(*) from public.contact_surveys) as enquiries, (select count(*) from auth.users) as accounts,
       (select array_agg(s::text order by user_id) from public.staff as s) as staff,
       (select count(*) from auth.sessions) as sessions, (select last from private.access_log_ends) as logged`,
  );

it('entering the code again is a proof, in the same session', async () => {
  await since(60);
  await db.sql('update auth.mfa_factors set last_counter = null');
  await passFactor(admin, USERS.admin);
  expect((await admin.rpc('archive')).error).toBeNull();
});

it('a proof in one session does not count in another', async () => {
  await since(60);
  const other = await signedIn(db.backend, 'admin');
  expect((await admin.rpc('archive')).error).toMatchObject({ hint: 'proof_needed' });
  expect((await other.rpc('archive')).error).toBeNull();
});

it('everyday work needs no proof', async () => {
  await since(600);
  const calls: PromiseLike<{ error: unknown; data: unknown }>[] = [
    admin.rpc('open_survey', { survey: ID }),
    admin.from('contact_surveys').update({ status: 'contacted' }).eq('id', ID).select('id'),
    admin.from('settings').update({ idle_minutes: 30 }).eq('id', true).select('id'),
    admin.rpc('save_texts', { changes: [] }),
    admin.rpc('access_log_page'),
  ];
  for (const call of calls) expect((await call).error).toBeNull();
});

describe('a new address and a new authenticator app', () => {
  const announce = (client: Client, what: string) => client.rpc('announce_change', { what });
  const enrol = (client: Client, friendlyName: string) =>
    client.auth.mfa.enroll({ factorType: 'totp', friendlyName });

  it('need a recent proof in the session that asks for them, a minute before', async () => {
    const editor = await signedIn(db.backend, 'editor');
    const [address, name] = [`${crypto.randomUUID()}@x.example`, crypto.randomUUID()];
    // Whatever was proved, nothing was announced.
    expect((await editor.auth.updateUser({ email: address })).error).not.toBeNull();
    expect((await enrol(editor, name)).error).not.toBeNull();
    await since(11);
    expect((await announce(editor, address)).error).toMatchObject({ hint: 'proof_needed' });
    await since(9);
    for (const what of [address, name]) expect((await announce(editor, what)).error).toBeNull();
    await db.sql(
      `update private.announced_changes set announced_at = now() - interval '61 seconds'`,
    );
    expect((await editor.auth.updateUser({ email: address })).error).not.toBeNull();
    for (const what of [address, name]) expect((await announce(editor, what)).error).toBeNull();
    expect((await editor.auth.updateUser({ email: address })).error).toBeNull();
    expect((await enrol(editor, name)).error).toBeNull();
    expect(await changed(address)).toBe(1);
    // Each announcement serves once.
    expect(await db.sql('table private.announced_changes')).toEqual([]);
  });

  it('are not proved by another session of the same person', async () => {
    await db.sql('delete from auth.mfa_factors where user_id = $1', [USERS.editor]);
    const thief = await signedIn(db.backend, 'editor');
    await since(11);
    const owner = await signedIn(db.backend, 'editor');
    const name = crypto.randomUUID();
    expect((await announce(owner, name)).error).toBeNull();
    expect((await announce(thief, 'other')).error).toMatchObject({ hint: 'proof_needed' });
    expect((await enrol(thief, 'other')).error).not.toBeNull();
    expect((await thief.auth.updateUser({ email: 'thief@x.example' })).error).not.toBeNull();
    expect((await enrol(owner, name)).error).toBeNull();
  });

  const changed = async (address: string) => {
    const rows = await db.sql('select from auth.users where email = $1 or email_change = $1', [
      address,
    ]);
    return rows.length;
  };
});
