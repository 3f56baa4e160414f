import { queryOptions } from '@tanstack/react-query';
import { db } from '@/lib/db';
import { BackendError, unwrap } from '@/lib/errors';
import type { Language } from '@/site/languages';
import type { Review } from './review';

/**
 * What the link of a token shows; null if it cannot be used. Read once: the text must not change
 * while it is read, and is approved as it was.
 */
export function reviewOptions(token: string) {
  return queryOptions({
    queryKey: ['review by link', token],
    staleTime: Infinity,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const review = await unwrap(db.rpc('open_review', { token }).abortSignal(signal));
      if (review !== null && typeof review !== 'object') {
        throw new BackendError('malformed', 'the response is not a review');
      }
      return review as unknown as Review | null;
    },
  });
}

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
