import { cx } from './cx';

/** What every input of a form looks like. */
export function inputClass(invalid = false, extra?: string): string {
  return cx(
    'min-h-11 w-full rounded border bg-white px-3 py-2',
    invalid ? 'border-terracotta-600' : 'border-ink-500',
    extra,
  );
}

/** `aria-describedby` for the ids that are there. */
export function describedBy(...ids: (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
