import type { CSSProperties } from 'react';
import { parseOfficeTime, toOfficeDay } from '@/lib/admin/format';
import { agenda as t } from '@/admin-texts';
import { type Day, daysLater } from '@/site/dates';
import { cx } from '@/ui/classes';
import type { Absence, Appointment } from './queries';
import { longDay, minutesOf, timeOf } from './days';

/** The hours that the columns of a week show. */
interface Hours {
  from: number;
  to: number;
}

/** Pixels of an hour. */
const HOUR_HEIGHT = 56;

const COLOURS: Partial<Record<Appointment['status'], string>> = {
  pending: 'border-brass-400 bg-white',
  confirmed: 'border-sea-700 bg-sea-100',
  no_show: 'border-ink-300 bg-ink-100 line-through',
};

interface WeekProps {
  days: readonly Day[];
  today: Day;
  appointments: readonly Appointment[];
  absences: readonly Absence[];
  onOpen: (appointment: Appointment) => void;
}

/** The office's usual day, and more where an appointment is outside it. */
function hoursOf(appointments: readonly Appointment[]): Hours {
  const starts = appointments.map(({ start }) => Math.floor(minutesOf(start) / 60));
  const ends = appointments.map(({ end }) => Math.ceil((minutesOf(end) || 24 * 60) / 60));
  return { from: Math.min(8, ...starts), to: Math.max(20, ...ends) };
}

/** The days of a week, beside each other on a wide screen, one after the other on a phone. */
export function Week({ days, today, appointments, absences, onOpen }: WeekProps) {
  const hours = hoursOf(appointments);
  return (
    <div className="rounded bg-white p-2 lg:flex">
      <div aria-hidden="true" className="hidden w-12 shrink-0 pt-16 lg:block">
        {Array.from({ length: hours.to - hours.from }, (_, index) => (
          <p key={index} className="text-xs text-ink-700" style={{ height: HOUR_HEIGHT }}>
            {hours.from + index}:00
          </p>
        ))}
      </div>
      <div className="grid min-w-0 grow gap-4 lg:auto-cols-fr lg:grid-flow-col lg:gap-0">
        {days.map((day) => (
          <DayColumn
            key={day}
            isToday={day === today}
            {...{ day, hours, appointments, absences, onOpen }}
          />
        ))}
      </div>
    </div>
  );
}

interface DayColumnProps extends Omit<WeekProps, 'days' | 'today'> {
  day: Day;
  isToday: boolean;
  hours: Hours;
}

type Place = CSSProperties & Record<'--top' | '--height', string>;

const BLOCK =
  'rounded bg-limestone-200 p-2 text-sm text-ink-800 lg:absolute lg:inset-x-0 lg:top-(--top) lg:h-(--height) lg:overflow-hidden lg:p-1';

/** A day: a column of the week on a wide screen, where the time is the place, and a list on a phone. */
function DayColumn(props: DayColumnProps) {
  const { day, isToday, hours, appointments, absences, onOpen } = props;
  const [begins, ends] = [parseOfficeTime(day), parseOfficeTime(daysLater(day, 1))];
  const placed = (start: Date, end: Date) => {
    const top = start < begins ? 0 : minutesOf(start);
    const bottom = end >= ends ? 24 * 60 : minutesOf(end);
    const of = (minutes: number) =>
      (Math.min(Math.max(minutes / 60, hours.from), hours.to) - hours.from) * HOUR_HEIGHT;
    return { '--top': `${of(top)}px`, '--height': `${of(bottom) - of(top)}px` } as Place;
  };
  const own = appointments.filter(({ start }) => toOfficeDay(start) === day);
  const blocked = absences.filter(({ start, end }) => start < ends && end > begins);
  const isEmpty = own.length === 0 && blocked.length === 0;
  return (
    <section
      aria-label={longDay(day)}
      className={cx('min-w-0 lg:border-s lg:border-limestone-200', isEmpty && 'max-lg:hidden')}
    >
      <h3
        className={cx(
          'p-2 text-base font-semibold first-letter:uppercase lg:h-16 lg:text-sm',
          isToday && 'rounded-t bg-ink-800 text-white',
        )}
      >
        {longDay(day)}
      </h3>
      <div
        className="grid gap-2 p-2 lg:relative lg:block lg:h-(--hours) lg:bg-[linear-gradient(to_bottom,theme(colors.limestone.200)_1px,transparent_1px)] lg:bg-size-[100%_56px] lg:p-0"
        style={{ '--hours': `${(hours.to - hours.from) * HOUR_HEIGHT}px` } as CSSProperties}
      >
        {blocked.map(({ id, start, end, note }) => {
          const style = placed(start, end);
          return (
            <p
              key={id}
              style={style}
              className={cx(BLOCK, style['--height'] === '0px' && 'lg:hidden')}
            >
              {start > begins && `${timeOf(start)} `}
              {note || t('week.blocked')}
              {end < ends && ` ${t('week.until', { time: timeOf(end) })}`}
            </p>
          );
        })}
        <ol className="grid gap-2 lg:contents">
          {own.map((appointment) => (
            <li
              key={appointment.id}
              style={placed(appointment.start, appointment.end)}
              className="lg:absolute lg:inset-x-0.5 lg:top-(--top) lg:h-(--height) lg:min-h-7"
            >
              <button
                type="button"
                className={cx(
                  'h-full min-h-11 w-full overflow-hidden rounded border-s-4 p-2 text-start text-sm shadow-card hover:brightness-95 lg:min-h-7 lg:px-1.5 lg:py-0.5 lg:whitespace-nowrap',
                  COLOURS[appointment.status],
                )}
                onClick={() => onOpen(appointment)}
              >
                <span className="flex gap-x-1 max-lg:flex-wrap">
                  <span className="font-semibold">{timeOf(appointment.start)}</span>{' '}
                  <bdi className="lg:truncate">{appointment.name}</bdi>
                </span>
                <span className="block text-ink-700 lg:sr-only">
                  {t(`kinds.${appointment.kind}`)},{' '}
                  {t(`statuses.${appointment.status}`).toLowerCase()}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
