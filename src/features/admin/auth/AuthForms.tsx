import { useState } from 'react';
import { auth as t } from '@/admin-texts';
import { Button } from '@/ui/admin/Button';
import { AdminTitle } from '@/ui/admin/AdminTitle';
import { sendPasswordLink } from '@/lib/admin/sendPasswordLink';
import { PasswordFields } from '@/ui/admin/PasswordFields';
import { TextField } from '@/ui/admin/fields';
import { AuthForm } from './AuthForm';
import { hasFactor } from './factor/queries';
import { NEW_PASSWORD, newPasswordOf, PASSWORD } from './passwords';
import { setPassword, signIn } from './queries';

const EMAIL_FIELD = (
  <TextField
    name="email"
    type="email"
    label={t('fields.mail_address')}
    autoComplete="username"
    required
  />
);

/** Signs in with e-mail and password. */
export function SignInForm({ onForgotten }: { onForgotten: () => void }) {
  return (
    <AuthForm
      title={t('signIn.title')}
      label={t('signIn.submit')}
      onSubmit={({ email = '', password = '' }) => signIn(email, password)}
      other={[t('signIn.forgotten'), onForgotten]}
    >
      {EMAIL_FIELD}
      <PasswordFields fields={PASSWORD} />
    </AuthForm>
  );
}

/** Requests the mail that resets a forgotten password. */
export function ForgottenForm({ onBack }: { onBack: () => void }) {
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined) {
    return (
      <div className="grid gap-5" role="status">
        <AdminTitle screen={t('forgotten.sent')} />
        <h1 className="text-3xl">{t('forgotten.sent')}</h1>
        <p>{t('forgotten.sentTo', { email: sentTo })}</p>
        <Button variant="quiet" onClick={onBack}>
          {t('forgotten.back')}
        </Button>
      </div>
    );
  }
  return (
    <AuthForm
      title={t('forgotten.title')}
      label={t('forgotten.submit')}
      onSubmit={async ({ email = '' }) => {
        await sendPasswordLink(email);
        setSentTo(email.trim());
      }}
      other={[t('forgotten.back'), onBack]}
    >
      <p>{t('forgotten.about')}</p>
      {EMAIL_FIELD}
    </AuthForm>
  );
}

interface LinkFormProps {
  redeem: () => Promise<void>;
  /** Called once the link's session is open, or the person goes on without it. */
  onDone: () => void;
}

/** Uses up a link from a mail, when the person presses the button. */
export function LinkForm({ redeem, onDone }: LinkFormProps) {
  return (
    <AuthForm
      title={t('link.title')}
      label={t('login.continue')}
      onSubmit={() => redeem().then(onDone)}
      other={[t('link.password'), onDone]}
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
      label={t('passwords.saveAndSignIn')}
      onSubmit={async (values) => {
        const password = await newPasswordOf(values, email);
        await setPassword(password);
        // Without a second factor it signs in, since the link's own session may do nothing more.
        if (!(await hasFactor())) await signIn(email, password);
        onDone();
      }}
    >
      <PasswordFields fields={NEW_PASSWORD} />
    </AuthForm>
  );
}
