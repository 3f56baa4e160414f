import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask, askList, BackendError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

export const HISTORY_PAGE = 25;

/** Who asks for an erasure has to see what it takes; a person with more enquiries than this is a robot. */
const SHOWN = 100;

export const erasuresKeys = {
  all: ['erasures'] as const,
  person: (survey: string) => ['erasures', 'person', survey] as const,
  expired: ['erasures', 'expired'] as const,
  history: (page: number) => ['erasures', 'history', page] as const,
  retention: ['erasures', 'retention'] as const,
};

/** All enquiries of the person who made one: what an erasure of their data will take. */
export function personOptions(survey: string) {
  return queryOptions({
    queryKey: erasuresKeys.person(survey),
    staleTime: 0,
    networkMode: 'always',
    gcTime: 0,
    queryFn: async ({ signal }) => {
      let total = 0;
      const rows = await askList(
        supabase
          .rpc('surveys_of_person', { survey }, { count: 'exact' })
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

/** Erases them. @returns how many. @throws {BackendError} 'refused' for who is no admin. */
export async function erasePerson(survey: string): Promise<number> {
  return (await ask(supabase.rpc('erase_person', { survey }))) ?? 0;
}

/** How many closed enquiries have outlived the retention. */
export function expiredOptions() {
  return queryOptions({
    queryKey: erasuresKeys.expired,
    staleTime: 0,
    networkMode: 'always',
    queryFn: async ({ signal }) => {
      let count = 0;
      await ask(
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

/** Erases them. @returns how many. @throws {BackendError} 'refused' for who is no admin. */
export async function eraseExpired(): Promise<number> {
  return (await ask(supabase.rpc('erase_expired_surveys'))) ?? 0;
}

/** One enquiry that was erased: nothing of what it said. */
export interface Erasure {
  id: string;
  erasedAt: string;
  /** The address of who did it; null where the account is gone. */
  erasedBy: string | null;
  /** 'yyyy-MM-dd' */
  receivedOn: string;
  reason: 'request' | 'retention';
}

/** A page of what was erased, the latest first. */
export function historyOptions(page: number) {
  const first = (page - 1) * HISTORY_PAGE;
  return queryOptions({
    queryKey: erasuresKeys.history(page),
    staleTime: 0,
    networkMode: 'always',
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      let total = 0;
      const rows = await askList(
        supabase
          .rpc('survey_erasure_history', undefined, { count: 'exact' })
          .order('erased_at', { ascending: false })
          .order('id')
          .range(first, first + HISTORY_PAGE - 1)
          .abortSignal(signal)
          .then((answer) => {
            total = answer.count ?? 0;
            return answer.status === 416 ? { ...answer, data: [], error: null } : answer;
          }),
      );
      const erasures = rows.map((row): Erasure => ({
        id: row.id,
        erasedAt: row.erased_at,
        erasedBy: row.erased_by,
        receivedOn: row.received_on,
        reason: row.reason === 'retention' ? 'retention' : 'request',
      }));
      return { total, erasures };
    },
  });
}

/** For how many months closed enquiries are kept. */
export function retentionOptions() {
  return queryOptions({
    queryKey: erasuresKeys.retention,
    staleTime: 0,
    networkMode: 'always',
    queryFn: async ({ signal }) => {
      const rows = await askList(
        supabase.from('settings').select('survey_retention_months').abortSignal(signal),
      );
      if (!rows[0]) throw new BackendError('refused', 'the settings are not for this role');
      return rows[0].survey_retention_months;
    },
  });
}

/** @throws {BackendError} 'refused' when the database let no row be changed. */
export async function saveRetention(months: number): Promise<void> {
  const rows = await askList(
    supabase
      .from('settings')
      .update({ survey_retention_months: months })
      .eq('id', true)
      .select('survey_retention_months'),
  );
  if (rows.length === 0) throw new BackendError('refused', 'the settings were not changed');
}
