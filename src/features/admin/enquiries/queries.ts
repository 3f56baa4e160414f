import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap, unwrapList, BackendError } from '@/lib/errors';
import type { PageKey } from '@/lib/admin/pageKey';
import { parseOfficeTime } from '@/lib/admin/officeTime';
import { supabase } from '@/lib/admin/supabase';
import { addDays } from '@/lib/zonedTime';
import type { EnquiryFilter } from './filter';
import {
  type Status,
  SUMMARY_COLUMNS,
  type SummaryRow,
  type Enquiry,
  ENQUIRY_COLUMNS,
  type EnquiryRow,
  toSummary,
  toEnquiry,
} from './enquiry';

export const PAGE_SIZE = 50;

/** PostgREST's limit per request. */
const EXPORT_BATCH = 1000;

export const enquiriesKeys = {
  all: ['enquiries'] as const,
  page: (filter: EnquiryFilter) => ['enquiries', 'page', filter] as const,
  one: (id: string) => ['enquiries', 'one', id] as const,
  newest: ['enquiries', 'new'] as const,
};

/** A query for the rows that match a filter, newest first, after a key. */
function matching(filter: EnquiryFilter, columns: string, after: PageKey | undefined) {
  let query = filter.search
    ? supabase.rpc('search_surveys', { query: filter.search }).select(columns)
    : supabase.from('contact_surveys').select(columns);
  if (filter.status) query = query.eq('status', filter.status);
  if (filter.area) query = query.eq('practice_area', filter.area);
  if (filter.language) query = query.eq('language', filter.language);
  if (filter.urgency === 'urgent') query = query.neq('urgency', 'normal');
  else if (filter.urgency) query = query.eq('urgency', filter.urgency);
  if (filter.from) query = query.gte('created_at', parseOfficeTime(filter.from).toISOString());
  if (filter.to) {
    query = query.lt('created_at', parseOfficeTime(addDays(filter.to, 1)).toISOString());
  }
  if (after) {
    // The first condition lets the index start at the key.
    query = query.lte('created_at', after.at).or(`created_at.lt."${after.at}",id.lt.${after.id}`);
  }
  return query.order('created_at', { ascending: false }).order('id', { ascending: false });
}

/** One page of enquiries, newest first, and whether another follows. */
export function enquiriesPageOptions(filter: EnquiryFilter) {
  return queryOptions({
    queryKey: enquiriesKeys.page(filter),
    staleTime: 0,
    networkMode: 'always',
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const rows = await unwrapList(
        matching(filter, SUMMARY_COLUMNS, filter.after)
          .limit(PAGE_SIZE + 1)
          .abortSignal(signal)
          .overrideTypes<SummaryRow[], { merge: false }>(),
      );
      return {
        enquiries: rows.slice(0, PAGE_SIZE).map(toSummary),
        hasNext: rows.length > PAGE_SIZE,
      };
    },
  });
}

/** One enquiry; null if it does not exist (any more). */
export function enquiryOptions(id: string) {
  return queryOptions({
    queryKey: enquiriesKeys.one(id),
    staleTime: 0,
    networkMode: 'always',
    queryFn: ({ signal }) => readEnquiry(id, signal),
  });
}

async function readEnquiry(id: string, signal?: AbortSignal): Promise<Enquiry | null> {
  // A malformed id would be a server error instead of a missing enquiry.
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) return null;
  const query = supabase.from('contact_surveys').select(ENQUIRY_COLUMNS).eq('id', id);
  const row = await unwrap(
    (signal ? query.abortSignal(signal) : query)
      .maybeSingle()
      .overrideTypes<EnquiryRow, { merge: false }>(),
  );
  return row && toEnquiry(row);
}

/** Somebody else changed the same field first; `theirs` is the current enquiry. */
export class EnquiryConflict extends BackendError {
  readonly theirs: Enquiry;

  constructor(theirs: Enquiry) {
    super('conflict', 'the enquiry has changed meanwhile');
    this.theirs = theirs;
  }
}

/**
 * Saves a field of an enquiry, unless somebody else has changed it since it was `before`.
 * @returns the saved enquiry.
 * @throws {EnquiryConflict} if somebody has changed it; {BackendError} otherwise, 'forbidden' if the enquiry is
 * gone.
 */
export async function saveEnquiry<K extends 'status' | 'notes'>(
  id: string,
  field: K,
  before: Enquiry[K],
  value: Enquiry[K],
): Promise<Enquiry> {
  for (let attempt = 0; ; attempt += 1) {
    const now = await readEnquiry(id);
    if (!now) throw new BackendError('forbidden', 'no such enquiry, or not for this role');
    if (now[field] === value) return now;
    if (now[field] !== before || attempt === 3) throw new EnquiryConflict(now);
    const rows = await unwrapList(
      supabase
        .from('contact_surveys')
        .update(field === 'status' ? { status: value as Status } : { notes: value })
        .eq('id', id)
        .eq('updated_at', now.updatedAt)
        .select(ENQUIRY_COLUMNS)
        .overrideTypes<EnquiryRow[], { merge: false }>(),
    );
    // No row matched: it was changed since the read above, perhaps in another field, so try again.
    if (rows[0]) return toEnquiry(rows[0]);
  }
}

/**
 * All enquiries that match a filter, in batches. Each batch continues after the last row of the previous one, so
 * that an enquiry arriving meanwhile shifts none.
 */
export async function* allEnquiries(filter: EnquiryFilter, signal: AbortSignal) {
  let last: EnquiryRow | undefined;
  do {
    const rows = await unwrapList(
      matching(filter, ENQUIRY_COLUMNS, last && { at: last.created_at, id: last.id })
        .limit(EXPORT_BATCH)
        .abortSignal(signal)
        .overrideTypes<EnquiryRow[], { merge: false }>(),
    );
    yield rows.map(toEnquiry);
    last = rows.length === EXPORT_BATCH ? rows.at(-1) : undefined;
  } while (last);
}

/** The new enquiries by urgency: detentions, then deadlines, then the newest. */
export function newEnquiriesOptions(limit: number) {
  return queryOptions({
    queryKey: enquiriesKeys.newest,
    staleTime: 0,
    networkMode: 'always',
    queryFn: async ({ signal }) => {
      const waiting = (urgency: string) =>
        unwrapList(
          supabase
            .from('contact_surveys')
            .select(SUMMARY_COLUMNS)
            .eq('status', 'new')
            .eq('urgency', urgency)
            .order('created_at', { ascending: false })
            .limit(limit)
            .abortSignal(signal),
        );
      const groups = await Promise.all(['detained', 'deadline', 'normal'].map(waiting));
      return groups.flat().slice(0, limit).map(toSummary);
    },
  });
}
