import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useColleagues } from '@/lib/admin/colleagues';
import { failureText } from '@/lib/admin/failureText';
import { buttonClass } from '@/ui/button';
import { inputClass } from '@/ui/admin/field';
import { Problem } from '@/ui/admin/Problem';
import { unavailable } from '@/ui/admin/unavailable';
import { type EnquirySummary, UNANSWERED } from './enquiry';
import { type Change, changeEnquiries } from './mutations';
import { enquiriesKeys } from './queries';

interface BulkActionsProps {
  chosen: readonly EnquirySummary[];
  onDone: () => void;
}

const enquiries = (count: number) => (count === 1 ? '1 consulta' : `${count} consultas`);

/** What can be done with the chosen enquiries at once, at the end of the screen. */
export function BulkActions({ chosen, onDone }: BulkActionsProps) {
  const client = useQueryClient();
  const colleagues = useColleagues();
  const [done, setDone] = useState('');
  const { mutate, error, isPending } = useMutation({
    mutationFn: async ({ change }: { change: Change; what: string }) =>
      changeEnquiries(
        chosen.map(({ id }) => id),
        change,
      ),
    onSuccess: (changed, { what }) => {
      setDone(`${enquiries(changed.length)}: ${what}.`);
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: enquiriesKeys.all }),
  });
  const waiting = chosen.filter(({ status }) => status === 'new').length;
  const button = (label: string, change: Change, what: string) => (
    <button
      type="button"
      className={buttonClass('secondary', 'bg-white max-2xl:px-4 max-sm:px-3 max-sm:text-sm')}
      {...unavailable(isPending)}
      onClick={() => mutate({ change, what })}
    >
      {label}
    </button>
  );

  return (
    <>
      <p role="status" className="mt-2 font-semibold empty:hidden">
        {chosen.length === 0 && done}
      </p>
      {chosen.length > 0 && (
        <div
          role="group"
          aria-label="Consultas elegidas"
          className="sticky bottom-0 mt-2 flex flex-wrap items-center gap-2 rounded border border-ink-500 bg-sea-100 p-2"
        >
          <p className="px-1 font-semibold">{enquiries(chosen.length)}</p>
          {waiting > 0 && button('Marcar como contestadas', { status: 'contacted' }, 'contestadas')}
          {button(
            'Cerrar',
            { status: 'closed' },
            waiting > 0 ? `cerradas; las nuevas, como «${UNANSWERED.toLowerCase()}»` : 'cerradas',
          )}
          <select
            aria-label="Asignar a"
            className={inputClass(false, 'w-auto! max-w-48 max-sm:max-w-36 max-sm:text-sm')}
            value=""
            onChange={({ target: { value } }) =>
              mutate({
                change: { assigned_to: value === 'nobody' ? null : value },
                what: 'asignadas',
              })
            }
          >
            <option value="" disabled>
              Asignar a…
            </option>
            {colleagues.map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value="nobody">Nadie</option>
          </select>
          <button type="button" className={buttonClass('quiet', 'max-sm:text-sm')} onClick={onDone}>
            No elegir ninguna
          </button>
          <Problem className="w-full text-sm">
            {error && `No se ha guardado. ${failureText(error)}`}
          </Problem>
        </div>
      )}
    </>
  );
}
