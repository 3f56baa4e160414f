import { AuthClient } from '@supabase/supabase-js';
import { keyHeaders } from '../../src/site/keys.ts';
import { call, type Deployment } from './check.ts';

/** Credentials of a staff member; the code is needed only if the account has a second factor. */
export interface StaffAccount {
  email: string;
  password: string;
  askCode: () => Promise<string>;
}

/** Signs an account in, with its second factor if it has one. @throws if it is refused. */
export async function signedIn(
  deployment: Deployment,
  { email, password, askCode }: StaffAccount,
): Promise<Deployment> {
  const { backend, key, fetch } = deployment;
  const auth = new AuthClient({
    url: `${backend}/auth/v1`,
    headers: { ...keyHeaders(key) },
    fetch,
    persistSession: false,
    autoRefreshToken: false,
  });
  const first = await auth.signInWithPassword({ email, password });
  if (first.error) throw first.error;
  const factor = first.data.user.factors?.find(
    (one) => one.factor_type === 'totp' && one.status === 'verified',
  );
  const second =
    factor && (await auth.mfa.challengeAndVerify({ factorId: factor.id, code: await askCode() }));
  if (second?.error) throw second.error;
  return { ...deployment, token: (second?.data ?? first.data.session).access_token };
}

/** Ends this session; others of the account stay. */
export async function signOut(deployment: Deployment): Promise<void> {
  await call(deployment, '/auth/v1/logout?scope=local', { method: 'POST' });
}
