import { adminLanguage, adminTexts } from '@/admin-texts';
import { scrollRegion } from '@/ui/admin/scrollRegion';
import { dayLabel, type DayVisits } from './visits';

const t = adminTexts('dashboard');

const NUMBER = new Intl.NumberFormat(adminLanguage());

const COUNTERS = [
  ['web_visitors', t('visits.webVisits')],
  ['web_unique_visitors', t('visits.webUnique')],
  ['blog_visitors', t('visits.blogVisits')],
  ['blog_unique_visitors', t('visits.blogUnique')],
] as const;

/** The charts' figures as a table: the latest day first. */
export function VisitTable({ days }: { days: readonly DayVisits[] }) {
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
                {dayLabel(row.day)}
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
