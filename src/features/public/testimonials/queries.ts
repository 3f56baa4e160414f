import { queryOptions } from '@tanstack/react-query';
import type { Tables } from '@/lib/database.types';
import { db } from '@/lib/db';
import { unwrapList, withTexts } from '@/lib/errors';
import { imageUrl } from '@/lib/image';
import { localized, localizedColumns } from '@/lib/localized';
import type { Language } from '@/site/languages';

type Fact = 'id' | 'image' | 'platform_logo' | 'platform_name' | 'updated_at';
type Row = Record<string, unknown> &
  Pick<Tables<'testimonials'>, Fact> & { original_language: Language };

/** A client's testimonial as the public sees it (SPEC 3.3). */
export function toTestimonial(row: Row, language: Language) {
  // Null as in the database, not undefined: undefined is lost in a prerendered page's JSON, and the
  // next read would count as fresh data.
  const picture = (src: string | null) => (src ? imageUrl(src, row.updated_at) : null);
  return {
    name: localized(row, 'name', language),
    role: localized(row, 'role', language),
    text: localized(row, 'testimonial', language),
    /** The language that the client wrote in. */
    originalLanguage: row.original_language,
    image: picture(row.image),
    platformLogo: picture(row.platform_logo),
    platformName: row.platform_name,
  };
}

export type Testimonial = ReturnType<typeof toTestimonial>;

/** The active testimonials, newest first (SPEC 7.1). */
export function testimonialsOptions(language: Language) {
  return queryOptions({
    queryKey: ['testimonials', language] as const,
    queryFn: async ({ signal }) => {
      const texts = localizedColumns(['name', 'role', 'testimonial'], language);
      const rows = await unwrapList(
        db
          .from('testimonials')
          .select(
            `id, original_language, image, platform_logo, platform_name, updated_at, ${texts}`,
          )
          .eq('active', true)
          .is('deleted_at', null)
          .order('created_at', { ascending: false })
          .abortSignal(signal)
          .overrideTypes<Row[], { merge: false }>(),
      );
      return withTexts(rows, 'id', 'updated_at').map((row) => toTestimonial(row, language));
    },
  });
}
