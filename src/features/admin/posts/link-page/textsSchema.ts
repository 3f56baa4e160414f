import { z } from '@/lib/admin/zod';

/** The four texts of a post, as `supabase/schemas/46_review_links.sql` names them. */
export const textsSchema = z
  .object({ title: z.string(), excerpt: z.string(), content: z.string(), image_alt: z.string() })
  .transform(({ image_alt: imageAlt, ...texts }) => ({ ...texts, imageAlt }));
