import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { liveList, liveQuery, liveRows, supabase } from '@/lib/admin/supabase';
import { unwrap, unwrapList } from '@/lib/errors';
import type { PageKey } from '@/lib/admin/pageKey';
import { answerDue } from '@/site/answerClock';
import { officeCalendarOptions } from '@/lib/admin/officeCalendar';
import { parseOfficeTime } from '@/lib/admin/officeTime';
import { daysLater } from '@/site/dates';
import { CONSENT_PARTS } from '@/site/consentTexts';
import { URGENCIES } from '@/site/enquiries';
import type { LogLine } from '@/lib/admin/logLine';
import { type EnquiryFilter, filterFrom } from './filter';
import {
  SUMMARY_COLUMNS,
  type SummaryRow,
  type Enquiry,
  ENQUIRY_COLUMNS,
  type EnquiryRow,
  type EnquirySummary,
  toSummary,
  toEnquiry,
} from './enquiry';

export const PAGE_SIZE = 50;

/** The most new enquiries of each urgency that the list by due time shows. */
export const DUE_LIMIT = 200;

/** New enquiries are counted up to this number. */
export const COUNT_LIMIT = 100;

/** PostgREST's limit per request. */
const EXPORT_BATCH = 1000;

/** Lists of waiting enquiries are refetched regularly and when the tab gains the focus. */
const LIVE = { refetchInterval: 60_000, refetchOnWindowFocus: true } as const;

/** Of one enquiry and what is read of others for it, which its erasure removes. */
export const oneKey = (id: string) => ['enquiries', 'one', id] as const;

/** A query for the rows that match a filter, newest first unless `ascending`, after a key. */
function matching(
  filter: EnquiryFilter,
  columns: string,
  after: PageKey | undefined,
  ascending = false,
) {
  let query = filter.search
    ? supabase.rpc('search_surveys', { query: filter.search }).select(columns)
    : supabase.from('contact_surveys').select(columns);
  query = query.eq('overflow', filter.overflow);
  if (filter.state === 'unanswered') query = query.eq('status', 'closed').is('answered_at', null);
  else if (filter.state) query = query.eq('status', filter.state);
  if (filter.assigned === 'nobody') query = query.is('assigned_to', null);
  else if (filter.assigned) query = query.eq('assigned_to', filter.assigned);
  if (filter.area) query = query.eq('practice_area', filter.area);
  if (filter.language) query = query.eq('language', filter.language);
  if (filter.urgency === 'urgent') query = query.neq('urgency', 'normal');
  else if (filter.urgency) query = query.eq('urgency', filter.urgency);
  if (filter.from) query = query.gte('created_at', parseOfficeTime(filter.from).toISOString());
  if (filter.to) {
    query = query.lt('created_at', parseOfficeTime(daysLater(filter.to, 1)).toISOString());
  }
  if (after) {
    // The first condition lets the index start at the key.
    query = query.lte('created_at', after.at).or(`created_at.lt."${after.at}",id.lt.${after.id}`);
  }
  return query.order('created_at', { ascending }).order('id', { ascending });
}

/**
 * The enquiries of a filter by the time their answers are due, those of people under arrest first,
 * at most DUE_LIMIT of each urgency. Within an urgency that is the order of arrival, so reading the
 * oldest is enough.
 */
async function byDue(
  filter: EnquiryFilter,
  { client, signal }: { client: QueryClient; signal: AbortSignal },
) {
  const oldest = (urgency: string) =>
    unwrapList(
      matching({ ...filter, urgency }, SUMMARY_COLUMNS, undefined, true)
        .limit(DUE_LIMIT)
        .abortSignal(signal)
        .overrideTypes<SummaryRow[], { merge: false }>(),
    );
  const wanted = filter.urgency;
  const urgencies = URGENCIES.filter(
    (urgency) => ['', urgency].includes(wanted) || (wanted === 'urgent' && urgency !== 'normal'),
  );
  const [calendar, ...groups] = await Promise.all([
    client.query(officeCalendarOptions()),
    ...urgencies.map(oldest),
  ]);
  const due = groups
    .flat()
    .map(toSummary)
    .map((enquiry) => ({
      enquiry,
      time: answerDue({ ...enquiry, createdAt: enquiry.created_at }, calendar).getTime(),
    }));
  const isDetained = ({ enquiry }: (typeof due)[number]) => Number(enquiry.urgency === 'detained');
  due.sort((a, b) => isDetained(b) - isDetained(a) || a.time - b.time);
  return {
    enquiries: due.map(({ enquiry }) => enquiry),
    isPart: groups.some((group) => group.length === DUE_LIMIT),
  };
}

const NONE_WAIT = { enquiries: [] as EnquirySummary[], isPart: false };

/**
 * One page of enquiries, and the key of the next. The first begins with those that wait for an
 * answer, by the time it is due; the others are the newest first.
 */
