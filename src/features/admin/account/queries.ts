import type { Database } from '@/lib/database.types';
import { call, liveRows } from '@/lib/admin/supabase';

/** A device on which a person is signed in. */
export type DeviceSession = Database['public']['Functions']['sessions_of']['Returns'][number];

/** A person's sessions, the most recently used first. */
export const sessionsOptions = (person: string) => liveRows('sessions_of', { person });

/** Ends one of a person's sessions. @throws {BackendError} 'forbidden' for those of others. */
export async function endSession(person: string, session: string): Promise<void> {
  await call('end_sessions', { person, session });
}
