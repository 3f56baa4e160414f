import { PAGE_KEY_PARAM, type PageKey, parsePageKey } from '@/lib/admin/KeyPagination';
import { LANGUAGE_OPTIONS } from '@/lib/admin/format';
import { recordOf } from '@/lib/recordOf';
import { enquiries as t } from '@/admin-texts';
import { isDay } from '@/site/dates';
import { AREAS, STATUSES, UNANSWERED, URGENCIES } from './enquiry';

export type Condition = 'state' | 'assigned' | 'area' | 'language' | 'urgency' | 'from' | 'to';

interface ConditionFacts {
  label: string;
  /** The values that are valid, unless they are not known beforehand. */
  options?: readonly (readonly [value: string, text: string])[];
  isValid?: (value: string) => boolean;
}

/** The conditions by their parameters in the URL. */
export const CONDITIONS: Record<Condition, ConditionFacts> = {
  /** 'unanswered' matches those that were closed while new. */
  state: {
    label: t('fields.status'),
    options: [...Object.entries(STATUSES), ['unanswered', UNANSWERED]],
  },
  /** Whose: the id of an admin, or 'nobody'. */
  assigned: {
    label: t('fields.assignee'),
    isValid: (value) => /^([0-9a-f-]{36}|nobody)$/.test(value),
  },
  area: { label: t('fields.practice_area'), options: Object.entries(AREAS) },
  language: { label: t('fields.language'), options: LANGUAGE_OPTIONS },
  /** 'urgent' matches any urgency but 'normal'. */
  urgency: {
    label: t('fields.urgency'),
    options: [['urgent', t('filters.urgent')], ...Object.entries(URGENCIES)],
  },
  /** Office days, 'yyyy-MM-dd', both inclusive. */
  from: { label: t('common.from'), isValid: isDay },
  to: { label: t('common.to'), isValid: isDay },
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
    const { options, isValid } = CONDITIONS[name];
    return isValid?.(value) || options?.some(([each]) => each === value) ? value : '';
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
