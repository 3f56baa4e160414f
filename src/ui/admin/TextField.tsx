import type { ComponentProps } from 'react';
import { type FieldWords, LabelledField } from './LabelledField';

/** A labelled input with hint and error. */
export function TextField({
  id,
  label,
  hint,
  error,
  className,
  ...input
}: ComponentProps<'input'> & FieldWords) {
  return (
    <LabelledField {...{ id, label, hint, error, className }} required={input.required}>
      {(control) => <input {...control} {...input} />}
    </LabelledField>
  );
}
