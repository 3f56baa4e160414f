import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { failureText } from '@/lib/admin/failureText';
import { formatDay, toOfficeDay } from '@/lib/admin/officeTime';
import { useFirm } from '@/lib/liveFirm';
import { LoadFailure } from '@/ui/admin/LoadFailure';
import { Problem } from '@/ui/admin/Problem';
import { unavailable } from '@/ui/admin/unavailable';
import { buttonClass } from '@/ui/button';
import { Spinner } from '@/ui/Spinner';
import { AddHolidays } from './AddHolidays';
import { type ClosedRange, isAbsence, rangesOf } from './days';
import { holidaysOptions, removeHolidays } from './queries';
import { useChange } from './useChange';
import { YearlyDays } from './YearlyDays';

/** Edits the days on which the office is closed, which do not count towards the time to answer. */
export function Holidays() {
  const { openingHours: hours } = useFirm();
  const today = toOfficeDay(new Date());
  const { data, error, refetch } = useQuery(holidaysOptions(today));
  const remove = useChange(({ from, until }: ClosedRange) => removeHolidays(from, until));

  if (!data && !error) return <Spinner label="Cargando..." />;
  if (!data) {
    return (
      <LoadFailure onRetry={() => void refetch()}>
        {`No se han podido cargar los días cerrados. ${failureText(error)}`}
      </LoadFailure>
    );
  }
  return (
    <div className="grid gap-4">
      <p className="max-w-prose">
        La web dice que el despacho está cerrado, no se puede reservar y esos días no cuentan para
        los plazos. Tres días laborables seguidos o más son una ausencia: la web y el correo de
        confirmación lo dicen en todos los idiomas, y los avisos van al correo que diga Ajustes.
      </p>
      {data.length === 0 && <p>No hay ningún día cerrado por venir.</p>}
      <ul className="max-w-xl divide-y divide-limestone-200">
        {rangesOf(data).map((range) => (
          <li key={range.from} className="flex items-center justify-between gap-3">
            <span>
              {textOf(range)}
              {isAbsence(range, hours) && (
                <span className="ms-2 rounded bg-brass-300/50 px-2 py-0.5 text-sm font-semibold">
                  Ausencia
                </span>
              )}
            </span>
            <button
              type="button"
              className={buttonClass('quiet', 'shrink-0')}
              {...unavailable(remove.isPending)}
              onClick={() => remove.mutate(range)}
            >
              <Trash2 aria-hidden="true" className="size-4" />
              Quitar<span className="sr-only">: {textOf(range)}</span>
            </button>
          </li>
        ))}
      </ul>
      <Problem>{remove.error && `No se ha quitado. ${failureText(remove.error)}`}</Problem>
      <AddHolidays entered={data} />
      <YearlyDays entered={data} today={today} hours={hours} />
    </div>
  );
}

function textOf({ from, until, name }: ClosedRange): string {
  const days = from === until ? formatDay(from) : `${formatDay(from)} – ${formatDay(until)}`;
  return [days, name].filter(Boolean).join(' · ');
}
