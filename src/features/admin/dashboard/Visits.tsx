import { Pending } from '@/lib/admin/requests';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { OFFICE, toOfficeDay } from '@/lib/admin/format';
import { dashboard as t } from '@/admin-texts';
import { adminPath } from '@/site/adminPaths';
import { dayAndMonth, shortWeekdayAndDay } from '@/site/dates';
import { cx } from '@/ui/classes';
import { scrollRegion } from '@/ui/admin/scrollRegion';
import { NUMBER } from './outcomes';
import { type Counter, type DayVisits, visitsOptions } from './queries';

const PERIODS = [
  [t('visits.today'), 1],
  [t('visits.sevenDays'), 7],
  [t('outcomes.days'), 30],
] as const;

/** What is counted, where the firm works on it, and its colour in the charts. */
const PARTS = [
  { label: t('visits.web'), counted: 'web', to: adminPath('texts'), colour: 'bg-sea-500' },
  {
    label: t('pages.blog'),
    counted: 'blog',
    to: adminPath('posts', { state: 'published' }),
    colour: 'bg-terracotta-600',
  },
] as const;

/** Visits of the web and the blog (SPEC 4.4): figures, charts and a table. */
export function Visits() {
  const [today] = useState(() => toOfficeDay(new Date()));
  const { data: days, error, refetch } = useQuery(visitsOptions(today));
  if (!days) return <Pending {...{ error, refetch }} failed={t('visits.failedToLoad')} />;
  return (
    <div className="grid gap-6">
      <div className="grid gap-4 sm:grid-cols-3">
        {PERIODS.map(([label, length]) => (
          <Period key={label} label={label} days={days.slice(-length)} />
        ))}
      </div>
      <div className="grid gap-6 xl:grid-cols-2">
        <VisitChart title={t('visits.visitsChart')} days={days} unique="" />
        <VisitChart title={t('visits.uniqueChart')} days={days} unique="unique_" />
      </div>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">
          {t('visits.showTable')}
        </summary>
        <VisitTable days={days} />
      </details>
    </div>
  );
}

interface VisitChartProps {
  title: string;
  days: readonly DayVisits[];
  /** Of the counters' names. */
  unique: '' | 'unique_';
}

/** Bars of each day's visits, without those for screen readers: the table below has the same figures. */
function VisitChart({ title, days, unique }: VisitChartProps) {
  const visitsOf = (day: DayVisits, counted: 'web' | 'blog') => day[`${counted}_${unique}visitors`];
  const most = Math.max(
    ...days.flatMap((day) => PARTS.map((part) => visitsOf(day, part.counted))),
    1,
  );
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 font-semibold">{title}</figcaption>
      <div aria-hidden="true" className="text-sm">
        <p className="flex flex-wrap gap-4">
          {PARTS.map(({ label, colour }) => (
            <span key={label} className="inline-flex items-center gap-2">
              <span className={cx('size-3 forced-color-adjust-none', colour)} />
              {label}
            </span>
          ))}
          <span className="ms-auto">{t('visits.most', { number: NUMBER.format(most) })}</span>
        </p>
        <div className="mt-2 flex h-48 gap-0.5 border-y border-limestone-300 forced-color-adjust-none">
          {days.map((day) => (
            <div key={day.day} className="flex grow items-end">
              {PARTS.map(({ counted, colour }) => (
                <span
                  key={counted}
                  className={cx('grow', colour)}
                  style={{ height: `${(100 * visitsOf(day, counted)) / most}%` }}
                />
              ))}
            </div>
          ))}
        </div>
        <p className="mt-1 flex justify-between">
          {[days[0], days.at(-1)].map(
            (day) => day && <span key={day.day}>{dayAndMonth(day.day, OFFICE)}</span>,
          )}
        </p>
      </div>
    </figure>
  );
}

const sum = (days: readonly DayVisits[], counter: Counter) =>
  days.reduce((total, day) => total + day[counter], 0);

function uniqueText(days: readonly DayVisits[], counted: 'web' | 'blog'): string {
  const count = sum(days, `${counted}_unique_visitors`);
  return t('visits.unique', { count, number: NUMBER.format(count) });
}

function Period({ label, days }: { label: string; days: readonly DayVisits[] }) {
  return (
    <section
      aria-label={t('visits.of', { period: label })}
      className="rounded border border-limestone-200 p-4"
    >
      <h3 className="font-sans text-base font-semibold">{label}</h3>
      <dl className="mt-2 grid grid-cols-2 gap-3">
        {PARTS.map(({ label: part, counted, to }) => (
          <div key={part}>
            <dt className="text-sm text-ink-700">{part}</dt>
            <dd>
              <Link to={to} className="block font-serif text-3xl hover:underline">
                {NUMBER.format(sum(days, `${counted}_visitors`))}
              </Link>
              <span className="text-sm text-ink-700">{uniqueText(days, counted)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const COUNTERS = [
  ['web_visitors', t('visits.webVisits')],
  ['web_unique_visitors', t('visits.webUnique')],
  ['blog_visitors', t('visits.blogVisits')],
  ['blog_unique_visitors', t('visits.blogUnique')],
] as const;

/** The charts' figures as a table: the latest day first. */
function VisitTable({ days }: { days: readonly DayVisits[] }) {
  return (
    <div {...scrollRegion(t('visits.byDay'))} className="max-h-96 overflow-auto">
      <table className="w-full border-collapse text-end [overflow-wrap:normal] [&_td]:px-3 [&_td]:py-1.5 [&_th]:px-3 [&_th]:py-1.5">
        <caption className="sr-only">{t('visits.caption')}</caption>
        <thead>
          <tr className="border-b border-limestone-300 align-bottom">
            <th scope="col" className="text-start">
              {t('visits.day')}
            </th>
            {COUNTERS.map(([counter, label]) => (
              <th key={counter} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((row) => (
            <tr key={row.day} className="border-b border-limestone-200">
              <th scope="row" className="text-start font-normal whitespace-nowrap">
                {shortWeekdayAndDay(row.day, OFFICE)}
              </th>
              {COUNTERS.map(([counter]) => (
                <td key={counter}>{NUMBER.format(row[counter])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
