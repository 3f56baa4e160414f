import { useQuery } from '@tanstack/react-query';
import { Carousel } from '@/i18n/Carousel';
import { PageLink, useLanguage, useTexts } from '@/i18n/language';
import { buttonClass } from '@/ui/classes';
import { Section } from '@/ui/Section';
import { PostCard } from './PostCard';
import { PostsState } from '../PostsState';
import { featuredPostsOptions } from '../queries';

/** The blog on the home page (SPEC 2.13): spinner, posts, 'no posts' or an error message. */
export function FeaturedPosts() {
  const t = useTexts('blog');
  const query = useQuery(featuredPostsOptions(useLanguage().language));
  const { data: posts } = query;
  return (
    <Section
      id="blog"
      heights={[53, 51, 52]}
      tone="stone"
      kicker={t('featured.kicker')}
      heading={t('featured.heading')}
      intro={t('featured.intro')}
    >
      {!posts && (
        // As high as a row of cards and its buttons.
        <div className="grid min-h-160 place-items-center">
          <PostsState query={query} />
        </div>
      )}
      {posts?.length === 0 && <p className="py-12 text-center text-lg">{t('featured.empty')}</p>}
      {posts && posts.length > 0 && (
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
      )}
    </Section>
  );
}
