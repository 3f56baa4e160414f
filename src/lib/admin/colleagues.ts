import { useQuery } from '@tanstack/react-query';
import { liveList } from './liveQuery';
import { supabase } from './supabase';

/** Who may deal with enquiries: admins, by name or else by address. */
export const colleaguesOptions = () => ({
  ...liveList(
    ['staff', 'colleagues'],
    () => supabase.rpc('staff_members'),
    (rows) =>
      rows
        .filter(({ role }) => role === 'admin')
        .map(({ user_id: id, name, email }) => [id, name || email] as const),
  ),
  staleTime: 60_000,
});

const NONE: readonly (readonly [id: string, name: string])[] = [];

/** The colleagues as options of a select; none until they are loaded. */
export const useColleagues = () => useQuery(colleaguesOptions()).data ?? NONE;
