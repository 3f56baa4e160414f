/**
 * The accounts of the matrix, with sessions of Supabase's own sign-in service, where `SIGN_IN_URL`
 * and `SIGN_IN_KEY`, its service key, name one that uses the database of `PLATFORM_PORT`.
 */
import { Secret, TOTP } from 'otpauth';
import { ACCOUNTS } from '../support/backend';

const { SIGN_IN_URL: url, SIGN_IN_KEY: key } = process.env;
const PASSWORD = 'tres limones verdes';

type Account = keyof typeof ACCOUNTS;
type Body = Record<string, unknown>;

/** What a token says, as the API passes it to the database. */
export const claimsOf = (token: unknown) =>
  Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString();

export const isReal = url !== undefined;

/** @throws unless the service answers with success. */
export async function call(method: string, path: string, body: Body, token = key): Promise<Body> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const init = { method, headers, body: JSON.stringify(body) };
  const response = await fetch(`${url}${path}`, init);
  const answer = (await response.json()) as Body;
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
  return answer;
}

/** Adds an account under the id of the matrix, or gives it address and password again. */
export async function addRealAccount(role: Account, email: string): Promise<void> {
  const account = { id: ACCOUNTS[role], email, password: PASSWORD, email_confirm: true };
  await call('PUT', `/admin/users/${account.id}`, account).catch(() =>
    call('POST', '/admin/users', account),
  );
}

/**
 * Signs in, by a new factor too if `announce` is given, which lets the account add one.
 * @returns the claims of the access token.
 */
export async function signInReally(
  email: string,
  announce?: (claims: string) => Promise<unknown>,
): Promise<string> {
  const body = { email, password: PASSWORD };
  const { access_token } = await call('POST', '/token?grant_type=password', body);
  if (!announce) return claimsOf(access_token);
  await announce(claimsOf(access_token));
  const token = String(access_token);
  const added = { factor_type: 'totp', friendly_name: 'Phone' };
  const { id, totp } = await call('POST', '/factors', added, token);
  const challenge = await call('POST', `/factors/${String(id)}/challenge`, {}, token);
  const secret = Secret.fromBase32((totp as { secret: string }).secret);
  const answer = { challenge_id: challenge.id, code: new TOTP({ secret }).generate() };
  return claimsOf(
    (await call('POST', `/factors/${String(id)}/verify`, answer, token)).access_token,
  );
}
