import { type Language, SOURCE_LANGUAGE } from '@/site/languages';
import { languageOfPath } from '@/site/pages';
import { servedLanguage, storeLanguage, visitorLanguage } from './visitorLanguage';

/** Kept per page: a choice made in another tab must not change the language of an open page. */
let preferred: Language | undefined;

/**
 * The language of an address without prefix while the page is open (SPEC 4.1, steps 3 to 5); the host
 * chooses a prerendered page's in the same way. Nothing is stored that was merely detected.
 */
export function preferredLanguage(): Language {
  // The prerenderer has no visitor. A page keeps the language it was served in.
  if (!('document' in globalThis)) return SOURCE_LANGUAGE;
  preferred ??= servedLanguage() ?? visitorLanguage();
  return preferred;
}

/** The language of the page at a path, which may name one. */
export const languageAt = (pathname: string) => languageOfPath(pathname) ?? preferredLanguage();

/** Makes a language that of the next addresses without prefix, as long as the page is open. */
export function keepLanguage(language: Language): void {
  preferred = language;
}

/** Keeps a language that the visitor has chosen, and stores it. */
export function rememberLanguage(language: Language): void {
  keepLanguage(language);
  storeLanguage(language);
}
