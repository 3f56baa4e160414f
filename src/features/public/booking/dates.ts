import { tz } from '@date-fns/tz';
import { addDays, format, type Locale, startOfWeek } from 'date-fns';
import type { Language } from '@/site/languages';

/** Each language's words and weeks (SPEC 5), a chunk of its own. */
const LOCALES: Record<Language, () => Promise<Locale>> = {
  es: async () => (await import('date-fns/locale/es')).es,
  en: async () => (await import('date-fns/locale/en-US')).enUS,
  fr: async () => (await import('date-fns/locale/fr')).fr,
  de: async () => (await import('date-fns/locale/de')).de,
  ar: async () => (await import('date-fns/locale/ar')).ar,
  zh: async () => (await import('date-fns/locale/zh-CN')).zhCN,
  ru: async () => (await import('date-fns/locale/ru')).ru,
};

export const loadLocale = (language: Language) => LOCALES[language]();

/** Dates in a zone and a language. */
export interface Clock {
  zone: string;
  locale: Locale;
}

/** A calendar day, 'yyyy-MM-dd'. */
export type Day = string;

const formatted = (instant: Date, pattern: string, { zone, locale }: Clock) =>
  format(instant, pattern, { locale, in: tz(zone) });

/** The day on which an instant falls. */
export const dayOf = (instant: Date, clock: Clock): Day => formatted(instant, 'yyyy-MM-dd', clock);

/** The time of an instant, with 12 or 24 hours as the language has it. */
export const timeOf = (instant: Date, clock: Clock) => formatted(instant, 'p', clock);

/** A whole date with its weekday. */
export const longDate = (instant: Date, clock: Clock) => formatted(instant, 'PPPP', clock);

/** Whether two zones have the same time at an instant. */
export const sameTime = (instant: Date, zone: string, other: string) =>
  tz(zone)(instant).getTimezoneOffset() === tz(other)(instant).getTimezoneOffset();

/** A day as a date at noon, of which only the calendar counts. */
const dateOf = (day: Day) => tz('UTC')(`${day}T12:00Z`);

const inUtc = (date: Date, pattern: string, locale?: Locale) =>
  format(date, pattern, { ...(locale && { locale }), in: tz('UTC') });

/** A day in words: 'd', 'MMMM yyyy' or another pattern. */
export const dayAs = (day: Day, pattern: string, { locale }: Clock) =>
  inUtc(dateOf(day), pattern, locale);

/** A day's month and year, in the order of the language. */
export const monthTitle = (day: Day, clock: Clock) =>
  dayAs(day, clock.locale.code.startsWith('zh') ? 'yyyy年M月' : 'LLLL yyyy', clock);

/** The day some days later. */
export const daysLater = (day: Day, count: number): Day =>
  inUtc(addDays(dateOf(day), count), 'yyyy-MM-dd');

/** The first day of a day's week, as the language begins its weeks. */
export const weekOf = (day: Day, { locale }: Clock): Day =>
  inUtc(startOfWeek(dateOf(day), { locale, in: tz('UTC') }), 'yyyy-MM-dd');

/** The weeks of a day's month, each as its seven days. */
export function weeksOfMonth(day: Day, clock: Clock): Day[][] {
  const month = day.slice(0, 7);
  const weeks: Day[][] = [];
  for (
    let first = weekOf(`${month}-01`, clock);
    first.slice(0, 7) <= month;
    first = daysLater(first, 7)
  ) {
    weeks.push(Array.from({ length: 7 }, (_, index) => daysLater(first, index)));
  }
  return weeks;
}

/** Instants by the day on which they fall. */
export function byDay(instants: readonly Date[], clock: Clock): Map<Day, Date[]> {
  const days = new Map<Day, Date[]>();
  for (const instant of instants) {
    const day = dayOf(instant, clock);
    days.set(day, [...(days.get(day) ?? []), instant]);
  }
  return days;
}
