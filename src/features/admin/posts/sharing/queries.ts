import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/errors';
import { supabase } from '@/lib/admin/supabase';
import { postsKeys } from '../queries';
import type { Reviews } from './reviews';

const NONE: Reviews = { links: [], notes: [], approvals: [] };

/** The links of a post, with the notes and approvals of all of them. */
export function reviewsOptions(post: string) {
  return queryOptions({
    queryKey: postsKeys.reviews(post),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const reviews = await unwrap(supabase.rpc('reviews_of_post', { post }).abortSignal(signal));
      return (reviews as Reviews | null) ?? NONE;
    },
  });
}
