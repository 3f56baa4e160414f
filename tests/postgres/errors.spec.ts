/** PostgREST passes the database's errors on: they must quote no row that the caller may not read. */
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TABLES } from '../database/matrix';
import { addAccounts, connect, type Database } from './sessions';

let db: Database;

beforeAll(async () => {
  db = connect(1);
  await addAccounts(db);
});
afterAll(() => db.end());

it('a refused row is not quoted', async () => {
  const client = await db.session();
  try {
    await client.query('set role anon');
    const { insert } = TABLES.contact_surveys ?? { insert: {} };
    const refused = { ...insert, name: 'Clara Reservada', email: 'none' };
    const names = Object.keys(refused).join(', ');
    const error = (await client
      .query(
        `insert into public.contact_surveys (${names})
         select ${names} from jsonb_populate_record(null::public.contact_surveys, $1)`,
        [JSON.stringify(refused)],
      )
      .catch((cause: unknown) => cause)) as pg.DatabaseError;
    expect(error.code).toBe('23514');
    expect(error.detail).toBeUndefined();
    expect(error.message).not.toContain('Clara');
  } finally {
    await client.end();
  }
});
