import { useEffect, useId, useState, type SyntheticEvent } from 'react';
import { setProofDialog } from '@/lib/admin/proof';
import { adminTexts } from '@/admin-texts';
import { Button } from '@/ui/admin/Button';
import { Dialog } from '@/ui/Dialog';
import { hasFactor } from './factor/queries';
import { authMessage } from './messages';
import { ProofField, sendProof } from './ProofField';

const t = adminTexts('auth');

interface Question {
  asksCode: boolean;
  answer: (proved: boolean) => void;
}

/** Asks for the password or a code again before a sensitive action, unless given recently. */
export function ProofDialog({ email }: { email: string }) {
  const id = useId();
  const [question, setQuestion] = useState<Question>();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  useEffect(
    () =>
      setProofDialog(async () => {
        const asksCode = await hasFactor();
        setProblem('');
        return new Promise((answer) => setQuestion({ asksCode, answer }));
      }),
    [],
  );

  const asksCode = question?.asksCode ?? false;

  function close(proved: boolean) {
    question?.answer(proved);
    setQuestion(undefined);
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const error = await sendProof(event.currentTarget, email, asksCode);
    setBusy(false);
    if (error) setProblem(authMessage(error));
    else close(true);
  }

  return (
    <Dialog
      open={question !== undefined}
      onClose={() => close(false)}
      labelledBy={id}
      className="m-auto w-[min(26rem,calc(100%-2rem))] rounded-lg bg-white p-6"
    >
      <form onSubmit={(event) => void submit(event)} className="grid gap-4">
        <h2 id={id} className="text-2xl">
          {t('proof.title')}
        </h2>
        <p>{t('proof.about')}</p>
        <ProofField asksCode={asksCode} error={problem} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={() => close(false)}>{t('common.cancel')}</Button>
          <Button type="submit" variant="primary" unavailable={busy}>
            {busy ? t('common.moment') : t('proof.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
