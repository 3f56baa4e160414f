/**
 * What the browser knows of the visitor's language. Small and without a library: the first script
 * (src/entry.ts) reads it before the app is loaded.
 */
import { isLanguage, type Language, LANGUAGE_COOKIE } from '@/site/languages';

/** A choice is stored under both keys, so that readers of either agree (SPEC 3.10, PRODUCT 3). */
const KEYS = ['selectedLanguage', 'preferredLanguage'];

/** A year; the cookie policy says so. */
const COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** The element that holds a prerendered page's data (src/app/pageData.ts). */
export const PAGE_DATA_ID = 'page-data';

/** The language that a prerendered page was served in; undefined for an empty shell. */
export function servedLanguage(): Language | undefined {
  const { lang } = document.documentElement;
  return document.getElementById(PAGE_DATA_ID) && isLanguage(lang) ? lang : undefined;
}

/**
 * The visitor's choice: in the storage, else in the cookie, which browsers may keep longer or
 * shorter than the storage.
 */
export function storedLanguage(): Language | undefined {
  const cookie = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=(\\w+)`).exec(document.cookie)?.[1];
  return [...KEYS.map(stored), cookie].find(isLanguage);
}

/**
 * Stores a choice for this browser and, in a cookie, for the host (server/origin/entryLanguage.ts).
 */
export function storeLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax${secure}`;
  try {
    for (const key of KEYS) localStorage.setItem(key, language);
  } catch {
    // Storage is blocked, as in some private windows.
  }
}

/** The primary subtag of the browser's first language (SPEC 4.1). */
export function browserLanguage(): string {
  return navigator.language.split('-')[0] ?? '';
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // Storage is blocked.
  }
}
