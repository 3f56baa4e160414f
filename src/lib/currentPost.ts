import { useQuery } from '@tanstack/react-query';
import type { Language } from '@/site/languages';
import { addressOf } from '@/site/pages';
import { type Slugs } from '@/site/slugs';

/** The key under which a post is cached, for what shows its addresses outside of the blog. */
export const postKey = (slugOrId: string, language: Language) =>
  ['blog', 'post', slugOrId, language] as const;

/** The slugs of the post at a path, once it is read; undefined for any other page. */
export function useSlugsAt(pathname: string, language: Language): Slugs | undefined {
  const address = addressOf(pathname);
  const slug = address?.page === 'post' ? address.slug : '';
  const { data } = useQuery<{ slugs: Slugs } | null>({
    queryKey: postKey(slug, language),
    // Read by the page's own query.
    enabled: false,
  });
  return data?.slugs;
}
