/** The languages of the site, the default first (SPEC 3.1, 9). */
export const LANGUAGES = ['es', 'en', 'fr', 'de', 'ar', 'zh', 'ru'] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'es';

/**
 * The cookie that tells the host which language the visitor has chosen. Netlify reads this name, and
 * no other.
 */
export const LANGUAGE_COOKIE = 'nf_lang';

interface LanguageFacts {
  name: string;
  flag: string;
  dir: 'ltr' | 'rtl';
  /** Shown before any translation file has loaded (SPEC 2.5). */
  loading: string;
}

export const LANGUAGE_FACTS: Record<Language, LanguageFacts> = {
  es: { name: 'Español', flag: '🇪🇸', dir: 'ltr', loading: 'Cargando...' },
  en: { name: 'English', flag: '🇬🇧', dir: 'ltr', loading: 'Loading...' },
  fr: { name: 'Français', flag: '🇫🇷', dir: 'ltr', loading: 'Chargement...' },
  de: { name: 'Deutsch', flag: '🇩🇪', dir: 'ltr', loading: 'Wird geladen...' },
  ar: { name: 'العربية', flag: '🇸🇦', dir: 'rtl', loading: 'جارٍ التحميل...' },
  zh: { name: '中文', flag: '🇨🇳', dir: 'ltr', loading: '正在加载……' },
  ru: { name: 'Русский', flag: '🇷🇺', dir: 'ltr', loading: 'Загрузка...' },
};

/** Whether a code is one of the site's languages. */
export function isLanguage(code: unknown): code is Language {
  return (LANGUAGES as readonly unknown[]).includes(code);
}

/** The flag of a language code; a globe for an unknown one (SPEC 3.1). */
export function flagOf(code: string): string {
  return isLanguage(code) ? LANGUAGE_FACTS[code].flag : '🌐';
}
