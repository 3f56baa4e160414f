import { queryOptions } from '@tanstack/react-query';
import { BackendError, unwrapList } from '@/lib/errors';
import type { OfficeCalendar } from '@/site/answerClock';
import { supabase } from './supabase';

/** The office's time zone and holidays, as the settings say. */
export function officeCalendarOptions() {
  return queryOptions({
    queryKey: ['office-calendar'] as const,
    networkMode: 'always',
    queryFn: async ({ signal }): Promise<OfficeCalendar> => {
      const [settings, holidays] = await Promise.all([
        unwrapList(supabase.from('settings').select('time_zone').abortSignal(signal)),
        unwrapList(supabase.from('holidays').select('day').abortSignal(signal)),
      ]);
      const [office] = settings;
      if (!office) throw new BackendError('forbidden', 'the settings are not for this role');
      return { timeZone: office.time_zone, holidays: new Set(holidays.map(({ day }) => day)) };
    },
  });
}
