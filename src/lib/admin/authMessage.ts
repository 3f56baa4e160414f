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
  reauthentication_not_valid: 'otp_expired',
  access_denied: 'otp_expired',
  flow_state_expired: 'otp_expired',
  flow_state_not_found: 'otp_expired',
  refresh_token_not_found: 'session_not_found',
  refresh_token_already_used: 'session_not_found',
  no_authorization: 'session_not_found',
  email_provider_disabled: 'provider_disabled',
  otp_disabled: 'provider_disabled',
  server_error: 'unexpected_failure',
  AuthSessionMissingError: 'session_not_found',
  AuthInvalidTokenResponseError: 'malformed',
  AuthInvalidJwtError: 'bad_jwt',
  AuthRefreshDiscardedError: 'session_not_found',
  AuthInvalidCredentialsError: 'invalid_credentials',
  AuthImplicitGrantRedirectError: 'otp_expired',
  AuthPKCEGrantCodeExchangeError: 'otp_expired',
  AuthPKCECodeVerifierMissingError: 'otherBrowser',
};

/** By supabase-js' message, where there is no code. */
const BY_MESSAGE: readonly (readonly [RegExp, string])[] = [
  [/invalid login credentials/i, 'invalid_credentials'],
  [/must provide either an email or phone/i, 'empty'],
  [/invalid jwt signature/i, 'bad_jwt'],
  [/no session defined in url|no code detected/i, 'otp_expired'],
  [/unspecified error_description/i, 'otp_expired'],
  [/unsupported chain|wallet/i, 'provider_disabled'],
];

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
export function authMessage({ name, code, status, message = '', reasons }: AuthProblem): string {
  if (code === 'weak_password' || name === 'AuthWeakPasswordError') return weakPassword(reasons);
  if (/password cannot be longer/i.test(message)) return t('weak.tooLong');
  return said(code) ?? said(codeFor(name, status, message)) ?? said(name) ?? failed(status);
}

/** The texts are named by the service's codes. */
const said = (code = '') => adminWord('auth', 'problems', SAME[code] ?? code);

/** The code that stands for an error without one; undefined where only its class says what it is. */
function codeFor(name: string, status: number | undefined, message: string) {
  // Checked before the message, because a gateway's error page may contain anything.
  if (name === 'AuthRetryableFetchError') {
    // The service answered that it failed; others mean that something before it did (SPEC 8).
    const isBefore = [undefined, 0, 502, 503, 504].includes(status);
    return isBefore ? 'request_timeout' : 'unexpected_failure';
  }
  const byMessage = BY_MESSAGE.find(([pattern]) => pattern.test(message))?.[1];
  return byMessage ?? (status === 429 ? 'over_request_rate_limit' : undefined);
}

const failed = (status = 0) =>
  t(status >= 500 ? 'problems.unexpected_failure' : 'problems.unknown');
