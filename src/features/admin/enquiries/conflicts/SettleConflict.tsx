import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '@/lib/admin/failureText';
import { adminTexts } from '@/lib/admin/texts';
import { buttonClass } from '@/ui/button';
import { Problem } from '@/ui/admin/Problem';
import { unavailable } from '@/ui/admin/unavailable';
import { CONFLICTS, conflictText, type Enquiry } from '../enquiry';
import { settleConflict } from '../mutations';
import { enquiriesKeys } from '../queries';

const t = adminTexts('enquiries');

/** Records what was found about a conflict of interest, by name and time, or takes it back. */
export function SettleConflict({ enquiry }: { enquiry: Enquiry }) {
  const client = useQueryClient();
  const { mutate, error, isPending } = useMutation({
    mutationFn: (outcome: Enquiry['conflict']) => settleConflict(enquiry.id, outcome),
    onSuccess: () => client.invalidateQueries({ queryKey: enquiriesKeys.all }),
  });
  const button = (label: string, outcome: Enquiry['conflict']) => (
    <button
      type="button"
      className={buttonClass(outcome ? 'secondary' : 'quiet', outcome ? 'px-4' : undefined)}
      {...unavailable(isPending)}
      onClick={() => mutate(outcome)}
    >
      {label}
    </button>
  );
  return (
    <div role="group" aria-label={t('conflicts.title')} className="grid gap-1">
      <div className="flex flex-wrap items-center gap-2">
        {enquiry.conflict ? (
          <>
            <p className="font-semibold">{conflictText(enquiry)}</p>
            {button(t('conflicts.checkAgain'), null)}
          </>
        ) : (
          <>
            {button(CONFLICTS.none, 'none')}
            {button(CONFLICTS.refused, 'refused')}
          </>
        )}
      </div>
      <Problem className="text-sm">
        {error && t('notSaved', { reason: failureText(error) })}
      </Problem>
    </div>
  );
}
