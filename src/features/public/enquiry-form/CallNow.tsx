import { Phones } from '@/i18n/PhoneLink';
import { useTexts } from '@/i18n/language';
import { cx } from '@/ui/classes';
import type { Urgency } from '@/site/enquiries';

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
