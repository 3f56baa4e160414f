import { infiniteQueryOptions } from '@tanstack/react-query';
import { liveCall, supabase } from '@/lib/admin/supabase';
import { unwrapList } from '@/lib/errors';
import type { Line } from './line';

const PAGE_SIZE = 50;

/** Whether the log is intact, and who appears in it. */
export interface LogState {
  /** The number of the first altered line; null if there is none. */
  broken_at: number | null;
  lines: number;
  last_hash: string;
  /** The name is null for a deleted account. */
  people: { id: string; who: string | null }[];
}

export const accessLogStateOptions = () =>
  liveCall('access_log_state', {}, (state) => state as LogState | null);

/** The lines of one person, or everybody's (''), newest first, a page at a time. */
export function accessLogOptions(person: string) {
  return infiniteQueryOptions({
    queryKey: ['access_log_page', person],
    staleTime: 0,
    networkMode: 'always',
    initialPageParam: undefined as number | undefined,
    queryFn: async ({ pageParam: before, signal }) => {
      const rows = await unwrapList(
        supabase
          .rpc('access_log_page', {
            ...(person && { of_person: person }),
            ...(before && { before }),
          })
          .abortSignal(signal)
          .overrideTypes<Line[], { merge: false }>(),
      );
      return { lines: rows.slice(0, PAGE_SIZE), hasMore: rows.length > PAGE_SIZE };
    },
    getNextPageParam: ({ lines, hasMore }) => (hasMore ? lines.at(-1)?.seq : undefined),
  });
}
