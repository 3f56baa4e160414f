import { Phone } from 'lucide-react';
import { useTexts } from '@/i18n/useTexts';
import { useFirm } from '@/lib/liveFirm';
import { formatPhone, telUrl } from '@/site/links';

/** Dials the firm's first number, on phones: somebody detained reads no page to the end. */
export function CallLink() {
  const t = useTexts('contact');
  const [phone = ''] = useFirm().phones;
  return (
    <a
      href={telUrl(phone)}
      aria-label={t('cards.phone.call', { phone: formatPhone(phone) })}
      className="icon-button max-[21rem]:hidden md:hidden"
    >
      <Phone aria-hidden="true" className="size-5" />
    </a>
  );
}
