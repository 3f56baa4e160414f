import type { TablesUpdate } from '@/lib/database.types';
import { BackendError } from '@/lib/errors';
import { liveList, supabase, unwrapChange } from './supabase';

/** The firm's settings. @throws {BackendError} 'forbidden' for anyone but admins. */
export const settingsOptions = () =>
  liveList(
    ['settings'],
    () => supabase.from('settings').select('*'),
    ([row]) => {
      if (!row) throw new BackendError('forbidden', 'the settings are not for this role');
      return row;
    },
  );

/** Changes some of the settings. @throws {BackendError} 'forbidden' if no row was changed. */
export async function saveSettings(change: TablesUpdate<'settings'>): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await unwrapChange(supabase.from('settings').update(change).eq('id', true).select('id'));
}
