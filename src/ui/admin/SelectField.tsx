import { useId, type ComponentProps, type ReactNode } from 'react';
import { inputClass } from './field';

interface SelectFieldProps extends ComponentProps<'select'> {
  label: ReactNode;
  options: readonly (readonly [value: string, text: string])[];
}

export function SelectField({ label, options, className, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <select id={id} className={inputClass()} {...select}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
