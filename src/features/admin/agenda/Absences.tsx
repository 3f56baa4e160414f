import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { Pending } from '@/lib/admin/Pending';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import type { Day } from '@/site/dates';
import { Problem } from '@/ui/admin/Problem';
import { SaveRow } from '@/ui/admin/SaveRow';
import { TextField } from '@/ui/admin/TextField';
import { TitledDialog } from '@/ui/admin/TitledDialog';
import { unavailable } from '@/ui/admin/unavailable';
import { buttonClass } from '@/ui/button';
import { instantOf, startOf } from './days';
import { agendaFailure } from './failure';
import { absencesOptions, addAbsence, agendaKey, removeAbsence } from './queries';
import { useCollisions } from './useCollisions';

function useSave<T>(save: (value: T) => Promise<void>, onSuccess?: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: save,
    onSuccess: () => {
      onSuccess?.();
      return client.invalidateQueries({ queryKey: agendaKey });
    },
  });
}

/** Blocks an hour or a fortnight, and lists what is blocked from today on. */
export function Absences({ today, onClose }: { today: Day; onClose: () => void }) {
  const { data, error, refetch } = useQuery(absencesOptions(startOf(today)));
  const own = data?.filter(({ isOfCalendar }) => !isOfCalendar);
  const remove = useSave(removeAbsence);
  return (
    <TitledDialog title="Bloquear tiempo" onClose={onClose}>
      <AbsenceForm />
      <h3 className="mt-6 text-xl">Lo que está bloqueado</h3>
      {!data && <Pending {...{ error, refetch }} />}
      {own?.length === 0 && <p className="mt-2">Nada, aparte de los festivos.</p>}
      <ul className="divide-y divide-limestone-200">
        {own?.map(({ id, start, end, note }) => (
          <li key={id} className="flex items-center justify-between gap-3">
            <span>
              {`Del ${formatOfficeDateTime(start)} al ${formatOfficeDateTime(end)}${note && ` · ${note}`}`}
            </span>
            <button
              type="button"
              className={buttonClass('quiet')}
              {...unavailable(remove.isPending)}
              onClick={() => remove.mutate(id)}
            >
              <Trash2 aria-hidden="true" className="size-4" />
              Quitar<span className="sr-only"> el bloqueo del {formatOfficeDateTime(start)}</span>
            </button>
          </li>
        ))}
      </ul>
      <Problem>{agendaFailure(remove.error)}</Problem>
    </TitledDialog>
  );
}

const EMPTY = { from: '', to: '', note: '' };

function AbsenceForm() {
  const [values, setValues] = useState(EMPTY);
  const { mutate, error, isPending, isSuccess, reset } = useSave(addAbsence, () =>
    setValues(EMPTY),
  );
  const [start, end] = [instantOf(values.from), instantOf(values.to)];
  const isReversed = start !== undefined && end !== undefined && end <= start;
  const { appointments } = useCollisions(start, end);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (start && end && !isReversed && !isPending) mutate({ start, end, note: values.note.trim() });
  }
  const field = (name: keyof typeof EMPTY) => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => {
      reset();
      setValues({ ...values, [name]: target.value });
    },
  });

  return (
    <form onSubmit={submit} className="grid gap-4">
      <p>Mientras tanto la web no ofrece ninguna hora.</p>
      <TextField label="Desde" type="datetime-local" required {...field('from')} />
      <TextField
        label="Hasta"
        type="datetime-local"
        required
        error={isReversed ? 'Debe acabar después de empezar.' : ''}
        {...field('to')}
      />
      <TextField
        label="Motivo (opcional, solo lo ve el despacho)"
        maxLength={120}
        {...field('note')}
      />
      <p
        role="status"
        className="rounded border-s-4 border-brass-400 bg-limestone-100 p-3 empty:hidden"
      >
        {appointments.length > 0 &&
          `Estas citas siguen en pie; cámbielas o anúlelas en la agenda: ${appointments.join('; ')}.`}
      </p>
      <SaveRow
        problem={agendaFailure(error)}
        busy={isPending}
        saved={isSuccess}
        label="Bloquear"
        savedLabel="Bloqueado."
      />
    </form>
  );
}
