import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams } from 'wouter';
import { PostArticle } from '@/features/public/blog/article/PostArticle';
import { PostHead } from '@/features/public/blog/article/PostHead';
import { PostsState } from '@/features/public/blog/PostsState';
import { postOptions } from '@/features/public/blog/queries';
import { useCurrentSlug } from '@/features/public/blog/article/useCurrentSlug';
import { useLanguage } from '@/i18n/LanguageProvider';
import { usePaths } from '@/i18n/links';
import { PageHead } from '@/seo/PageHead';
import { useTexts } from '@/i18n/useTexts';
import { PageBanner } from '@/ui/PageBanner';
import { morePosts } from './islands';

const NotFoundPage = lazy(() => import('./NotFoundPage'));

/** One post; the 404 page for a slug without a public post. */
export default function PostPage() {
  const { slug = '' } = useParams();
  const { language } = useLanguage();
  const t = useTexts('blog');
  const query = useQuery(postOptions(slug, language));
  const { data: post } = query;
  const { postPathOf } = usePaths();
  useCurrentSlug(post, slug, postPathOf);

  if (post === null) {
    return (
      <Suspense fallback={<div className="min-h-svh" />}>
        <NotFoundPage />
      </Suspense>
    );
  }
  if (post) {
    return (
      <>
        <PostHead post={post} />
        <PostArticle key={post.id} post={post} />
        <morePosts.Island slug={slug} />
      </>
    );
  }
  return (
    <>
      <PageHead page="blog" noindex />
      <PageBanner title={t('list.title')} />
      <div className="container-page min-h-svh py-16">
        <PostsState query={query} />
      </div>
    </>
  );
}
