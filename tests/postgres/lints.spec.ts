import { afterAll, beforeAll, expect, it } from 'vitest';
import { LINTS } from '../database/lints';
import { connect, type Database } from './sessions';

let db: Database;

beforeAll(() => {
  db = connect(1);
});
afterAll(() => db.end());

it.each(Object.entries(LINTS))('Supabase’s lints find none of %s', async (_, lint) => {
  const found = await db.sql(`select lint.name from (${lint.sql}) as lint (name) order by 1`);
  expect(found.map(({ name }) => name)).toEqual(lint.accepted ?? []);
});
