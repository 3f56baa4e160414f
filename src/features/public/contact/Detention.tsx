import { useLanguage, useTexts } from '@/i18n/language';
import { PhoneLink } from '@/i18n/PhoneLink';
import { spaceIn } from '@/i18n/space';
import { firm } from '@/site/firm';
import { buttonClass } from '@/ui/classes';

/** What to do when somebody is detained: the firm's phone, or how a duty lawyer is reached. */
export function Detention() {
  const t = useTexts('contact');
  const { language } = useLanguage();
  const { takes, always, dutyPhone } = firm.detention;
  const space = spaceIn(language);
  return (
    <aside
      id="detention"
      aria-labelledby="detention-heading"
      className="scroll-mt-24 rounded-2xl border-s-4 border-terracotta-600 bg-white p-6 text-ink-900 shadow-card lg:flex lg:items-center lg:justify-between lg:gap-10"
    >
      <div>
        <h3 id="detention-heading" className="text-xl">
          {t('detention.heading')}
        </h3>
        <p className="mt-2 max-w-prose">
          <span>
            {takes
              ? [t('detention.takes'), t(always ? 'detention.always' : 'detention.hours')].join(
                  space,
                )
              : t('detention.refuses')}
          </span>
          {space}
          <span>{t('detention.rights')}</span>
        </p>
      </div>
      {(takes || dutyPhone) && (
        <p className="mt-4 flex shrink-0 flex-wrap items-center gap-3 lg:mt-0 lg:max-w-sm">
          {!takes && <span>{t('detention.duty')}</span>}
          <PhoneLink phone={takes ? undefined : dutyPhone} className={buttonClass()} />
        </p>
      )}
    </aside>
  );
}
