import { CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ConsultationPrice } from '@/i18n/ConsultationPrice';
import { dated, type Dates } from '@/i18n/dates';
import { Phones } from '@/i18n/PhoneLink';
import { useTexts } from '@/i18n/language';
import { useFirm } from '@/lib/liveFirm';
import { absenceAt } from '@/site/absence';
import type { Channel, Urgency } from '@/site/enquiries';
import { firm } from '@/site/firm';
import { cx } from '@/ui/classes';
import { FocusedHeading } from '@/ui/FocusedHeading';

/** Replaces the sent form; who wrote of something urgent is asked to call, not told to wait. */
export function EnquirySent({ channel, urgency }: { channel: Channel; urgency: Urgency }) {
  const t = useTexts('contact');
  return (
    <Confirmation
      of="sent"
      heading={t('survey.sent.heading')}
      steps={[
        urgency === 'normal' && t('survey.sent.read'),
        t(`survey.sent.${channel}`),
        t('survey.sent.quote'),
      ]}
      after={
        <>
          <ConsultationPrice className="mt-6" />
          {urgency === 'normal' && (
            <>
              <p className="mt-8">{t('survey.sent.urgent')}</p>
              <Phones onDark />
            </>
          )}
        </>
      }
    >
      {urgency !== 'normal' && (
        <div className="mt-6">
          <CallNow urgency={urgency} />
        </div>
      )}
      <AbsenceNotice />
    </Confirmation>
  );
}

interface ConfirmationProps {
  /** What has been done, for the variants of styles/base.css. */
  of: 'sent' | 'booked';
  heading: string;
  /** What happens next. */
  steps: readonly (string | false)[];
  after: ReactNode;
  children: ReactNode;
}

/** Takes the place of a form that was sent. */
export function Confirmation({ of, heading, steps, after, children }: ConfirmationProps) {
  const t = useTexts('contact');
  return (
    <div
      {...{ [`data-${of}`]: '' }}
      className="on-dark rounded-2xl bg-ink-900 p-[min(1.5rem,7.5vw)] text-limestone-50 sm:p-10"
    >
      <CircleCheck className="size-10 text-brass-300" strokeWidth={1.5} />
      <FocusedHeading className="mt-4 text-3xl zh:max-md:text-2xl">{heading}</FocusedHeading>
      {children}
      <p className="mt-6 font-semibold text-brass-300">{t('survey.sent.next')}</p>
      <ol className="mt-3 list-decimal space-y-3 ps-6 text-lg marker:text-brass-300">
        {steps.map((step) => step && <li key={step}>{step}</li>)}
      </ol>
      {after}
    </div>
  );
}

/** Until when the office is closed, during an absence. */
const AbsenceNotice = dated(function AbsenceNotice({ dates }: { dates: Dates }) {
  const t = useTexts('contact');
  const { openingHours: hours, closedDays: holidays } = useFirm();
  const [now] = useState(() => new Date());
  const away = absenceAt(now, { timeZone: firm.timeZone, hours, holidays });
  if (!away) return null;
  return (
    <p className="mt-6 text-lg font-semibold">
      {t('hours.absent', { until: dates.weekdayAndDay(away.until, dates) })}
    </p>
  );
});

/** Asks a visitor with an urgent case to call at once (PRODUCT 4): the number, then why. */
export function CallNow({ urgency }: { urgency: Exclude<Urgency, 'normal'> }) {
  const t = useTexts('contact');
  return (
    <div
      className={cx(
        'on-dark flex flex-col-reverse rounded-xl px-5 pt-1 pb-5 text-white sm:px-6 sm:pt-2 sm:pb-6',
        urgency === 'detained' ? 'bg-terracotta-700' : 'bg-ink-800',
      )}
    >
      <p className="mt-4 text-lg font-semibold">{t(`survey.urgent.${urgency}`)}</p>
      <Phones onDark />
    </div>
  );
}
