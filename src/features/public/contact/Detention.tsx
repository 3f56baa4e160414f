import { Phone } from 'lucide-react';
import { useLanguage } from '@/i18n/LanguageProvider';
import { spaceIn } from '@/i18n/space';
import { useTexts } from '@/i18n/useTexts';
import { useFirm } from '@/lib/liveFirm';
import { firm } from '@/site/firm';
import { formatPhone, telUrl } from '@/site/links';
import { buttonClass } from '@/ui/button';

/** What to do when somebody is detained: the firm's phone, or how a duty lawyer is reached. */
export function Detention() {
  const t = useTexts('contact');
  const { language } = useLanguage();
  const { phones } = useFirm();
  const { takes, always, dutyPhone } = firm.detention;
  const space = spaceIn(language);
  const phone = takes ? phones[0] : dutyPhone;
  return (
    <aside
      id="detention"
      aria-labelledby="detention-heading"
      className="scroll-mt-24 rounded-2xl border-s-4 border-terracotta-600 bg-white p-6 text-ink-900 shadow-card"
    >
      <h3 id="detention-heading" className="text-xl">
        {t('detention.heading')}
      </h3>
      <p className="mt-2 max-w-prose">
        <span>
          {takes
            ? [t('detention.takes'), t(always ? 'detention.always' : 'detention.hours')].join(space)
            : t('detention.refuses')}
        </span>
        {space}
        <span>{t('detention.rights')}</span>
      </p>
      {phone && (
        <p className="mt-4 flex flex-wrap items-center gap-3">
          {!takes && <span>{t('detention.duty')}</span>}
          <a
            href={telUrl(phone)}
            aria-label={t('cards.phone.call', { phone: formatPhone(phone) })}
            className={buttonClass('primary')}
          >
            <Phone aria-hidden="true" className="size-5" />
            <bdi dir="ltr" className="tabular-nums">
              {formatPhone(phone)}
            </bdi>
          </a>
        </p>
      )}
    </aside>
  );
}
