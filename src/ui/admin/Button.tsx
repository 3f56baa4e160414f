import type { ComponentProps } from 'react';
import { buttonClass, type ButtonVariant } from '@/ui/button';
import { unavailable as propsOfUnavailable } from './unavailable';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** Whether it cannot be used for now; it keeps the focus. */
  unavailable?: boolean;
}

/** A button of the admin area. */
export function Button({
  variant = 'secondary',
  unavailable = false,
  className,
  ...props
}: ButtonProps) {
  return (
    <button
      type="button"
      className={buttonClass(variant, className)}
      {...props}
      {...propsOfUnavailable(unavailable)}
    />
  );
}
