import type { AuthError } from '@supabase/supabase-js';

const MESSAGES: Record<string, string> = {
  invalid_credentials: 'El correo o la contraseña no son correctos.',
  email_not_confirmed: 'Esta cuenta aún no está confirmada. Abra el enlace que recibió por correo.',
  user_banned: 'Esta cuenta está bloqueada. Hable con la persona que administra el sitio.',
  over_request_rate_limit: 'Demasiados intentos. Espere unos minutos y vuelva a probar.',
  over_email_send_rate_limit:
    'Ya se ha enviado un correo hace poco. Espere unos minutos antes de pedir otro.',
  weak_password: 'La contraseña es demasiado débil: use al menos 12 caracteres.',
  same_password: 'La contraseña nueva tiene que ser distinta de la anterior.',
  otp_expired: 'El enlace ha caducado o ya se ha usado. Pida uno nuevo.',
  access_denied: 'El enlace ha caducado o ya se ha usado. Pida uno nuevo.',
  session_expired: 'Su sesión ha caducado. Vuelva a entrar.',
  session_not_found: 'Su sesión ha terminado. Vuelva a entrar.',
  refresh_token_not_found: 'Su sesión ha terminado. Vuelva a entrar.',
  refresh_token_already_used: 'Su sesión ha terminado. Vuelva a entrar.',
  signup_disabled: 'Las cuentas las crea la persona que administra el sitio.',
  validation_failed: 'Revise los datos: falta el correo o la contraseña, o no son válidos.',
  identity_already_exists: 'Esa identidad ya está vinculada a una cuenta.',
  identity_not_found: 'Esa identidad no está vinculada a su cuenta.',
  single_identity_not_deletable: 'No se puede quitar la única forma de entrar en la cuenta.',
};

const BY_NAME: Record<string, string> = {
  AuthSessionMissingError: 'Su sesión ha terminado. Vuelva a entrar.',
  AuthInvalidTokenResponseError:
    'El servicio de acceso ha dado una respuesta que no es válida. Vuelva a probar.',
  AuthInvalidJwtError: 'La sesión no es válida. Vuelva a entrar.',
  AuthRetryableFetchError:
    'No se ha podido conectar con el servicio de acceso. Compruebe la conexión y vuelva a probar.',
  AuthWeakPasswordError: MESSAGES.weak_password ?? '',
  AuthInvalidCredentialsError: MESSAGES.invalid_credentials ?? '',
  AuthImplicitGrantRedirectError: 'El enlace no es válido o ya se ha usado. Pida uno nuevo.',
  AuthPKCEGrantCodeExchangeError: 'El enlace no es válido o ya se ha usado. Pida uno nuevo.',
};

/** What an authentication error means, in Spanish; wrong credentials never say which half was wrong (SPEC 8). */
export function authMessage(error: Pick<AuthError, 'name' | 'code' | 'status'>): string {
  return (
    MESSAGES[error.code ?? ''] ??
    BY_NAME[error.name] ??
    (error.status === 429 ? MESSAGES.over_request_rate_limit : undefined) ??
    (error.status === 400 ? MESSAGES.invalid_credentials : undefined) ??
    'No se ha podido completar. Vuelva a probar y, si sigue fallando, avise a quien administra el sitio.'
  );
}
