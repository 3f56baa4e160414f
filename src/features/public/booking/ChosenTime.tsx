import { ConsultationPrice } from '@/i18n/ConsultationPrice';
import { useTexts } from '@/i18n/useTexts';
import type { AppointmentKind } from '@/site/appointments';
import { type Clock } from '@/site/dates';
import { buttonClass } from '@/ui/button';
import { FocusedHeading } from '@/ui/FocusedHeading';
import { WhenLines } from './WhenLines';

interface ChosenTimeProps {
  kind: AppointmentKind;
  start: Date;
  clock: Clock;
}

/** The chosen time over the form, with the way back to the others. */
export function ChosenTime({ kind, start, clock }: ChosenTimeProps) {
  const t = useTexts('contact');
  return (
    <div className="mt-8 rounded-xl bg-limestone-100 p-[min(1.25rem,6vw)]">
      <FocusedHeading id="booking-form-heading" className="text-xl">
        {t(`booking.kinds.${kind}`)}
      </FocusedHeading>
      <WhenLines start={start} clock={clock} />
      <ConsultationPrice className="mt-2" />
      <button type="button" onClick={() => history.back()} className={buttonClass('quiet', 'mt-2')}>
        {t('booking.otherTime')}
      </button>
    </div>
  );
}
