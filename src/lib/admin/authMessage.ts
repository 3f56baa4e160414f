import { adminLanguage, type AdminKey, adminTexts, adminWord } from '@/admin-texts';
import { MIN_PASSWORD, type PasswordProblem } from '@/site/passwords/rules';

const t = adminTexts('auth');

/** The fields of an authentication error; supabase-js returns it instead of throwing it (SPEC 8). */
export interface AuthProblem {
  name: string;
  code?: string | undefined;
  status?: number | undefined;
  message?: string;
  /** Why a password is weak. */
  reasons?: readonly string[];
}

type Problem =
  Extract<AdminKey<'auth'>, `problems.${string}`> extends `problems.${infer Name}` ? Name : never;

/** By the service's error code. */
const BY_CODE: Record<string, Problem> = {
  invalid_credentials: 'wrong',
  // None of these may reveal whether an address has an account.
  user_not_found: 'wrong',
  email_not_confirmed: 'notConfirmed',
  user_banned: 'banned',
  over_request_rate_limit: 'tooMany',
  over_email_send_rate_limit: 'mailRate',
  same_password: 'samePassword',
  current_password_required: 'currentMissing',
  current_password_invalid: 'currentWrong',
  reauthentication_needed: 'linkNeeded',
  reauthentication_not_valid: 'badLink',
  otp_expired: 'badLink',
  access_denied: 'badLink',
  flow_state_expired: 'badLink',
  flow_state_not_found: 'badLink',
  session_expired: 'expired',
  session_not_found: 'ended',
  refresh_token_not_found: 'ended',
  refresh_token_already_used: 'ended',
  bad_jwt: 'invalidSession',
  no_authorization: 'ended',
  demo_account: 'demo',
  insufficient_aal: 'factorMissing',
  mfa_verification_failed: 'codeWrong',
  mfa_code_used: 'codeUsed',
  mfa_challenge_expired: 'codeExpired',
  mfa_factor_not_found: 'factorGone',
  signup_disabled: 'signup',
  email_provider_disabled: 'noMethod',
  provider_disabled: 'noMethod',
  otp_disabled: 'noMethod',
  validation_failed: 'invalid',
  email_address_invalid: 'emailInvalid',
  email_address_not_authorized: 'emailRefused',
  captcha_failed: 'captcha',
  identity_already_exists: 'identityTaken',
  identity_not_found: 'identityUnknown',
  single_identity_not_deletable: 'lastIdentity',
  disk_full: 'diskFull',
  unexpected_failure: 'broken',
  request_timeout: 'unreachable',
  server_error: 'broken',
};

/** By supabase-js' message, where there is no code. */
const BY_MESSAGE: readonly (readonly [RegExp, Problem])[] = [
  [/invalid login credentials/i, 'wrong'],
  [/must provide either an email or phone/i, 'empty'],
  [/invalid jwt signature/i, 'invalidSession'],
  [/no session defined in url|no code detected/i, 'badLink'],
  [/unspecified error_description/i, 'badLink'],
  [/unsupported chain/i, 'noMethod'],
  [/wallet/i, 'noMethod'],
];

/** By the error's class, where nothing else is known. */
const BY_NAME: Record<string, Problem> = {
  AuthSessionMissingError: 'ended',
  AuthInvalidTokenResponseError: 'malformed',
  AuthInvalidJwtError: 'invalidSession',
  AuthRetryableFetchError: 'unreachable',
  AuthRefreshDiscardedError: 'ended',
  AuthInvalidCredentialsError: 'wrong',
  AuthImplicitGrantRedirectError: 'badLink',
  AuthPKCEGrantCodeExchangeError: 'badLink',
  AuthPKCECodeVerifierMissingError: 'otherBrowser',
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

/**
 * The message for an authentication error. Wrong credentials never say whether the address or the password
 * was wrong (SPEC 8).
 */
export function authMessage({ name, code, status, message = '', reasons }: AuthProblem): string {
  if (code === 'weak_password' || name === 'AuthWeakPasswordError') return weakPassword(reasons);
  if (/password cannot be longer/i.test(message)) return t('weak.tooLong');
  return t(`problems.${problemOf(name, code, status, message)}`);
}

function problemOf(name: string, code = '', status: number | undefined, message: string): Problem {
  const byCode = BY_CODE[code];
  if (byCode) return byCode;
  // Checked before the message, because a gateway's error page may contain anything.
  if (name === 'AuthRetryableFetchError') {
    // The service answered that it failed; others mean that something before it did (SPEC 8).
    return [undefined, 0, 502, 503, 504].includes(status) ? 'unreachable' : 'broken';
  }
  const byMessage = BY_MESSAGE.find(([pattern]) => pattern.test(message))?.[1];
  if (byMessage) return byMessage;
  if (status === 429) return 'tooMany';
  return BY_NAME[name] ?? (status !== undefined && status >= 500 ? 'broken' : 'unknown');
}
