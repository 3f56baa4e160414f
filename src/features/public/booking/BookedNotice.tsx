import { CalendarPlus, CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { ConsultationPrice } from '@/i18n/ConsultationPrice';
import { useTexts } from '@/i18n/useTexts';
import { useFirm } from '@/lib/liveFirm';
import { type AppointmentKind, hashOf } from '@/site/appointments';
import type { Clock } from '@/site/dates';
import { buttonClass } from '@/ui/button';
import type { Booked } from './queries';
import { saveCalendarFile } from './saveCalendarFile';
import { WhenLines } from './WhenLines';

interface BookedNoticeProps {
  booked: Booked;
  kind: AppointmentKind;
  clock: Clock;
}

/** The appointment that has been made, and what happens next; it takes the focus from the sent form. */
export function BookedNotice({ booked, kind, clock }: BookedNoticeProps) {
  const t = useTexts('contact');
  const { email: replyTo, address } = useFirm();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const status = booked.status === 'pending' ? 'pending' : 'confirmed';
  return (
    <div data-booked="" className="on-dark rounded-2xl bg-ink-900 p-6 text-limestone-50 sm:p-10">
      <CircleCheck aria-hidden="true" className="size-10 text-brass-300" strokeWidth={1.5} />
      <h3 ref={heading} tabIndex={-1} className="mt-4 text-3xl outline-none zh:max-md:text-2xl">
        {t(`booking.done.${status}`)}
      </h3>
      <div className="mt-6">
        <p className="text-brass-300">{t(`booking.kinds.${kind}`)}</p>
        <WhenLines start={booked.start} clock={clock} />
        <ConsultationPrice className="mt-2" />
      </div>
      <p className="mt-6 font-semibold text-brass-300">{t('survey.sent.next')}</p>
      <ol className="mt-3 list-decimal space-y-3 ps-6 text-lg marker:text-brass-300">
        <li>{t(`booking.done.${status}Mail`)}</li>
        <li>{t(`booking.done.${kind}`, { street: address.street })}</li>
        <li>{t('booking.done.change')}</li>
      </ol>
      <p className="mt-8 flex flex-wrap gap-3">
        {status === 'confirmed' && (
          <button
            type="button"
            onClick={() =>
              void saveCalendarFile({ ...booked, summary: t(`booking.kinds.${kind}`), replyTo })
            }
            className={buttonClass('onDark')}
          >
            <CalendarPlus aria-hidden="true" className="size-5" />
            {t('booking.my.calendar')}
          </button>
        )}
        <Link to={hashOf(booked.token)} className={buttonClass('onDark')}>
          {t('booking.my.manage')}
        </Link>
      </p>
    </div>
  );
}
