import { PAGE_KEY_PARAM, type PageKey, parsePageKey } from '@/lib/admin/pageKey';
import { isDay } from '@/site/dates';
import { LANGUAGES } from '@/site/languages';
import { AREAS, STATUSES, URGENCIES } from './enquiry';

/** The filter of the list; '' matches all. All but the search is held in the URL. */
export interface EnquiryFilter {
  /** Names, addresses and numbers of clients, so it stays out of addresses: see `useEnquiryFilter`. */
  search: string;
  /** 'unanswered' matches those that were closed while new. */
  status: string;
  /** Whose: the id of an admin, or 'nobody'. */
  assignee: string;
  area: string;
  language: string;
  /** 'urgent' matches any urgency but 'normal'. */
  urgency: string;
  /** Office days, 'yyyy-MM-dd', both inclusive. */
  from: string;
  to: string;
  /** Whether to list those that the database has flagged as probably automatic, or the others. */
  overflow: boolean;
  /** The key of the previous page's last enquiry; undefined on the first page. */
  after: PageKey | undefined;
}

type Condition = Exclude<keyof EnquiryFilter, 'search' | 'after' | 'overflow'>;

/** The value of the URL's `view` that shows the probably automatic ones. */
export const OVERFLOW_VIEW = 'automatic';

/** The filter's URL parameters. */
export const PARAMS = {
  status: 'state',
  assignee: 'assigned',
  area: 'area',
  language: 'language',
  urgency: 'urgency',
  from: 'from',
  to: 'to',
} as const satisfies Record<Condition, string>;

/** Reads the filter from a URL's query; invalid values are ignored. */
export function filterFrom(params: URLSearchParams, search = ''): EnquiryFilter {
  const read = (name: Condition) => params.get(PARAMS[name])?.trim() ?? '';
  const oneOf = (values: readonly string[], value: string) => (values.includes(value) ? value : '');
  return {
    search: search.trim().slice(0, 200),
    status: oneOf([...Object.keys(STATUSES), 'unanswered'], read('status')),
    assignee: /^([0-9a-f-]{36}|nobody)$/.test(read('assignee')) ? read('assignee') : '',
    area: oneOf(Object.keys(AREAS), read('area')),
    language: oneOf(LANGUAGES, read('language')),
    urgency: oneOf([...Object.keys(URGENCIES), 'urgent'], read('urgency')),
    from: isDay(read('from')) ? read('from') : '',
    to: isDay(read('to')) ? read('to') : '',
    overflow: params.get('view') === OVERFLOW_VIEW,
    after: parsePageKey(params.get(PAGE_KEY_PARAM)),
  };
}

/** The URL's query with part of the filter changed; any other change returns to the first page. */
export function withFilter(
  params: URLSearchParams,
  change: Partial<Record<Condition, string>>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete(PAGE_KEY_PARAM);
  for (const [name, value] of Object.entries(change) as [Condition, string][]) {
    if (value === '') next.delete(PARAMS[name]);
    else next.set(PARAMS[name], value);
  }
  return next;
}

/** How many conditions it has besides the search. */
export const countConditions = (filter: EnquiryFilter) =>
  (Object.keys(PARAMS) as Condition[]).filter((name) => filter[name] !== '').length;

export const isFiltered = (filter: EnquiryFilter) =>
  filter.search !== '' || countConditions(filter) > 0;
