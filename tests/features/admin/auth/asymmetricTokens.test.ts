// @vitest-environment jsdom
import type { Session } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { personOf } from '@/features/admin/auth/queries';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A session with an access token as hosted projects sign it: ES256, with the key's id. */
function sessionWith(aal: string): Session {
  const header = part({ alg: 'ES256', kid: 'one', typ: 'JWT' });
  const claims = part({ session_id: 'an-id', aal, user_metadata: { name: 'Ñuñez ÿ' } });
  const session = {
    access_token: `${header}.${claims}.a-signature`,
    user: { factors: [{ status: 'verified' }] },
  };
  return session as unknown as Session;
}

it('a session with a token signed by ES256 is known by its id, and asked for its code', () => {
  expect(personOf(sessionWith('aal1'))).toMatchObject({ sessionId: 'an-id', lacksCode: true });
  expect(personOf(sessionWith('aal2')).lacksCode).toBe(false);
});
