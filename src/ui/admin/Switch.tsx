import type { ComponentProps } from 'react';

/** A switch that takes effect at once. Needs an enclosing label or `aria-label`. */
export const Switch = (props: ComponentProps<'input'>) => (
  // A checkbox's own state is the switch's. `before` is a touch target larger than it, `after` its thumb.
  <input
    type="checkbox"
    // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
    role="switch"
    className="relative h-7 w-12 shrink-0 appearance-none rounded-full border border-ink-600 bg-limestone-200 transition-colors before:absolute before:-inset-2 after:absolute after:inset-y-0.75 after:start-0.5 after:size-5 after:rounded-full after:bg-ink-700 after:transition-transform checked:border-sea-700 checked:bg-sea-700 checked:after:translate-x-5.5 checked:after:bg-white aria-disabled:opacity-50 forced-colors:after:bg-[ButtonText] forced-colors:checked:bg-[Highlight] forced-colors:checked:after:bg-[HighlightText]"
    {...props}
  />
);
