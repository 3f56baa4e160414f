import { adminTexts } from '@/admin-texts';
import { TextField } from '@/ui/admin/fields';

const t = adminTexts('auth');

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
