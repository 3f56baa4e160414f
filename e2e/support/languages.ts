import {
  ADMIN_LANGUAGE,
  type Language,
  LANGUAGE_FACTS,
  type Translation,
  TRANSLATIONS,
} from '../../src/site/languages';

const others = TRANSLATIONS.filter((code) => !['en', 'fr'].includes(code));

/**
 * Two translations beside English and French, for what holds of each: whichever the site has, so that
 * a firm can drop or add a language without changing the tests. A test names at most these four. The
 * second has its place before the first in the alphabet, by which the database sorts. Of the
 * shipped ones, German and Arabic.
 */
export const [OTHER, ANOTHER] = [...others, ...TRANSLATIONS].slice(0, 2).sort().reverse() as [
  Translation,
  Translation,
];

/** The last translation; of the shipped ones, Russian. */
export const LAST = TRANSLATIONS.at(-1) as Translation;

/** The translation that is written from right to left, if the site has one. */
export const MIRRORED = TRANSLATIONS.find((code) => LANGUAGE_FACTS[code].dir === 'rtl');

/** What the admin area calls a language. */
export const called = (language: Language): string =>
  new Intl.DisplayNames(ADMIN_LANGUAGE, { type: 'language' }).of(language) ?? language;

/** The same at the beginning of a label. */
export const labelled = (language: Language): string =>
  called(language).replace(/^./, (letter) => letter.toUpperCase());
