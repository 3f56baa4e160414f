import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Video } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '@/i18n/language';
import { ReadState } from '@/i18n/ReadState';
import type { Clock } from '@/site/dates';
import { buttonClass } from '@/ui/classes';
import { FocusedHeading } from '@/ui/FocusedHeading';
import { intoView } from '@/ui/scroll';
import { Phones } from '@/i18n/PhoneLink';
import { CalendarButton } from './CalendarButton';
import {
  type MyAppointment as Appointment,
  myAppointmentOptions,
  useChange,
} from './appointment/queries';
import { Times } from './Times';
import { WhenLines } from './when';

interface MyAppointmentProps {
  /** Of the link that was opened. Opening it reads; only a button changes anything. */
  token: string;
  clock: Clock;
  onZone: (zone: string) => void;
  /** Leaves the link for a new booking. */
  onLeave: () => void;
}

/** The client's appointment by link: seeing, moving and cancelling it. */
export function MyAppointment(props: MyAppointmentProps) {
  const t = useTexts('contact');
  const common = useTexts('common');
  const query = useQuery(myAppointmentOptions(props.token));
  return (
    <div className="white-card">
      {query.data && <Known {...props} appointment={query.data} />}
      {query.data === undefined && (
        <ReadState query={query} failed={common('failed')} offline={t('booking.offline')} />
      )}
      {query.data === null && (
        <>
          <p role="status">{t('booking.my.ended')}</p>
          <button type="button" onClick={props.onLeave} className={buttonClass('primary', 'mt-4')}>
            {t('booking.heading')}
          </button>
        </>
      )}
    </div>
  );
}

/** What becomes of a change, in sight: a phone may show the list of times alone. */
export function ChangeState({
  isPending,
  hasFailed,
  isTaken,
}: Omit<ReturnType<typeof useChange>, 'change'>) {
  const t = useTexts('contact');
  return (
    <>
      <p role="status" className="mt-4 empty:hidden">
        {isPending && <span ref={intoView}>{t('survey.sending')}</span>}
      </p>
      <p role="alert" className="mt-4 empty:hidden">
        {(isTaken || hasFailed) && (
          <span ref={intoView}>{t(isTaken ? 'booking.taken' : 'booking.my.failed')}</span>
        )}
      </p>
    </>
  );
}

type KnownProps = MyAppointmentProps & { appointment: Appointment };

function Known({ appointment, token, clock, onZone, onLeave }: KnownProps) {
  const t = useTexts('contact');
  const { kind, status, starts_at, mayMove, mayCancel, has_room, room } = appointment;
  const [doing, setDoing] = useState<'move' | 'cancel'>();
  const queryClient = useQueryClient();
  const isLive = status === 'confirmed' || status === 'pending';

  async function settled() {
    setDoing(undefined);
    await queryClient.invalidateQueries({ queryKey: ['booking'] });
  }
  const { change, ...state } = useChange(token);
  return (
    <>
      <FocusedHeading key={`${status} ${starts_at}`} className="text-2xl">
        {t(`booking.my.${status}`)}
      </FocusedHeading>
      <p className="mt-3">{t(`booking.kinds.${kind}`)}</p>
      {status !== 'unplaced' && <WhenLines start={starts_at} clock={clock} />}
      {room && (
        <a href={room} rel="noopener" className={buttonClass('primary', 'mt-6')}>
          <Video className="size-5" />
          {t('booking.my.room')}
        </a>
      )}
      {status === 'confirmed' && has_room && !room && (
        <p className="mt-4 text-ink-700">{t('booking.my.roomLater')}</p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {status === 'confirmed' && (
          <CalendarButton appointment={appointment} kind={kind} variant="secondary" />
        )}
        {(['move', 'cancel'] as const).map(
          (what) =>
            (what === 'move' ? mayMove : mayCancel) && (
              <button
                key={what}
                type="button"
                aria-expanded={doing === what}
                onClick={() => setDoing(doing === what ? undefined : what)}
                className={buttonClass('secondary')}
              >
                {t(what === 'move' ? 'booking.otherTime' : 'booking.my.cancel')}
              </button>
            ),
        )}
        {!mayCancel && (
          <button type="button" onClick={onLeave} className={buttonClass('primary')}>
            {t('booking.heading')}
          </button>
        )}
      </div>
      {isLive && !mayMove && mayCancel && (
        <>
          <p className="mt-6">{t('booking.my.tooLate')}</p>
          <Phones />
        </>
      )}
      {doing === 'move' && (
        <Times
          kind={kind}
          clock={clock}
          onZone={onZone}
          onChoose={(time) =>
            change({ start: time }, (moved) =>
              // The list that it was chosen from is old.
              typeof moved === 'object' && moved?.status === 'unplaced'
                ? void queryClient.invalidateQueries({ queryKey: ['booking', 'times'] })
                : void settled(),
            )
          }
        />
      )}
      {doing === 'cancel' && (
        <form
          className="mt-6"
          onSubmit={(event) => {
            event.preventDefault();
            const word = new FormData(event.currentTarget).get('word');
            change({ word: typeof word === 'string' ? word : '' }, () => void settled());
          }}
        >
          <label htmlFor="cancel-word" className="font-semibold">
            {t('booking.my.word')}{' '}
            <span className="font-normal text-ink-700">({t('survey.optional')})</span>
          </label>
          <textarea
            id="cancel-word"
            name="word"
            rows={2}
            maxLength={500}
            dir="auto"
            className="mt-2 block w-full rounded-lg border border-ink-500 bg-white px-4 py-2.5"
          />
          <button type="submit" className={buttonClass('primary', 'mt-4')}>
            {t('booking.my.cancelNow')}
          </button>
        </form>
      )}
      <ChangeState {...state} />
    </>
  );
}
