/**
 * The site's languages. `npm run adopt` chooses among those that are known; CONTRIBUTING.md says what
 * one more needs ('One language more').
 */

/** Every language that the code has words and the database has columns for. */
export type Language = 'es' | 'en' | 'fr' | 'de' | 'ar' | 'zh' | 'ru';

/** Those of the site, the source language first (SPEC 3.1, 9): all that are known, or some. */
export const LANGUAGES: readonly [typeof SOURCE_LANGUAGE, ...Translation[]] = [
  'es',
  'en',
  'fr',
  'de',
  'ar',
  'zh',
  'ru',
];

/**
 * The language in which texts and posts are written first, to which every other falls back, and
 * which an address without prefix has. Its columns have no suffix.
 */
export const SOURCE_LANGUAGE = 'es' as const satisfies Language;

/** Its words for a page that could not be shown, whose translations may be what is missing. */
export const ERROR_WORDS = {
  language: 'es',
  text: 'No se ha podido mostrar esta página. Compruebe su conexión y vuelva a cargarla, por favor.',
  reload: 'Volver a cargar',
  home: 'Inicio',
} as const satisfies Record<string, string> & { language: typeof SOURCE_LANGUAGE };

/** The languages to which texts and posts are translated. */
export type Translation = Exclude<Language, typeof SOURCE_LANGUAGE>;
export const TRANSLATIONS = LANGUAGES.filter(
  (code): code is Translation => code !== SOURCE_LANGUAGE,
);

/** The language of the admin area's own texts until somebody chooses another. */
export const ADMIN_LANGUAGE = 'es' as const satisfies Language;

/** The cookie with the visitor's choice of language, for the host. Netlify reads this name alone. */
export const LANGUAGE_COOKIE = 'nf_lang';

/**
 * The entry of `Server-Timing`, the one response header that a page can read of itself, by which a
 * host says that it has chosen the page's language.
 */
export const LANGUAGE_TIMING = 'language';

interface LanguageFacts {
  name: string;
  flag: string;
  dir: 'ltr' | 'rtl';
  /** For search engines, where it is not the code: 'zh' says nothing of the script. */
  hreflang?: string;
  /** The Open Graph locale, which includes a territory. */
  openGraph: string;
  /** Shown before any translation file has loaded (SPEC 2.5). */
  loading: string;
}

export const LANGUAGE_FACTS: Record<Language, LanguageFacts> = {
  es: {
    name: 'Español',
    flag: '🇪🇸',
    dir: 'ltr',
    openGraph: 'es_ES',
    loading: 'Cargando...',
  },
  en: {
    name: 'English',
    flag: '🇬🇧',
    dir: 'ltr',
    openGraph: 'en_GB',
    loading: 'Loading…',
  },
  fr: {
    name: 'Français',
    flag: '🇫🇷',
    dir: 'ltr',
    openGraph: 'fr_FR',
    loading: 'Chargement…',
  },
  de: {
    name: 'Deutsch',
    flag: '🇩🇪',
    dir: 'ltr',
    openGraph: 'de_DE',
    loading: 'Wird geladen\u00a0…',
  },
  ar: {
    name: 'العربية',
    flag: '🇸🇦',
    dir: 'rtl',
    openGraph: 'ar_AR',
    loading: 'جارٍ التحميل...',
  },
  zh: {
    name: '中文',
    flag: '🇨🇳',
    dir: 'ltr',
    hreflang: 'zh-Hans',
    openGraph: 'zh_CN',
    loading: '正在加载……',
  },
  ru: {
    name: 'Русский',
    flag: '🇷🇺',
    dir: 'ltr',
    openGraph: 'ru_RU',
    loading: 'Загрузка...',
  },
};

/** The language of an address for search engines (RFC 5646). */
export function hreflangOf(language: Language): string {
  return LANGUAGE_FACTS[language].hreflang ?? language;
}

export function isLanguage(code: unknown): code is Language {
  return (LANGUAGES as readonly unknown[]).includes(code);
}

/**
 * The language of a page whose address names none, by SPEC 4.1, for host and browser alike: the
 * visitor's choice, else the primary part of the browser's first language, else the default.
 */
export function chosenLanguage(choice: string | undefined, browser: string | undefined): Language {
  const primary = browser?.split('-')[0]?.toLowerCase();
  return [choice, primary].find(isLanguage) ?? SOURCE_LANGUAGE;
}

/** The flag of a language code; a globe for an unknown one (SPEC 3.1). */
export function flagOf(code: string): string {
  return isLanguage(code) ? LANGUAGE_FACTS[code].flag : '🌐';
}
