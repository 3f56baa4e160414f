import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ACCOUNTS } from '../support/backend';
import { addAccounts, connect, type Database } from './sessions';

let db: Database;

beforeAll(async () => {
  db = connect(1);
  await addAccounts(db);
});
beforeEach(async () => {
  await db.sql('truncate private.session_uses');
  await began(0);
});
afterAll(async () => {
  await began(0);
  await db.end();
});

/** Sets when the sessions of all accounts began; tokens that are refreshed do not count as a use. */
const began = (minutes: number) =>
  db.sql(
    `update auth.sessions set created_at = now() - make_interval(mins => $1),
       refreshed_at = now() at time zone 'UTC'`,
    [minutes],
  );

const use = (seconds: number) => db.as('editor', 'select * from public.my_session($1)', [seconds]);

/** How many rows a member of the staff reads of those for staff alone. */
async function ownRoles(): Promise<number> {
  const { rows } = await db.as('editor', 'select user_id from public.staff');
  return rows.filter(({ user_id }) => user_id === ACCOUNTS.editor).length;
}

it('a session without a use within the minutes of the firm has no access', async () => {
  await began(30);
  expect(await ownRoles()).toBe(1);
  await began(31);
  expect(await ownRoles()).toBe(0);
  expect(await use(0)).toEqual({ rows: [] });
  expect(await ownRoles()).toBe(0);
});

it('a session continues from its last use, for as long as the firm allows', async () => {
  await began(20);
  expect((await use(600)).rows).toHaveLength(1);
  await began(100);
  expect(await ownRoles()).toBe(1);
  await db.sql('update public.settings set idle_minutes = 5');
  expect(await ownRoles()).toBe(0);
  await db.sql('update public.settings set idle_minutes = 30');
});
