import { adminLanguage, adminTexts } from '@/admin-texts';
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

const WRONG = t('problems.wrong');
const ENDED = t('problems.ended');
const BAD_LINK = t('problems.badLink');
const TOO_MANY = t('problems.tooMany');
const BROKEN = t('problems.broken');
const NO_METHOD = t('problems.noMethod');
const UNREACHABLE = t('problems.unreachable');
const UNKNOWN = t('problems.unknown');

/** By the service's error code. */
const BY_CODE: Record<string, string> = {
  invalid_credentials: WRONG,
  // None of these may reveal whether an address has an account.
  user_not_found: WRONG,
  email_not_confirmed: t('problems.notConfirmed'),
  user_banned: t('problems.banned'),
  over_request_rate_limit: TOO_MANY,
  over_email_send_rate_limit: t('problems.mailRate'),
  same_password: t('problems.samePassword'),
  current_password_required: t('problems.currentMissing'),
  current_password_invalid: t('problems.currentWrong'),
  reauthentication_needed: t('problems.linkNeeded'),
  reauthentication_not_valid: BAD_LINK,
  otp_expired: BAD_LINK,
  access_denied: BAD_LINK,
  flow_state_expired: BAD_LINK,
  flow_state_not_found: BAD_LINK,
  session_expired: t('problems.expired'),
  session_not_found: ENDED,
  refresh_token_not_found: ENDED,
  refresh_token_already_used: ENDED,
  bad_jwt: t('problems.invalidSession'),
  no_authorization: ENDED,
  demo_account: t('problems.demo'),
  insufficient_aal: t('problems.factorMissing'),
  mfa_verification_failed: t('problems.codeWrong'),
  mfa_code_used: t('problems.codeUsed'),
  mfa_challenge_expired: t('problems.codeExpired'),
  mfa_factor_not_found: t('problems.factorGone'),
  signup_disabled: t('problems.signup'),
  email_provider_disabled: NO_METHOD,
  provider_disabled: NO_METHOD,
  otp_disabled: NO_METHOD,
  validation_failed: t('problems.invalid'),
  email_address_invalid: t('problems.emailInvalid'),
  email_address_not_authorized: t('problems.emailRefused'),
  captcha_failed: t('problems.captcha'),
  identity_already_exists: t('problems.identityTaken'),
  identity_not_found: t('problems.identityUnknown'),
  single_identity_not_deletable: t('problems.lastIdentity'),
  disk_full: t('problems.diskFull'),
  unexpected_failure: BROKEN,
  request_timeout: UNREACHABLE,
  server_error: BROKEN,
};

/** By supabase-js' message, where there is no code. */
const BY_MESSAGE: readonly (readonly [RegExp, string])[] = [
  [/invalid login credentials/i, WRONG],
  [/must provide either an email or phone/i, t('problems.empty')],
  [/invalid jwt signature/i, t('problems.invalidSession')],
  [/no session defined in url|no code detected/i, BAD_LINK],
  [/unspecified error_description/i, BAD_LINK],
  [/unsupported chain/i, NO_METHOD],
  [/wallet/i, NO_METHOD],
];

/** By the error's class, where nothing else is known. */
const BY_NAME: Record<string, string> = {
  AuthSessionMissingError: ENDED,
  AuthInvalidTokenResponseError: t('problems.malformed'),
  AuthInvalidJwtError: t('problems.invalidSession'),
  AuthRetryableFetchError: UNREACHABLE,
  AuthRefreshDiscardedError: ENDED,
  AuthInvalidCredentialsError: WRONG,
  AuthImplicitGrantRedirectError: BAD_LINK,
  AuthPKCEGrantCodeExchangeError: BAD_LINK,
  AuthPKCECodeVerifierMissingError: t('problems.otherBrowser'),
};

const WEAK: Record<string, string> = {
  length: t('weak.length', { min: MIN_PASSWORD }),
  characters: t('weak.characters'),
  pwned: t('weak.pwned'),
  guessable: t('weak.guessable'),
};

const TOO_LONG = t('weak.tooLong');

/** The key in `WEAK` of each password problem. */
const PROBLEMS: Record<Exclude<PasswordProblem, 'long'>, string> = {
  short: 'length',
  common: 'pwned',
  firm: 'guessable',
};

const LIST = new Intl.ListFormat(adminLanguage(), { type: 'conjunction' });

function weakPassword(reasons: readonly string[] = []): string {
  const known = reasons.flatMap((reason) => WEAK[reason] ?? []);
  const why = known.length > 0 ? LIST.format(known) : t('weak.other');
  return t('weak.sentence', { why });
}

/** Why a password cannot be used, and what to do. */
export function passwordMessage(problem: PasswordProblem): string {
  return problem === 'long' ? TOO_LONG : weakPassword([PROBLEMS[problem]]);
}

/**
 * The message for an authentication error. Wrong credentials never say whether the address or the password
 * was wrong (SPEC 8).
 */
export function authMessage({ name, code, status, message = '', reasons }: AuthProblem): string {
  if (code === 'weak_password' || name === 'AuthWeakPasswordError') return weakPassword(reasons);
  if (/password cannot be longer/i.test(message)) return TOO_LONG;
  const byCode = BY_CODE[code ?? ''];
  if (byCode) return byCode;
  // Checked before the message, because a gateway's error page may contain anything.
  if (name === 'AuthRetryableFetchError') {
    // The service answered that it failed; others mean that something before it did (SPEC 8).
    return [undefined, 0, 502, 503, 504].includes(status) ? UNREACHABLE : BROKEN;
  }
  const byMessage = BY_MESSAGE.find(([pattern]) => pattern.test(message))?.[1];
  if (byMessage) return byMessage;
  if (status === 429) return TOO_MANY;
  return BY_NAME[name] ?? (status !== undefined && status >= 500 ? BROKEN : UNKNOWN);
}
