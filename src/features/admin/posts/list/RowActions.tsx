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
import { type ListedPost, stateOf } from '../post';
import { cx } from '@/ui/cx';
import { unavailable } from '@/ui/admin/unavailable';

export type RowAction =
  'hide' | 'show' | 'feature' | 'unfeature' | 'duplicate' | 'bin' | 'restore' | 'delete';

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
      { action: 'restore', label: 'Restaurar', icon: RotateCcw },
      { action: 'delete', label: 'Eliminar para siempre', icon: Trash2 },
    ];
  }
  return [
    post.hidden
      ? stateOf({ ...post, hidden: false }) === 'scheduled'
        ? { action: 'show', label: 'Programar', icon: CalendarClock }
        : { action: 'show', label: 'Publicar', icon: Globe }
      : { action: 'hide', label: 'Pasar a borrador', icon: EyeOff },
    {
      action: post.showOnHomepage ? 'unfeature' : 'feature',
      label: 'Destacar en la portada',
      icon: House,
      pressed: post.showOnHomepage,
    },
    { action: 'duplicate', label: 'Duplicar', icon: Copy },
    { action: 'bin', label: 'Mover a la papelera', icon: Trash2 },
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
          title={pressed ? 'Destacada en la portada' : label}
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
