import { cx } from './cx';

const BASE = 'button';

const VARIANTS = {
  /** The main action of a screen. */
  primary: 'px-6 bg-terracotta-600 text-white hover:bg-terracotta-700 forced-colors:border',
  secondary: 'button-secondary border-ink-600/40 hover:border-ink-800',
  /** On dark images and backgrounds. */
  onDark: 'px-6 border border-white/50 text-white hover:border-white hover:bg-white/10',
  quietOnDark:
    'px-2 text-white underline decoration-white/50 underline-offset-4 hover:decoration-current',
  quiet:
    'px-2 text-ink-800 underline decoration-terracotta-500 underline-offset-4 hover:text-terracotta-700',
} as const;

export type ButtonVariant = keyof typeof VARIANTS;

/** The classes of a button, for `<button>` and links alike. */
export function buttonClass(variant: ButtonVariant = 'primary', extra?: string): string {
  return cx(BASE, VARIANTS[variant], extra);
}
