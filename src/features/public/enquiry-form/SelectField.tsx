import { ChevronDown } from 'lucide-react';
import { controlClass, Field } from './Field';
import type { EnquiryFormState } from './useEnquiryForm';

interface SelectFieldProps {
  form: EnquiryFormState;
  name: 'practice_area' | 'channel' | 'language' | 'source';
  options: { value: string; label: string; lang?: string }[];
  optional?: boolean;
  value?: string;
  autoComplete?: string;
}

/** A native select with its arrow at the inline end. */
export function SelectField({
  form,
  name,
  options,
  optional = false,
  value = form.values[name],
  autoComplete,
}: SelectFieldProps) {
  return (
    <Field form={form} name={name} optional={optional}>
      {({ required, ...control }) => (
        <div className="relative">
          <select
            {...control}
            autoComplete={autoComplete}
            // `required` is valid only in a list that begins with an empty option.
            aria-required={required}
            value={value}
            onChange={(event) => form.change({ [name]: event.target.value })}
            className={controlClass(control['aria-invalid'], 'appearance-none pe-12')}
          >
            {options.map(({ value: option, label, lang }) => (
              <option key={option} value={option} lang={lang}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute end-4 top-1/2 size-5 -translate-y-1/2 text-ink-700"
          />
        </div>
      )}
    </Field>
  );
}
