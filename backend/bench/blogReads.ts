import type * as Queries from '../../src/features/blog/queries.ts';
import { ask, compare } from './compare.ts';
import { fillPosts } from './fill.ts';
import { POST } from './samplePages.ts';

const MANY = 10_000;

/** The public reads of the blog, on the demo's posts and on very many. */
export async function benchBlogReads(): Promise<void> {
  await compare({
    title: 'Reads of the blog (limit: the first page takes the same time)',
    sides: [
      { name: 'the demo', fill: () => Promise.resolve() },
      {
        name: `${MANY} posts`,
        fill: (backend) => fillPosts(backend, { posts: MANY, characters: 1000 }),
      },
    ],
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
  });
}
