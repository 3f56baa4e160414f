import { useParams } from 'wouter';
import { PageLink, useLanguage, useTexts } from '@/i18n/language';
import { absoluteUrl, Head } from '@/seo/Head';
import { JsonLd } from '@/seo/JsonLd';
import { titleWithFirm } from '@/seo/title';
import { type Language, SOURCE_LANGUAGE } from '@/site/languages';
import { pathOf, termPathOf } from '@/site/pages';
import type { ServiceId } from '@/site/services';
import { isTermId, type TermId } from '@/site/terms';
import { buttonClass } from '@/ui/classes';
import { PageBanner } from '@/ui/PageBanner';
import { Paragraphs } from '@/ui/Paragraphs';
import NotFoundPage from './NotFoundPage';

/** What a term is called in Spain, and the practice area that it belongs to. */
const TERMS: Record<TermId, { spanish: string; service: ServiceId }> = {
  nie: { spanish: 'NIE (número de identidad de extranjero)', service: 'immigration' },
  tie: { spanish: 'TIE (tarjeta de identidad de extranjero)', service: 'immigration' },
  arraigo: { spanish: 'arraigo', service: 'immigration' },
  apostilla: { spanish: 'apostilla de La Haya', service: 'civil' },
  'poder-notarial': { spanish: 'poder notarial', service: 'civil' },
  legitima: { spanish: 'legítima', service: 'inheritance' },
  'ultimas-voluntades': {
    spanish: 'certificado de últimas voluntades',
    service: 'inheritance',
  },
  arras: { spanish: 'arras', service: 'civil' },
  finiquito: { spanish: 'finiquito', service: 'labor' },
  conciliacion: { spanish: 'papeleta de conciliación', service: 'labor' },
};

/** The page of a legal term; the 404 page for a term that the glossary does not have. */
export default function TermPage() {
  const { slug } = useParams();
  return isTermId(slug) ? <Term id={slug} /> : <NotFoundPage />;
}

function Term({ id }: { id: TermId }) {
  const t = useTexts('terms');
  const navigation = useTexts('navigation');
  const { language } = useLanguage();
  const { spanish, service } = TERMS[id];
  const name = t(`terms.${id}.name`);
  const description = t(`terms.${id}.definition`);
  const pathIn = (other: Language) => termPathOf(id, other);
  const url = absoluteUrl(pathIn(language));
  return (
    <>
      <Head
        title={titleWithFirm(t(`terms.${id}.title`))}
        description={description}
        pathIn={pathIn}
        crumb={name}
        parent={{ name: t('heading'), path: (other) => pathOf('glossary', other) }}
      />
      <JsonLd
        data={{
          '@type': 'DefinedTerm',
          '@id': url,
          name,
          description,
          url,
          inDefinedTermSet: absoluteUrl(pathOf('glossary', language)),
        }}
      />
      <PageBanner
        kicker={
          <PageLink page="glossary" className="hover:underline">
            {t('heading')}
          </PageLink>
        }
        title={name}
        intro={description}
      />
      <div className="container-page py-16 md:py-20">
        <div className="max-w-prose text-lg leading-relaxed">
          {language !== SOURCE_LANGUAGE && (
            <p className="mb-6">
              <span className="font-semibold">{t('spanish')}</span>{' '}
              <bdi lang={SOURCE_LANGUAGE}>{spanish}</bdi>
            </p>
          )}
          <Paragraphs text={t(`terms.${id}.text`)} className="my-4" />
          <p className="mt-8 text-base text-ink-700">{t('note')}</p>
          <p className="mt-6">
            <span className="font-semibold">{t('area')}</span>{' '}
            <PageLink page={`service-${service}`} className="underline decoration-terracotta-500">
              {navigation(`areas.${service}`)}
            </PageLink>
          </p>
          <p className="mt-8 flex flex-col items-start gap-4">
            <PageLink page="contact" search={`?area=${service}`} className={buttonClass()}>
              {t('ask')}
            </PageLink>
            <PageLink page="glossary" className={buttonClass('quiet', '-ms-2')}>
              {t('all')}
            </PageLink>
          </p>
        </div>
      </div>
    </>
  );
}
