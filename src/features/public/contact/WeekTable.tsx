import { useLanguage } from '@/i18n/LanguageProvider';
import { useTexts } from '@/i18n/useTexts';
import { DayHours } from './HoursPanel';
import { weekOf } from './week';

/** The opening hours of the week, starting on the language's first weekday. */
export function WeekTable() {
  const t = useTexts('contact');
  const { language } = useLanguage();
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
        {weekOf(language).map(({ day, name }) => (
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
}
