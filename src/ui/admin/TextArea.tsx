import { useId, useLayoutEffect, type ComponentProps, type ReactNode } from 'react';
import { cx } from '@/ui/cx';
import { describedBy, inputClass } from './field';
import { FieldLabel } from './FieldLabel';
import { FieldNotes } from './FieldNotes';

interface TextAreaProps extends ComponentProps<'textarea'> {
  label: ReactNode;
  hint?: ReactNode;
  /** Shown below the field and announced with it; '' or undefined for none. */
  error?: string | undefined;
  /** Beside the label, such as a character counter. */
  aside?: ReactNode;
  /** Whether it grows with its text, between the minimum and maximum of `className`. */
  growing?: boolean;
}

/** A labelled textarea with hint and error. */
export function TextArea({
  label,
  hint,
  error,
  aside,
  growing,
  className,
  id,
  ...area
}: TextAreaProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  useGrowth(fieldId, growing);
  return (
    <div>
      <FieldLabel htmlFor={fieldId} required={area.required} aside={aside}>
        {label}
      </FieldLabel>
      <textarea
        id={fieldId}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(hint ? `${fieldId}-hint` : '', error && `${fieldId}-error`)}
        className={cx(
          inputClass(Boolean(error)),
          'block resize-y',
          growing && 'field-sizing-content',
          className,
        )}
        {...area}
      />
      <FieldNotes id={fieldId} hint={hint} error={error} />
    </div>
  );
}

/** A substitute for `field-sizing: content` in Safari, run after each render. */
function useGrowth(id: string, growing = false): void {
  useLayoutEffect(() => {
    const area = document.getElementById(id);
    if (!growing || !area || CSS.supports('field-sizing', 'content')) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
  });
}
