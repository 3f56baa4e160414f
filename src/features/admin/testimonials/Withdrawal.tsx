import { ConfirmedAction } from '@/lib/admin/actions';
import { failureText } from '@/lib/admin/failures';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { testimonials as t } from '@/admin-texts';
import { withdraw } from './queries';
import type { Testimonial } from './testimonial';

interface WithdrawalProps {
  testimonial: Testimonial;
  /** Called first: nothing in the form is to be saved any more. */
  onWithdrawn: () => void;
  onDone: (announcement: string) => void;
}

/** Withdraws the consent to a testimonial, or says when that was. */
export function Withdrawal({ testimonial, onWithdrawn, onDone }: WithdrawalProps) {
  if (testimonial.withdrawn_at) {
    return (
      <p className="rounded border-s-4 border-brass-400 bg-limestone-100 p-3">
        {t('withdrawal.since', { when: formatOfficeDateTime(testimonial.withdrawn_at) })}
      </p>
    );
  }
  return (
    <ConfirmedAction
      className="justify-self-start"
      label={t('withdrawal.record')}
      title={t('withdrawal.title')}
      confirm={t('withdrawal.confirm')}
      action={() => withdraw(testimonial).then(onWithdrawn)}
      onDone={() => onDone(t('withdrawal.done'))}
      failed={(error) => t('withdrawal.failed', { reason: failureText(error) })}
    >
      <p>{t('withdrawal.about')}</p>
    </ConfirmedAction>
  );
}
