import { failureText } from '@/lib/admin/failures';
import { enquiries as t } from '@/admin-texts';
import { hintOf } from '@/lib/errors';
import { STATUSES as NAMES } from '@/site/enquiries';
import { Problem, unavailable } from '@/ui/admin/Button';
import { cx } from '@/ui/cx';
import { EnquiryConflict, useSavingEnquiry } from './mutations';
import { STATUSES, statusText, type Enquiry } from './enquiry';

/** Whether the state cannot be chosen: nothing waits for an answer any more without the consent. */
const isClosed = (enquiry: Enquiry, status: string) =>
  (enquiry.limited_on ?? (status === 'new' ? enquiry.special_consent_withdrawn_on : null)) !== null;

/** The enquiry's status, with buttons to change it. */
export function EnquiryState({ enquiry }: { enquiry: Enquiry }) {
  const { mutate, error, isPending, isSuccess } = useSavingEnquiry(enquiry);

  return (
    <div role="group" aria-label={t('state.label')}>
      <div className="inline-flex flex-wrap overflow-hidden rounded border border-ink-600">
        {NAMES.map((status) => (
          <button
            key={status}
            type="button"
            aria-pressed={enquiry.status === status}
            {...unavailable(isPending || isClosed(enquiry, status))}
            onClick={() => {
              if (status !== enquiry.status && !isClosed(enquiry, status))
                mutate(['status', status]);
            }}
            className={cx(
              'min-h-11 px-1.5 font-semibold focus-visible:-outline-offset-3 max-sm:text-sm sm:px-4',
              enquiry.status === status
                ? 'on-dark bg-ink-800 text-white'
                : 'hover:bg-limestone-100',
            )}
          >
            {status === 'closed' && enquiry.status === status
              ? statusText(enquiry)
              : STATUSES[status]}
          </button>
        ))}
      </div>
      <p role="status" className="text-sm empty:hidden">
        {isSuccess && t('state.marked', { status: statusText(enquiry).toLowerCase() })}
      </p>
      <Problem className="mt-1 text-sm">
        {error &&
          (error instanceof EnquiryConflict
            ? t('state.changed', { status: STATUSES[error.theirs.status].toLowerCase() })
            : hintOf(error) === 'conflict_open'
              ? t('state.conflictOpen')
              : t('state.notSaved', { reason: failureText(error) }))}
      </Problem>
    </div>
  );
}
