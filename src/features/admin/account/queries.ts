import type { Database } from '@/lib/database.types';
import { liveQuery } from '@/lib/admin/liveQuery';
import { unwrap, unwrapList } from '@/lib/errors';
import { withProof } from '@/lib/admin/proof';
import { supabase } from '@/lib/admin/supabase';

/** A device on which a person is signed in. */
export type DeviceSession = Database['public']['Functions']['sessions_of']['Returns'][number];

export const accountKeys = {
  sessions: (person: string) => ['account', 'sessions', person] as const,
};

/** A person's sessions, the most recently used first. */
export function sessionsOptions(person: string) {
  return liveQuery({
    queryKey: accountKeys.sessions(person),
    queryFn: ({ signal }) =>
      unwrapList(supabase.rpc('sessions_of', { person }).abortSignal(signal)),
  });
}

/** Ends one of a person's sessions. @throws {BackendError} 'forbidden' for those of others. */
export async function endSession(person: string, session: string): Promise<void> {
  await withProof(() => unwrap(supabase.rpc('end_sessions', { person, session })));
}
