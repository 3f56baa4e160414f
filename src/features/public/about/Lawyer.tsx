import { useLanguage } from '@/i18n/LanguageProvider';
import { useTexts } from '@/i18n/useTexts';
import { firm } from '@/site/firm';

/** The lawyer who answers, in a few lines. */
export function Lawyer() {
  const t = useTexts('common');
  const { language } = useLanguage();
  return (
    <div className="flex flex-wrap items-center gap-5 rounded-2xl bg-white p-6 text-ink-900 shadow-card">
      <img
        src="/images/about.svg"
        alt=""
        width={96}
        height={96}
        loading="lazy"
        decoding="async"
        className="size-[96px] shrink-0 rounded-full bg-limestone-200 object-cover object-[50%_20%]"
      />
      <div className="min-w-0 grow basis-28 leading-snug">
        <h3 className="text-xl">{t('about.answers')}</h3>
        <p className="mt-2 font-semibold">
          <bdi lang="es">{firm.lawyer}</bdi>
        </p>
        <p className="text-base text-ink-700">{firm.lawyerTitle[language]}</p>
      </div>
    </div>
  );
}
