import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@/site/languages';

/** SPEC 3.10, PRODUCT 3: a choice is written under both keys, so that no reader of either can disagree. */
const SELECTED = 'selectedLanguage';
const PREFERRED = 'preferredLanguage';

/** This page's own: a choice made in another tab must not change the language under an open page. */
let preferred: Language | undefined;

/** The language of an address without prefix: the stored choice, the browser's, `es` (SPEC 4.1, steps 3 to 5). */
export function preferredLanguage(): Language {
  preferred ??= detect();
  return preferred;
}

/** One source after the other: a stored word that is no language must not hide what the browser speaks. */
function detect(): Language {
  for (const found of [storedLanguage(), navigator.language]) {
    const primary = found?.split('-')[0];
    if (isLanguage(primary)) return primary;
  }
  return DEFAULT_LANGUAGE;
}

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(SELECTED);
  } catch {
    return null; // Blocked.
  }
}

/** Remembers a choice; where storage is blocked it lasts as long as the page. */
export function rememberLanguage(language: Language): void {
  preferred = language;
  storeLanguage(language);
}

/** Stores a choice for pages that are yet to be opened; this one keeps its language. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(SELECTED, language);
    localStorage.setItem(PREFERRED, language);
  } catch {
    // A private window without storage: nothing to remember with.
  }
}
