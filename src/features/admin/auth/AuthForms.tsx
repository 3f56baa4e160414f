import { useState } from 'react';
import { adminTexts } from '@/admin-texts';
import { Button } from '@/ui/admin/Button';
import { AdminTitle } from '@/ui/admin/AdminTitle';
import { PasswordFields } from '@/ui/admin/PasswordFields';
import { TextField } from '@/ui/admin/TextField';
import { AuthForm } from './AuthForm';
import { hasFactor } from './factor/queries';
import { passwordProblem } from '@/site/passwords/rules';
import { authMessage, passwordMessage } from './messages';
import { NewPasswordFields } from './NewPasswordFields';
import { requestPasswordReset, setPassword, signIn } from './queries';

const t = adminTexts('auth');

const text = (data: FormData, name: string) => data.get(name) as string;

/** Signs in with e-mail and password. */
export function SignInForm({ onForgotten }: { onForgotten: () => void }) {
  return (
    <AuthForm
      title={t('signIn.title')}
      submit={t('signIn.submit')}
      onSubmit={async (data) => {
        const error = await signIn(text(data, 'email'), text(data, 'password'));
        return error ? authMessage(error) : undefined;
      }}
      footer={
        <Button variant="quiet" onClick={onForgotten}>
          {t('signIn.forgotten')}
        </Button>
      }
    >
      <TextField
        name="email"
        type="email"
        label={t('fields.mail_address')}
        autoComplete="username"
        required
      />
      <PasswordFields>
        {(input) => (
          <TextField
            {...input}
            name="password"
            label={t('account.password')}
            autoComplete="current-password"
            required
          />
        )}
      </PasswordFields>
    </AuthForm>
  );
}

/** Requests the mail that resets a forgotten password. */
export function ForgottenForm({ onBack }: { onBack: () => void }) {
  const [sentTo, setSentTo] = useState<string>();
  const back = (
    <Button variant="quiet" onClick={onBack}>
      {t('forgotten.back')}
    </Button>
  );
  if (sentTo !== undefined) {
    return (
      <div className="grid gap-5" role="status">
        <AdminTitle screen={t('forgotten.sent')} />
        <h1 className="text-3xl">{t('forgotten.sent')}</h1>
        <p>{t('forgotten.sentTo', { email: sentTo })}</p>
        {back}
      </div>
    );
  }
  return (
    <AuthForm
      title={t('forgotten.title')}
      submit={t('forgotten.submit')}
      onSubmit={async (data) => {
        const error = await requestPasswordReset(text(data, 'email'));
        if (error) return authMessage(error);
        setSentTo(text(data, 'email').trim());
        return undefined;
      }}
      footer={back}
    >
      <p>{t('forgotten.about')}</p>
      <TextField
        name="email"
        type="email"
        label={t('fields.mail_address')}
        autoComplete="username"
        required
      />
    </AuthForm>
  );
}

interface LinkFormProps {
  redeem: () => Promise<string | undefined>;
  /** Called once the link's session is open, or the person goes on without it. */
  onDone: () => void;
}

/** Uses up a link from a mail, when the person presses the button. */
export function LinkForm({ redeem, onDone }: LinkFormProps) {
  return (
    <AuthForm
      title={t('link.title')}
      submit={t('login.continue')}
      onSubmit={async () => {
        const problem = await redeem();
        if (!problem) onDone();
        return problem;
      }}
      footer={
        <Button variant="quiet" onClick={onDone}>
          {t('link.password')}
        </Button>
      }
    >
      <p>{t('link.about')}</p>
    </AuthForm>
  );
}

/** Sets a new password after a recovery link or an invitation. */
export function NewPasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  return (
    <AuthForm
      title={t('passwords.new')}
      submit={t('passwords.saveAndSignIn')}
      onSubmit={async (data) => {
        const password = text(data, 'password');
        if (password !== text(data, 'again')) return t('passwords.differ');
        const weak = await passwordProblem(password, email);
        if (weak) return passwordMessage(weak);
        // Without a second factor it signs in, since the link's own session may do nothing more.
        const error =
          (await setPassword(password)) ??
          ((await hasFactor()) ? null : await signIn(email, password));
        if (error) return authMessage(error);
        onDone();
        return undefined;
      }}
    >
      <PasswordFields>{(input) => <NewPasswordFields input={input} />}</PasswordFields>
    </AuthForm>
  );
}
