import { useState, type SyntheticEvent } from 'react';
import { adminTexts } from '@/admin-texts';
import { Button } from '@/ui/admin/Button';
import { PasswordFields } from '@/ui/admin/PasswordFields';
import { TextField } from '@/ui/admin/TextField';
import { passwordProblem } from '@/site/passwords/rules';
import { authMessage, passwordMessage } from './messages';
import { NewPasswordFields } from './NewPasswordFields';
import { changePassword } from './queries';

const t = adminTexts('auth');
const common = adminTexts('admin');

/** Changes the password of the signed-in person, who types the current one first. */
export function PasswordForm({ email }: { email: string }) {
  const [problem, setProblem] = useState('');
  const [state, setState] = useState<'idle' | 'busy' | 'saved'>('idle');

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const text = (name: string) => data.get(name) as string;
    setProblem('');
    setState('idle');
    if (text('password') !== text('again')) {
      setProblem(t('passwords.differ'));
      return;
    }
    setState('busy');
    const weak = await passwordProblem(text('password'), email);
    if (weak) {
      setState('idle');
      setProblem(passwordMessage(weak));
      return;
    }
    const error = await changePassword(text('current'), text('password'));
    setState(error ? 'idle' : 'saved');
    if (error) setProblem(authMessage(error));
    else form.reset();
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="grid max-w-md gap-4">
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
      <p role="alert" className="font-semibold text-terracotta-700 empty:hidden">
        {problem}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" unavailable={state === 'busy'}>
          {state === 'busy' ? common('common.saving') : t('passwords.change')}
        </Button>
        <p role="status">{state === 'saved' && t('passwords.changed')}</p>
      </div>
    </form>
  );
}
