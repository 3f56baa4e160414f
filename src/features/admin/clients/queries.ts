import { keepPreviousData } from '@tanstack/react-query';
import { liveList, liveQuery, supabase } from '@/lib/admin/supabase';
import { unwrap } from '@/lib/errors';

/** How many names a search shows. */
export const SHOWN = 50;

/** How many clients there are. */
export function clientCountOptions() {
  return liveQuery({
    queryKey: ['clients', 'count'],
    queryFn: ({ signal }) =>
      unwrap(
        supabase
          .from('clients')
          .select('*', { count: 'exact', head: true })
          .abortSignal(signal)
          .then((answer) => ({ ...answer, data: answer.count ?? 0 })),
      ),
  });
}

/** The clients whose names contain a text. */
export const clientsOptions = (search: string) => ({
  ...liveList(['clients', 'search', search], () =>
    supabase
      .from('clients')
      .select('id, name')
      .ilike('name', `%${search.replace(/[\\%_]/g, '\\$&')}%`)
      .order('name')
      .limit(SHOWN),
  ),
  enabled: search !== '',
  placeholderData: keepPreviousData,
});
