import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '@/ui/cx';
import { describedBy, inputClass } from './field';
import { FieldLabel } from './FieldLabel';
import { FieldNotes } from './FieldNotes';

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
  return (
    <div className={cx('min-w-0', className)}>
      <FieldLabel htmlFor={fieldId} required={input.required}>
        {label}
      </FieldLabel>
      <input
        id={fieldId}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(hint ? `${fieldId}-hint` : '', error && `${fieldId}-error`)}
        className={inputClass(Boolean(error))}
        {...input}
      />
      <FieldNotes id={fieldId} hint={hint} error={error} />
    </div>
  );
}
