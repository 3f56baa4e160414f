import { MIN_PASSWORD, type PasswordProblem } from '@/site/passwords/rules';
import { ADMIN_LANGUAGE } from '@/site/languages';

/** The fields of an authentication error; supabase-js returns it instead of throwing it (SPEC 8). */
export interface AuthProblem {
  name: string;
  code?: string | undefined;
  status?: number | undefined;
  message?: string;
  /** Why a password is weak. */
  reasons?: readonly string[];
}

const WRONG = 'El correo o la contraseña no son correctos.';
const ENDED = 'Su sesión ha terminado. Vuelva a entrar.';
const BAD_LINK = 'El enlace ha caducado o ya se ha usado. Pida uno nuevo.';
const TOO_MANY = 'Demasiados intentos. Espere unos minutos y vuelva a probar.';
const BROKEN = 'El servicio de acceso ha fallado. Vuelva a probar en un momento.';
const NO_METHOD = 'Esta forma de entrar no está disponible. Entre con su correo y su contraseña.';
const UNREACHABLE =
  'No se ha podido conectar con el servicio de acceso. Compruebe la conexión y vuelva a probar.';
const UNKNOWN =
  'No se ha podido completar. Vuelva a probar y, si sigue fallando, avise a quien administra el sitio.';

/** By the service's error code. */
const BY_CODE: Record<string, string> = {
  invalid_credentials: WRONG,
  // None of these may reveal whether an address has an account.
  user_not_found: WRONG,
  email_not_confirmed: 'Esta cuenta aún no está confirmada. Abra el enlace que recibió por correo.',
  user_banned: 'Esta cuenta está bloqueada. Hable con la persona que administra el sitio.',
  over_request_rate_limit: TOO_MANY,
  over_email_send_rate_limit:
    'Ya se ha enviado un correo hace poco. Espere unos minutos antes de pedir otro.',
  same_password: 'La contraseña nueva tiene que ser distinta de la anterior.',
  current_password_required: 'Escriba también la contraseña actual.',
  current_password_invalid: 'La contraseña actual no es correcta.',
  reauthentication_needed: 'Para cambiar la contraseña, pida antes un enlace por correo.',
  reauthentication_not_valid: BAD_LINK,
  otp_expired: BAD_LINK,
  access_denied: BAD_LINK,
  flow_state_expired: BAD_LINK,
  flow_state_not_found: BAD_LINK,
  session_expired: 'Su sesión ha caducado. Vuelva a entrar.',
  session_not_found: ENDED,
  refresh_token_not_found: ENDED,
  refresh_token_already_used: ENDED,
  bad_jwt: 'La sesión no es válida. Vuelva a entrar.',
  no_authorization: ENDED,
  demo_account:
    'Las cuentas de prueba solo sirven en el ordenador de la web. Entre allí e invite a una cuenta propia.',
  insufficient_aal: 'Falta el segundo paso. Vuelva a entrar y escriba el código de su teléfono.',
  mfa_verification_failed:
    'El código no es correcto. Escriba el que la aplicación muestra ahora; si sigue fallando, compruebe la hora del teléfono.',
  mfa_code_used: 'Ese código ya se ha usado. Espere al siguiente y escríbalo.',
  mfa_challenge_expired:
    'Ha pasado demasiado tiempo. Escriba el código que la aplicación muestra ahora.',
  mfa_factor_not_found: 'Ese teléfono ya no está en su cuenta. Cargue la página de nuevo.',
  signup_disabled: 'Las cuentas las crea la persona que administra el sitio.',
  email_provider_disabled: NO_METHOD,
  provider_disabled: NO_METHOD,
  otp_disabled: NO_METHOD,
  validation_failed: 'Revise los datos: falta el correo o la contraseña, o no son válidos.',
  email_address_invalid: 'Revise el correo: no es una dirección válida.',
  email_address_not_authorized:
    'El servicio de correo no puede escribir a esa dirección. Avise a quien administra el sitio.',
  captcha_failed: 'No se ha podido comprobar que sea una persona. Vuelva a probar.',
  identity_already_exists: 'Esa identidad ya está vinculada a una cuenta.',
  identity_not_found: 'Esa identidad no está vinculada a su cuenta.',
  single_identity_not_deletable: 'No se puede quitar la única forma de entrar en la cuenta.',
  disk_full: 'El disco del servidor está lleno y nadie puede entrar. Avise a quien lo administra.',
  unexpected_failure: BROKEN,
  request_timeout: UNREACHABLE,
  server_error: BROKEN,
};

/** By supabase-js' message, where there is no code. */
const BY_MESSAGE: readonly (readonly [RegExp, string])[] = [
  [/invalid login credentials/i, WRONG],
  [/must provide either an email or phone/i, 'Escriba su correo y su contraseña.'],
  [/invalid jwt signature/i, 'La sesión no es válida. Vuelva a entrar.'],
  [/no session defined in url|no code detected/i, BAD_LINK],
  [/unspecified error_description/i, BAD_LINK],
  [/unsupported chain/i, NO_METHOD],
  [/wallet/i, NO_METHOD],
];

/** By the error's class, where nothing else is known. */
const BY_NAME: Record<string, string> = {
  AuthSessionMissingError: ENDED,
  AuthInvalidTokenResponseError:
    'El servicio de acceso ha dado una respuesta que no es válida. Vuelva a probar.',
  AuthInvalidJwtError: 'La sesión no es válida. Vuelva a entrar.',
  AuthRetryableFetchError: UNREACHABLE,
  AuthRefreshDiscardedError: ENDED,
  AuthInvalidCredentialsError: WRONG,
  AuthImplicitGrantRedirectError: BAD_LINK,
  AuthPKCEGrantCodeExchangeError: BAD_LINK,
  AuthPKCECodeVerifierMissingError:
    'El enlace se pidió en otro navegador. Ábralo en el mismo, o pida uno nuevo.',
};

const WEAK: Record<string, string> = {
  length: `tiene menos de ${MIN_PASSWORD} caracteres`,
  characters: 'le faltan letras, cifras o símbolos',
  pwned: 'aparece en listas de contraseñas robadas',
  guessable: 'está hecha con palabras del despacho o de su correo',
};

const TOO_LONG =
  'La contraseña es demasiado larga: use como mucho 72 letras (menos si llevan tilde o no son latinas).';

/** The key in `WEAK` of each password problem. */
const PROBLEMS: Record<Exclude<PasswordProblem, 'long'>, string> = {
  short: 'length',
  common: 'pwned',
  firm: 'guessable',
};

const LIST = new Intl.ListFormat(ADMIN_LANGUAGE, { type: 'conjunction' });

function weakPassword(reasons: readonly string[] = []): string {
  const known = reasons.flatMap((reason) => WEAK[reason] ?? []);
  const why = known.length > 0 ? LIST.format(known) : 'es fácil de adivinar';
  return `La contraseña no es segura: ${why}. Elija otra.`;
}

/** Why a password cannot be used, and what to do. */
export function passwordMessage(problem: PasswordProblem): string {
  return problem === 'long' ? TOO_LONG : weakPassword([PROBLEMS[problem]]);
}

/**
 * The Spanish message for an authentication error. Wrong credentials never say whether the address or the password
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
