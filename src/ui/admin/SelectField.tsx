import type { ComponentProps } from 'react';
import { type FieldWords, LabelledField } from './LabelledField';

interface SelectFieldProps extends ComponentProps<'select'>, FieldWords {
  options: readonly (readonly [value: string, text: string])[];
}

/** A labelled select with hint and error. */
export function SelectField(props: SelectFieldProps) {
  const { id, label, hint, error, options, className, ...select } = props;
  return (
    <LabelledField {...{ id, label, hint, error, className }} required={select.required}>
      {(control) => (
        <select {...control} {...select}>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </LabelledField>
  );
}
