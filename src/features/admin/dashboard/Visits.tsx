import { Pending } from '@/lib/admin/requests';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { OFFICE, toOfficeDay } from '@/lib/admin/format';
import { adminLanguage, dashboard as t } from '@/admin-texts';
import { adminPath } from '@/site/adminPaths';
import { shortWeekdayAndDay } from '@/site/dates';
import { scrollRegion } from '@/ui/admin/scrollRegion';
import { visitsOptions } from './queries';
import { type DayVisits, sum } from './visits';
import { VisitChart } from './VisitChart';

const NUMBER = new Intl.NumberFormat(adminLanguage());

const PERIODS = [
  [t('visits.today'), 1],
  [t('visits.sevenDays'), 7],
  [t('outcomes.days'), 30],
] as const;

/** What is counted, and where the firm works on it. */
const PARTS = [
  { label: t('visits.web'), counted: 'web', to: adminPath('texts') },
  { label: t('pages.blog'), counted: 'blog', to: adminPath('posts', { state: 'published' }) },
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

const uniqueText = (count: number) => t('visits.unique', { count, number: NUMBER.format(count) });

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
              <span className="text-sm text-ink-700">
                {uniqueText(sum(days, `${counted}_unique_visitors`))}
              </span>
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
