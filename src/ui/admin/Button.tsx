import type { ComponentProps, ReactNode, SyntheticEvent } from 'react';
import { buttonClass, type ButtonVariant } from '@/ui/button';
import { cx } from '@/ui/cx';

function ignore(event: SyntheticEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * The props of a control that is unavailable for now, such as while its change is saved. Unlike
 * `disabled`, it keeps the focus.
 */
export function unavailable(isUnavailable: boolean) {
  return isUnavailable ? ({ 'aria-disabled': true, onClickCapture: ignore } as const) : {};
}

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant | undefined;
  /** Whether it cannot be used for now; it keeps the focus. */
  unavailable?: boolean | undefined;
}

/** A button of the admin area. */
export function Button({
  variant = 'secondary',
  unavailable: isUnavailable = false,
  className,
  ...props
}: ButtonProps) {
  return (
    <button
      type="button"
      className={buttonClass(variant, className)}
      {...props}
      {...unavailable(isUnavailable)}
    />
  );
}

/** What went wrong beside a form or a button, announced when it appears; nothing is shown without children. */
export function Problem({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <p role="alert" className={cx('font-semibold text-terracotta-700 empty:hidden', className)}>
      {children}
    </p>
  );
}
