import { BackendError } from '@/lib/errors';
import { liveList, supabase } from './supabase';

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
