import { useQuery } from '@tanstack/react-query';
import type { EnquirySummary } from '../enquiry';
import { marksOptions } from './queries';

/**
 * The listed enquiries with their marks. The beginning of a message is left out until the names are compared, and for
 * good where they may conflict: a lawyer who cannot take a case should not know it.
 */
export function useConflictMarks(enquiries: readonly EnquirySummary[]): EnquirySummary[] {
  const { data: marks } = useQuery(marksOptions(enquiries.map(({ id }) => id)));
  return enquiries.map((enquiry) => {
    const mayConflict = marks?.found.has(enquiry.id) ?? false;
    return marks?.compared.has(enquiry.id) && !mayConflict
      ? enquiry
      : { ...enquiry, mayConflict, messageStart: '' };
  });
}
