import type * as Queries from '../../src/features/blog/queries.ts';
import { ask, type Group } from './compare.ts';
import { POST } from './samplePages.ts';

/** What visitors read of the blog. */
export const BLOG_READS: Group = {
  title: 'Reads of the blog (limit: the first page takes the same time)',
  async reads(vite) {
    const queries = (await vite.ssrLoadModule('/src/features/blog/queries.ts')) as typeof Queries;
    const page = (filter: Partial<Queries.PostFilter>) => () =>
      ask(queries.postsPageOptions('es', { page: 1, category: '', search: '', ...filter }));
    return {
      'first page': page({}),
      'second page': page({ page: 2 }),
      'search, found': page({ search: 'nie' }),
      'search, nothing found': page({ search: 'xyzzy' }),
      category: page({ category: 'Extranjería' }),
      'a post': () => ask(queries.postOptions(POST, 'es')),
      'latest posts': () => ask(queries.latestPostsOptions('es')),
      categories: () => ask(queries.categoriesOptions()),
    };
  },
};
