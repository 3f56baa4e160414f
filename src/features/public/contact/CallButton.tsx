import { Phone } from 'lucide-react';
import { useTexts } from '@/i18n/useTexts';
import { useFirm } from '@/lib/liveFirm';
import { formatPhone, telUrl } from '@/site/links';
import { buttonClass, type ButtonVariant } from '@/ui/button';

interface CallButtonProps {
  variant: ButtonVariant;
  /** Left out: the firm's first number. */
  phone?: string | undefined;
}

/** Dials a number, which it shows; nothing for a firm without one. */
export function CallButton({ variant, phone }: CallButtonProps) {
  const t = useTexts('contact');
  const [first = ''] = useFirm().phones;
  const number = phone ?? first;
  if (!number) return null;
  return (
    <a
      href={telUrl(number)}
      aria-label={t('cards.phone.call', { phone: formatPhone(number) })}
      className={buttonClass(variant)}
    >
      <Phone aria-hidden="true" className="size-5" />
      <bdi dir="ltr" className="even-digits">
        {formatPhone(number)}
      </bdi>
    </a>
  );
}
