import { cx } from '@/ui/cx';

/** The classes of a form field. */
export function inputClass(invalid = false, extra?: string): string {
  return cx(
    'min-h-11 w-full rounded border bg-white px-3 py-2 file:me-3 file:font-semibold',
    invalid ? 'border-terracotta-600' : 'border-ink-500',
    extra,
  );
}

/** The value of `aria-describedby`: the ids given, without the falsy ones. */
export function describedBy(...ids: (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
