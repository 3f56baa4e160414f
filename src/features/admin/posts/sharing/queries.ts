import { liveCall } from '@/lib/admin/supabase';
import { z } from '@/lib/admin/zod';
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
