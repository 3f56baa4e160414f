import { Phone } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useFirm } from '@/lib/liveFirm';
import { formatPhone, telUrl } from '@/site/links';
import { useTexts } from './useTexts';

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
      <Phone aria-hidden="true" className="size-5" />
      {!brief && (
        <bdi dir="ltr" className="even-digits">
          {number}
        </bdi>
      )}
    </a>
  );
}
