import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  CalendarClock,
  Copy,
  EyeOff,
  Globe,
  House,
  RotateCcw,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { toast } from 'sonner';
import { posts as t } from '@/admin-texts';
import { failureText } from '@/lib/admin/failures';
import { useNavigation } from '@/lib/router/NavigationProvider';
import { editPostPath } from '@/site/adminPaths';
import { LONG_TOAST_MS, UNTIL_CLOSED } from '@/ui/admin/AdminToaster';
import { unavailable } from '@/ui/admin/Button';
import { cx } from '@/ui/cx';
import { changePost, duplicatePost } from '../mutations';
import { stateOf } from '../post';
import type { ListedPost } from '../rows';

export type RowAction =
  | 'hide'
  | 'show'
  | 'feature'
  | 'unfeature'
  | 'duplicate'
  | 'bin'
  | 'restore'
  | 'delete';

interface RowActionsProps {
  post: ListedPost;
  busy: boolean;
  onAction: (action: RowAction, post: ListedPost) => void;
}

interface ActionButton {
  action: RowAction;
  label: string;
  icon: LucideIcon;
  /** Set for actions that toggle. */
  pressed?: boolean;
}

function actionsFor(post: ListedPost): ActionButton[] {
  if (post.deleted_at) {
    return [
      { action: 'restore', label: t('inBin.restore'), icon: RotateCcw },
      { action: 'delete', label: t('list.deleteForGood'), icon: Trash2 },
    ];
  }
  return [
    post.hidden
      ? stateOf({ ...post, hidden: false }) === 'scheduled'
        ? { action: 'show', label: t('saveBar.schedule'), icon: CalendarClock }
        : { action: 'show', label: t('saveBar.publish'), icon: Globe }
      : { action: 'hide', label: t('publication.toDraft'), icon: EyeOff },
    {
      action: post.show_on_homepage ? 'unfeature' : 'feature',
      label: t('publication.feature'),
      icon: House,
      pressed: post.show_on_homepage,
    },
    { action: 'duplicate', label: t('rowActions.duplicate'), icon: Copy },
    { action: 'bin', label: t('rowActions.bin'), icon: Trash2 },
  ];
}

/** The actions on a post in the list. */
export function RowActions({ post, busy, onAction }: RowActionsProps) {
  return (
    <div className="flex max-lg:-ms-3 sm:max-lg:-me-3 lg:justify-end">
      {actionsFor(post).map(({ action, label, icon: Icon, pressed }, index) => (
        <button
          // By position: the button that has toggled keeps the focus.
          key={index}
          type="button"
          title={pressed ? t('rowActions.featured') : label}
          aria-label={`${label}: ${post.title}`}
          aria-pressed={pressed}
          {...unavailable(busy)}
          onClick={() => onAction(action, post)}
          className={cx(
            'inline-flex size-11 items-center justify-center rounded aria-disabled:opacity-60',
            pressed
              ? 'on-dark bg-ink-800 text-white hover:bg-ink-700'
              : 'text-ink-700 hover:bg-limestone-200',
          )}
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      ))}
    </div>
  );
}

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
    duplicate: async ({ id }) => navigate(editPostPath(await duplicatePost(id))),
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
    onSettled: () => client.invalidateQueries(),
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
