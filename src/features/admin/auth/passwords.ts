import { auth as t } from '@/admin-texts';
import { passwordMessage } from '@/lib/admin/authMessage';
import { Refusal } from '@/lib/admin/requests';
import { MIN_PASSWORD, passwordProblem } from '@/site/passwords/rules';
import type { PasswordField } from '@/ui/admin/PasswordFields';

/** The field of a form that asks for one's password. */
export const PASSWORD: readonly PasswordField[] = [
  { name: 'password', label: t('account.password'), autoComplete: 'current-password' },
];

/** The fields of a form that sets a password, read by `newPasswordOf`. */
export const NEW_PASSWORD: readonly PasswordField[] = [
  {
    name: 'password',
    label: t('passwords.new'),
    hint: t('passwords.newHint', { min: MIN_PASSWORD }),
    autoComplete: 'new-password',
  },
  { name: 'again', label: t('passwords.again'), autoComplete: 'new-password' },
];

/** The password that was typed in both. @throws {Refusal} if they differ, or it is weak. */
export async function newPasswordOf(
  values: Record<string, string>,
  email: string,
): Promise<string> {
  const { password = '', again } = values;
  if (password !== again) throw new Refusal(t('passwords.differ'));
  const weak = await passwordProblem(password, email);
  if (weak) throw new Refusal(passwordMessage(weak));
  return password;
}
