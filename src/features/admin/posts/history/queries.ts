import { queryOptions } from '@tanstack/react-query';
import { unwrapList } from '@/lib/errors';
import { supabase } from '@/lib/admin/supabase';
import { toEditable } from '../rows';
import { postsKeys } from '../queries';
import { toVersion } from './version';

/** The kept versions of a post, newest first; always refetched, since others save too. */
export function versionsOptions(post: string) {
  return queryOptions({
    queryKey: postsKeys.versions(post),
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const rows = await unwrapList(supabase.rpc('post_versions', { post }).abortSignal(signal));
      return rows.map(toVersion);
    },
  });
}

/** The values of a post as one of its versions was; null if it is no longer kept. */
export function versionOptions(post: string, number: number) {
  return queryOptions({
    queryKey: postsKeys.version(post, number),
    queryFn: async ({ signal }) => {
      const [row] = await unwrapList(
        supabase.rpc('post_version', { post, number }).abortSignal(signal),
      );
      return row ? toEditable(row).values : null;
    },
  });
}
