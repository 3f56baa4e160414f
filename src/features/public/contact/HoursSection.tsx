import { dated, type Dates } from '@/i18n/dates';
import { useTexts } from '@/i18n/useTexts';
import { DayHours, HoursPanel, HoursSummary } from './HoursPanel';

/** The opening hours on the contact page, of each day where there is room. */
export function HoursSection() {
  return (
    <HoursPanel>
      <div className="sm:hidden">
        <HoursSummary />
      </div>
      <div className="max-sm:hidden">
        <WeekTable />
      </div>
    </HoursPanel>
  );
}

/** The opening hours of the week, starting on the language's first weekday. */
const WeekTable = dated(function WeekTable({ dates }: { dates: Dates }) {
  const t = useTexts('contact');
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{t('hours.heading')}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('hours.day')}</th>
          <th scope="col">{t('hours.times')}</th>
        </tr>
      </thead>
      <tbody>
        {dates.weekdays(dates).map(({ day, name }) => (
          <tr key={day} className="border-b border-white/10 align-top last:border-0">
            <th scope="row" className="py-2.5 pe-4 text-start font-normal first-letter:uppercase">
              {name}
            </th>
            <td className="py-2.5 text-end">
              <DayHours day={day} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});
