import { afterAll, beforeAll, expect, it } from 'vitest';
import { isJobToken } from '../../supabase/functions/_shared/jobToken';
import { connect, type Database } from './sessions';

let db: Database;

beforeAll(() => {
  db = connect(1);
});
afterAll(() => db.end());

it('the token of a job is one that the Edge Functions take, for five minutes', async () => {
  const [row] = await db.sql(`select private.job_token('the secret') as token`);
  const header = `Bearer ${String(row?.token)}`;
  expect(await isJobToken(header, 'the secret')).toBe(true);
  expect(await isJobToken(header, 'the secret', Date.now() + 302_000)).toBe(false);
  expect(await isJobToken(header, 'another')).toBe(false);
  expect(await isJobToken(null, 'the secret')).toBe(false);
});

it('only the database can make a token of a job', async () => {
  for (const role of ['anon', 'visitor', 'editor', 'admin'] as const) {
    expect((await db.as(role, `select private.job_token('x')`)).code, role).toBe('42501');
  }
});
