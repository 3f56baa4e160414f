import type { Language } from '@/site/languages';
import { type OwnPage, pathOf } from '@/site/pages';
import { Breadcrumbs } from './Breadcrumbs';
import { Head } from './Head';
import { useTexts } from '@/i18n/useTexts';

type HeadPage = OwnPage | 'notFound';

interface PageHeadProps {
  page: HeadPage;
  /** Replaces the page's own title. */
  title?: string;
  /** A query that is part of the page's identity: '?page=2'. */
  query?: string;
  noindex?: boolean;
}

/** The metadata of a page of the site; posts have `PostHead`. */
export function PageHead({ page, title, query = '', noindex = false }: PageHeadProps) {
  const t = useTexts('routes');
  const pathIn = (language: Language) =>
    pathOf(page === 'notFound' ? 'home' : page, language) + query;
  return (
    <>
      <Head
        title={title ?? t(`${page}.title`)}
        description={t(`${page}.description`)}
        pathIn={pathIn}
        noindex={noindex || page === 'notFound'}
        isPaged={page === 'blog'}
      />
      {isService(page) && (
        <Breadcrumbs
          trail={[{ name: t(`${page}.name`), path: (language) => pathOf(page, language) }]}
        />
      )}
    </>
  );
}

function isService(page: HeadPage): page is Extract<HeadPage, `service-${string}`> {
  return page.startsWith('service-');
}
