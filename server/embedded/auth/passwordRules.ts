import bcrypt from 'bcryptjs';
import { decodeJwt } from 'jose';
import { isThisMachine } from '../../caller.ts';
import type { Connection } from '../connection.ts';
import { DEMO_STAFF } from '../demoStaff.ts';
import { passwordProblem, type PasswordProblem } from '../../../src/site/passwords/rules.ts';
import { authError, authRoute, fieldsOf, type Handler } from './handler.ts';
import type { Claims } from './signingKeys.ts';

/** A hash as slow to compare as those of @supabase/lite, of a password that nobody knows. */
const DECOY = bcrypt.hashSync(crypto.randomUUID(), 10);

/** Headers that a proxy adds. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/** Whether a request was made on this machine, judging by its headers. */
function isLocal({ url, headers }: Request): boolean {
  const origin = headers.get('origin');
  return (
    isThisMachine(new URL(url).hostname) &&
    (origin === null || (URL.canParse(origin) && isThisMachine(new URL(origin).hostname))) &&
    !FORWARDED.some((name) => headers.has(name))
  );
}

const isOfDemo = (password: string) =>
  Object.values(DEMO_STAFF).some((account) => account.password === password);

const NOT_LOCAL =
  'The demo accounts work on the machine of the site alone. A site for others begins with: npm start -- --first-admin=ADDRESS';

/** GoTrue's names for the reasons, where it has one. */
const REASONS: Record<Exclude<PasswordProblem, 'long'>, string> = {
  short: 'length',
  common: 'pwned',
  firm: 'guessable',
};

function refusal(problem: PasswordProblem): Response {
  if (problem === 'long') {
    const message = 'Password cannot be longer than 72 characters';
    return authError(400, 'validation_failed', message);
  }
  const weak_password = { reasons: [REASONS[problem]] };
  return authError(422, 'weak_password', 'Password is too easy to guess', { weak_password });
}

/**
 * The password rules that @supabase/lite 0.10.0 lacks: none that is easy to guess or too long for
 * bcrypt, the current one to change it, and a refused sign-in that takes as long without an account
 * as with one. The demo's printed passwords are refused to all other machines, whichever account
 * has them: a site that others reach needs accounts of its own.
 */
export function withPasswordRules({ driver }: Connection, next: Handler): Handler {
  async function hashOf(column: 'id' | 'email', value: string): Promise<string> {
    const { rows } = await driver.query<{ hash: string | null }>(
      `select encrypted_password as hash from auth.users where ${column} = $1`,
      [value],
    );
    return rows[0]?.hash ?? '';
  }

  /** Whether a session began with a link from a mail, which serves to set a password once. */
  async function isRecovery(session: string): Promise<boolean> {
    const { rows } = await driver.query(
      `select from auth.sessions as s join auth.mfa_amr_claims as m on m.session_id = s.id
       where s.id = $1 and m.authentication_method = 'otp' and not exists (
         select from private.password_changes
         where user_id = s.user_id and changed_at >= s.created_at)`,
      [session],
    );
    return rows.length > 0;
  }

  /** The refusal if the current password is required and missing or wrong. */
  async function refusedChange(
    { sub, session_id }: Claims,
    current: unknown,
  ): Promise<Response | undefined> {
    const hash = await hashOf('id', sub);
    if (!hash || (await isRecovery(session_id))) return undefined;
    if (typeof current !== 'string' || current === '') {
      return authError(400, 'current_password_required', 'Current password required');
    }
    if (await bcrypt.compare(current, hash)) return undefined;
    return authError(400, 'current_password_invalid', 'Current password is wrong');
  }

  /** Changes the signed-in person's account. */
  async function update(request: Request, password: string, current: unknown): Promise<Response> {
    const { url, headers } = request;
    const user = await next(new Request(url, { headers }));
    if (!user.ok) return user;
    const { email } = (await user.json()) as { email: string };
    const problem = await passwordProblem(password, email);
    if (problem) return refusal(problem);
    const claims = decodeJwt<Claims>(headers.get('authorization') ?? '');
    const refused = await refusedChange(claims, current);
    if (refused) return refused;
    const response = await next(request);
    if (response.ok) {
      // As GoTrue does: other sessions end, in case somebody else knew the old password.
      await driver.query('delete from auth.sessions where user_id = $1 and id <> $2', [
        claims.sub,
        claims.session_id,
      ]);
    }
    return response;
  }

  return async (request) => {
    const route = authRoute(request);
    if (route === undefined || !/^(POST|PUT) /.test(route)) return next(request);
    const { email, password, current_password } = await fieldsOf(request);
    if (typeof password !== 'string') return next(request);
    if (route === 'PUT user') return update(request, password, current_password);
    const address = typeof email === 'string' ? email.toLowerCase() : '';
    if (route === 'POST token') {
      if (isOfDemo(password) && !isLocal(request)) return authError(403, 'demo_account', NOT_LOCAL);
      if (!(await hashOf('email', address))) await bcrypt.compare(password, DECOY);
      return next(request);
    }
    const problem = await passwordProblem(password, address);
    return problem ? refusal(problem) : next(request);
  };
}
