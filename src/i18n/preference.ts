import type { Language } from '@/site/languages';
import { languageOfPath } from '@/site/pages';
import { servedLanguage, storeLanguage, visitorLanguage } from './visitorLanguage';

/** Kept per page: a choice made in another tab must not change the language of an open page. */
let preferred: Language | undefined;

/** The language of an address without prefix while the page is open (SPEC 4.1, steps 3 to 5). */
export function preferredLanguage(): Language {
  // A page keeps the language it was served in.
  preferred ??= servedLanguage() ?? visitorLanguage();
  return preferred;
}

/**
 * The page's language by SPEC 4.1: address, stored choice, browser; the host chooses a prerendered
 * page's in the same way. Nothing is stored that was merely detected.
 */
export function pageLanguage(): Language {
  return languageOfPath(location.pathname) ?? preferredLanguage();
}

/** Makes a language that of the next addresses without prefix, as long as the page is open. */
export function keepLanguage(language: Language): void {
  preferred = language;
}

/** Keeps a language that the visitor has chosen, and stores it. */
export function rememberLanguage(language: Language): void {
  keepLanguage(language);
  storeLanguage(language);
}
