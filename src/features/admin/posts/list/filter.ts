import { PAGE_KEY_PARAM, parsePageKey } from '@/lib/admin/KeyPagination';
import { posts as t } from '@/admin-texts';
import { TRANSLATIONS } from '@/site/languages';

export const LIST_STATES = [
  '',
  'published',
  'scheduled',
  'hidden',
  'outdated',
  'missing',
  'waiting',
  'bin',
] as const;
export type ListState = (typeof LIST_STATES)[number];

export const listStateName = (state: ListState) => t(`filters.states.${state || 'every'}`);

/** Whether a state is one of translations, and can be restricted to one of them. */
export const isByLanguage = (state: ListState) =>
  state === 'outdated' || state === 'missing' || state === 'waiting';

/** The filter of the list, held in the URL so that it can be linked. */
export type Filter = ReturnType<typeof filterFrom>;

/** Reads the filter from a URL's query; invalid values fall back to the first page of all posts. */
export function filterFrom(params: URLSearchParams) {
  const state = LIST_STATES.find((known) => known === params.get('state')) ?? '';
  const language = TRANSLATIONS.find((code) => code === params.get('language')) ?? '';
  return {
    search: (params.get('q') ?? '').slice(0, 100),
    state,
    category: params.get('category') ?? '',
    language: isByLanguage(state) ? language : '',
    after: parsePageKey(params.get(PAGE_KEY_PARAM)),
  };
}
