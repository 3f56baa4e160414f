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
import { failureText } from '@/lib/admin/requests';
import { useNavigation } from '@/lib/router/NavigationProvider';
import { editPostPath } from '@/site/adminPaths';
import { LONG_TOAST_MS, UNTIL_CLOSED } from '@/ui/admin/AdminToaster';
import { unavailable } from '@/ui/admin/controls';
import { cx } from '@/ui/classes';
import { changePost, duplicatePost } from '../mutations';
import { stateOf } from '../post';
import type { ListedPost } from '../rows';

interface RowActionsProps {
  post: ListedPost;
  /** Called when an action has taken the row from the list. */
  onGone: () => void;
  /** Asks before the post is deleted for good. */
  onDelete: () => void;
}

interface Action {
  label: string;
  icon: LucideIcon;
  /** Set for actions that toggle. */
  pressed?: boolean;
  /** The columns that it changes; it copies the post without any. */
  change?: Parameters<typeof changePost>[1];
  /** What is said afterwards; undefined for deleting, which is asked about first. */
  done?: string;
}

const RESTORE: Action = {
  label: t('inBin.restore'),
  icon: RotateCcw,
  change: { deleted_at: null },
  done: t('done.restore'),
};

function actionsOn(post: ListedPost): Action[] {
  if (post.deleted_at) {
    return [RESTORE, { label: t('list.deleteForGood'), icon: Trash2 }];
  }
  const { hidden, show_on_homepage: isFeatured } = post;
  const isScheduled = stateOf({ ...post, hidden: false }) === 'scheduled';
  const show = isScheduled
    ? { label: t('saveBar.schedule'), icon: CalendarClock }
    : { label: t('saveBar.publish'), icon: Globe };
  return [
    {
      ...(hidden ? show : { label: t('publication.toDraft'), icon: EyeOff }),
      change: { hidden: !hidden },
      done: t(hidden ? 'done.show' : 'done.hide'),
    },
    {
      label: t('publication.feature'),
      icon: House,
      pressed: isFeatured,
      change: { show_on_homepage: !isFeatured },
      done: t(isFeatured ? 'done.unfeature' : 'done.feature'),
    },
    { label: t('rowActions.duplicate'), icon: Copy, done: t('done.duplicate') },
    {
      label: t('rowActions.bin'),
      icon: Trash2,
      change: { deleted_at: new Date().toISOString() },
      done: t('done.bin', { title: post.title }),
    },
  ];
}

/** The actions on a post in the list, told in toasts; its removal can be undone there. */
export function RowActions({ post, onGone, onDelete }: RowActionsProps) {
  const client = useQueryClient();
  const { navigate } = useNavigation();
  // All callbacks here: an undo is pressed when the row has gone, and those of a call with it.
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ change }: Action) => {
      if (change) await changePost(post.id, change);
      else void navigate(editPostPath(await duplicatePost(post.id)));
    },
    onSuccess: (_, { change, done }) => {
      const undo = { label: t('done.undo'), onClick: () => mutate(RESTORE) };
      if (change?.deleted_at) toast(done, { id: post.id, duration: UNTIL_CLOSED, action: undo });
      else toast(done);
      if (change?.deleted_at === null) toast.dismiss(post.id);
      if (change?.deleted_at !== undefined) onGone();
    },
    onError: (error) => toast.error(failureText(error), { duration: LONG_TOAST_MS }),
    onSettled: () => client.invalidateQueries(),
  });
  return (
    <div className="flex max-lg:-ms-3 sm:max-lg:-me-3 lg:justify-end">
      {actionsOn(post).map((action, index) => {
        const { label, icon: Icon, pressed } = action;
        return (
          <button
            // By position: the button that has toggled keeps the focus.
            key={index}
            type="button"
            title={pressed ? t('rowActions.featured') : label}
            aria-label={`${label}: ${post.title}`}
            aria-pressed={pressed}
            {...unavailable(isPending)}
            onClick={() => (action.done ? mutate(action) : onDelete())}
            className={cx(
              'inline-flex size-11 items-center justify-center rounded aria-disabled:opacity-60',
              pressed
                ? 'on-dark bg-ink-800 text-white hover:bg-ink-700'
                : 'text-ink-700 hover:bg-limestone-200',
            )}
          >
            <Icon className="size-5" />
          </button>
        );
      })}
    </div>
  );
}
