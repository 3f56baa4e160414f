import type { Database } from '@/lib/database.types';
import { liveCall, liveList, liveRows, supabase } from '@/lib/admin/supabase';
import { oneKey } from '../queries';

/** How many enquiries an erasure lists; a person with more is a bot. */
const SHOWN = 100;

/** An enquiry with one person's address or phone. */
export type PersonEnquiry = Database['public']['Functions']['surveys_of_person']['Returns'][number];

/** The enquiries with the address or phone of one, to choose from. */
export const personOptions = (survey: string) => ({
  ...liveList([...oneKey(survey), 'person'], () =>
    supabase
      .rpc('surveys_of_person', { survey })
      .order('created_at', { ascending: false })
      .limit(SHOWN),
  ),
  gcTime: 0,
});

/** What is blocked, without what it says, the first to end first. */
export const blockedOptions = () => liveRows('blocked_list', {});

/** The number of enquiries beyond the retention period. */
export const expiredOptions = () => liveCall('expired_surveys', {}, Number);
