import { queryOptions, useQuery } from '@tanstack/react-query';
import { db } from '@/lib/db';
import { unwrapList } from '@/lib/errors';
import { APPOINTMENT_KINDS } from '@/site/appointments';

/** What can be booked; a prerendered page contains it and is published again with each change. */
export function offeredKindsOptions() {
  return queryOptions({
    queryKey: ['booking', 'kinds'] as const,
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const rows = await unwrapList(
        db.from('appointment_kinds').select('id, minutes').abortSignal(signal),
      );
      return APPOINTMENT_KINDS.flatMap((id) =>
        rows.filter((row) => row.id === id).map(({ minutes }) => ({ id, minutes })),
      );
    },
  });
}

/** What can be booked; nothing while that is not known. */
export function useOfferedKinds() {
  return useQuery(offeredKindsOptions()).data ?? [];
}

export type OfferedKind = ReturnType<typeof useOfferedKinds>[number];
