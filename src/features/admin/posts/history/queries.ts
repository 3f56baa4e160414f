import { liveRows } from '@/lib/admin/supabase';
import type { Database } from '@/lib/database.types';
import { toEditable } from '../rows';

/**
 * A save of a post: who made it, none for the site's own keys and removed accounts, and the columns
 * that it changed.
 */
export type Version = Database['public']['Functions']['post_versions']['Returns'][number];

/** The kept versions of a post, newest first; others save too. */
export const versionsOptions = (post: string) => ({
  ...liveRows('post_versions', { post }),
  gcTime: 0,
});

/** The values of a post as one of its versions was; null if it is no longer kept. */
export const versionOptions = (post: string, number: number) => ({
  ...liveRows('post_version', { post, number }, ([row]) => (row ? toEditable(row).values : null)),
  staleTime: 'static' as const,
});
