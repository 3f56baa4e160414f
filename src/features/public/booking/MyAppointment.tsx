import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarPlus, Video } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { BackendError } from '@/lib/errors';
import { useFirm } from '@/lib/liveFirm';
import type { Clock } from '@/site/dates';
import { buttonClass } from '@/ui/button';
import { Phones } from '@/i18n/Phones';
import {
  cancelOptions,
  moveOptions,
  type MyAppointment as Appointment,
  myAppointmentOptions,
} from './queries';
import { saveCalendarFile } from './saveCalendarFile';
import { Times } from './Times';
import { WhenLines } from './WhenLines';

interface MyAppointmentProps {
  /** Of the link that was opened. Opening it reads; only a button changes anything. */
  token: string;
  clock: Clock;
  onZone: (zone: string) => void;
  /** Leaves the link for a new booking. */
  onLeave: () => void;
}

/** The client's appointment by link: seeing, moving and cancelling it. */
export function MyAppointment({ token, clock, onZone, onLeave }: MyAppointmentProps) {
  const t = useTexts('contact');
  const common = useTexts('common');
  const { data, error, refetch } = useQuery(myAppointmentOptions(token));
  if (error && data === undefined) {
    const isOffline = error instanceof BackendError && error.kind === 'offline';
    return (
      <Panel>
        <p role="alert">{isOffline ? t('booking.offline') : common('failed')}</p>
        <button
          type="button"
          onClick={() => void refetch()}
          className={buttonClass('secondary', 'mt-4')}
        >
          {t('booking.retry')}
        </button>
      </Panel>
    );
  }
  if (data === undefined) return <Panel>{t('booking.loading')}</Panel>;
  if (data === null) {
    return (
      <Panel>
        <p role="status">{t('booking.my.ended')}</p>
        <button type="button" onClick={onLeave} className={buttonClass('primary', 'mt-4')}>
          {t('booking.heading')}
        </button>
      </Panel>
    );
  }
  return (
    <Panel>
      <Known appointment={data} token={token} clock={clock} onZone={onZone} onLeave={onLeave} />
    </Panel>
  );
}

function Panel({ children }: { children: React.ReactNode }) {
  return (
    <div className="rounded-2xl bg-white p-[min(1.25rem,6vw)] shadow-card sm:p-10">{children}</div>
  );
}

type KnownProps = MyAppointmentProps & { appointment: Appointment };

function Known({ appointment, token, clock, onZone, onLeave }: KnownProps) {
  const t = useTexts('contact');
  const { email: replyTo } = useFirm();
  const { kind, status, start, end, mayMove, mayCancel, hasRoom, room } = appointment;
  const [doing, setDoing] = useState<'move' | 'cancel'>();
  const heading = useRef<HTMLHeadingElement>(null);
  const queryClient = useQueryClient();
  useEffect(() => heading.current?.focus(), [status, start.getTime()]); // oxlint-disable-line react/exhaustive-deps -- a new time, not a new object
  const isLive = status === 'confirmed' || status === 'pending';

  async function settled() {
    setDoing(undefined);
    await queryClient.invalidateQueries({ queryKey: ['booking'] });
  }
  const moving = useMutation(moveOptions(token));
  const cancelling = useMutation(cancelOptions(token));
  // Known at once: `isPending` comes too late for the second click of a double click.
  const isBusy = () => queryClient.isMutating({ mutationKey: ['booking'] }) > 0;
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {t(`booking.my.${status}`)}
      </h3>
      <p className="mt-3">{t(`booking.kinds.${kind}`)}</p>
      {status !== 'unplaced' && <WhenLines start={start} clock={clock} />}
      {room && (
        <a href={room} rel="noopener" className={buttonClass('primary', 'mt-6')}>
          <Video aria-hidden="true" className="size-5" />
          {t('booking.my.room')}
        </a>
      )}
      {status === 'confirmed' && hasRoom && !room && (
        <p className="mt-4 text-ink-700">{t('booking.my.roomLater')}</p>
      )}
      <p className="mt-6 flex flex-wrap gap-3">
        {status === 'confirmed' && (
          <button
            type="button"
            onClick={() =>
              void saveCalendarFile({
                ...appointment,
                end,
                summary: t(`booking.kinds.${kind}`),
                replyTo,
              })
            }
            className={buttonClass('secondary')}
          >
            <CalendarPlus aria-hidden="true" className="size-5" />
            {t('booking.my.calendar')}
          </button>
        )}
        {mayMove && (
          <button
            type="button"
            aria-expanded={doing === 'move'}
            onClick={() => setDoing(doing === 'move' ? undefined : 'move')}
            className={buttonClass('secondary')}
          >
            {t('booking.otherTime')}
          </button>
        )}
        {mayCancel && (
          <button
            type="button"
            aria-expanded={doing === 'cancel'}
            onClick={() => setDoing(doing === 'cancel' ? undefined : 'cancel')}
            className={buttonClass('secondary')}
          >
            {t('booking.my.cancel')}
          </button>
        )}
        {!mayCancel && (
          <button type="button" onClick={onLeave} className={buttonClass('primary')}>
            {t('booking.heading')}
          </button>
        )}
      </p>
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
          onChoose={(time) => {
            if (!isBusy())
              moving.mutate(time, {
                // The list that it was chosen from is old.
                onSuccess: (moved) =>
                  void (moved?.status === 'unplaced'
                    ? queryClient.invalidateQueries({ queryKey: ['booking', 'times'] })
                    : settled()),
              });
          }}
        />
      )}
      {doing === 'cancel' && (
        <form
          className="mt-6"
          onSubmit={(event) => {
            event.preventDefault();
            const word = new FormData(event.currentTarget).get('word');
            if (!isBusy())
              cancelling.mutate(typeof word === 'string' ? word : '', {
                onSuccess: () => void settled(),
              });
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
      <p role="alert" className="mt-4 empty:hidden">
        {moving.data?.status === 'unplaced' && <span>{t('booking.taken')}</span>}
        {(moving.isError ||
          moving.data === null ||
          cancelling.isError ||
          cancelling.data === false) && <span>{t('booking.my.failed')}</span>}
      </p>
    </>
  );
}
