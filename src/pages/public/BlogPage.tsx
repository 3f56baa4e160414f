import { useSearchParams } from 'wouter';
import { filterFrom } from '@/features/public/blog/list/filter';
import { PostList } from '@/features/public/blog/list/PostList';
import { useTexts } from '@/i18n/language';
import { PageHead } from '@/seo/PageHead';
import { PageBanner } from '@/ui/PageBanner';
import { postPopup } from './islands';

/** The list of posts, with the popup of the post that the URL names. */
export default function BlogPage() {
  const t = useTexts('blog');
  return (
    <>
      <BlogHead />
      <PageBanner title={t('list.title')} intro={t('list.intro')} />
      <PostList />
      <postPopup.Island />
    </>
  );
}

/** The head of the blog list: each page of the list is indexed, searches and category filters are not. */
function BlogHead() {
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
