import type { Language } from '../src/site/languages';

/**
 * For a test that there is in two languages: the Spanish one runs at the desk, the other on a phone. So two runs see
 * both languages and both sizes, in half the time that all four combinations would take.
 */
export const atOneSize = (language: Language) => ({
  tag: language === 'es' ? '@desktop' : '@phone',
});
