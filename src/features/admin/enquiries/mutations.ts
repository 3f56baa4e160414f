import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { unwrap, unwrapList, BackendError } from '@/lib/errors';
import type { TablesUpdate } from '@/lib/database.types';
import { supabase } from '@/lib/admin/supabase';
import { useSaving } from '@/lib/admin/useSaving';
import type { Enquiry, ReplyChannel } from './enquiry';
import { oneKey, readEnquiry } from './queries';

/** Somebody else changed the same field first; `theirs` is the current enquiry. */
export class EnquiryConflict extends BackendError {
  readonly theirs: Enquiry;

  constructor(theirs: Enquiry) {
    super('conflict', 'the enquiry has changed meanwhile');
    this.theirs = theirs;
  }
}

/** What the firm changes of an enquiry. */
type Field = 'status' | 'notes' | 'assigned_to' | 'follow_up_on';

/**
 * Saves a field of an enquiry, unless somebody else has changed it since it was `before`.
 * @returns the saved enquiry.
 * @throws {EnquiryConflict} if somebody has changed it; {BackendError} otherwise, 'forbidden' if
 *   the enquiry was deleted.
 */
export async function saveEnquiry<K extends Field>(
  id: string,
  field: K,
  before: Enquiry[K],
  value: Enquiry[K],
): Promise<Enquiry> {
  for (let attempt = 0; ; attempt += 1) {
    const now = await readEnquiry(id);
    if (!now) throw new BackendError('forbidden', 'no such enquiry, or not for this role');
    if (now[field] === value) return now;
    if (now[field] !== before || attempt === 3) throw new EnquiryConflict(now);
    const change: TablesUpdate<'contact_surveys'> = { [field]: value };
    const rows = await unwrapList(
      supabase
        .from('contact_surveys')
        .update(change)
        .eq('id', id)
        .eq('updated_at', now.updated_at)
        .select('updated_at'),
    );
    // No row matched: it was changed since the read above, perhaps in another field, so try again.
    if (rows[0]) return (await readEnquiry(id)) ?? { ...now, [field]: value };
  }
}

/** Caches an enquiry as saved, unless the cache was cleared since, as the session ended. */
export function showSaved(client: QueryClient, saved: Enquiry): void {
  client.setQueryData<Enquiry>(oneKey(saved.id), (shown) => shown && saved);
}

/** Saves one field of the enquiry that is shown. */
export function useSavingEnquiry(enquiry: Enquiry) {
  const client = useQueryClient();
  return useSaving(
    ([field, value]: { [K in Field]: [K, Enquiry[K]] }[Field]) =>
      saveEnquiry(enquiry.id, field, enquiry[field], value),
    (saved) => showSaved(client, saved),
  );
}

/** Records that an enquiry was opened, which ends its alerts; the database sets the time. */
export async function markOpened(id: string): Promise<void> {
  const opened = { opened_at: new Date().toISOString() };
  await unwrap(supabase.from('contact_surveys').update(opened).eq('id', id).is('opened_at', null));
}

/** Ends the alerts of all flagged detentions that came in up to a time, without opening each. */
export async function markReviewed(until: string): Promise<void> {
  await unwrap(
    supabase
      .from('contact_surveys')
      .update({ opened_at: new Date().toISOString() })
      .eq('overflow', true)
      .eq('urgency', 'detained')
      .is('opened_at', null)
      .lte('created_at', until),
  );
}

/** Records how an enquiry is answered; the first answer stops the response clock. */
export async function markAnswered(id: string, via: ReplyChannel): Promise<void> {
  const answer = { status: 'contacted', answered_via: via };
  await unwrap(supabase.from('contact_surveys').update(answer).eq('id', id).eq('status', 'new'));
}
