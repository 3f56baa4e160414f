import { useState } from 'react';
import { Refusal } from '@/lib/admin/failures';
import { auth as t } from '@/admin-texts';
import { Button } from '@/ui/admin/Button';
import { AdminTitle } from '@/ui/admin/AdminTitle';
import { TextField } from '@/ui/admin/fields';
import { AuthForm } from '../AuthForm';
import { proveFactor, spendRecoveryCode } from './queries';

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

interface CodeFormProps {
  /** Called once the session has the second factor. */
  onDone: () => void;
}

/** The second step of signing in: a code of the authenticator app, or one of the recovery codes. */
export function CodeForm({ onDone }: CodeFormProps) {
  const [lost, setLost] = useState(false);
  return lost ? (
    <RecoveryForm onDone={onDone} onBack={() => setLost(false)} />
  ) : (
    <AuthForm
      title={t('account.factor')}
      label={t('login.continue')}
      onSubmit={({ code }) => proveFactor(code).then(onDone)}
      other={[t('code.noPhone'), () => setLost(true)]}
    >
      <p>{t('code.about')}</p>
      <CodeField />
    </AuthForm>
  );
}

function RecoveryForm({ onDone, onBack }: CodeFormProps & { onBack: () => void }) {
  const [left, setLeft] = useState<number>();
  if (left !== undefined) {
    return (
      <div className="grid gap-5" role="status">
        <AdminTitle screen={t('code.used')} />
        <h1 className="text-3xl">{t('code.used')}</h1>
        <p>
          {left === 0 ? t('code.last') : t('code.left', { left })} {t('code.stillOn')}
        </p>
        <Button variant="primary" onClick={onDone}>
          {t('login.continue')}
        </Button>
      </div>
    );
  }
  return (
    <AuthForm
      title={t('recovery.title')}
      label={t('recovery.submit')}
      onSubmit={async ({ code = '' }) => {
        const remaining = await spendRecoveryCode(code);
        if (remaining === null) throw new Refusal(t('recovery.wrong'));
        setLeft(remaining);
      }}
      other={[t('recovery.back'), onBack]}
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
  );
}
