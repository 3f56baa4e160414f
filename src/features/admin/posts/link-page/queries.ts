import { queryOptions } from '@tanstack/react-query';
import { z } from '@/lib/admin/zod';
import { db } from '@/lib/db';
import { shaped } from '@/lib/admin/shaped';
import { BackendError, unwrap } from '@/lib/errors';
import { type Language, LANGUAGES, TRANSLATIONS } from '@/site/languages';
import { OWN_TEXTS, textsSchema } from '../schema';
import type { Database } from '@/lib/database.types';
import type * as shared from '../sharing/queries';

type Functions = Database['public']['Functions'];

/** What a link to translate shows. */
const openedSchema = z.object({
  language: z.enum(TRANSLATIONS),
  expires_at: z.string(),
  /** Identifies the Spanish as it is. */
  seen: z.string(),
  spanish: textsSchema,
  /** The Spanish that `texts` are for. */
  before: textsSchema,
  texts: textsSchema,
  /** Empty until something is saved by the link. */
  paragraphs: z.array(
    z.object({
      // The name that 1.0.0 has for a cover's description.
      field: z.preprocess((name) => (name === 'imageAlt' ? 'image_alt' : name), z.enum(OWN_TEXTS)),
      source: z.string().nullable(),
      target: z.string(),
    }),
  ),
  saved_at: z.string().nullable(),
  finished_at: z.string().nullable(),
  decided: z.boolean(),
});

export type Opened = z.infer<typeof openedSchema>;

/** A note of a reader about the text in one language. */
export type ReviewNote = Pick<
  shared.ReviewNote,
  'id' | 'language' | 'author' | 'body' | 'settled' | 'current'
>;

/** A reader's approval of the text in one language. */
type Approval = Pick<shared.Approval, 'language' | 'author' | 'current'>;

/** What a link to read shows. */
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

/** Calls a function that takes the token of a link. The generated types know no null for arguments. @throws {BackendError} */
export const callByLink = (name: keyof Functions, args: object): Promise<unknown> =>
  unwrap<unknown>(db.rpc(name, args as never));

/** What the link of a token shows: to read, or to translate; null if it cannot be used. */
export async function openLink(token: string): Promise<Review | Opened | null> {
  const answer = await callByLink('open_link', { token });
  if (answer === null) return null;
  if (typeof answer !== 'object') throw new BackendError('malformed', 'the response is no link');
  // Only a link to translate has one language.
  if (!('language' in answer)) return answer as Review;
  return shaped(answer, (opened) => openedSchema.parse(opened));
}

/**
 * As `openLink`, read once: a text must not change while it is read, and is approved as it was; what
 * is typed must not be replaced.
 */
export const linkOptions = (token: string) =>
  queryOptions({
    queryKey: ['link', token],
    staleTime: Infinity,
    gcTime: 0,
    queryFn: () => openLink(token),
  });
