import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { calendarProblem } from '@/lib/admin/calendarProblem';
import { failureText } from '@/lib/admin/failureText';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { Pending } from '@/lib/admin/Pending';
import { Problem } from '@/ui/admin/Problem';
import { SaveRow } from '@/ui/admin/SaveRow';
import { TextField } from '@/ui/admin/TextField';
import { unavailable } from '@/ui/admin/unavailable';
import { buttonClass } from '@/ui/button';
import {
  addCalendar,
  type BusyCalendar,
  calendarsOptions,
  removeCalendar,
  settingsKey,
} from './queries';

const EMPTY = { name: '', url: '' };

function stateOf({ read_at: readAt, problem }: BusyCalendar): string {
  const read = readAt && `leído el ${formatOfficeDateTime(readAt)}`;
  if (problem)
    return [`no se puede leer: ${calendarProblem(problem)}`, read].filter(Boolean).join('; ');
  return read ?? 'se leerá en diez minutos';
}

/** The calendars whose busy times the public is not offered. */
export function CalendarList() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(calendarsOptions());
  const [values, setValues] = useState(EMPTY);
  const again = () => client.invalidateQueries({ queryKey: settingsKey });
  const remove = useMutation({ mutationFn: removeCalendar, onSuccess: again });
  const add = useMutation({
    mutationFn: addCalendar,
    onSuccess: () => {
      setValues(EMPTY);
      return again();
    },
  });
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const url = values.url.trim().replace(/^webcal:/, 'https:');
    if (!add.isPending) add.mutate({ name: values.name.trim(), url });
  }
  const field = (name: keyof typeof EMPTY) => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => {
      add.reset();
      setValues({ ...values, [name]: target.value });
    },
  });
  if (!data) return <Pending {...{ error, refetch }} />;
  return (
    <div className="grid max-w-xl gap-4">
      <p>
        La web no ofrece las horas en que estos calendarios dicen que está ocupado. Se leen cada
        diez minutos; de lo que dicen solo se guardan las horas.
      </p>
      <ul className="divide-y divide-limestone-200">
        {data.map((calendar) => (
          <li key={calendar.id} className="flex items-center justify-between gap-3">
            <span>
              <strong>{calendar.name}</strong>, {stateOf(calendar)}
            </span>
            <button
              type="button"
              className={buttonClass('quiet')}
              {...unavailable(remove.isPending)}
              onClick={() => remove.mutate(calendar.id)}
            >
              <Trash2 aria-hidden="true" className="size-4" />
              Quitar<span className="sr-only"> {calendar.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <Problem>{remove.error && `No se ha quitado. ${failureText(remove.error)}`}</Problem>
      <form onSubmit={submit} className="grid gap-4">
        <TextField label="Nombre" required maxLength={60} {...field('name')} />
        <TextField
          label="Dirección secreta en formato iCal"
          hint="En Google: «Configuración y uso compartido», «Dirección secreta en formato iCal». En Outlook: «Publicar un calendario», el enlace ICS. No se vuelve a mostrar."
          required
          pattern="\s*(https|webcal)://.+/.+"
          maxLength={1000}
          autoComplete="off"
          spellCheck={false}
          {...field('url')}
        />
        <SaveRow
          problem={add.error && `No se ha añadido. ${failureText(add.error)}`}
          busy={add.isPending}
          saved={add.isSuccess}
          label="Añadir el calendario"
          savedLabel="Añadido."
        />
      </form>
    </div>
  );
}
