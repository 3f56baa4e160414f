import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/lib/admin/supabase';
import { unwrapList } from '@/lib/errors';
import { COUNT_LIMIT, enquiriesKeys, LIVE } from '../queries';

/** The unopened detentions that are flagged as probably automatic, newest first. */
export function flaggedDetentionsOptions() {
  return queryOptions({
    queryKey: enquiriesKeys.flaggedDetentions,
    ...LIVE,
    networkMode: 'always',
    queryFn: ({ signal }) =>
      unwrapList(
        supabase
          .from('contact_surveys')
          .select('created_at')
          .eq('overflow', true)
          .eq('urgency', 'detained')
          .eq('status', 'new')
          .is('opened_at', null)
          .order('created_at', { ascending: false })
          .limit(COUNT_LIMIT)
          .abortSignal(signal),
      ),
  });
}
