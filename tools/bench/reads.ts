import type * as Dashboard from '../../src/features/admin/dashboard/queries.ts';
import type * as Enquiries from '../../src/features/admin/enquiries/queries.ts';
import type * as EnquiryFilters from '../../src/features/admin/enquiries/filter.ts';
import type * as Filters from '../../src/features/admin/posts/list/filter.ts';
import type * as Posts from '../../src/features/admin/posts/queries.ts';
import type * as Translations from '../../src/features/admin/texts/queries.ts';
import type { PostFilter } from '../../src/features/public/blog/list/filter.ts';
import type * as Booking from '../../src/features/public/booking/appointment/queries.ts';
import type * as Queries from '../../src/features/public/blog/queries.ts';
import type * as Texts from '../../src/features/public/live-texts/queries.ts';
import { SOURCE_LANGUAGE } from '../../src/site/languages.ts';
import { CATEGORY_OF_SERVICE } from '../../src/site/services.ts';
import { DEMO_STAFF } from '../../server/embedded/demoStaff.ts';
import { compare, runQuery, type Group } from './compare.ts';
import { POST } from './site.ts';

/** The queries of the public blog, and of booking. */
const BLOG_READS: Group = {
  title: 'Reads of the blog (limit: the first page takes the same time)',
  async reads(load) {
    const queries = await load<typeof Queries>('public/blog/queries');
    const booking = await load<typeof Booking>('public/booking/appointment/queries');
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

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const NO_ID = '00000000-0000-0000-0000-000000000000';

/** The admin area's queries of long lists and of all overridden texts. */
const ADMIN_READS: Group = {
  title: 'Reads of the admin area',
  account: DEMO_STAFF.admin,
  async reads(load) {
    const posts = await load<typeof Posts>('admin/posts/queries');
    const { filterFrom } = await load<typeof Filters>('admin/posts/list/filter');
    const enquiries = await load<typeof Enquiries>('admin/enquiries/queries');
    const enquiryFilters = await load<typeof EnquiryFilters>('admin/enquiries/filter');
    const texts = await load<typeof Texts>('public/live-texts/queries');
    const translations = await load<typeof Translations>('admin/texts/queries');
    const postList = (query: string) => () =>
      runQuery(posts.postListOptions(filterFrom(new URLSearchParams(query))));
    const enquiryList = (query: string) => () =>
      runQuery(
        enquiries.enquiriesPageOptions(enquiryFilters.filterFrom(new URLSearchParams(query))),
      );
    const dashboard = await load<typeof Dashboard>('admin/dashboard/queries');
    return {
      dashboard: () => runQuery(dashboard.figuresOptions()),
      'posts, first page': postList(''),
      'posts, last page': postList(`after=${daysAgo(1996).slice(0, 10)}_${NO_ID}`),
      'posts, search': postList('q=herencia'),
      'posts, untranslated': postList('state=missing&language=ru'),
      'posts, outdated': postList('state=outdated'),
      'posts, counts': () => runQuery(posts.postCountsOptions()),
      'enquiries, first page': enquiryList(''),
      'enquiries, last page': enquiryList(`after=${daysAgo(520)}_${NO_ID}`),
      'enquiries, search a name': enquiryList('q=persona%2049'),
      'enquiries, nothing found': enquiryList('q=xyzzy'),
      'enquiries, filtered': enquiryList('state=new&area=family&language=de'),
      'texts, all languages': () => runQuery(translations.overridesOptions()),
      'texts, a visitor': () => runQuery(texts.overridesOptions('de')),
    };
  },
};

const FEW = { enquiries: 50, texts: 50, appointments: 20 };
const MANY = { posts: 10_000, enquiries: 50_000, texts: 5_000, appointments: 5_000 };

/** Compares the queries of blog and admin area with little and with very much data. */
export async function benchReads(): Promise<void> {
  console.log(
    `\nfew: the demo's posts, ${FEW.enquiries} enquiries, ${FEW.texts} changed texts, ${FEW.appointments} appointments; ` +
      `many: ${MANY.posts}, ${MANY.enquiries}, ${MANY.texts} and ${MANY.appointments}`,
  );
  await compare({ few: FEW, many: MANY }, [BLOG_READS, ADMIN_READS]);
}
