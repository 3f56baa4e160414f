import { call, type Check, type Deployment, post } from './check.ts';

/** Credentials of a staff member; the code is needed only if the account has a second factor. */
export interface StaffAccount {
  email: string;
  password: string;
  askCode: () => Promise<string>;
}

interface Session {
  access_token: string;
  refresh_token: string;
  user: { factors?: { id: string; factor_type: string; status: string }[] };
}

async function asked<Answer>(deployment: Deployment, path: string, body?: object): Promise<Answer> {
  const response = await post(deployment, `/auth/v1${path}`, body);
  const answer = (await response.json().catch(() => ({}))) as Answer & { msg?: string };
  if (!response.ok) throw new Error(answer.msg ?? `sign-in: ${response.status}`);
  return answer;
}

/** Signs an account in, with its second factor if it has one. @throws if it is refused. */
export async function signedIn(
  deployment: Deployment,
  { email, password, askCode }: StaffAccount,
): Promise<Deployment> {
  const {
    access_token: token,
    refresh_token: refreshToken,
    user,
  } = await asked<Session>(deployment, '/token?grant_type=password', { email, password });
  const first = { ...deployment, token, refreshToken };
  const factor = user.factors?.find(
    (one) => one.factor_type === 'totp' && one.status === 'verified',
  );
  if (!factor) return first;
  const path = `/factors/${factor.id}`;
  const { id } = await asked<{ id: string }>(first, `${path}/challenge`);
  const verified = await asked<Session>(first, `${path}/verify`, {
    challenge_id: id,
    code: await askCode(),
  });
  return {
    ...deployment,
    token: verified.access_token,
    refreshToken: verified.refresh_token,
  };
}

/** Ends this session; others of the account stay. */
export async function signOut(deployment: Deployment): Promise<void> {
  await call(deployment, '/auth/v1/logout?scope=local', { method: 'POST' });
}

/** 128 bits in base64url; GoTrue's older form has 12 characters, its newer one is signed and longer. */
const MIN_TOKEN_LENGTH = 22;

/** Checks the token of the doctor's own session. */
export const REFRESH_TOKEN_CHECK: Check = {
  name: 'Refresh tokens cannot be guessed',
  remedy:
    'The project’s sign-in service makes those of its older form. What that means: docs/security.md, accepted risks.',
  run: ({ refreshToken = '' }) =>
    Promise.resolve(
      refreshToken.length < MIN_TOKEN_LENGTH
        ? `they have ${refreshToken.length} characters`
        : undefined,
    ),
};
