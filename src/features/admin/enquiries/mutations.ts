import { BackendError, unwrap, unwrapList } from '@/lib/errors';
import type { TablesUpdate } from '@/lib/database.types';
import { supabase } from '@/lib/admin/supabase';
import { Refusal, useSaving } from '@/lib/admin/requests';
import { enquiries as t } from '@/admin-texts';
import { type Enquiry, type ReplyChannel, STATUSES } from './enquiry';
import { readEnquiry } from './queries';

/** Somebody else changed the same field first; `theirs` is the current enquiry. */
export class EnquiryConflict extends Refusal {
  readonly theirs: Enquiry;

  constructor(field: Field, theirs: Enquiry) {
    const status = STATUSES[theirs.status].toLowerCase();
    super(field === 'status' ? t('state.changed', { status }) : t('followUp.changed'));
    this.theirs = theirs;
  }
}

/** What the firm changes of an enquiry. */
type Field = 'status' | 'notes' | 'assigned_to' | 'follow_up_on';

/** Saves a field of an enquiry. @throws {EnquiryConflict} if it is not what it was `before`. */
export async function saveEnquiry<K extends Field>(
  id: string,
  field: K,
  before: Enquiry[K],
  value: Enquiry[K],
): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const now = await readEnquiry(id);
    if (!now) throw new BackendError('forbidden', 'no such enquiry, or not for this role');
    if (now[field] === value) return;
    if (now[field] !== before || attempt === 3) throw new EnquiryConflict(field, now);
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
    if (rows[0]) return;
  }
}

/** Saves one field of the enquiry that is shown. */
export const useSavingEnquiry = (enquiry: Enquiry) =>
  useSaving(([field, value]: { [K in Field]: [K, Enquiry[K]] }[Field]) =>
    saveEnquiry(enquiry.id, field, enquiry[field], value),
  );

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
