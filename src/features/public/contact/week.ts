import { type Language, LANGUAGE_FACTS } from '@/site/languages';

/** The weekdays in the language's order, with their names. */
export function weekOf(language: Language): { day: number; name: string }[] {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, index) => {
    const day = (LANGUAGE_FACTS[language].weekStart + index) % 7;
    // 4 January 1970 was a Sunday.
    return { day, name: format.format(Date.UTC(1970, 0, 4 + day)) };
  });
}
