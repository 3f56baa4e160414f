import { dayLabel, type DayVisits, mondayOf, shortDay, sum } from './visits';
import { ADMIN_LANGUAGE } from '@/site/languages';

const NUMBER = new Intl.NumberFormat(ADMIN_LANGUAGE);

const COUNTERS = [
  ['web', 'Web, visitas'],
  ['webUnique', 'Web, únicos'],
  ['blog', 'Blog, visitas'],
  ['blogUnique', 'Blog, únicos'],
] as const;

/** The charts' figures as a table: the latest day first, with a sum for each week. */
export function VisitTable({ days }: { days: readonly DayVisits[] }) {
  const weeks = new Map<string, DayVisits[]>();
  for (const row of [...days].reverse()) {
    const monday = mondayOf(row.day);
    weeks.set(monday, [...(weeks.get(monday) ?? []), row]);
  }
  return (
    // A scrollable region must be focusable, to scroll by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div tabIndex={0} role="region" aria-label="Visitas por día" className="max-h-96 overflow-auto">
      <table className="w-full border-collapse text-end [overflow-wrap:normal] [&_td]:px-3 [&_td]:py-1.5 [&_th]:px-3 [&_th]:py-1.5">
        <caption className="sr-only">Visitas y visitantes únicos por día</caption>
        <thead>
          <tr className="border-b border-limestone-300 align-bottom">
            <th scope="col" className="text-start">
              Día
            </th>
            {COUNTERS.map(([counter, label]) => (
              <th key={counter} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {[...weeks].map(([monday, inWeek]) => (
          <tbody key={monday}>
            <tr className="bg-limestone-100 font-semibold">
              <th scope="rowgroup" className="text-start">
                Semana del {shortDay(monday)}
              </th>
              {COUNTERS.map(([counter]) => (
                <td key={counter}>{NUMBER.format(sum(inWeek, counter))}</td>
              ))}
            </tr>
            {inWeek.map((row) => (
              <tr key={row.day} className="border-b border-limestone-200">
                <th scope="row" className="text-start font-normal whitespace-nowrap">
                  {dayLabel(row.day)}
                </th>
                {COUNTERS.map(([counter]) => (
                  <td key={counter}>{NUMBER.format(row[counter])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
