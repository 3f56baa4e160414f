import { TRANSLATIONS } from './schema';

export const LIST_STATES = [
  '',
  'published',
  'scheduled',
  'hidden',
  'outdated',
  'missing',
  'bin',
] as const;
export type ListState = (typeof LIST_STATES)[number];

export const LIST_STATE_NAMES: Record<ListState, string> = {
  '': 'Todas',
  published: 'Publicadas',
  scheduled: 'Programadas',
  hidden: 'Ocultas',
  outdated: 'Con traducción desactualizada',
  missing: 'Sin traducir',
  bin: 'Papelera',
};

/** Which part of the posts the list shows; it lives in the address, so that a link can name it. */
export interface Filter {
  search: string;
  state: ListState;
  category: string;
  /** Narrows `outdated` and `missing` to one translation; else ''. */
  language: string;
  /** From 1. */
  page: number;
}

/** The filter that an address's query names; nonsense reads as the first page of everything. */
export function filterFrom(params: URLSearchParams): Filter {
  const page = Number(params.get('page') ?? 1);
  const state = LIST_STATES.find((known) => known === params.get('state')) ?? '';
  const language = TRANSLATIONS.find((code) => code === params.get('language')) ?? '';
  return {
    search: (params.get('q') ?? '').slice(0, 100),
    state,
    category: params.get('category') ?? '',
    language: state === 'outdated' || state === 'missing' ? language : '',
    page: Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
  };
}

/** The query of an address for a filter, without what is as usual. */
export function paramsOf(filter: Filter): URLSearchParams {
  const params = new URLSearchParams();
  if (filter.search) params.set('q', filter.search);
  if (filter.state) params.set('state', filter.state);
  if (filter.category) params.set('category', filter.category);
  if (filter.language) params.set('language', filter.language);
  if (filter.page > 1) params.set('page', String(filter.page));
  return params;
}
