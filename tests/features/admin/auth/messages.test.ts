import {
  AuthApiError,
  AuthInvalidCredentialsError,
  AuthInvalidJwtError,
  AuthInvalidTokenResponseError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
} from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { authMessage } from '@/features/admin/auth/messages';

const WRONG = 'El correo o la contraseña no son correctos.';

describe('authMessage', () => {
  it.each([
    [
      'wrong credentials',
      new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'),
      WRONG,
    ],
    ['an older service', new AuthApiError('Invalid login credentials', 400, undefined), WRONG],
    ['an unknown account', new AuthApiError('User not found', 404, 'user_not_found'), WRONG],
    [
      'nothing typed',
      new AuthInvalidCredentialsError(
        'You must provide either an email or phone number and a password',
      ),
      'Escriba su correo y su contraseña.',
    ],
    ['a missing session', new AuthSessionMissingError(), /sesión ha terminado/],
    ['no session after sign-in', new AuthInvalidTokenResponseError(), /respuesta que no es válida/],
    ['a bad signature', new AuthInvalidJwtError('Invalid JWT signature'), /sesión no es válida/],
    ['a bad token', new AuthApiError('invalid JWT', 403, 'bad_jwt'), /sesión no es válida/],
    ['502', new AuthRetryableFetchError('Bad Gateway', 502), /No se ha podido conectar/],
    ['503', new AuthRetryableFetchError('no wallet', 503), /No se ha podido conectar/],
    ['500', new AuthRetryableFetchError('{}', 500), /servicio de acceso ha fallado/],
    ['offline', new AuthRetryableFetchError('Failed to fetch', 0), /No se ha podido conectar/],
    ['too many', new AuthApiError('slow down', 429, undefined), /Demasiados intentos/],
    [
      'too many mails',
      new AuthApiError('x', 429, 'over_email_send_rate_limit'),
      /correo hace poco/,
    ],
    ['a used link', new AuthApiError('x', 403, 'otp_expired'), /caducado o ya se ha usado/],
    ['a blocked account', new AuthApiError('x', 400, 'user_banned'), /bloqueada/],
    ['no confirmation', new AuthApiError('x', 400, 'email_not_confirmed'), /confirmada/],
    ['the old password', new AuthApiError('x', 422, 'same_password'), /distinta de la anterior/],
    [
      'a linked identity',
      new AuthApiError('x', 422, 'identity_already_exists'),
      /ya está vinculada/,
    ],
    ['an unlinked identity', new AuthApiError('x', 422, 'identity_not_found'), /no está vinculada/],
    [
      'the last identity',
      new AuthApiError('x', 422, 'single_identity_not_deletable'),
      /única forma/,
    ],
    ['a second step', new AuthApiError('x', 403, 'insufficient_aal'), /segundo paso/],
    ['a failing service', new AuthApiError('x', 500, undefined), /ha fallado/],
    ['anything else', new AuthApiError('x', 418, 'teapot'), /avise a quien administra/],
    [
      'a chain',
      { name: 'AuthUnknownError', message: '@supabase: Unsupported chain "x"' },
      /no está disponible/,
    ],
    [
      'a wallet',
      { name: 'AuthUnknownError', message: 'No compatible wallet found' },
      /no está disponible/,
    ],
    [
      'an address that says nothing',
      {
        name: 'AuthImplicitGrantRedirectError',
        message: 'Error in URL with unspecified error_description',
      },
      /caducado o ya se ha usado/,
    ],
    [
      'an address without session',
      { name: 'AuthImplicitGrantRedirectError', message: 'No session defined in URL' },
      /caducado o ya se ha usado/,
    ],
    [
      'an address without code',
      { name: 'AuthPKCEGrantCodeExchangeError', message: 'No code detected.' },
      /caducado o ya se ha usado/,
    ],
  ])('%s', (_, error, text) => {
    if (text instanceof RegExp) expect(authMessage(error)).toMatch(text);
    else expect(authMessage(error)).toBe(text);
  });

  it('lists the reasons why a password is weak', () => {
    const weak = (...reasons: string[]) =>
      authMessage(new AuthWeakPasswordError('x', 422, reasons as never));
    expect(weak('length')).toBe(
      'La contraseña no es segura: tiene menos de 12 caracteres. Elija otra.',
    );
    expect(weak('length', 'pwned')).toBe(
      'La contraseña no es segura: tiene menos de 12 caracteres y aparece en listas de contraseñas robadas. Elija otra.',
    );
    expect(weak()).toMatch(/fácil de adivinar/);
  });
});
