import { BlogHead } from '@/features/blog/BlogHead';
import { PostList } from '@/features/blog/PostList';
import { useTexts } from '@/i18n/useTexts';
import { PageBanner } from '@/ui/PageBanner';
import { postPopup } from './lateParts';

/** The list of posts, and over it the popup of the one that the address names. */
export default function BlogPage() {
  const t = useTexts('blog');
  return (
    <>
      <BlogHead />
      <PageBanner title={t('list.title')} intro={t('list.intro')} />
      <PostList />
      <postPopup.Late />
    </>
  );
}
