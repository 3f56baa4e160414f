import { db } from '@/lib/db';
import { unwrap } from '@/lib/errors';
import type { Language } from '@/site/languages';
import type { Review } from './review';

/** Leaves a note about the text as it was read; false if the link cannot be used any more. */
export async function addNote(
  token: string,
  { version, fingerprints }: Review,
  lang: Language,
  author: string,
  note: string,
): Promise<boolean> {
  const args = { token, lang, author, note, seen: fingerprints[lang] ?? '', version };
  return (await unwrap(db.rpc('add_review_note', args))) === true;
}

/** Approves the text with a fingerprint; null if the link cannot be used any more. */
export async function approve(
  token: string,
  lang: Language,
  seen: string,
  author: string,
): Promise<'approved' | 'changed' | null> {
  const outcome = await unwrap(db.rpc('approve_review', { token, lang, seen, author }));
  return outcome as 'approved' | 'changed' | null;
}

/**
 * Takes back the approval of the text with a fingerprint; false if there is none, null if the link
 * cannot be used any more.
 */
export async function withdraw(
  token: string,
  lang: Language,
  seen: string,
): Promise<boolean | null> {
  return unwrap<boolean | null>(db.rpc('withdraw_approval', { token, lang, seen }));
}
