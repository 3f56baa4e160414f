import { unwrap } from '@/lib/errors';
import { supabase } from '@/lib/admin/supabase';
import { REVIEW_PATH } from '@/site/adminPaths';
import { type Translation } from '@/site/languages';

/** A link to be made. */
export interface NewLink {
  reader: string;
  days: number;
  /** The language to translate the post into; undefined for a link to read it. */
  lang: Translation | undefined;
}

/**
 * Makes a link to a post. Its address is shown only now, since the database keeps a hash of the
 * token, which is in the fragment because browsers send that to nobody.
 * @returns the address; null if the post is no longer there.
 */
export async function makeLink(post: string, link: NewLink): Promise<string | null> {
  const { lang, ...rest } = link;
  const args = { post, ...rest, ...(lang && { lang }) };
  const token = await unwrap(supabase.rpc('make_review_link', args));
  return token && `${location.origin}${REVIEW_PATH}#${token}`;
}

/** Ends a link at once. */
export async function revokeLink(link: string): Promise<void> {
  await unwrap(supabase.rpc('revoke_review_link', { link }));
}

/** Marks a note as dealt with, or not. */
export async function settleNote(note: string, settled: boolean): Promise<void> {
  await unwrap(supabase.rpc('settle_review_note', { note, settled }));
}
