import { useTexts } from '@/i18n/language';
import { type Clock, dayOf, longDate, sameTime, timeOf } from '@/site/dates';
import { firm } from '@/site/firm';

/** When an appointment is: date and time of the visitor, and the office's where they differ. */
export function WhenLines({ start, clock }: { start: string; clock: Clock }) {
  const t = useTexts('contact');
  const office = { ...clock, zone: firm.timeZone };
  const isOtherDay = dayOf(start, clock) !== dayOf(start, office);
  return (
    <>
      <p className="mt-1 text-lg font-semibold first-letter:uppercase zh:break-keep">
        {t('booking.when', {
          date: longDate(start, clock),
          time: timeOf(start, clock),
        })}
      </p>
      {!sameTime(start, clock.zone, firm.timeZone) && (
        <p>
          {isOtherDay && <span className="block">{longDate(start, office)}</span>}
          <span>{t('booking.inOffice', { time: timeOf(start, office) })}</span>
        </p>
      )}
    </>
  );
}
