import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap, unwrapList, BackendError } from '@/lib/errors';
import { formatPageKey, type PageKey } from '@/lib/admin/pageKey';
import { withProof } from '@/lib/admin/proof';
import { supabase } from '@/lib/admin/supabase';

const HISTORY_PAGE = 25;

/** How many enquiries an erasure lists; a person with more is a bot. */
const SHOWN = 100;

export const erasuresKeys = {
  all: ['erasures'] as const,
  person: (enquiry: string) => ['erasures', 'person', enquiry] as const,
  expired: ['erasures', 'expired'] as const,
  history: (after: PageKey | undefined) =>
    ['erasures', 'history', after && formatPageKey(after)] as const,
  retention: ['erasures', 'retention'] as const,
};

/** All enquiries of the person who sent one, which an erasure of their data would remove. */
export function personOptions(enquiry: string) {
  return queryOptions({
    queryKey: erasuresKeys.person(enquiry),
    staleTime: 0,
    networkMode: 'always',
    gcTime: 0,
    queryFn: async ({ signal }) => {
      let total = 0;
      const rows = await unwrapList(
        supabase
          .rpc('surveys_of_person', { survey: enquiry }, { count: 'exact' })
          .select('id, name, created_at')
          .order('created_at', { ascending: false })
          .limit(SHOWN)
          .abortSignal(signal)
          .then((answer) => {
            total = answer.count ?? 0;
            return answer;
          }),
      );
      const enquiries = rows.map(({ id, name, created_at }) => ({
        id,
        name,
        createdAt: created_at,
      }));
      return { total, enquiries };
    },
  });
}

/**
 * Erases all enquiries of that person. @returns how many. @throws {BackendError} 'forbidden' for
 * anyone but admins.
 */
export async function erasePerson(enquiry: string): Promise<number> {
  return (await withProof(() => unwrap(supabase.rpc('erase_person', { survey: enquiry })))) ?? 0;
}

/** The number of enquiries beyond the retention period. */
export function expiredOptions() {
  return queryOptions({
    queryKey: erasuresKeys.expired,
    staleTime: 0,
    networkMode: 'always',
    queryFn: async ({ signal }) => {
      let count = 0;
      await unwrap(
        supabase
          .rpc('expired_surveys', undefined, { count: 'exact' })
          .select('id')
          .limit(1)
          .abortSignal(signal)
          .then((answer) => {
            count = answer.count ?? 0;
            return answer;
          }),
      );
      return count;
    },
  });
}

/**
 * Erases the expired enquiries. @returns how many. @throws {BackendError} 'forbidden' for anyone
 * but admins.
 */
export async function eraseExpired(): Promise<number> {
  return (await withProof(() => unwrap(supabase.rpc('erase_expired_surveys')))) ?? 0;
}

/** The record of an erased enquiry, without its content. */
export interface Erasure {
  id: string;
  erasedAt: string;
  /** The e-mail address of the person who erased it; null if the account was deleted. */
  erasedBy: string | null;
  /** 'yyyy-MM-dd' */
  receivedOn: string;
  reason: 'request' | 'retention';
}

/** A page of the erasure history, newest first, after a key. */
export function historyOptions(after: PageKey | undefined) {
  return queryOptions({
    queryKey: erasuresKeys.history(after),
    staleTime: 0,
    networkMode: 'always',
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const rows = await unwrapList(
        supabase
          .rpc('survey_erasure_history', {
            ...(after && { after_time: after.at, after_id: after.id }),
            // One more, which says whether there is a next page.
            page_size: HISTORY_PAGE + 1,
          })
          .abortSignal(signal),
      );
      const erasures = rows.slice(0, HISTORY_PAGE).map((row): Erasure => ({
        id: row.id,
        erasedAt: row.erased_at,
        erasedBy: row.erased_by,
        receivedOn: row.received_on,
        reason: row.reason === 'retention' ? 'retention' : 'request',
      }));
      return { erasures, hasNext: rows.length > HISTORY_PAGE };
    },
  });
}

/** How many months enquiries that led to no engagement are kept. */
export function retentionOptions() {
  return queryOptions({
    queryKey: erasuresKeys.retention,
    staleTime: 0,
    networkMode: 'always',
    queryFn: async ({ signal }) => {
      const rows = await unwrapList(
        supabase.from('settings').select('survey_retention_months').abortSignal(signal),
      );
      if (!rows[0]) throw new BackendError('forbidden', 'the settings are not for this role');
      return rows[0].survey_retention_months;
    },
  });
}

/**
 * Saves the retention period in months. @throws {BackendError} 'forbidden' if no row was changed.
 */
export async function saveRetention(months: number): Promise<void> {
  const rows = await unwrapList(
    supabase
      .from('settings')
      .update({ survey_retention_months: months })
      .eq('id', true)
      .select('survey_retention_months'),
  );
  if (rows.length === 0) throw new BackendError('forbidden', 'the settings were not changed');
}
