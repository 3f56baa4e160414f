import type * as Dashboard from '../../src/features/admin/dashboard/queries.ts';
import type * as Posts from '../../src/features/admin/posts/queries.ts';
import type * as Filters from '../../src/features/admin/posts/list/filter.ts';
import type * as Enquiries from '../../src/features/admin/enquiries/queries.ts';
import type * as EnquiryFilters from '../../src/features/admin/enquiries/filter.ts';
import type * as Texts from '../../src/features/public/live-texts/queries.ts';
import type * as Translations from '../../src/features/admin/texts/queries.ts';
import { DEMO_STAFF } from '../../server/embedded/demoStaff.ts';
import { runQuery, type Group } from './compare.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const NO_ID = '00000000-0000-0000-0000-000000000000';

/** The admin area's queries of long lists and of all overridden texts. */
export const ADMIN_READS: Group = {
  title: 'Reads of the admin area',
  account: DEMO_STAFF.admin,
  async reads(vite) {
    const load = async <T>(name: string) =>
      (await vite.ssrLoadModule(`/src/features/${name}.ts`)) as T;
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
