import { useState } from 'react';
import { call } from '@/lib/admin/supabase';
import { useColleagues } from '@/lib/admin/colleagues';
import { notSaved, useSaving } from '@/lib/admin/requests';
import { enquiries as t } from '@/admin-texts';
import { Button, inputClass, Problem } from '@/ui/admin/controls';
import { type EnquirySummary, UNANSWERED } from './enquiry';

interface BulkActionsProps {
  chosen: readonly EnquirySummary[];
  onDone: () => void;
}

type Change = { status: 'contacted' | 'closed' } | { assigned_to: string | null };

/** The text that says what was done. */
type Done = `bulk.${'answered' | 'closed' | 'closedUnanswered' | 'assigned'}`;

/** What can be done with the chosen enquiries at once, at the end of the screen. */
export function BulkActions({ chosen, onDone }: BulkActionsProps) {
  const colleagues = useColleagues();
  const [done, setDone] = useState('');
  const { mutate, error, isPending } = useSaving(
    ({ change }: { change: Change; what: Done }) =>
      call('change_surveys', { surveys: chosen.map(({ id }) => id), change }),
    (changed, { what }) => {
      setDone(t(what, { count: changed.length, status: UNANSWERED.toLowerCase() }));
      onDone();
    },
  );
  const waiting = chosen.filter(({ status }) => status === 'new').length;
  const button = (label: string, change: Change, what: Done) => (
    <Button
      className="bg-white max-2xl:px-4 max-sm:px-3 max-sm:text-sm"
      unavailable={isPending}
      onClick={() => mutate({ change, what })}
    >
      {label}
    </Button>
  );

  return (
    <>
      <p role="status" className="mt-2 font-semibold empty:hidden">
        {chosen.length === 0 && done}
      </p>
      {chosen.length > 0 && (
        <div
          role="group"
          aria-label={t('bulk.label')}
          className="sticky bottom-0 mt-2 flex flex-wrap items-center gap-2 rounded border border-ink-500 bg-sea-100 p-2"
        >
          <p className="px-1 font-semibold">{t('list.count', { count: chosen.length })}</p>
          {waiting > 0 && button(t('bulk.markAnswered'), { status: 'contacted' }, 'bulk.answered')}
          {button(
            t('bulk.close'),
            { status: 'closed' },
            waiting > 0 ? 'bulk.closedUnanswered' : 'bulk.closed',
          )}
          <select
            aria-label={t('bulk.assignTo')}
            className={inputClass(false, 'w-auto! max-w-48 max-sm:max-w-36 max-sm:text-sm')}
            value=""
            onChange={({ target: { value } }) =>
              mutate({
                change: { assigned_to: value === 'nobody' ? null : value },
                what: 'bulk.assigned',
              })
            }
          >
            <option value="" disabled>
              {t('bulk.assignToChoose')}
            </option>
            {colleagues.map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value="nobody">{t('nobody')}</option>
          </select>
          <Button variant="quiet" className="max-sm:text-sm" onClick={onDone}>
            {t('bulk.chooseNone')}
          </Button>
          <Problem className="w-full text-sm">{error && notSaved(error)}</Problem>
        </div>
      )}
    </>
  );
}
