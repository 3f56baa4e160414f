import type { ComponentProps } from 'react';

/** One of the options of a choice, all in sight. */
export function RadioCard({ children, ...input }: ComponentProps<'input'>) {
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-lg border border-ink-500 bg-white px-[min(1rem,5vw)] py-2 has-checked:border-ink-800 has-checked:bg-ink-100 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-terracotta-600">
      <input type="radio" className="size-5 shrink-0 accent-ink-800 outline-none" {...input} />
      {children}
    </label>
  );
}
