import { Phone } from 'lucide-react';
import { useTexts } from '@/i18n/useTexts';
import { useFirm } from '@/lib/liveFirm';
import { formatPhone, telUrl } from '@/site/links';
import { cx } from '@/ui/cx';
import type { Urgency } from '@/site/enquiries';

export function PhoneButtons() {
  const t = useTexts('contact');
  const { phones } = useFirm();
  return (
    <ul className="mt-4 flex flex-wrap gap-3">
      {phones.map((phone) => (
        <li key={phone}>
          <a
            href={telUrl(phone)}
            aria-label={t('cards.phone.call', { phone: formatPhone(phone) })}
            className="inline-flex min-h-12 items-center gap-3 rounded-full bg-white px-5 text-lg font-semibold text-ink-900 hover:bg-limestone-100"
          >
            <Phone aria-hidden="true" className="size-5 text-terracotta-600" />
            <bdi dir="ltr" className="even-digits">
              {formatPhone(phone)}
            </bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}

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
      <PhoneButtons />
    </div>
  );
}

/** `CallNow` for the urgency that is chosen in the form, announced to screen readers. */
export function UrgentNotice({ urgency }: { urgency: Urgency }) {
  return (
    <div role="status" className="empty:hidden">
      {urgency !== 'normal' && <CallNow urgency={urgency} />}
    </div>
  );
}
