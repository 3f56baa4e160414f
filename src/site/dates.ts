/**
 * The only place that knows how dates are written and reckoned: by date-fns, in its tokens (SPEC 5,
 * docs/decisions/0005-date-fns.md).
 */
import { tz } from '@date-fns/tz';
import type { Locale } from 'date-fns';
import { addDays } from 'date-fns/addDays';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { format } from 'date-fns/format';
import { formatDistanceStrict } from 'date-fns/formatDistanceStrict';
import { getDay } from 'date-fns/getDay';
import { isValid } from 'date-fns/isValid';
import { enGB } from 'date-fns/locale/en-GB';
import { enUS } from 'date-fns/locale/en-US';
import { parseISO } from 'date-fns/parseISO';
import { startOfWeek } from 'date-fns/startOfWeek';
import type { Language } from './languages.ts';

export type { Locale };

/** A calendar day, 'yyyy-MM-dd'. */
export type Day = string;

/** Dates in a zone and a language. */
export interface Clock {
  zone: string;
  locale: Locale;
}

/** British words, with the week of SPEC 5 and twelve hours. */
export const english: Locale = {
  ...enGB,
  options: { weekStartsOn: 0, firstWeekContainsDate: 1 },
  formatLong: { ...enGB.formatLong, time: enUS.formatLong.time },
};

/** Each language's words and weeks (SPEC 5), a chunk of its own. */
const LOADERS: Record<Language, () => Locale | Promise<Locale>> = {
  es: async () => (await import('date-fns/locale/es')).es,
  en: () => english,
  fr: async () => (await import('./french.ts')).french,
  de: async () => (await import('date-fns/locale/de')).de,
  ar: async () => (await import('date-fns/locale/ar')).ar,
  zh: async () => (await import('date-fns/locale/zh-CN')).zhCN,
  ru: async () => (await import('date-fns/locale/ru')).ru,
};

export const loadLocale = async (language: Language) => LOADERS[language]();

const UTC = { zone: 'UTC' };

type Instant = Date | string;
type Zoned = Pick<Clock, 'zone'>;
type Worded = Pick<Clock, 'locale'>;

const inNumbers =
  (pattern: string) =>
  (instant: Instant, { zone }: Zoned) =>
    format(instant, pattern, { in: tz(zone) });

/** Where a line never ends: at 'AM', 'PM', their Chinese words and the Russian one for a year. */
const keptTogether = (text: string) => text.replace(/ (?=[AP]M|г\.)|(?<=[上下]午) /g, '\u00a0');

const inWords =
  (pattern: string) =>
  (instant: Instant, { zone, locale }: Clock) =>
    keptTogether(format(instant, pattern, { in: tz(zone), locale }));

/** A day as a date of which only the calendar counts. */
const dateOf = (day: Day) => parseISO(day, { in: tz(UTC.zone) });

const dayInWords =
  (pattern: string, patterns: Partial<Record<Language, string>> = {}) =>
  (day: Day, { locale }: Worded) =>
    keptTogether(
      format(dateOf(day), patterns[locale.code.slice(0, 2) as Language] ?? pattern, { locale }),
    );

/** The day on which an instant falls. */
export const dayOf: (instant: Instant, zoned: Zoned) => Day = inNumbers('yyyy-MM-dd');

/** '2026-11-21 09:05' */
export const stampOf = inNumbers('yyyy-MM-dd HH:mm');

/** '09:05' */
export const hourOf = inNumbers('HH:mm');

/** '9:05' */
export const shortHourOf = inNumbers('H:mm');

/** The time, with 12 or 24 hours as the language has it. */
export const timeOf = inWords('p');

/** The date with its weekday. */
export const longDate = inWords('PPPP');

/** 'sábado, 21 de noviembre de 2026 a las 09:05' */
export const longMoment = inWords('PPPPp');

/** '21 de noviembre de 2026 a las 09:05' */
export const plainMoment = inWords('PPPp');

/** '21 nov 2026, 09:05', where the words are Spanish. */
export const shortMoment = inWords('d MMM yyyy, HH:mm');

