import type { LucideIcon } from 'lucide-react';
import { useTexts } from '@/i18n/useTexts';
import { cx } from '@/ui/cx';
import type { EnquiryFormState } from './useEnquiryForm';

interface RadioGroupProps<T extends string> {
  form: EnquiryFormState;
  name: 'urgency' | 'channel';
  options: { value: T; label: string; icon?: LucideIcon }[];
  value: T;
  onChange: (value: T) => void;
  className?: string;
}

/** A choice among a few visible options, one of which is always selected. */
export function RadioGroup<T extends string>({
  form,
  name,
  options,
  value,
  onChange,
  className,
}: RadioGroupProps<T>) {
  const t = useTexts('contact');
  return (
    <fieldset>
      <legend className="font-semibold">{t(`survey.fields.${name}`)}</legend>
      <div className={cx('mt-2 grid gap-2', className)}>
        {options.map(({ value: option, label, icon: Icon }, index) => (
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
            {Icon && (
              <Icon
                aria-hidden="true"
                className="size-5 shrink-0 text-ink-700 max-[15rem]:hidden"
              />
            )}
            <span className="min-w-0">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
