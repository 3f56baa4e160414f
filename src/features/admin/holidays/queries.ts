import { liveQuery } from '@/lib/admin/liveQuery';
import { supabase } from '@/lib/admin/supabase';
import { unwrap, unwrapList } from '@/lib/errors';

/** That of the office's calendar begins with it too, since it holds the holidays. */
export const holidaysKey = ['holidays'] as const;

export interface Holiday {
  /** 'yyyy-MM-dd'. */
  day: string;
  name: string;
}

/** The holidays from a day on, the next one first. */
export function holidaysOptions(from: string) {
  return liveQuery({
    queryKey: [...holidaysKey, from] as const,
    queryFn: ({ signal }): Promise<Holiday[]> =>
      unwrapList(
        supabase
          .from('holidays')
          .select('day, name')
          .gte('day', from)
          .order('day')
          .abortSignal(signal),
      ),
  });
}

/** Adds holidays at once, all or none. @throws {BackendError} 'conflict' if one is there already. */
export async function addHolidays(holidays: readonly Holiday[]): Promise<void> {
  await unwrap(supabase.from('holidays').insert([...holidays]));
}

/** Removes the holidays from one day to another. */
export async function removeHolidays(from: string, until: string): Promise<void> {
  await unwrap(supabase.from('holidays').delete().gte('day', from).lte('day', until));
}
