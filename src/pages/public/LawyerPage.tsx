import { useLocation } from 'wouter';
import { LawyerPicture } from '@/features/public/about/LawyerPicture';
import { ConsultationPrice } from '@/i18n/ConsultationPrice';
import { PageLink, useLanguage, useTexts } from '@/i18n/language';
import { Head } from '@/seo/Head';
import { JsonLd } from '@/seo/JsonLd';
import { person } from '@/seo/person';
import { titleWithFirm } from '@/seo/title';
import type { Lawyer } from '@/site/firm';
import { LAWYER_TEXTS } from '@/site/firmPeople';
import { type Language, SOURCE_LANGUAGE } from '@/site/languages';
import { lawyerOf } from '@/site/lawyers';
import { addressOf, lawyerPathOf } from '@/site/pages';
import { buttonClass } from '@/ui/classes';
import { PageBanner } from '@/ui/PageBanner';
import { Paragraphs } from '@/ui/Paragraphs';
import NotFoundPage from './NotFoundPage';

/** The page of a lawyer; the 404 page for somebody whom the firm does not name. */
export default function LawyerPage() {
  const address = addressOf(useLocation()[0]);
  const lawyer = address?.page === 'lawyer' ? lawyerOf(address.slug) : undefined;
  return lawyer ? <Profile lawyer={lawyer} /> : <NotFoundPage />;
}

function Profile({ lawyer }: { lawyer: Lawyer }) {
  const t = useTexts('common');
  const { language } = useLanguage();
  const { id, name, photograph } = lawyer;
  const title = lawyer.title[language];
  return (
    <>
      <Head
        title={titleWithFirm(`${name}, ${title}`)}
        description={t('lawyer.description', { name, title })}
        pathIn={(other) => lawyerPathOf(id, other)}
        crumb={name}
      />
      <JsonLd data={person(lawyer, language)} />
      <PageBanner
        kicker={
          <PageLink page="home" hash="about" className="hover:underline">
            {t('lawyer.kicker')}
          </PageLink>
        }
        title={<bdi lang={SOURCE_LANGUAGE}>{name}</bdi>}
        intro={title}
      />
      <div className="container-page grid gap-x-16 gap-y-10 py-16 md:grid-cols-[1fr_1.6fr] md:py-20">
        <figure className="max-w-sm">
          <LawyerPicture
            lawyer={lawyer}
            sizes="(min-width: 48rem) 24rem, 90vw"
            className="w-full rounded-2xl"
          />
          {!photograph && (
            <figcaption className="mt-3 text-sm text-ink-600">{t('about.drawing')}</figcaption>
          )}
        </figure>
        <div className="max-w-prose">
          <Paragraphs
            text={LAWYER_TEXTS[id]?.[language] ?? ''}
            className="mb-4 text-lg leading-relaxed"
          />
          <Facts lawyer={lawyer} />
          <PageLink page="contact" className={buttonClass('primary', 'mt-8')}>
            {t('lawyer.contact')}
          </PageLink>
          <ConsultationPrice className="mt-4" />
        </div>
      </div>
    </>
  );
}

/** College, number, years and languages: what can be checked. */
function Facts({ lawyer }: { lawyer: Lawyer }) {
  const t = useTexts('common');
  const { language } = useLanguage();
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const listOf = (languages: readonly Language[]) =>
    new Intl.ListFormat(language).format(languages.map((code) => names.of(code) ?? code));
  const { barAssociation, barNumber, admitted, degree, speaks, interpreted } = lawyer;
  const facts = [
    [t('lawyer.facts.speaks'), listOf(speaks)],
    [t('lawyer.facts.interpreted'), listOf(interpreted)],
    [t('lawyer.facts.since'), String(admitted)],
    [t('lawyer.facts.bar'), barAssociation, SOURCE_LANGUAGE],
    [t('lawyer.facts.number'), barNumber],
    [t('lawyer.facts.degree'), degree, SOURCE_LANGUAGE],
  ] as const;
  return (
    <dl className="mt-8 border-b border-limestone-300">
      {facts.map(
        ([label, value, lang]) =>
          value && (
            <div
              key={label}
              className="grid gap-x-6 border-t border-limestone-300 py-3 sm:grid-cols-[2fr_3fr]"
            >
              <dt className="text-ink-600">{label}</dt>
              <dd>
                <bdi lang={lang}>{value}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
