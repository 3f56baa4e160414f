import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { Language } from '@/site/languages';
import { addressOf } from '@/site/pages';
import { type Slugs } from '@/site/slugs';

/** The key under which a post is cached, for what shows its addresses outside of the blog. */
export const postKey = (slugOrId: string, language: Language) =>
  ['blog', 'post', slugOrId, language] as const;

/**
 * The slugs of the post at a path, once it is read; undefined for any other page. Not a query,
 * which would be one without a function to read: the page's own query reads the post.
 */
export function useSlugsAt(pathname: string, language: Language): Slugs | undefined {
  const client = useQueryClient();
  const address = addressOf(pathname);
  const slug = address?.page === 'post' ? address.slug : '';
  const current = () =>
    client.getQueryData<{ slugs: Slugs } | null>(postKey(slug, language))?.slugs;
  const subscribe = useCallback(
    (onChange: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    [client],
  );
  return useSyncExternalStore(subscribe, current, current);
}
