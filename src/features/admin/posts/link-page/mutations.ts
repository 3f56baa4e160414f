import type { Json } from '@/lib/database.types';
import { db } from '@/lib/db';
import { unwrap } from '@/lib/errors';
import type { Language } from '@/site/languages';
import type { Review } from './queries';
import { paragraphsIn, type Row, textsIn } from './rows';

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

/** What has become of a translation that was sent; null for a link that cannot be used any more. */
export type Outcome = 'saved' | 'changed' | 'elsewhere' | 'decided' | null;

/** An opening of the page, and what had been saved when it was. */
export interface Page {
  page: string;
  since: string | null;
}

/** Saves rows, as finished for the Spanish that `seen` identifies or not. */
export async function saveTranslation(
  token: string,
  seen: string,
  { page, since }: Page,
  rows: readonly Row[],
  finished: boolean,
): Promise<Outcome> {
  const texts = textsIn(rows);
  const paragraphs = paragraphsIn(rows) as unknown as Json;
  // The generated types know no null for arguments.
  const args = { token, seen, page, since: since as string, texts, paragraphs, finished };
  return (await unwrap(db.rpc('save_translation', args))) as Outcome;
}
