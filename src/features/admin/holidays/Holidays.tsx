import { Problem } from '@/ui/admin/Problem';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { failureText } from '@/lib/admin/failureText';
import { formatDay, toOfficeDay } from '@/lib/admin/officeTime';
import { BackendError } from '@/lib/errors';
import { buttonClass } from '@/ui/button';
import { LoadFailure } from '@/ui/admin/LoadFailure';
import { TextField } from '@/ui/admin/TextField';
import { Spinner } from '@/ui/Spinner';
import { addHoliday, type Holiday, holidaysKeys, holidaysOptions, removeHoliday } from './queries';
import { unavailable } from '@/ui/admin/unavailable';

/** Saves a change of the holidays and refetches what is computed from them. */
function useChange<T>(save: (value: T) => Promise<void>, onSuccess?: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: save,
    onSuccess: async () => {
      onSuccess?.();
      await client.invalidateQueries({ queryKey: holidaysKeys.all });
      await client.invalidateQueries({ queryKey: holidaysKeys.calendar });
    },
  });
}

/** Edits the days on which the office is closed, which do not count towards the time to answer. */
export function Holidays() {
  const { data, error, refetch } = useQuery(holidaysOptions(toOfficeDay(new Date())));
  const remove = useChange(removeHoliday);

  if (!data && !error) return <Spinner label="Cargando..." />;
  if (!data) {
    return (
      <LoadFailure onRetry={() => void refetch()}>
        {`No se han podido cargar los festivos. ${failureText(error)}`}
      </LoadFailure>
    );
  }
  return (
    <div className="grid gap-4">
      <p className="max-w-prose">
        Una persona detenida espera como mucho media hora; un plazo que vence, cuatro horas de
        oficina; las demás consultas, hasta el cierre del siguiente día laborable. Los festivos no
        cuentan, y la web dice que el despacho está cerrado.
      </p>
      {data.length === 0 && <p>No hay ningún festivo por venir.</p>}
      <ul className="max-w-md divide-y divide-limestone-200">
        {data.map(({ day, name }) => (
          <li key={day} className="flex items-center justify-between gap-3">
            <span>{[formatDay(day), name].filter(Boolean).join(' · ')}</span>
            <button
              type="button"
              className={buttonClass('quiet')}
              {...unavailable(remove.isPending)}
              onClick={() => remove.mutate(day)}
            >
              <Trash2 aria-hidden="true" className="size-4" />
              Quitar<span className="sr-only"> el {formatDay(day)}</span>
            </button>
          </li>
        ))}
      </ul>
      <Problem>{remove.error && `No se ha quitado. ${failureText(remove.error)}`}</Problem>
      <AddHoliday />
    </div>
  );
}

const EMPTY: Holiday = { day: '', name: '' };

function AddHoliday() {
  const [holiday, setHoliday] = useState(EMPTY);
  const { mutate, error, isPending } = useChange(addHoliday, () => setHoliday(EMPTY));
  const isTwice = error instanceof BackendError && error.kind === 'conflict';

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (holiday.day) mutate({ ...holiday, name: holiday.name.trim() });
  }

  return (
    <form className="grid max-w-md gap-3" onSubmit={submit}>
      <TextField
        label="Día festivo"
        type="date"
        required
        value={holiday.day}
        onChange={(event) => setHoliday({ ...holiday, day: event.target.value })}
      />
      <TextField
        label="Nombre (opcional)"
        maxLength={80}
        value={holiday.name}
        onChange={(event) => setHoliday({ ...holiday, name: event.target.value })}
      />
      <Problem>
        {error &&
          (isTwice ? 'Ese día ya está en la lista.' : `No se ha añadido. ${failureText(error)}`)}
      </Problem>
      <button
        type="submit"
        className={buttonClass('secondary', 'justify-self-start')}
        {...unavailable(isPending)}
      >
        {isPending ? 'Añadiendo…' : 'Añadir el festivo'}
      </button>
    </form>
  );
}
