import { useQuery } from '@tanstack/react-query';
import { useLanguage, useTexts } from '@/i18n/language';
import { Section } from '@/ui/Section';
import type { PostSummary } from '../post';
import { categoryPostsOptions, relatedPostsOptions } from '../queries';
import { PostCard } from './PostCard';

/** The newest posts of a practice area's category; nothing while loading or on failure. */
export function CategoryPosts({ category }: { category: string }) {
  const t = useTexts('services');
  const { language } = useLanguage();
  const { data: posts = [] } = useQuery(categoryPostsOptions(language, category));
  return <PostCards id="posts" heading={t('page.posts')} posts={posts} />;
}

/** Other posts, of the same category first, below a post; nothing while loading or on failure. */
export function MorePosts({ slug }: { slug: string }) {
  const t = useTexts('blog');
  const { language } = useLanguage();
  const { data: posts = [] } = useQuery(relatedPostsOptions(slug, language));
  return <PostCards id="more-posts" heading={t('post.more')} posts={posts} />;
}

/** A section of a few posts below something else. Optional content: renders nothing without posts. */
function PostCards({ id, heading, posts }: { id: string; heading: string; posts: PostSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <div className="print:hidden">
      <Section id={id} heights={[106, 39, 39]} tone="stone" heading={heading}>
        {/* Two columns show no third post alone. */}
        <ul className="grid grid-cols-1 gap-8 md:grid-cols-2 lg:grid-cols-3 md:max-lg:[&>:nth-child(3)]:hidden">
          {posts.map((post) => (
            <li key={post.slug}>
              <PostCard post={post} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
