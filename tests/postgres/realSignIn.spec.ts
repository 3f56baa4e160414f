/** What the database writes for the sign-in service, as the real one takes it (docs/deploy.md, 6). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, claimsOf, isReal } from './realSignIn';
import { addAccounts, useDatabase } from './sessions';

describe.runIf(isReal)('an account that an admin has invited', () => {
  const db = useDatabase(1);
  const email = `${crypto.randomUUID()}@tests.example`;
  const password = 'cuatro limones verdes';

  beforeAll(() => addAccounts(db));
  afterAll(() => db.sql('delete from auth.users where email = $1', [email]));

  it('sets a password by a recovery link, and signs in with it', async () => {
    const { code } = await db.as('admin', `select public.invite_staff($1, 'editor')`, [email]);
    expect(code).toBeUndefined();
    const link = await call('POST', '/admin/generate_link', { type: 'recovery', email });
    const body = { type: 'recovery', token_hash: link.hashed_token };
    const { access_token: token } = await call('POST', '/verify', body);
    await call('PUT', '/user', { password }, String(token));
    const session = await call('POST', '/token?grant_type=password', { email, password });
    expect(JSON.parse(claimsOf(session.access_token))).toMatchObject({ email, aal: 'aal1' });
  });
});
