import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { untilLoaded } from '@/hydration/missingCode';
import { useLanguage } from '@/i18n/LanguageProvider';
import { useTexts } from '@/i18n/useTexts';
import { useEntry } from '@/lib/router/NavigationProvider';
import { type AppointmentKind, isAppointmentKind, tokenOf } from '@/site/appointments';
import { type Clock, loadLocale, type Locale, longDate, ownZone, timeOf } from '@/site/dates';
import { firm } from '@/site/firm';
import { useHydrated, useOnceHydrated } from '@/ui/useHydrated';
import { laidOutLater } from '@/ui/laidOutLater';
import { BookedNotice } from './BookedNotice';
import { ChosenTime } from './ChosenTime';
import { KindChoice } from './KindChoice';
import { book, type Booked, moveOptions, type Outcome, useOfferedKinds } from './queries';
import { MyAppointment } from './MyAppointment';
import { TimeList } from './TimeList';
import { Times, TimesLoading } from './Times';

/** What the form sends its enquiry with. */
export interface Wish {
  kind: AppointmentKind;
  /** Kind, date and time, in the page's language. */
  summary: string;
  /** Resolves to 'booked' unless the time was taken meanwhile. */
  store: (enquiry: object) => Promise<unknown>;
}

interface BookingProps {
  /** The form with the few fields of the enquiry. */
  form: (wish: Wish) => ReactNode;
  /** After it, where no time is left and the firm will propose one. */
  sent: (kind: AppointmentKind) => ReactNode;
}

/** Choosing kind, day and time, then the form, then what has become of it. */
export function Booking({ form, sent }: BookingProps) {
  const t = useTexts('contact');
  const kinds = useOfferedKinds();
  const [chosen, setChosen] = useState<AppointmentKind>();
  const kind = chosen ?? kinds[0]?.id;
  const [zone, setZone] = useState(() => ownZone(firm.timeZone));
  const [start, setStart] = useState<Date>();
  const [booked, setBooked] = useState<Booked>();
  const queryClient = useQueryClient();
  const clock = useClock(zone);
  const [, navigate] = useLocation();
  const { hash } = useEntry();
  const hydrated = useHydrated();
  const token = useOnceHydrated(tokenOf(hash), undefined);

  if (token) {
    if (!clock) return null;
    return (
      <MyAppointment
        key={token}
        token={token}
        clock={clock}
        onZone={setZone}
        onLeave={() => {
          setBooked(undefined);
          setStart(undefined);
          navigate('#booking');
        }}
      />
    );
  }
  if (!kind) return null;
  if (booked && clock) {
    if (booked.status === 'unplaced' && booked.nearest.length === 0) return sent(kind);
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
    <div
      {...laidOutLater(
        [53, 53, 44],
        'rounded-2xl bg-white p-[min(1.25rem,6vw)] shadow-card sm:p-10',
      )}
    >
      <KindChoice
        kinds={kinds}
        chosen={kind}
        onChoose={(id) => {
          if (!isAppointmentKind(id)) return;
          setChosen(id);
          setStart(undefined);
        }}
      />
      {!start &&
        (hydrated && clock ? (
          <Times kind={kind} clock={clock} onZone={setZone} onChoose={setStart} />
        ) : (
          <TimesLoading />
        ))}
      {start && clock && (
        <>
          <ChosenTime
            kind={kind}
            start={start}
            clock={clock}
            onChange={() => setStart(undefined)}
          />
          <div>
            {form({
              kind,
              summary: `${t(`booking.kinds.${kind}`)} · ${t('booking.when', { date: longDate(start, clock), time: timeOf(start, clock) })}`,
              async store(enquiry) {
                const outcome = await book(enquiry, { kind, start, zone });
                setBooked(outcome);
                void queryClient.invalidateQueries({ queryKey: ['booking', 'times'] });
                return outcome.status === 'unplaced' ? undefined : 'booked';
              },
            })}
          </div>
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
    void untilLoaded(() => loadLocale(language)).then((loaded) => isCurrent && setLocale(loaded));
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return locale && { zone, locale };
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
  const queryClient = useQueryClient();
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
          // Known at once, as `isPending` is not.
          if (queryClient.isMutating({ mutationKey: ['booking'] }) === 0)
            moving.mutate(time, { onSuccess: (moved) => moved && onMoved(moved) });
        }}
      />
      {(moving.isError || moving.data === null) && (
        <p role="alert" className="mt-6">
          {t('booking.my.failed')}
        </p>
      )}
    </div>
  );
}
