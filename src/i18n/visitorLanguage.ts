/**
 * What the browser knows of the visitor's language. Small and without a library: the first script
 * (src/entry.ts) reads it before the app is loaded.
 */
import { allowed } from '@/lib/allowed';
import {
  chosenLanguage,
  SOURCE_LANGUAGE,
  isLanguage,
  type Language,
  LANGUAGE_COOKIE,
  LANGUAGE_TIMING,
} from '@/site/languages';

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

/** The language that a visitor wants at an address that names none. */
export function visitorLanguage(): Language {
  return chosenLanguage(storedLanguage(), navigator.language);
}

/** The visitor's choice: in the storage, else in the cookie, which a browser may keep longer. */
function storedLanguage(): Language | undefined {
  return [...KEYS.map(stored), cookieLanguage()].find(isLanguage);
}

const cookieLanguage = () =>
  new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=(\\w+)`).exec(allowed(() => document.cookie) ?? '')?.[1];

/** Stores a choice for this browser and, in a cookie, for the host (server/origin/entryLanguage.ts). */
export function storeLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  allowed(() => {
    document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax${secure}`;
  });
  allowed(() => KEYS.forEach((key) => localStorage.setItem(key, language)));
}

const stored = (key: string) => allowed(() => localStorage.getItem(key));

/** How the document was loaded; undefined where the browser does not tell. */
export const documentLoad = () =>
  performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;

/** Whether the document was loaded by going back or forward. */
export const isReachedByHistory = () => documentLoad()?.type === 'back_forward';

/** Whether the host says of this document that it has chosen its language (entryLanguage.ts). */
function isChosenByHost(): boolean {
  // Safari has it since 16.4.
  const { serverTiming = [] } = (documentLoad() ?? {}) as Partial<PerformanceNavigationTiming>;
  return serverTiming.some(({ name }) => name === LANGUAGE_TIMING);
}

/** The page's path in a language; undefined where it does not exist in it. */
function pathIn(language: Language): string | undefined {
  const link = document.head.querySelector<HTMLLinkElement>(`link[hreflang|="${language}"]`);
  return link ? new URL(link.href).pathname : undefined;
}

/**
 * Leaves a prerendered page whose language the host could not choose: it did not get the cookie with
 * the visitor's choice, or it follows no rules and sent the file at the address.
 * @returns whether the page is left.
 */
export function leaveForLanguage(): boolean {
  const served = servedLanguage();
  // Only the address in the default language names none.
  if (!served || pathIn(SOURCE_LANGUAGE) !== location.pathname) return false;
  const chosen = storedLanguage();
  if (chosen && cookieLanguage() !== chosen) {
    storeLanguage(chosen);
    if (chosen !== served && pathIn(chosen) && cookieLanguage() === chosen) {
      location.reload();
      return true;
    }
  }
  const wanted = visitorLanguage();
  const path = pathIn(wanted);
  if (served !== SOURCE_LANGUAGE || wanted === served || !path || isChosenByHost()) return false;
  location.replace(path + location.search + location.hash);
  return true;
}
