import { adminLanguage, adminWord, auth as t } from '@/admin-texts';
import { MIN_PASSWORD, type PasswordProblem } from '@/site/passwords/rules';

/** The fields of an authentication error; supabase-js returns it instead of throwing it (SPEC 8). */
export interface AuthProblem {
  name: string;
  code?: string | undefined;
  status?: number | undefined;
  message?: string;
  /** Why a password is weak. */
  reasons?: readonly string[];
}

/** Errors that are said as another one, by the service's code or by the error's class. */
const SAME: Record<string, string> = {
  // Nothing may reveal whether an address has an account.
  user_not_found: 'invalid_credentials',
  access_denied: 'otp_expired',
  refresh_token_not_found: 'session_not_found',
  refresh_token_already_used: 'session_not_found',
  no_authorization: 'session_not_found',
  server_error: 'unexpected_failure',
  AuthSessionMissingError: 'session_not_found',
  AuthInvalidTokenResponseError: 'malformed',
  AuthInvalidJwtError: 'bad_jwt',
  AuthRefreshDiscardedError: 'session_not_found',
  AuthInvalidCredentialsError: 'invalid_credentials',
  AuthImplicitGrantRedirectError: 'otp_expired',
};

/** The service's word for each password problem. */
const REASONS: Record<Exclude<PasswordProblem, 'long'>, string> = {
  short: 'length',
  common: 'pwned',
  firm: 'guessable',
};

const LIST = new Intl.ListFormat(adminLanguage(), { type: 'conjunction' });

function weakPassword(reasons: readonly string[] = []): string {
  const known = reasons.flatMap(
    (reason) => adminWord('auth', 'weak', reason, { min: MIN_PASSWORD }) ?? [],
  );
  const why = known.length > 0 ? LIST.format(known) : t('weak.other');
  return t('weak.sentence', { why });
}

/** Why a password cannot be used, and what to do. */
export function passwordMessage(problem: PasswordProblem): string {
  return problem === 'long' ? t('weak.tooLong') : weakPassword([REASONS[problem]]);
}

/** The message for an authentication error; of wrong credentials never which one is wrong (SPEC 8). */
export function authMessage({
  name,
  code,
  status = 0,
  message = '',
  reasons,
}: AuthProblem): string {
  if (code === 'weak_password' || name === 'AuthWeakPasswordError') return weakPassword(reasons);
  if (/password cannot be longer/i.test(message)) return t('weak.tooLong');
  const known = said(code) ?? said(codeFor(name, status, message)) ?? said(name);
  return known ?? t(status >= 500 ? 'problems.unexpected_failure' : 'problems.unknown');
}

/** The texts are named by the service's codes. */
const said = (code = '') => adminWord('auth', 'problems', SAME[code] ?? code);

/** The code that stands for an error without one; undefined where only its class says what it is. */
function codeFor(name: string, status: number, message: string) {
  // Before the message, because a gateway's error page may contain anything. Of the service itself
  // is 500; the others mean that something before it failed (SPEC 8).
  if (name === 'AuthRetryableFetchError')
    return [0, 502, 503, 504].includes(status) ? 'request_timeout' : 'unexpected_failure';
  if (/invalid login credentials/i.test(message)) return 'invalid_credentials';
  if (/invalid jwt signature/i.test(message)) return 'bad_jwt';
  return status === 429 ? 'over_request_rate_limit' : undefined;
}
