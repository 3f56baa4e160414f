import { useQuery } from '@tanstack/react-query';
import { Carousel } from '@/i18n/Carousel';
import { useLanguage } from '@/i18n/LanguageProvider';
import { PageLink } from '@/i18n/links';
import { useTexts } from '@/i18n/useTexts';
import { buttonClass } from '@/ui/button';
import { Section } from '@/ui/Section';
import { Spinner } from '@/ui/Spinner';
import { PostCard, PostCardSkeleton } from './PostCard';
import { PostsState } from '../PostsState';
import { featuredPostsOptions } from '../queries';

/** The blog on the home page (SPEC 2.13): spinner, posts, 'no posts' or an error message. */
export function FeaturedPosts() {
  const t = useTexts('blog');
  return (
    <Section
      id="blog"
      heights={[53, 51, 52]}
      tone="stone"
      kicker={t('featured.kicker')}
      heading={t('featured.heading')}
      intro={t('featured.intro')}
    >
      <Posts />
    </Section>
  );
}

function Posts() {
  const t = useTexts('blog');
  const { language } = useLanguage();
  const query = useQuery(featuredPostsOptions(language));
  const { data: posts } = query;

  if (posts && posts.length > 0) {
    return (
      <Carousel
        label={t('featured.carousel')}
        previousLabel={t('featured.previous')}
        nextLabel={t('featured.next')}
        slides={posts.map((post) => (
          <PostCard key={post.slug} post={post} />
        ))}
        actions={
          <PageLink page="blog" className={buttonClass('secondary')}>
            {t('featured.all')}
          </PageLink>
        }
      />
    );
  }
  if (posts) return <p className="py-12 text-center text-lg">{t('featured.empty')}</p>;
  return (
    <PostsState
      query={query}
      loading={
        <div className="relative">
          {/* Reserves the carousel's height: a row of cards and its buttons. */}
          <div className="invisible mx-auto max-w-sm">
            <PostCardSkeleton />
            <div className="mt-8 h-12" />
          </div>
          <div className="absolute inset-0 grid place-items-center">
            <Spinner label={t('loading')} />
          </div>
        </div>
      }
    />
  );
}
