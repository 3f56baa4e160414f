import { liveQuery } from '@/lib/admin/liveQuery';
import { supabase } from '@/lib/admin/supabase';
import { z } from '@/lib/admin/zod';
import { BackendError, unwrap } from '@/lib/errors';
import { textsSchema } from '../link-page/queries';
import { type Translation } from '@/site/languages';

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
export function linkTranslationsOptions(post: string, language: Translation) {
  return liveQuery({
    queryKey: ['posts', 'reviews', post, language],
    queryFn: async ({ signal }) => {
      const call = supabase.rpc('link_translations', { post, lang: language }).abortSignal(signal);
      const rows = z.array(came).safeParse(await unwrap(call));
      if (!rows.success) throw new BackendError('malformed', rows.error.message);
      return rows.data;
    },
  });
}

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
