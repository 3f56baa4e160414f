import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '@/i18n/LanguageProvider';
import { useTexts } from '@/i18n/useTexts';
import { PostCards } from './PostCards';
import { latestPostsOptions, MORE_POSTS } from '../queries';

/** The newest other posts, below a post; nothing while loading or on failure. */
export function MorePosts({ id }: { id: string }) {
  const t = useTexts('blog');
  const { language } = useLanguage();
  const { data: latest = [] } = useQuery(latestPostsOptions(language));
  const posts = latest.filter((post) => post.id !== id).slice(0, MORE_POSTS);
  return <PostCards id="more-posts" heading={t('post.more')} posts={posts} />;
}
