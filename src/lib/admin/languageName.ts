import { type Language, LANGUAGE_FACTS } from '@/site/languages';
import { adminLanguage } from '@/admin-texts';

const NAMES = new Intl.DisplayNames(adminLanguage(), { type: 'language' });

/** A language's name within a sentence, which Spanish writes in lower case. */
export function languageName(language: Language): string {
  return NAMES.of(language) ?? language;
}

/** The same with a capital, for headings and labels. */
export function languageLabel(language: Language): string {
  const name = languageName(language);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** What an element says of itself whose text is in a language. */
export const writtenIn = (language: Language) => ({
  lang: language,
  dir: LANGUAGE_FACTS[language].dir,
});
