import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '@/ui/cx';
import { describedBy, inputClass } from './field';

interface TextAreaProps extends ComponentProps<'textarea'> {
  label: ReactNode;
  hint?: ReactNode;
  /** Shown below the field and announced with it; '' or undefined for none. */
  error?: string | undefined;
  /** Beside the label, such as a character counter. */
  aside?: ReactNode;
}

/** A labelled textarea with hint and error. */
export function TextArea({ label, hint, error, aside, className, id, ...area }: TextAreaProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div>
      <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={fieldId} className="font-semibold">
          {label}
        </label>
        {aside}
      </div>
      <textarea
        id={fieldId}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(hint ? `${fieldId}-hint` : '', error && `${fieldId}-error`)}
        className={cx(inputClass(Boolean(error)), 'block resize-y', className)}
        {...area}
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
