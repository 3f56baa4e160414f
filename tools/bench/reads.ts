import { compare, type Group } from './compare.ts';
import { linesOptions } from '../../src/features/admin/dashboard/queries.ts';
import { filterFrom as enquiryFilter } from '../../src/features/admin/enquiries/filter.ts';
import { enquiriesPageOptions } from '../../src/features/admin/enquiries/queries.ts';
import { filterFrom as postFilter } from '../../src/features/admin/posts/list/filter.ts';
import { postCountsOptions, postListOptions } from '../../src/features/admin/posts/queries.ts';
import { overridesOptions as allTextsOptions } from '../../src/features/admin/texts/queries.ts';
import type { PostFilter } from '../../src/features/public/blog/list/filter.ts';
import {
  categoriesOptions,
  postOptions,
  postsPageOptions,
  relatedPostsOptions,
} from '../../src/features/public/blog/queries.ts';
import { freeTimesOptions } from '../../src/features/public/booking/appointment/queries.ts';
import { overridesOptions } from '../../src/features/public/live-texts/queries.ts';
import { SOURCE_LANGUAGE } from '../../src/site/languages.ts';
import { CATEGORY_OF_SERVICE } from '../../src/site/services.ts';
import { DEMO_STAFF } from '../../server/embedded/demoStaff.ts';
import { POST } from './site.ts';

const page = (filter: Partial<PostFilter>) =>
  postsPageOptions(SOURCE_LANGUAGE, { page: 1, category: '', search: '', ...filter });

/** The queries of the public blog, and of booking. */
const BLOG_READS: Group = {
  title: 'Reads of the blog (limit: the first page takes the same time)',
  reads: {
    'first page': page({}),
    'second page': page({ page: 2 }),
    'search, found': page({ search: 'nie' }),
    'search, nothing found': page({ search: 'xyzzy' }),
    category: page({ category: CATEGORY_OF_SERVICE.immigration }),
    'a post': postOptions(POST, SOURCE_LANGUAGE),
    'related posts': relatedPostsOptions(POST, SOURCE_LANGUAGE),
    categories: categoriesOptions(SOURCE_LANGUAGE),
    'free times of a month': freeTimesOptions('video'),
  },
};

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const NO_ID = '00000000-0000-0000-0000-000000000000';

const posts = (query: string) => postListOptions(postFilter(new URLSearchParams(query)));
const enquiries = (query: string) =>
  enquiriesPageOptions(enquiryFilter(new URLSearchParams(query)));

/** The admin area's queries of long lists and of all overridden texts. */
const ADMIN_READS: Group = {
  title: 'Reads of the admin area',
  account: DEMO_STAFF.admin,
  reads: {
    dashboard: linesOptions(),
    'posts, first page': posts(''),
    'posts, last page': posts(`after=${daysAgo(1996).slice(0, 10)}_${NO_ID}`),
    'posts, search': posts('q=herencia'),
    'posts, untranslated': posts('state=missing&language=ru'),
    'posts, outdated': posts('state=outdated'),
    'posts, counts': postCountsOptions(),
    'enquiries, first page': enquiries(''),
    'enquiries, last page': enquiries(`after=${daysAgo(520)}_${NO_ID}`),
    'enquiries, search a name': enquiries('q=persona%2049'),
    'enquiries, nothing found': enquiries('q=xyzzy'),
    'enquiries, filtered': enquiries('state=new&area=family&language=de'),
    'texts, all languages': allTextsOptions(),
    'texts, a visitor': overridesOptions('de'),
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
