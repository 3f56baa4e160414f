import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { AbsenceNotice } from '@/i18n/AbsenceNotice';
import { ConsultationPrice } from '@/i18n/ConsultationPrice';
import { useTexts } from '@/i18n/useTexts';
import { CallNow, PhoneButtons } from './UrgentNotice';
import type { Channel, Urgency } from '@/site/enquiries';

interface EnquirySentProps {
  channel: Channel;
  urgency: Urgency;
}

/**
 * The confirmation that replaces the sent form; it takes the focus from the removed submit button.
 * Who sent an urgent enquiry is asked to call first, and not told to wait for a working day.
 */
export function EnquirySent({ channel, urgency }: EnquirySentProps) {
  const t = useTexts('contact');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div data-sent="" className="on-dark rounded-2xl bg-ink-900 p-6 text-limestone-50 sm:p-10">
      <CircleCheck aria-hidden="true" className="size-10 text-brass-300" strokeWidth={1.5} />
      <h3 ref={heading} tabIndex={-1} className="mt-4 text-3xl outline-none zh:max-md:text-2xl">
        {t('survey.sent.heading')}
      </h3>
      {urgency !== 'normal' && (
        <div className="mt-6">
          <CallNow urgency={urgency} />
        </div>
      )}
      <AbsenceNotice />
      <p className="mt-6 font-semibold text-brass-300">{t('survey.sent.next')}</p>
      <ol className="mt-3 list-decimal space-y-3 ps-6 text-lg marker:text-brass-300">
        {urgency === 'normal' && <li>{t('survey.sent.read')}</li>}
        <li>{t(`survey.sent.${channel}`)}</li>
        <li>{t('survey.sent.quote')}</li>
      </ol>
      <ConsultationPrice className="mt-6" />
      {urgency === 'normal' && (
        <>
          <p className="mt-8">{t('survey.sent.urgent')}</p>
          <PhoneButtons />
        </>
      )}
    </div>
  );
}
