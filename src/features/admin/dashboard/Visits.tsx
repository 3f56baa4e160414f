import { Pending } from '@/lib/admin/Pending';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { toOfficeDay } from '@/lib/admin/officeTime';
import { adminPath } from '@/site/adminPaths';
import { visitsOptions } from './queries';
import { type Counter, type DayVisits, sum } from './visits';
import { VisitChart } from './VisitChart';
import { VisitTable } from './VisitTable';
import { ADMIN_LANGUAGE } from '@/site/languages';

const NUMBER = new Intl.NumberFormat(ADMIN_LANGUAGE);

const PERIODS = [
  ['Hoy', 1],
  ['7 días', 7],
  ['30 días', 30],
] as const;

/** What is counted, and where the firm works on it. */
const PARTS: readonly { label: string; visits: Counter; unique: Counter; to: string }[] = [
  { label: 'Web', visits: 'web', unique: 'webUnique', to: adminPath('texts') },
  {
    label: 'Blog',
    visits: 'blog',
    unique: 'blogUnique',
    to: adminPath('posts', { state: 'published' }),
  },
];

/** Visits of the web and the blog (SPEC 4.4): figures, charts and a table. */
export function Visits() {
  const [today] = useState(() => toOfficeDay(new Date()));
  const { data: days, error, refetch } = useQuery(visitsOptions(today));
  if (!days)
    return <Pending {...{ error, refetch }} failed="No se han podido cargar las visitas." />;
  return (
    <div className="grid gap-6">
      <div className="grid gap-4 sm:grid-cols-3">
        {PERIODS.map(([label, length]) => (
          <Period key={label} label={label} days={days.slice(-length)} />
        ))}
      </div>
      <div className="grid gap-6 xl:grid-cols-2">
        <Chart title="Visitas, 30 días" days={days} web="web" blog="blog" />
        <Chart title="Visitantes únicos, 30 días" days={days} web="webUnique" blog="blogUnique" />
      </div>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">
          Ver los 30 días en una tabla
        </summary>
        <VisitTable days={days} />
      </details>
    </div>
  );
}

function Period({ label, days }: { label: string; days: readonly DayVisits[] }) {
  return (
    <section aria-label={`Visitas: ${label}`} className="rounded border border-limestone-200 p-4">
      <h3 className="font-sans text-base font-semibold">{label}</h3>
      <dl className="mt-2 grid grid-cols-2 gap-3">
        {PARTS.map(({ label: part, visits, unique, to }) => (
          <div key={part}>
            <dt className="text-sm text-ink-700">{part}</dt>
            <dd>
              <Link to={to} className="block font-serif text-3xl hover:underline">
                {NUMBER.format(sum(days, visits))}
              </Link>
              <span className="text-sm text-ink-700">
                {NUMBER.format(sum(days, unique))} {sum(days, unique) === 1 ? 'único' : 'únicos'}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface ChartProps {
  title: string;
  days: readonly DayVisits[];
  web: Counter;
  blog: Counter;
}

function Chart({ title, ...chart }: ChartProps) {
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 font-semibold">{title}</figcaption>
      {/* Hidden from screen readers, which get the same figures from the table below. */}
      <div aria-hidden="true" className="h-65">
        <VisitChart {...chart} />
      </div>
    </figure>
  );
}
