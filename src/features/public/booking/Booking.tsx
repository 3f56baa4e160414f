import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Locale } from 'date-fns';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLanguage } from '@/i18n/LanguageProvider';
import { useTexts } from '@/i18n/useTexts';
import { BackendError } from '@/lib/errors';
import { type AppointmentKind, isAppointmentKind } from '@/site/appointments';
import { buttonClass } from '@/ui/button';
import { useHydrated } from '@/ui/useHydrated';
import { BookedNotice } from './BookedNotice';
import { ChosenTime } from './ChosenTime';
import { byDay, type Clock, type Day, dayOf, loadLocale, longDate } from './dates';
import { DayGrid } from './DayGrid';
import { KindChoice } from './KindChoice';
import {
  book,
  type Booked,
  freeTimesOptions,
  moveOptions,
  type Outcome,
  useOfferedKinds,
} from './queries';
import { NothingFree } from './NothingFree';
import { TimeList } from './TimeList';
import { ZoneChoice } from './ZoneChoice';

/** What the form sends its enquiry with. */
export interface Wish {
  kind: AppointmentKind;
  store: (enquiry: object) => Promise<unknown>;
}

interface BookingProps {
  /** The form with the few fields of the enquiry. */
  form: (wish: Wish) => ReactNode;
}

/** Choosing kind, day and time, then the form, then what has become of it. */
export function Booking({ form }: BookingProps) {
  const kinds = useOfferedKinds();
  const [kind, setKind] = useState<AppointmentKind | undefined>(kinds[0]?.id);
  const [zone, setZone] = useState(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const [start, setStart] = useState<Date>();
  const [booked, setBooked] = useState<Booked>();
  const queryClient = useQueryClient();
  const clock = useClock(zone);
  const hydrated = useHydrated();

  if (!kind) return null;
  if (booked && clock && (booked.status !== 'unplaced' || booked.nearest.length > 0)) {
    return (
      <AfterBooking
        booked={booked}
        kind={kind}
        clock={clock}
        onMoved={(moved) => setBooked({ ...booked, ...moved })}
      />
    );
  }
  return (
    <div className="rounded-2xl bg-white p-[min(1.25rem,6vw)] shadow-card sm:p-10">
      <KindChoice
        kinds={kinds}
        chosen={kind}
        onChoose={(chosen) => {
          if (!isAppointmentKind(chosen)) return;
          setKind(chosen);
          setStart(undefined);
        }}
      />
      {hydrated && clock && !start && (
        <Times kind={kind} clock={clock} onZone={setZone} onChoose={setStart} />
      )}
      {start && clock && (
        <>
          <ChosenTime
            kind={kind}
            start={start}
            clock={clock}
            onChange={() => setStart(undefined)}
          />
          {form({
            kind,
            async store(enquiry) {
              setBooked(await book(enquiry, { kind, start, zone }));
              void queryClient.invalidateQueries({ queryKey: ['booking', 'times'] });
            },
          })}
        </>
      )}
    </div>
  );
}

/** A zone with the page's language, once its words are loaded. */
function useClock(zone: string): Clock | undefined {
  const { language } = useLanguage();
  const [locale, setLocale] = useState<Locale>();
  useEffect(() => {
    let isCurrent = true;
    void loadLocale(language).then((loaded) => isCurrent && setLocale(loaded));
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return locale && { zone, locale };
}

interface TimesProps {
  kind: AppointmentKind;
  clock: Clock;
  onZone: (zone: string) => void;
  onChoose: (time: Date) => void;
}

/** The free times of a kind: days, and the times of the chosen one. */
function Times({ kind, clock, onZone, onChoose }: TimesProps) {
  const t = useTexts('contact');
  const { data, error, refetch, isFetching } = useQuery(freeTimesOptions(kind));
  const [day, setDay] = useState<Day>();
  const heading = useRef<HTMLHeadingElement>(null);
  if (error && !data) {
    const isOffline = error instanceof BackendError && error.kind === 'offline';
    return (
      <div role="alert" className="mt-8">
        <p>{t(isOffline ? 'booking.offline' : 'booking.failed')}</p>
        <button
          type="button"
          aria-disabled={isFetching}
          onClick={() => void refetch()}
          className={buttonClass('secondary', 'mt-4')}
        >
          {t('booking.retry')}
        </button>
      </div>
    );
  }
  if (!data) {
    return (
      <p role="status" className="mt-8 min-h-80 text-ink-700">
        {t('booking.loading')}
      </p>
    );
  }
  if (data.length === 0) return <NothingFree />;
  const days = byDay(data, clock);
  // After a change of zone a day may have no times any more.
  const times = (day === undefined ? undefined : days.get(day)) ?? [...days.values()][0] ?? [];
  const shown = times[0] && dayOf(times[0], clock);
  return (
    <div className="mt-8 grid gap-8 md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
      <DayGrid
        key={`${kind} ${clock.zone}`}
        days={days}
        clock={clock}
        chosen={shown}
        onChoose={(chosen) => {
          setDay(chosen);
          heading.current?.focus();
        }}
      />
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-xl outline-none first-letter:uppercase">
          {times[0] && longDate(times[0], clock)}
        </h3>
        <div className="mt-4">
          <TimeList times={times} clock={clock} onChoose={onChoose} />
        </div>
        <div className="mt-6">
          <ZoneChoice zone={clock.zone} onChange={onZone} />
        </div>
      </div>
    </div>
  );
}

interface AfterBookingProps {
  booked: Booked;
  kind: AppointmentKind;
  clock: Clock;
  onMoved: (outcome: Outcome) => void;
}

/** What has become of a booking; where the time was taken, the nearest free ones. */
function AfterBooking({ booked, kind, clock, onMoved }: AfterBookingProps) {
  const t = useTexts('contact');
  const moving = useMutation(moveOptions(booked.token));
  const heading = useRef<HTMLHeadingElement>(null);
  const isTaken = booked.status === 'unplaced';
  useEffect(() => heading.current?.focus(), [isTaken]);
  if (!isTaken) return <BookedNotice booked={booked} kind={kind} clock={clock} />;
  return (
    <div className="rounded-2xl bg-white p-[min(1.25rem,6vw)] shadow-card sm:p-10">
      <h3 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {t('booking.taken')}
      </h3>
      <p className="mt-3 mb-6 max-w-prose">{t('booking.takenKept')}</p>
      <TimeList
        times={booked.nearest}
        clock={clock}
        withDate
        onChoose={(time) => {
          if (!moving.isPending)
            moving.mutate(time, { onSuccess: (moved) => moved && onMoved(moved) });
        }}
      />
      {(moving.isError || moving.data === null) && (
        <p role="alert" className="mt-6">
          {t('booking.failed')}
        </p>
      )}
    </div>
  );
}
