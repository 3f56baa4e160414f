import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useParams } from 'wouter';
import { PostContent } from '@/features/public/blog/article/PostContent';
import { PostHead } from '@/features/public/blog/article/PostHead';
import { ShareButton } from '@/features/public/blog/article/ShareButton';
import { PostsState } from '@/features/public/blog/PostsState';
import { usePost } from '@/features/public/blog/article/usePost';
import { PageLink, usePaths, useTexts } from '@/i18n/language';
import { PageHead } from '@/seo/PageHead';
import { serviceOfCategory } from '@/site/services';
import { buttonClass } from '@/ui/classes';
import { PageBanner } from '@/ui/PageBanner';
import { morePosts } from './islands';

const NotFoundPage = lazy(() => import('./NotFoundPage'));

/** One post, with ways to ask, to share it and back to the list; the 404 page without a public one. */
export default function PostPage() {
  const { slug = '' } = useParams();
  const t = useTexts('blog');
  const query = usePost(slug, usePaths().postPathOf);
  const { data: post } = query;

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
        <PostContent key={post.id} post={post}>
          <AskAboutPost category={post.category} />
          <div className="mt-12 flex flex-wrap items-center justify-between gap-4 border-t border-limestone-300 pt-6 print:hidden">
            <PageLink page="blog" className={buttonClass('quiet', '-ms-2')}>
              <ArrowLeft className="size-5 flip-rtl" />
              {t('post.back')}
            </PageLink>
            <ShareButton post={post} />
          </div>
        </PostContent>
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

/** The way from a post to the firm: the form with the post's practice area, and the area's page. */
function AskAboutPost({ category }: { category: string }) {
  const t = useTexts('blog');
  const navigation = useTexts('navigation');
  const service = serviceOfCategory(category);
  return (
    <aside className="mt-12 rounded-2xl bg-limestone-100 p-6 sm:p-8 print:hidden">
      <h2 className="text-2xl">{t('post.ask.heading')}</h2>
      <p className="mt-3 max-w-prose">{t('post.ask.text')}</p>
      <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <PageLink
          page="contact"
          search={service && `?area=${service}`}
          className={buttonClass('primary')}
        >
          {t('post.ask.action')}
        </PageLink>
        {service && (
          <PageLink
            page={`service-${service}`}
            className="inline-flex min-h-11 items-center underline decoration-terracotta-500 underline-offset-4"
          >
            {navigation(`areas.${service}`)}
          </PageLink>
        )}
      </p>
    </aside>
  );
}
