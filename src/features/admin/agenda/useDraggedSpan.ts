import { type PointerEvent, useState } from 'react';
import { type Day, daysLater } from '@/site/dates';
import { instantOf, startOf } from './days';

/** The hours that the columns of a week show. */
export interface Hours {
  from: number;
  to: number;
}

/** Pixels of an hour. */
export const HOUR_HEIGHT = 56;

export interface Span {
  start: Date;
  end: Date;
}

/** Dragging begins and ends at half hours. */
const STEP = 30;

/**
 * A span that is dragged with a mouse or pen over the columns of a week, each with its day in data-day; a finger
 * scrolls. It is handed on when the button is let go. Escape gives it up, and a mere click is none.
 */
export function useDraggedSpan(hours: Hours, onEnd: (span: Span) => void) {
  const [dragged, setDragged] = useState<Span>();

  function begin(event: PointerEvent<HTMLElement>) {
    const isPlain = event.pointerType !== 'touch' && event.button === 0;
    const columns = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-day]')];
    const first = instantUnder(event, columns, hours);
    if (!first || !isPlain || (event.target as Element).closest('button')) return;
    const controller = new AbortController();
    const { signal } = controller;
    let span: Span | undefined;
    const end = () => {
      controller.abort();
      setDragged(undefined);
    };
    addEventListener(
      'pointermove',
      (move) => {
        const last = instantUnder(move, columns, hours) ?? first;
        const [start, stop] = first < last ? [first, last] : [last, first];
        span = start < stop ? { start, end: stop } : undefined;
        setDragged(span);
      },
      { signal },
    );
    addEventListener(
      'pointerup',
      () => {
        end();
        if (span) onEnd(span);
      },
      { signal },
    );
    addEventListener('pointercancel', end, { signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
  }
  return { dragged, begin };
}

/** The half hour under a pointer; beside the columns, of the nearest. */
function instantUnder(
  { clientX, clientY }: { clientX: number; clientY: number },
  columns: readonly HTMLElement[],
  { from, to }: Hours,
): Date | undefined {
  const column =
    columns.findLast((each) => each.getBoundingClientRect().left <= clientX) ?? columns[0];
  const day = column?.dataset.day;
  if (!column || day === undefined) return undefined;
  const hour = from + (clientY - column.getBoundingClientRect().top) / HOUR_HEIGHT;
  const minutes = Math.round((hour * 60) / STEP) * STEP;
  return instantAt(day, Math.min(Math.max(minutes, from * 60), to * 60));
}

/** When a day's clock shows so many minutes; after its last, when the next day begins. */
function instantAt(day: Day, minutes: number): Date | undefined {
  if (minutes >= 24 * 60) return startOf(daysLater(day, 1));
  const parts = [Math.floor(minutes / 60), minutes % 60];
  return instantOf(`${day}T${parts.map((part) => String(part).padStart(2, '0')).join(':')}`);
}
