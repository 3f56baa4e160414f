import { Link } from 'wouter';
import { ConsultationPrice } from '@/i18n/ConsultationPrice';
import { useTexts } from '@/i18n/language';
import { useFirm } from '@/lib/liveFirm';
import type { AppointmentKind } from '@/site/appointments';
import { clientHash } from '@/site/clientLinks';
import type { Clock } from '@/site/dates';
import { buttonClass } from '@/ui/classes';
import { FocusedHeading } from '@/ui/FocusedHeading';
import { Confirmation } from '../EnquirySent';
import { CalendarButton } from './CalendarButton';
import { ChangeState } from './MyAppointment';
import { type Booked, type Outcome, useChange } from './appointment/queries';
import { TimeList, WhenLines } from './when';

interface AfterBookingProps {
  booked: Booked;
  kind: AppointmentKind;
  clock: Clock;
  onMoved: (outcome: Outcome) => void;
}

/** What has become of a booking; where the time was taken, the nearest free ones. */
export function AfterBooking({ onMoved, ...notice }: AfterBookingProps) {
  const t = useTexts('contact');
  const { booked, clock } = notice;
  const { change, ...state } = useChange(booked.token);
  if (booked.status !== 'unplaced') return <BookedNotice {...notice} />;
  return (
    <div className="white-card">
      <FocusedHeading className="text-2xl">{t('booking.taken')}</FocusedHeading>
      <p className="mt-3 mb-6 max-w-prose">{t('booking.takenKept')}</p>
      <TimeList
        times={booked.nearest}
        clock={clock}
        withDate
        onChoose={(start) =>
          change({ start }, (moved) => moved !== 'cancelled' && moved && onMoved(moved))
        }
      />
      <ChangeState {...state} />
    </div>
  );
}

/** The appointment that has been made, and what happens next. */
function BookedNotice({ booked, kind, clock }: Omit<AfterBookingProps, 'onMoved'>) {
  const t = useTexts('contact');
  const { street } = useFirm().address;
  const status = booked.status === 'pending' ? 'pending' : 'confirmed';
  return (
    <Confirmation
      of="booked"
      heading={t(`booking.done.${status}`)}
      steps={[
        t(`booking.done.${status}Mail`),
        t(`booking.done.${kind}`, { street }),
        t('booking.done.change'),
      ]}
      after={
        <div className="mt-8 flex flex-wrap gap-3">
          {status === 'confirmed' && (
            <CalendarButton appointment={booked} kind={kind} variant="onDark" />
          )}
          <Link to={clientHash('appointment', booked.token)} className={buttonClass('onDark')}>
            {t('booking.my.manage')}
          </Link>
        </div>
      }
    >
      <div className="mt-6">
        <p className="text-brass-300">{t(`booking.kinds.${kind}`)}</p>
        <WhenLines start={booked.starts_at} clock={clock} />
        <ConsultationPrice className="mt-2" />
      </div>
    </Confirmation>
  );
}
