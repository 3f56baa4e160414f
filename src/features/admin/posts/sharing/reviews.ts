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
  /** When the reader took it back. */
  withdrawn_at: string | null;
  /** Whether the saved text is still the approved one. */
  current: boolean;
}

/** The reviews of a post (`supabase/schemas/46_review_links.sql`). */
export interface Reviews {
  links: ReviewLink[];
  notes: ReviewNote[];
  approvals: Approval[];
}
