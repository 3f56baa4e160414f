import LanguageDetector, { type CustomDetector } from 'i18next-browser-languagedetector';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@/site/languages';
import { languageOfPath } from '@/site/pages';

/** A choice is stored under both keys, so that readers of either agree (SPEC 3.10, PRODUCT 3). */
const SELECTED = 'selectedLanguage';
const PREFERRED = 'preferredLanguage';

const address: CustomDetector = {
  name: 'address',
  lookup: () => languageOfPath(location.pathname),
};

const choice: CustomDetector = {
  name: 'choice',
  // An invalid stored value must not hide the browser's language.
  lookup: () => [stored(SELECTED), stored(PREFERRED)].find(isLanguage),
  cacheUserLanguage(language) {
    try {
      localStorage.setItem(SELECTED, language);
      localStorage.setItem(PREFERRED, language);
    } catch {
      // Storage is blocked, as in some private windows.
    }
  },
};

/** Its first language alone (SPEC 4.1); the package's own detector takes any that the browser lists. */
const browser: CustomDetector = {
  name: 'browser',
  lookup: () => navigator.language,
};

const ADDRESS_WITHOUT_LANGUAGE = [choice.name, browser.name];

/**
 * The page's language by SPEC 4.1: address, stored choice, browser; i18next falls back to `es`. Only
 * a choice is stored, not what was merely detected.
 */
export const languageDetector = new LanguageDetector(null, {
  order: [address.name, ...ADDRESS_WITHOUT_LANGUAGE],
  caches: [],
  convertDetectedLanguage: (code) => code.split('-')[0] ?? code,
});
for (const detector of [address, choice, browser]) languageDetector.addDetector(detector);

/** Kept per page: a choice made in another tab must not change the language of an open page. */
let preferred: Language | undefined;

/**
 * The language of an address without prefix: the stored choice, else the browser's, else `es` (SPEC
 * 4.1, steps 3 to 5).
 */
export function preferredLanguage(): Language {
  const detected = () => [languageDetector.detect(ADDRESS_WITHOUT_LANGUAGE)].flat();
  preferred ??= detected().find(isLanguage) ?? DEFAULT_LANGUAGE;
  return preferred;
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // Storage is blocked.
  }
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
