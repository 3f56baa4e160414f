import { liveQuery } from '@/lib/admin/liveQuery';
import { supabase } from '@/lib/admin/supabase';
import { unwrapList } from '@/lib/errors';
import { toEditable } from '../rows';

/** A save of a post: a row of post_versions(). */
export interface Version {
  version: number;
  saved_at: string;
  /** Of the person who saved it; null for the site's own keys and removed accounts. */
  email: string | null;
  /** The columns that it changed. */
  changed: string[];
}

/** The kept versions of a post, newest first; others save too. */
export function versionsOptions(post: string) {
  return liveQuery({
    queryKey: ['posts', 'versions', post],
    gcTime: 0,
    queryFn: async ({ signal }): Promise<Version[]> =>
      unwrapList(supabase.rpc('post_versions', { post }).abortSignal(signal)),
  });
}

/** The values of a post as one of its versions was; null if it is no longer kept. */
export function versionOptions(post: string, number: number) {
  return liveQuery({
    queryKey: ['posts', 'version', post, number],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const [row] = await unwrapList(
        supabase.rpc('post_version', { post, number }).abortSignal(signal),
      );
      return row ? toEditable(row).values : null;
    },
  });
}