/** How long ago something was, in whole units: 'hace 5 minutos'. */
export const timeSince = (
  instant: Instant,
  now: Date,
  unit: 'minute' | 'hour' | 'day',
  { locale }: Worded,
) => formatDistanceStrict(instant, now, { unit, locale, addSuffix: true, roundingMethod: 'floor' });

/**
 * The instant of a local time of a zone, of which the second where the clocks go back.
 * @param local 'yyyy-MM-ddTHH:mm', or a day, for its beginning. An invalid date for other texts.
 */
export const instantAt = (local: string, { zone }: Zoned) =>
  new Date(parseISO(local, { in: tz(zone) }).getTime());

/** Whether a text names a zone that this browser knows too. */
export function isZone(text: unknown): text is string {
  if (typeof text !== 'string' || text === '') return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
  } catch {
    return false;
  }
  return !Number.isNaN(instantAt('2026-01-01', { zone: text }).getTime());
}

/** Whether two zones have the same time at an instant. */
export const sameTime = (instant: Instant, zone: string, other: string) =>
  tz(zone)(instant).getTimezoneOffset() === tz(other)(instant).getTimezoneOffset();

/**
 * The zone of this browser, or another one where it names none: some say 'Etc/Unknown', which they
 * take as no zone themselves. Not the office's zone by itself: with the firm's facts in this file,
 * every page would load what writes dates.
 */
export function ownZone(otherwise: string): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isZone(timeZone) ? timeZone : otherwise;
}

/** A zone's name, which date-fns has in English only: 'hora estándar de China'. */
export const zoneName = (
  instant: Date,
  zone: string,
  language: Language,
  style: 'long' | 'longGeneric' | 'shortGeneric',
) =>
  new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: style })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

/** Whether a text is an existing day. */
export const isDay = (text: string) => isValid(dateOf(text)) && dayOf(dateOf(text), UTC) === text;

export const daysLater = (day: Day, count: number): Day => dayOf(addDays(dateOf(day), count), UTC);

/** How many days a day comes after another. */
export const daysBetween = (earlier: Day, later: Day) =>
  differenceInCalendarDays(dateOf(later), dateOf(earlier));

/** The first day of a day's week, as the language begins its weeks (SPEC 5). */
export const weekOf = (day: Day, { locale }: Worded): Day =>
  dayOf(startOfWeek(dateOf(day), { locale }), UTC);

/** A day's number in the week, 0 for Sunday. */
export const weekdayOf = (day: Day) => getDay(dateOf(day));

export const weekdayName = dayInWords('EEEE');
export const shortWeekday = dayInWords('EEEEEE');

/** The weekdays in the order of the language, with their names. */
export const weekdays = (words: Worded) =>
  Array.from({ length: 7 }, (_, index) => daysLater(weekOf('2026-01-01', words), index)).map(
    (day) => ({ day: weekdayOf(day), name: weekdayName(day, words) }),
  );

/** A day's month and year, in the order of the language. */
export const monthTitle = dayInWords('LLLL yyyy', { zh: 'yyyy年M月' });

/** A day in the language's long format: '21 de noviembre de 2026'. */
export const longDay = dayInWords('PPP');

/** The long format with the weekday in place of the year, which date-fns has not got. */
export const weekdayAndDay = dayInWords('EEEE, d MMMM', {
  es: "EEEE, d 'de' MMMM",
  en: 'EEEE d MMMM',
  fr: 'EEEE do MMMM',
  de: 'EEEE, d. MMMM',
  ar: 'EEEE، d MMMM',
  zh: 'M月d日EEEE',
});

/** '21/11/2026' */
export const numericDay = (day: Day) => format(dateOf(day), 'dd/MM/yyyy');

/** '21 nov 2026', '21 nov' and 'sáb, 21 nov', where the words are Spanish. */
export const shortDay = dayInWords('d MMM yyyy');
export const dayAndMonth = dayInWords('d MMM');
export const shortWeekdayAndDay = dayInWords('EEE, d MMM');
