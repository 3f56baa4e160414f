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

interface TimeListProps {
  times: readonly string[];
  clock: Clock;
  /** Whether each has its date, where they are of several days. */
  withDate?: boolean;
  onChoose: (time: string) => void;
}

/** Free times as buttons, with the office's time beside the visitor's where they differ. */
export function TimeList({ times, clock, withDate = false, onChoose }: TimeListProps) {
  const t = useTexts('contact');
  const office = { ...clock, zone: firm.timeZone };
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-2">
      {times.map((time) => {
        const there =
          !sameTime(time, clock.zone, firm.timeZone) &&
          t('booking.inOffice', { time: timeOf(time, office) });
        return (
          <li key={time}>
            <button
              type="button"
              onClick={() => onChoose(time)}
              className="flex min-h-12 w-full flex-col items-center justify-center rounded-lg border border-ink-500 bg-white px-2 py-1.5 text-center hover:border-ink-800 hover:bg-ink-100"
            >
              <span className={withDate ? 'text-sm' : 'sr-only'}>
                <span>{longDate(time, clock)}</span>
                <span className="sr-only">, </span>
              </span>
              <bdi className="text-lg font-semibold whitespace-nowrap even-digits">
                {timeOf(time, clock)}
              </bdi>
              {there && (
                <span className="text-sm text-ink-700 zh:break-keep">
                  <span className="sr-only">, </span>
                  {there}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
