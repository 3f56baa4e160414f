import { ChevronDown } from 'lucide-react';
import { controlClass, type ControlProps } from './Field';

interface SelectProps<T extends string> {
  control: ControlProps;
  options: { value: T; label: string; lang?: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** A native select with its arrow at the inline end. */
export function Select<T extends string>({
  control: { required, ...control },
  options,
  value,
  onChange,
}: SelectProps<T>) {
  return (
    <div className="relative">
      <select
        {...control}
        // `required` is valid only in a list that begins with an empty option.
        aria-required={required}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
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
  );
}
