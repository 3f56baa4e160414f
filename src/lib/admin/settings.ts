import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { TablesUpdate } from '@/lib/database.types';
import { BackendError, unwrapList } from '@/lib/errors';
import { liveQuery } from './liveQuery';
import { withProof } from './proof';
import { supabase } from './supabase';
import { unwrapChange } from './unwrapChange';
import { useSaving } from './useSaving';

export const settingsKey = ['settings'] as const;

/** The firm's settings. @throws {BackendError} 'forbidden' for anyone but admins. */
export function settingsOptions() {
  return liveQuery({
    queryKey: settingsKey,
    queryFn: async ({ signal }) => {
      const [row] = await unwrapList(supabase.from('settings').select('*').abortSignal(signal));
      if (!row) throw new BackendError('forbidden', 'the settings are not for this role');
      return row;
    },
  });
}

/** Changes some of the settings. @throws {BackendError} 'forbidden' if no row was changed. */
export async function saveSettings(change: TablesUpdate<'settings'>): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await withProof(() =>
    unwrapChange(supabase.from('settings').update(change).eq('id', true).select('id')),
  );
}

/** Saves settings and reads them again, and what else depends on them. */
export function useSavingSettings(dependent: QueryKey = []) {
  const client = useQueryClient();
  return useSaving(saveSettings, settingsKey, () => {
    if (dependent.length > 0) void client.invalidateQueries({ queryKey: dependent });
  });
}
