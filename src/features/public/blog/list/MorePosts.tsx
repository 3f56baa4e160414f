import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '@/i18n/LanguageProvider';
import { useTexts } from '@/i18n/useTexts';
import { PostCards } from './PostCards';
import { relatedPostsOptions } from '../queries';

/** Other posts, of the same category first, below a post; nothing while loading or on failure. */
export function MorePosts({ slug }: { slug: string }) {
  const t = useTexts('blog');
  const { language } = useLanguage();
  const { data: posts = [] } = useQuery(relatedPostsOptions(slug, language));
  return <PostCards id="more-posts" heading={t('post.more')} posts={posts} />;
}
