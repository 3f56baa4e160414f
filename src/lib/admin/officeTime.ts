import { enGB } from 'date-fns/locale/en-GB';
import { es } from 'date-fns/locale/es';
import {
  type Clock,
  type Day,
  type Locale,
  dayOf,
  instantAt,
  numericDay,
  shortMoment,
  stampOf,
} from '@/site/dates';
import { firm } from '@/site/firm';
import { type AdminLanguage, adminLanguage } from '@/admin-texts';

const LOCALES: Record<AdminLanguage, Locale> = { es, en: enGB };

/** The office's clock, in the language of the admin area. */
export const OFFICE: Clock = { zone: firm.timeZone, locale: LOCALES[adminLanguage()] };

/** An instant in the office's time zone, as 'yyyy-MM-dd HH:mm'. */
export const formatOfficeTimestamp = (instant: Date | string) => stampOf(instant, OFFICE);

/** The calendar day of an instant in the office's time zone. */
export const toOfficeDay = (instant: Date | string): Day => dayOf(instant, OFFICE);

/** An instant in the office's time zone for display: '21 nov 2026, 09:05'. */
export const formatOfficeDateTime = (instant: Date | string) => shortMoment(instant, OFFICE);

/** The instant of a local time of the office: a day (its midnight) or 'yyyy-MM-ddTHH:mm'. */
export const parseOfficeTime = (local: string) => instantAt(local, OFFICE);

/**
 * Whether a local time of the office has been reached.
 * @param time 'HH:mm', with or without seconds; empty for the beginning of the day.
 */
export const hasCome = (day: Day, time: string, now = new Date()) =>
  `${day} ${time.slice(0, 5) || '00:00'}` <= formatOfficeTimestamp(now);

/** A day for display: '21/11/2026'. */
export { numericDay as formatDay };
