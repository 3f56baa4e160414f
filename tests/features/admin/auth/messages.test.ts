import {
  AuthApiError,
  AuthInvalidCredentialsError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
} from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { authMessage } from '@/features/admin/auth/messages';

const WRONG = /^El correo o la contraseña no son correctos\.$/;
const unsaid = (name: string, message: string) => ({ name, message });

it.each([
  // Nothing says whether an address has an account.
  ['wrong credentials', new AuthApiError('x', 400, 'invalid_credentials'), WRONG],
  ['an older service', new AuthApiError('Invalid login credentials', 400, undefined), WRONG],
  ['an unknown account', new AuthApiError('User not found', 404, 'user_not_found'), WRONG],
  [
    'nothing typed',
    new AuthInvalidCredentialsError('You must provide either an email or phone number'),
    /^Escriba su correo/,
  ],
  ['a missing session', new AuthSessionMissingError(), /sesión ha terminado/],
  ['a gateway', new AuthRetryableFetchError('no wallet', 503), /No se ha podido conectar/],
  ['offline', new AuthRetryableFetchError('Failed to fetch', 0), /No se ha podido conectar/],
  ['500', new AuthRetryableFetchError('{}', 500), /servicio de acceso ha fallado/],
  ['too many', new AuthApiError('slow down', 429, undefined), /Demasiados intentos/],
  ['a used link', new AuthApiError('x', 403, 'otp_expired'), /caducado o ya se ha usado/],
  ['a failing service', new AuthApiError('x', 500, undefined), /ha fallado/],
  ['anything else', new AuthApiError('x', 418, 'teapot'), /avise a quien administra/],
  ['a method', unsaid('AuthUnknownError', 'No compatible wallet found'), /no está disponible/],
  [
    'an address without session',
    unsaid('AuthImplicitGrantRedirectError', 'No session defined in URL'),
    /caducado o ya se ha usado/,
  ],
])('a person reads what to do after an error of sign-in: %s', (_, error, text) => {
  expect(authMessage(error)).toMatch(text);
});

it('lists the reasons why a password is weak', () => {
  const weak = (...reasons: string[]) =>
    authMessage(new AuthWeakPasswordError('x', 422, reasons as never));
  expect(weak('length', 'pwned')).toBe(
    'La contraseña no es segura: tiene menos de 12 caracteres y aparece en listas de contraseñas robadas. Elija otra.',
  );
  expect(weak()).toMatch(/fácil de adivinar/);
});
