import { createInstance } from 'i18next';
import { recordOf } from '@/lib/recordOf';
import { LOCALES } from '@/site/dateLocales';
import { ownZone, plainMoment } from '@/site/dates';
import { firm } from '@/site/firm';
import { isLanguage, LANGUAGES, type Language, type Translation } from '@/site/languages';
import ar from './words/ar.json';
import de from './words/de.json';
import en from './words/en.json';
import es from './words/es.json';
import fr from './words/fr.json';
import ru from './words/ru.json';
import zh from './words/zh.json';

type Word = keyof typeof en;

const TRANSLATED: Record<Translation, Record<Word, string>> = { en, fr, de, ar, zh, ru };

/** In the source language only what is shown before the language of a link is known. */
const FILES: Record<Language, Record<keyof typeof es, string>> = { es, ...TRANSLATED };

const i18n = createInstance();
void i18n.init({
  resources: recordOf(LANGUAGES, (language) => ({ translation: FILES[language] })),
  interpolation: { escapeValue: false },
});

/** The texts of the page that a translation link opens, in the language translated into. */
export function wordsIn(language: Language) {
  const t = i18n.getFixedT(language) as (word: string, values?: object) => string;
  return (word: Word, values?: Record<string, string | number>) => t(word, values);
}

/** The first language of the browser that the page speaks. */
export function entryLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.split('-')[0] ?? '');
  return wanted.find(isLanguage) ?? 'en';
}

/** An instant in the time zone of the browser: a translator may be anywhere. */
export const formatInstant = (instant: string, language: Language) =>
  plainMoment(instant, { zone: ownZone(firm.timeZone), locale: LOCALES[language] });

/** A number in a language, in Arabic too with Latin digits, as on the site. */
export const formatCount = (count: number, language: Language) =>
  count.toLocaleString(`${language}-u-nu-latn`);
