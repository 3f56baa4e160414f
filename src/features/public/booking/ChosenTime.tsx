import { useEffect, useRef } from 'react';
import { ConsultationPrice } from '@/i18n/ConsultationPrice';
import { useTexts } from '@/i18n/useTexts';
import type { AppointmentKind } from '@/site/appointments';
import { type Clock } from '@/site/dates';
import { buttonClass } from '@/ui/button';
import { WhenLines } from './WhenLines';

interface ChosenTimeProps {
  kind: AppointmentKind;
  start: Date;
  clock: Clock;
  onChange: () => void;
}

/** The chosen time over the form, with the way back to the others. */
export function ChosenTime({ kind, start, clock, onChange }: ChosenTimeProps) {
  const t = useTexts('contact');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mt-8 rounded-xl bg-limestone-100 p-5">
      <h3 ref={heading} id="booking-form-heading" tabIndex={-1} className="text-xl outline-none">
        {t(`booking.kinds.${kind}`)}
      </h3>
      <WhenLines start={start} clock={clock} />
      <ConsultationPrice className="mt-2" />
      <button type="button" onClick={onChange} className={buttonClass('quiet', 'mt-2')}>
        {t('booking.otherTime')}
      </button>
    </div>
  );
}
