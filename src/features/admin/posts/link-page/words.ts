import { LOCALES } from '@/site/dateLocales';
import { ownZone, plainMoment } from '@/site/dates';
import { firm } from '@/site/firm';
import { LANGUAGES, type Language, type Translation } from '@/site/languages';
import { words as ar } from './words/ar';
import { words as de } from './words/de';
import { words as en, type Words } from './words/en';
import { words as es } from './words/es';
import { words as fr } from './words/fr';
import { words as ru } from './words/ru';
import { words as zh } from './words/zh';

/** The texts that are shown before the language of a link is known. */
type EntryWords = typeof es;

export const WORDS: Record<Translation, Words> = { en, fr, de, ar, zh, ru };

export const ENTRY_WORDS: Record<Language, EntryWords> = { es, ...WORDS };

/** The first language of the browser that the page speaks. */
export function entryWords(): { language: Language; words: EntryWords } {
  const wanted = navigator.languages.map((tag) => tag.split('-')[0]);
  const language = wanted.find((code) => LANGUAGES.some((known) => known === code)) as
    | Language
    | undefined;
  const known = language ?? 'en';
  return { language: known, words: ENTRY_WORDS[known] };
}

/** Arabic with Latin digits, as on the site. */
const tagOf = (language: Language) => (language === 'ar' ? 'ar-u-nu-latn' : language);

/** An instant in the time zone of the browser: a translator may be anywhere. */
export const formatInstant = (instant: string, language: Language) =>
  plainMoment(instant, { zone: ownZone(firm.timeZone), locale: LOCALES[language] });

/** A number in a language. */
export const formatCount = (count: number, language: Language) =>
  count.toLocaleString(tagOf(language));

/** Several names in a language, such as 'Title and Paragraph 2'. */
export const formatNames = (names: readonly string[], language: Language) =>
  new Intl.ListFormat(tagOf(language)).format(names);
