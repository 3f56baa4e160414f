import { Link } from 'wouter';
import { LawyerLink, useLanguage, useTexts } from '@/i18n/language';
import { firm } from '@/site/firm';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { buttonClass } from '@/ui/classes';
import { laidOutLater } from '@/ui/laidOutLater';
import { LawyerPicture } from './LawyerPicture';

const QUALITIES = ['clear', 'fees', 'personal', 'language', 'deadlines', 'secrecy'] as const;

/** The lawyer behind the firm, and how the firm works (SPEC 2.11). */
export function About() {
  const t = useTexts('common');
  return (
    <section
      id="about"
      aria-labelledby="about-heading"
      {...laidOutLater([113, 98, 49], 'overflow-hidden bg-limestone-50 py-12 md:py-28')}
    >
      <div className="container-page grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr] lg:items-start">
        <Portrait />
        <div>
          <p className="kicker">{t('about.tagline')}</p>
          <h2 id="about-heading" className="section-heading">
            {t('about.heading')}
          </h2>
          <p className="mt-6 max-w-prose text-lg">{t('about.description')}</p>
          <ul
            aria-label={t('about.qualitiesLabel')}
            className="mt-10 grid gap-x-10 border-t border-limestone-300 sm:grid-cols-2"
          >
            {QUALITIES.map((quality) => (
              <li key={quality} className="border-b border-limestone-300 py-3 sm:py-5">
                <p className="font-semibold">{t(`about.qualities.${quality}.name`)}</p>
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

/** The portrait of who directs the firm, with the quote overlapping its lower edge, and all lawyers below. */
function Portrait() {
  const t = useTexts('common');
  const { language } = useLanguage();
  const [director] = firm.lawyers;
  return (
    <figure className="mx-auto w-full max-w-md lg:sticky lg:top-28 lg:max-w-none">
      <LawyerPicture
        lawyer={director}
        sizes="(min-width: 64rem) 25rem, 28rem"
        className="w-full rounded-t-full"
      />
      <blockquote className="on-dark relative me-6 -mt-16 bg-ink-900 px-7 py-8 text-limestone-50 lg:ms-8 lg:-me-8">
        <p className="font-heading text-xl leading-snug">{t('about.quote')}</p>
      </blockquote>
      <figcaption className="mt-5 lg:ms-8">
        {!director.photograph && <p className="text-sm text-ink-600">{t('about.drawing')}</p>}
        <ul className="grid gap-4">
          {firm.lawyers.map((lawyer) => (
            <li key={lawyer.id}>
              <LawyerLink lawyer={lawyer} className="inline-flex min-h-11 items-center" />
              <p className="text-ink-700">{lawyer.title[language]}</p>
              <p className="mt-1 text-sm text-ink-600">
                <bdi lang={SOURCE_LANGUAGE}>{lawyer.barAssociation}</bdi>
                <span className="block">{t('about.bar', { number: lawyer.barNumber })}</span>
              </p>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
