import { queryOptions } from '@tanstack/react-query';
import { unwrapList } from '@/lib/errors';
import { supabase } from '@/lib/admin/supabase';
import { type PostState, stateOf } from '../post';
import { postsKeys } from '../queries';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The states of posts by their slug, former slug or id, as a link names them; a post that does not exist is not among
 * them.
 */
export function linkedPostsOptions(posts: string[]) {
  return queryOptions({
    queryKey: postsKeys.linked(posts),
    enabled: posts.length > 0,
    queryFn: async ({ signal }) => {
      const columns = 'id, slug, date, publish_at, hidden, deleted_at';
      const former = await unwrapList(
        supabase
          .from('post_old_slugs')
          .select('slug, post_id')
          .in('slug', posts)
          .abortSignal(signal),
      );
      const ids = [...posts.filter((post) => UUID.test(post)), ...former.map((row) => row.post_id)];
      const [bySlug, byId] = await Promise.all([
        unwrapList(
          supabase.from('blog_posts').select(columns).in('slug', posts).abortSignal(signal),
        ),
        unwrapList(supabase.from('blog_posts').select(columns).in('id', ids).abortSignal(signal)),
      ]);
      const states = new Map<string, PostState>();
      for (const row of [...bySlug, ...byId]) {
        const state = stateOf({
          hidden: row.hidden,
          date: row.date,
          publishAt: row.publish_at,
          inBin: row.deleted_at !== null,
        });
        const oldSlugs = former.filter((old) => old.post_id === row.id).map((old) => old.slug);
        for (const name of [row.slug, row.id, ...oldSlugs]) states.set(name, state);
      }
      return states;
    },
  });
}
