import { ADMIN_LANGUAGE, type Language } from '@/site/languages';

const NAMES = new Intl.DisplayNames(ADMIN_LANGUAGE, { type: 'language' });

/** A language's Spanish name, in lower case. */
export function languageName(language: Language): string {
  return NAMES.of(language) ?? language;
}

/** The same with a capital, for headings and labels. */
export function languageLabel(language: Language): string {
  const name = languageName(language);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
