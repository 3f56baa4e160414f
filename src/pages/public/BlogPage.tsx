import { useSearchParams } from 'react-router-dom';
import { BlogHead } from '@/features/blog/BlogHead';
import { PostList } from '@/features/blog/PostList';
import { PostPopup } from '@/features/blog/PostPopup';
import { filterFrom } from '@/features/blog/queries';
import { useTexts } from '@/i18n/useTexts';
import { PageBanner } from '@/ui/PageBanner';

/** The list of posts, and over it the popup of the one that the address names. */
export default function BlogPage() {
  const t = useTexts('blog');
  const [params] = useSearchParams();
  return (
    <>
      <BlogHead filter={filterFrom(params)} />
      <PageBanner title={t('list.title')} intro={t('list.intro')} />
      <PostList />
      <PostPopup />
    </>
  );
}
