import { queryOptions } from '@tanstack/react-query';
import { unwrapList } from '@/lib/errors';
import { supabase } from '@/lib/admin/supabase';
import { FIELDS, labelWithin } from '../fields';
import { toEditable } from '../rows';
import { postsKeys } from '../queries';
import type { PostFieldName } from '../schema';

interface VersionRow {
  version: number;
  saved_at: string;
  email: string | null;
  changed: string[];
}

/** A save of a post. */
export type Version = ReturnType<typeof toVersion>;

/** The column of a field of the form: 'publish_at' of 'publishAt'. */
const columnOf = (name: PostFieldName) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Maps a row of post_versions() to a version. */
function toVersion(row: VersionRow) {
  const labels = FIELDS.filter(({ name }) => row.changed.includes(columnOf(name)));
  return {
    number: row.version,
    /** An ISO timestamp. */
    savedAt: row.saved_at,
    /**
     * The e-mail address of the person who saved it; empty for the site's own keys and removed
     * accounts.
     */
    email: row.email ?? '',
    /** What it changed, as people call it. */
    changed: labels.map(labelWithin),
  };
}

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
