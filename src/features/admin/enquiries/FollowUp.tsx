import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useColleagues } from '@/lib/admin/colleagues';
import { failureText } from '@/lib/admin/failureText';
import { formatDay } from '@/lib/admin/officeTime';
import { adminTexts } from '@/lib/admin/texts';
import { Problem } from '@/ui/admin/Problem';
import { SelectField } from '@/ui/admin/SelectField';
import { TextField } from '@/ui/admin/TextField';
import { conflictsOptions } from './conflicts/queries';
import { SettleConflict } from './conflicts/SettleConflict';
import { EnquiryConflict, saveEnquiry, showSaved } from './mutations';
import { enquiriesKeys } from './queries';
import type { Enquiry } from './enquiry';

const t = adminTexts('enquiries');

type Part = Pick<Enquiry, 'assignedTo'> | Pick<Enquiry, 'followUpOn'>;

/** Who deals with an enquiry, the day on which 'Qué hacer hoy' brings it back, and a conflict without a hint. */
export function FollowUp({ enquiry }: { enquiry: Enquiry }) {
  const client = useQueryClient();
  const colleagues = useColleagues();
  const { data: conflicts } = useQuery(conflictsOptions(enquiry.id));
  const { mutate, error, isSuccess, variables } = useMutation({
    mutationFn: (part: Part) =>
      'assignedTo' in part
        ? saveEnquiry(enquiry.id, 'assignedTo', enquiry.assignedTo, part.assignedTo)
        : saveEnquiry(enquiry.id, 'followUpOn', enquiry.followUpOn, part.followUpOn),
    onSuccess: (saved) => showSaved(client, saved),
    onError: (problem) => {
      if (problem instanceof EnquiryConflict) showSaved(client, problem.theirs);
    },
    onSettled: () => client.invalidateQueries({ queryKey: enquiriesKeys.all }),
  });

  function saved(): string {
    if (!isSuccess) return '';
    if ('assignedTo' in variables) {
      const name = colleagues.find(([id]) => id === variables.assignedTo)?.[1];
      return name ? t('followUp.assigned', { name }) : t('followUp.unassigned');
    }
    return variables.followUpOn
      ? t('followUp.onDay', { day: formatDay(variables.followUpOn) })
      : t('followUp.noDay');
  }

  return (
    <section aria-label={t('followUp.title')} className="grid gap-3 sm:grid-cols-2">
      <SelectField
        label={t('fields.assignee')}
        options={[['', t('nobody')], ...colleagues]}
        value={enquiry.assignedTo ?? ''}
        onChange={(event) => mutate({ assignedTo: event.target.value || null })}
      />
      <TextField
        label={t('followUp.day')}
        type="date"
        value={enquiry.followUpOn ?? ''}
        onChange={(event) => mutate({ followUpOn: event.target.value || null })}
      />
      {conflicts?.length === 0 && (
        <div className="sm:col-span-2">
          <SettleConflict enquiry={enquiry} />
        </div>
      )}
      <p role="status" className="text-sm empty:hidden sm:col-span-2">
        {saved()}
      </p>
      <Problem className="text-sm sm:col-span-2">
        {error &&
          (error instanceof EnquiryConflict
            ? t('followUp.changed')
            : t('notSaved', { reason: failureText(error) }))}
      </Problem>
    </section>
  );
}
