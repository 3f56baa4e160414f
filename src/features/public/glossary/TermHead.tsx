import { useLanguage } from '@/i18n/LanguageProvider';
import { useTexts } from '@/i18n/useTexts';
import { Breadcrumbs } from '@/seo/Breadcrumbs';
import { absoluteUrl, Head } from '@/seo/Head';
import { JsonLd } from '@/seo/JsonLd';
import { titleWithFirm } from '@/seo/title';
import { type Language } from '@/site/languages';
import { pathOf, termPathOf } from '@/site/pages';
import type { TermId } from '@/site/terms';

/** The head of a term's page, with schema.org's `DefinedTerm`. */
export function TermHead({ id }: { id: TermId }) {
  const t = useTexts('terms');
  const { language } = useLanguage();
  const name = t(`terms.${id}.name`);
  const description = t(`terms.${id}.definition`);
  const pathIn = (other: Language) => termPathOf(id, other);
  return (
    <>
      <Head
        title={titleWithFirm(t(`terms.${id}.title`))}
        description={description}
        pathIn={pathIn}
      />
      <JsonLd
        data={{
          '@type': 'DefinedTerm',
          '@id': absoluteUrl(pathIn(language)),
          name,
          description,
          url: absoluteUrl(pathIn(language)),
          inDefinedTermSet: absoluteUrl(pathOf('glossary', language)),
        }}
      />
      <Breadcrumbs
        trail={[
          { name: t('heading'), path: (other) => pathOf('glossary', other) },
          { name, path: pathIn },
        ]}
      />
    </>
  );
}
