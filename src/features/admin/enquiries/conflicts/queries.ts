import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { liveList, liveRows, supabase } from '@/lib/admin/supabase';
import type { Database } from '@/lib/database.types';
import type { EnquirySummary } from '../enquiry';
import { oneKey } from '../queries';

/** A name that may belong to a conflict of interest, and the name in the opened enquiry that resembles it. */
export interface Conflict extends Row {
  /** Whose name it is: a client's, or in another enquiry that of the writer or of the other party. */
  part: 'client' | 'sender' | 'opponent';
}
type Row = Database['public']['Functions']['conflicts']['Returns'][number];

/** The possible conflicts of an enquiry, the most similar first. The access log records the comparison. */
export const conflictsOptions = (id: string) =>
  liveList(
    [...oneKey(id), 'conflicts'],
    () => supabase.rpc('conflicts', { survey: id }),
    (rows) => rows as Conflict[],
  );

/**
 * The listed enquiries with their marks. A new one shows the beginning of its message only once the
 * names are compared and do not conflict: a lawyer who cannot take a case should not know it.
 */
export function useConflictMarks(enquiries: readonly EnquirySummary[]): EnquirySummary[] {
  const unread = enquiries.filter(({ status }) => status === 'new').map(({ id }) => id);
  const { data: marks } = useQuery({
    ...liveRows('with_conflicts', { surveys: unread }, (found) => ({
      compared: new Set(unread),
      found: new Set<string>(found),
    })),
    enabled: unread.length > 0,
    placeholderData: keepPreviousData,
  });
  return enquiries.map((enquiry) => {
    if (enquiry.status !== 'new' || enquiry.conflict === 'none') return enquiry;
    const mayConflict = !enquiry.conflict && (marks?.found.has(enquiry.id) ?? false);
    return marks?.compared.has(enquiry.id) && !mayConflict && !enquiry.conflict
      ? enquiry
      : { ...enquiry, mayConflict, message_start: '' };
  });
}
