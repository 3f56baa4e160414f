import type { Language } from '@/site/languages';
import { pathOf } from '@/site/pages';
import { absoluteUrl, useCanonicalLanguage } from './Head';
import { JsonLd } from './JsonLd';
import { useTexts } from '@/i18n/useTexts';

interface Crumb {
  name: string;
  path: (language: Language) => string;
}

/** A schema.org BreadcrumbList. `trail` begins after the home page. */
export function Breadcrumbs({
  trail,
  languages,
}: {
  trail: Crumb[];
  languages?: readonly Language[];
}) {
  const t = useTexts('routes');
  const language = useCanonicalLanguage(languages);
  const home: Crumb = { name: t('home.name'), path: (lng) => pathOf('home', lng) };
  return (
    <JsonLd
      data={{
        '@type': 'BreadcrumbList',
        itemListElement: [home, ...trail].map(({ name, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: absoluteUrl(path(language)),
        })),
      }}
    />
  );
}
