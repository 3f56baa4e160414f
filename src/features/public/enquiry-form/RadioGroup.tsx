import { useTexts } from '@/i18n/useTexts';
import type { EnquiryFormState } from './useEnquiryForm';

interface RadioGroupProps<T extends string> {
  form: EnquiryFormState;
  name: 'urgency';
  options: { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** A choice among a few visible options, one of which is always selected. */
export function RadioGroup<T extends string>({
  form,
  name,
  options,
  value,
  onChange,
}: RadioGroupProps<T>) {
  const t = useTexts('contact');
  return (
    <fieldset>
      <legend className="font-semibold">{t(`survey.fields.${name}`)}</legend>
      <div className="mt-2 grid gap-2">
        {options.map(({ value: option, label }, index) => (
          <label
            key={option}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-lg border border-ink-500 bg-white px-[min(1rem,5vw)] py-2 has-checked:border-ink-800 has-checked:bg-ink-100 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-terracotta-600"
          >
            <input
              type="radio"
              id={index === 0 ? form.fieldId(name) : undefined}
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
              className="size-5 shrink-0 accent-ink-800 outline-none"
            />
            <span className="min-w-0">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
