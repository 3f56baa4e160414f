import { liveQuery } from '@/lib/admin/liveQuery';
import { BackendError, unwrapList } from '@/lib/errors';
import { supabase } from '@/lib/admin/supabase';

/** How long the admin area stays open. */
export interface SessionLimits {
  idleMinutes: number;
  sessionHours: number;
}

/** The same ranges as the database's check constraints. */
export const LIMITS = {
  idleMinutes: { min: 5, max: 60 },
  sessionHours: { min: 1, max: 12 },
} as const;

export const sessionLimitsKeys = { all: ['session-limits'] as const };

const COLUMNS = 'idle_minutes, session_hours';

/** The firm's limits. @throws {BackendError} 'forbidden' for anyone but admins. */
export function sessionLimitsOptions() {
  return liveQuery({
    queryKey: sessionLimitsKeys.all,
    queryFn: async ({ signal }): Promise<SessionLimits> => {
      const [row] = await unwrapList(supabase.from('settings').select(COLUMNS).abortSignal(signal));
      if (!row) throw new BackendError('forbidden', 'the settings are not for this role');
      return { idleMinutes: row.idle_minutes, sessionHours: row.session_hours };
    },
  });
}

/** Saves the firm's limits. @throws {BackendError} 'forbidden' if no row was changed. */
export async function saveSessionLimits(limits: SessionLimits): Promise<void> {
  const rows = await unwrapList(
    supabase
      .from('settings')
      .update({ idle_minutes: limits.idleMinutes, session_hours: limits.sessionHours })
      .eq('id', true)
      .select(COLUMNS),
  );
  if (rows.length === 0) throw new BackendError('forbidden', 'the settings were not changed');
}
