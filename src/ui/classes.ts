/** Joins class names, skipping falsy ones. */
export function cx(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

/** Classes of styles/components.css. */
const VARIANTS = {
  /** The main action of a screen. */
  primary: 'button-primary',
  secondary: 'button-secondary',
  /** On dark images and backgrounds. */
  onDark: 'button-on-dark',
  quietOnDark:
    'px-2 text-white underline decoration-white/50 underline-offset-4 hover:decoration-current',
  quiet:
    'px-2 text-ink-800 underline decoration-terracotta-500 underline-offset-4 hover:text-terracotta-700',
} as const;

export type ButtonVariant = keyof typeof VARIANTS;

/** The classes of a button, for `<button>` and links alike. */
export function buttonClass(variant: ButtonVariant = 'primary', extra?: string): string {
  return cx('button', VARIANTS[variant], extra);
}
