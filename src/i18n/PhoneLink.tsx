import { Phone } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useFirm } from '@/lib/liveFirm';
import { formatPhone, telUrl } from '@/site/links';
import { useTexts } from './language';
import { buttonClass } from '@/ui/classes';

interface PhoneLinkProps extends ComponentProps<'a'> {
  /** Left out: the firm's first number. */
  phone?: string | undefined;
  /** Shows the icon alone. */
  brief?: boolean;
}

/** Dials a number, which it shows. */
export function PhoneLink({ phone, brief = false, ...props }: PhoneLinkProps) {
  const t = useTexts('contact');
  const [first = ''] = useFirm().phones;
  const number = formatPhone(phone ?? first);
  return (
    <a
      href={telUrl(phone ?? first)}
      aria-label={t('cards.phone.call', { phone: number })}
      {...props}
    >
      <Phone className="size-5" />
      {!brief && (
        <bdi dir="ltr" className="even-digits">
          {number}
        </bdi>
      )}
    </a>
  );
}

const ON_DARK =
  'inline-flex min-h-12 items-center gap-3 rounded-full bg-white px-5 text-lg font-semibold text-ink-900 hover:bg-limestone-100 [&>svg]:text-terracotta-600 max-[16rem]:[&>svg]:hidden';

/** All of the firm's numbers. */
export function Phones({ onDark = false }: { onDark?: boolean }) {
  const { phones } = useFirm();
  return (
    <p className="mt-4 flex flex-wrap gap-3">
      {phones.map((phone) => (
        <PhoneLink
          key={phone}
          phone={phone}
          className={onDark ? ON_DARK : buttonClass('secondary')}
        />
      ))}
    </p>
  );
}
