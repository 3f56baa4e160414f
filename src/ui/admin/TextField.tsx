import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '@/ui/cx';
import { FieldLabel } from './FieldLabel';

interface TextFieldProps extends ComponentProps<'input'> {
  label: ReactNode;
  hint?: ReactNode;
  /** Shown below the field and announced with it; '' or undefined for none. */
  error?: string | undefined;
}

/** A labelled input with hint and error. */
export function TextField({ label, hint, error, className, id, ...input }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const described = [hint && `${fieldId}-hint`, error && `${fieldId}-error`].filter(Boolean);
  return (
    <div className={cx('min-w-0', className)}>
      <FieldLabel htmlFor={fieldId} required={input.required}>
        {label}
      </FieldLabel>
      <input
        id={fieldId}
        aria-invalid={error ? true : undefined}
        aria-describedby={described.length > 0 ? described.join(' ') : undefined}
        className={cx(
          'min-h-11 w-full rounded border bg-white px-3 py-2',
          error ? 'border-terracotta-600' : 'border-ink-500',
        )}
        {...input}
      />
      {hint && (
        <p id={`${fieldId}-hint`} className="mt-1 text-sm text-ink-700">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${fieldId}-error`} className="mt-1 text-sm font-semibold text-terracotta-700">
          {error}
        </p>
      )}
    </div>
  );
}
