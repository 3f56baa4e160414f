import type { ComponentProps } from 'react';
import { cx } from './classes';

const takeFocus = (heading: HTMLElement | null) => heading?.focus();

interface FocusedHeadingProps extends ComponentProps<'h3'> {
  level?: 'h2' | 'h3';
}

/** The heading of what replaces something else, whose focus it takes as it appears. */
export function FocusedHeading({
  level: Heading = 'h3',
  className,
  ...props
}: FocusedHeadingProps) {
  return (
    <Heading ref={takeFocus} tabIndex={-1} className={cx('outline-none', className)} {...props} />
  );
}
