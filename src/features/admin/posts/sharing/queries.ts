import { liveQuery } from '@/lib/admin/liveQuery';
import { unwrap } from '@/lib/errors';
import { supabase } from '@/lib/admin/supabase';
import { REVIEW_PATH } from '@/site/adminPaths';
import { type Language, type Translation } from '@/site/languages';

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
export function reviewsOptions(post: string) {
  return liveQuery({
    queryKey: ['posts', 'reviews', post],
    queryFn: async ({ signal }) => {
      const reviews = await unwrap(supabase.rpc('reviews_of_post', { post }).abortSignal(signal));
      return (reviews as Reviews | null) ?? NONE;
    },
  });
}

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
