import { OFFICE } from '@/lib/admin/format';
import { isDay, longDay, shortDay } from '@/site/dates';

/** '10 nov 2026'; an invalid date unchanged. */
const shortDate = (date: string) => (isDay(date) ? shortDay(date, OFFICE) : date);

/** '10 nov 2026, 9:00'; only the date where no time is set. */
export const shortMoment = (date: string, time: string) =>
  time ? `${shortDate(date)}, ${shortTime(time)}` : shortDate(date);

/** '9:05' of '09:05'. */
export const shortTime = (time: string): string => time.replace(/^0/, '');

/** '10 de noviembre de 2026'; an invalid date unchanged. */
export const longDate = (date: string) => (isDay(date) ? longDay(date, OFFICE) : date);
