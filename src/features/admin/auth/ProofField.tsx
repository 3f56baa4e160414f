import type { AuthError } from '@supabase/supabase-js';
import { adminTexts } from '@/admin-texts';
import { PasswordFields } from '@/ui/admin/PasswordFields';
import { TextField } from '@/ui/admin/TextField';
import { CodeField } from './factor/CodeField';
import { proveFactor } from './factor/queries';
import { signIn } from './queries';

const t = adminTexts('auth');

/** The field for the code of the second factor, or for the password. */
export function ProofField({ asksCode, error }: { asksCode: boolean; error: string }) {
  if (asksCode) return <CodeField error={error} />;
  return (
    <PasswordFields>
      {(input) => (
        <TextField
          {...input}
          name="password"
          label={t('account.password')}
          autoComplete="current-password"
          error={error}
          required
        />
      )}
    </PasswordFields>
  );
}

/** Sends what the field of a form holds. @returns the refusal. */
export function sendProof(
  form: HTMLFormElement,
  email: string,
  asksCode: boolean,
): Promise<AuthError | null> {
  const data = new FormData(form);
  return asksCode
    ? proveFactor(data.get('code') as string)
    : signIn(email, data.get('password') as string);
}