export function enquiriesPageOptions(filter: EnquiryFilter) {
  return liveQuery({
    queryKey: ['enquiries', 'page', filter],
    ...LIVE,
    placeholderData: keepPreviousData,
    queryFn: async ({ client, signal }) => {
      const asksNew = filter.state === '' || filter.state === 'new';
      const [waiting, rows] = await Promise.all([
        asksNew && !filter.after
          ? byDue({ ...filter, state: 'new' }, { client, signal })
          : NONE_WAIT,
        filter.state === 'new'
          ? []
          : unwrapList(
              matching(filter, SUMMARY_COLUMNS, filter.after)
                .neq('status', filter.state === '' ? 'new' : '')
                .limit(PAGE_SIZE + 1)
                .abortSignal(signal)
                .overrideTypes<SummaryRow[], { merge: false }>(),
            ),
      ]);
      const page = rows.slice(0, PAGE_SIZE);
      const last = rows.length > PAGE_SIZE ? page.at(-1) : undefined;
      return {
        // Nobody may answer what is restricted.
        waiting: waiting.enquiries.filter(({ limited_on }) => !limited_on),
        others: [
          ...waiting.enquiries.filter(({ limited_on }) => limited_on),
          ...page.map(toSummary),
        ],
        next: last && { at: last.created_at, id: last.id },
        isPart: waiting.isPart,
      };
    },
  });
}

/** The enquiries that wait for an answer, the first due first. */
export const waitingOptions = () =>
  enquiriesPageOptions(filterFrom(new URLSearchParams({ state: 'new' })));

/** One enquiry; null if it does not exist (any more). */
export function enquiryOptions(id: string) {
  return liveQuery({
    queryKey: oneKey(id),
    refetchOnWindowFocus: true,
    queryFn: ({ signal }) => readEnquiry(id, signal),
  });
}

/** What was done with one enquiry and by whom, newest first. */
export const historyOptions = (id: string) =>
  liveRows('survey_history', { survey: id }, (lines: LogLine[]) => lines);

/** Reads one enquiry, which the access log records; null if it does not exist (any more). */
export async function readEnquiry(id: string, signal?: AbortSignal): Promise<Enquiry | null> {
  // A malformed id would be a server error instead of a missing enquiry.
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) return null;
  // The only way to read one, because the function records it in the access log.
  const query = supabase.rpc('open_survey', { survey: id }).select(ENQUIRY_COLUMNS);
  const row = await unwrap(
    (signal ? query.abortSignal(signal) : query)
      .maybeSingle()
      .overrideTypes<EnquiryRow, { merge: false }>(),
  );
  return row && toEnquiry(row);
}

/**
 * All enquiries that match a filter, in batches. Each batch continues after the last row of the
 * previous one, so that an enquiry arriving meanwhile does not shift the rest.
 */
export async function allEnquiries(filter: EnquiryFilter): Promise<Enquiry[]> {
  const found: Enquiry[] = [];
  let last: PageKey | undefined;
  do {
    const keys = await unwrapList(
      matching(filter, 'id, created_at', last)
        .limit(EXPORT_BATCH)
        .overrideTypes<Pick<EnquiryRow, 'id' | 'created_at'>[], { merge: false }>(),
    );
    const rows = await unwrapList(
      supabase
        .rpc('export_surveys', { surveys: keys.map(({ id }) => id) })
        .select(ENQUIRY_COLUMNS)
        .overrideTypes<EnquiryRow[], { merge: false }>(),
    );
    found.push(...rows.map(toEnquiry));
    const end = keys.length === EXPORT_BATCH ? keys.at(-1) : undefined;
    last = end && { at: end.created_at, id: end.id };
  } while (last);
  return found;
}

/** How many enquiries are new, for menu and tab title, so refetched in hidden tabs too. */
export const newCountOptions = () => ({
  ...liveList(
    ['enquiries', 'count'],
    () =>
      supabase
        .from('contact_surveys')
        .select('id')
        .eq('status', 'new')
        .eq('overflow', false)
        .is('limited_on', null)
        .limit(COUNT_LIMIT),
    (rows) => rows.length,
  ),
  ...LIVE,
  refetchIntervalInBackground: true,
});

/** The unopened detentions that are flagged as probably automatic, newest first. */
export const flaggedDetentionsOptions = () => ({
  ...liveList(['enquiries', 'flagged detentions'], () =>
    supabase
      .from('contact_surveys')
      .select('created_at')
      .eq('overflow', true)
      .eq('urgency', 'detained')
      .eq('status', 'new')
      .is('opened_at', null)
      .order('created_at', { ascending: false })
      .limit(COUNT_LIMIT),
  ),
  ...LIVE,
});

/** The wordings that an enquiry was sent with, and how many of them nobody has recorded. */
export function consentShownOptions({ consent_texts, notice_hash }: Enquiry) {
  const shown = [...consent_texts, ...(notice_hash ? [notice_hash] : [])];
  return liveList(
    ['enquiries', 'consent', shown],
    () =>
      supabase
        .from('consent_texts')
        .select('hash, part, language, version, text')
        .in('hash', shown),
    (rows) => {
      const wordings = [...CONSENT_PARTS, 'notice'].flatMap((part) =>
        rows.filter((row) => row.part === part),
      );
      return { wordings, unknown: shown.length - wordings.length };
    },
  );
}
