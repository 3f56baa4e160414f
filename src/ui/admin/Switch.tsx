import { Switch as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cx } from '@/ui/classes';

/** A switch that takes effect at once. Needs an enclosing label or `aria-label`. */
export function Switch({ className, ...rest }: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root
      className={cx(
        'relative h-7 w-12 shrink-0 rounded-full border border-ink-600 bg-limestone-200 transition-colors',
        // A touch target larger than the visible switch.
        'before:absolute before:-inset-2 before:content-[""]',
        'aria-disabled:opacity-50 data-[state=checked]:border-sea-700 data-[state=checked]:bg-sea-700 forced-colors:data-[state=checked]:bg-[Highlight]',
        className,
      )}
      {...rest}
    >
      <Radix.Thumb className="block size-5 translate-x-0.5 rounded-full bg-ink-700 transition-transform data-[state=checked]:translate-x-5.5 data-[state=checked]:bg-white forced-colors:bg-[ButtonText] forced-colors:data-[state=checked]:bg-[HighlightText]" />
    </Radix.Root>
  );
}
