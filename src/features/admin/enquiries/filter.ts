import { PAGE_KEY_PARAM, type PageKey, parsePageKey } from '@/lib/admin/KeyPagination';
import { recordOf } from '@/lib/recordOf';
import { isDay } from '@/site/dates';
import { LANGUAGES } from '@/site/languages';
import { AREAS, STATUSES, URGENCIES } from './enquiry';

const oneOf = (labels: object, ...others: string[]) => {
  const values = [...Object.keys(labels), ...others];
  return (value: string) => values.includes(value);
};

/** The conditions by their parameters in the URL, with the values that are valid. */
const CONDITIONS = {
  /** 'unanswered' matches those that were closed while new. */
  state: oneOf(STATUSES, 'unanswered'),
  /** Whose: the id of an admin, or 'nobody'. */
  assigned: (value: string) => /^([0-9a-f-]{36}|nobody)$/.test(value),
  area: oneOf(AREAS),
  language: oneOf({}, ...LANGUAGES),
  /** 'urgent' matches any urgency but 'normal'. */
  urgency: oneOf(URGENCIES, 'urgent'),
  /** Office days, 'yyyy-MM-dd', both inclusive. */
  from: isDay,
  to: isDay,
};

export type Condition = keyof typeof CONDITIONS;
export const CONDITION_NAMES = Object.keys(CONDITIONS) as Condition[];

/** The filter of the list; '' matches all. All but the search is held in the URL. */
export interface EnquiryFilter extends Record<Condition, string> {
  /** Names and numbers of clients: in the URL it would end up in the browser's history and in server logs. */
  search: string;
  /** Whether to list those that the database has flagged as probably automatic, or the others. */
  overflow: boolean;
  /** The key of the previous page's last enquiry; undefined on the first page. */
  after: PageKey | undefined;
}

/** The value of the URL's `view` that shows the probably automatic ones. */
export const OVERFLOW_VIEW = 'automatic';

/** Reads the filter from a URL's query; invalid values are ignored. */
export const filterFrom = (params: URLSearchParams, search = ''): EnquiryFilter => ({
  ...recordOf(CONDITION_NAMES, (name) => {
    const value = params.get(name)?.trim() ?? '';
    return CONDITIONS[name](value) ? value : '';
  }),
  search: search.trim().slice(0, 200),
  overflow: params.get('view') === OVERFLOW_VIEW,
  after: parsePageKey(params.get(PAGE_KEY_PARAM)),
});

/** How many conditions it has besides the search. */
export const countConditions = (filter: EnquiryFilter) =>
  CONDITION_NAMES.filter((name) => filter[name] !== '').length;

export const isFiltered = (filter: EnquiryFilter) =>
  filter.search !== '' || countConditions(filter) > 0;
