import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { useNavigation } from '@/lib/router/NavigationProvider';
import { failureText } from '@/lib/admin/failureText';
import { adminTexts } from '@/admin-texts';
import { LONG_TOAST_MS, UNTIL_CLOSED } from '@/ui/admin/AdminToaster';
import { editPostPath } from '@/site/adminPaths';
import type { ListedPost } from '../post';
import { changePost, deleteForGood, duplicatePost, restore } from '../mutations';
import { postsKeys } from '../queries';
import type { RowAction } from './RowActions';

const t = adminTexts('posts');

/** What is to be confirmed: deleting one post, or all in the bin. */
export type PendingDeletion = { post: ListedPost } | 'all';

/** What is done at once. */
type ImmediateAction = Exclude<RowAction, 'delete'>;

/** Runs the list's actions, reports them in toasts and offers to undo those that can be undone. */
export function useRowActions() {
  const client = useQueryClient();
  const { navigate } = useNavigation();
  const [pendingDeletion, setPendingDeletion] = useState<PendingDeletion>();
  const refresh = () => client.invalidateQueries({ queryKey: postsKeys.all });

  const run: Record<ImmediateAction, (post: ListedPost) => Promise<unknown>> = {
    hide: ({ id }) => changePost(id, { hidden: true }),
    show: ({ id }) => changePost(id, { hidden: false }),
    feature: ({ id }) => changePost(id, { show_on_homepage: true }),
    unfeature: ({ id }) => changePost(id, { show_on_homepage: false }),
    bin: ({ id }) => changePost(id, { deleted_at: new Date().toISOString() }),
    restore: ({ id }) => restore(id),
    duplicate: async ({ id, image }) => navigate(editPostPath(await duplicatePost(id, image))),
  };
  const { mutate, ...row } = useMutation({
    mutationFn: ({ action, post }: { action: ImmediateAction; post: ListedPost }) =>
      run[action](post),
    onSuccess: (_data, { action, post }) => {
      if (action === 'bin') {
        toast(t('done.bin', { title: post.title }), {
          duration: UNTIL_CLOSED,
          action: { label: t('done.undo'), onClick: () => mutate({ action: 'restore', post }) },
        });
      } else {
        toast(t(`done.${action}`));
      }
    },
    onError: (error) => toast.error(failureText(error), { duration: LONG_TOAST_MS }),
    onSettled: refresh,
  });

  const removal = useMutation({
    mutationFn: (what: PendingDeletion) => deleteForGood(what === 'all' ? undefined : what.post.id),
    onSuccess: (count) => {
      setPendingDeletion(undefined);
      toast(t('done.deleted', { count }));
    },
    onSettled: refresh,
  });

  return {
    onAction: (action: RowAction, post: ListedPost) => {
      if (action === 'delete') setPendingDeletion({ post });
      else mutate({ action, post });
    },
    busyId: row.isPending ? row.variables.post.id : undefined,
    pendingDeletion,
    emptyBin: () => setPendingDeletion('all'),
    removal: {
      problem: removal.error ? failureText(removal.error) : undefined,
      busy: removal.isPending,
      confirm: () => {
        if (pendingDeletion) removal.mutate(pendingDeletion);
      },
      cancel: () => {
        setPendingDeletion(undefined);
        removal.reset();
      },
    },
  };
}
