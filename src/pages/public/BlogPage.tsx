import { PostList } from '@/features/blog/PostList';
import { PostPopup } from '@/features/blog/PostPopup';
import { PageHead } from '@/i18n/PageHead';
import { useTexts } from '@/i18n/useTexts';
import { PageBanner } from '@/ui/PageBanner';

/** The list of posts, and over it the popup of the one that the address names. */
export default function BlogPage() {
  const t = useTexts('blog');
  return (
    <>
      <PageHead page="blog" />
      <PageBanner title={t('list.title')} intro={t('list.intro')} />
      <PostList />
      <PostPopup />
    </>
  );
}
