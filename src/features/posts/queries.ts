import { isAuthRetryableFetchError } from '@supabase/supabase-js';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask, askList, BackendError } from '@/lib/errors';
import { copyImage, removeImages, removeStored } from '@/lib/imageStore';
import { supabase } from '@/lib/supabase';
import type { Filter } from './filter';
import { type EditablePost, toEditable, toListed, toRow } from './post';
import type { PostValues, Translation } from './schema';

export const PAGE_SIZE = 25;

export const postsKeys = {
  all: ['posts'] as const,
  list: (filter: Filter) => ['posts', 'list', filter] as const,
  counts: ['posts', 'counts'] as const,
  categories: ['posts', 'categories'] as const,
  slugs: (slug: string) => ['posts', 'slugs', slug] as const,
  post: (id: string) => ['posts', 'post', id] as const,
  source: (id: string, language: string, version: number) =>
    ['posts', 'source', id, language, version] as const,
};

/** One page of the list; filtered, ordered and cut in the database. */
export function postListOptions(filter: Filter) {
  return queryOptions({
    queryKey: postsKeys.list(filter),
    placeholderData: keepPreviousData,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const rows = await askList(
        supabase
          .rpc('posts_for_staff', {
            query: filter.search,
            in_state: filter.state,
            in_category: filter.category,
            in_language: filter.language,
            page: filter.page,
            page_size: PAGE_SIZE,
          })
          .abortSignal(signal),
      );
      return { posts: rows.map(toListed), total: rows[0]?.total ?? 0 };
    },
  });
}

export function postCountsOptions() {
  return queryOptions({
    queryKey: postsKeys.counts,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const [counts] = await askList(supabase.rpc('post_counts').abortSignal(signal));
      return counts ?? null;
    },
  });
}

export function postCategoriesOptions() {
  return queryOptions({
    queryKey: postsKeys.categories,
    staleTime: 0,
    queryFn: ({ signal }) => askList(supabase.rpc('post_categories_for_staff').abortSignal(signal)),
  });
}

/** The slugs that begin like this one, those that posts once had included. */
export function takenSlugsOptions(slug: string, ownId: string) {
  return queryOptions({
    queryKey: [...postsKeys.slugs(slug), ownId],
    staleTime: 10_000,
    queryFn: async ({ signal }) => {
      const [now, once] = await Promise.all([
        askList(
          supabase
            .from('blog_posts')
            .select('slug')
            .like('slug', `${slug}%`)
            .neq('id', ownId)
            .abortSignal(signal),
        ),
        askList(
          supabase
            .from('post_old_slugs')
            .select('slug')
            .like('slug', `${slug}%`)
            .neq('post_id', ownId)
            .abortSignal(signal),
        ),
      ]);
      return [...now, ...once].map((row) => row.slug);
    },
  });
}

async function readPost(id: string, signal?: AbortSignal): Promise<EditablePost | null> {
  const query = supabase.from('blog_posts').select('*').eq('id', id);
  const [row] = await askList(signal ? query.abortSignal(signal) : query);
  return row ? toEditable(row) : null;
}

/** A post to edit, always as it is now; null where there is none. */
export function editablePostOptions(id: string) {
  return queryOptions({
    queryKey: postsKeys.post(id),
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => readPost(id, signal),
  });
}

/** The Spanish text that a translation was made from; null where there is no translation. */
export function sourceOptions(id: string, language: Translation, version: number) {
  return queryOptions({
    queryKey: postsKeys.source(id, language, version),
    queryFn: async ({ signal }) => {
      const [row] = await askList(
        supabase
          .from('post_translation_sources')
          .select('title, excerpt, content, translated_at')
          .eq('post_id', id)
          .eq('language', language)
          .abortSignal(signal),
      );
      return row ?? null;
    },
  });
}

/** A save that is not answered by then has failed, as far as the person who waits can tell. */
const patience = () => AbortSignal.timeout(20_000);

export type SaveOutcome =
  | { kind: 'saved'; post: EditablePost }
  /** Somebody saved first; nothing was written. */
  | { kind: 'conflict'; theirs: EditablePost }
  /** Somebody deleted the post for good. */
  | { kind: 'gone' };

