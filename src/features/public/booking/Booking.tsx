import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { untilLoaded } from '@/hydration/missingCode';
import { useLanguage } from '@/i18n/LanguageProvider';
import { useTexts } from '@/i18n/useTexts';
import { hrefOf, type KeptScroll } from '@/lib/router/entry';
import { useEntry } from '@/lib/router/NavigationProvider';
import { type AppointmentKind, tokenOf } from '@/site/appointments';
import { type Clock, loadLocale, type Locale, longDate, ownZone, timeOf } from '@/site/dates';
import { firm } from '@/site/firm';
import { FocusedHeading } from '@/ui/FocusedHeading';
import { useHydrated, useOnceHydrated } from '@/ui/useHydrated';
import { laidOutLater } from '@/ui/laidOutLater';
import { BookedNotice } from './BookedNotice';
import { ChosenTime } from './ChosenTime';
import { KindChoice } from './KindChoice';
import { ChangeState, MyAppointment } from './MyAppointment';
import { book, type Booked, type Outcome, useChange } from './mutations';
import { useOfferedKinds } from './queries';
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

/** What an entry of the history keeps of a chosen time: going back leads from the form to the times. */
interface ChosenState extends KeptScroll {
  kind: AppointmentKind;
  start: Date;
}

/** Choosing kind, day and time, then the form, then what has become of it. */
export function Booking({ form, sent }: BookingProps) {
  const t = useTexts('contact');
  const kinds = useOfferedKinds();
  const entry = useEntry();
  const at = entry.state as Partial<ChosenState> | null;
  const keptKind = useOnceHydrated(at?.kind, undefined);
  const [chosen = keptKind, setChosen] = useState<AppointmentKind>();
  const kind = (kinds.find(({ id }) => id === chosen) ?? kinds[0])?.id;
  const [zone, setZone] = useState(() => ownZone(firm.timeZone));
  // A kind has times of its own.
  const start = at?.kind === kind ? at?.start : undefined;
  /** The time that was chosen last, whose day is shown again. */
  const [last, setLast] = useState(start);
  const [booked, setBooked] = useState<Booked>();
  const queryClient = useQueryClient();
  const clock = useClock(zone);
  const [, navigate] = useLocation();
  const hydrated = useHydrated();
  const token = useOnceHydrated(tokenOf(entry.hash), undefined);
  const remember = (state: KeptScroll & Partial<ChosenState>, replace = false) =>
    navigate(hrefOf(entry), { state, replace });

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
    <div {...laidOutLater([53, 53, 44], 'white-card')}>
      <KindChoice
        kinds={kinds}
        chosen={kind}
        onChoose={(id) => {
          setChosen(id);
          setLast(undefined);
        }}
      />
      {start && clock ? (
        <>
          <ChosenTime kind={kind} start={start} clock={clock} />
          <div>
            {form({
              kind,
              summary: `${t(`booking.kinds.${kind}`)} · ${t('booking.when', { date: longDate(start, clock), time: timeOf(start, clock) })}`,
              async store(enquiry) {
                const outcome = await book(enquiry, { kind, start, zone });
                setBooked(outcome);
                // A reload does not ask for what has been sent.
                remember({ keepScroll: true }, true);
                void queryClient.invalidateQueries({ queryKey: ['booking', 'times'] });
                return outcome.status === 'unplaced' ? undefined : 'booked';
              },
            })}
          </div>
        </>
      ) : hydrated && clock ? (
        <Times
          kind={kind}
          clock={clock}
          last={last}
          onZone={setZone}
          onChoose={(time) => {
            setLast(time);
            remember({ keepScroll: true, kind, start: time });
          }}
        />
      ) : (
        <TimesLoading />
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
  const changing = useChange(booked.token);
  if (booked.status !== 'unplaced')
    return <BookedNotice booked={booked} kind={kind} clock={clock} />;
  return (
    <div className="white-card">
      <FocusedHeading className="text-2xl">{t('booking.taken')}</FocusedHeading>
      <p className="mt-3 mb-6 max-w-prose">{t('booking.takenKept')}</p>
      <TimeList
        times={booked.nearest}
        clock={clock}
        withDate
        onChoose={(start) =>
          changing.change({ start }, (moved) => moved !== 'cancelled' && moved && onMoved(moved))
        }
      />
      <ChangeState {...changing} />
    </div>
  );
}
