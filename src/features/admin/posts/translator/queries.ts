import { queryOptions } from '@tanstack/react-query';
import { z } from '@/lib/admin/zod';
import type { Json } from '@/lib/database.types';
import { db } from '@/lib/db';
import { BackendError, unwrap } from '@/lib/errors';
import { TRANSLATIONS } from '../schema';
import { paragraphsIn, type Row, textsIn } from './rows';
import { textsSchema } from './textsSchema';

const opened = z.object({
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
      field: z.enum(['title', 'excerpt', 'content', 'imageAlt']),
      source: z.string().nullable(),
      target: z.string(),
    }),
  ),
  saved_at: z.string().nullable(),
  finished_at: z.string().nullable(),
  decided: z.boolean(),
});

/** What a link to translate shows. */
export type Opened = z.infer<typeof opened>;

/** What the link of a token shows; null if it cannot be used. */
export async function openTranslation(token: string, signal?: AbortSignal): Promise<Opened | null> {
  const call = db.rpc('open_translation', { token });
  const answer = opened
    .nullable()
    .safeParse(await unwrap(signal ? call.abortSignal(signal) : call));
  if (!answer.success) throw new BackendError('malformed', answer.error.message);
  return answer.data;
}

/** As `openTranslation`, read once: what is typed must not be replaced. */
export function translationOptions(token: string) {
  return queryOptions({
    queryKey: ['translation by link', token],
    staleTime: Infinity,
    gcTime: 0,
    queryFn: ({ signal }) => openTranslation(token, signal),
  });
}

/** What has become of a translation that was sent; null for a link that cannot be used any more. */
export type Outcome = 'saved' | 'changed' | 'elsewhere' | 'decided' | null;

/** An opening of the page, and what had been saved when it was. */
export interface Page {
  page: string;
  since: string | null;
}

/** Saves rows, as finished for the Spanish that `seen` identifies or not. */
export async function saveTranslation(
  token: string,
  seen: string,
  { page, since }: Page,
  rows: readonly Row[],
  finished: boolean,
): Promise<Outcome> {
  const { imageAlt, ...rest } = textsIn(rows);
  const texts = { ...rest, image_alt: imageAlt };
  const paragraphs = paragraphsIn(rows) as unknown as Json;
  // The generated types know no null for arguments.
  const args = { token, seen, page, since: since as string, texts, paragraphs, finished };
  return (await unwrap(db.rpc('save_translation', args))) as Outcome;
}
