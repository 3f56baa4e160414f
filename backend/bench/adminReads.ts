import type * as Posts from '../../src/features/posts/queries.ts';
import type * as Filters from '../../src/features/posts/filter.ts';
import type * as Surveys from '../../src/features/surveys/queries.ts';
import type * as SurveyFilters from '../../src/features/surveys/filter.ts';
import type * as Texts from '../../src/features/texts/queries.ts';
import type * as Translations from '../../src/features/translations/queries.ts';
import { STAFF } from '../../e2e/admin.ts';
import { ask, type Group } from './compare.ts';

/** What an admin reads of the long lists, and all of the texts that the firm has changed. */
export const ADMIN_READS: Group = {
  title: 'Reads of the admin area',
  account: STAFF.admin,
  async reads(vite) {
    const load = async <T>(name: string) =>
      (await vite.ssrLoadModule(`/src/features/${name}.ts`)) as T;
    const posts = await load<typeof Posts>('posts/queries');
    const { filterFrom } = await load<typeof Filters>('posts/filter');
    const surveys = await load<typeof Surveys>('surveys/queries');
    const surveyFilters = await load<typeof SurveyFilters>('surveys/filter');
    const texts = await load<typeof Texts>('texts/queries');
    const translations = await load<typeof Translations>('translations/queries');
    const postList = (query: string) => () =>
      ask(posts.postListOptions(filterFrom(new URLSearchParams(query))));
    const surveyList = (query: string) => () =>
      ask(surveys.surveysPageOptions(surveyFilters.filterFrom(new URLSearchParams(query))));
    return {
      'posts, first page': postList(''),
      'posts, last page': postList('page=400'),
      'posts, search': postList('q=herencia'),
      'posts, untranslated': postList('state=missing&language=ru'),
      'posts, outdated': postList('state=outdated'),
      'posts, counts': () => ask(posts.postCountsOptions()),
      'enquiries, first page': surveyList(''),
      'enquiries, last page': surveyList('page=1000'),
      'enquiries, search a name': surveyList('q=persona%2049'),
      'enquiries, nothing found': surveyList('q=xyzzy'),
      'enquiries, filtered': surveyList('state=new&area=family&language=de'),
      'enquiries, waiting': () => ask(surveys.waitingSurveysOptions(5)),
      'texts, all languages': () => ask(translations.overridesOptions()),
      'texts, a visitor': () => ask(texts.overridesOptions('de')),
    };
  },
};
