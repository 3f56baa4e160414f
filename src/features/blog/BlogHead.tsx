import { useSearchParams } from 'react-router-dom';
import { PageHead } from '@/i18n/PageHead';
import { useTexts } from '@/i18n/useTexts';
import { filterFrom } from './queries';

/** The head of the blog list: its pages are each a page of their own, its searches and filters nothing to find. */
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
