import type { PostFilter } from '../../src/features/public/blog/list/filter.ts';
import type * as Booking from '../../src/features/public/booking/queries.ts';
import type * as Queries from '../../src/features/public/blog/queries.ts';
import { runQuery, type Group } from './compare.ts';
import { POST } from './samplePages.ts';

/** The queries of the public blog, and of booking. */
export const BLOG_READS: Group = {
  title: 'Reads of the blog (limit: the first page takes the same time)',
  async reads(vite) {
    const queries = (await vite.ssrLoadModule(
      '/src/features/public/blog/queries.ts',
    )) as typeof Queries;
    const booking = (await vite.ssrLoadModule(
      '/src/features/public/booking/queries.ts',
    )) as typeof Booking;
    const page = (filter: Partial<PostFilter>) => () =>
      runQuery(queries.postsPageOptions('es', { page: 1, category: '', search: '', ...filter }));
    return {
      'first page': page({}),
      'second page': page({ page: 2 }),
      'search, found': page({ search: 'nie' }),
      'search, nothing found': page({ search: 'xyzzy' }),
      category: page({ category: 'Extranjería' }),
      'a post': () => runQuery(queries.postOptions(POST, 'es')),
      'related posts': () => runQuery(queries.relatedPostsOptions(POST, 'es')),
      categories: () => runQuery(queries.categoriesOptions('es')),
      'free times of a month': () => runQuery(booking.freeTimesOptions('video')),
    };
  },
};
