import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { adminTexts } from '@/admin-texts';
import { unwrap, unwrapList, BackendError } from '@/lib/errors';
import type { TablesUpdate } from '@/lib/database.types';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { withProof } from '@/lib/admin/proof';
import { correctedField } from '@/lib/admin/rightsWords';
import { supabase } from '@/lib/admin/supabase';
import { useSaving } from '@/lib/admin/useSaving';
import type { Enquiry, ReplyChannel } from './enquiry';
import { enquiriesKeys, readEnquiry } from './queries';

const t = adminTexts('enquiries');

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
  client.setQueryData<Enquiry>(enquiriesKeys.one(saved.id), (shown) => shown && saved);
}

/** Saves one field of the enquiry that is shown. */
export function useSavingEnquiry(enquiry: Enquiry) {
  const client = useQueryClient();
  return useSaving(
    ([field, value]: { [K in Field]: [K, Enquiry[K]] }[Field]) =>
      saveEnquiry(enquiry.id, field, enquiry[field], value),
    enquiriesKeys.all,
    (saved) => showSaved(client, saved),
  );
}

/** Restricts the processing of an enquiry, or lifts that. @throws {BackendError} */
export async function limitEnquiry(survey: string, why: string, limited: boolean): Promise<void> {
  await unwrap(supabase.rpc('limit_survey', { survey, why, limited }));
}

/** Writes down that the consent to special categories of data was withdrawn. @throws {BackendError} */
export async function withdrawConsent(survey: string, why: string): Promise<void> {
  await unwrap(supabase.rpc('withdraw_special_consent', { survey, why }));
}

/** The old values of what was corrected, by column, for an authority; its name is logged. */
export async function readOldValues(survey: string, asked_by: string): Promise<string[]> {
  const data = await withProof(() =>
    unwrap(supabase.rpc('corrected_values', { survey, asked_by })),
  );
  return (data as unknown as { at: string; field: string; before: string | null }[]).map(
    ({ at, field, before }) =>
      `${formatOfficeDateTime(at)}, ${correctedField(field)}: ${before ?? t('nothing')}`,
  );
}

/** Corrects columns of an enquiry; the old values are kept. @throws {BackendError} */
export async function correctEnquiry(
  survey: string,
  changes: Record<string, string | null>,
  why: string,
): Promise<void> {
  await unwrap(supabase.rpc('correct_survey', { survey, changes, why }));
}

/** Records that an enquiry was opened, which ends its alerts; the database sets the time. */
export async function markOpened(id: string): Promise<void> {
  const opened = { opened_at: new Date().toISOString() };
  await unwrap(supabase.from('contact_surveys').update(opened).eq('id', id).is('opened_at', null));
}

/** Records how an enquiry is answered; the first answer stops the response clock. */
export async function markAnswered(id: string, via: ReplyChannel): Promise<void> {
  const answer = { status: 'contacted', answered_via: via };
  await unwrap(supabase.from('contact_surveys').update(answer).eq('id', id).eq('status', 'new'));
}

/** What is done with several enquiries at once. */
export type Change = { status: 'contacted' | 'closed' } | { assigned_to: string | null };

/** Changes several enquiries at once. @returns the ids of those that have changed. */
export const changeEnquiries = (surveys: string[], change: Change) =>
  unwrapList(supabase.rpc('change_surveys', { surveys, change }));

/** Records what was found about a conflict of interest; null to look into it again. */
export async function settleConflict(survey: string, outcome: Enquiry['conflict']): Promise<void> {
  await unwrap(supabase.rpc('settle_conflict', { survey, outcome: outcome as string }));
}
