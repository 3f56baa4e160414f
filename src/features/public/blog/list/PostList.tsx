import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { PageLink, useLanguage, useTexts } from '@/i18n/language';
import type { KeptScroll } from '@/lib/router/entry';
import { buttonClass, cx } from '@/ui/classes';
import { filterSearch, useAddressQuery } from '../address';
import { PostCard } from './PostCard';
import { PostFilters } from './PostFilters';
import { filterFrom, type PostFilter, POSTS_PER_PAGE } from './filter';
import { PostsState } from '../PostsState';
import { postsPageOptions } from '../queries';

const KEPT_SCROLL: KeptScroll = { keepScroll: true };

/** The blog list (PRODUCT 4): filters, one page of posts and the pagination. */
export function PostList() {
  const t = useTexts('blog');
  const { language } = useLanguage();
  const [, navigate] = useLocation();
  const filter = filterFrom(useAddressQuery());
  const { page } = filter;
  const query = useQuery({
    ...postsPageOptions(language, filter),
    // Keeps the last page until the next has loaded, but never one in another language.
    placeholderData: (previous, last) => (last?.queryKey[2] === language ? previous : undefined),
  });
  const { data, isPaused, isPlaceholderData } = query;

  // Focuses the list, because the pagination link that had the focus may have disappeared.
  const list = useRef<HTMLElement>(null);
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    list.current?.focus({ preventScroll: true });
  }, [page]);

  const show = (change: Partial<PostFilter>, replace: boolean) =>
    navigate(filterSearch({ ...filter, page: 1, ...change }), { replace, state: KEPT_SCROLL });

  return (
    <section
      ref={list}
      tabIndex={-1}
      aria-labelledby="posts-heading"
      className="container-page py-12 md:py-16"
    >
      <h2 id="posts-heading" className="sr-only">
        {t('list.heading')}
      </h2>
      <PostFilters
        filter={filter}
        onCategory={(category) => show({ category }, false)}
        onSearch={(search) => show({ search }, true)}
      />
      <div className="mt-6 mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-6">
        <p role="status" className="text-base text-ink-700">
          {status()}
        </p>
        {(filter.category || filter.search) && (
          <Link to="?" state={KEPT_SCROLL} className={buttonClass('quiet', '-ms-2')}>
            {t('list.clear')}
          </Link>
        )}
      </div>
      {(!data || (isPaused && isPlaceholderData)) && (
        // What is below the posts stays out of sight until they have come.
        <div className={data ? undefined : 'min-h-svh'}>
          <PostsState query={query} />
        </div>
      )}
      {data && data.posts.length > 0 && (
        <ul
          aria-busy={isPlaceholderData}
          className={cx(
            'grid grid-cols-1 gap-8 md:grid-cols-2 lg:grid-cols-3',
            isPlaceholderData && 'opacity-60',
          )}
        >
          {data.posts.map((post, index) => (
            <li key={post.slug}>
              <PostCard post={post} index={index} />
            </li>
          ))}
        </ul>
      )}
      {/* On phones the chat button stands at the end of these lines. */}
      {data?.posts.length === 0 && (
        <div className="mx-auto max-w-prose pt-4 pb-12 text-lg text-ink-800 max-sm:pe-16 sm:pt-12 sm:text-center">
          <p>{t('list.hint')}</p>
          <PageLink page="contact" className={buttonClass('primary', 'mt-6')}>
            {t('post.ask.action')}
          </PageLink>
        </div>
      )}
      {data && (page > 1 || data.hasNext) && (
        <nav aria-label={t('list.pages')} className="mt-12 flex flex-wrap justify-between gap-4">
          {page > 1 && (
            <Link
              // From beyond the end back to the beginning.
              to={filterSearch({ ...filter, page: data.posts.length > 0 ? page - 1 : 1 })}
              rel="prev"
              className={buttonClass('secondary')}
            >
              <ArrowLeft className="size-5 flip-rtl" />
              {t('list.previous')}
            </Link>
          )}
          {data.hasNext && (
            <Link
              to={filterSearch({ ...filter, page: page + 1 })}
              rel="next"
              className={buttonClass('secondary', 'ms-auto')}
            >
              {t('list.next')}
              <ArrowRight className="size-5 flip-rtl" />
            </Link>
          )}
        </nav>
      )}
    </section>
  );

  /** The result count, announced by screen readers on every change. */
  function status(): string {
    if (!data) return ''; // Which is said below.
    if (isPlaceholderData) return isPaused ? '' : t('loading');
    if (data.posts.length === 0) {
      return t(filter.search || filter.category ? 'list.noMatch' : 'list.empty');
    }
    if (page === 1 && !data.hasNext) return t('list.shown', { count: data.posts.length });
    const before = (page - 1) * POSTS_PER_PAGE;
    return t('list.range', { from: before + 1, to: before + data.posts.length });
  }
}
