import type { ComponentProps } from 'react';
import { adminTexts } from '@/admin-texts';
import { MIN_PASSWORD } from '@/site/passwords/rules';
import { TextField } from '@/ui/admin/TextField';

const t = adminTexts('auth');

/** The fields `password` and `again` of a form that sets a password. */
export function NewPasswordFields({ input }: { input: ComponentProps<'input'> }) {
  return (
    <>
      <TextField
        {...input}
        name="password"
        label={t('passwords.new')}
        hint={t('passwords.newHint', { min: MIN_PASSWORD })}
        autoComplete="new-password"
        required
      />
      <TextField
        {...input}
        name="again"
        label={t('passwords.again')}
        autoComplete="new-password"
        required
      />
    </>
  );
}
