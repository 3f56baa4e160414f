import { queryOptions, useQuery } from '@tanstack/react-query';
import { db } from '@/lib/db';
import { unwrapList } from '@/lib/errors';
import { APPOINTMENT_KINDS, type AppointmentKind } from '@/site/appointments';

export interface OfferedKind {
  id: AppointmentKind;
  minutes: number;
}

/** What can be booked; a prerendered page contains it and is published again with each change. */
export function offeredKindsOptions() {
  return queryOptions({
    queryKey: ['booking', 'kinds'] as const,
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<OfferedKind[]> => {
      const rows = await unwrapList(
        db.from('appointment_kinds').select('id, minutes').abortSignal(signal),
      );
      return APPOINTMENT_KINDS.flatMap((id) => {
        const row = rows.find((each) => each.id === id);
        return row ? [{ id, minutes: row.minutes }] : [];
      });
    },
  });
}

/** What can be booked; nothing while that is not known. */
export function useOfferedKinds(): OfferedKind[] {
  return useQuery(offeredKindsOptions()).data ?? [];
}
