import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
} from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { authMessage } from '@/lib/admin/authMessage';

const WRONG = /^El correo o la contraseña no son correctos\.$/;

it.each([
  // Nothing says whether an address has an account.
  ['wrong credentials', new AuthApiError('x', 400, 'invalid_credentials'), WRONG],
  ['an unknown account', new AuthApiError('User not found', 404, 'user_not_found'), WRONG],
  ['a missing session', new AuthSessionMissingError(), /sesión ha terminado/],
  ['a gateway', new AuthRetryableFetchError('no wallet', 503), /No se ha podido conectar/],
  ['500', new AuthRetryableFetchError('{}', 500), /servicio de acceso ha fallado/],
  ['too many', new AuthApiError('slow down', 429, undefined), /Demasiados intentos/],
  ['a used link', new AuthApiError('x', 403, 'otp_expired'), /caducado o ya se ha usado/],
  ['anything else', new AuthApiError('x', 418, 'teapot'), /avise a quien administra/],
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
