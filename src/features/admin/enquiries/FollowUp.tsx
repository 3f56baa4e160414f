import { useColleagues } from '@/lib/admin/colleagues';
import { notSaved } from '@/lib/admin/failures';
import { formatDay } from '@/lib/admin/officeTime';
import { enquiries as t } from '@/admin-texts';
import { DateInput } from '@/ui/admin/DateInput';
import { Problem } from '@/ui/admin/Button';
import { inputClass } from '@/ui/admin/fields';
import { EnquiryConflict, useSavingEnquiry } from './mutations';
import type { Enquiry } from './enquiry';

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
      <label className="flex flex-wrap items-center gap-2">
        {t('fields.assignee')}
        <select
          className={inputClass(false, 'w-40! py-1')}
          value={enquiry.assigned_to ?? ''}
          onChange={(event) => mutate(['assigned_to', event.target.value || null])}
        >
          <option value="">{t('nobody')}</option>
          {colleagues.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="flex flex-wrap items-center gap-2">
        {t('followUp.day')}
        <DateInput
          className={inputClass(false, 'w-auto! py-1')}
          value={enquiry.follow_up_on ?? ''}
          onDay={(day) => mutate(['follow_up_on', day || null])}
        />
      </label>
      <p role="status" className="basis-full empty:hidden">
        {saved()}
      </p>
      <Problem className="basis-full">
        {error && (error instanceof EnquiryConflict ? t('followUp.changed') : notSaved(error))}
      </Problem>
    </section>
  );
}
