import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { adminTexts } from '@/admin-texts';
import { unavailable } from '@/ui/admin/unavailable';

const t = adminTexts('testimonials');

interface PlaceControlsProps {
  name: string;
  /** The id of the text that explains the keys. */
  describedBy: string;
  isFirst: boolean;
  isLast: boolean;
  /** Moves the item up (-1) or down (1). */
  onMove: (by: -1 | 1) => void;
  /** The pointer's height in the window while the item is dragged. */
  onDrag: (y: number) => void;
  /** The end of a drag; `dropped` unless it was interrupted. */
  onDragEnd: (dropped: boolean) => void;
}

const BUTTON =
  'inline-flex size-11 items-center justify-center rounded text-ink-700 hover:bg-limestone-200 aria-disabled:opacity-40';

/** Changes an item's place in its list: by dragging, with buttons, or by Alt and an arrow key on any of them. */
export function PlaceControls(props: PlaceControlsProps) {
  const { name, describedBy, isFirst, isLast, onMove, onDrag, onDragEnd } = props;

  function onKeyDown(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  }
  const isDragging = (event: PointerEvent<HTMLElement>) =>
    event.currentTarget.hasPointerCapture(event.pointerId);

  return (
    <span className="inline-flex">
      <button
        type="button"
        aria-label={t('place.move', { name })}
        aria-describedby={describedBy}
        className={`${BUTTON} cursor-grab touch-none active:cursor-grabbing`}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={(event) => isDragging(event) && onDrag(event.clientY)}
        onPointerUp={() => onDragEnd(true)}
        onPointerCancel={() => onDragEnd(false)}
      >
        <GripVertical aria-hidden="true" className="size-5" />
      </button>
      {(
        [
          ['place.up', -1, ArrowUp, isFirst],
          ['place.down', 1, ArrowDown, isLast],
        ] as const
      ).map(([label, by, Icon, isEnd]) => (
        <button
          key={label}
          type="button"
          aria-label={t(label, { name })}
          className={BUTTON}
          onKeyDown={onKeyDown}
          {...unavailable(isEnd)}
          onClick={() => onMove(by)}
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      ))}
    </span>
  );
}
