import { Link } from 'wouter';
import { useLanguage, useTexts } from '@/i18n/language';
import { absoluteUrl } from '@/seo/Head';
import { JsonLd } from '@/seo/JsonLd';
import { PageHead } from '@/seo/PageHead';
import { pathOf, termPathOf } from '@/site/pages';
import { TERM_IDS } from '@/site/terms';
import { PageBanner } from '@/ui/PageBanner';

/** The glossary: all legal terms that the site explains, each with a page of its own. */
export default function GlossaryPage() {
  const t = useTexts('terms');
  const { language } = useLanguage();
  const url = absoluteUrl(pathOf('glossary', language));
  return (
    <>
      <PageHead page="glossary" />
      <JsonLd
        data={{
          '@type': 'DefinedTermSet',
          '@id': url,
          name: t('heading'),
          inLanguage: language,
          url,
        }}
      />
      <PageBanner kicker={t('kicker')} title={t('heading')} intro={t('intro')} />
      <div className="bg-limestone-100 py-16 md:py-24">
        <ul className="container-page grid gap-6 md:grid-cols-2">
          {TERM_IDS.map((id) => (
            <li key={id} className="rounded-2xl bg-white p-6 shadow-card md:p-8">
              <h2 className="text-2xl">
                <Link
                  to={termPathOf(id, language)}
                  className="inline-flex min-h-11 items-center underline decoration-terracotta-500 underline-offset-4"
                >
                  {t(`terms.${id}.name`)}
                </Link>
              </h2>
              <p className="mt-2 text-lg">{t(`terms.${id}.definition`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
