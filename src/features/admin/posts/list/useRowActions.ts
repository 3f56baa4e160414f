import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { useNavigation } from '@/lib/router/NavigationProvider';
import { failureText } from '@/lib/admin/failureText';
import { adminTexts } from '@/admin-texts';
import { LONG_TOAST_MS, UNTIL_CLOSED } from '@/ui/admin/AdminToaster';
import { editPostPath } from '@/site/adminPaths';
import type { ListedPost } from '../post';
import { changePost, duplicatePost } from '../mutations';
import { postsKey } from '../queries';
import type { RowAction } from './RowActions';

const t = adminTexts('posts');

/** What is done at once. */
type ImmediateAction = Exclude<RowAction, 'delete'>;

/**
 * Runs the list's actions, reports them in toasts and offers to undo those that can be undone.
 * @param onGone called when an action on a row has taken the row from the list.
 */
export function useRowActions(onGone: () => void) {
  const client = useQueryClient();
  const { navigate } = useNavigation();
  const run: Record<ImmediateAction, (post: ListedPost) => Promise<unknown>> = {
    hide: ({ id }) => changePost(id, { hidden: true }),
    show: ({ id }) => changePost(id, { hidden: false }),
    feature: ({ id }) => changePost(id, { show_on_homepage: true }),
    unfeature: ({ id }) => changePost(id, { show_on_homepage: false }),
    bin: ({ id }) => changePost(id, { deleted_at: new Date().toISOString() }),
    restore: ({ id }) => changePost(id, { deleted_at: null }),
    duplicate: async ({ id, image }) => navigate(editPostPath(await duplicatePost(id, image))),
  };
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ action, post }: { action: ImmediateAction; post: ListedPost }) =>
      run[action](post),
    onSuccess: (_data, { action, post }) => {
      if (action === 'bin') {
        toast(t('done.bin', { title: post.title }), {
          id: post.id,
          duration: UNTIL_CLOSED,
          action: { label: t('done.undo'), onClick: () => mutate({ action: 'restore', post }) },
        });
        return;
      }
      if (action === 'restore') toast.dismiss(post.id);
      toast(t(`done.${action}`));
    },
    onError: (error) => toast.error(failureText(error), { duration: LONG_TOAST_MS }),
    onSettled: () => client.invalidateQueries({ queryKey: postsKey }),
  });
  return {
    run: (action: ImmediateAction, post: ListedPost) =>
      mutate(
        { action, post },
        { onSuccess: () => (action === 'bin' || action === 'restore') && onGone() },
      ),
    busyId: isPending ? variables.post.id : undefined,
  };
}
