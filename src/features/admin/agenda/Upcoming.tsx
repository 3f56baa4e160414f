import { agenda as t } from '@/admin-texts';
import type { Appointment } from './queries';
import { spanText } from './days';

interface UpcomingProps {
  /** Those of the next weeks. */
  appointments: readonly Appointment[];
  now: Date;
  onOpen: (appointment: Appointment) => void;
}

/** What goes on now, what is next, and what waits to be confirmed. */
export function Upcoming({ appointments, now, onOpen }: UpcomingProps) {
  const firm = appointments.filter(({ status, end }) => status === 'confirmed' && end > now);
  const current = firm.filter(({ start }) => start <= now);
  const next = firm.filter(({ start }) => start > now).slice(0, 1);
  const waiting = appointments.filter(
    ({ status, start }) => (status === 'pending' || status === 'unplaced') && start > now,
  );
  const shown = (
    [
      [t('upcoming.now'), current],
      [t('upcoming.next'), next],
      [t('statuses.pending'), waiting],
    ] as const
  ).filter(([, list]) => list.length > 0);
  if (shown.length === 0) return <p className="mb-4">{t('upcoming.none')}</p>;
  return (
    <div className="mb-6 grid gap-4 lg:auto-cols-fr lg:grid-flow-col">
      {shown.map(([title, list]) => (
        <section key={title} aria-label={title} className="rounded bg-white p-4">
          <h2 className="text-xl">{title}</h2>
          <AppointmentButtons appointments={list} onOpen={onOpen} />
        </section>
      ))}
    </div>
  );
}

interface AppointmentButtonsProps {
  appointments: readonly Appointment[];
  onOpen: (appointment: Appointment) => void;
}

/** Appointments with their whole dates, each opening on itself. */
export function AppointmentButtons({ appointments, onOpen }: AppointmentButtonsProps) {
  return (
    <ul className="mt-2 divide-y divide-limestone-200">
      {appointments.map((appointment) => (
        <li key={appointment.id}>
          <button
            type="button"
            className="min-h-11 w-full rounded py-2 text-start hover:bg-limestone-100"
            onClick={() => onOpen(appointment)}
          >
            <bdi className="font-semibold">{appointment.name}</bdi>
            <span className="block text-sm text-ink-700">
              <span className="inline-block first-letter:uppercase">
                {spanText(appointment.start, appointment.end)}
              </span>
              {`. ${t(`kinds.${appointment.kind}`)}. ${t(`statuses.${appointment.status}`)}.`}
              {appointment.conflict && (
                <strong className="text-terracotta-700"> {t('upcoming.conflict')}</strong>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
