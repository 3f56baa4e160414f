import { useTexts } from '@/i18n/language';
import { type Clock, longDate, sameTime, timeOf } from '@/site/dates';
import { firm } from '@/site/firm';

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
