import { DEFAULT_LANGUAGE, type Language } from '@/site/languages';

/** A text and the language it is really in: a fallback is marked as what it is. */
export interface LocalizedText {
  text: string;
  language: Language;
}

/**
 * The text of a field with per-language variants: `field_{language}`, `field_es`, `field`, then '' (SPEC 3.5).
 * The bare field is Spanish.
 */
export function localized(
  record: Readonly<Record<string, unknown>>,
  field: string,
  language: Language,
): LocalizedText {
  const own = record[`${field}_${language}`];
  if (isText(own)) return { text: own, language };
  const fallback = [record[`${field}_${DEFAULT_LANGUAGE}`], record[field]].find(isText);
  return { text: fallback ?? '', language: fallback === undefined ? language : DEFAULT_LANGUAGE };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** The columns to ask for so that `localized` finds a field in a language: the bare one and its variant. */
export function localizedColumns(fields: readonly string[], language: Language): string {
  return fields
    .flatMap((field) => (language === DEFAULT_LANGUAGE ? [field] : [field, `${field}_${language}`]))
    .join(', ');
}
