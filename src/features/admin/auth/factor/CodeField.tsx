import { auth as t } from '@/admin-texts';
import { TextField } from '@/ui/admin/fields';

/** The six digits that the authenticator app shows. */
export function CodeField() {
  return (
    <TextField
      name="code"
      label={t('code.label')}
      hint={t('code.hint')}
      inputMode="numeric"
      autoComplete="one-time-code"
      required
    />
  );
}
