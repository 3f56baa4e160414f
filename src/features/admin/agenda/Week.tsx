import type { Day } from '@/site/dates';
import type { Appointment } from './appointment';
import { minutesOf } from './days';
import { DayColumn, HOUR_HEIGHT, type Hours } from './DayColumn';
import type { Absence } from './queries';

interface WeekProps {
  days: readonly Day[];
  today: Day;
  appointments: readonly Appointment[];
  absences: readonly Absence[];
  onOpen: (appointment: Appointment) => void;
  /** Changes what is blocked. */
  onBlock: (absence: Absence) => void;
}

/** The office's usual day, and more where an appointment is outside it. */
function hoursOf(appointments: readonly Appointment[]): Hours {
  const starts = appointments.map(({ start }) => Math.floor(minutesOf(start) / 60));
  const ends = appointments.map(({ end }) => Math.ceil((minutesOf(end) || 24 * 60) / 60));
  return { from: Math.min(8, ...starts), to: Math.max(20, ...ends) };
}

/** The days that Agenda.tsx gives, beside each other on a wide screen, one after the other on a phone. */
export function Week({ days, today, appointments, absences, onOpen, onBlock }: WeekProps) {
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
            {...{ day, hours, appointments, absences, onOpen, onBlock }}
          />
        ))}
      </div>
    </div>
  );
}
