import { keepPreviousData } from '@tanstack/react-query';
import { liveQuery, supabase } from '@/lib/admin/supabase';
import { unwrapList } from '@/lib/errors';
import { SOURCE_LANGUAGE, isLanguage } from '@/site/languages';
import { postPathOf } from '@/site/pages';
import type { RedirectKind } from '@/site/redirects';
import { SLUG_COLUMNS, slugIn, slugsOf } from '@/site/slugs';

/** How many redirects the list shows. */
export const SHOWN = 50;

/** The redirects whose old address contains a text, with the path that each leads to. */
export function redirectsOptions(search: string) {
  return liveQuery({
    queryKey: ['redirects', search],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const rows = await unwrapList(
        supabase
          .from('redirects')
          .select('id, kind, source, target, post_id, language')
          .ilike('source', `%${search.replace(/[\\%_]/g, '\\$&')}%`)
          .order('source')
          .limit(SHOWN)
          .abortSignal(signal),
      );
      const ids = rows.flatMap(({ post_id }) => post_id ?? []);
      const posts = await unwrapList(
        supabase
          .from('blog_posts')
          .select(`id, ${SLUG_COLUMNS.join()}` as '*')
          .in('id', ids)
          .abortSignal(signal),
      );
      const slugs = new Map(posts.map((post) => [post.id, slugsOf(post)]));
      return rows.map(({ id, kind, source, target, post_id, language }) => {
        const shown = isLanguage(language) ? language : SOURCE_LANGUAGE;
        return {
          id,
          kind: kind as RedirectKind,
          source,
          target: target ?? postPathOf(slugIn(slugs.get(post_id ?? '') ?? {}, shown), shown),
        };
      });
    },
  });
}
