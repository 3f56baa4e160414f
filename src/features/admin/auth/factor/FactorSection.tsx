import { useQuery } from '@tanstack/react-query';
import { ActionButton, Pending } from '@/lib/admin/requests';
import { auth as t } from '@/admin-texts';
import { buttonClass } from '@/ui/classes';
import { AuthForm, CODE_FIELD } from '../AuthForms';
import { useState } from 'react';
import { Button, Checkbox } from '@/ui/admin/controls';
import { Dialog } from '@/ui/Dialog';
import { Copy, Download, Printer } from 'lucide-react';
import { copied } from '@/lib/admin/copied';
import { downloadFile } from '@/lib/admin/downloadFile';
import { firm } from '@/site/firm';
import { AdminTitle } from '@/ui/admin/page';
import {
  beginFactor,
  factorOptions,
  keepOnlyFactor,
  newRecoveryCodes,
  proveFactor,
} from './queries';

/** The signed-in person's second factor: adding it, a new phone, new recovery codes. */
export function FactorSection() {
  const { data: isProtected, error, refetch } = useQuery(factorOptions());
  /** In the dialog: a new app, or new codes. */
  const [shown, setShown] = useState<'app' | string[]>();

  if (isProtected === undefined)
    return <Pending {...{ error, refetch }} failed={t('factor.failed')} />;
  const close = () => {
    setShown(undefined);
    void refetch();
  };
  return (
    <>
      <p>{isProtected ? t('factor.on') : t('factor.off')}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant={isProtected ? 'secondary' : 'primary'} onClick={() => setShown('app')}>
          {isProtected ? t('factor.change') : t('factor.add')}
        </Button>
        {isProtected && (
          <ActionButton action={newRecoveryCodes} onDone={setShown}>
            {t('factor.newCodes')}
          </ActionButton>
        )}
      </div>
      <Dialog
        open={shown !== undefined}
        onClose={close}
        label={t('account.factor')}
        className="m-auto w-[min(32rem,calc(100%-2rem))] rounded-lg bg-white p-6"
      >
        {shown === 'app' && <EnrolForm onDone={close} />}
        {Array.isArray(shown) && <RecoveryCodes codes={shown} onDone={close} />}
      </Dialog>
    </>
  );
}

interface EnrolFormProps {
  /** Called once the app is added and the person has stored the recovery codes. */
  onDone: () => void;
}

const beginOptions = {
  queryKey: ['auth', 'new factor'],
  queryFn: beginFactor,
  // Each call creates another secret.
  staleTime: 'static',
  gcTime: 0,
  retry: false,
  networkMode: 'always',
} as const;

/** Adds an authenticator app to the account, and shows the recovery codes that go with it. */
export function EnrolForm({ onDone }: EnrolFormProps) {
  const { data: factor, error, refetch } = useQuery(beginOptions);
  if (!factor) return <Pending {...{ error, refetch }} failed={t('enrol.failed')} />;
  return (
    <AuthForm
      title={t('enrol.title')}
      label={t('enrol.submit')}
      onSubmit={async ({ code }) => {
        await proveFactor(code, factor.id);
        await keepOnlyFactor(factor.id);
        return <RecoveryCodes codes={await newRecoveryCodes()} onDone={onDone} />;
      }}
    >
      <p>{t('enrol.about')}</p>
      <ol className="grid list-decimal gap-4 ps-5">
        <li>{t('enrol.app')}</li>
        <li>
          {t('enrol.camera')}
          <img
            src={factor.picture}
            alt={t('enrol.picture')}
            width={192}
            height={192}
            className="mx-auto mt-3 block size-48 bg-white"
          />
          <details className="mt-2 text-sm">
            <summary className={buttonClass('quiet', 'cursor-pointer')}>
              {t('enrol.noCamera')}
            </summary>
            <p>{t('enrol.key')}</p>
            <p className="font-mono break-all select-all">
              {factor.secret.match(/.{1,4}/g)?.join(' ')}
            </p>
          </details>
        </li>
        <li>{t('enrol.type')}</li>
      </ol>
      {CODE_FIELD}
    </AuthForm>
  );
}

/** Shows recovery codes, once, with the ways to keep them. */
function RecoveryCodes({ codes, onDone }: EnrolFormProps & { codes: readonly string[] }) {
  const [said, setSaid] = useState('');
  const [kept, setKept] = useState(false);
  const text = t('codes.file', { firm: firm.name, codes: codes.join('\n') });

  async function copy() {
    setSaid(t((await copied(text)) ? 'codes.copied' : 'codes.notCopied'));
  }

  return (
    <section aria-labelledby="recovery-codes" className="grid gap-5">
      <AdminTitle screen={t('codes.title')} />
      <h1 id="recovery-codes" className="text-3xl">
        {t('codes.heading')}
      </h1>
      <p>{t('codes.about')}</p>
      <ul className="grid gap-2 rounded bg-limestone-100 p-4 font-mono text-sm select-text">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button icon={Printer} className="px-4" onClick={() => print()}>
          {t('common.print')}
        </Button>
        <Button
          icon={Download}
          className="px-4"
          onClick={() => downloadFile(t('codes.fileName'), new Blob([text]))}
        >
          {t('common.download')}
        </Button>
        <Button icon={Copy} className="px-4" onClick={() => void copy()}>
          {t('codes.copy')}
        </Button>
      </div>
      <p role="status" className="text-sm empty:hidden">
        {said}
      </p>
      <div className="print:hidden">
        <Checkbox
          label={t('codes.kept')}
          checked={kept}
          onChange={({ target }) => setKept(target.checked)}
        />
      </div>
      <Button variant="primary" className="print:hidden" disabled={!kept} onClick={onDone}>
        {t('login.continue')}
      </Button>
    </section>
  );
}
