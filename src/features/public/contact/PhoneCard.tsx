import { ChevronDown, Phone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { useFirm } from '@/lib/liveFirm';
import { formatPhone, telUrl } from '@/site/links';
import { buttonClass } from '@/ui/button';
import { cx } from '@/ui/cx';
import { useDisclosure } from '@/ui/useDisclosure';
import { ContactCard } from './ContactCard';

/** The phone card: its button reveals the numbers as dial links (SPEC 2.16). */
export function PhoneCard() {
  const t = useTexts('contact');
  const { phones } = useFirm();
  const { open, rootRef, buttonProps, panelProps } = useDisclosure();
  const panelRef = useRef<HTMLUListElement>(null);

  // The card may be at the bottom of the viewport, with the opened list below it.
  useEffect(() => {
    if (open) panelRef.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);

  return (
    <ContactCard icon={Phone} title={t('cards.phone.title')} text={t('cards.phone.text')}>
      <div ref={rootRef} className="relative">
        <button {...buttonProps} className={buttonClass('secondary')}>
          {t('cards.phone.action')}
          <ChevronDown aria-hidden="true" className={cx('chevron', open && 'rotate-180')} />
        </button>
        <ul
          {...panelProps}
          ref={panelRef}
          className="absolute start-0 top-full z-20 mt-2 min-w-60 scroll-mb-4 rounded-xl bg-white p-2 shadow-float"
        >
          {phones.map((phone) => (
            <li key={phone}>
              <a
                href={telUrl(phone)}
                aria-label={t('cards.phone.call', { phone: formatPhone(phone) })}
                className="flex min-h-12 items-center gap-3 rounded-lg px-4 text-lg font-semibold hover:bg-limestone-100"
              >
                <Phone aria-hidden="true" className="size-4 text-terracotta-600" />
                <bdi dir="ltr" className="tabular-nums">
                  {formatPhone(phone)}
                </bdi>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </ContactCard>
  );
}
