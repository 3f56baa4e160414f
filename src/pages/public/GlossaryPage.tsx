import { TermList } from '@/features/public/glossary/TermList';
import { useLanguage } from '@/i18n/LanguageProvider';
import { useTexts } from '@/i18n/useTexts';
import { absoluteUrl } from '@/seo/Head';
import { JsonLd } from '@/seo/JsonLd';
import { PageHead } from '@/seo/PageHead';
import { pathOf } from '@/site/pages';
import { PageBanner } from '@/ui/PageBanner';

/** The glossary: all legal terms that the site explains. */
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
        <div className="container-page">
          <TermList />
        </div>
      </div>
    </>
  );
}
