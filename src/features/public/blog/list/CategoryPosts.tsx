import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '@/i18n/LanguageProvider';
import { useTexts } from '@/i18n/useTexts';
import { PostCards } from './PostCards';
import { categoryPostsOptions } from '../queries';

/** The newest posts of a practice area's category; nothing while loading or on failure. */
export function CategoryPosts({ category }: { category: string }) {
  const t = useTexts('services');
  const { language } = useLanguage();
  const { data: posts = [] } = useQuery(categoryPostsOptions(language, category));
  return <PostCards id="posts" heading={t('page.posts')} posts={posts} />;
}
