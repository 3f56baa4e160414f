import { useEffect, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { adminTexts } from '@/admin-texts';
import { Button } from '@/ui/admin/Button';
import { Dialog } from '@/ui/Dialog';
import { authMessage } from './messages';
import { ProofField, sendProof } from './ProofField';
import { needsCode } from './queries';
import { useSession } from './SessionProvider';

const t = adminTexts('auth');

/** Asks for the password in a dialog over the page, whose unsaved work stays in place. */
export function ReSignIn({ email }: { email: string }) {
  const { leave } = useSession();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const [asksCode, setAsksCode] = useState(false);
  const [mounts, setMounts] = useState(0);
  const lastFocused = useRef<Element>(null);

  // Remembers the focused element before the dialog takes the focus, and restores it afterwards.
  useLayoutEffect(() => {
    lastFocused.current = document.activeElement;
  }, []);
  useEffect(() => {
    const field = lastFocused.current;
    return () => {
      if (field instanceof HTMLElement) field.focus();
    };
  }, []);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    setBusy(true);
    setProblem('');
    const error = await sendProof(event.currentTarget, email, asksCode);
    const halfway = !error && !asksCode && (await needsCode());
    setBusy(false);
    if (error) setProblem(authMessage(error));
    else setAsksCode(halfway);
  }

  return (
    <Dialog
      // Browsers close a dialog on a second Escape whatever the page does, so it is mounted again.
      key={mounts}
      open
      onClose={() => setMounts(mounts + 1)}
      labelledBy="re-sign-in"
      className="m-auto w-[min(26rem,calc(100%-2rem))] rounded-lg bg-white p-6 backdrop:bg-ink-950/70"
    >
      <form onSubmit={(event) => void submit(event)} className="grid gap-4">
        <h2 id="re-sign-in" className="text-2xl">
          {t('again.title')}
        </h2>
        <p>{t('again.about')}</p>
        <p className="font-semibold">{email}</p>
        <ProofField asksCode={asksCode} error={problem} />
        <div className="flex flex-wrap justify-between gap-3">
          <Button variant="quiet" onClick={() => void leave('local')}>
            {t('leave.without')}
          </Button>
          <Button type="submit" variant="primary" unavailable={busy}>
            {busy ? t('again.busy') : t('signIn.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
