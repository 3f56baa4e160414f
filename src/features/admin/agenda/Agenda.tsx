import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { Pending } from '@/lib/admin/failures';
import { parseOfficeTime, toOfficeDay } from '@/lib/admin/officeTime';
import { withParams } from '@/lib/admin/withParams';
import { agenda as t } from '@/admin-texts';
import { daysLater, isDay } from '@/site/dates';
import { Button } from '@/ui/admin/Button';
import { Absences } from './Absences';
import { AppointmentDialog } from './AppointmentDialog';
import { EntryForm } from './EntryForm';
import {
  type Absence,
  absencesOptions,
  agendaOptions,
  type Appointment,
  takesTime,
} from './queries';
import { AppointmentButtons, Upcoming } from './Upcoming';
import { Week } from './Week';
import { mondayOf, shortDay } from './days';

/** How far ahead 'next' and 'to be confirmed' look: to the last day that any kind can be booked for. */
const DAYS_AHEAD = 181;

/** The firm's appointments: now and next first, then a week or a day. */
export function Agenda() {
  const [params, setParams] = useSearchParams();
  const [dialog, setDialog] = useState<'enter' | Partial<Absence>>();
  const now = new Date();
  const today = toOfficeDay(now);
  const asked = params.get('day') ?? '';
  const day = isDay(asked) ? asked : today;
  const isOne = params.get('view') === 'day';
  const first = isOne ? day : mondayOf(day);
  const length = isOne ? 1 : 7;
  const end = parseOfficeTime(daysLater(first, length));
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
  const openId = params.get('appointment');
  const opened = [...data, ...upcoming.data].find(({ id }) => id === openId);
  const close = () => setDialog(undefined);
  const open = ({ id }: Appointment) => show({ appointment: id });
  return (
    <>
      <div className="mb-4 flex flex-wrap-reverse gap-2">
        <Button onClick={() => setDialog({})}>{t('blockTime')}</Button>
        <Button variant="primary" onClick={() => setDialog('enter')}>
          {t('entry.title')}
        </Button>
      </div>
      <Upcoming appointments={upcoming.data} now={now} onOpen={open} />
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <h2 className="me-auto text-2xl">
          {isOne
            ? shortDay(first)
            : t('week.span', { first: shortDay(first), last: shortDay(daysLater(first, 6)) })}
        </h2>
        <Button className="px-3" onClick={() => show({ day: daysLater(first, -length) })}>
          <ChevronLeft aria-hidden="true" className="size-5" />
          <span className="sr-only">{isOne ? t('week.dayBefore') : t('week.weekBefore')}</span>
        </Button>
        <Button onClick={() => show({ day: today })}>{t('week.today')}</Button>
        <Button className="px-3" onClick={() => show({ day: daysLater(first, length) })}>
          <ChevronRight aria-hidden="true" className="size-5" />
          <span className="sr-only">{isOne ? t('week.dayAfter') : t('week.weekAfter')}</span>
        </Button>
        <Button variant="quiet" onClick={() => show({ view: isOne ? 'week' : 'day' })}>
          {isOne ? t('week.showWeek') : t('week.showDay')}
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
      {placed.length + (blocked?.length ?? 1) === 0 && (
        <p className="p-2 lg:hidden">{t('week.nothing')}</p>
      )}
      <Week
        days={Array.from({ length }, (_, index) => daysLater(first, index))}
        today={today}
        appointments={placed}
        absences={blocked ?? []}
        onOpen={open}
        onBlock={setDialog}
      />
      {others.length > 0 && (
        <section aria-labelledby="others" className="mt-6 rounded bg-white p-4">
          <h2 id="others" className="text-xl">
            {t('others')}
          </h2>
          <AppointmentButtons appointments={others} onOpen={open} />
        </section>
      )}
      {dialog === 'enter' && <EntryForm day={isOne || day > today ? day : today} onClose={close} />}
      {typeof dialog === 'object' && <Absences first={dialog} today={today} onClose={close} />}
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
