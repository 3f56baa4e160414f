import { liveCall, supabase } from '@/lib/admin/supabase';
import { unwrap } from '@/lib/errors';
import { z } from '@/lib/admin/zod';
import { REVIEW_PATH } from '@/site/adminPaths';
import { type Language, type Translation } from '@/site/languages';
import { textsSchema } from '../schema';

/** A link to a post that can still be used. */
export interface ReviewLink {
  id: string;
  /** The language to translate into; null for a link to read the post. */
  language: Translation | null;
  reader: string;
  /** Null for a deleted account. */
  made_by: string | null;
  expires_at: string;
  /** Null if nobody has opened it. */
  opened_at: string | null;
  /** When a translation was last saved by it, and marked as finished. */
  saved_at: string | null;
  finished_at: string | null;
  /** What staff have done with the translation. */
  decision: 'accepted' | 'dismissed' | null;
}

/** What somebody outside said about the text in a language. */
interface Remark {
  language: Language;
  author: string;
  /** Who the link was made for. */
  reader: string;
}

export interface ReviewNote extends Remark {
  id: string;
  body: string;
  created_at: string;
  settled: boolean;
  /** Whether the saved text is still the one that it is about. */
  current: boolean;
  /** When that text was saved; null where the history does not have it any more. */
  text_saved_at: string | null;
}

export interface Approval extends Remark {
  link: string;
  approved_at: string;
  /** Whether the saved text is still the approved one. */
  current: boolean;
}

/** The reviews of a post (`supabase/schemas/46_review_links.sql`). */
interface Reviews {
  links: ReviewLink[];
  notes: ReviewNote[];
  approvals: Approval[];
}

const NONE: Reviews = { links: [], notes: [], approvals: [] };

/** The links of a post, with the notes and approvals of all of them. */
export const reviewsOptions = (post: string) =>
  liveCall('reviews_of_post', { post }, (reviews) => (reviews as Reviews | null) ?? NONE);

/**
 * Makes a link to a post. Its address is shown only now, since the database keeps a hash of the
 * token, which is in the fragment because browsers send that to nobody.
 * @param lang to translate the post into; undefined for a link to read it.
 * @returns the address; null if the post is no longer there.
 */
export async function makeLink(
  post: string,
  reader: string,
  days: number,
  lang: Translation | undefined,
): Promise<string | null> {
  const args = { post, reader, days, ...(lang && { lang }) };
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

const came = z.object({
  link: z.string(),
  reader: z.string(),
  /** The Spanish that it was written for. */
  spanish: textsSchema,
  texts: textsSchema,
  saved_at: z.string(),
  finished_at: z.string().nullable(),
  decision: z.enum(['accepted', 'dismissed']).nullable(),
  /** The e-mail address; null for a deleted account. */
  decided_by: z.string().nullable(),
  decided_at: z.string().nullable(),
});

/** A translation that came by a link (`supabase/schemas/46_review_links.sql`). */
export type LinkTranslation = z.infer<typeof came>;

/** What came by the links of a post for its translation into a language, the latest first. */
export const linkTranslationsOptions = (post: string, lang: Translation) =>
  liveCall('link_translations', { post, lang }, (rows) => z.array(came).parse(rows));

/**
 * Records what the signed-in person does with a translation as it was read; false if it has been
 * written on or decided on since.
 */
export async function decide(
  { link, saved_at: seen }: LinkTranslation,
  decision: 'accepted' | 'dismissed',
): Promise<boolean> {
  const args = { link, seen, decision };
  return (await unwrap(supabase.rpc('decide_link_translation', args))) === true;
}
