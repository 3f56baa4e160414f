import { useState } from 'react';
import { call } from '@/lib/admin/supabase';
import { useColleagues } from '@/lib/admin/colleagues';
import { notSaved, useSaving } from '@/lib/admin/requests';
import { enquiries as t } from '@/admin-texts';
import { Button, Problem, SelectField } from '@/ui/admin/controls';
import { type EnquirySummary, UNANSWERED } from './enquiry';

interface BulkActionsProps {
  chosen: readonly EnquirySummary[];
  onDone: () => void;
}

type Change = { status: 'contacted' | 'closed' } | { assigned_to: string | null };

/** What can be done with the chosen enquiries at once, at the end of the screen. */
export function BulkActions({ chosen, onDone }: BulkActionsProps) {
  const colleagues = useColleagues();
  const [done, setDone] = useState('');
  const isWaiting = chosen.some(({ status }) => status === 'new');
  const { mutate, error, isPending } = useSaving(
    (change: Change) => call('change_surveys', { surveys: chosen.map(({ id }) => id), change }),
    (changed, change) => {
      let what: 'answered' | 'closed' | 'closedUnanswered' | 'assigned' = 'assigned';
      if ('status' in change) what = change.status === 'contacted' ? 'answered' : 'closed';
      if (what === 'closed' && isWaiting) what = 'closedUnanswered';
      setDone(t(`bulk.${what}`, { count: changed.length, status: UNANSWERED.toLowerCase() }));
      onDone();
    },
  );
  const button = (label: string, change: Change) => (
    <Button
      className="bg-white max-2xl:px-4 max-sm:px-3 max-sm:text-sm"
      unavailable={isPending}
      onClick={() => mutate(change)}
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
          {isWaiting && button(t('bulk.markAnswered'), { status: 'contacted' })}
          {button(t('bulk.close'), { status: 'closed' })}
          <SelectField
            label={<span className="sr-only">{t('bulk.assignTo')}</span>}
            className="max-w-48 max-sm:max-w-36 max-sm:text-sm"
            options={[['', t('bulk.assignToChoose')], ...colleagues, ['nobody', t('nobody')]]}
            value=""
            onChange={({ target: { value } }) =>
              mutate({ assigned_to: value === 'nobody' ? null : value })
            }
          />
          <Button variant="quiet" className="max-sm:text-sm" onClick={onDone}>
            {t('bulk.chooseNone')}
          </Button>
          <Problem className="w-full text-sm">{error && notSaved(error)}</Problem>
        </div>
      )}
    </>
  );
}
