import LanguageDetector, { type CustomDetector } from 'i18next-browser-languagedetector';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@/site/languages';
import { languageOfPath } from '@/site/pages';
import {
  browserLanguage,
  servedLanguage,
  storedLanguage,
  storeLanguage as store,
} from './visitorLanguage';

const address: CustomDetector = {
  name: 'address',
  lookup: () => languageOfPath(location.pathname),
};

const choice: CustomDetector = {
  name: 'choice',
  // A page keeps the language it was served in.
  lookup: () => servedLanguage() ?? storedLanguage(),
  cacheUserLanguage: (language) => store(language as Language),
};

const browser: CustomDetector = { name: 'browser', lookup: browserLanguage };

const ADDRESS_WITHOUT_LANGUAGE = [choice.name, browser.name];

/**
 * The page's language by SPEC 4.1: address, stored choice, browser; the host and the first script
 * (exchangePage.ts) choose a prerendered page's in the same way. Only a choice is stored, not what
 * was merely detected.
 */
export const languageDetector = new LanguageDetector(null, {
  order: [address.name, ...ADDRESS_WITHOUT_LANGUAGE],
  caches: [],
});
for (const detector of [address, choice, browser]) languageDetector.addDetector(detector);

/** Kept per page: a choice made in another tab must not change the language of an open page. */
let preferred: Language | undefined;

/**
 * The language of an address without prefix: the page's, else the stored choice, else the browser's,
 * else `es` (SPEC 4.1, steps 3 to 5).
 */
export function preferredLanguage(): Language {
  const detected = () => [languageDetector.detect(ADDRESS_WITHOUT_LANGUAGE)].flat();
  preferred ??= detected().find(isLanguage) ?? DEFAULT_LANGUAGE;
  return preferred;
}

/**
 * Makes a language the preferred one and stores it; where storage is blocked it lasts as long as
 * the page.
 */
export function rememberLanguage(language: Language): void {
  preferred = language;
  storeLanguage(language);
}

/** Stores a choice for pages opened later; the current page keeps its language. */
export function storeLanguage(language: Language): void {
  languageDetector.cacheUserLanguage(language, [choice.name]);
}
