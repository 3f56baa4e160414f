import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionButton } from '@/lib/admin/actions';
import { Pending } from '@/lib/admin/failures';
import { auth as t } from '@/admin-texts';
import { Button } from '@/ui/admin/Button';
import { Dialog } from '@/ui/Dialog';
import { EnrolForm } from './EnrolForm';
import { factorOptions, newRecoveryCodes } from './queries';
import { RecoveryCodes } from './RecoveryCodes';

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
