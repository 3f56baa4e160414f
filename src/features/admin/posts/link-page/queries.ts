import { queryOptions } from '@tanstack/react-query';
import { db } from '@/lib/db';
import { unwrap } from '@/lib/errors';
import { type Language, LANGUAGES, type Translation } from '@/site/languages';
import type { Database } from '@/lib/database.types';
import type { Remarks } from '../sharing/queries';
import type { Texts } from '../spanish/units';
import type { Paragraph } from './rows';

type Functions = Database['public']['Functions'];

/** What a link to translate shows. */
export interface Opened {
  language: Translation;
  expires_at: string;
  /** Identifies the Spanish as it is. */
  seen: string;
  spanish: Texts;
  /** The Spanish that `texts` are for. */
  before: Texts;
  texts: Texts;
  /** Empty until something is saved by the link. */
  paragraphs: Paragraph[];
  saved_at: string | null;
  finished_at: string | null;
  decided: boolean;
}

/** What a link to read shows, with what came by it. */
export interface Review extends Remarks {
  /** Who the link was made for. */
  reader: string;
  expires_at: string;
  /** The version of the post that is shown. */
  version: number;
  /** The columns of the post, with the texts of waiting languages in theirs. */
  post: Record<string, unknown> & { id: string; languages: Language[] };
  /** Identifies the texts in each language. */
  fingerprints: Partial<Record<Language, string>>;
}

/** The languages of the post, in the site's order. */
export const languagesOf = ({ post }: Review) =>
  LANGUAGES.filter((language) => post.languages.includes(language));

/** Calls a function that takes the token of a link. The generated types know no null for arguments. @throws {BackendError} */
export const callByLink = (name: keyof Functions, args: object): Promise<unknown> =>
  unwrap<unknown>(db.rpc(name, args as never));

/** What the link of a token shows: to read, or to translate; null if it cannot be used. */
export const openLink = (token: string) =>
  callByLink('open_link', { token }) as Promise<Review | Opened | null>;

/** As `openLink`, read once: neither what is read nor what is typed must be replaced. */
export const linkOptions = (token: string) =>
  queryOptions({
    queryKey: ['link', token],
    staleTime: Infinity,
    gcTime: 0,
    queryFn: () => openLink(token),
  });
