import { LANGUAGES } from '@/site/languages';
import { AREAS, STATUSES, URGENCIES } from './survey';

/** Which enquiries a list shows; it lives in the address. '' means all. */
export interface SurveyFilter {
  search: string;
  status: string;
  area: string;
  language: string;
  /** 'urgent' is any urgency. */
  urgency: string;
  /** Days of the office, 'yyyy-MM-dd', both included. */
  from: string;
  to: string;
  /** From 1. */
  page: number;
}

/** Whether a text is a day that exists. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The name of each part of the filter in the address. */
export const PARAMS = {
  search: 'q',
  status: 'state',
  area: 'area',
  language: 'language',
  urgency: 'urgency',
  from: 'from',
  to: 'to',
  page: 'page',
} as const;

/** The filter that an address's query names; nonsense reads as no filter. */
export function filterFrom(params: URLSearchParams): SurveyFilter {
  const read = (name: keyof SurveyFilter) => params.get(PARAMS[name])?.trim() ?? '';
  const oneOf = (values: readonly string[], value: string) => (values.includes(value) ? value : '');
  const page = Number(read('page') || 1);
  return {
    search: read('search').slice(0, 200),
    status: oneOf(Object.keys(STATUSES), read('status')),
    area: oneOf(Object.keys(AREAS), read('area')),
    language: oneOf(LANGUAGES, read('language')),
    urgency: oneOf([...Object.keys(URGENCIES), 'urgent'], read('urgency')),
    from: isDay(read('from')) ? read('from') : '',
    to: isDay(read('to')) ? read('to') : '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address's query with a part of the filter changed; another filter starts at its first page. */
export function withFilter(
  params: URLSearchParams,
  change: Partial<SurveyFilter>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete(PARAMS.page);
  for (const [name, value] of Object.entries(change) as [keyof SurveyFilter, string | number][]) {
    if (value === '' || (name === 'page' && value === 1)) next.delete(PARAMS[name]);
    else next.set(PARAMS[name], String(value));
  }
  return next;
}

/** Whether anything is filtered at all. */
export function isFiltered({ page, ...rest }: SurveyFilter): boolean {
  return page > 0 && Object.values(rest).some((value) => value !== '');
}
