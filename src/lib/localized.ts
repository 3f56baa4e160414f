import { SOURCE_LANGUAGE, type Language } from '@/site/languages';

/** A text with the language it is written in, which for a fallback is not the requested one. */
export interface LocalizedText {
  text: string;
  language: Language;
}

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
  if (isText(own)) return { text: own, language };
  const fallback = [record[`${field}_${SOURCE_LANGUAGE}`], record[field]].find(isText);
  return { text: fallback ?? '', language: fallback === undefined ? language : SOURCE_LANGUAGE };
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
