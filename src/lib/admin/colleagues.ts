import { queryOptions, useQuery } from '@tanstack/react-query';
import { unwrapList } from '@/lib/errors';
import { supabase } from './supabase';

/** Who may deal with enquiries: admins, by name or else by address. */
export function colleaguesOptions() {
  return queryOptions({
    queryKey: ['staff', 'colleagues'] as const,
    staleTime: 60_000,
    networkMode: 'always',
    queryFn: async ({ signal }) => {
      const rows = await unwrapList(supabase.rpc('staff_members').abortSignal(signal));
      return rows
        .filter(({ role }) => role === 'admin')
        .map(({ user_id: id, name, email }) => [id, name || email] as const);
    },
  });
}

const NONE: readonly (readonly [id: string, name: string])[] = [];

/** The colleagues as options of a select; none until they are loaded. */
export const useColleagues = () => useQuery(colleaguesOptions()).data ?? NONE;
