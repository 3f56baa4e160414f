import { dashboard as t } from '@/admin-texts';
import { palette } from '@/styles/palette';
import { OFFICE } from '@/lib/admin/format';
import { dayAndMonth, weekOf } from '@/site/dates';
import type { Counter, DayVisits } from './visits';

interface VisitChartProps {
  title: string;
  days: readonly DayVisits[];
  /** Of the counters' names. */
  unique: '' | 'unique_';
}

const { brass, ink, limestone, sea, terracotta } = palette;
interface Look {
  stroke: string;
  fill: string;
  strokeDasharray?: string;
}
const WEB: Look = { stroke: ink[700], fill: sea[300] };
const BLOG: Look = { stroke: terracotta[600], fill: brass[300], strokeDasharray: '6 3' };

/** The least of 4, 8, 20, 40, 80, 200 … that has room for a figure: its quarters are whole numbers. */
function scaleFor(most: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(most, 1))));
  return (
    [0.4, 0.8, 2, 4, 8, 20].map((step) => step * power).find((top) => top >= Math.max(most, 4)) ??
    most
  );
}

/** A chart of the daily visits, with a line at each Monday. The table below it has the same figures. */
export function VisitChart({ title, days, unique }: VisitChartProps) {
  const [web, blog] = [`web_${unique}visitors`, `blog_${unique}visitors`] as const;
  const top = scaleFor(Math.max(...days.map((day) => Math.max(day[web], day[blog]))));
  // In percent of the drawing, which is stretched to its place.
  const x = (index: number) => (100 * index) / Math.max(days.length - 1, 1);
  const y = (visits: number) => 100 - (100 * visits) / top;
  const lineOf = (counter: Counter) =>
    days.map((day, index) => `${x(index)},${y(day[counter])}`).join(' ');
  const mondays = days.flatMap(({ day }, index) =>
    weekOf(day, OFFICE) === day ? [{ day, at: x(index) }] : [],
  );
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 font-semibold">{title}</figcaption>
      {/* Hidden from screen readers, which get the same figures from the table below. */}
      <div aria-hidden="true" className="flex h-65 flex-col gap-1 text-sm">
        <p className="flex gap-4">
          <Key {...WEB}>{t('visits.web')}</Key>
          <Key {...BLOG}>{t('pages.blog')}</Key>
        </p>
        <div className="relative ms-12 me-3 mt-2 mb-6 min-h-0 grow">
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="size-full overflow-visible [&_*]:[vector-effect:non-scaling-stroke]"
          >
            {[0, 1, 2, 3, 4].map((quarter) => (
              <path key={quarter} d={`M0,${25 * quarter}H100`} stroke={limestone[200]} />
            ))}
            {mondays.map(({ day, at }) => (
              <path key={day} d={`M${at},0V100`} stroke={limestone[300]} />
            ))}
            {(
              [
                [web, WEB],
                [blog, BLOG],
              ] as const
            ).map(([counter, { fill, ...line }]) => (
              <g key={counter} strokeWidth={2}>
                <polygon
                  points={`0,100 ${lineOf(counter)} 100,100`}
                  fill={fill}
                  fillOpacity={0.35}
                />
                <polyline points={lineOf(counter)} fill="none" {...line} />
              </g>
            ))}
          </svg>
          {[0, 2, 4].map((quarter) => (
            <span
              key={quarter}
              className="absolute end-full me-2 -translate-y-1/2 whitespace-nowrap"
              style={{ top: `${100 - 25 * quarter}%` }}
            >
              {(top / 4) * quarter}
            </span>
          ))}
          {mondays.map(({ day, at }) => (
            <span
              key={day}
              className="absolute top-full mt-1 -translate-x-1/2 whitespace-nowrap"
              style={{ left: `${at}%` }}
            >
              {dayAndMonth(day, OFFICE)}
            </span>
          ))}
        </div>
      </div>
    </figure>
  );
}

function Key({ children, fill, ...line }: { children: string } & Look) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg viewBox="0 0 24 12" className="h-3 w-6">
        <rect width={24} height={12} fill={fill} fillOpacity={0.35} />
        <path d="M0,6H24" strokeWidth={2} {...line} />
      </svg>
      {children}
    </span>
  );
}
