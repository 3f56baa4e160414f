import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '@/lib/admin/failureText';
import { buttonClass } from '@/ui/button';
import { Problem } from '@/ui/admin/Problem';
import { unavailable } from '@/ui/admin/unavailable';
import { CONFLICTS, conflictText, type Enquiry } from '../enquiry';
import { settleConflict } from '../mutations';
import { enquiriesKeys } from '../queries';

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
    <div role="group" aria-label="Conflicto de intereses" className="grid gap-1">
      <div className="flex flex-wrap items-center gap-2">
        {enquiry.conflict ? (
          <>
            <p className="font-semibold">{conflictText(enquiry)}</p>
            {button('Comprobarlo de nuevo', null)}
          </>
        ) : (
          <>
            {button(CONFLICTS.none, 'none')}
            {button(CONFLICTS.refused, 'refused')}
          </>
        )}
      </div>
      <Problem className="text-sm">{error && `No se ha guardado. ${failureText(error)}`}</Problem>
    </div>
  );
}
