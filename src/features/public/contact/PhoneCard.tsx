import { ChevronDown, Phone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { PhoneLink } from '@/i18n/PhoneLink';
import { useTexts } from '@/i18n/useTexts';
import { useFirm } from '@/lib/liveFirm';
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
        <ul {...panelProps} ref={panelRef} className="phone-list">
          {(open ? phones : []).map((phone) => (
            <li key={phone}>
              <PhoneLink phone={phone} />
            </li>
          ))}
        </ul>
      </div>
    </ContactCard>
  );
}
