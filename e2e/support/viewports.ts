import { type Language, SOURCE_LANGUAGE } from '../../src/site/languages';

/**
 * For tests in two languages: the Spanish one runs on desktop, the other on a phone, which covers
 * both languages and both viewports in half the time of all four combinations.
 */
export const inOneViewport = (language: Language) => ({
  tag: language === SOURCE_LANGUAGE ? '@desktop' : '@phone',
});
