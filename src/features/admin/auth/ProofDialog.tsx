import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useState } from 'react';
import { ActionButton, failureText } from '@/lib/admin/requests';
import { DataForm } from '@/lib/admin/DataForm';
import { setProofDialog } from '@/lib/admin/proof';
import { auth as t } from '@/admin-texts';
import { Button } from '@/ui/admin/controls';
import { PasswordFields } from '@/ui/admin/PasswordFields';
import { TitledDialog } from '@/ui/admin/dialogs';
import { CODE_FIELD } from './AuthForms';
import { hasFactor, proveFactor } from './factor/queries';
import { PASSWORD } from './passwords';
import { type Person, signIn } from './queries';
import { useSession } from './SessionProvider';

interface ProofFormProps extends Pick<
  ComponentProps<typeof DataForm>,
  'label' | 'aside' | 'children'
> {
  email: string;
  /** Whether a code of the second factor is asked for, not the password. */
  asksCode: boolean;
  onProved?: () => void;
}

/** Asks for the password of the person, or for a code. */
function ProofForm({ email, asksCode, onProved, children, ...row }: ProofFormProps) {
  return (
    <DataForm
      className="grid gap-4"
      save={async ({ code, password = '' }) => {
        await (asksCode ? proveFactor(code) : signIn(email, password));
        onProved?.();
      }}
      readsAgain={false}
      failed={failureText}
      savedLabel=""
      {...row}
    >
      {children}
      {asksCode ? CODE_FIELD : <PasswordFields fields={PASSWORD} />}
    </DataForm>
  );
}

interface Question {
  asksCode: boolean;
  answer: (proved: boolean) => void;
}

/** Asks for the password or a code again before a sensitive action, unless given recently. */
export function ProofDialog({ email }: { email: string }) {
  const [question, setQuestion] = useState<Question>();
  useEffect(
    () =>
      setProofDialog(async () => {
        const asksCode = await hasFactor();
        return new Promise((answer) => setQuestion({ asksCode, answer }));
      }),
    [],
  );
  function close(proved: boolean) {
    question?.answer(proved);
    setQuestion(undefined);
  }
  if (!question) return null;
  return (
    <TitledDialog title={t('proof.title')} onClose={() => close(false)}>
      <ProofForm
        {...{ email }}
        asksCode={question.asksCode}
        label={t('proof.submit')}
        aside={<Button onClick={() => close(false)}>{t('common.cancel')}</Button>}
        onProved={() => close(true)}
      >
        <p>{t('proof.about')}</p>
      </ProofForm>
    </TitledDialog>
  );
}

/** Asks for the password in a dialog over the page, whose unsaved work stays in place. */
export function ReSignIn({ email, lacksCode }: Person) {
  const { leave } = useSession();
  const client = useQueryClient();
  const [mounts, setMounts] = useState(0);
  // Of the page, before the dialog takes the focus; restored afterwards.
  const [focused] = useState(document.activeElement);
  useEffect(
    () => () => {
      // The database has shown nothing in between.
      void client.invalidateQueries();
      if (focused instanceof HTMLElement) focused.focus();
    },
    [client, focused],
  );

  return (
    <TitledDialog
      // Browsers close a dialog on a second Escape whatever the page does, so it is mounted again.
      key={mounts}
      title={t('again.title')}
      className="bg-white backdrop:bg-ink-950/70"
      onClose={() => setMounts(mounts + 1)}
    >
      <ProofForm
        {...{ email }}
        asksCode={lacksCode}
        label={t('signIn.submit')}
        aside={
          <ActionButton variant="quiet" action={() => leave('local')}>
            {t('leave.without')}
          </ActionButton>
        }
      >
        <p>{t('again.about')}</p>
        <p className="font-semibold">{email}</p>
      </ProofForm>
    </TitledDialog>
  );
}