/**
 * Writes a post over the version it was read as; `version` null makes a new one. A new post's id comes from the
 * caller, so that a save tried again after a lost answer finds its first try instead of making a second post.
 * @throws {BackendError} 'refused' also where the database lets nothing be found any more: the role is gone.
 */
export async function savePost(
  id: string,
  version: number | null,
  values: PostValues,
): Promise<SaveOutcome> {
  const row = toRow(id, values);
  if (version === null) {
    try {
      const [made] = await askList(
        supabase.from('blog_posts').insert(row).select('*').abortSignal(patience()),
      );
      if (made) return { kind: 'saved', post: toEditable(made) };
    } catch (error) {
      if (!(error instanceof BackendError && error.kind === 'conflict')) throw error;
    }
  } else {
    const [saved] = await askList(
      supabase
        .from('blog_posts')
        .update(row)
        .eq('id', id)
        .eq('version', version)
        .select('*')
        .abortSignal(patience()),
    );
    if (saved) return { kind: 'saved', post: toEditable(saved) };
  }
  const theirs = await readPost(id);
  if (theirs?.version === version || !(await ask(supabase.rpc('is_staff')))) {
    throw new BackendError('refused', 'the policies let nothing be written');
  }
  return theirs ? { kind: 'conflict', theirs } : { kind: 'gone' };
}

/** Says that a translation is still right for the Spanish text of `version`. @returns null where somebody saved since. */
export async function confirmTranslation(
  id: string,
  language: Translation,
  version: number,
): Promise<number | null> {
  return ask<number | null>(
    supabase.rpc('confirm_translation', { post: id, lang: language, seen: version }),
  );
}

type Change = Partial<Record<'hidden' | 'show_on_homepage', boolean>> & {
  deleted_at?: string | null;
};

/** Changes what the list can change. @throws {BackendError} 'refused' where nothing was changed. */
export async function changePost(id: string, change: Change): Promise<void> {
  const rows = await askList(supabase.from('blog_posts').update(change).eq('id', id).select('id'));
  if (rows.length === 0) throw new BackendError('refused', 'no such post, or not allowed');
}

export const moveToBin = (id: string) => changePost(id, { deleted_at: new Date().toISOString() });
export const restore = (id: string) => changePost(id, { deleted_at: null });

/** Takes a post out of the bin. @returns it as it is then. @throws {BackendError} */
export async function restoreForEditing(id: string): Promise<EditablePost> {
  await restore(id);
  const post = await readPost(id);
  if (!post) throw new BackendError('refused', 'no such post');
  return post;
}

/** A hidden copy with a picture of its own. @returns its id. */
export async function duplicatePost(id: string, image: string): Promise<string> {
  const own = await copyImage(image);
  try {
    const copy = await ask<string | null>(supabase.rpc('duplicate_post', { post: id, image: own }));
    if (copy === null) throw new BackendError('refused', 'no such post');
    return copy;
  } catch (error) {
    if (own !== image) await removeImages([own]);
    throw error;
  }
}

/** Deletes posts that are in the bin, one or all, and then their pictures. @returns how many. */
export async function deleteForGood(id?: string): Promise<number> {
  const all = supabase.from('blog_posts').delete().not('deleted_at', 'is', null);
  const rows = await askList((id === undefined ? all : all.eq('id', id)).select('image'));
  await removeImages(rows.map((row) => row.image));
  await sweepImages();
  return rows.length;
}

/** Removes what no post shows any more, such as an upload whose save was never answered. Best effort. */
export async function sweepImages(): Promise<void> {
  const { data } = await supabase.rpc('unused_post_images');
  await removeStored(data ?? []);
}

/**
 * After a refusal: whether the session is still good. One that is not ends here, and the sign-in appears over the
 * work.
 */
export async function sessionIsGood(): Promise<boolean> {
  const { error } = await supabase.auth.refreshSession();
  if (!error || isAuthRetryableFetchError(error)) return true;
  // By this computer's clock the token may still be good; the server has said otherwise.
  await supabase.auth.signOut({ scope: 'local' });
  return false;
}
