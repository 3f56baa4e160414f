import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmedAction } from '@/lib/admin/ConfirmedAction';
import { failureText } from '@/lib/admin/failureText';
import { Pending } from '@/lib/admin/Pending';
import { adminTexts } from '@/admin-texts';
import { eraseExpired, erasuresKeys, expiredOptions } from './queries';

const t = adminTexts('erasures');

/** Erases at once what the nightly job would, and shows how many enquiries that is. */
export function EraseExpired() {
  const [erased, setErased] = useState<number>();
  const { data: count, error, refetch } = useQuery(expiredOptions());

  // An open dialog, which says itself what has failed, stays where only the number is not up to date.
  if (count === undefined)
    return <Pending {...{ error, refetch }} failed={t('expired.failedToCount')} />;
  return (
    <div className="grid gap-3">
      <p role="status">
        {erased !== undefined && `${t('expired.done', { count: erased })} `}
        {count === 0 ? t('expired.none') : t('expired.tonight', { count })}
      </p>
      {count > 0 && (
        <ConfirmedAction
          icon={Trash2}
          label={t('expired.blockNow', { count })}
          className="justify-self-start"
          title={t('expired.title')}
          confirm={t('expired.confirm')}
          typed={t('expired.typed')}
          action={eraseExpired}
          changes={erasuresKeys.all}
          onDone={setErased}
          failed={(failure) => t('expired.failed', { reason: failureText(failure) })}
        >
          <p>{t('expired.explained', { count })}</p>
        </ConfirmedAction>
      )}
    </div>
  );
}
