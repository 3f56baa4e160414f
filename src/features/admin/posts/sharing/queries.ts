import { liveCall } from '@/lib/admin/supabase';
import { type Language, type Translation } from '@/site/languages';
import type { Texts } from '../spanish/units';

/** A link to a post, and the translation that came by it. */
export interface ReviewLink {
  id: string;
  /** The language to translate into; null for a link to read the post. */
  language: Translation | null;
  reader: string;
  /** Null for a deleted account. */
  made_by: string | null;
  usable: boolean;
  expires_at: string;
  /** Null if nobody has opened it. */
  opened_at: string | null;
  /** The Spanish that was translated, and its translation; none by a link to read. */
  spanish: Texts;
  texts: Texts;
  /** When the translation was last saved, and marked as finished. */
  saved_at: string | null;
  finished_at: string | null;
  /** What staff have done with it. */
  decision: 'accepted' | 'dismissed' | null;
  /** The e-mail address; null for a deleted account. */
  decided_by: string | null;
  decided_at: string | null;
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

/** What came by links to read (`supabase/schemas/46_review_links.sql`). */
export interface Remarks {
  notes: ReviewNote[];
  approvals: Approval[];
}

/** All links of a post, also those that have ended, and what came by them. */
type Reviews = Remarks & { links: ReviewLink[] };

const NONE: Reviews = { links: [], notes: [], approvals: [] };

export const reviewsOptions = (post: string) =>
  liveCall('reviews_of_post', { post }, (reviews) => (reviews as Reviews | null) ?? NONE);
