import { queryOptions } from '@tanstack/react-query';
import { officeCalendarOptions } from '@/lib/admin/officeCalendar';
import { supabase } from '@/lib/admin/supabase';
import { unwrap, unwrapList } from '@/lib/errors';

export const holidaysKeys = {
  all: ['holidays'] as const,
  /** Holds the holidays for computing due times. */
  calendar: officeCalendarOptions().queryKey,
};

export interface Holiday {
  /** 'yyyy-MM-dd'. */
  day: string;
  name: string;
}

/** The holidays from a day on, the next one first. */
export function holidaysOptions(from: string) {
  return queryOptions({
    queryKey: [...holidaysKeys.all, from] as const,
    staleTime: 0,
    networkMode: 'always',
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

/** Adds a holiday. @throws {BackendError} 'conflict' if the day is one already. */
export async function addHoliday(holiday: Holiday): Promise<void> {
  await unwrap(supabase.from('holidays').insert(holiday));
}

export async function removeHoliday(day: string): Promise<void> {
  await unwrap(supabase.from('holidays').delete().eq('day', day));
}
