import { SOURCE_LANGUAGE, type Language } from '@/site/languages';

/** A text in the requested language, as most are, or a fallback with the language it is written in. */
export type LocalizedText = string | { text: string; language: Language };

export const textOf = (value: LocalizedText) => (typeof value === 'string' ? value : value.text);

/** The language of a text that was requested in a language. */
export const languageOf = (value: LocalizedText, requested: Language) =>
  typeof value === 'string' ? requested : value.language;

/**
 * The text of a field with a column per language: `field_{language}`, else `field_es`, else
 * `field`, else '' (SPEC 3.5). The bare field is Spanish.
 */
export function localized(
  record: Readonly<Record<string, unknown>>,
  field: string,
  language: Language,
): LocalizedText {
  const own = record[`${field}_${language}`];
  if (isText(own)) return own;
  const text = [record[`${field}_${SOURCE_LANGUAGE}`], record[field]].find(isText) ?? '';
  return text && language !== SOURCE_LANGUAGE ? { text, language: SOURCE_LANGUAGE } : text;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** The columns to select for `localized`: each bare field and its variant in the language. */
export function localizedColumns(fields: readonly string[], language: Language): string {
  return fields
    .flatMap((field) => (language === SOURCE_LANGUAGE ? [field] : [field, `${field}_${language}`]))
    .join(', ');
}
