import { DataForm } from '@/lib/admin/DataForm';
import { failureText, Refusal } from '@/lib/admin/failureText';
import { adminTexts } from '@/admin-texts';
import { PasswordFields } from '@/ui/admin/PasswordFields';
import { TextField } from '@/ui/admin/TextField';
import { passwordProblem } from '@/site/passwords/rules';
import { authMessage, passwordMessage } from './messages';
import { NewPasswordFields } from './NewPasswordFields';
import { setPassword } from './queries';

const t = adminTexts('auth');

/** Changes the password of the signed-in person, who types the current one first. */
export function PasswordForm({ email }: { email: string }) {
  async function save({ password = '', again, current }: Record<string, string>) {
    if (password !== again) throw new Refusal(t('passwords.differ'));
    const weak = await passwordProblem(password, email);
    if (weak) throw new Refusal(passwordMessage(weak));
    const error = await setPassword(password, current);
    if (error) throw new Refusal(authMessage(error));
  }
  return (
    <DataForm
      className="grid max-w-md gap-4"
      save={save}
      // The other sessions, which the page lists, end.
      changes={['account']}
      adds
      failed={failureText}
      label={t('passwords.change')}
      savedLabel={t('passwords.changed')}
    >
      {/* For password managers, which store the new password under this name. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordFields>
        {(input) => (
          <>
            <TextField
              {...input}
              name="current"
              label={t('passwords.current')}
              autoComplete="current-password"
              required
            />
            <NewPasswordFields input={input} />
          </>
        )}
      </PasswordFields>
    </DataForm>
  );
}
