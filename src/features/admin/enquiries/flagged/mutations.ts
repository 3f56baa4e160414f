import { supabase } from '@/lib/admin/supabase';
import { unwrap } from '@/lib/errors';

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
