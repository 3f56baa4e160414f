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
  const isKnown = (code?: string): code is Language => LANGUAGES.some((known) => known === code);
  const wanted = navigator.languages.map((tag) => tag.split('-')[0]);
  const language = wanted.find(isKnown) ?? 'en';
  return { language, words: ENTRY_WORDS[language] };
}

/** An instant in the time zone of the browser: a translator may be anywhere. */
export const formatInstant = (instant: string, language: Language) =>
  plainMoment(instant, { zone: ownZone(firm.timeZone), locale: LOCALES[language] });

/** A number in a language, in Arabic too with Latin digits, as on the site. */
export const formatCount = (count: number, language: Language) =>
  count.toLocaleString(`${language}-u-nu-latn`);
