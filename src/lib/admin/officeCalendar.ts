import { queryOptions } from '@tanstack/react-query';
import { firmFactsOptions } from '@/lib/liveFirm';
import { unwrapList } from '@/lib/errors';
import type { OfficeCalendar } from '@/site/answerClock';
import { firmWith } from '@/site/firmFacts';
import { settingsOptions } from './settings';
import { supabase } from './supabase';

/** The office's time zone, holidays and opening hours; read again with the holidays. */
export function officeCalendarOptions() {
  return queryOptions({
    queryKey: ['holidays', 'office-calendar'] as const,
    networkMode: 'always',
    queryFn: async ({ client, signal }): Promise<OfficeCalendar> => {
      const [settings, holidays, facts] = await Promise.all([
        client.query(settingsOptions()),
        unwrapList(supabase.from('holidays').select('day').abortSignal(signal)),
        client.query({ ...firmFactsOptions(), staleTime: 0 }),
      ]);
      return {
        timeZone: settings.time_zone,
        holidays: new Set(holidays.map(({ day }) => day)),
        hours: firmWith(facts).openingHours,
      };
    },
  });
}
