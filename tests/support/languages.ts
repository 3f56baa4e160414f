import {
  isLanguage,
  type Language,
  type Translation,
  TRANSLATIONS,
} from '../../src/site/languages';

/**
 * Two translations, for what holds of each: whichever the site has, so that a firm can drop or add a
 * language without changing the tests.
 */
export const [OTHER, ANOTHER] = [...TRANSLATIONS.slice(2), ...TRANSLATIONS] as [
  Translation,
  Translation,
];

/** A code that no language has. */
export const UNKNOWN = 'xx';

/** The rows of a table of samples whose language the site has. */
export const ofTheSite = <Sample>(samples: Record<string, Sample>): [Language, Sample][] =>
  Object.entries(samples).filter((row): row is [Language, Sample] => isLanguage(row[0]));
