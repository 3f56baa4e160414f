import { useQueryClient } from '@tanstack/react-query';
import { useColleagues } from '@/lib/admin/colleagues';
import { notSaved } from '@/lib/admin/failureText';
import { formatDay } from '@/lib/admin/officeTime';
import { useSaving } from '@/lib/admin/useSaving';
import { adminTexts } from '@/admin-texts';
import { DateInput } from '@/ui/admin/DateInput';
import { Problem } from '@/ui/admin/Problem';
import { inputClass } from '@/ui/admin/field';
import { EnquiryConflict, saveEnquiry, showSaved } from './mutations';
import { enquiriesKeys } from './queries';
import type { Enquiry } from './enquiry';

const t = adminTexts('enquiries');

type Part = Pick<Enquiry, 'assigned_to'> | Pick<Enquiry, 'follow_up_on'>;

/** Who deals with an enquiry, and the day on which 'Qué hacer hoy' brings it back. */
export function FollowUp({ enquiry }: { enquiry: Enquiry }) {
  const client = useQueryClient();
  const colleagues = useColleagues();
  const { mutate, error, isSuccess, variables } = useSaving(
    (part: Part) =>
      'assigned_to' in part
        ? saveEnquiry(enquiry.id, 'assigned_to', enquiry.assigned_to, part.assigned_to)
        : saveEnquiry(enquiry.id, 'follow_up_on', enquiry.follow_up_on, part.follow_up_on),
    enquiriesKeys.all,
    (enquirySaved) => showSaved(client, enquirySaved),
  );

  function saved(): string {
    if (!isSuccess) return '';
    if ('assigned_to' in variables) {
      const name = colleagues.find(([id]) => id === variables.assigned_to)?.[1];
      return name ? t('followUp.assigned', { name }) : t('followUp.unassigned');
    }
    return variables.follow_up_on
      ? t('followUp.onDay', { day: formatDay(variables.follow_up_on) })
      : t('followUp.noDay');
  }

  return (
    <section aria-label={t('followUp.title')} className="flex flex-wrap gap-x-4 gap-y-2 text-sm">
      <label className="flex flex-wrap items-center gap-2">
        {t('fields.assignee')}
        <select
          className={inputClass(false, 'w-40! py-1')}
          value={enquiry.assigned_to ?? ''}
          onChange={(event) => mutate({ assigned_to: event.target.value || null })}
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
          onDay={(day) => mutate({ follow_up_on: day || null })}
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
