import { useColleagues } from '@/lib/admin/colleagues';
import { failureText, notSaved } from '@/lib/admin/requests';
import { formatDay } from '@/lib/admin/format';
import { enquiries as t } from '@/admin-texts';
import { STATUSES as NAMES } from '@/site/enquiries';
import { LabelledField, Problem, SelectField, unavailable } from '@/ui/admin/controls';
import { DateInput } from '@/ui/admin/DateInput';
import { cx } from '@/ui/classes';
import { type Enquiry, STATUSES, statusText } from './enquiry';
import { useSavingEnquiry } from './mutations';

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
              if (status !== enquiry.status) mutate(['status', status]);
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
        {error && t('state.notSaved', { reason: failureText(error) })}
      </Problem>
    </div>
  );
}

/** Who deals with an enquiry, and the day on which 'Qué hacer hoy' brings it back. */
export function FollowUp({ enquiry }: { enquiry: Enquiry }) {
  const colleagues = useColleagues();
  const { mutate, error, isSuccess, variables } = useSavingEnquiry(enquiry);

  function saved(): string {
    if (!isSuccess) return '';
    const [field, value] = variables;
    if (field === 'assigned_to') {
      const name = colleagues.find(([id]) => id === value)?.[1];
      return name ? t('followUp.assigned', { name }) : t('followUp.unassigned');
    }
    return value ? t('followUp.onDay', { day: formatDay(value) }) : t('followUp.noDay');
  }

  return (
    <section aria-label={t('followUp.title')} className="flex flex-wrap gap-x-4 gap-y-2 text-sm">
      <SelectField
        label={t('fields.assignee')}
        options={[['', t('nobody')], ...colleagues]}
        value={enquiry.assigned_to ?? ''}
        onChange={({ target }) => mutate(['assigned_to', target.value || null])}
      />
      <LabelledField label={t('followUp.day')}>
        {(control) => (
          <DateInput
            {...control}
            value={enquiry.follow_up_on ?? ''}
            onDay={(day) => mutate(['follow_up_on', day || null])}
          />
        )}
      </LabelledField>
      <p role="status" className="basis-full empty:hidden">
        {saved()}
      </p>
      <Problem className="basis-full">{error && notSaved(error)}</Problem>
    </section>
  );
}
