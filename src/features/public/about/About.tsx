import { Link } from 'react-router-dom';
import { useLanguage } from '@/i18n/LanguageProvider';
import { useTexts } from '@/i18n/useTexts';
import { firm } from '@/site/firm';
import { buttonClass } from '@/ui/button';

const QUALITIES = ['clear', 'fees', 'personal', 'language', 'deadlines', 'secrecy'] as const;

/** The lawyer behind the firm, and how the firm works (SPEC 2.11). */
export function About() {
  const t = useTexts('common');
  return (
    <section
      id="about"
      aria-labelledby="about-heading"
      className="overflow-hidden bg-limestone-50 py-20 md:py-28"
    >
      <div className="container-page grid gap-x-16 gap-y-14 lg:grid-cols-[5fr_7fr] lg:items-start">
        <Portrait />
        <div>
          <p className="mb-3 font-semibold text-terracotta-700">{t('about.tagline')}</p>
          <h2 id="about-heading" className="text-3xl md:text-4xl zh:max-md:text-2xl">
            {t('about.heading')}
          </h2>
          <p className="mt-6 max-w-prose text-lg">{t('about.description')}</p>
          <ul
            aria-label={t('about.qualitiesLabel')}
            className="mt-10 grid gap-x-10 border-t border-limestone-300 sm:grid-cols-2"
          >
            {QUALITIES.map((quality) => (
              <li key={quality} className="border-b border-limestone-300 py-5">
                <p className="font-semibold text-ink-900">{t(`about.qualities.${quality}.name`)}</p>
                <p className="mt-1 text-ink-700">{t(`about.qualities.${quality}.text`)}</p>
              </li>
            ))}
          </ul>
          <Link to="#contact" className={buttonClass('primary', 'mt-10')}>
            {t('about.contact')}
          </Link>
        </div>
      </div>
    </section>
  );
}

/** The portrait, with the quote overlapping its lower edge. */
function Portrait() {
  const t = useTexts('common');
  const { language } = useLanguage();
  return (
    <figure className="mx-auto w-full max-w-md lg:sticky lg:top-28 lg:max-w-none">
      <img
        src="/images/about.svg"
        alt={t('about.imageAlt')}
        width={800}
        height={1000}
        loading="lazy"
        decoding="async"
        className="w-full rounded-t-full bg-limestone-200 object-cover"
      />
      <blockquote className="on-dark relative me-6 -mt-16 bg-ink-900 px-7 py-8 text-limestone-50 lg:ms-8 lg:-me-8">
        <p className="font-heading text-xl leading-snug before:content-[open-quote] after:content-[close-quote]">
          {t('about.quote')}
        </p>
      </blockquote>
      <figcaption className="mt-5 lg:ms-8">
        <p className="font-semibold text-ink-900">
          <bdi lang="es">{firm.lawyer}</bdi>
        </p>
        <p className="text-ink-700">{firm.lawyerTitle[language]}</p>
        <p className="mt-1 text-sm text-ink-600">
          <bdi lang="es">{firm.barAssociation}</bdi>
          <span className="block">{t('about.bar', { number: firm.barNumber })}</span>
        </p>
      </figcaption>
    </figure>
  );
}
