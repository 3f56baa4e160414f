import { useQuery } from '@tanstack/react-query';
import type { EnquirySummary } from '../enquiry';
import { marksOptions } from './queries';

/**
 * The listed enquiries with their marks. A new one shows the beginning of its message only once the
 * names are compared and do not conflict: a lawyer who cannot take a case should not know it.
 */
export function useConflictMarks(enquiries: readonly EnquirySummary[]): EnquirySummary[] {
  const unread = enquiries.filter(({ status }) => status === 'new').map(({ id }) => id);
  const { data: marks } = useQuery(marksOptions(unread));
  return enquiries.map((enquiry) => {
    if (enquiry.status !== 'new') return enquiry;
    if (enquiry.conflict === 'none') return enquiry;
    const mayConflict = !enquiry.conflict && (marks?.found.has(enquiry.id) ?? false);
    return marks?.compared.has(enquiry.id) && !mayConflict && !enquiry.conflict
      ? enquiry
      : { ...enquiry, mayConflict, messageStart: '' };
  });
}
