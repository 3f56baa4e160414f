import { ar } from 'date-fns/locale/ar';
import { de } from 'date-fns/locale/de';
import { es } from 'date-fns/locale/es';
import { ru } from 'date-fns/locale/ru';
import { zhCN } from 'date-fns/locale/zh-CN';
import { english, type Locale } from './dates.ts';
import { french } from './french.ts';
import type { Language } from './languages.ts';

/** The words of all languages at once, for what is not on a public page: mails and the admin area. */
export const LOCALES: Record<Language, Locale> = {
  es,
  en: english,
  fr: french,
  de,
  ar,
  zh: zhCN,
  ru,
};
