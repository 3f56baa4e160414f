import { type Language, LANGUAGES } from '@/site/languages';

/** A note of a reader about the text in one language. */
export interface ReviewNote {
  id: string;
  language: Language;
  author: string;
  body: string;
  settled: boolean;
  /** Whether the text is still the one that it is about. */
  current: boolean;
}

/** A reader's approval of the text in one language. */
export interface Approval {
  language: Language;
  author: string;
  /** Whether the text is still the approved one. */
  current: boolean;
}

/** What a link shows. */
export interface Review {
  /** Who the link was made for. */
  reader: string;
  expires_at: string;
  /** The version of the post that is shown. */
  version: number;
  /** The columns of the post, with the texts of waiting languages in theirs. */
  post: Record<string, unknown> & { id: string; languages: Language[] };
  /** Identifies the texts in each language. */
  fingerprints: Partial<Record<Language, string>>;
  notes: ReviewNote[];
  approvals: Approval[];
}

/** The languages of the post, in the site's order. */
export const languagesOf = ({ post }: Review) =>
  LANGUAGES.filter((language) => post.languages.includes(language));
