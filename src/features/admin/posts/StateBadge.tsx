import { CalendarClock, EyeOff, Globe, Trash2, type LucideIcon } from 'lucide-react';
import { cx } from '@/ui/classes';
import { stateName, type PostState } from './post';

const STYLES: Record<PostState, { icon: LucideIcon; className: string }> = {
  published: { icon: Globe, className: 'bg-sea-100 text-ink-900' },
  scheduled: { icon: CalendarClock, className: 'bg-brass-300/50 text-ink-900' },
  hidden: { icon: EyeOff, className: 'bg-limestone-200 text-ink-900' },
  bin: { icon: Trash2, className: 'bg-limestone-200 text-ink-900' },
};

/** A post's state as an icon and a label. */
export function StateBadge({ state }: { state: PostState }) {
  const { icon: Icon, className } = STYLES[state];
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 rounded px-2 py-0.5 text-sm font-semibold whitespace-nowrap',
        className,
      )}
    >
      <Icon className="size-4" />
      {stateName(state)}
    </span>
  );
}
