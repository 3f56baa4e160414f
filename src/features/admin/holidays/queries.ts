import { liveList, supabase } from '@/lib/admin/supabase';
import { unwrap } from '@/lib/errors';

export interface Holiday {
  /** 'yyyy-MM-dd'. */
  day: string;
  name: string;
}

/** The holidays from a day on, the next one first. */
export const holidaysOptions = (from: string) =>
  liveList(['holidays', from], () =>
    supabase.from('holidays').select('day, name').gte('day', from).order('day'),
  );

/** Removes the holidays from one day to another. */
export async function removeHolidays({ from, until }: Record<'from' | 'until', string>) {
  await unwrap(supabase.from('holidays').delete().gte('day', from).lte('day', until));
}
