import { useMutation } from '@tanstack/react-query';
import type { SyntheticEvent } from 'react';
import { failureText } from '@/lib/admin/failureText';
import { adminTexts } from '@/admin-texts';
import { SaveRow } from '@/lib/admin/SaveRow';
import { PasswordFields } from '@/ui/admin/PasswordFields';
import { TextField } from '@/ui/admin/TextField';
import { passwordProblem } from '@/site/passwords/rules';
import { authMessage, passwordMessage } from './messages';
import { NewPasswordFields } from './NewPasswordFields';
import { setPassword } from './queries';

const t = adminTexts('auth');

/** Why the password is not changed, in words. */
class Refusal extends Error {}

const failed = (error: Error) => (error instanceof Refusal ? error.message : failureText(error));

/** Changes the password of the signed-in person, who types the current one first. */
export function PasswordForm({ email }: { email: string }) {
  const saving = useMutation({
    mutationFn: async (form: HTMLFormElement) => {
      const data = new FormData(form);
      const text = (name: string) => data.get(name) as string;
      if (text('password') !== text('again')) throw new Refusal(t('passwords.differ'));
      const weak = await passwordProblem(text('password'), email);
      if (weak) throw new Refusal(passwordMessage(weak));
      const error = await setPassword(text('password'), text('current'));
      if (error) throw new Refusal(authMessage(error));
      form.reset();
    },
  });

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    saving.mutate(event.currentTarget);
  }

  return (
    <form onSubmit={submit} className="grid max-w-md gap-4">
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
      <SaveRow
        saving={saving}
        failed={failed}
        label={t('passwords.change')}
        savedLabel={t('passwords.changed')}
      />
    </form>
  );
}
