import type { Language } from '@/site/languages';

/** The English texts are British; Arabic dates use Latin digits, as the site's phone numbers do. */
const LOCALES: Partial<Record<Language, string>> = { en: 'en-GB', ar: 'ar-u-nu-latn' };

/** Creating a formatter takes about a hundred times as long as using it. */
const formats = new Map<Language, Intl.DateTimeFormat>();

function formatOf(language: Language): Intl.DateTimeFormat {
  const locale = LOCALES[language] ?? language;
  const format =
    formats.get(language) ??
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(language, format);
  return format;
}

/**
 * A post's date in the long format of a language: '10 de noviembre de 2026'.
 * @returns undefined for anything that is not a calendar day; popup and card show different texts for it (SPEC 5).
 */
export function longDate(date: string, language: Language): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined;
  const day = new Date(`${date}T00:00:00Z`);
  // The constructor would roll 31 February over into March.
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== date) return undefined;
  return formatOf(language).format(day);
}
