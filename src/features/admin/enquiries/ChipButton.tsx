import type { ComponentProps } from 'react';
import { cx } from '@/ui/classes';

/** A small button, where several stand in a row above the fold; without `pressed` it does something once. */
export function ChipButton({
  pressed,
  ...button
}: ComponentProps<'button'> & { pressed?: boolean }) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      className={cx(
        'min-h-9 rounded-full border border-ink-600 px-3 text-sm [overflow-wrap:anywhere]',
        pressed ? 'on-dark bg-ink-800 text-white' : 'hover:bg-limestone-100',
      )}
      {...button}
    />
  );
}
