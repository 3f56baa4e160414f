/** What the database does when the sign-in service writes accounts and factors, as its role. */
import { afterAll, beforeEach, expect, it } from 'vitest';
import { ACCOUNTS } from '../support/backend';
import { addAccounts, useDatabase } from './sessions';

const PROOF_NEEDED = 'P0001';
const { editor } = ACCOUNTS;
const db = useDatabase(1);
/** The last line of the access log before the test. */
let before: number;

beforeEach(async () => {
  await addAccounts(db);
  await db.sql(
    `update auth.users set email_change = '', email = 'editor@tests.example' where id = $1`,
    [editor],
  );
  await db.sql(
    `insert into private.announced_changes
     select user_id, 'remove:' || id from auth.mfa_factors where user_id = $1`,
    [editor],
  );
  await db.sql(REMOVE, [editor]);
  await db.sql('truncate private.mail_outbox');
  before = await lastLine();
  await provedAgo('1 minute');
});
afterAll(() => db.sql('truncate private.mail_outbox'));

/** Sets how long ago the editor last gave the password. */
const provedAgo = (time: string) =>
  db.sql(
    `update auth.mfa_amr_claims set updated_at = now() - $2::interval
     where session_id in (select id from auth.sessions where user_id = $1)`,
    [editor, time],
  );

/** The refusal's code of a statement about the editor. */
const write = async (statement: string) =>
  (await db.as('supabase_auth_admin', statement, [editor])).code;

const CHANGE = `update auth.users set email_change = 'other@tests.example' where id = $1`;
const ENROL = `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
  values (gen_random_uuid(), $1, 'Phone', 'totp', 'unverified', now(), now())`;

const REMOVE = 'delete from auth.mfa_factors where user_id = $1';

/** Announces a change in the editor's session. @returns the refusal's code. */
const announce = async (what: string) =>
  (await db.as('editor', 'select public.announce_change($1)', [what])).code;

const changes = async () =>
  (await db.sql('select change, former_email from private.mail_outbox order by change')).map(
    ({ change, former_email }) => [change, former_email],
  );
const lastLine = async () =>
  Number((await db.sql('select coalesce(max(seq), 0) as seq from private.access_log'))[0]?.seq);
const actions = async () =>
  (await db.sql('select action from private.access_log where seq > $1 order by seq', [before])).map(
    ({ action }) => action,
  );

it('refuses a new address that a session with a recent proof has not announced', async () => {
  expect(await write(CHANGE)).toBe(PROOF_NEEDED);
  await provedAgo('11 minutes');
  expect(await announce('Other@tests.example')).toBe(PROOF_NEEDED);
  expect(await write(CHANGE)).toBe(PROOF_NEEDED);
  await provedAgo('9 minutes');
  expect(await announce('Other@tests.example')).toBeUndefined();
  expect(await write(CHANGE)).toBeUndefined();
});

it('a link from a mail announces nothing', async () => {
  await db.sql(`update auth.mfa_amr_claims set authentication_method = 'otp'
    where session_id in (select id from auth.sessions where user_id = '${editor}')`);
  expect(await announce('other@tests.example')).toBe('42501');
  expect(await write(CHANGE)).toBe(PROOF_NEEDED);
  await db.sql('delete from auth.sessions where user_id = $1', [editor]);
});

// What each says: tests/server/embedded/{factors,passwords}.test.ts.
it('a changed password, address and factor, and wrong codes, are mailed about and logged', async () => {
  const writeAll = async (...statements: string[]) => {
    for (const statement of statements) expect(await write(statement)).toBeUndefined();
  };
  expect(await write(ENROL)).toBe(PROOF_NEEDED);
  expect(await announce('Phone')).toBeUndefined();
  await writeAll(
    `update auth.users set encrypted_password = 'hash' where id = $1`,
    `update auth.users set email = 'new@tests.example' where id = $1`,
    ENROL,
    `update auth.mfa_factors set status = 'verified' where user_id = $1`,
    ...Array<string>(5).fill(
      `insert into auth.mfa_challenges (id, factor_id, created_at)
       select gen_random_uuid(), id, now() from auth.mfa_factors where user_id = $1`,
    ),
  );
  const mails = [
    ['email', 'editor@tests.example'],
    ['factor', null],
    ['password', null],
  ];
  expect(await changes()).toEqual(mails);
  await writeAll(
    `insert into auth.mfa_challenges (id, factor_id, created_at)
     select gen_random_uuid(), id, now() from auth.mfa_factors where user_id = $1`,
  );
  expect(await write(REMOVE)).toBe(PROOF_NEEDED);
  const [factor] = await db.sql('select id from auth.mfa_factors where user_id = $1', [editor]);
  expect(await announce(`remove:${String(factor?.id)}`)).toBeUndefined();
  await writeAll(REMOVE);
  expect(await changes()).toEqual([
    ...mails.slice(0, 2),
    ['no factor', null],
    ...mails.slice(2),
    ['wrong codes', null],
  ]);
  expect(await actions()).toEqual(['password', 'email', 'factor', 'factor', 'factor']);
});
