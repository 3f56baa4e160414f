import type { EmbeddedBackend } from '../../server/embedded/embedded.ts';
import { ADMIN_READS } from './adminReads.ts';
import { compare, runQuery, type Group } from './compare.ts';
import { fillAppointments, fillPosts, fillEnquiries, fillTexts } from './fill.ts';
import type { PostFilter } from '../../src/features/public/blog/list/filter.ts';
import type * as Booking from '../../src/features/public/booking/appointment/queries.ts';
import type * as Queries from '../../src/features/public/blog/queries.ts';
import { SOURCE_LANGUAGE } from '../../src/site/languages.ts';
import { CATEGORY_OF_SERVICE } from '../../src/site/services.ts';
import { POST } from './site.ts';

/** The queries of the public blog, and of booking. */
const BLOG_READS: Group = {
  title: 'Reads of the blog (limit: the first page takes the same time)',
  async reads(vite) {
    const queries = (await vite.ssrLoadModule(
      '/src/features/public/blog/queries.ts',
    )) as typeof Queries;
    const booking = (await vite.ssrLoadModule(
      '/src/features/public/booking/appointment/queries.ts',
    )) as typeof Booking;
    const page = (filter: Partial<PostFilter>) => () =>
      runQuery(
        queries.postsPageOptions(SOURCE_LANGUAGE, { page: 1, category: '', search: '', ...filter }),
      );
    return {
      'first page': page({}),
      'second page': page({ page: 2 }),
      'search, found': page({ search: 'nie' }),
      'search, nothing found': page({ search: 'xyzzy' }),
      category: page({ category: CATEGORY_OF_SERVICE.immigration }),
      'a post': () => runQuery(queries.postOptions(POST, SOURCE_LANGUAGE)),
      'related posts': () => runQuery(queries.relatedPostsOptions(POST, SOURCE_LANGUAGE)),
      categories: () => runQuery(queries.categoriesOptions(SOURCE_LANGUAGE)),
      'free times of a month': () => runQuery(booking.freeTimesOptions('video')),
    };
  },
};

const FEW = { enquiries: 50, texts: 50, appointments: 20 };
const MANY = { posts: 10_000, enquiries: 50_000, texts: 5_000, appointments: 5_000 };

/** Compares the queries of blog and admin area with little and with very much data. */
export async function benchReads(): Promise<void> {
  const few = async (backend: EmbeddedBackend) => {
    await fillEnquiries(backend, FEW.enquiries);
    await fillTexts(backend, FEW.texts);
    await fillAppointments(backend, FEW.appointments);
  };
  const many = async (backend: EmbeddedBackend) => {
    await fillPosts(backend, { posts: MANY.posts, characters: 1000 });
    await fillEnquiries(backend, MANY.enquiries);
    await fillTexts(backend, MANY.texts);
    await fillAppointments(backend, MANY.appointments);
  };
  console.log(
    `\nfew: the demo's posts, ${FEW.enquiries} enquiries, ${FEW.texts} changed texts, ${FEW.appointments} appointments; ` +
      `many: ${MANY.posts}, ${MANY.enquiries}, ${MANY.texts} and ${MANY.appointments}`,
  );
  await compare(
    [
      { name: 'few', fill: few },
      { name: 'many', fill: many },
    ],
    [BLOG_READS, ADMIN_READS],
  );
}
