import { liveQuery } from '@/lib/admin/liveQuery';
import { unwrap, unwrapList } from '@/lib/errors';
import { withProof } from '@/lib/admin/proof';
import { supabase } from '@/lib/admin/supabase';

/** A device on which a person is signed in. */
export interface DeviceSession {
  id: string;
  startedAt: string;
  lastSeenAt: string;
  /** Null where the browser did not say. */
  userAgent: string | null;
  isCurrent: boolean;
}

export const accountKeys = {
  sessions: (person: string) => ['account', 'sessions', person] as const,
};

/** A person's sessions, the most recently used first. */
export function sessionsOptions(person: string) {
  return liveQuery({
    queryKey: accountKeys.sessions(person),
    queryFn: async ({ signal }) => {
      const rows = await unwrapList(supabase.rpc('sessions_of', { person }).abortSignal(signal));
      return rows.map((row): DeviceSession => ({
        id: row.id,
        startedAt: row.started_at,
        lastSeenAt: row.last_seen_at,
        userAgent: row.user_agent,
        isCurrent: row.is_current,
      }));
    },
  });
}

/** Ends one of a person's sessions. @throws {BackendError} 'forbidden' for those of others. */
export async function endSession(person: string, session: string): Promise<void> {
  await withProof(() => unwrap(supabase.rpc('end_sessions', { person, session })));
}
