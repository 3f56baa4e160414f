import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { Pending } from '@/lib/admin/requests';
import { parseOfficeTime, toOfficeDay } from '@/lib/admin/format';
import { withParams } from '@/lib/admin/withParams';
import { agenda as t } from '@/admin-texts';
import { daysLater, isDay } from '@/site/dates';
import { AdminPage } from '@/ui/admin/page';
import { Button } from '@/ui/admin/controls';
import { Absences } from '@/features/admin/agenda/Absences';
import { AppointmentDialog } from '@/features/admin/agenda/AppointmentDialog';
import { EntryForm } from '@/features/admin/agenda/EntryForm';
import {
  absencesOptions,
  agendaOptions,
  type Appointment,
  takesTime,
} from '@/features/admin/agenda/queries';
import { Week } from '@/features/admin/agenda/Week';
import { mondayOf, shortDay, spanText } from '@/features/admin/agenda/days';

/** How far ahead 'next' and 'to be confirmed' look: to the last day that any kind can be booked for. */
const DAYS_AHEAD = 181;

/** The firm's appointments; admins only. */
export default function AgendaPage() {
  return (
    <AdminPage title={t('screens.agenda')} wide>
      <Agenda />
    </AdminPage>
  );
}

/** Now and next first, then a week. */
function Agenda() {
  const [params, setParams] = useSearchParams();
  const [dialog, setDialog] = useState<'enter' | 'block'>();
  const now = new Date();
  const today = toOfficeDay(now);
  const asked = params.get('day') ?? '';
  const day = isDay(asked) ? asked : today;
  const first = mondayOf(day);
  const end = parseOfficeTime(daysLater(first, 7));
  const upcoming = useQuery(
    agendaOptions(parseOfficeTime(today), parseOfficeTime(daysLater(today, DAYS_AHEAD))),
  );
  const shown = useQuery({
    ...agendaOptions(parseOfficeTime(first), end),
    placeholderData: keepPreviousData,
  });
  const absences = useQuery({
    ...absencesOptions(parseOfficeTime(first)),
    placeholderData: keepPreviousData,
  });

  const show = (next: Record<string, string>) => setParams((before) => withParams(before, next));

  const { data, error, refetch } = upcoming.data ? shown : upcoming;
  if (!data || !upcoming.data)
    return <Pending {...{ error, refetch }} failed={t('failedToLoad')} />;
  const placed = data.filter(takesTime);
  const others = data.filter((each) => !takesTime(each));
  const blocked = absences.data?.filter(({ start }) => start < end);
  const isFree = placed.length + (blocked?.length ?? 1) === 0;
  const openId = params.get('appointment');
  const opened = [...data, ...upcoming.data].find(({ id }) => id === openId);
  const close = () => setDialog(undefined);
  const open = ({ id }: Appointment) => show({ appointment: id });
  return (
    <>
      <div className="mb-4 flex flex-wrap-reverse gap-2">
        <Button onClick={() => setDialog('block')}>{t('blockTime')}</Button>
        <Button variant="primary" onClick={() => setDialog('enter')}>
          {t('entry.title')}
        </Button>
      </div>
      <Upcoming appointments={upcoming.data} now={now} onOpen={open} />
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <h2 className="me-auto text-2xl">
          {t('week.span', { first: shortDay(first), last: shortDay(daysLater(first, 6)) })}
        </h2>
        <Button
          icon={ChevronLeft}
          className="px-3"
          onClick={() => show({ day: daysLater(first, -7) })}
        >
          <span className="sr-only">{t('week.weekBefore')}</span>
        </Button>
        <Button onClick={() => show({ day: today })}>{t('week.today')}</Button>
        <Button
          icon={ChevronRight}
          className="px-3"
          onClick={() => show({ day: daysLater(first, 7) })}
        >
          <span className="sr-only">{t('week.weekAfter')}</span>
        </Button>
      </div>
      {absences.error && (
        <Pending
          error={absences.error}
          refetch={absences.refetch}
          failed={t('absences.failedToLoad')}
        />
      )}
      {/* A wide screen shows it by its columns. */}
      {isFree && <p className="rounded bg-white p-4 lg:hidden">{t('week.nothing')}</p>}
      <div className={isFree ? 'max-lg:hidden' : ''}>
        <Week
          days={Array.from({ length: 7 }, (_, index) => daysLater(first, index))}
          today={today}
          appointments={placed}
          absences={blocked ?? []}
          onOpen={open}
        />
      </div>
      {others.length > 0 && (
        <section aria-labelledby="others" className="mt-6 rounded bg-white p-4">
          <h2 id="others" className="text-xl">
            {t('others')}
          </h2>
          <AppointmentButtons appointments={others} onOpen={open} />
        </section>
      )}
      {dialog === 'enter' && <EntryForm day={day > today ? day : today} onClose={close} />}
      {dialog === 'block' && <Absences today={today} onClose={close} />}
      {opened && (
        <AppointmentDialog
          key={opened.id}
          appointment={opened}
          now={now}
          onClose={() => show({ appointment: '' })}
        />
      )}
    </>
  );
}

interface ListProps {
  appointments: readonly Appointment[];
  onOpen: (appointment: Appointment) => void;
}

/** Of the next weeks: what goes on now, what is next, and what waits to be confirmed. */
function Upcoming({ appointments, now, onOpen }: ListProps & { now: Date }) {
  const firm = appointments.filter(({ status, end }) => status === 'confirmed' && end > now);
  const waiting = appointments.filter(
    ({ status, start }) => (status === 'pending' || status === 'unplaced') && start > now,
  );
  const lists: [string, Appointment[]][] = [
    [t('upcoming.now'), firm.filter(({ start }) => start <= now)],
    [t('upcoming.next'), firm.filter(({ start }) => start > now).slice(0, 1)],
    [t('statuses.pending'), waiting],
  ];
  const shown = lists.filter(([, list]) => list.length > 0);
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

/** Appointments with their whole dates, each opening on itself. */
function AppointmentButtons({ appointments, onOpen }: ListProps) {
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
