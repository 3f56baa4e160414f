import { type OwnPage, pathOf } from '@/site/pages';
import { Head } from './Head';
import { useTexts } from '@/i18n/language';

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
  return (
    <Head
      title={title ?? t(`${page}.title`)}
      description={t(`${page}.description`)}
      pathIn={(language) => pathOf(page === 'notFound' ? 'home' : page, language) + query}
      crumb={isService(page) ? t(`${page}.name`) : undefined}
      noindex={noindex || page === 'notFound'}
      isPaged={page === 'blog'}
    />
  );
}

function isService(page: HeadPage): page is Extract<HeadPage, `service-${string}`> {
  return page.startsWith('service-');
}
