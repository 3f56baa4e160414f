/** When an access token stops giving anything, on a real PostgreSQL. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNTS } from '../support/backend';
import { addAccounts, connect, type Database } from './sessions';

let db: Database;

beforeAll(async () => {
  db = connect(1);
  await addAccounts(db);
});
afterAll(() => db.end());

describe('an access token that has not expired', () => {
  const roleOf = async () =>
    (await db.as('editor', 'select role from public.own_access()')).rows[0]?.role ?? null;

  it('gives nothing once its session is ended', async () => {
    expect(await roleOf()).toBe('editor');
    await db.sql('delete from auth.sessions where user_id = $1', [ACCOUNTS.editor]);
    expect(await roleOf()).toBeNull();
    await addAccounts(db);
    expect(await roleOf()).toBe('editor');
  });

  it('gives nothing after a removal from the staff, nor after a new invitation', async () => {
    await db.sql('delete from public.staff where user_id = $1', [ACCOUNTS.editor]);
    expect(await roleOf()).toBeNull();
    await db.sql(`insert into public.staff values ($1, 'editor')`, [ACCOUNTS.editor]);
    expect(await roleOf()).toBeNull();
    await addAccounts(db);
    expect(await roleOf()).toBe('editor');
  });
});
