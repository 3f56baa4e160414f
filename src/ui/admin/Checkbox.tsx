import type { ComponentProps, ReactNode } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** A labelled checkbox with a touch-sized target. */
export function Checkbox({ label, hint, ...input }: CheckboxProps) {
  return (
    <label className="flex min-h-11 items-start gap-3 py-2">
      <input type="checkbox" className="mt-0.5 size-5 shrink-0 accent-terracotta-600" {...input} />
      <span>
        <span className="font-semibold">{label}</span>
        {hint && <span className="block text-sm text-ink-700">{hint}</span>}
      </span>
    </label>
  );
}
