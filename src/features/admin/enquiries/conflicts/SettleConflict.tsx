import { useSaving } from '@/lib/admin/useSaving';
import { notSaved } from '@/lib/admin/failureText';
import { adminTexts } from '@/admin-texts';
import { Problem } from '@/ui/admin/Problem';
import { unavailable } from '@/ui/admin/unavailable';
import { ChipButton } from '../ChipButton';
import { CONFLICTS, type Enquiry } from '../enquiry';
import { settleConflict } from '../mutations';
import { enquiriesKeys } from '../queries';

const t = adminTexts('enquiries');

/** Records what was found about a conflict of interest, by name and time; a second press takes it back. */
export function SettleConflict({ enquiry }: { enquiry: Enquiry }) {
  const { mutate, error, isPending } = useSaving(
    (outcome: Enquiry['conflict']) => settleConflict(enquiry.id, outcome),
    enquiriesKeys.all,
  );
  const outcomes = ['none', 'refused'] as const;
  return (
    <div role="group" aria-label={t('conflicts.title')} className="flex flex-wrap gap-2">
      {outcomes.map((outcome) => (
        <ChipButton
          key={outcome}
          pressed={enquiry.conflict === outcome}
          {...unavailable(isPending)}
          onClick={() => mutate(enquiry.conflict === outcome ? null : outcome)}
        >
          {CONFLICTS[outcome]}
        </ChipButton>
      ))}
      <Problem className="basis-full text-sm">{error && notSaved(error)}</Problem>
    </div>
  );
}
