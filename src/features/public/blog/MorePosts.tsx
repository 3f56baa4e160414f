import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '@/i18n/LanguageProvider';
import { useTexts } from '@/i18n/useTexts';
import { Section } from '@/ui/Section';
import { PostCard } from './PostCard';
import { latestPostsOptions, MORE_POSTS } from './queries';

/** The newest other posts, below a post. Optional content: renders nothing while loading or on failure. */
export function MorePosts({ id }: { id: string }) {
  const t = useTexts('blog');
  const { language } = useLanguage();
  const { data: latest = [] } = useQuery(latestPostsOptions(language));
  const posts = latest.filter((post) => post.id !== id).slice(0, MORE_POSTS);
  if (posts.length === 0) return null;
  return (
    <div className="print:hidden">
      <Section id="more-posts" tone="stone" heading={t('post.more')}>
        <ul className="grid grid-cols-1 gap-8 md:grid-cols-2 lg:grid-cols-3">
          {posts.map((post) => (
            <li key={post.id}>
              <PostCard post={post} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
