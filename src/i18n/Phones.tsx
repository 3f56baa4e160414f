import { useFirm } from '@/lib/liveFirm';
import { formatPhone, telUrl } from '@/site/links';
import { buttonClass } from '@/ui/button';
import { useTexts } from './useTexts';

export function Phones() {
  const t = useTexts('contact');
  const { phones } = useFirm();
  return (
    <p className="mt-4 flex flex-wrap gap-3">
      {phones.map((phone) => (
        <a
          key={phone}
          href={telUrl(phone)}
          aria-label={t('cards.phone.call', { phone: formatPhone(phone) })}
          className={buttonClass('secondary')}
        >
          <bdi dir="ltr">{formatPhone(phone)}</bdi>
        </a>
      ))}
    </p>
  );
}
