import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText, Pending } from '@/lib/admin/failures';
import { auth as t } from '@/admin-texts';
import { Button, Problem } from '@/ui/admin/Button';
import { Dialog } from '@/ui/Dialog';
import { EnrolForm } from './EnrolForm';
import { factorOptions, newRecoveryCodes } from './queries';
import { RecoveryCodes } from './RecoveryCodes';

/** The signed-in person's second factor: adding it, a new phone, new recovery codes. */
export function FactorSection() {
  const { data: isProtected, error, refetch } = useQuery(factorOptions());
  const [enrolling, setEnrolling] = useState(false);
  const codes = useMutation({ mutationFn: newRecoveryCodes });

  if (isProtected === undefined)
    return <Pending {...{ error, refetch }} failed={t('factor.failed')} />;
  const close = () => {
    setEnrolling(false);
    codes.reset();
    void refetch();
  };
  return (
    <>
      <p>{isProtected ? t('factor.on') : t('factor.off')}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant={isProtected ? 'secondary' : 'primary'} onClick={() => setEnrolling(true)}>
          {isProtected ? t('factor.change') : t('factor.add')}
        </Button>
        {isProtected && (
          <Button unavailable={codes.isPending} onClick={() => codes.mutate()}>
            {t('factor.newCodes')}
          </Button>
        )}
      </div>
      <Problem>{codes.error && failureText(codes.error)}</Problem>
      <Dialog
        open={enrolling || codes.data !== undefined}
        onClose={close}
        label={t('account.factor')}
        className="m-auto w-[min(32rem,calc(100%-2rem))] rounded-lg bg-white p-6"
      >
        {codes.data && <RecoveryCodes codes={codes.data} onDone={close} />}
        {enrolling && <EnrolForm onDone={close} />}
      </Dialog>
    </>
  );
}
