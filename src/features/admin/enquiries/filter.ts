import { PAGE_KEY_PARAM, type PageKey, parsePageKey } from '@/lib/admin/KeyPagination';
import { LANGUAGE_OPTIONS } from '@/lib/admin/format';
import { recordOf } from '@/lib/recordOf';
import { enquiries as t } from '@/admin-texts';
import { isDay } from '@/site/dates';
import { AREAS, STATUSES, UNANSWERED, URGENCIES } from './enquiry';

export type Condition = 'state' | 'assigned' | 'area' | 'language' | 'urgency' | 'from' | 'to';

type Options = readonly (readonly [value: string, text: string])[];

export const ALL = ['', t('filters.all')] as const;

/** The conditions by their parameters in the URL: the label, and what can be chosen, or what is valid. */
export const CONDITIONS: Record<
  Condition,
  readonly [label: string, values: Options | ((value: string) => boolean)]
> = {
  /** 'unanswered' matches those that were closed while new. */
  state: [t('fields.status'), [ALL, ...Object.entries(STATUSES), ['unanswered', UNANSWERED]]],
  /** Whose: the id of an admin, or 'nobody'. */
  assigned: [t('fields.assignee'), (value) => /^([0-9a-f-]{36}|nobody)$/.test(value)],
  area: [t('fields.practice_area'), [ALL, ...Object.entries(AREAS)]],
  language: [t('fields.language'), [['', t('filters.allLanguages')], ...LANGUAGE_OPTIONS]],
  /** 'urgent' matches any urgency but 'normal'. */
  urgency: [
    t('fields.urgency'),
    [ALL, ['urgent', t('filters.urgent')], ...Object.entries(URGENCIES)],
  ],
  /** Office days, 'yyyy-MM-dd', both inclusive. */
  from: [t('common.from'), isDay],
  to: [t('common.to'), isDay],
};

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
    const [, values] = CONDITIONS[name];
    const isValid =
      typeof values === 'function' ? values(value) : values.some(([each]) => each === value);
    return isValid ? value : '';
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
