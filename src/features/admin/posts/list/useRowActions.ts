import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { toast } from 'sonner';
import { useNavigation } from '@/lib/router/NavigationProvider';
import { failureText } from '@/lib/admin/failureText';
import { adminTexts } from '@/admin-texts';
import { LONG_TOAST_MS, UNTIL_CLOSED } from '@/ui/admin/AdminToaster';
import { editPostPath } from '@/site/adminPaths';
import type { ListedPost } from '../post';
import { changePost, deleteForGood, duplicatePost, moveToBin, restore } from '../mutations';
import { postsKeys } from '../queries';
import type { RowAction } from './RowActions';

const t = adminTexts('posts');

/** What is to be confirmed: deleting one post, or all in the bin. */
export type PendingDeletion = { post: ListedPost } | 'all';

/** Runs the list's actions, reports them in toasts and offers to undo those that can be undone. */
export function useRowActions() {
  const client = useQueryClient();
  const { navigate } = useNavigation();
  const [pendingDeletion, setPendingDeletion] = useState<PendingDeletion>();
  const refresh = useCallback(
    () => client.invalidateQueries({ queryKey: postsKeys.all }),
    [client],
  );

  const { mutate, ...row } = useMutation({
    networkMode: 'always',
    mutationFn: async ({ action, post }: { action: RowAction; post: ListedPost }) => {
      if (action === 'hide' || action === 'show') {
        await changePost(post.id, { hidden: action === 'hide' });
      } else if (action === 'feature' || action === 'unfeature') {
        await changePost(post.id, { show_on_homepage: action === 'feature' });
      } else if (action === 'bin') {
        await moveToBin(post.id);
      } else if (action === 'restore') {
        await restore(post.id);
      } else if (action === 'duplicate') {
        await navigate(editPostPath(await duplicatePost(post.id, post.image)));
      }
    },
    onSuccess: (_data, { action, post }) => {
      if (action === 'bin') {
        toast(t('done.bin', { title: post.title }), {
          duration: UNTIL_CLOSED,
          action: { label: t('done.undo'), onClick: () => mutate({ action: 'restore', post }) },
        });
      } else if (action !== 'delete') {
        toast(t(`done.${action}`));
      }
    },
    onError: (error) => toast.error(failureText(error), { duration: LONG_TOAST_MS }),
    onSettled: refresh,
  });

  const removal = useMutation({
    networkMode: 'always',
    mutationFn: (what: PendingDeletion) => deleteForGood(what === 'all' ? undefined : what.post.id),
    onSuccess: (count) => {
      setPendingDeletion(undefined);
      toast(t('done.deleted', { count }));
    },
    onSettled: refresh,
  });

  const onAction = useCallback(
    (action: RowAction, post: ListedPost) => {
      if (action === 'delete') setPendingDeletion({ post });
      else mutate({ action, post });
    },
    [mutate],
  );

  return {
    onAction,
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
