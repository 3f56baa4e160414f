import type { Language } from '@/site/languages';

/**
 * The first weekday of each language (SPEC 5), 0 for Sunday. A table, because not every browser's `Intl.Locale`
 * knows it, and the rows would change their order on hydration.
 */
export const WEEK_STARTS_ON: Record<Language, number> = {
  es: 1,
  en: 0,
  fr: 1,
  de: 1,
  ar: 6,
  zh: 1,
  ru: 1,
};

/** The weekdays in the language's order, with their names. */
export function weekOf(language: Language): { day: number; name: string }[] {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, index) => {
    const day = (WEEK_STARTS_ON[language] + index) % 7;
    // 4 January 1970 was a Sunday.
    return { day, name: format.format(Date.UTC(1970, 0, 4 + day)) };
  });
}
