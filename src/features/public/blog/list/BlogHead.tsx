import { useSearchParams } from 'wouter';
import { PageHead } from '@/seo/PageHead';
import { useTexts } from '@/i18n/useTexts';
import { filterFrom } from './filter';

/** The head of the blog list: each page of the list is indexed, searches and category filters are not. */
export function BlogHead() {
  const t = useTexts('routes');
  const [params] = useSearchParams();
  const { page, category, search } = filterFrom(params);
  return (
    <PageHead
      page="blog"
      {...(page > 1 && { title: t('blog.titleOfPage', { page }), query: `?page=${page}` })}
      noindex={category !== '' || search !== ''}
    />
  );
}
