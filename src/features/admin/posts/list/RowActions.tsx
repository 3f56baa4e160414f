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
import { adminTexts } from '@/admin-texts';
import { type ListedPost, stateOf } from '../post';
import { cx } from '@/ui/cx';
import { unavailable } from '@/ui/admin/unavailable';

const t = adminTexts('posts');

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
  if (post.inBin) {
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
