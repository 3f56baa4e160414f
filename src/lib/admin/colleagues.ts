import { useQuery } from '@tanstack/react-query';
import type { Database } from '@/lib/database.types';
import { liveRows } from './supabase';

type Members = Database['public']['Functions']['staff_members']['Returns'];

const admins = (members: Members) =>
  members
    .filter(({ role }) => role === 'admin')
    .map(({ user_id: id, name, email }) => [id, name || email] as const);

/** Who may deal with enquiries as options of a select: admins, by name or else by address; none until they are loaded. */
export function useColleagues(): readonly (readonly [id: string, name: string])[] {
  const query = { ...liveRows('staff_members', {}), staleTime: 60_000, select: admins };
  return useQuery(query).data ?? NONE;
}

const NONE: ReturnType<typeof useColleagues> = [];
