import { useQueryClient } from '@tanstack/react-query';
import { env } from '@/lib/db';
import type { PostValues } from '../schema';
import { type DeadLink, deadLinksOptions } from './queries';
import { siteLinksOf } from './siteLinks';

/** Looks up a post's dead links now; none if they cannot be looked up, which must not stop a save. */
export function useLinkCheck(): (values: PostValues) => Promise<DeadLink[]> {
  const client = useQueryClient();
  return async (values) => {
    const links = siteLinksOf(values, new URL(env.siteUrl).origin);
    if (links.length === 0) return [];
    try {
      return await client.query(deadLinksOptions(links));
    } catch {
      return [];
    }
  };
}
