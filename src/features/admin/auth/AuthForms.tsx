import { isValidElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { auth as t } from '@/admin-texts';
import { DataForm } from '@/lib/admin/DataForm';
import { failureText, Refusal } from '@/lib/admin/requests';
import { sendPasswordLink } from '@/lib/admin/sendPasswordLink';
import { Button, TextField } from '@/ui/admin/controls';
import { AdminTitle } from '@/ui/admin/page';
import { PasswordFields } from '@/ui/admin/PasswordFields';
import { hasFactor, proveFactor, spendRecoveryCode } from './factor/queries';
import { NEW_PASSWORD, newPasswordOf, PASSWORD } from './passwords';
import { setPassword, signIn } from './queries';

interface AuthFormProps {
  title: string;
  /** The label of its button. */
  label: string;
  children: ReactNode;
  /**
   * Submits what its fields have, by their names; an element that it returns takes the place of the
   * form.
   */
  onSubmit: (values: Record<string, string>) => Promise<unknown>;
  /** Another way on, by a button beside it. */
  other?: readonly [label: string, onChoose: () => void];
}

/** A form of the sign-in page, which begins in its first field. */
export function AuthForm({ title, label, children, onSubmit, other }: AuthFormProps) {
  const box = useRef<HTMLDivElement>(null);
  const [answer, setAnswer] = useState<unknown>();

  // Nothing stands above the form that a reader would miss.
  useEffect(() => box.current?.querySelector('input')?.focus(), []);

  if (isValidElement(answer)) return answer;
  return (
    <div ref={box} className="grid gap-5">
      <AdminTitle screen={title} />
      <h1 className="text-3xl">{title}</h1>
      <DataForm
        className="grid gap-5"
        save={async (values) => setAnswer(await onSubmit(values))}
        readsAgain={false}
        failed={failureText}
        label={label}
        savedLabel=""
        aside={
          other && (
            <Button variant="quiet" onClick={other[1]}>
              {other[0]}
            </Button>
          )
        }
      >
        {children}
      </DataForm>
    </div>
  );
}

interface AnswerProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** What such a form tells in its place, with the way on. */
const Answer = ({ title, text, children }: AnswerProps) => (
  <div className="grid gap-5" role="status">
    <AdminTitle screen={title} />
    <h1 className="text-3xl">{title}</h1>
    <p>{text}</p>
    {children}
  </div>
);

const EMAIL_FIELD = (
  <TextField
    name="email"
    type="email"
    label={t('fields.mail_address')}
    autoComplete="username"
    required
  />
);

/** The six digits that the authenticator app shows. */
export const CODE_FIELD = (
  <TextField
    name="code"
    label={t('code.label')}
    hint={t('code.hint')}
    inputMode="numeric"
    autoComplete="one-time-code"
    required
  />
);

interface StepProps {
  /** Called once it is done, or the person goes on without it. */
  onDone: () => void;
}

/** Signs in with e-mail and password, or requests the mail that resets a forgotten password. */
export function SignInForm() {
  const [forgotten, setForgotten] = useState(false);
  const back = () => setForgotten(false);
  return forgotten ? (
    <AuthForm
      key="forgotten"
      title={t('forgotten.title')}
      label={t('forgotten.submit')}
      onSubmit={async ({ email = '' }) => {
        await sendPasswordLink(email);
        return (
          <Answer title={t('forgotten.sent')} text={t('forgotten.sentTo', { email: email.trim() })}>
            <Button variant="quiet" onClick={back}>
              {t('forgotten.back')}
            </Button>
          </Answer>
        );
      }}
      other={[t('forgotten.back'), back]}
    >
      <p>{t('forgotten.about')}</p>
      {EMAIL_FIELD}
    </AuthForm>
  ) : (
    <AuthForm
      title={t('signIn.title')}
      label={t('signIn.submit')}
      onSubmit={({ email = '', password = '' }) => signIn(email, password)}
      other={[t('signIn.forgotten'), () => setForgotten(true)]}
    >
      {EMAIL_FIELD}
      <PasswordFields fields={PASSWORD} />
    </AuthForm>
  );
}

/** Uses up a link from a mail, when the person presses the button. */
export const LinkForm = ({ redeem, onDone }: StepProps & { redeem: () => Promise<void> }) => (
  <AuthForm
    title={t('link.title')}
    label={t('login.continue')}
    onSubmit={() => redeem().then(onDone)}
    other={[t('link.password'), onDone]}
  >
    <p>{t('link.about')}</p>
  </AuthForm>
);

/** Sets a new password after a recovery link or an invitation. */
export const NewPasswordForm = ({ email, onDone }: StepProps & { email: string }) => (
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

/** The second step of signing in: a code of the authenticator app, or one of the recovery codes. */
export function CodeForm({ onDone }: StepProps) {
  const [lost, setLost] = useState(false);
  return lost ? (
    <AuthForm
      key="recovery"
      title={t('recovery.title')}
      label={t('recovery.submit')}
      onSubmit={async ({ code = '' }) => {
        const left = await spendRecoveryCode(code);
        if (left === null) throw new Refusal(t('recovery.wrong'));
        const leftText = left === 0 ? t('code.last') : t('code.left', { left });
        return (
          <Answer title={t('code.used')} text={`${leftText} ${t('code.stillOn')}`}>
            <Button variant="primary" onClick={onDone}>
              {t('login.continue')}
            </Button>
          </Answer>
        );
      }}
      other={[t('recovery.back'), () => setLost(false)]}
    >
      <p>{t('recovery.about')}</p>
      <TextField
        name="code"
        label={t('recovery.title')}
        hint={t('recovery.hint')}
        autoComplete="off"
        spellCheck={false}
        required
      />
    </AuthForm>
  ) : (
    <AuthForm
      title={t('account.factor')}
      label={t('login.continue')}
      onSubmit={({ code }) => proveFactor(code).then(onDone)}
      other={[t('code.noPhone'), () => setLost(true)]}
    >
      <p>{t('code.about')}</p>
      {CODE_FIELD}
    </AuthForm>
  );
}
