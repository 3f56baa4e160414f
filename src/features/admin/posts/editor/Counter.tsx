import { posts as t } from '@/admin-texts';

interface CounterProps {
  value: string;
  /** In characters. */
  max: number;
  words?: boolean;
}

/** How long a text is, in characters and perhaps in words. */
export function Counter({ value, max, words = false }: CounterProps) {
  const count = value.length;
  const written = (value.match(/\S+/g) ?? []).length;
  return (
    <span
      className={count > max ? 'text-sm font-semibold text-terracotta-700' : 'text-sm text-ink-700'}
    >
      {t('textFields.characters', { length: count, max })}
      {words && ` · ${t('textFields.words', { count: written })}`}
    </span>
  );
}
