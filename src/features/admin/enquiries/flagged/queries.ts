import { liveList } from '@/lib/admin/liveQuery';
import { supabase } from '@/lib/admin/supabase';
import { unwrap } from '@/lib/errors';
import { COUNT_LIMIT, enquiriesKeys, LIVE } from '../queries';

/** The unopened detentions that are flagged as probably automatic, newest first. */
export const flaggedDetentionsOptions = () => ({
  ...liveList(enquiriesKeys.flaggedDetentions, () =>
    supabase
      .from('contact_surveys')
      .select('created_at')
      .eq('overflow', true)
      .eq('urgency', 'detained')
      .eq('status', 'new')
      .is('opened_at', null)
      .order('created_at', { ascending: false })
      .limit(COUNT_LIMIT),
  ),
  ...LIVE,
});

/** Ends the alerts of all flagged detentions that came in up to a time, without opening each. */
export async function markReviewed(until: string): Promise<void> {
  const opened = { opened_at: new Date().toISOString() };
  await unwrap(
    supabase
      .from('contact_surveys')
      .update(opened)
      .eq('overflow', true)
      .eq('urgency', 'detained')
      .is('opened_at', null)
      .lte('created_at', until),
  );
}
