import type { Json } from '@/lib/database.types';
import { db } from '@/lib/db';
import { unwrap } from '@/lib/errors';
import type { Language } from '@/site/languages';
import { textsOf } from '../spanish/units';
import type { Review } from './queries';
import { paragraphsIn, type Row } from './rows';

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

/** Approves the text as it was read; null if the link cannot be used any more. */
export async function approve(
  token: string,
  { fingerprints }: Review,
  lang: Language,
  author: string,
): Promise<'approved' | 'changed' | null> {
  const args = { token, lang, seen: fingerprints[lang] ?? '', author };
  return (await unwrap(db.rpc('approve_review', args))) as 'approved' | 'changed' | null;
}

/** What has become of a translation that was sent; null for a link that cannot be used any more. */
export type Outcome = 'saved' | 'changed' | 'elsewhere' | 'decided' | null;

/**
 * Saves rows, as finished for the Spanish that `seen` identifies or not.
 * @param opening of the page, and what had been saved when it was.
 */
export async function saveTranslation(
  token: string,
  seen: string,
  opening: { page: string; since: string | null },
  rows: readonly Row[],
  finished: boolean,
): Promise<Outcome> {
  const paragraphs = paragraphsIn(rows) as unknown as Json;
  const args = { token, seen, ...opening, texts: textsOf(rows), paragraphs, finished };
  // The generated types know no null for arguments.
  return (await unwrap(db.rpc('save_translation', args as never))) as Outcome;
}
