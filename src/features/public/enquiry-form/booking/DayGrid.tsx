import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '@/i18n/language';
import { cx } from '@/ui/classes';
import {
  type Clock,
  type Day,
  daysLater,
  longDate,
  monthTitle,
  shortWeekday,
  weekdayName,
  weekOf,
} from '@/site/dates';
import { weeksOfMonth } from './dates';

interface DayGridProps {
  /** The free times of each day that has any, in order. */
  days: ReadonlyMap<Day, string[]>;
  clock: Clock;
  chosen: Day | undefined;
  onChoose: (day: Day) => void;
}

const monthOf = (day: Day) => day.slice(0, 7);

/** The days with free times as a table: a month on a wide screen, one of its weeks on a phone. */
export function DayGrid({ days, clock, chosen, onChoose }: DayGridProps) {
  const t = useTexts('contact');
  const [first = ''] = days.keys();
  const last = [...days.keys()].at(-1) ?? '';
  const [shown, setShown] = useState(chosen ?? first);
  const weeks = weeksOfMonth(shown, clock);
  const week = weekOf(shown, clock);
  const monthStart = `${monthOf(shown)}-01`;
  const monthEnd = daysLater(`${monthOf(daysLater(monthStart, 31))}-01`, -1);
  const spans = [
    ['Week', week, daysLater(week, 6), 'md:hidden'],
    ['Month', monthStart, monthEnd, 'max-md:hidden'],
  ] as const;
  const step = (label: string, to: Day, isThere: boolean, Icon: typeof ChevronLeft) => (
    <button
      type="button"
      aria-label={label}
      aria-disabled={!isThere}
      onClick={() => isThere && setShown(to)}
      className="inline-flex size-12 items-center justify-center rounded-full border border-ink-500 text-ink-800 hover:border-ink-800 hover:bg-white aria-disabled:border-transparent aria-disabled:text-ink-500"
    >
      <Icon className="size-5 rtl:-scale-x-100" />
    </button>
  );
  return (
    <div>
      {spans.map(([unit, from, to, className]) => (
        <div
          key={unit}
          className={cx('flex flex-wrap items-center justify-between gap-2', className)}
        >
          {step(t(`booking.previous${unit}`), daysLater(from, -1), from > first, ChevronLeft)}
          {/* With large text above the buttons, which leave it too little room. */}
          <p
            aria-live="polite"
            className="text-center font-semibold first-letter:uppercase max-[16rem]:order-first max-[16rem]:basis-full"
          >
            {monthTitle(shown, clock)}
          </p>
          {step(t(`booking.next${unit}`), daysLater(to, 1), to < last, ChevronRight)}
        </div>
      ))}
      <table className="mt-2 w-full table-fixed text-center">
        <caption className="sr-only">{t('booking.days')}</caption>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th
                key={day}
                scope="col"
                className="pb-1 text-[min(0.875rem,3.4vw)] font-normal whitespace-nowrap text-ink-700 rtl:text-[min(0.875rem,3.1vw)]"
              >
                <abbr title={weekdayName(day, clock)} className="no-underline">
                  {shortWeekday(day, clock)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((row) => (
            <tr key={row[0]} className={row[0] === week ? undefined : 'max-md:hidden'}>
              {row.map((day) => {
                const times = days.get(day);
                return (
                  <td key={day} className="p-0.5">
                    {times?.[0] ? (
                      <button
                        type="button"
                        aria-pressed={day === chosen}
                        aria-label={`${longDate(times[0], clock)}, ${t('booking.times', { count: times.length })}`}
                        onClick={() => onChoose(day)}
                        className="inline-flex size-full min-h-12 items-center justify-center rounded-lg border border-ink-500 bg-white font-semibold text-ink-900 even-digits hover:border-ink-800 hover:bg-ink-100 aria-pressed:border-ink-800 aria-pressed:bg-ink-800 aria-pressed:text-white forced-colors:aria-pressed:bg-[Highlight]"
                      >
                        {Number(day.slice(8))}
                      </button>
                    ) : (
                      <span
                        className={cx(
                          'inline-flex min-h-12 items-center justify-center text-ink-600 even-digits',
                          monthOf(day) !== monthOf(shown) && 'opacity-0',
                        )}
                      >
                        {Number(day.slice(8))}
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
