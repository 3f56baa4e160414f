import { z } from '@/lib/admin/zod';
import type { Json } from '@/lib/database.types';
import { db } from '@/lib/db';
import { unwrap } from '@/lib/errors';
import { TRANSLATIONS } from '../schema';
import { paragraphsIn, type Row, textsIn } from './rows';
import { textsSchema } from './textsSchema';

/** What a link to translate shows. */
export const openedSchema = z.object({
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

export type Opened = z.infer<typeof openedSchema>;

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
