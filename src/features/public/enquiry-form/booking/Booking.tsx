import { useQueryClient } from '@tanstack/react-query';
import { MapPin, Phone, Video } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { ConsultationPrice } from '@/i18n/ConsultationPrice';
import { type Dates, withDates } from '@/i18n/dates';
import { useTexts } from '@/i18n/language';
import { hrefOf, type KeptScroll } from '@/lib/router/entry';
import { useEntry } from '@/lib/router/NavigationProvider';
import { type AppointmentKind, CHANNEL_OF_KIND } from '@/site/appointments';
import { clientToken } from '@/site/clientLinks';
import { type Clock, longDate, ownZone, timeOf } from '@/site/dates';
import { firm } from '@/site/firm';
import { buttonClass } from '@/ui/classes';
import { FocusedHeading } from '@/ui/FocusedHeading';
import { laidOutLater } from '@/ui/laidOutLater';
import { RadioCard } from '@/ui/RadioCard';
import { useHydrated, useOnceHydrated } from '@/ui/useHydrated';
import { BookingForm } from '../EnquiryForm';
import { EnquirySent } from '../EnquirySent';
import { AfterBooking } from './AfterBooking';
import { book, type Booked } from './appointment/queries';
import { MyAppointment } from './MyAppointment';
import { type OfferedKind, useOfferedKinds } from './queries';
import { Times, TimesLoading } from './Times';
import { WhenLines } from './when';

/** What an entry of the history keeps of a chosen time: going back leads from the form to the times. */
interface ChosenState extends KeptScroll {
  kind: AppointmentKind;
  start: string;
}

/** Choosing kind, day and time, then the form, then what has become of it. */
export const Booking = withDates(function Booking({ dates: { locale } }: { dates: Dates }) {
  const t = useTexts('contact');
  const kinds = useOfferedKinds();
  const entry = useEntry();
  const at = entry.state as Partial<ChosenState> | null;
  const keptKind = useOnceHydrated(at?.kind, undefined);
  const [chosen = keptKind, setChosen] = useState<AppointmentKind>();
  const kind = (kinds.find(({ id }) => id === chosen) ?? kinds[0])?.id;
  const [zone, setZone] = useState(() => ownZone(firm.timeZone));
  const clock = { zone, locale };
  // A kind has times of its own.
  const start = at?.kind === kind ? at?.start : undefined;
  /** The time that was chosen last, whose day is shown again. */
  const [last, setLast] = useState(start);
  const [booked, setBooked] = useState<Booked>();
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const hydrated = useHydrated();
  const token = useOnceHydrated(clientToken('appointment', entry.hash), undefined);
  const remember = (state: KeptScroll & Partial<ChosenState>, replace = false) =>
    navigate(hrefOf(entry), { state, replace });

  if (token) {
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
  if (booked) {
    // No time is left: the firm proposes one.
    if (booked.status === 'unplaced' && booked.nearest.length === 0)
      return <EnquirySent channel={CHANNEL_OF_KIND[kind]} urgency="normal" />;
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
      {start ? (
        <>
          <ChosenTime kind={kind} start={start} clock={clock} />
          <BookingForm
            booking={{
              channel: CHANNEL_OF_KIND[kind],
              summary: `${t(`booking.kinds.${kind}`)} · ${t('booking.when', { date: longDate(start, clock), time: timeOf(start, clock) })}`,
              async store(enquiry) {
                const outcome = await book(enquiry, { kind, start, zone });
                setBooked(outcome);
                // A reload does not ask for what has been sent.
                remember({ keepScroll: true }, true);
                void queryClient.invalidateQueries({ queryKey: ['booking', 'times'] });
                return outcome.status === 'unplaced' ? undefined : 'booked';
              },
            }}
          />
        </>
      ) : hydrated ? (
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
});

const ICONS = { video: Video, phone: Phone, office: MapPin };

interface KindChoiceProps {
  kinds: readonly OfferedKind[];
  chosen: AppointmentKind;
  onChoose: (kind: AppointmentKind) => void;
}

/** How the appointment takes place, and how long it lasts. */
function KindChoice({ kinds, chosen, onChoose }: KindChoiceProps) {
  const t = useTexts('contact');
  return (
    <fieldset>
      <legend className="font-semibold">{t('booking.kind')}</legend>
      <div className="mt-2 grid gap-2 lg:auto-cols-fr lg:grid-flow-col">
        {kinds.map(({ id, minutes }) => {
          const Icon = ICONS[id];
          return (
            <RadioCard
              key={id}
              name="appointment-kind"
              value={id}
              checked={id === chosen}
              onChange={() => onChoose(id)}
            >
              <Icon className="size-5 shrink-0 text-ink-700 max-[15rem]:hidden" />
              <span className="min-w-0">
                {t(`booking.kinds.${id}`)}
                <span className="block text-sm text-ink-700">
                  {t('booking.minutes', { count: minutes })}
                </span>
              </span>
            </RadioCard>
          );
        })}
      </div>
    </fieldset>
  );
}

/** The chosen time over the form, with the way back to the others. */
function ChosenTime({ kind, ...when }: { kind: AppointmentKind; start: string; clock: Clock }) {
  const t = useTexts('contact');
  return (
    <div className="mt-8 rounded-xl bg-limestone-100 p-[min(1.25rem,6vw)]">
      <FocusedHeading id="booking-form-heading" className="text-xl">
        {t(`booking.kinds.${kind}`)}
      </FocusedHeading>
      <WhenLines {...when} />
      <ConsultationPrice className="mt-2" />
      <button type="button" onClick={() => history.back()} className={buttonClass('quiet', 'mt-2')}>
        {t('booking.otherTime')}
      </button>
    </div>
  );
}
