import { BlogHead } from '@/features/public/blog/list/BlogHead';
import { PostList } from '@/features/public/blog/list/PostList';
import { useTexts } from '@/i18n/useTexts';
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
