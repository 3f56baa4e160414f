// @vitest-environment jsdom
import { generateKeyPairSync, sign } from 'node:crypto';
import type { Session } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { lacksCode, sessionIdOf } from '@/features/admin/auth/queries';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An access token as hosted projects sign it: ES256, with the key's id. */
function tokenOf(claims: object): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const content = `${part({ alg: 'ES256', kid: 'one', typ: 'JWT' })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(content), {
    key: privateKey,
    dsaEncoding: 'ieee-p1363',
  });
  return `${content}.${signature.toString('base64url')}`;
}

describe('a session with a token signed by ES256', () => {
  const session = (aal: string) =>
    ({
      access_token: tokenOf({ session_id: 'an-id', aal, user_metadata: { name: 'Ñuñez ÿ' } }),
      user: { factors: [{ status: 'verified' }] },
    }) as unknown as Session;

  it('is identified by its id', () => {
    expect(sessionIdOf(session('aal2').access_token)).toBe('an-id');
  });

  it('is asked for the code until it has the second factor', () => {
    expect([lacksCode(session('aal1')), lacksCode(session('aal2'))]).toEqual([true, false]);
  });
});
