import { keepPreviousData } from '@tanstack/react-query';
import { liveList, liveQuery, liveRows, supabase } from '@/lib/admin/supabase';
import { unwrap, unwrapList } from '@/lib/errors';
import type { PageKey } from '@/lib/admin/KeyPagination';
import { answerDue } from '@/site/answerClock';
import { officeCalendarOptions } from '@/lib/admin/officeCalendar';
import { parseOfficeTime } from '@/lib/admin/format';
import type { LogLine } from '@/lib/admin/logLine';
import { daysLater } from '@/site/dates';
import type { EnquiryFilter } from './filter';
import {
  SUMMARY_COLUMNS,
  type SummaryRow,
  type Enquiry,
  ENQUIRY_COLUMNS,
  type EnquiryRow,
  toSummary,
  toEnquiry,
} from './enquiry';

export const PAGE_SIZE = 50;

/** The most new enquiries that the list by due time shows. */
export const DUE_LIMIT = 400;

/** New enquiries are counted up to this number. */
export const COUNT_LIMIT = 100;

/** Lists of waiting enquiries are refetched regularly and when the tab gains the focus. */
const LIVE = { refetchInterval: 60_000, refetchOnWindowFocus: true } as const;

/** Of one enquiry and what is read of others for it, which its erasure removes. */
export const oneKey = (id: string) => ['enquiries', 'one', id] as const;

/** A query for the rows that match a filter, after a key: the newest first, or by urgency and the oldest first. */
function matching(
  filter: EnquiryFilter,
  columns: string,
  after: PageKey | undefined,
  byUrgency = false,
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
  if (byUrgency) return query.order('urgency').order('created_at').order('id');
  return query.order('created_at', { ascending: false }).order('id', { ascending: false });
}

/**
 * One page of enquiries, and the key of the next. The first begins with those that wait for an
 * answer, people under arrest before all others, by the time it is due; then the newest.
 */
export function enquiriesPageOptions(filter: EnquiryFilter) {
  return liveQuery({
    queryKey: ['enquiries', 'page', filter],
    ...LIVE,
    placeholderData: keepPreviousData,
    queryFn: async ({ client, signal }) => {
      const { state, after } = filter;
      const read = (query: ReturnType<typeof matching>) =>
        unwrapList(query.abortSignal(signal).overrideTypes<SummaryRow[], { merge: false }>());
      // Within an urgency they are due in the order of arrival, and urgent ones sort before 'normal'.
      const oldest = matching({ ...filter, state: 'new' }, SUMMARY_COLUMNS, after, true);
      const others = matching(filter, SUMMARY_COLUMNS, after).neq('status', state ? '' : 'new');
      const [calendar, rows, oldestNew] = await Promise.all([
        client.query(officeCalendarOptions()),
        state === 'new' ? [] : read(others.limit(PAGE_SIZE + 1)),
        (state && state !== 'new') || after ? [] : read(oldest.limit(DUE_LIMIT)),
      ]);
      const waiting = oldestNew.map(toSummary);
      const dueAt = new Map(
        waiting.map((each) => {
          const due = answerDue({ ...each, receivedAt: each.created_at }, calendar);
          return [each.id, each.urgency === 'detained' ? 0 : due.getTime()];
        }),
      );
      waiting.sort((a, b) => (dueAt.get(a.id) ?? 0) - (dueAt.get(b.id) ?? 0));
      const page = rows.slice(0, PAGE_SIZE);
      const last = rows.length > PAGE_SIZE ? page.at(-1) : undefined;
      return {
        // Nobody may answer what is restricted.
        waiting: waiting.filter(({ limited_on }) => !limited_on),
        others: [...waiting.filter(({ limited_on }) => limited_on), ...page.map(toSummary)],
        next: last && { at: last.created_at, id: last.id },
        isPart: oldestNew.length === DUE_LIMIT,
      };
    },
  });
}

/** One enquiry; null if it does not exist (any more). */
export function enquiryOptions(id: string) {
  return liveQuery({
    queryKey: oneKey(id),
    refetchOnWindowFocus: true,
    queryFn: () => readEnquiry(id),
  });
}

/** What was done with one enquiry and by whom, newest first. */
export const historyOptions = (id: string) =>
  liveRows('survey_history', { survey: id }, (lines: LogLine[]) => lines);

/** Reads one enquiry, which the access log records; null if it does not exist (any more). */
export async function readEnquiry(id: string): Promise<Enquiry | null> {
  // A malformed id would be a server error instead of a missing enquiry.
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) return null;
  // The only way to read one, because the function records it in the access log.
  const row = await unwrap(
    supabase
      .rpc('open_survey', { survey: id })
      .select(ENQUIRY_COLUMNS)
      .maybeSingle()
      .overrideTypes<EnquiryRow, { merge: false }>(),
  );
  return row && toEnquiry(row);
}

/** PostgREST's limit per request. */
const EXPORT_BATCH = 1000;

/**
 * All enquiries that match a filter, in batches. Each continues after the last row of the previous
 * one, so that an enquiry arriving meanwhile does not shift the rest.
 */
export async function allEnquiries(filter: EnquiryFilter, after?: PageKey): Promise<Enquiry[]> {
  const keys = await unwrapList(
    matching(filter, 'id, created_at', after)
      .limit(EXPORT_BATCH)
      .overrideTypes<Pick<EnquiryRow, 'id' | 'created_at'>[], { merge: false }>(),
  );
  const rows = await unwrapList(
    supabase
      .rpc('export_surveys', { surveys: keys.map(({ id }) => id) })
      .select(ENQUIRY_COLUMNS)
      .overrideTypes<EnquiryRow[], { merge: false }>(),
  );
  const last = keys.length === EXPORT_BATCH ? keys.at(-1) : undefined;
  const more = last ? await allEnquiries(filter, { at: last.created_at, id: last.id }) : [];
  return [...rows.map(toEnquiry), ...more];
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

/** Recorded wordings by their hashes. */
export const wordingsOptions = (hashes: readonly string[]) =>
  liveList(['consent_texts', hashes], () =>
    supabase.from('consent_texts').select('hash, part, language, version, text').in('hash', hashes),
  );
