import { isAuthRetryableFetchError } from '@supabase/supabase-js';
import { unwrapList, BackendError } from '@/lib/errors';
import type { TablesUpdate } from '@/lib/database.types';
import { sweepImages } from '@/lib/admin/imageStore';
import { call, supabase, unwrapChange } from '@/lib/admin/supabase';
import type { EditablePost } from './post';
import { toRow } from './rows';
import { readPost } from './queries';
import type { PostValues } from './schema';

/** A save that takes longer counts as failed. */
const SAVE_TIMEOUT_MS = 20_000;

/**
 * Saves a post based on a version; null creates it. A new post's id comes from the caller, so that
 * a retry after a lost response finds the first attempt instead of creating a second post.
 * @returns the post as it is now, null if somebody permanently deleted it, and whether this save wrote it. If not,
 * another came between, perhaps the person's own from another tab.
 * @throws {BackendError} 'forbidden' also if nothing was written because the role was revoked.
 */
export async function savePost(id: string, version: number | null, values: PostValues) {
  const table = supabase.from('blog_posts');
  const row = toRow(id, values);
  const write =
    version === null
      ? table.upsert({ id, ...row }, { ignoreDuplicates: true })
      : table.update(row).eq('id', id).eq('version', version);
  const [written] = await unwrapList(
    write.select('version').abortSignal(AbortSignal.timeout(SAVE_TIMEOUT_MS)),
  );
  const now = await readPost(id);
  return { now, isSaved: written !== undefined && written.version === now?.version };
}

/** Changes a column that the list can edit. */
export const changePost = (id: string, change: TablesUpdate<'blog_posts'>) =>
  unwrapChange(supabase.from('blog_posts').update(change).eq('id', id).select('id'));

/** Restores a post from the bin. @returns the restored post. */
export async function restoreForEditing(id: string): Promise<EditablePost> {
  await changePost(id, { deleted_at: null });
  const post = await readPost(id);
  if (!post) throw new BackendError('forbidden', 'no such post');
  return post;
}

/** Creates a hidden copy. @returns its id. */
export async function duplicatePost(id: string): Promise<string> {
  const copy = await call('duplicate_post', { post: id });
  if (!copy) throw new BackendError('forbidden', 'no such post');
  return copy;
}

/** Permanently deletes one post or all posts in the bin, then their images. @returns how many. */
export async function deleteForGood(id?: string): Promise<number> {
  const all = supabase.from('blog_posts').delete().not('deleted_at', 'is', null);
  const rows = await unwrapList((id === undefined ? all : all.eq('id', id)).select('image'));
  await sweepImages(...rows.map((row) => row.image));
  return rows.length;
}

/** After a 'forbidden' error: whether the session still holds; otherwise it is ended, and the sign-in opens. */
export async function sessionIsGood(): Promise<boolean> {
  const { error } = await supabase.auth.refreshSession();
  if (!error || isAuthRetryableFetchError(error)) return true;
  // By the local clock the token may still be valid, although the server has rejected it.
  await supabase.auth.signOut({ scope: 'local' });
  return false;
}
