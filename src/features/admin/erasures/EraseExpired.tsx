import { useQuery } from '@tanstack/react-query';
import { useSaving } from '@/lib/admin/useSaving';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '@/lib/admin/failureText';
import { adminTexts } from '@/admin-texts';
import { Button } from '@/ui/admin/Button';
import { ConfirmDialog } from '@/ui/admin/ConfirmDialog';
import { LoadFailure } from '@/ui/admin/LoadFailure';
import { eraseExpired, erasuresKeys, expiredOptions } from './queries';

const t = adminTexts('erasures');

/** Erases at once what the nightly job would, and shows how many enquiries that is. */
export function EraseExpired() {
  const [open, setOpen] = useState(false);
  const [erased, setErased] = useState<number>();
  const { data: count, error, refetch } = useQuery(expiredOptions());
  const erase = useSaving(eraseExpired, erasuresKeys.all, (erasedCount) => {
    setErased(erasedCount);
    setOpen(false);
  });

  if (error) {
    return (
      <LoadFailure onRetry={() => void refetch()}>
        {t('expired.failedToCount', { reason: failureText(error) })}
      </LoadFailure>
    );
  }
  return (
    <div className="grid gap-3">
      <p role="status">
        {erased !== undefined && `${t('expired.done', { count: erased })} `}
        {count === undefined && t('expired.counting')}
        {count === 0 && t('expired.none')}
        {count !== undefined && count > 0 && t('expired.tonight', { count })}
      </p>
      {count !== undefined && count > 0 && (
        <Button className="justify-self-start" onClick={() => setOpen(true)}>
          <Trash2 aria-hidden="true" className="size-5" />
          {t('expired.blockNow', { count })}
        </Button>
      )}
      <ConfirmDialog
        open={open}
        title={t('expired.title')}
        confirm={t('expired.confirm')}
        typed={t('expired.typed')}
        busy={erase.isPending}
        problem={
          erase.error ? t('expired.failed', { reason: failureText(erase.error) }) : undefined
        }
        onConfirm={() => erase.mutate()}
        onClose={() => {
          setOpen(false);
          erase.reset();
        }}
      >
        <p>{t('expired.explained', { count: count ?? 0 })}</p>
      </ConfirmDialog>
    </div>
  );
}
