import { Phones } from '@/i18n/Phones';
import { useTexts } from '@/i18n/useTexts';
import { buttonClass } from '@/ui/button';

/** Says that no time is free, and offers the form and the phone. */
export function NothingFree() {
  const t = useTexts('contact');
  return (
    <div role="status" className="mt-8">
      <p className="text-lg font-semibold">{t('booking.nothing')}</p>
      <p className="mt-4">
        <a href="#enquiry" className={buttonClass('primary')}>
          {t('booking.write')}
        </a>
      </p>
      <Phones />
    </div>
  );
}

/** Leads what cannot wait for the first free time to the phone. */
export function CallFirst() {
  const t = useTexts('contact');
  return (
    <div className="rounded-xl bg-limestone-100 p-5">
      <p className="max-w-prose">{t('booking.urgent')}</p>
      <Phones />
    </div>
  );
}
